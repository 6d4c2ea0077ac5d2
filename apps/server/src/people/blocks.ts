/* Who has blocked whom. Nobody is told that they are blocked. */
import { type Refusal, refuse } from '@logres/kernel'
import { isStillValid } from '../clocks/expiry.ts'
import type { Id, Person, Store } from '../store/store.ts'
import { unfollowChanges } from './follows.ts'
import { findPersonRef, type PersonRef } from './person-ref.ts'
import { type PersonView, personView } from './person-view.ts'
import type { Registry } from './registry.ts'
import { publicId } from './sessions.ts'

const MOST_BLOCKS = 500

const CHANNEL = 'blocks'
/** How long a cached entry is used: another server's change may have been missed. */
const CACHE_TTL = 30_000
const MAX_CACHED = 10_000

interface CachedBlocks {
  readonly apart: Promise<ReadonlySet<Id>>
  readonly until: number
}

export interface Blocked extends PersonView {
  /** For unblocking, and useless for anything else. */
  readonly id: string
}

export class Blocks {
  readonly #registry: Registry
  readonly #cache = new Map<Id, CachedBlocks>()

  constructor(registry: Registry) {
    this.#registry = registry
    void registry.bus.subscribe(CHANNEL, ({ people }: { readonly people?: unknown }) => {
      if (Array.isArray(people)) this.#forget(people.filter((id) => typeof id === 'string'))
    })
  }

  async list({ id }: Person): Promise<Blocked[]> {
    const { store } = this.#registry
    const rows = await store.list('blocks', [id])
    return Promise.all(rows.map(async ({ blocked }) => this.#view(id, blocked, await store.get('people', blocked))))
  }

  async #view(by: Id, blocked: Id, person: Person | undefined): Promise<Blocked> {
    return { id: blockId(by, blocked), ...(await personView(this.#registry.store, person)) }
  }

  /** Idempotent. */
  async block({ id }: Person, whom: PersonRef): Promise<Blocked | Refusal> {
    const { store } = this.#registry
    const wanted = await findPersonRef(store, whom, id)
    const other = wanted === undefined ? undefined : await store.get('people', wanted)
    if (other === undefined || other.departed) return refuse('noSuchPerson')
    if (other.id === id) return refuse('blockSelf')
    return this.#registry.withPerson(id, async () => {
      const mine = await store.list('blocks', [id])
      const isNew = mine.every(({ blocked }) => blocked !== other.id)
      if (isNew && mine.length >= MOST_BLOCKS) return refuse('tooManyBlocks', null, { most: MOST_BLOCKS })
      if (isNew) {
        await store.commit([
          { in: 'blocks', insert: { person: id, blocked: other.id } },
          ...unfollowChanges(id, other.id),
        ])
      }
      this.forget([id, other.id])
      return this.#view(id, other.id, other)
    })
  }

  /** By the id in the list. */
  async unblock({ id }: Person, wanted: string): Promise<Refusal | undefined> {
    const { store } = this.#registry
    const blocked = (await store.list('blocks', [id])).find((each) => blockId(id, each.blocked) === wanted)?.blocked
    if (blocked === undefined) return refuse('noSuchPerson')
    await store.commit([{ in: 'blocks', remove: [id, blocked] }])
    this.forget([id, blocked])
    return undefined
  }

  /** Everybody who has blocked this person or is blocked by them. */
  blockedEitherWay(id: Id): Promise<ReadonlySet<Id>> {
    const now = this.#registry.now()
    const known = this.#cache.get(id)
    if (known !== undefined && isStillValid(known.until, now, CACHE_TTL)) return known.apart
    this.#cache.delete(id)
    const [oldest] = this.#cache.keys()
    if (oldest !== undefined && this.#cache.size >= MAX_CACHED) this.#cache.delete(oldest)
    const apart = this.#read(id)
    // Do not cache a failure.
    apart.catch(() => this.#cache.delete(id))
    this.#cache.set(id, { apart, until: now + CACHE_TTL })
    return apart
  }

  async #read(id: Id): Promise<ReadonlySet<Id>> {
    const { store } = this.#registry
    const [mine, others] = await Promise.all([store.list('blocks', [id]), store.find('blocks', 'blocked', id)])
    return new Set([...mine.map(({ blocked }) => blocked), ...others.map(({ person }) => person)])
  }

  /** Call once a change about these people is durable. */
  forget(people: readonly Id[]): void {
    this.#forget(people)
    this.#registry.bus.publish(CHANNEL, { people })
  }

  #forget(people: readonly Id[]): void {
    for (const id of people) this.#cache.delete(id)
  }
}

function blockId(person: Id, blocked: Id): string {
  return publicId(`block ${person} ${blocked}`)
}

/** Whether either has blocked the other. */
export async function isBlockedBetween(store: Store, a: string, b: string): Promise<boolean> {
  const [there, back] = await Promise.all([store.get('blocks', a, b), store.get('blocks', b, a)])
  return there !== undefined || back !== undefined
}
