import type { Seat } from '@logres/kernel'

export type Event =
  | { readonly kind: 'turnBegan'; readonly no: number; readonly seat: Seat }
  | { readonly kind: 'stonesTaken'; readonly seat: Seat; readonly stones: number; readonly left: number }
  | { readonly kind: 'gameEnded'; readonly winner: Seat }
