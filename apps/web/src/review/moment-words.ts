import type { Seat } from '@logres/kernel'
import type { Moment } from '@logres/review'
import type { ReviewSession } from './session.ts'
import { t } from './words/index.ts'

export function titleOf({ kind, size }: Moment): string {
  const { kinds } = t()
  return kind === 'luck' ? (size.mean < 0 ? kinds.badLuck : kinds.goodLuck) : kinds[kind]
}

/** "you", or the name. */
export function nameOf({ open }: ReviewSession, seat: Seat): string {
  return seat === open.reader ? t().you : (open.state.players.value.names[seat] ?? '')
}
