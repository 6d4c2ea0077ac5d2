/*
 * Accounts with a passkey do not count towards the limits of their address. Only those that are a day old: otherwise
 * an address could raise its own limits with accounts it makes on the way. How many it can make in a day is limited
 * with its guests.
 */
import { DAY } from '../clocks/pace.ts'
import type { Id, Person, Store } from '../store/store.ts'

const MIN_AGE = DAY
/** An answer is cached for so many milliseconds. */
const CACHED_FOR = 600_000
const MAX_CACHED = 10_000

export class KeptAccounts {
  readonly #store: Pick<Store, 'find'>
  readonly #now: () => number
  readonly #cached = new Map<Id, { readonly isKept: Promise<boolean>; readonly until: number }>()

  constructor(store: Pick<Store, 'find'>, now: () => number) {
    this.#store = store
    this.#now = now
  }

  async has({ id, createdAt }: Pick<Person, 'id' | 'createdAt'>): Promise<boolean> {
    const now = this.#now()
    if (now - createdAt < MIN_AGE) return false
    const known = this.#cached.get(id)
    if (known !== undefined && known.until > now) return known.isKept
    if (this.#cached.size >= MAX_CACHED) this.#cached.clear()
    const isKept = this.#store.find('passkeys', 'person', id, { limit: 1 }).then((found) => found.length > 0)
    this.#cached.set(id, { isKept, until: now + CACHED_FOR })
    // The next one asks the store again.
    isKept.catch(() => this.#cached.delete(id))
    return isKept
  }
}
