/* Records made by somebody who knows the format: hashes computed again, odd shapes, values that are no JSON. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import {
  at,
  canonical,
  type Entry,
  type Fault,
  type GameRecord,
  hash,
  importRecord,
  isRefusal,
  link,
  Match,
  type Opening,
  sealSecret,
  type Table,
  unseal,
  verifyRecord,
} from '../src/index.ts'
import { OTHER_HASH } from './matches.ts'
import { finishedSealed, finishedSeeded, type Sample, unfinishedSealed } from './sample-records.ts'
import { pebbles } from './toy-game.ts'

function faultOf(record: GameRecord): Fault {
  const verdict = verifyRecord(pebbles, record)
  if (verdict.kind === 'fault') return verdict
  throw new Error(`verified: ${JSON.stringify(verdict)}`)
}

/** The chain made to fit again, as a forger who has the salts would. */
function rechained(record: GameRecord, { secret, nonces }: Opening): GameRecord {
  const key = unseal(record.table, secret, nonces)
  const chain: string[] = []
  for (const [n, entry] of record.entries.entries()) {
    const given = record.salts?.[n]
    const salt = given === undefined ? key.salt(n) : hexToBytes(given)
    chain.push(link(chain[n - 1] ?? record.tableHash, salt, entry))
  }
  return { ...record, chain }
}

function retabled(record: GameRecord, change: Partial<Table>): GameRecord {
  const table = { ...record.table, ...change }
  return { ...record, table, tableHash: hash(table) }
}

const withEntry = (record: GameRecord, n: number, change: Partial<Entry>): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, i) => (i === n ? { ...entry, ...change } : entry)),
})

describe('a chosen draw', () => {
  test.each([
    ['sealed', finishedSealed],
    ['with a seed', finishedSeeded],
  ])('is found though the chain fits: %s', (_, sample) => {
    const { record, opening } = sample()
    const drawn = record.entries.filter(({ draws }) => draws.length > 0)
    expect(drawn.length).toBeGreaterThan(2)
    for (const { seq, draws } of drawn) {
      const { why, sides, value } = at(draws, 0)
      const forged = withEntry(record, seq, { draws: [{ why, sides, value: (value + 1) % sides }] })
      expect(faultOf(rechained(forged, opening))).toMatchObject({ where: seq, code: 'drawDiffers' })
    }
  })

  test('is found under a false name though the name is not hashed', () => {
    const { record, opening } = finishedSealed()
    const draws = at(record.entries, 1).draws.map((draw) => ({ ...draw, why: 'gift' }))
    const forged = withEntry(record, 1, { draws })
    expect(rechained(forged, opening).chain).toEqual(record.chain)
    expect(faultOf(forged)).toMatchObject({ where: 1, code: 'drawName' })
  })
})

describe('a table made to fit its hash again', () => {
  test.each<[string, Partial<Table>]>([
    ['another name', { seats: finishedSealed().record.table.seats.map((seat) => ({ ...seat, name: 'Eve' })) }],
    ['another id', { id: 'table-2' }],
    ['other options', { options: { red: 10, rounds: 2 } }],
    ['a seed', { seed: 'mine' }],
  ])('still fails: %s', (_, change) => {
    for (const { record, opening } of [finishedSealed(), finishedSeeded(), unfinishedSealed()]) {
      expect(faultOf(retabled(record, change)).kind).toBe('fault')
      // A sealed table's draws follow from T; without the secret only a receipt tells.
      if (record.secret !== null && record.table.seed === null) {
        expect(faultOf(rechained(retabled(record, change), opening)).kind).toBe('fault')
      }
    }
  })

  test('another secret with its own seal gives other draws', () => {
    const { record, opening } = finishedSealed()
    const forged = retabled({ ...record, secret: OTHER_HASH }, { seal: sealSecret(record.table.id, OTHER_HASH) })
    const fault = faultOf(rechained(forged, { ...opening, secret: OTHER_HASH }))
    expect(fault).toMatchObject({ code: 'drawDiffers' })
  })

  test.each<[string, Partial<Table>]>([
    ['otherGame', { game: 'avalon' }],
    ['otherRules', { rulesVersion: 9 }],
    ['optionUnknown', { options: { constructor: 1 } }],
    ['optionBad', { options: { red: 99 } }],
    ['tooFewTokens', { options: { ...pebbles.options.defaults, red: 1, blue: 1 } }],
  ])('that the game refuses is reported at the table: %s', (code, change) => {
    for (const { record } of [finishedSealed(), finishedSeeded(), unfinishedSealed()]) {
      expect(faultOf(retabled(record, change))).toMatchObject({ where: 'table', code })
    }
  })

  test.each([0, 1, 2, 4])('with %i nonce seals for three seats', (count) => {
    for (const { record } of [finishedSealed(), unfinishedSealed()]) {
      const nonceSeals = Array.from({ length: count }, () => null)
      expect(faultOf(retabled(record, { nonceSeals }))).toMatchObject({ where: 'table' })
    }
  })
})

