import type { Seat } from '@logres/kernel'

export type Event =
  | { readonly kind: 'stonesTaken'; readonly seat: Seat; readonly stones: number; readonly left: number }
  | { readonly kind: 'gameEnded'; readonly winner: Seat }
