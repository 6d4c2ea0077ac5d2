/* Bots play on for somebody who will not come back. */
import type { Rooms } from '../matches/rooms.ts'
import type { Id, Store } from '../store/store.ts'
import { seatOf } from '../tables/table-row.ts'
import { tablesOf } from './places.ts'

export interface LeaveMatchesOptions {
  readonly store: Store
  readonly rooms: Pick<Rooms, 'get'>
  failed(what: string, error: unknown): void
}

/** In all running matches. Where a bot already plays the seat, nothing changes. */
export async function leaveMatches(
  { store, rooms, failed }: LeaveMatchesOptions,
  person: { readonly id: Id },
): Promise<void> {
  for (const row of await tablesOf(store, person, ['playing'])) {
    const seat = seatOf(row, person)
    if (seat === undefined) continue
    try {
      const room = await rooms.get(row.id)
      // A refusal means it is done already: the match is over, or a bot plays. The seat may have been passed on just now.
      if (room?.mayViewAs(seat, person.id) === true) await room.standIn(seat)
    } catch (error) {
      // One match that cannot be opened must not stop the others.
      failed(row.id, error)
    }
  }
}
