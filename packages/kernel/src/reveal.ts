/* What a client checks before it reveals its nonce. A client that skips this takes the server's word for chance. */
import { fateOf } from './broken-seals.ts'
import type { Seat } from './game.ts'
import { sealNonce, type Table } from './seal.ts'

/** A nonce that a client sealed, as the client stores it. */
export interface SealedNonce {
  readonly seat: Seat
  readonly nonce: string
  readonly nonceSeal: string
  /** C, when the nonce was sealed. */
  readonly seal: string
  /** T, for which it was revealed; null before. */
  readonly table: Table | null
}

/**
 * A client reveals at most this often at one table before it asks its person. Every further reveal is another draw for
 * somebody who runs the server, plays too, and breaks the seal when they dislike what they see.
 */
export const MOST_REVEALS_UNASKED = 2

export function mustAskBeforeSealing(stored: readonly SealedNonce[]): boolean {
  return stored.filter(({ table }) => table !== null).length >= MOST_REVEALS_UNASKED
}

/**
 * Why `own` must not be revealed for T. `stored` are all nonces this client sealed at the table.
 * - wrongSeal: T is not what the client sealed its nonce for, or the nonce was revealed for another T.
 * - hiddenSeal: T does not list an earlier attempt for which this client revealed.
 */
export function whyNotReveal(
  id: string,
  table: Table,
  own: SealedNonce,
  stored: readonly SealedNonce[],
): 'wrongSeal' | 'hiddenSeal' | undefined {
  const isOwn =
    table.id === id &&
    table.seed === null &&
    table.seal === own.seal &&
    table.nonceSeals[own.seat] === own.nonceSeal &&
    sealNonce(id, own.seat, own.nonce) === own.nonceSeal
  if (!isOwn || (own.table !== null && fateOf(own.table, table) !== 'started')) return 'wrongSeal'
  const isHidden = stored.some((each) => each.table !== null && fateOf(each.table, table) === 'missing')
  return isHidden ? 'hiddenSeal' : undefined
}
