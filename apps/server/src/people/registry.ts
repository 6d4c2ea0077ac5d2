/*
 * What the modules of this folder share. Every read-decide-write on a person takes their lock: otherwise a rename
 * could bring back a deleted account, or a request a session that just ended.
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

  /** Runs `work` with the current person, under their lock. Must not be nested. */
  withPerson<T>(id: string, work: (person: Person) => Promise<T>): Promise<T | Refusal> {
    return this.#locks.run(id, () =>
      retryOnRevisionConflict(async () => {
        const person = await this.store.get('people', id)
        return person === undefined || person.departed ? refuse('notSignedIn') : work(person)
      }),
    )
  }
}

/** Rows have a `kind` too. */
export function isRefused(value: object | undefined): value is Refusal {
  return value !== undefined && 'kind' in value && value.kind === 'refusal'
}