describe('an end that is none', () => {
  test('a finished record without its secret', () => {
    const { record, match, opening } = finishedSealed()
    const { salt } = unseal(record.table, opening.secret, opening.nonces)
    const salts = match.entries.map((_, n) => Buffer.from(salt(n)).toString('hex'))
    expect(faultOf({ ...record, secret: null, nonces: null, salts })).toMatchObject({ where: 'table' })
  })

  test('a record cut short still claims its outcome', () => {
    const { record } = finishedSealed()
    const cut = { ...record, entries: record.entries.slice(0, 9), chain: record.chain.slice(0, 9) }
    expect(faultOf(cut)).toMatchObject({ where: 'outcome', code: 'stateDiffers' })
  })

  test('a record cut short and made to fit: its open seal says that there was an end', () => {
    const { record, match } = finishedSealed()
    const again = Match.restart(pebbles, match.table, at(match.entries, 0))
    if (again.kind === 'refusal') throw new Error(again.code)
    for (const entry of match.entries.slice(1, 9)) again.match.replay(entry)
    const [entries, chain] = [record.entries.slice(0, 9), record.chain.slice(0, 9)]
    const cut = { ...record, entries, chain, outcome: null, state: hash(again.match.state) }
    expect(faultOf(cut).kind).toBe('fault')
  })

  test('an entry after the end', () => {
    const { record, opening } = finishedSealed()
    const seq = record.entries.length
    const more = { ...at(record.entries, seq - 1), seq }
    const forged = rechained({ ...record, entries: [...record.entries, more] }, opening)
    expect(faultOf(forged)).toMatchObject({ where: seq, code: 'matchOver' })
  })

  test('an outcome for somebody else', () => {
    const { record } = finishedSealed()
    for (const outcome of [null, { by: 'agreement' }, { by: 'resignation', seat: 1, places: [1, 3, 2] }]) {
      expect(faultOf({ ...record, outcome })).toMatchObject({ where: 'outcome', code: 'outcomeDiffers' })
    }
  })
})

/** Deeper than a recursive walk can go; JSON.parse reads it without complaint. */
function deep(): unknown {
  const depth = 100_000
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth))
}

/** What went wrong, if import does not refuse and verification finds no fault, or one of them throws. */
function misread(value: unknown, what: string): string[] {
  try {
    const record = importRecord(value)
    if (isRefusal(record)) return record.code === '' ? [`${what}: no code`] : []
    return verifyRecord(pebbles, record).kind === 'fault' ? [] : [`${what}: not noticed`]
  } catch (error) {
    return [`${what}: threw ${String(error).slice(0, 60)}`]
  }
}

/** One odd value in every place of a record where any value may stand. */
function misreadWith(record: GameRecord, odd: unknown, what: string): string[] {
  const ofKind = (kind: Entry['kind']) => record.entries.findIndex((entry) => entry.kind === kind)
  return [
    ...misread({ ...record, outcome: odd }, `${what} as outcome`),
    ...misread({ ...record, table: { ...record.table, options: { red: odd } } }, `${what} in the options`),
    ...(['start', 'act', 'undo', 'resign'] as const).flatMap((kind) => [
      ...misread(withEntry(record, ofKind(kind), { action: odd }), `${what} as the action of ${kind}`),
      ...misread(
        withEntry(record, ofKind(kind), { action: { kind: 'take', colour: odd, from: odd } }),
        `${what} in the action of ${kind}`,
      ),
    ]),
  ]
}

const SAMPLES: readonly [string, () => Sample][] = [
  ['finished', finishedSealed],
  ['unfinished', unfinishedSealed],
]

describe.each(SAMPLES)('odd values in a record, %s', (_, sample) => {
  const { record } = sample()

  test('nested a hundred thousand times', () => {
    expect(misreadWith(record, deep(), 'deep')).toEqual([])
  })

  test('that are no JSON', () => {
    const odd = [undefined, Number.NaN, new Map(), 1n, () => 1, new Date(0)]
    expect(odd.flatMap((value) => misreadWith(record, value, String(value)))).toEqual([])
  })

  test('lists with holes', () => {
    const holed: unknown[] = [record.entries[0]]
    holed[2] = record.entries[2]
    const chain = new Array(record.chain.length)
    expect([...misread({ ...record, entries: holed }, 'entries'), ...misread({ ...record, chain }, 'chain')]).toEqual(
      [],
    )
  })
})

test('a record without a prototype is as good as another', () => {
  const { record } = finishedSealed()
  const bare: unknown = Object.assign(Object.create(null), record)
  const read = importRecord(bare)
  expect(isRefusal(read) ? read.code : canonical(read)).toBe(canonical(record))
})
