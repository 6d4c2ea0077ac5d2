/* What can be watched: running matches with small boards, and the finished ones that are worth seeing. */
import type { Bus } from '../bus/bus.ts'
import type { Rooms } from '../matches/rooms.ts'
import type { Store } from '../store/store.ts'
import { Attendance } from './attendance.ts'
import { LiveList } from './live-list.ts'
import { PublicViews } from './public-views.ts'
import { WorthSeeing } from './worth-seeing.ts'

export interface WatchingOptions {
  readonly store: Store
  readonly bus: Bus
  readonly rooms: Pick<Rooms, 'openRooms' | 'openRoom'>
  now(): number
  failed(what: string, error: unknown): void
  /** Of small boards, in milliseconds. */
  readonly refreshAfter?: number
}

export class Watching {
  readonly live: LiveList
  readonly worthSeeing: WorthSeeing
  readonly #attendance: Attendance
  readonly #views: PublicViews

  constructor({ store, bus, rooms, now, failed, refreshAfter }: WatchingOptions) {
    this.#attendance = new Attendance({ bus, rooms: () => rooms.openRooms() })
    this.#views = new PublicViews({
      ...{ store, failed, openRoom: (id) => rooms.openRoom(id) },
      ...(refreshAfter !== undefined && { refreshAfter }),
    })
    this.live = new LiveList({ store, attendance: this.#attendance, views: this.#views, failed })
    this.worthSeeing = new WorthSeeing({ store, views: this.#views, now })
  }

  async connect(): Promise<void> {
    await this.#attendance.connect()
  }

  async stop(): Promise<void> {
    this.#attendance.stop()
    await this.#views.stop()
  }
}
