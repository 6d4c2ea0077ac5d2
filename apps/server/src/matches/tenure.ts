/* A room as long as it is in memory: when it was used last, whether it is writing, and that it writes no more once it was let go. */
import type { Store } from '../store/store.ts'
import type { Room } from './room.ts'

/** This room was let go; the match is in another one, or will be. */
export class LetGo extends Error {}

export class Tenure {
  readonly opened: Promise<Room | undefined>
  #room: Room | undefined
  #usedAt = performance.now()
  #writing = 0
  #isOver = false

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

  end(): void {
    this.#isOver = true
  }

  /** The same store, for this room alone. */
  writing(store: Store): Store {
    return {
      commit: async (changes) => {
        if (this.#isOver) throw new LetGo('the match was let go')
        this.#writing += 1
        try {
          await store.commit(changes)
        } finally {
          this.#writing -= 1
          this.use()
        }
      },
      get: (name, ...key) => store.get(name, ...key),
      list: (name, prefix, page) => store.list(name, prefix, page),
      find: (name, field, value, page) => store.find(name, field, value, page),
      upTo: (name, field, most, page) => store.upTo(name, field, most, page),
      backup: (file) => store.backup(file),
      close: () => store.close(),
    }
  }
}
