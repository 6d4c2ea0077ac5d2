/* What is told about a step, what changed, and what is marked. */
import '../../fake-dom/fake-dom.ts'
import type { LogLine, Step, Telling, ToldAction } from '@logres/board-kit'
import type { Players } from '@logres/words'
import { describe, expect, it } from 'vitest'
import { Speaker } from '../../../src/match/announcer.tsx'
import { newestOf } from '../../../src/match/log/ticker.tsx'
import { changesBetween, marksOf } from '../../../src/match/telling/changes.ts'
import { narrationAt, newWords, recapOf, trailOf } from '../../../src/match/telling/narration.ts'
import { Storyteller, storyOf } from '../../../src/match/telling/story.tsx'

const PLAYERS: Players = { names: ['Bors', 'Mordred'], reader: 0 }
const KINDS = { logStarts: ['turn'], logSetUp: ['pick'] }

interface View {
  readonly crowns: readonly number[]
}

/** Events like `attack 3`: what is done, and where. `end` ends a turn, `turn` begins the next. */
function step(turn: number, events: readonly string[], crowns: readonly number[] = [0, 0]): Step {
  const view: View = { crowns }
  return { events: events.map((kind) => ({ kind })), view, turn: { no: turn, seat: (turn + 1) % 2 } }
}

const crownsIn = (view: object) => ('crowns' in view && Array.isArray(view.crowns) ? view.crowns.map(Number) : [])

/** `won` belongs to the attack before it. */
const telling: Telling = {
  told(lines) {
    const told: ToldAction[] = []
    for (const { step, event } of lines) {
      const [kind = '', place] = event.kind.split(' ')
      const last = told.at(-1)
      if (kind === 'turn') continue
      if (kind === 'won' && last !== undefined) {
        const sentence = `${last.sentence.slice(0, -1)}: conquered.`
        told[told.length - 1] = { ...last, to: step, sentence, weight: 2, sound: 'conquest' }
        continue
      }
      told.push({
        ...{ from: step, to: step, seat: kind === 'mine' ? 0 : 1, sentence: `They ${event.kind}.`, icon: null },
        ...{ chip: null, line: event.kind, note: '', gain: null, weight: 0, sound: null, lines: [] },
        places: place === undefined ? [] : [`region-${place}`],
      })
    }
    return told
  },
  readings: (view) => new Map(crownsIn(view).map((crowns, seat) => [`crowns-${seat}`, crowns])),
  score: (view, seat) => crownsIn(view)[seat],
}

const board = {
  telling,
  logTexts: (lines: readonly LogLine[]) =>
    lines.map(({ step, event }) => ({ step, text: `${event.kind}.`, pictures: null })),
}

function tell(steps: readonly Step[], at = steps.length - 1, known = at) {
  const seen = steps.slice(0, known + 1)
  return narrationAt(new Storyteller(board), storyOf(seen, KINDS), { steps: seen, at, players: PLAYERS })
}

const STEPS = [
  step(1, []),
  step(2, ['mine', 'turn']),
  step(2, ['reinforce 4']),
  step(2, ['attack 3']),
  step(2, ['won'], [0, 3]),
  step(3, ['end', 'turn'], [0, 3]),
]

describe('the narrator', () => {
  it('tells an action that grows while its steps arrive', () => {
    expect(tell(STEPS, 3)?.current.map(({ sentence }) => sentence)).toEqual(['They attack 3.'])
    const grown = tell(STEPS, 4)
    expect(grown?.current.map(({ sentence }) => sentence)).toEqual(['They attack 3: conquered.'])
    expect(grown?.trail.map(({ line }) => line)).toEqual(['reinforce 4', 'attack 3'])
  })

  it('tells the turn that ends, not the one that begins in the same step', () => {
    expect(tell(STEPS)).toMatchObject({ turn: { no: 2 }, current: [{ sentence: 'They end.' }] })
  })

  it('keeps the whole trail while an earlier step is shown again', () => {
    const again = tell(STEPS, 2, 5)
    expect(again?.current.map(({ line }) => line)).toEqual(['reinforce 4'])
    expect(again?.trail.map(({ line }) => line)).toEqual(['reinforce 4', 'attack 3', 'end'])
  })

  it('folds the oldest chips, but never the current one', () => {
    const trail = Array.from({ length: 10 }, (_, i) => i).map((no) => step(2, [`reinforce ${no}`]))
    const steps = [step(2, []), ...trail]
    const last = tell(steps)
    expect(last && trailOf(last)).toMatchObject({ folded: 3, chips: { length: 7 } })
    const second = tell(steps, 2, 10)
    expect(second && trailOf(second)).toMatchObject({ folded: 1, chips: { 0: { line: 'reinforce 1' }, length: 7 } })
  })

  it('tells each line of the log where the board tells nothing itself', () => {
    const plain = new Storyteller({ logTexts: board.logTexts })
    const [group] = storyOf(STEPS.slice(0, 4), KINDS).slice(-1)
    if (group === undefined) throw new Error('no turn')
    const actions = plain.actions(group.group, STEPS, PLAYERS)
    expect(actions.map(({ sentence, from, to }) => [sentence, from, to])).toEqual([
      ['turn.', 1, 1],
      ['reinforce 4.', 2, 2],
      ['attack 3.', 3, 3],
    ])
  })
})

describe('the turns of the log', () => {
  it('do not count the picks of a draft', () => {
    const steps = [
      step(1, []),
      step(2, ['pick']),
      step(3, ['pick']),
      step(4, ['pick', 'turn']),
      step(4, ['reinforce 1']),
    ]
    const story = storyOf(steps, KINDS)
    expect(story.map(({ isSetUp, no, group }) => [isSetUp, no, group.lines.length])).toEqual([
      [true, 0, 3],
      [false, 1, 2],
    ])
  })

  it('count from the first where there is no draft', () => {
    expect(storyOf(STEPS, KINDS).map(({ no, isSetUp }) => [no, isSetUp])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ])
  })
})

