/*
 * Checks the record of a match against the rules, its own seals, and the receipts this browser stored when the table was sealed.
 * A record can be valid and still belong to another match: only the receipts can tell.
 */
import {
  type AnyGame,
  type BrokenSeals,
  fateOf,
  importRecord,
  isRefusal,
  type Params,
  type SealedNonce,
  sealNonce,
  type Table,
  verifyRecord,
} from '@logres/kernel'

/** `entry`: the entry of the log with the fault. */
export type Finding =
  /** In local matches nothing is sealed: draws follow from a public seed. */
  | { readonly kind: 'verified'; readonly entries: number; readonly isSealed: boolean }
  | { readonly kind: 'sealedAgain'; readonly broken: BrokenSeals }
  | { readonly kind: 'sameTable' | 'ownNonce' | 'attemptsListed' | 'noReceipt' | 'serverAlone' }
  | { readonly kind: 'otherTable' | 'otherNonce' | 'hiddenAttempt' }
  | { readonly kind: 'fault'; readonly entry: number | null; readonly code: string; readonly params: Params }

const WRONG: readonly Finding['kind'][] = ['otherTable', 'otherNonce', 'hiddenAttempt', 'fault']

export function isWrong({ kind }: Finding): boolean {
  return WRONG.includes(kind)
}

/** `given` is untrusted. `stored` are the nonces this browser sealed at the table. */
export function prove(game: AnyGame, given: unknown, stored: readonly SealedNonce[]): readonly Finding[] {
  const record = importRecord(given)
  if (isRefusal(record)) return [{ kind: 'fault', entry: null, code: record.code, params: record.params }]
  const verdict = verifyRecord(game, record)
  const { table } = record
  const isSealed = table.seed === null
  const found: Finding =
    verdict.kind === 'verified'
      ? { kind: 'verified', entries: verdict.entries, isSealed }
      : { ...verdict, entry: typeof verdict.where === 'number' ? verdict.where : null }
  if (!isSealed) return [found]
  return [
    found,
    ...(table.nonceSeals.every((seal) => seal === null) ? [{ kind: 'serverAlone' } as const] : []),
    ...(table.broken === undefined ? [] : [{ kind: 'sealedAgain', broken: table.broken } as const]),
    ...compare(table, record.nonces, stored),
  ]
}

function compare(table: Table, nonces: readonly (string | null)[] | null, stored: readonly SealedNonce[]): Finding[] {
  const revealed = stored.flatMap((each) => (each.table === null ? [] : [{ ...each, fate: fateOf(each.table, table) }]))
  const missing = revealed.find(({ fate }) => fate === 'missing')
  const start = revealed.find(({ fate }) => fate === 'started') ?? missing
  const attempts = revealed.filter((each) => each !== start)
  const isHidden = attempts.some(({ fate }) => fate === 'missing')
  const listed: Finding[] = attempts.length === 0 ? [] : [{ kind: isHidden ? 'hiddenAttempt' : 'attemptsListed' }]
  if (start === undefined) return [...listed, { kind: 'noReceipt' }]
  const { seat, nonce, nonceSeal } = start
  const isMine =
    nonces?.[seat] === nonce && table.nonceSeals[seat] === nonceSeal && sealNonce(table.id, seat, nonce) === nonceSeal
  return [
    ...listed,
    { kind: start.fate === 'started' ? 'sameTable' : 'otherTable' },
    { kind: isMine ? 'ownNonce' : 'otherNonce' },
  ]
}
