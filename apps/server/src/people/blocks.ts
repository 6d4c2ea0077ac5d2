/* Who does not want to meet whom. Nobody is told that he is blocked. */
import { type Refusal, refuse } from '@logres/kernel'
import type { Person, Store } from '../store/store.ts'
import { seatName } from './names.ts'
import type { Registry } from './registry.ts'

const MOST_BLOCKS = 500

/** A person, or whoever sits there: tables tell names, not ids. */
export type Whom = { readonly person: string } | { readonly table: string; readonly seat: number }

export interface Blocked {
  readonly id: string
  readonly name: string
}

export class Blocks {
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  async list({ id }: Person): Promise<Blocked[]> {
    const { store } = this.#registry
    const rows = await store.list('blocks', [id])
    return Promise.all(
      rows.map(async ({ blocked }) => ({ id: blocked, name: seatName(await store.get('people', blocked)) })),
    )
  }

  /** Twice is the same as once. */
  async block({ id }: Person, whom: Whom): Promise<Blocked | Refusal> {
    const { store } = this.#registry
    const wanted = await this.#find(whom)
    const other = wanted === undefined ? undefined : await store.get('people', wanted)
    if (other === undefined || other.departed) return refuse('noSuchPerson')
    if (other.id === id) return refuse('blockSelf')
    return this.#registry.alone(id, async () => {
      const mine = await store.list('blocks', [id])
      const isNew = mine.every(({ blocked }) => blocked !== other.id)
      if (isNew && mine.length >= MOST_BLOCKS) return refuse('tooManyBlocks', null, { most: MOST_BLOCKS })
      if (isNew) await store.commit([{ in: 'blocks', insert: { person: id, blocked: other.id } }])
      return { id: other.id, name: other.name }
    })
  }

  async unblock({ id }: Person, blocked: string): Promise<Refusal | undefined> {
    const { store } = this.#registry
    if ((await store.get('blocks', id, blocked)) === undefined) return refuse('noSuchPerson')
    await store.commit([{ in: 'blocks', remove: [id, blocked] }])
    return undefined
  }

  async #find(whom: Whom): Promise<string | undefined> {
    if ('person' in whom) return whom.person
    const holder = (await this.#registry.store.get('tables', whom.table))?.seats[whom.seat]
    return holder?.kind === 'person' ? holder.person : undefined
  }
}

/** Whether either has blocked the other. */
export async function isBlockedBetween(store: Store, a: string, b: string): Promise<boolean> {
  const [there, back] = await Promise.all([store.get('blocks', a, b), store.get('blocks', b, a)])
  return there !== undefined || back !== undefined
}
