import { describe, expect, test } from 'vitest'
import {
  exportRecord,
  type GameRecord,
  hash,
  importReceipt,
  importRecord,
  isRefusal,
  type Opening,
  openingOfSeed,
  RECEIPT_FORMAT,
  RECORD_FORMAT,
  type Receipt,
  type Sender,
  sealedChance,
  verifyRecord,
} from '../src/index.ts'
import {
  begin,
  beginSealed,
  codeOf,
  DRAW,
  does,
  END,
  OTHER_HASH,
  ok,
  PASS,
  type PebbleMatch,
  play,
  SECRET,
  sealedTable,
  senderOf,
  TAKE,
} from './matches.ts'
import { finishedSealed, finishedSeeded, unfinishedSealed } from './sample-records.ts'
import { pebbles } from './toy-game.ts'

/** Through JSON text and back. */
function travel(record: GameRecord): GameRecord {
  const read = importRecord(JSON.parse(JSON.stringify(record)))
  if (isRefusal(read)) throw new Error(`${read.code} ${JSON.stringify(read.params)}`)
  return read
}

function verdict(match: PebbleMatch, opening: Opening) {
  return verifyRecord(pebbles, travel(exportRecord(match, opening)))
}

describe('a record', () => {
  test('survives export, JSON and import as it is', () => {
    for (const { record } of [finishedSealed(), finishedSeeded(), unfinishedSealed()]) {
      expect(travel(record)).toEqual(record)
      expect(record.kind).toBe(RECORD_FORMAT)
      expect(record.chain).toHaveLength(record.entries.length)
      expect(record.tableHash).toBe(hash(record.table))
    }
  })

  test('of a finished match opens the seal; an unfinished one keeps it', () => {
    const { record, opening } = finishedSealed()
    expect([record.secret, record.nonces, record.salts]).toEqual([opening.secret, opening.nonces, null])
    const going = unfinishedSealed()
    expect([going.record.secret, going.record.nonces, going.record.outcome]).toEqual([null, null, null])
    expect(going.record.salts).toHaveLength(going.record.entries.length)
    const text = JSON.stringify(going.record)
    for (const secret of [SECRET, ...going.opening.nonces]) if (secret !== null) expect(text).not.toContain(secret)
  })

  test('of a table with a seed is always open', () => {
    const { record } = finishedSeeded()
    expect(record.nonces).toEqual([null, null, null])
    expect(record.secret).not.toBeNull()
    expect(openingOfSeed(sealedTable(2).table)).toBeUndefined()
  })

  test('stays as it was written while the match goes on', () => {
    const { match, opening } = beginSealed(3)
    play(match, DRAW, TAKE)
    const record = exportRecord(match, opening)
    const before = JSON.stringify(record)
    play(match, TAKE, END)
    expect(JSON.stringify(record)).toBe(before)
    expect(verifyRecord(pebbles, record)).toMatchObject({ kind: 'verified', entries: 3 })
  })
})

describe('verification passes', () => {
  test('finished and sealed: two persons’ nonces, one bot, undo, resignation and stand-in', () => {
    const { match, record } = finishedSealed()
    const kinds = new Set(match.entries.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['act', 'handBack', 'resign', 'standIn', 'start', 'undo'])
    expect(verifyRecord(pebbles, travel(record))).toEqual({
      ...{ kind: 'verified', finished: true, drawsChecked: true, nonces: 2, attempts: 1, receipt: null },
      entries: match.entries.length,
    })
  })

  test('finished with a seed', () => {
    const { record } = finishedSeeded()
    expect(verifyRecord(pebbles, travel(record))).toMatchObject({
      kind: 'verified',
      finished: true,
      drawsChecked: true,
    })
  })

  test('unfinished and sealed: all but the draws’ origin is checked', () => {
    const { record } = unfinishedSealed()
    expect(verifyRecord(pebbles, travel(record))).toMatchObject({
      ...{ kind: 'verified', finished: false, drawsChecked: false },
    })
  })

  test('at every moment of a match', () => {
    const { match, opening } = beginSealed(2)
    expect(verdict(match, opening)).toMatchObject({ kind: 'verified', entries: 1, finished: false })
    for (const action of [DRAW, TAKE, TAKE, END, PASS, DRAW, END]) {
      play(match, action)
      expect(verdict(match, opening)).toMatchObject({ kind: 'verified', finished: false, drawsChecked: false })
    }
  })

  test.each<[string, (match: PebbleMatch) => void]>([
    ['resignation', (match) => ok(match.note('resign', 1, null, senderOf(match, 1)))],
    ['agreement', (match) => ok(match.note('agreeEnd', null, null, senderOf(match, null)))],
    ['void', (match) => ok(match.note('void', null, { reason: 'no quorum' }, senderOf(match, null)))],
  ])('ended by %s: S is published at every kind of end', (by, end) => {
    const { match, opening } = beginSealed(2)
    play(match, DRAW, TAKE)
    end(match)
    const record = exportRecord(match, opening)
    expect(record.outcome).toMatchObject({ by })
    expect([record.secret, record.salts]).toEqual([SECRET, null])
    expect(verifyRecord(pebbles, travel(record))).toMatchObject({ finished: true, drawsChecked: true })
  })
})

