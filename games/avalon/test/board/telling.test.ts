import { type LogLine, type Moment, type Step, switchLang, type ToldAction } from '@logres/board-kit'
import { at, canonical, sum, type Viewer } from '@logres/kernel'
import { LANGUAGES } from '@logres/words'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { paceOf } from '../../board/telling/pace.ts'
import { readings, score } from '../../board/telling/readings.ts'
import { told } from '../../board/telling/told.tsx'
import { textsReady, words } from '../../board/texts/index.ts'
import { viewIn } from '../../board/view.ts'
import { CARDS, TILES } from '../../rules/index.ts'
import { botGame, randomGame, shownTo, turnsOf } from './games.ts'

const NAMES = ['Bors', 'Morgan'] as const
const VIEWERS: readonly Viewer[] = [0, 1, 'table']

const bots = botGame('told')
const random = ['a', 'b', 'c', 'd'].map((seed) => randomGame(`told ${seed}`, 60))
const GAMES: readonly (readonly [string, readonly Moment[]])[] = [
  ['a game of bots', bots],
  ...random.map((moments, i): [string, readonly Moment[]] => [`random game ${i + 1}`, moments]),
]

beforeAll(async () => {
  // The language of the page is written down there.
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  await textsReady()
})

function playersFor(viewer: Viewer) {
  return { names: NAMES, reader: viewer === 'table' ? null : viewer }
}

function toldTo(viewer: Viewer, moments: readonly Moment[]): readonly ToldAction[] {
  const steps = shownTo(viewer, moments)
  return turnsOf(steps).flatMap(({ lines }) => told(lines, steps, playersFor(viewer)))
}

describe.each(LANGUAGES)('a turn told in %s', (language) => {
  beforeAll(() => switchLang(language))

  describe.each(GAMES)('%s', (_name, moments) => {
    it.each(VIEWERS)('every event belongs to one action, for viewer %s', (viewer) => {
      const steps = shownTo(viewer, moments)
      for (const { lines } of turnsOf(steps)) {
        const actions = told(lines, steps, playersFor(viewer))
        if (lines.every(({ event }) => event.kind === 'turnBegan')) expect(actions).toEqual([])
        else expect(actions.flatMap((action) => action.lines)).toEqual(lines)
        for (const { from, to, lines: own } of actions) {
          expect(own.filter(({ step }) => step < from).every(({ event }) => event.kind === 'turnBegan')).toBe(true)
          expect(own.at(-1)?.step).toBe(to)
        }
      }
    })

    it.each(VIEWERS)('every action is a whole sentence, for viewer %s', (viewer) => {
      for (const { sentence, seat } of toldTo(viewer, moments)) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        expect(sentence).not.toMatch(/\b(undefined|null|NaN|object)\b| {2}| [.,]|\.\.|: \./)
        // The reader is spoken to, and never by name; of others the name is said.
        if (viewer !== 'table') expect(sentence).not.toContain(at(NAMES, viewer))
        if (seat !== null && seat !== viewer) expect(sentence).toContain(at(NAMES, seat))
      }
    })

    it.each(VIEWERS)('every change of a crown is in a sentence, for viewer %s', (viewer) => {
      const steps = shownTo(viewer, moments)
      const actions = toldTo(viewer, moments)
      let changes = 0
      for (const [i, { view }] of steps.entries()) {
        const before = steps[i - 1]
        if (before === undefined) continue
        const gained = ([0, 1] as const).map((side) => score(view, side) - score(before.view, side))
        const won = Math.max(...gained)
        if (gained.every((by) => by === 0)) continue
        changes += 1
        const action = actions.find(({ from, to }) => from <= i && i <= to)
        expect(action?.seat).toBe(gained.indexOf(won))
        expect(action?.sentence).toContain(words().names.crowns(won))
        expect(action?.weight).toBeGreaterThanOrEqual(2)
        const loser = gained.findIndex((by) => by < 0)
        if (loser >= 0) expect(action?.sentence).toContain(spokenTo(language, viewer, loser))
      }
      expect(changes).toBeGreaterThan(2)
    })

    it('names no card that the reader has not seen', () => {
      const cardNames = CARDS.map((card) => words().names.card(card))
      for (const viewer of VIEWERS) {
        for (const { sentence, seat, lines } of toldTo(viewer, moments)) {
          const isDraw = lines.some(({ event }) => event.kind === 'tilePaid')
          if (!isDraw || seat === viewer || lines.some(({ event }) => event.kind === 'cardDiscarded')) continue
          for (const name of cardNames) expect(sentence).not.toContain(name)
        }
      }
    })
  })
})

/** How the one who lost a region is named: the reader as “you”. */
function spokenTo(language: string, viewer: Viewer, seat: number): string {
  if (seat !== viewer) return NAMES[seat === 1 ? 1 : 0]
  return { en: 'from you', fr: 'sur toi', de: 'dir abgenommen', it: 'a te' }[language] ?? ''
}

