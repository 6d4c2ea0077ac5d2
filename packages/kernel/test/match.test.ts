import { describe, expect, test } from 'vitest'
import {
  canonical,
  hash,
  Match,
  ScriptedChance,
  type Sender,
  seededTable,
  type Table,
  unsealSeeded,
} from '../src/index.ts'
import {
  ASK,
  begin,
  CLOSE,
  codeOf,
  DRAW,
  does,
  END,
  KEEP,
  ok,
  openTable,
  PASS,
  PEOPLE,
  type PebbleMatch,
  play,
  revealAll,
  scripted,
  senderOf,
  TAKE,
} from './matches.ts'
import { pebbles } from './toy-game.ts'

const person: Sender = { at: 5, by: 'person', key: 'k' }
const clerk: Sender = { at: 6, by: 'clerk', key: null }
const startCode = (table: Table) => {
  const started = Match.start(pebbles, table, new ScriptedChance([['firstSeat', 0]]), 0)
  return started.kind === 'refusal' ? started.code : started.kind
}

/** What must not change by a refusal. */
const whole = (match: PebbleMatch) => canonical([match.state, match.entries, match.outcome ?? null])

describe('a match that goes on from a position', () => {
  test('begins with it, leaves it as it was, and draws from its own chance', () => {
    const before = scripted(3)
    const position = before.state
    const text = canonical(position)
    const started = Match.from(pebbles, openTable(3), position, new ScriptedChance([]), 7)
    if (started.kind === 'refusal') throw new Error(started.code)
    const { match } = started
    expect(canonical(match.state)).toBe(text)
    expect(match.entries).toMatchObject([{ seq: 0, kind: 'start', at: 7, draws: [] }])
    const seat = pebbles.toAct(match.state)[0]
    if (seat === undefined || seat === 'clerk') throw new Error('a seat is asked')
    const action = pebbles.legal(match.state, seat)[0]
    if (action === undefined) throw new Error('it can act')
    ok(match.act(seat, action, { ...person, by: 'bot' }))
    expect(canonical(match.state)).not.toBe(text)
    expect(canonical(position)).toBe(text)
  })

  test('needs a table at which the game can be played', () => {
    const started = Match.from(pebbles, openTable(1), scripted(3).state, new ScriptedChance([]), 7)
    expect(started.kind === 'refusal' && started.code).toBe('badSeatCount')
  })
})

describe('the start', () => {
  test('is entry 0, the clerk’s, with the draws of the set-up', () => {
    const match = scripted(3)
    expect(match.entries).toEqual([
      {
        ...{ seq: 0, at: 1_700_000_000_000, by: 'clerk', key: null, kind: 'start', seat: null, action: null },
        draws: [{ why: 'firstSeat', sides: 3, value: 0 }],
      },
    ])
    expect(match.outcome).toBeUndefined()
    expect(match.state.options.rounds).toBe(2)
  })

  test('may be under older rules, as long as the game knows them: the state keeps the version', () => {
    expect(begin({ ...openTable(2), rulesVersion: 2 }, new ScriptedChance([['firstSeat', 0]])).state.rules).toBe(2)
    expect(scripted(2).state.rules).toBe(3)
  })

  const table = openTable(2)
  test.each<[string, Table]>([
    ['otherGame', { ...table, game: 'avalon' }],
    ['otherRules', { ...table, rulesVersion: 1 }],
    ['otherRules', { ...table, rulesVersion: 4 }],
    ['badSeatCount', { ...table, seats: PEOPLE.slice(0, 1) }],
    ['badSeatCount', { ...table, seats: [...PEOPLE, ...PEOPLE] }],
    ['badSeatCount', { ...table, seats: [] }],
    ['optionUnknown', { ...table, options: { reds: 3 } }],
    ['optionUnknown', { ...table, options: JSON.parse('{"__proto__":{}}') }],
    ['optionBad', { ...table, options: { red: 31 } }],
    ['badValue', { ...table, options: [] }],
    ['badValue', { ...table, seats: [{ name: 'x'.repeat(201), bot: null }, ...PEOPLE.slice(0, 1)] }],
    ['optionsIncomplete', { ...table, options: { red: 8 } }],
    ['tooFewTokens', { ...table, options: { ...table.options, red: 2, blue: 3 } }],
  ])('is refused: %s', (code, bad) => {
    expect(startCode(bad)).toBe(code)
    expect(codeOf(Match.restart(pebbles, bad, scripted(2).entries[0] ?? never()))).toBe(code)
  })

  test('is granted at the bounds', () => {
    expect(startCode({ ...table, options: { ...table.options, red: 3, blue: 3 } })).toBe('started')
  })
})

