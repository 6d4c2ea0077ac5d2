/*
 * Holds the record of a match against the rules, its own seals, and what this browser kept when the table was sealed. A
 * record can be whole in itself and still be that of another match: only what one kept oneself can tell.
 */
import { type AnyGame, hash, importRecord, isRefusal, type Params, sealNonce, verifyRecord } from '@logres/kernel'
import type { Receipt } from '../pages/table/sealing.ts'

/** What was found right, or what is wrong. `entry`: at which entry of the log. */
export type Finding =
  /** Where nothing was sealed, as on one device, draws follow from an open seed. */
  | { readonly kind: 'verified'; readonly entries: number; readonly isSealed: boolean }
  | { readonly kind: 'sameTable' | 'ownNonce' | 'noReceipt' }
  | { readonly kind: 'otherTable' | 'otherNonce' }
  | { readonly kind: 'fault'; readonly entry: number | null; readonly code: string; readonly params: Params }

const WRONG: readonly Finding['kind'][] = ['otherTable', 'otherNonce', 'fault']

export function isWrong({ kind }: Finding): boolean {
  return WRONG.includes(kind)
}

/** `given` is of any origin. */
export function prove(game: AnyGame, given: unknown, receipt: Receipt | undefined): readonly Finding[] {
  const record = importRecord(given)
  if (isRefusal(record)) return [{ kind: 'fault', entry: null, code: record.code, params: record.params }]
  const verdict = verifyRecord(game, record)
  const isSealed = record.table.seed === null
  const found: Finding =
    verdict.kind === 'verified'
      ? { kind: 'verified', entries: verdict.entries, isSealed }
      : { ...verdict, entry: typeof verdict.where === 'number' ? verdict.where : null }
  if (receipt === undefined || receipt.table === null) return isSealed ? [found, { kind: 'noReceipt' }] : [found]
  const { table, seat, nonce, nonceSeal } = receipt
  const isSame = hash(table) === hash(record.table)
  const isMine =
    record.nonces?.[seat] === nonce &&
    record.table.nonceSeals[seat] === nonceSeal &&
    sealNonce(record.table.id, seat, nonce) === nonceSeal
  return [found, { kind: isSame ? 'sameTable' : 'otherTable' }, { kind: isMine ? 'ownNonce' : 'otherNonce' }]
}
