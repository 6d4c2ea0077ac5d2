import { present, type Result, type Seat } from '@logres/kernel'

/** A seat's part of the victory: 1 for the only winner, a share where several won, else 0. */
export function shareOf({ places }: Result, seat: Seat): number {
  if (present(places[seat]) !== 1) return 0
  let winners = 0
  for (const place of places) if (place === 1) winners += 1
  return 1 / winners
}