describe('an act', () => {
  test('becomes an entry with its sender, and the events of its step', () => {
    const match = scripted(3, {}, [9])
    const done = ok(match.act(0, DRAW, { at: 77, by: 'bot', key: 'mine' }))
    expect(done.entry).toEqual({
      ...{ seq: 1, at: 77, by: 'bot', key: 'mine', kind: 'act', seat: 0, action: { kind: 'draw' } },
      draws: [{ why: 'pebble', sides: 10, value: 9 }],
    })
    expect([done.events, done.disclosed]).toEqual([[{ kind: 'drew', seat: 0, pebble: 4 }], [0]])
    expect(match.entries.at(-1)).toEqual(done.entry)
  })

  test('that the rules refuse leaves the match as it was', () => {
    const match = scripted(3)
    const before = whole(match)
    expect(codeOf(match.act(1, TAKE, person))).toBe('notYours')
    expect(codeOf(match.act(0, END, person))).toBe('nothingDone')
    for (const seat of [-1, 3, 1.5, Number.NaN]) expect(codeOf(match.act(seat, TAKE, person))).toBe('noSuchSeat')
    expect(whole(match)).toBe(before)
  })

  test('is the clerk’s exactly when it comes from no seat', () => {
    const match = scripted(2)
    expect(codeOf(match.act(0, TAKE, clerk))).toBe('badAuthor')
    play(match, PASS, END, PASS, END)
    expect(codeOf(match.act('clerk', CLOSE, person))).toBe('badAuthor')
    expect(codeOf(match.act('clerk', CLOSE, { ...clerk, by: 'bot' }))).toBe('badAuthor')
    expect(codeOf(match.act(0, CLOSE, person))).toBe('notAsked')
    expect(ok(match.act('clerk', CLOSE, clerk)).entry).toMatchObject({ by: 'clerk', seat: null, kind: 'act' })
  })

  test('does not touch states handed out earlier', () => {
    const match = scripted(2)
    const [state, before] = [match.state, hash(match.state)]
    does(match, 0, TAKE, TAKE)
    ok(match.undo(0, person))
    does(match, 0, TAKE)
    expect(hash(state)).toBe(before)
  })
})

describe('who plays a seat', () => {
  test('stand-in and hand-back are written down and change nothing in the game', () => {
    const match = scripted(3)
    const before = hash(match.state)
    expect(ok(match.note('standIn', 1, { bot: 'easy' }, clerk)).entry).toMatchObject({ kind: 'standIn', seat: 1 })
    ok(match.note('handBack', 1, null, person))
    expect([hash(match.state), match.outcome, match.entries.length]).toEqual([before, undefined, 3])
  })

  test('words are needed exactly where they belong', () => {
    const match = scripted(3)
    const before = whole(match)
    expect(codeOf(match.note('standIn', 1, null, clerk))).toBe('notAnObject')
    expect(codeOf(match.note('standIn', 1, {}, clerk))).toBe('fieldMissing')
    expect(codeOf(match.note('standIn', 1, { bot: 'x'.repeat(201) }, clerk))).toBe('badValue')
    expect(codeOf(match.note('standIn', 1, { bot: 'easy', level: 1 }, clerk))).toBe('fieldUnknown')
    expect(codeOf(match.note('handBack', 1, { bot: 'easy' }, clerk))).toBe('badValue')
    expect(codeOf(match.note('resign', 1, {}, person))).toBe('badValue')
    expect(codeOf(match.note('agreeEnd', null, { why: 'late' }, clerk))).toBe('badValue')
    expect(codeOf(match.note('void', null, null, clerk))).toBe('notAnObject')
    expect(codeOf(match.note('void', null, { reason: 4 }, clerk))).toBe('badValue')
    expect(whole(match)).toBe(before)
  })

  test('notes about a seat name one, notes about the match are the clerk’s', () => {
    const match = scripted(3)
    const before = whole(match)
    for (const kind of ['resign', 'handBack'] as const)
      expect(codeOf(match.note(kind, null, null, clerk))).toBe('badAuthor')
    expect(codeOf(match.note('standIn', null, { bot: 'easy' }, clerk))).toBe('badAuthor')
    expect(codeOf(match.note('agreeEnd', null, null, person))).toBe('badAuthor')
    expect(codeOf(match.note('agreeEnd', 1, null, clerk))).toBe('badAuthor')
    expect(codeOf(match.note('void', null, { reason: 'x' }, person))).toBe('badAuthor')
    expect(codeOf(match.note('void', 0, { reason: 'x' }, clerk))).toBe('badAuthor')
    expect(codeOf(match.note('resign', 3, null, person))).toBe('noSuchSeat')
    expect(whole(match)).toBe(before)
  })
})

