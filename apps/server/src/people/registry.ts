/*
 * What the parts of this folder share. Whatever reads a person or what is his, decides, and writes, does so alone: else
 * a rename could bring back who has just left, or a visit the session that was just ended.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { type Bus, SINGLE_SERVER_BUS } from '../bus/bus.ts'
import { Locks } from '../locks.ts'
import { retryOnRevisionConflict } from '../store/revisions.ts'
import type { Person, Session, Store } from '../store/store.ts'
import { LiveConnections } from './live-connections.ts'

export interface SignedIn {
  readonly person: Person
  readonly session: Session
}

export class Registry {
  readonly store: Store
  readonly now: () => number
  /** To the other servers. */
  readonly bus: Bus
  readonly connections: LiveConnections
  readonly #locks = new Locks()

  constructor(store: Store, now: () => number, bus: Bus = SINGLE_SERVER_BUS) {
    this.store = store
    this.now = now
    this.bus = bus
    this.connections = new LiveConnections(store, bus)
  }

  /** Works on the person as he is now, while nobody else here does. Not to be nested. */
  withPerson<T>(id: string, work: (person: Person) => Promise<T>): Promise<T | Refusal> {
    return this.#locks.run(id, () =>
      retryOnRevisionConflict(async () => {
        const person = await this.store.get('people', id)
        return person === undefined || person.departed ? refuse('notSignedIn') : work(person)
      }),
    )
  }
}

/** Rows have kinds of their own. */
export function isRefused(value: object | undefined): value is Refusal {
  return value !== undefined && 'kind' in value && value.kind === 'refusal'
}
