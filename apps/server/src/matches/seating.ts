/* Who sits where in a match that goes on, and that it is the same at all servers. */
import { type Refusal, refuse, type Seat, type Viewer } from '@logres/kernel'
import type { MatchNews } from '../bus/news.ts'
import type { Id, Store, TableRow } from '../store/store.ts'
import { type PlayedTable, seatsPassed } from '../tables/played-table.ts'
import type { Audience } from './audience.ts'
import type { Hearing } from './hearing.ts'
import type { Room } from './room.ts'
import type { Wishes } from './wishes.ts'

export interface SeatingPlan {
  readonly table: PlayedTable
  readonly wishes: Wishes
  readonly hearing: Hearing
  readonly audience: Audience
  readonly store: Pick<Store, 'get'>
  tell(news: MatchNews): void
}

export class Seating {
  readonly #room: Room
  readonly #plan: SeatingPlan

  constructor(room: Room, plan: SeatingPlan) {
    this.#room = room
    this.#plan = plan
  }

  /** Who sits on each seat; null for bots. */
  get people(): readonly (Id | null)[] {
    return this.#plan.table.people
  }

  /** Whether this person may look on like that, and speak for the seat if it is one. */
  isFor(viewer: Viewer, person: Id): boolean {
    return this.#plan.table.isFor(viewer, person)
  }

  /** The table is another: somebody else has a seat, who had it no longer speaks for it. Nothing changes once it is over. */
  async reseat(row: TableRow): Promise<Refusal | undefined> {
    if (this.#room.match.outcome !== undefined) return refuse('tableClosed')
    if (this.#room.isGone) return refuse('reload')
    const { table, wishes, tell } = this.#plan
    const before = table.people
    const changes = table.put(row)
    // What the former holder wanted is not what the next one wants.
    const passed = seatsPassed(before, table.people)
    const changed = passed.map((seat) => wishes.change(seat, { agreesToEnd: false, standing: {} }))
    this.#showOut()
    await this.#room.commit([...changes, ...changed.map((put) => ({ in: 'wishes', put }) as const)])
    for (const wish of changed) wishes.shown(wish)
    tell({ kind: 'reseated' })
    return undefined
  }

  /** Another server has written the table anew. */
  async retable(): Promise<void> {
    const { table, store } = this.#plan
    const row = await store.get('tables', this.#room.id)
    if (row === undefined || this.#room.isGone) return
    const passed = table.take(row)
    this.#showOut()
    await this.rewish(passed)
  }

  /** What seats want of the platform may have been said to another server. */
  async rewish(seats: readonly Seat[]): Promise<void> {
    const { store, hearing } = this.#plan
    await Promise.all(
      seats.map(async (seat) => {
        const wish = await store.get('wishes', this.#room.id, seat)
        if (wish !== undefined && !this.#room.isGone) await hearing.rewish(wish)
      }),
    )
  }

  #showOut(): void {
    this.#plan.audience.showOut(({ viewer, person }) => this.isFor(viewer, person))
  }
}
