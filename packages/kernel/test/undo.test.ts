/* Undo, design §4: since the entry no chance was used, nobody else was asked, and the seat learned nothing. */
import { describe, expect, test } from 'vitest'
import { effective, hash, type Sender } from '../src/index.ts'
import {
  ASK,
  CLOSE,
  codeOf,
  DRAW,
  does,
  END,
  KEEP,
  ok,
  PASS,
  PEEK,
  type PebbleMatch,
  play,
  scripted,
  TAKE,
  TAKE_BLUE,
} from './matches.ts'

const person: Sender = { at: 9, by: 'person', key: null }
const seqs = (match: PebbleMatch) => effective(match.entries).map(({ seq }) => seq)

describe('undo within a turn', () => {
  test('takes back step by step, to the very states before', () => {
    const match = scripted(3)
    const hashes = [hash(match.state)]
    for (const action of [TAKE, TAKE_BLUE, TAKE]) {
      does(match, 0, action)
      hashes.push(hash(match.state))
    }
    expect(match.undoable(0)).toEqual([1, 2, 3])
    const done = ok(match.undo(0, { at: 44, by: 'person', key: 'u' }))
    expect(done.entry).toEqual({
      ...{ seq: 4, at: 44, by: 'person', key: 'u', kind: 'undo', seat: 0, action: { from: 3 } },
      draws: [],
    })
    expect([done.events, done.disclosed]).toEqual([[], []])
    expect([hash(match.state), match.undoable(0)]).toEqual([hashes[2], [1, 2]])
    ok(match.undo(0, person))
    expect([hash(match.state), match.undoable(0)]).toEqual([hashes[1], [1]])
    ok(match.undo(0, person))
    expect([hash(match.state), match.undoable(0)]).toEqual([hashes[0], []])
    expect(seqs(match)).toEqual([])
    expect(match.entries).toHaveLength(7)
  })

  test('takes back everything from an earlier entry on', () => {
    const match = scripted(3)
    does(match, 0, TAKE)
    const before = hash(match.state)
    does(match, 0, TAKE, TAKE)
    ok(match.undo(0, person, 2))
    expect([hash(match.state), match.undoable(0), seqs(match)]).toEqual([before, [1], [1]])
  })

  test('then something else is done, and can be taken back in its turn', () => {
    const match = scripted(3)
    does(match, 0, TAKE, TAKE)
    ok(match.undo(0, person))
    does(match, 0, TAKE_BLUE, TAKE_BLUE)
    expect([match.undoable(0), seqs(match)]).toEqual([
      [1, 4, 5],
      [1, 4, 5],
    ])
    expect([match.state.red, match.state.blue]).toEqual([7, 6])
    ok(match.undo(0, person, 4))
    expect([match.state.red, match.state.blue, match.undoable(0)]).toEqual([7, 8, [1]])
    ok(match.undo(0, person, 1))
    does(match, 0, PASS)
    expect([seqs(match), match.undoable(0)]).toEqual([[8], [8]])
  })

  test('a stand-in may undo for the seat, and notes are no barrier', () => {
    const match = scripted(3)
    does(match, 0, TAKE)
    ok(match.note('standIn', 0, { bot: 'easy' }, { at: 1, by: 'clerk', key: null }))
    ok(match.note('resign', 2, null, person))
    ok(match.undo(0, { at: 2, by: 'bot', key: null }))
    expect(match.state.red).toBe(8)
  })
})

describe('undo is refused', () => {
  test('when there is nothing to take back', () => {
    const match = scripted(3)
    expect(codeOf(match.undo(0, person, 0))).toBe('nothingToUndo')
    expect(codeOf(match.undo(0, person))).toBe('nothingToUndo')
  })

  test('to all others', () => {
    const match = scripted(3)
    does(match, 0, TAKE)
    for (const seat of [1, 2]) {
      expect(match.undoable(seat)).toEqual([])
      expect(codeOf(match.undo(seat, person, 1))).toBe('nothingToUndo')
    }
    for (const seat of [-1, 3, 0.5, Number.NaN]) expect(codeOf(match.undo(seat, person, 1))).toBe('noSuchSeat')
    expect(codeOf(match.undo(0, { ...person, by: 'clerk' }, 1))).toBe('badAuthor')
    expect(codeOf(match.replay({ ...person, seq: 2, kind: 'undo', seat: null, action: { from: 1 }, draws: [] }))).toBe(
      'badAuthor',
    )
    expect(match.undoable(0)).toEqual([1])
  })

  test('from an entry that is none of its own acts', () => {
    const match = scripted(3)
    does(match, 0, TAKE, TAKE)
    ok(match.undo(0, person))
    // 0 the start, 2 taken back already, 3 the undo itself, 4 not yet there.
    for (const from of [0, 2, 3, 4, 99, 1e10]) expect(codeOf(match.undo(0, person, from))).toBe('undoBarred')
    for (const from of [-1, 0.5, Number.NaN, 2 ** 53]) expect(codeOf(match.undo(0, person, from))).toBe('badValue')
    expect([match.state.red, match.entries.length]).toEqual([7, 4])
  })
})

