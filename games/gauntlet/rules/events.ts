import type { Seat, Viewer } from '@logres/kernel'
import type { Card } from './data.ts'

export type Event =
  | { readonly kind: 'roundBegan'; readonly no: number }
  /** The card is null for everybody but who laid it. */
  | { readonly kind: 'cardLaid'; readonly seat: Seat; readonly card: Card | null }
  | { readonly kind: 'cardRevealed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'roundWon'; readonly seat: Seat | null }
  | { readonly kind: 'gameEnded'; readonly winners: readonly Seat[] }

/** 2.1 */
export function redact(event: Event, viewer: Viewer): Event {
  return event.kind === 'cardLaid' && event.seat !== viewer ? { ...event, card: null } : event
}
