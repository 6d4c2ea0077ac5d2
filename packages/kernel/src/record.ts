/* The portable record: a whole match as one JSON document that anyone can check (docs/record.md). */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, hash } from './canonical.ts'
import { type Refusal, refuse, type Seat, type Tagged } from './game.ts'
import { type Entry, readEntry } from './log.ts'
import type { AnyMatch } from './match.ts'
import { isPlainObject } from './plain-json.ts'
import { secretOfSeed, type Table, unseal } from './seal.ts'
import { readTable } from './setup.ts'
import { fieldsOf, isHash, isOneOf, isWhole, json, listOf, need, orNull, reading } from './shape.ts'

export const RECORD_FORMAT = 'logres-record-1'

export interface GameRecord extends Tagged {
  readonly kind: typeof RECORD_FORMAT
  readonly table: Table
  /** SHA-256 of T. */
  readonly tableHash: string
  /** S and the nonces; null until the match is over. */
  readonly secret: string | null
  readonly nonces: readonly (string | null)[] | null
  /** While S is secret: what stands in the chain in its place. */
  readonly salts: readonly string[] | null
  readonly entries: readonly Entry[]
  /** One link for each entry. */
  readonly chain: readonly string[]
  /** The Outcome, null while the match goes on, and the hash of the last state. */
  readonly outcome: unknown
  readonly state: string
}

export const RECEIPT_FORMAT = 'logres-receipt-1'

/** What a client kept when the match began: the table as it was shown, and the nonce it added itself. */
export interface Receipt extends Tagged {
  readonly kind: typeof RECEIPT_FORMAT
  readonly table: Table
  readonly seat: Seat
  readonly nonce: string | null
}

/** What the holder of a match keeps secret until it is over. */
export interface Opening {
  readonly secret: string
  readonly nonces: readonly (string | null)[]
}

/** h(n) = SHA-256(h(n−1) ‖ salt(n) ‖ canonical entry). The `why` of a draw is a name, not a fact: left out. */
export function link(previous: string, salt: Uint8Array, entry: Entry): string {
  const draws = entry.draws.map(({ sides, value }) => [sides, value])
  const text = utf8ToBytes(canonical({ ...entry, draws }))
  return bytesToHex(sha256(concatBytes(hexToBytes(previous), salt, text)))
}

export function openingOfSeed(table: Table): Opening | undefined {
  return table.seed === null ? undefined : { secret: secretOfSeed(table.seed), nonces: table.seats.map(() => null) }
}

/** A match with its log, wherever that is kept. */
export type Written = Pick<AnyMatch, 'table' | 'entries' | 'outcome' | 'state'>

/** Writes a match down; one still going on keeps its secret. */
export function exportRecord(match: Written, opening: Opening): GameRecord {
  const { table, entries } = match
  const key = unseal(table, opening.secret, opening.nonces)
  const open = match.outcome !== undefined || table.seed !== null
  const tableHash = hash(table)
  const salts = entries.map((_, n) => key.salt(n))
  const chain: string[] = []
  for (const [n, entry] of entries.entries())
    chain.push(link(chain[n - 1] ?? tableHash, salts[n] ?? key.salt(n), entry))
  return {
    kind: RECORD_FORMAT,
    table,
    tableHash,
    secret: open ? opening.secret : null,
    nonces: open ? opening.nonces : null,
    salts: open ? null : salts.map(bytesToHex),
    entries: [...entries],
    chain,
    outcome: match.outcome ?? null,
    state: hash(match.state),
  }
}

/** Reads a record of any origin. What fits the shape may still be untrue: verify it. */
export function importRecord(value: unknown): GameRecord | Refusal {
  const kind = isPlainObject(value) ? value.kind : undefined
  if (kind !== RECORD_FORMAT) return refuse('notARecord', null, { where: 'kind', expected: RECORD_FORMAT })
  return reading((): GameRecord => {
    const keys = [
      'kind',
      'table',
      'tableHash',
      'secret',
      'nonces',
      'salts',
      'entries',
      'chain',
      'outcome',
      'state',
    ] as const
    const read = fieldsOf(value, keys, 'record')
    const hashes = (list: unknown, where: string) => listOf(list, where, (item, at) => need(item, isHash, at))
    const nonces =
      read.nonces === null ? null : listOf(read.nonces, 'nonces', (item, at) => need(item, orNull(isHash), at))
    return {
      kind: RECORD_FORMAT,
      table: readTable(read.table),
      tableHash: need(read.tableHash, isHash, 'tableHash'),
      secret: need(read.secret, orNull(isHash), 'secret'),
      nonces,
      salts: read.salts === null ? null : hashes(read.salts, 'salts'),
      entries: listOf(read.entries, 'entries', readEntry),
      chain: hashes(read.chain, 'chain'),
      outcome: json(read.outcome, 'outcome'),
      state: need(read.state, isHash, 'state'),
    }
  })
}

/** Reads what a client kept of a match (see verify.ts). */
export function importReceipt(value: unknown): Receipt | Refusal {
  return reading(() => {
    const read = fieldsOf(value, ['kind', 'table', 'seat', 'nonce'], 'receipt')
    return {
      kind: need(read.kind, isOneOf([RECEIPT_FORMAT]), 'receipt.kind'),
      table: readTable(read.table),
      seat: need(read.seat, isWhole(0, 255), 'receipt.seat'),
      nonce: need(read.nonce, orNull(isHash), 'receipt.nonce'),
    }
  })
}
