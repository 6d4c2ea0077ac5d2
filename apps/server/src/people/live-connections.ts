/*
 * Who listens to us just now, and by which session: sockets and streams that outlive a request. Whoever ends a session, or
 * all of a person's, tells it here once that is durable; the other servers are told, and those who could not be told look.
 */
import { type Bus, SINGLE_SERVER_BUS } from '../bus/bus.ts'
import type { Id, Session, Store } from '../store/store.ts'

type SessionRef = Pick<Session, 'hash' | 'person'>

const CHANNEL = 'sessions'
/** While no news gets through it is looked so often whether sessions have ended, in milliseconds. */
const CHECK_INTERVAL = 10_000

export class LiveConnections {
  readonly #store: Pick<Store, 'get'>
  readonly #bus: Bus
  /** By person: what closes it, and whose session it is. */
  readonly #connections = new Map<Id, Map<() => void, string>>()
  #checkedAt = Number.NEGATIVE_INFINITY

  constructor(store: Pick<Store, 'get'>, bus: Bus = SINGLE_SERVER_BUS) {
    this.#store = store
    this.#bus = bus
    void bus.subscribe(CHANNEL, ({ person, hash }: { readonly person?: unknown; readonly hash?: unknown }) => {
      if (typeof person === 'string') this.#close(person, typeof hash === 'string' ? hash : null)
    })
    bus.onGap(() => this.#checkSessions())
  }

  /** Answers what to call when it is closed anyway. */
  add({ hash, person }: SessionRef, close: () => void): () => void {
    const connections = this.#connections.get(person) ?? new Map<() => void, string>()
    this.#connections.set(person, connections.set(close, hash))
    return () => {
      connections.delete(close)
      if (connections.size === 0 && this.#connections.get(person) === connections) this.#connections.delete(person)
    }
  }

  end({ hash, person }: SessionRef): void {
    this.#close(person, hash)
    this.#bus.publish(CHANNEL, { person, hash })
  }

  endAll(person: Id): void {
    this.#close(person, null)
    this.#bus.publish(CHANNEL, { person })
  }

  /** Null: all of his. */
  #close(person: Id, hash: string | null): void {
    const connections = [...(this.#connections.get(person) ?? [])]
    for (const [close, session] of connections) if (hash === null || session === hash) close()
  }

  #checkSessions(): void {
    const now = performance.now()
    if (now - this.#checkedAt < CHECK_INTERVAL) return
    this.#checkedAt = now
    for (const [person, connections] of this.#connections) {
      for (const hash of new Set(connections.values())) {
        // A store that does not answer says nothing about sessions.
        this.#store.get('sessions', hash).then(
          (session) => session ?? this.#close(person, hash),
          () => {},
        )
      }
    }
  }
}
