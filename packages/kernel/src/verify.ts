/* Checks a record: the rules are run again, and every draw, every link and the receipt are held against it. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { fateOf } from './broken-seals.ts'
import { canonical, hash } from './canonical.ts'
import type { Draw } from './chance.ts'
import type { AnyGame, Params, Refusal } from './game.ts'
import type { Entry } from './log.ts'
import { Match } from './match.ts'
import { type GameRecord, link, type Receipt } from './record.ts'
import { type Key, sealNonce, sealSecret, secretOfSeed, unseal } from './seal.ts'
import { readSetup } from './setup.ts'

export interface Verified {
  readonly kind: 'verified'
  readonly entries: number
  readonly finished: boolean
  /** False while the secret is not published: then draws are checked for form and chain only. */
  readonly drawsChecked: boolean
  /** How many seats added a nonce. None: chance was the server's alone. */
  readonly nonces: number
  /** How often the table was sealed, with the attempt that started the match. */
  readonly attempts: number
  /** What the receipt is for: the start, or an attempt before it. Null without a receipt. */
  readonly receipt: 'started' | 'listed' | 'tooOldToBeListed' | null
}

/** Where a record is wrong: at its table, at one entry, or in the outcome it claims. */
export interface Fault {
  readonly kind: 'fault'
  readonly where: 'table' | 'outcome' | number
  readonly code: string
  readonly params: Params
}

export function verifyRecord(game: AnyGame, record: GameRecord, receipt?: Receipt): Verified | Fault {
  const { table, entries, chain, salts } = record
  const setup = readSetup(game, table)
  if (setup.kind === 'refusal') return refused('table', setup)
  const opened = open(record, receipt)
  if ('code' in opened) return opened
  const { key } = opened

  const [first, ...others] = entries
  if (first === undefined) return fault('table', 'noEntries')
  const started = Match.restart(game, table, first, key?.chance)
  if (started.kind === 'refusal') return refused(0, started)
  const { match } = started
  const check = new EntryCheck(record, key)
  let wrong = check.entry(first, started.draws)
  for (const entry of others) {
    if (wrong !== undefined) return wrong
    const done = match.replay(entry)
    if (done.kind === 'refusal') return refused(check.next, done)
    wrong = check.entry(entry, done.entry.draws)
  }
  if (wrong !== undefined) return wrong
  if (chain.length !== entries.length) return fault(entries.length, 'chainTooLong')
  if (salts !== null && salts.length !== entries.length) return fault(entries.length, 'saltsLeftOver')
  if (hash(match.state) !== record.state) return fault('outcome', 'stateDiffers')
  if (canonical(match.outcome ?? null) !== canonical(record.outcome)) return fault('outcome', 'outcomeDiffers')
  const finished = match.outcome !== undefined
  if (finished && key === undefined) return fault('table', 'secretMissing')
  if (!finished && key !== undefined && table.seed === null) return fault('outcome', 'secretTooEarly')
  return {
    ...{ kind: 'verified', entries: entries.length, finished, drawsChecked: key !== undefined },
    nonces: table.nonceSeals.filter((seal) => seal !== null).length,
    attempts: (table.broken?.count ?? 0) + 1,
    receipt: opened.receipt,
  }
}

interface Opened {
  readonly key: Key | undefined
  readonly receipt: Verified['receipt']
}

/** Checks the seals; the key is there once the secret is. */
function open(record: GameRecord, receipt: Receipt | undefined): Opened | Fault {
  const { table, secret, nonces, salts } = record
  if (hash(table) !== record.tableHash) return fault('table', 'tableDiffers')
  const fate = receipt === undefined ? null : fateOf(receipt.table, table)
  if (fate === 'missing') return fault('table', 'receiptDiffers')
  if (receipt !== undefined) {
    const { seat, nonce } = receipt
    const sealed = nonce === null ? null : sealNonce(table.id, seat, nonce)
    if (receipt.table.nonceSeals[seat] !== sealed) return fault('table', 'nonceDiffers', { seat })
  }
  if (table.nonceSeals.length !== table.seats.length)
    return fault('table', 'nonceMissing', { seat: table.nonceSeals.length })
  if (secret === null || nonces === null) {
    if (secret !== null || nonces !== null || salts === null || table.seed !== null)
      return fault('table', 'secretMissing')
    return { key: undefined, receipt: fate }
  }
  if (salts !== null) return fault('table', 'saltsLeftOver')
  if (sealSecret(table.id, secret) !== table.seal) return fault('table', 'secretDiffers')
  if (table.seed !== null && secret !== secretOfSeed(table.seed)) return fault('table', 'seedDiffers')
  if (nonces.length !== table.seats.length) return fault('table', 'nonceMissing', { seat: nonces.length })
  for (const [seat, sealed] of table.nonceSeals.entries()) {
    const nonce = nonces[seat] ?? null
    if (sealed !== (nonce === null ? null : sealNonce(table.id, seat, nonce)))
      return fault('table', 'nonceDiffers', { seat })
  }
  return { key: unseal(table, secret, nonces), receipt: fate }
}

/** Holds entry after entry against the names of its draws and the chain. */
class EntryCheck {
  next = 0
  #previous: string
  readonly #record: GameRecord
  readonly #key: Key | undefined

  constructor(record: GameRecord, key: Key | undefined) {
    this.#record = record
    this.#key = key
    this.#previous = record.tableHash
  }

  entry(entry: Entry, byRules: readonly Draw[]): Fault | undefined {
    const n = this.next++
    const misnamed = entry.draws.find(({ why }, i) => byRules[i]?.why !== why)
    if (misnamed !== undefined) return fault(n, 'drawName', { why: misnamed.why })
    const kept = this.#record.salts?.[n]
    const salt = this.#key?.salt(n) ?? (kept === undefined ? undefined : hexToBytes(kept))
    if (salt === undefined) return fault(n, 'saltMissing')
    this.#previous = link(this.#previous, salt, entry)
    const given = this.#record.chain[n]
    if (given === undefined) return fault(n, 'linkMissing')
    return this.#previous === given ? undefined : fault(n, 'chainBroken')
  }
}

function fault(where: Fault['where'], code: string, params: Params = {}): Fault {
  return { kind: 'fault', where, code, params }
}

function refused(where: Fault['where'], refusal: Refusal): Fault {
  return fault(where, refusal.code, refusal.rule === null ? refusal.params : { ...refusal.params, rule: refusal.rule })
}
