/* Whole games as they are told: to every seat, in every language. */
import { logOf, type Moment, type Step, switchLang, type ToldAction } from '@logres/board-kit'
import { at, seededChance, type Tagged, type Viewer } from '@logres/kernel'
import { LANGUAGES, type Language, type Players } from '@logres/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellingOf } from '../../board/telling/index.tsx'
import { textsReady } from '../../board/texts/index.ts'
import { manifest } from '../../manifest.ts'
import { type Event, merlin, type View } from '../../rules/index.ts'
import { loadWords, type MerlinWords } from '../../words/index.ts'
import { botGame, seenBy, wildGame } from './course.ts'

const NAMES = ['Ysolde', 'Marek', 'Tamsin', 'Owain']
const BOTH = { kingsFavour: true, knights: 'draft' } as const
const COURSES: ReadonlyMap<string, readonly Moment[]> = new Map([
  ['bots, with both extensions', botGame(BOTH, 3, 'told by bots')],
  ['bots, four with knights by lot', botGame({ knights: 'random' }, 4, 'told by four')],
  ['anything legal, with both extensions', wildGame(BOTH, 4, 'told wildly')],
  ['anything legal, two', wildGame({ kingsFavour: true, knights: 'random' }, 2, 'told by two')],
])

let words: MerlinWords
let documentBefore: PropertyDescriptor | undefined

beforeAll(async () => {
  // Changing the language names it in the page.
  documentBefore = Object.getOwnPropertyDescriptor(globalThis, 'document')
  Object.defineProperty(globalThis, 'document', { configurable: true, value: { documentElement: { lang: '' } } })
  await textsReady()
})

afterAll(async () => {
  await switchLang('en')
  if (documentBefore === undefined) Reflect.deleteProperty(globalThis, 'document')
  else Object.defineProperty(globalThis, 'document', documentBefore)
})

async function speak(language: Language): Promise<void> {
  await switchLang(language)
  words = await loadWords(language)
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}

function sayEvent(event: Tagged, players: Players): string {
  return isEvent(event) ? words.event(event, players) : ''
}

const telling = tellingOf(sayEvent)

function playersFor(viewer: Viewer): Players {
  return { names: NAMES, reader: viewer === 'table' ? null : viewer }
}

function toldOf(steps: readonly Step[], viewer: Viewer): readonly (readonly ToldAction[])[] {
  return logOf(steps, manifest.logStarts ?? []).map(({ lines }) => telling.told(lines, steps, playersFor(viewer)))
}

function viewersOf(seats: number): readonly Viewer[] {
  return ['table', ...Array.from({ length: seats }, (_, seat) => seat)]
}

function viewIn(step: Step): View {
  const { view } = step
  if (!isView(view)) throw new Error('not a view of Merlin')
  return view
}

function isView(view: object): view is View {
  return 'players' in view && 'merlin' in view
}

function scoresIn(step: Step): readonly number[] {
  return viewIn(step).players.map(({ score }) => score)
}

/** All "(28 → 31)" of a sentence. */
function changesSaid(sentence: string): readonly (readonly [number, number])[] {
  const number = (text: string) => Number(text.replace('−', '-'))
  return [...sentence.matchAll(/\((−?\d+) → (−?\d+)\)/g)].map(([, before = '', after = '']) => [
    number(before),
    number(after),
  ])
}

const NUMBERED: Readonly<Record<Language, RegExp>> = {
  en: /(?<!row \d, )tile \d|quest \d/i,
  fr: /(?<!rangée \d, )tuile \d(?! de la rangée)|quête \d/i,
  de: /(?<!Reihe \d, )Plättchen \d(?! in Reihe)|Auftrag \d/,
  it: /(?<!fila \d, )tessera \d(?! della fila)|missione \d/i,
}

