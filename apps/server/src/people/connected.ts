/*
 * Who listens to us just now, and by which session: sockets and streams that outlive a request. Whoever ends a session, or
 * all of a person's, tells it here once that is durable; the other servers are told, and those who could not be told look.
 */
import { ALONE, type Bus } from '../bus/bus.ts'
import type { Id, Session, Store } from '../store/store.ts'

type Held = Pick<Session, 'hash' | 'person'>

const CHANNEL = 'sessions'
/** While no news gets through it is looked so often whether sessions have ended, in milliseconds. */
const LOOK_EVERY = 10_000

export class Connected {
  readonly #store: Pick<Store, 'get'>
  readonly #bus: Bus
  /** By person: what closes it, and whose session it is. */
  readonly #lines = new Map<Id, Map<() => void, string>>()
  #lookedAt = Number.NEGATIVE_INFINITY

  constructor(store: Pick<Store, 'get'>, bus: Bus = ALONE) {
    this.#store = store
    this.#bus = bus
    void bus.listen(CHANNEL, ({ person, hash }: { readonly person?: unknown; readonly hash?: unknown }) => {
      if (typeof person === 'string') this.#close(person, typeof hash === 'string' ? hash : null)
    })
    bus.onGap(() => this.#look())
  }

  /** Answers what to call when it is closed anyway. */
  add({ hash, person }: Held, close: () => void): () => void {
    const lines = this.#lines.get(person) ?? new Map<() => void, string>()
    this.#lines.set(person, lines.set(close, hash))
    return () => {
      lines.delete(close)
      if (lines.size === 0 && this.#lines.get(person) === lines) this.#lines.delete(person)
    }
  }

  end({ hash, person }: Held): void {
    this.#close(person, hash)
    this.#bus.tell(CHANNEL, { person, hash })
  }

  endAll(person: Id): void {
    this.#close(person, null)
    this.#bus.tell(CHANNEL, { person })
  }

  /** Null: all of his. */
  #close(person: Id, hash: string | null): void {
    const lines = [...(this.#lines.get(person) ?? [])]
    for (const [close, held] of lines) if (hash === null || held === hash) close()
  }

  #look(): void {
    const now = performance.now()
    if (now - this.#lookedAt < LOOK_EVERY) return
    this.#lookedAt = now
    for (const [person, lines] of this.#lines) {
      for (const hash of new Set(lines.values())) {
        // A store that does not answer says nothing about sessions.
        this.#store.get('sessions', hash).then(
          (session) => session ?? this.#close(person, hash),
          () => {},
        )
      }
    }
  }
}
