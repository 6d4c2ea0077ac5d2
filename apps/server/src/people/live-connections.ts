/*
 * Sockets and streams by session, so that ending a session closes them. Call `end` once the end is durable. The other
 * servers are notified; one that missed it checks the store.
 */
import { type Bus, SINGLE_SERVER_BUS } from '../bus/bus.ts'
import type { Id, Session, Store } from '../store/store.ts'

type SessionRef = Pick<Session, 'hash' | 'person'>

const CHANNEL = 'sessions'
/** How often sessions are checked while the bus is down, in milliseconds. */
const CHECK_INTERVAL = 10_000

export class LiveConnections {
  readonly #store: Pick<Store, 'get'>
  readonly #bus: Bus
  /** By person: close functions, and their sessions. */
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

  /** Answers a function to call when the connection closes by itself. */
  add({ hash, person }: SessionRef, close: () => void): () => void {
    const connections = this.#connections.get(person) ?? new Map<() => void, string>()
    this.#connections.set(person, connections.set(close, hash))
    return () => {
      connections.delete(close)
      if (connections.size === 0 && this.#connections.get(person) === connections) this.#connections.delete(person)
    }
  }

  sessionEnded({ hash, person }: SessionRef): void {
    this.#close(person, hash)
    this.#bus.publish(CHANNEL, { person, hash })
  }

  allSessionsEnded(person: Id): void {
    this.#close(person, null)
    this.#bus.publish(CHANNEL, { person })
  }

  /** Null: all sessions of the person. */
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
        this.#mayStay(person, hash).then(
          (mayStay) => mayStay || this.#close(person, hash),
          () => {},
        )
      }
    }
  }

  /** Sessions of somebody who is banned are kept, so that their browsers can be told why. */
  async #mayStay(id: Id, hash: string): Promise<boolean> {
    const [session, person] = await Promise.all([this.#store.get('sessions', hash), this.#store.get('people', id)])
    return session !== undefined && (person === undefined || person.bannedAt === null)
  }
}
