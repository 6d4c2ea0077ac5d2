/* What happened: past tense, one visible change each. Text, animation and recap are made from these. */
import type { Viewer } from '@logres/kernel'
import type { Card, Position, Region, Side, Tile } from './vocabulary.ts'

export type Event =
  | { readonly kind: 'turnBegan'; readonly no: number; readonly seat: Side }
  /** 3.1, 7.2 */
  | { readonly kind: 'tilePaid'; readonly seat: Side; readonly tile: Tile; readonly cards: number }
  /** The card is null for everyone but the one who drew it. */
  | { readonly kind: 'cardDrawn'; readonly seat: Side; readonly card: Card | null }
  | { readonly kind: 'reinforced'; readonly seat: Side; readonly card: Card; readonly at: Position }
  | {
      readonly kind: 'spellCast'
      readonly seat: Side
      readonly card: Card
      readonly at: Position
      readonly target: Card
    }
  /** 5.2 `seat` laid the same sorceress and took the attacking one into his hand. */
  | { readonly kind: 'spellCountered'; readonly seat: Side; readonly card: Card; readonly at: Position }
  /** 5.3 */
  | { readonly kind: 'cardEnchanted'; readonly seat: Side; readonly card: Card; readonly at: Position }
  | { readonly kind: 'attackDeclared'; readonly seat: Side; readonly card: Card; readonly at: Position }
  | { readonly kind: 'attackResisted'; readonly seat: Side; readonly card: Card; readonly at: Position }
  /** 5.2, 6.4 */
  | { readonly kind: 'answerDeclined'; readonly seat: Side; readonly at: Position }
  | { readonly kind: 'regionTurnedUp'; readonly at: Position; readonly region: Region }
  | { readonly kind: 'regionConquered'; readonly seat: Side; readonly at: Position; readonly from: Side | null }
  /** 6.7 ii What is to be paid beyond the cards that fell. */
  | { readonly kind: 'lossesOwed'; readonly seat: Side; readonly at: Position; readonly cards: number }
  | { readonly kind: 'avalonUsed'; readonly seat: Side }
  | { readonly kind: 'avalonKept'; readonly seat: Side }
  /** A card went from a hand or a pile to the discards. */
  | { readonly kind: 'cardLost'; readonly seat: Side; readonly card: Card; readonly from: Position | 'hand' }
  | { readonly kind: 'playsFinished'; readonly seat: Side }
  | { readonly kind: 'tileTaken'; readonly seat: Side; readonly tile: Tile }
  /** 7.4 */
  | { readonly kind: 'tilesTurnedUp'; readonly tiles: number }
  /** 7.5 */
  | { readonly kind: 'discardsShuffled'; readonly cards: number }
  | { readonly kind: 'cardsMissing'; readonly seat: Side; readonly cards: number }
  /** 7.6 */
  | { readonly kind: 'cardDiscarded'; readonly seat: Side; readonly card: Card }
  /** 8.1, 8.2 */
  | { readonly kind: 'gameEnded'; readonly winner: Side | null; readonly reason: 'crowns' | 'turnLimit' }

/** 3.2 Hands are secret, so what somebody drew is his; everything else is open. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.kind !== 'cardDrawn' || event.seat === viewer) return event
  return { kind: 'cardDrawn', seat: event.seat, card: null }
}