describe('resigning', () => {
  test('of two seats ends the match, the other one first', () => {
    for (const seat of [0, 1]) {
      const match = scripted(2)
      does(match, 0, TAKE)
      ok(match.note('resign', seat, null, person))
      expect(match.outcome).toEqual({ by: 'resignation', seat, places: seat === 0 ? [2, 1] : [1, 2] })
    }
  })

  /** Scores 3, 3, 1 by the rules; these seats resign on the way. */
  function played(...resigning: readonly number[]): PebbleMatch {
    const match = scripted(3, { rounds: 1, ending: 'rounds' })
    does(match, 0, TAKE, TAKE, TAKE, END)
    for (const seat of resigning) ok(match.note('resign', seat, null, person))
    expect(match.outcome).toBeUndefined()
    does(match, 1, TAKE, TAKE, TAKE, END)
    does(match, 2, TAKE, END)
    return match
  }

  test.each<[readonly number[], readonly number[]]>([
    [[], [1, 1, 3]],
    [[0], [3, 1, 2]],
    [[1], [1, 3, 2]],
    [[2], [1, 1, 3]],
    [
      [0, 1],
      [2, 2, 1],
    ],
    [
      [2, 0],
      [2, 1, 3],
    ],
    [
      [0, 1, 2],
      [1, 1, 3],
    ],
  ])('of three seats plays on and places the resigners %j last: %j', (resigning, places) => {
    expect(played(...resigning).outcome).toEqual({
      by: 'rules',
      result: { places, scores: [3, 3, 1], reason: 'rounds' },
    })
  })

  test('the person plays no more, a stand-in does', () => {
    const match = scripted(3)
    ok(match.note('resign', 0, null, person))
    expect(codeOf(match.act(0, TAKE, person))).toBe('alreadyResigned')
    expect(match.act(0, TAKE, { ...person, by: 'bot' }).kind).toBe('appended')
    expect(codeOf(match.undo(0, person))).toBe('alreadyResigned')
    expect(match.undo(0, { ...person, by: 'bot' }).kind).toBe('appended')
  })

  test('twice is refused', () => {
    const match = scripted(3)
    ok(match.note('resign', 1, null, person))
    expect(codeOf(match.note('resign', 1, null, person))).toBe('alreadyResigned')
    expect(match.entries).toHaveLength(2)
  })
})

describe('the end', () => {
  const endings: readonly [name: string, end: (match: PebbleMatch) => void, outcome: unknown][] = [
    ['agreement', (match) => ok(match.note('agreeEnd', null, null, clerk)), { by: 'agreement' }],
    [
      'void',
      (match) => ok(match.note('void', null, { reason: 'server fault' }, clerk)),
      { by: 'void', reason: 'server fault' },
    ],
    [
      'resignation',
      (match) => ok(match.note('resign', 0, null, person)),
      { by: 'resignation', seat: 0, places: [2, 1] },
    ],
    [
      'the rules',
      (match) => {
        does(match, 0, END)
        play(match, ASK, KEEP, PASS, END)
        does(match, 'clerk', CLOSE)
        play(match, PASS, END, PASS, END)
        does(match, 'clerk', CLOSE)
        revealAll(match)
      },
      { by: 'rules', result: { places: [1, 2], scores: [1, 0], reason: 'rounds' } },
    ],
  ]

  test.each(endings)('by %s; then nothing more is taken', (_, end, outcome) => {
    const match = scripted(2)
    does(match, 0, TAKE)
    end(match)
    expect(match.outcome).toEqual(outcome)
    const before = whole(match)
    const next = match.entries.length
    const codes = [
      match.act(0, TAKE, person),
      match.act('clerk', CLOSE, clerk),
      match.undo(0, person),
      match.undo(0, person, 1),
      match.note('resign', 1, null, person),
      match.note('standIn', 0, { bot: 'easy' }, clerk),
      match.note('handBack', 0, null, clerk),
      match.note('agreeEnd', null, null, clerk),
      match.note('void', null, { reason: 'x' }, clerk),
      match.replay({ ...person, seq: next, kind: 'act', seat: 0, action: TAKE, draws: [] }),
    ].map(codeOf)
    expect(codes).toEqual(codes.map(() => 'matchOver'))
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], []])
    expect(whole(match)).toBe(before)
  })
})

test('draws go on where the set-up left off', () => {
  const table = seededTable('x', { ...openTable(2), id: 'y' })
  const match = begin(table, unsealSeeded(table, 'x').chance)
  play(match, DRAW, PASS, END, DRAW)
  const { chance } = unsealSeeded(table, 'x')
  const all = match.entries.flatMap((entry) => entry.draws)
  expect(all.map(({ sides }) => sides)).toEqual([2, 10, 9])
  for (const { why, sides, value } of all) expect(chance.pick(sides, why)).toBe(value)
  expect(senderOf(match, 0).by).toBe('person')
})

function never(): never {
  throw new Error('no entry')
}