describe('an action grows', () => {
  beforeAll(() => switchLang('en'))

  it('with each of its steps, and those before it stay as they are', () => {
    const steps = shownTo(0, bots)
    const grown = new Map<string, string[]>()
    for (const { lines, turn } of turnsOf(steps)) {
      let before: readonly ToldAction[] = []
      for (const end of new Set(lines.map(({ step }) => step))) {
        const sofar = lines.filter(({ step }) => step <= end)
        const now = told(sofar, steps.slice(0, end + 1), playersFor(0))
        expect(now.slice(0, before.length - 1).map(({ sentence }) => sentence)).toEqual(
          before.slice(0, -1).map(({ sentence }) => sentence),
        )
        before = now
        const last = now.at(-1)
        if (last === undefined) continue
        const key = `${turn.no} ${last.from}`
        grown.set(key, [...(grown.get(key) ?? []), last.sentence])
      }
    }
    const attacks = [...grown.values()].filter(([first]) => first?.includes('attack'))
    expect(attacks.length).toBeGreaterThan(5)
    for (const [first = '', ...later] of attacks) {
      const begun = first.replace(/[.:].*$/, '')
      for (const sentence of later) expect(sentence.startsWith(begun)).toBe(true)
    }
  })

  it('from the announcement to what was paid', () => {
    const said = growing('attackDeclared', 'regionConquered')
    expect(said[0]).toMatch(/^\w+ attacks? \d+ [\w ]+ with a \w+ (knight|sorceress)\.$/)
    expect(said.at(-1)).toMatch(/: (conquered|taken from \w+).* \d crowns?\. (They|You) pay /)
  })
})

/** All that is said of the first such action of the bots. */
function growing(start: string, result: string): readonly string[] {
  const steps = shownTo('table', bots)
  for (const { lines } of turnsOf(steps)) {
    const action = told(lines, steps, playersFor('table')).find(
      ({ lines: own }) => has(own, start) && has(own, result) && own.at(-1)?.step !== own[0]?.step,
    )
    if (action === undefined) continue
    const ends = new Set(action.lines.map(({ step }) => step))
    return [...ends].map((end) => {
      const sofar = lines.filter(({ step }) => step <= end)
      return told(sofar, steps.slice(0, end + 1), playersFor('table')).at(-1)?.sentence ?? ''
    })
  }
  throw new Error(`no ${start} with ${result}`)
}

function has(lines: readonly LogLine[], kind: string): boolean {
  return lines.some(({ event }) => event.kind === kind)
}

describe('what can be read off the board', () => {
  it.each(VIEWERS)('differs exactly where the view does, for viewer %s', (viewer) => {
    const kinds = new Set<string>()
    for (const moments of [bots, ...random]) {
      const steps = shownTo(viewer, moments)
      for (const [i, step] of steps.entries()) {
        const before = steps[i - 1]
        if (before !== undefined) for (const kind of differences(before, step)) kinds.add(kind)
      }
    }
    const own = viewer === 'table' ? [] : ['card']
    expect([...kinds].toSorted()).toEqual([...own, 'crowns', 'hand', 'pile', 'region', 'tile', 'waiting'].toSorted())
  })
})

/** The kinds of places that differ; each is compared with the view itself. */
function differences(before: Step, after: Step): ReadonlySet<string> {
  const [was, is] = [readings(before.view), readings(after.view)]
  const places = new Set([...was.keys(), ...is.keys()])
  const changed = new Set([...places].filter((place) => was.get(place) !== is.get(place)))
  expect(changed).toEqual(new Set([...places].filter((place) => factsAt(place, before) !== factsAt(place, after))))
  return new Set([...changed].map((place) => place.split('-')[0] ?? ''))
}

/** What the view says of a place. */
function factsAt(place: string, { view: seen }: Step): string {
  const view = viewIn(seen)
  const [kind, one = '', two = ''] = place.split('-')
  const side = one === '1' ? 1 : 0
  switch (kind) {
    case 'region':
      return canonical(at(view.places, Number(one) - 1))
    case 'pile':
      return String(at(view.places, Number(two) - 1).piles[side].length)
    case 'crowns':
      return String(sum(view.places.map(({ region, owner }) => (owner === side ? (region?.crowns ?? 0) : 0))))
    case 'hand':
      return String(view.hands[side].size)
    case 'card': {
      const held = view.viewer === 'table' ? null : view.hands[view.viewer === 1 ? 1 : 0].cards
      return String((held?.[Number(one)] ?? 0) >= Number(two))
    }
    case 'waiting':
      return view.waiting[side]?.tile ?? ''
    case 'tile': {
      const names: readonly string[] = TILES
      const kindNo = names.indexOf(one)
      const before = ([0, 1] as const).filter((each) => view.waiting[each]?.tile === one)
      const up = at(view.faceUp, kindNo)
      return Number(two) <= up ? 'up' : String(before[Number(two) - 1 - up])
    }
    default:
      throw new Error(`no such place: ${place}`)
  }
}

describe('how long a step is shown', () => {
  it('is longest for an attack and a conquest, and a payment takes no longer than 1500 ms', () => {
    const steps = shownTo('table', bots)
    let paying = 0
    for (const [i, step] of steps.entries()) {
      const before = steps[i - 1]
      if (before === undefined) continue
      const ms = paceOf(before, step, 'table')
      const kinds = step.events.map(({ kind }) => kind)
      if (kinds.includes('attackDeclared') || kinds.includes('regionConquered')) expect(ms).toBe(900)
      if (kinds.includes('reinforced')) expect(ms).toBe(600)
      if (kinds.includes('attackResisted')) expect(ms).toBe(700)
      if (kinds.includes('tileTaken')) expect(ms).toBe(500)
      expect(ms).toBeLessThanOrEqual(900)
      const isPayment = kinds.length === 1 && kinds[0] === 'cardLost'
      paying = isPayment ? paying + ms : 0
      expect(paying).toBeLessThanOrEqual(1500)
    }
  })
})
