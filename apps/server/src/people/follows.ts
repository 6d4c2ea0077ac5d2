/* Who follows whom. Nobody is told who follows them, only how many. */
import { type Refusal, refuse } from '@logres/kernel'
import type { Change, Follow, Id, Person, Store } from '../store/store.ts'
import { isBlockedBetween } from './blocks.ts'
import { ownerOf } from './name-claims.ts'
import type { Registry } from './registry.ts'

const MOST_FOLLOWED = 500
/** Followers are counted up to this. */
export const MOST_COUNTED = 1_000

export class Follows {
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  /** Idempotent. Only kept accounts can be followed: of guests there is nothing to follow. */
  async follow({ id }: Pick<Person, 'id'>, name: string): Promise<Refusal | undefined> {
    const { store, now } = this.#registry
    const other = await ownerOf(store, name)
    if (other === undefined || (await isBlockedBetween(store, id, other.id))) return refuse('noSuchPerson')
    if (other.id === id) return refuse('followSelf')
    const done = await this.#registry.withPerson(id, async () => {
      const followed = await store.list('follows', [id])
      if (followed.some((each) => each.followed === other.id)) return undefined
      if (followed.length >= MOST_FOLLOWED) return refuse('tooManyFollowed', null, { most: MOST_FOLLOWED })
      await store.commit([{ in: 'follows', put: { person: id, followed: other.id, at: now() } }])
      return undefined
    })
    return done
  }

  /** Idempotent. */
  async unfollow({ id }: Pick<Person, 'id'>, name: string): Promise<Refusal | undefined> {
    const { store } = this.#registry
    const other = await ownerOf(store, name)
    if (other === undefined) return refuse('noSuchPerson')
    await store.commit([{ in: 'follows', remove: [id, other.id] }])
    return undefined
  }

  /** The people this person follows, without those they no longer could. */
  async followedBy({ id }: Pick<Person, 'id'>): Promise<Person[]> {
    const { store } = this.#registry
    const rows = await store.list('follows', [id], { limit: MOST_FOLLOWED })
    const people = await Promise.all(rows.map(({ followed }) => store.get('people', followed)))
    return people.flatMap((person) => (person === undefined || person.departed ? [] : [person]))
  }

  async isFollowing(id: Id, followed: Id): Promise<boolean> {
    return (await this.#registry.store.get('follows', id, followed)) !== undefined
  }

  /** How many follow this person, at most `MOST_COUNTED`. For themselves alone. */
  async followers({ id }: Pick<Person, 'id'>): Promise<number> {
    return (await this.#registry.store.find('follows', 'followed', id, { limit: MOST_COUNTED })).length
  }
}

/** Somebody who blocks a person follows them no longer, and is not followed by them. */
export function unfollowChanges(a: Id, b: Id): Change[] {
  return [
    { in: 'follows', remove: [a, b] },
    { in: 'follows', remove: [b, a] },
  ]
}

/** All of a person who deletes their account. */
export async function followsOf(store: Store, id: Id): Promise<Follow[]> {
  const [mine, others] = await Promise.all([store.list('follows', [id]), store.find('follows', 'followed', id)])
  return [...mine, ...others]
}
