/* Handles deadlines that are due: stand-ins, the end of a barter, abandoned matches, tables that never filled. */
import { isRefusal } from '@logres/kernel'
import type { Room } from '../matches/room.ts'
import type { Rooms } from '../matches/rooms.ts'
import { nextSlice } from '../slices.ts'
import type { Deadline, Id, Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { closingAction } from './pending-questions.ts'
import { readSeatedPeople } from './timekeeper.ts'

export interface DeadlineHandlerOptions {
  readonly store: Store
  readonly rooms: Pick<Rooms, 'get'>
  readonly tables: Pick<Tables, 'expire' | 'endSealing' | 'challenges'>
  /** The time to come to a table of people who were paired is up. */
  settle(table: Id): Promise<void>
  /** Tells somebody who is not here that they are challenged. */
  notifyChallenge(row: Deadline): Promise<void>
  now(): number
  /** Lets bots look again at what is asked: there may have been a restart. */
  wakeBots(room: Room): void
  /** Notifies somebody that it is their turn. */
  notify(row: Deadline): Promise<void>
}

export class DeadlineHandler {
  readonly #options: DeadlineHandlerOptions

  constructor(options: DeadlineHandlerOptions) {
    this.#options = options
  }

  async handle(row: Deadline): Promise<void> {
    const { tables, notify, notifyChallenge, settle } = this.#options
    const what: { readonly kind?: unknown; readonly seal?: unknown; readonly version?: unknown } = row.what
    if (what.kind === 'expire') await tables.expire(row.match)
    if (what.kind === 'reveal' && typeof what.seal === 'string') {
      await tables.endSealing(row.match, what.seal)
      await settle(row.match)
    }
    if (what.kind === 'paired') await settle(row.match)
    if (what.kind === 'challenge') await tables.challenges.expire(row.match)
    if (what.kind === 'challengeNotice') await notifyChallenge(row)
    if (what.kind === 'push') await notify(row)
    if (what.kind === 'match' && typeof what.version === 'number') await this.#handleMatch(row, what.version)
  }

  async #handleMatch({ id, match }: Deadline, version: number): Promise<void> {
    const { rooms, wakeBots, now } = this.#options
    const room = await rooms.get(match)
    // The row may have been written by another server.
    await room?.catchUp()
    if (room === undefined || room.match.outcome !== undefined || !room.time.taken(id, version)) return
    if (room.presence.hasPlayers) room.time.notePresence(now())
    if (room.time.isAbandoned(now())) {
      await room.abandon()
      return
    }
    if (await this.#handleTimeouts(room)) return
    await room.saveTime()
    wakeBots(room)
  }

  /** Answers whether anything was done; then the next deadline was written with it. */
  async #handleTimeouts(room: Room): Promise<boolean> {
    let isDone = false
    // Every entry can end the frame for all others, so check again after each.
    for (const _ of room.seats.list) {
      const due = room.time.due(this.#options.now())
      if (due === undefined) break
      const closing = due.closes ? closingAction(room.match) : undefined
      const [seat] = due.seats
      if (closing === undefined && seat === undefined) break
      const done = closing ? await room.act('clerk', closing, 'clerk') : await room.standIn(seat ?? 0)
      if (typeof done !== 'number' && isRefusal(done)) break
      isDone = true
    }
    return isDone
  }

  /** Call after a person's quiet hours or vacations changed: they apply from now on, in all their matches. */
  async settingsChanged(person: Id): Promise<void> {
    const { store, rooms } = this.#options
    for (const { table: id, seat } of await store.list('places', [person, 'playing'])) {
      if (seat === null) continue
      // Somebody may have many matches.
      await nextSlice()
      const [room, table] = await Promise.all([rooms.get(id), store.get('tables', id)])
      if (room !== undefined && table !== undefined)
        await room.setTimeOff((await readSeatedPeople(store, table.seats)).excuses)
    }
  }
}
