import { describe, expect, test } from 'vitest'
import {
  at,
  canonical,
  type Entry,
  effective,
  exportRecord,
  hash,
  importRecord,
  isRefusal,
  Match,
  unseal,
  verifyRecord,
} from '../src/index.ts'
import {
  beginSealed,
  CLOSE,
  codeOf,
  DRAW,
  does,
  END,
  ok,
  PASS,
  type PebbleMatch,
  play,
  revealAll,
  scripted,
  TAKE,
} from './matches.ts'
import { finishedSealed } from './sample-records.ts'
import { pebbles } from './toy-game.ts'

function restarted(match: PebbleMatch, ...chance: Parameters<typeof Match.restart>[3][]): PebbleMatch {
  const again = Match.restart(pebbles, match.table, at(match.entries, 0), ...chance)
  if (again.kind === 'refusal') throw new Error(again.code)
  return again.match
}

const act = (seq: number, change: Partial<Entry> = {}): Entry => ({
  ...{ seq, at: 1, by: 'person', key: null, kind: 'act', seat: 0, action: TAKE, draws: [] },
  ...change,
})

describe('replay', () => {
  test('gives the same states, outcome and undo again', () => {
    const { match } = finishedSealed()
    const again = restarted(match)
    const hashes = new Map<number, string>()
    for (const entry of match.entries.slice(1)) {
      const done = ok(again.replay(JSON.parse(JSON.stringify(entry))))
      expect(done.entry).toEqual(entry)
      hashes.set(entry.seq, hash(again.state))
    }
    expect([hash(again.state), again.outcome]).toEqual([hash(match.state), match.outcome])
    expect(canonical(again.entries)).toBe(canonical(match.entries))
    for (const { seq, kind, action } of match.entries) {
      if (kind !== 'undo') continue
      const from = typeof action === 'object' && action !== null && 'from' in action ? action.from : undefined
      expect(hashes.get(seq)).toBe(hashes.get(Number(from) - 1))
    }
  })

  test('goes on alike where the log is kept elsewhere: numbers, states, undo, and the record made with that log', () => {
    const { match, opening } = finishedSealed()
    const again = restarted(match, unseal(match.table, opening.secret, opening.nonces).chance)
    again.forgetLog()
    for (const entry of match.entries.slice(1)) {
      expect(ok(again.replay(entry)).entry).toEqual(entry)
      expect(again.length).toBe(entry.seq + 1)
    }
    expect(() => again.entries).toThrow('elsewhere')
    const { table, state, outcome } = again
    expect(exportRecord({ table, state, outcome, entries: match.entries }, opening)).toEqual(
      exportRecord(match, opening),
    )
  })

  test('of what counts alone leads to the same state', () => {
    const { match } = finishedSealed()
    const bare = restarted(match)
    for (const [i, entry] of effective(match.entries).entries()) ok(bare.replay({ ...entry, seq: i + 1 }))
    expect(hash(bare.state)).toBe(hash(match.state))
  })

  test('stops at the first entry that does not fit, and leaves the match as it was', () => {
    const match = scripted(2, {}, [3])
    does(match, 0, TAKE)
    const before = canonical([match.state, match.entries])
    const draw = { why: 'pebble', sides: 10, value: 3 }
    const tries: readonly [string, Entry][] = [
      ['badSeq', act(1)],
      ['badSeq', act(3)],
      ['badStart', act(2, { kind: 'start', by: 'clerk', seat: null, action: null })],
      ['notYours', act(2, { seat: 1 })],
      ['noSuchSeat', act(2, { seat: 2 })],
      ['noSuchSeat', act(2, { kind: 'resign', seat: 200, action: null })],
      ['badAuthor', act(2, { seat: null })],
      ['badAuthor', act(2, { by: 'clerk' })],
      ['actionUnknown', act(2, { action: null })],
      ['actionUnknown', act(2, { action: { kind: 'fly' } })],
      ['badValue', act(2, { action: { kind: 'take', colour: 'green' } })],
      ['drawLeftOver', act(2, { draws: [draw] })],
      ['drawLeftOver', act(2, { kind: 'undo', action: { from: 1 }, draws: [draw] })],
      ['drawLeftOver', act(2, { kind: 'handBack', action: null, draws: [draw] })],
      ['drawMissing', act(2, { action: DRAW })],
      ['drawSides', act(2, { action: DRAW, draws: [{ ...draw, sides: 9 }] })],
      ['drawOutOfRange', act(2, { action: DRAW, draws: [{ ...draw, value: 10 }] })],
      ['drawLeftOver', act(2, { action: DRAW, draws: [draw, draw] })],
      ['undoBarred', act(2, { kind: 'undo', action: { from: 0 } })],
      ['fieldUnknown', act(2, { kind: 'undo', action: { from: 1, to: 2 } })],
    ]
    for (const [code, entry] of tries) expect([code, codeOf(match.replay(entry))]).toEqual([code, code])
    expect(canonical([match.state, match.entries])).toBe(before)
    expect(match.undoable(0)).toEqual([1])
    ok(match.replay(act(2, { action: DRAW, draws: [draw] })))
  })
})