describe('a receipt', () => {
  const receiptOf = (table: GameRecord['table'], { nonces }: Opening, seat: number): Receipt => ({
    kind: RECEIPT_FORMAT,
    table: JSON.parse(JSON.stringify(table)),
    seat,
    nonce: nonces[seat] ?? null,
  })

  test.each([
    ['finished', finishedSealed],
    ['unfinished', unfinishedSealed],
  ])('is accepted from every seat, %s', (_, sample) => {
    const { record, opening } = sample()
    for (const seat of [0, 1, 2]) {
      expect(verifyRecord(pebbles, record, receiptOf(record.table, opening, seat)).kind).toBe('verified')
    }
  })

  test('of another table is refused', () => {
    const { record, opening } = finishedSealed()
    const receipt = receiptOf(record.table, opening, 0)
    const changes: readonly Partial<GameRecord['table']>[] = [
      { id: 'table-2' },
      { seal: OTHER_HASH },
      { options: {} },
      { nonceSeals: [OTHER_HASH, null, null] },
      { seats: [...record.table.seats].reverse() },
    ]
    for (const change of changes) {
      const other = { ...receipt, table: { ...receipt.table, ...change } }
      expect(verifyRecord(pebbles, record, other)).toMatchObject({ where: 'table', code: 'receiptDiffers' })
    }
  })

  test('with another nonce, or for another seat, is refused', () => {
    for (const { record, opening } of [finishedSealed(), unfinishedSealed()]) {
      const receipt = receiptOf(record.table, opening, 0)
      for (const change of [
        { nonce: OTHER_HASH },
        { nonce: null },
        { seat: 1 },
        { seat: 2 },
        { seat: 9 },
        { seat: -1 },
      ]) {
        expect(verifyRecord(pebbles, record, { ...receipt, ...change })).toMatchObject({
          where: 'table',
          code: 'nonceDiffers',
        })
      }
      expect(verifyRecord(pebbles, record, { ...receipt, seat: 2, nonce: OTHER_HASH }).kind).toBe('fault')
    }
  })

  test('survives JSON and import as it is', () => {
    const { record, opening } = finishedSealed()
    for (const seat of [0, 2]) {
      const receipt = receiptOf(record.table, opening, seat)
      expect(importReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt)
    }
  })

  test('that is damaged is refused at import, with a code and the place', () => {
    const { record, opening } = finishedSealed()
    const receipt = receiptOf(record.table, opening, 0)
    const refusal = (value: unknown) => {
      const read = importReceipt(value)
      return isRefusal(read) ? [read.code, read.params.where] : read
    }
    for (const nonce of ['', 'zz', 'abc', 'not hex at all', OTHER_HASH.toUpperCase(), 7]) {
      expect(refusal({ ...receipt, nonce })).toEqual(['badValue', 'receipt.nonce'])
    }
    for (const seat of [-1, 256, 0.5, '0', null])
      expect(refusal({ ...receipt, seat })).toEqual(['badValue', 'receipt.seat'])
    expect(refusal({ ...receipt, kind: RECORD_FORMAT })).toEqual(['badValue', 'receipt.kind'])
    expect(refusal({ ...receipt, more: 1 })).toEqual(['fieldUnknown', 'receipt'])
    expect(refusal({ ...receipt, table: { ...receipt.table, seal: 'x' } })).toEqual(['badValue', 'table.seal'])
    for (const value of [null, 'x', [], record]) expect(refusal(value)).not.toHaveProperty('kind')
  })
})

describe('import refuses', () => {
  test.each([null, undefined, 1, 'text', [], {}, { kind: 'logres-record-2' }, new Map()].map((value) => [value]))(
    'what is no record: %j',
    (value) => {
      expect(codeOf(importRecord(value))).toBe('notARecord')
    },
  )

  test('a record of another game, of other rules, with no entries', () => {
    const { record } = finishedSealed()
    const retable = (change: Partial<GameRecord['table']>): GameRecord => {
      const table = { ...record.table, ...change }
      return { ...record, table, tableHash: hash(table) }
    }
    expect(verifyRecord(pebbles, retable({ game: 'avalon' }))).toMatchObject({ where: 'table', code: 'otherGame' })
    expect(verifyRecord(pebbles, retable({ rulesVersion: 4 }))).toMatchObject({ where: 'table', code: 'otherRules' })
    expect(verifyRecord(pebbles, { ...record, entries: [], chain: [] })).toMatchObject({ where: 'table' })
  })
})

test('a match that was not played with its own key does not verify', () => {
  const { table, opening } = sealedTable(3)
  const match = begin(table, sealedChance(new Uint8Array(32)))
  play(match, DRAW, PASS, END, DRAW, PASS, END, DRAW, PASS, END)
  does(match, 'clerk', { kind: 'close' })
  ok(match.note('agreeEnd', null, null, senderOf(match, null)))
  expect(verdict(match, opening)).toMatchObject({ kind: 'fault', code: 'drawDiffers' })
})

test.each<[string, Partial<Sender>]>([
  ['a long key', { key: 'k'.repeat(201) }],
  ['half a millisecond', { at: 0.5 }],
  ['a time before 1970', { at: -1 }],
  ['no time', { at: Number.NaN }],
])('what a match takes, its record can be read again: %s', (_, change) => {
  const { match, opening } = beginSealed(2)
  const seat = match.state.first
  const done = match.act(seat, TAKE, { ...senderOf(match, seat), ...change })
  if (isRefusal(done)) expect(done.code).not.toBe('')
  else expect(verdict(match, opening).kind).toBe('verified')
})
