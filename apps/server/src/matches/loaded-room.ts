/* A room as long as it is in memory: when it was used last, whether it is writing, and that it writes no more once it was let go. */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { Change, Store } from '../store/store.ts'
import { withCommit } from '../store/with-commit.ts'
import type { Room } from './room.ts'

/** This room was let go; the match is in another one, or will be. */
export class RoomEvicted extends Error {}

export class LoadedRoom {
  readonly opened: Promise<Room | undefined>
  #room: Room | undefined
  #usedAt = performance.now()
  #writing = 0
  /** The last that was asked for. */
  #last: Promise<void> = Promise.resolve()
  #isEvicted = false
  #onEvict: () => void = () => {}

  constructor(open: (loaded: LoadedRoom) => Promise<Room | undefined>) {
    this.opened = open(this).then((room) => {
      this.#room = room
      return room
    })
  }

  /** Once it is open. */
  get room(): Room | undefined {
    return this.#room
  }

  /** Nobody looks on, and all that was to be written is. */
  get isIdle(): boolean {
    return this.#room !== undefined && this.#room.clients.size === 0 && this.#writing === 0
  }

  /** Milliseconds since it was used last. */
  get idleMs(): number {
    return performance.now() - this.#usedAt
  }

  touch(): void {
    this.#usedAt = performance.now()
  }

  /** Calls back when it is let go. */
  onEvict(then: () => void): void {
    if (this.#isEvicted) then()
    else this.#onEvict = then
  }

  evict(): void {
    if (this.#isEvicted) return
    this.#isEvicted = true
    this.#onEvict()
  }

  /** If another server was first with an entry, the one after it must not be written either: it follows from ours. */
  async #commitAfter(before: Promise<void>, store: Store, changes: readonly Change[]): Promise<void> {
    try {
      await before
    } catch {
      // Whoever wrote it decides what becomes of the room; he hears of it in this turn.
      await endOfTurn()
    }
    if (this.#isEvicted) throw new RoomEvicted('the match is in another room')
    await store.commit(changes)
  }

  /** The same store, for this room alone: it writes one thing after the other. */
  storeFor(store: Store): Store {
    const written = () => {
      this.#writing -= 1
      this.touch()
    }
    return withCommit(store, (changes) => {
      if (this.#isEvicted) return Promise.reject(new RoomEvicted('the match was let go'))
      const before = this.#writing > 0 ? this.#last : undefined
      this.#writing += 1
      this.#last = before === undefined ? store.commit(changes) : this.#commitAfter(before, store, changes)
      this.#last.then(written, written)
      return this.#last
    })
  }
}