test.each([-1, 0.5])('replay refuses a draw of %d', (value) => {
  const match = scripted(2)
  const entry = act(1, { action: DRAW, draws: [{ why: 'pebble', sides: 10, value }] })
  expect(['drawOutOfRange', 'badValue']).toContain(codeOf(match.replay(entry)))
})

describe('restart', () => {
  test.each<[string, Partial<Entry>]>([
    ['badStart', { seq: 1 }],
    ['badStart', { by: 'person' }],
    ['badStart', { key: 'k' }],
    ['badStart', { kind: 'act' }],
    ['badStart', { seat: 0 }],
    ['badStart', { action: {} }],
    ['drawMissing', { draws: [] }],
    ['drawSides', { draws: [{ why: 'firstSeat', sides: 3, value: 0 }] }],
    ['drawOutOfRange', { draws: [{ why: 'firstSeat', sides: 2, value: 2 }] }],
    ['badValue', { draws: [{ why: 'firstSeat', sides: 2, value: -1 }] }],
  ])('refuses another first entry: %s %j', (code, change) => {
    const match = scripted(2)
    const first = { ...at(match.entries, 0), ...change }
    expect(codeOf(Match.restart(pebbles, match.table, first))).toBe(code)
  })

  test('names the draws of the set-up as the rules do', () => {
    const match = scripted(2)
    const draws = [{ why: 'something', sides: 2, value: 1 }]
    const again = Match.restart(pebbles, match.table, { ...at(match.entries, 0), draws })
    expect(again).toMatchObject({ kind: 'started', draws: [{ why: 'firstSeat', sides: 2, value: 1 }] })
  })

  test('an entry with draws of its own is refused, and the true one still fits', () => {
    const { match, opening } = beginSealed(3)
    play(match, DRAW)
    const again = restarted(match, unseal(match.table, opening.secret, opening.nonces).chance)
    const drawn = at(match.entries, 1)
    const draws = drawn.draws.map((draw) => ({ ...draw, value: (draw.value + 1) % draw.sides }))
    expect(codeOf(again.replay({ ...drawn, draws }))).toBe('drawDiffers')
    ok(again.replay(drawn))
  })

  test('a match goes on after a restart of the server, with the draws that are still to come', () => {
    const { match, opening } = beginSealed(3, { rounds: 1 })
    play(match, DRAW, TAKE, END)
    const { chance } = unseal(match.table, opening.secret, opening.nonces)
    const again = restarted(match, chance)
    for (const entry of match.entries.slice(1)) ok(again.replay(entry))
    for (const going of [match, again]) {
      play(going, DRAW, PASS, END, DRAW, PASS, END)
      does(going, 'clerk', CLOSE)
      revealAll(going)
    }
    const draws = (of: PebbleMatch) => of.entries.flatMap((entry) => entry.draws)
    expect(draws(again)).toEqual(draws(match))
    const record = importRecord(JSON.parse(JSON.stringify(exportRecord(again, opening))))
    if (isRefusal(record)) throw new Error(record.code)
    expect(verifyRecord(pebbles, record)).toMatchObject({ kind: 'verified', finished: true })
  })
})
