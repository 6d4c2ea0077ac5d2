/* A room as long as it is in memory: when it was used last, whether it is writing, and that it writes no more once it was let go. */
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { Change, Store } from '../store/store.ts'
import { through } from '../store/through.ts'
import type { Room } from './room.ts'

/** This room was let go; the match is in another one, or will be. */
export class LetGo extends Error {}

export class Tenure {
  readonly opened: Promise<Room | undefined>
  #room: Room | undefined
  #usedAt = performance.now()
  #writing = 0
  /** The last that was asked for. */
  #last: Promise<void> = Promise.resolve()
  #isOver = false
  #whenOver: () => void = () => {}

  constructor(open: (tenure: Tenure) => Promise<Room | undefined>) {
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
    return this.#room !== undefined && this.#room.onlookers.size === 0 && this.#writing === 0
  }

  /** Milliseconds since it was used last. */
  get unused(): number {
    return performance.now() - this.#usedAt
  }

  use(): void {
    this.#usedAt = performance.now()
  }

  /** Calls back when it is let go. */
  whenOver(then: () => void): void {
    if (this.#isOver) then()
    else this.#whenOver = then
  }

  end(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#whenOver()
  }

  /** If another server was first with an entry, the one after it must not be written either: it follows from ours. */
  async #after(before: Promise<void>, store: Store, changes: readonly Change[]): Promise<void> {
    try {
      await before
    } catch {
      // Whoever wrote it decides what becomes of the room; he hears of it in this turn.
      await endOfTurn()
    }
    if (this.#isOver) throw new LetGo('the match is in another room')
    await store.commit(changes)
  }

  /** The same store, for this room alone: it writes one thing after the other. */
  writing(store: Store): Store {
    const written = () => {
      this.#writing -= 1
      this.use()
    }
    return through(store, (changes) => {
      if (this.#isOver) return Promise.reject(new LetGo('the match was let go'))
      const before = this.#writing > 0 ? this.#last : undefined
      this.#writing += 1
      this.#last = before === undefined ? store.commit(changes) : this.#after(before, store, changes)
      this.#last.then(written, written)
      return this.#last
    })
  }
}