describe('the recap', () => {
  it('says what mattered most since the reader’s last action, and how the scores changed', () => {
    const since = { story: storyOf(STEPS, KINDS), steps: STEPS, from: 1, viewer: 0 as const }
    const recap = recapOf(new Storyteller(board), telling, since, PLAYERS)
    expect(recap?.action.sentence).toBe('They attack 3: conquered.')
    expect(recap?.scores).toEqual([{ seat: 1, before: 0, after: 3 }])
  })

  it('names all that mattered most: two regions lost are two', () => {
    const steps = [
      ...STEPS.slice(0, 5),
      step(2, ['attack 7'], [0, 3]),
      step(2, ['won'], [0, 5]),
      step(3, ['end', 'turn'], [0, 5]),
    ]
    const since = { story: storyOf(steps, KINDS), steps, from: 1, viewer: 0 as const }
    const recap = recapOf(new Storyteller(board), telling, since, PLAYERS)
    expect(recap?.action.sentence).toBe('They attack 7: conquered.')
    expect(recap?.others.map(({ sentence }) => sentence)).toEqual(['They attack 3: conquered.'])
  })

  it('does not list what hardly matters', () => {
    const steps = [...STEPS.slice(0, 3), step(2, ['reinforce 5']), step(3, ['end', 'turn'])]
    const since = { story: storyOf(steps, KINDS), steps, from: 1, viewer: 0 as const }
    expect(recapOf(new Storyteller(board), telling, since, PLAYERS)?.others).toEqual([])
  })

  it('is nothing if others have done nothing', () => {
    const steps = STEPS.slice(0, 2)
    const since = { story: storyOf(steps, KINDS), steps, from: 1, viewer: 0 as const }
    expect(recapOf(new Storyteller(board), telling, since, PLAYERS)).toBeUndefined()
  })
})

describe('the last line of the log', () => {
  it('is about what happened last, though it began before others', () => {
    const action = (from: number, to: number): ToldAction => ({
      ...{ from, to, seat: 1, sentence: `${from} to ${to}`, icon: null, chip: null, line: '', note: '', gain: null },
      ...{ places: [], weight: 0, sound: null, lines: [] },
    })
    expect(newestOf([action(1, 5), action(2, 2), action(3, 4)])?.sentence).toBe('1 to 5')
    expect(newestOf([action(1, 5), action(5, 5)])?.sentence).toBe('5 to 5')
    expect(newestOf([])).toBeUndefined()
  })
})

describe('the marks', () => {
  it('show by how much a number changed', () => {
    const changes = changesBetween(telling, { crowns: [5, 2] }, { crowns: [3, 2, 1] })
    expect(changes).toEqual([
      { place: 'crowns-0', by: '−2' },
      { place: 'crowns-2', by: '+1', isNew: true },
    ])
    expect(changesBetween(undefined, { crowns: [5] }, { crowns: [3] })).toEqual([])
  })

  it('say nothing about what is no number', () => {
    const owner: Telling = { ...telling, readings: (view) => new Map([['owner', JSON.stringify(view)]]) }
    expect(changesBetween(owner, { a: 1 }, { a: 2 })).toEqual([{ place: 'owner', by: '' }])
  })

  it('show what came while it is told, though it is no number', () => {
    const told = { places: [], changes: [{ place: 'card', by: '', isNew: true as const }, change('owner', '')] }
    expect(marksOf({ told, pointed: undefined, changes: [] })).toEqual([{ place: 'card', kind: 'moved', text: '' }])
  })

  it('are never two on one place: what is told comes first', () => {
    const marks = marksOf({
      told: { places: ['a'], changes: [change('a', '+1'), change('b', '−1'), change('c', '')] },
      pointed: 'a',
      changes: [change('a', '+9'), change('b', '+9'), change('d', '')],
    })
    expect(marks).toEqual([
      { place: 'a', kind: 'now', text: '+1' },
      { place: 'b', kind: 'moved', text: '−1' },
      { place: 'd', kind: 'changed', text: '' },
    ])
    const pointed = marksOf({ told: undefined, pointed: 'd', changes: [change('d', '+2')] })
    expect(pointed).toEqual([{ place: 'd', kind: 'pointed', text: '' }])
  })
})

const change = (place: string, by: string) => ({ place, by })

describe('what is said aloud', () => {
  it('is only the new part of a sentence that grew', () => {
    expect(newWords('Mordred attacks 3 Hill:', 'Mordred attacks 3 Hill: conquered.')).toBe('conquered.')
    expect(newWords('Mordred attacks 3 Hill.', 'Mordred reinforces 9 Plain.')).toBe('Mordred reinforces 9 Plain.')
    expect(newWords('', 'Mordred reinforces 9 Plain.')).toBe('Mordred reinforces 9 Plain.')
  })

  it('is no recap of what was said sentence by sentence', () => {
    const speaker = new Speaker()
    expect(speaker.say('They attack 3:')).toBe('They attack 3:')
    expect(speaker.say('They attack 3:')).toBe('They attack 3:')
    expect(speaker.say('They attack 3: conquered.')).toBe('conquered.')
    expect(speaker.say('They end.')).toBe('They end.')
    expect(speaker.sum('They attack 3: conquered.')).toBe('')
    expect(speaker.sum('They attack 4: conquered.')).toBe('They attack 4: conquered.')
    speaker.reset()
    expect(speaker.sum('They attack 3: conquered.')).toBe('They attack 3: conquered.')
  })
})
