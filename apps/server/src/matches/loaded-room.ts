/*
 * The lifetime of a room in memory: when it was last used, whether it is writing, and its eviction, after which it
 * writes nothing.
 */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { Change, Store } from '../store/store.ts'
import { withCommit } from '../store/with-commit.ts'
import type { Room } from './room.ts'

/** This room was evicted; the match is in another one, or will be. */
export class RoomEvicted extends Error {}

export class LoadedRoom {
  readonly opened: Promise<Room | undefined>
  #room: Room | undefined
  #usedAt = performance.now()
  #writing = 0
  /** The last commit. */
  #last: Promise<void> = Promise.resolve()
  #isEvicted = false
  #onEvict: () => void = () => {}

  constructor(open: (loaded: LoadedRoom) => Promise<Room | undefined>) {
    this.opened = open(this).then((room) => {
      this.#room = room
      return room
    })
  }

  /** Once it is loaded. */
  get room(): Room | undefined {
    return this.#room
  }

  /** No clients, and nothing left to write. */
  get isIdle(): boolean {
    return this.#room !== undefined && this.#room.clients.size === 0 && this.#writing === 0
  }

  /** Milliseconds since last use. */
  get idleMs(): number {
    return performance.now() - this.#usedAt
  }

  touch(): void {
    this.#usedAt = performance.now()
  }

  /** Called once on eviction. */
  onEvict(then: () => void): void {
    if (this.#isEvicted) then()
    else this.#onEvict = then
  }

  evict(): void {
    if (this.#isEvicted) return
    this.#isEvicted = true
    this.#onEvict()
  }

  /** Resolves once it is loaded, and its commits are answered. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.opened])
    await Promise.allSettled([this.#last])
  }

  /** If another server appended an entry first, our next one must not be written either: it builds on ours. */
  async #commitAfter(before: Promise<void>, store: Store, changes: readonly Change[]): Promise<void> {
    try {
      await before
    } catch {
      // The failed commit's author closes the room in this turn.
      await endOfTurn()
    }
    if (this.#isEvicted) throw new RoomEvicted('the match is in another room')
    await store.commit(changes)
  }

  /** The store for this room alone: commits are written one after the other. */
  storeFor(store: Store): Store {
    const written = () => {
      this.#writing -= 1
      this.touch()
    }
    return withCommit(store, (changes) => {
      if (this.#isEvicted) return Promise.reject(new RoomEvicted('the room was evicted'))
      const before = this.#writing > 0 ? this.#last : undefined
      this.#writing += 1
      this.#last = before === undefined ? store.commit(changes) : this.#commitAfter(before, store, changes)
      this.#last.then(written, written)
      return this.#last
    })
  }
}
