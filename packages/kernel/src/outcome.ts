import type { Result, Seat } from './game.ts'

/** How the match ended: by the rules, or by the platform and then named as such. */
export type Outcome =
  | { readonly by: 'rules'; readonly result: Result }
  | { readonly by: 'resignation'; readonly seat: Seat; readonly places: readonly number[] }
  | { readonly by: 'agreement' }
  | { readonly by: 'void'; readonly reason: string }

/** The given seats move behind all others, who close ranks. */
export function withLast(places: readonly number[], last: readonly Seat[]): number[] {
  const rank = (seat: Seat) => (last.includes(seat) ? 1000 : 0) + (places[seat] ?? 0)
  return places.map((_, seat) => 1 + places.filter((_, other) => rank(other) < rank(seat)).length)
}