describe('undo is barred', () => {
  test('by a draw', () => {
    const match = scripted(3, {}, [4])
    does(match, 0, TAKE, DRAW)
    expect(match.undoable(0)).toEqual([])
    for (const from of [1, 2]) expect(codeOf(match.undo(0, person, from))).toBe('nothingToUndo')
    does(match, 0, TAKE)
    expect(match.undoable(0)).toEqual([3])
    expect(codeOf(match.undo(0, person, 1))).toBe('undoBarred')
    ok(match.undo(0, person))
    expect(codeOf(match.undo(0, person, 2))).toBe('nothingToUndo')
    expect(match.state.pebbles[0]).toBe(2)
  })

  test('because another seat was asked, even when it gave nothing and the turn goes on', () => {
    const match = scripted(3)
    does(match, 0, TAKE, ASK)
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], []])
    does(match, 1, KEEP)
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], []])
    does(match, 0, TAKE)
    expect(match.undoable(0)).toEqual([4])
  })

  test('because the turn has ended', () => {
    const match = scripted(3)
    does(match, 0, TAKE, END)
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], []])
    does(match, 1, TAKE)
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], [3]])
  })

  test('by what the seat learned without any chance', () => {
    const match = scripted(3, {}, [9])
    does(match, 0, DRAW, PASS, END)
    does(match, 1, PASS, END)
    does(match, 2, TAKE, PEEK)
    expect(match.entries.at(-1)).toMatchObject({ draws: [] })
    expect(match.undoable(2)).toEqual([])
    expect(codeOf(match.undo(2, person, 6))).toBe('nothingToUndo')
    does(match, 2, TAKE)
    expect(match.undoable(2)).toEqual([8])
    expect(match.state.known[2]).toEqual([true, false, false])
  })

  test('but not by what others learned: showing one’s own pebble is no barrier', () => {
    const match = scripted(3, {}, [9])
    does(match, 0, DRAW, TAKE)
    const before = hash(match.state)
    const done = ok(match.act(0, { kind: 'show', pebble: 4, to: 1 }, person))
    expect(done.disclosed).toEqual([1])
    expect(match.undoable(0)).toEqual([2, 3])
    ok(match.undo(0, person))
    expect(hash(match.state)).toBe(before)
  })

  test('while several seats are asked at once: there the game has its own take-back', () => {
    const match = scripted(2)
    play(match, PASS, END, PASS, END)
    for (const seat of [0, 1]) {
      does(match, seat, { kind: 'vote', more: false })
      expect(match.undoable(seat)).toEqual([])
      expect(codeOf(match.undo(seat, person, match.entries.length - 1))).toBe('nothingToUndo')
    }
    does(match, 1, { kind: 'withdraw' }, { kind: 'vote', more: true })
    does(match, 'clerk', CLOSE)
    expect([match.undoable(0), match.undoable(1), match.state.round]).toEqual([[], [], 2])
  })
})

describe('what counts', () => {
  test('leaves out what was taken back, the undo entries and the notes', () => {
    const match = scripted(3, {}, [0])
    does(match, 0, TAKE, TAKE, TAKE)
    ok(match.undo(0, person, 2))
    ok(match.note('handBack', 1, null, person))
    does(match, 0, DRAW, TAKE_BLUE)
    ok(match.undo(0, person))
    does(match, 0, END)
    expect(effective(match.entries)).toEqual([1, 6, 9].map((seq) => match.entries[seq]))
    expect(effective([])).toEqual([])
    expect(effective(match.entries.slice(0, 1))).toEqual([])
  })

  test('an undo entry without a place takes nothing back', () => {
    const match = scripted(3)
    does(match, 0, TAKE, TAKE)
    const entry = {
      at: 0,
      by: 'person',
      key: null,
      kind: 'undo',
      seat: 0,
      draws: [],
      seq: match.entries.length,
    } as const
    const acts = effective(match.entries)
    for (const action of [null, 3, 'from', {}, { from: '3' }, []]) {
      expect(effective([...match.entries, { ...entry, action }])).toEqual(acts)
    }
  })
})
