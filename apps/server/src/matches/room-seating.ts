/* Who sits where in a running match, kept in sync across servers. */
import { type Refusal, refuse, type Seat, type Viewer } from '@logres/kernel'
import type { MatchBusMessage } from '../bus/match-messages.ts'
import type { Id, Store, TableRow } from '../store/store.ts'
import { type PlayedTable, seatsPassed } from '../tables/played-table.ts'
import type { CommandHandler } from './command-handler.ts'
import type { Room } from './room.ts'
import type { RoomClients } from './room-clients.ts'
import type { SeatPreferences } from './seat-preferences.ts'

export interface RoomSeatingOptions {
  readonly table: PlayedTable
  readonly preferences: SeatPreferences
  readonly commands: CommandHandler
  readonly clients: RoomClients
  readonly store: Pick<Store, 'get'>
  publish(news: MatchBusMessage): void
}

export class RoomSeating {
  readonly #room: Room
  readonly #options: RoomSeatingOptions

  constructor(room: Room, options: RoomSeatingOptions) {
    this.#room = room
    this.#options = options
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.#options.table.people
  }

  /** Anybody may find the match in lists. */
  get isPublic(): boolean {
    return this.#options.table.isPublic
  }

  /** Whether this person may view the match like this, and act for the seat if it is one. */
  mayViewAs(viewer: Viewer, person: Id): boolean {
    return this.#options.table.mayViewAs(viewer, person)
  }

  /** The table changed: somebody else has a seat, and the former holder loses it. Not once the match is over. */
  async reseat(row: TableRow): Promise<Refusal | undefined> {
    if (this.#room.match.outcome !== undefined) return refuse('tableClosed')
    if (this.#room.isClosed) return refuse('reload')
    const { table, preferences, publish } = this.#options
    const before = table.people
    const changes = table.put(row)
    // Preferences do not pass to the next holder.
    const passed = seatsPassed(before, table.people)
    const changed = passed.map((seat) => preferences.change(seat, { agreesToEnd: false, standing: {} }))
    this.#disconnectUnseated()
    await this.#room.commit([...changes, ...changed.map((put) => ({ in: 'wishes', put }) as const)])
    for (const row of changed) preferences.committed(row)
    publish({ kind: 'reseated' })
    return undefined
  }

  /** Another server has written the table. */
  async reloadTable(): Promise<void> {
    const { table, store } = this.#options
    const row = await store.get('tables', this.#room.id)
    if (row === undefined || this.#room.isClosed) return
    const passed = table.replace(row)
    this.#disconnectUnseated()
    await this.reloadPreferences(passed)
  }

  /** Preferences may have changed at another server. */
  async reloadPreferences(seats: readonly Seat[]): Promise<void> {
    const { store, commands } = this.#options
    await Promise.all(
      seats.map(async (seat) => {
        const row = await store.get('wishes', this.#room.id, seat)
        if (row !== undefined && !this.#room.isClosed) await commands.preferencesChanged(row)
      }),
    )
  }

  #disconnectUnseated(): void {
    this.#options.clients.disconnectUnseated(({ viewer, person }) => this.mayViewAs(viewer, person))
  }
}