describe.each([...COURSES.keys()])('a game of %s', (name) => {
  const moments = COURSES.get(name) ?? []
  const seats = scoresIn(at(seenBy(moments, 'table'), 0)).length

  test.each(LANGUAGES)('is told in %s: every event once, every sentence whole', async (language) => {
    await speak(language)
    for (const viewer of viewersOf(seats)) {
      const steps = seenBy(moments, viewer)
      const actions = toldOf(steps, viewer).flat()
      const events = actions.flatMap(({ lines }) => lines.map(({ event }) => event))
      expect(events).toEqual(steps.flatMap((step) => step.events))
      expect(new Set(events).size).toBe(events.length)
      for (const { sentence, from, to, lines } of actions) {
        expect(sentence, language).toMatch(/^\p{Lu}.*[.]$/su)
        expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}| [.,;]/)
        expect(sentence).not.toMatch(NUMBERED[language])
        expect(from).toBeLessThanOrEqual(to)
        for (const { step, event } of lines)
          if (event.kind !== 'turnBegan') expect(step >= from && step <= to, sentence).toBe(true)
      }
    }
  })

  test.each(LANGUAGES)('tells every change of a score in %s, before and after', async (language) => {
    await speak(language)
    for (const viewer of viewersOf(seats)) {
      const steps = seenBy(moments, viewer)
      const scores = [...scoresIn(at(steps, 0))]
      for (const { sentence, lines } of toldOf(steps, viewer).flat()) {
        const said = changesSaid(sentence)
        const changed = new Map<number, readonly [number, number]>()
        for (const { event } of lines) {
          if (!isEvent(event) || event.kind !== 'scored') continue
          const before = at(scores, event.seat)
          scores[event.seat] = before + event.points
          changed.set(event.seat, [changed.get(event.seat)?.[0] ?? before, before + event.points])
        }
        expect(said.toSorted(), sentence).toEqual([...changed.values()].toSorted())
      }
      expect(scores).toEqual(scoresIn(at(steps, steps.length - 1)))
    }
  })

  test('grows while its steps arrive', async () => {
    await speak('en')
    const steps = seenBy(moments, 0)
    const players = playersFor(0)
    for (const { lines } of logOf(steps, manifest.logStarts ?? [])) {
      const whole = telling.told(lines, steps, players)
      for (let n = 1; n < lines.length; n++) {
        const part = telling.told(lines.slice(0, n), steps, players)
        // What is over stays as it was told.
        for (const [i, action] of part.slice(0, -1).entries()) expect(action.sentence).toBe(whole[i]?.sentence)
        expect(at(part, part.length - 1).sentence).not.toBe('')
      }
    }
  })

  test('names no quest that is still secret', async () => {
    await speak('en')
    for (const viewer of viewersOf(seats)) {
      const steps = seenBy(moments, viewer)
      for (const { lines, sentence } of toldOf(steps, viewer).flat()) {
        const known = lines.flatMap(({ event }) =>
          'quest' in event ? [event.quest] : 'gives' in event ? [event.gives] : [],
        )
        if (known.length > 0 && known.every((quest) => quest === null)) expect(sentence).not.toContain('“a')
      }
    }
  })
})

describe('what can be read off the board', () => {
  test('differs where views differ, and only there', () => {
    for (const moments of COURSES.values()) {
      const steps = seenBy(moments, 1)
      for (let i = 1; i < steps.length; i++) {
        const [before, after] = [at(steps, i - 1), at(steps, i)]
        const [readBefore, readAfter] = [telling.readings(before.view), telling.readings(after.view)]
        const isSame = JSON.stringify([...readBefore]) === JSON.stringify([...readAfter])
        expect(isSame, JSON.stringify(after.events)).toBe(visible(viewIn(before)) === visible(viewIn(after)))
      }
    }
  })

  test('says points as numbers, so that their difference can be shown', () => {
    const steps = seenBy([...COURSES.values()][0] ?? [], 'table')
    const last = at(steps, steps.length - 1)
    for (const [seat, score] of scoresIn(last).entries()) {
      expect(telling.readings(last.view).get(`score-${seat}`)).toBe(score)
      expect(telling.score(last.view, seat)).toBe(score)
    }
  })
})

/** All of a view that lies on the table; what is pending and who is to move is not read off things. */
function visible(view: View): string {
  const { players, merlin: figure, grail, excalibur, supply, apples, manors, display, hand } = view
  const shown = players.map((player) => ({
    ...player,
    shown: player.shown.length + player.unseen.reduce((sum, count) => sum + count, 0),
    unseen: null,
    dice: null,
    merlinDie: null,
    // What an ally's marks say is seen where they lie: on manors, beside counters.
    allies: player.allies.map(({ name, tiles }) => [name, tiles]),
  }))
  const deck =
    at(view.stocks, view.stocks.length - 1).length - players.reduce((sum, { unseen }) => sum + (unseen.at(-1) ?? 0), 0)
  return JSON.stringify({ shown, figure, grail, excalibur, supply, apples, manors, display, hand, deck })
}

test('an event that has a sentence of its own but no deed is still told', async () => {
  await speak('en')
  const state = merlin.view(merlin.setup(merlin.options.defaults, 2, seededChance('told')), 'table')
  const event = { kind: 'staffKept', seat: 1 }
  const steps: Step[] = [
    { events: [], view: state, turn: { no: 1, seat: 1 } },
    { events: [event], view: state, turn: { no: 1, seat: 1 } },
  ]
  const [told] = telling.told([{ step: 1, event }], steps, playersFor('table'))
  expect(told?.sentence).toBe('Marek keeps the staff.')
})
