/*
 * An LRU cache of values per seat. A thread keeps its bots in one; the pool tracks in another which seats each thread
 * knows.
 */
import { isQuick, type Question, seatKey } from './question.ts'

/**
 * A champion's tree takes 15 MB or more and is useful only until the turn ends. Quick levels keep only the state of
 * their random numbers.
 */
const MAX_QUICK = 200
const MAX_THINKING = 12

interface Entry<Value> {
  readonly match: string
  readonly value: Value
}

type Asked = Pick<Question, 'match' | 'seat' | 'level'>

export class SeatCache<Value> {
  readonly #quick = new Map<string, Entry<Value>>()
  readonly #thinking = new Map<string, Entry<Value>>()

  get size(): number {
    return this.#quick.size + this.#thinking.size
  }

  get(asked: Asked): Value | undefined {
    return this.#entries(asked).get(seatKey(asked))?.value
  }

  has(asked: Asked): boolean {
    return this.#entries(asked).has(seatKey(asked))
  }

  set(asked: Asked, value: Value): void {
    this.delete(asked)
    const entries = this.#entries(asked)
    entries.set(seatKey(asked), { match: asked.match, value })
    const most = isQuick(asked) ? MAX_QUICK : MAX_THINKING
    for (const key of entries.keys()) {
      if (entries.size <= most) break
      entries.delete(key)
    }
  }

  delete(asked: Asked): void {
    const key = seatKey(asked)
    this.#quick.delete(key)
    this.#thinking.delete(key)
  }

  /** Answers whether anything of this match was cached. */
  forget(match: string): boolean {
    let isFound = false
    for (const entries of [this.#quick, this.#thinking]) {
      for (const [key, entry] of entries) {
        if (entry.match === match) isFound = entries.delete(key)
      }
    }
    return isFound
  }

  #entries(asked: Asked): Map<string, Entry<Value>> {
    return isQuick(asked) ? this.#quick : this.#thinking
  }
}
