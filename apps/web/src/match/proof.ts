/*
 * Checks the record of a match against the rules, its own seals, and the receipt this browser stored when the table was sealed.
 * A record can be valid and still belong to another match: only the receipt can tell.
 */
import { type AnyGame, hash, importRecord, isRefusal, type Params, sealNonce, verifyRecord } from '@logres/kernel'
import type { Receipt } from '../pages/table/sealing.ts'

/** `entry`: the entry of the log with the fault. */
export type Finding =
  /** In local matches nothing is sealed: draws follow from a public seed. */
  | { readonly kind: 'verified'; readonly entries: number; readonly isSealed: boolean }
  | { readonly kind: 'sameTable' | 'ownNonce' | 'noReceipt' }
  | { readonly kind: 'otherTable' | 'otherNonce' }
  | { readonly kind: 'fault'; readonly entry: number | null; readonly code: string; readonly params: Params }

const WRONG: readonly Finding['kind'][] = ['otherTable', 'otherNonce', 'fault']

export function isWrong({ kind }: Finding): boolean {
  return WRONG.includes(kind)
}

/** `given` is untrusted. */
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
