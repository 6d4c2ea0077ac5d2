/* How two people have fared against each other, by what both have played: for their eyes alone. */
import type { Id, Store } from '../store/store.ts'
import { listOfPair, type SeatResult } from './archive-lists.ts'

/** The newest of their matches that are counted. */
const MOST_COUNTED = 500

export interface Met {
  readonly matches: number
  /** As the first of the two has it. */
  readonly won: number
  readonly lost: number
  /** Only the newest were counted. */
  readonly isMore: boolean
}

export async function metOf(store: Pick<Store, 'list'>, me: Id, other: Id): Promise<Met> {
  const entries = await store.list('archive', [listOfPair(me, other)], { limit: MOST_COUNTED + 1 })
  const counted = entries.slice(0, MOST_COUNTED)
  const has = (person: Id, result: SeatResult) =>
    counted.filter(({ tags }) => !tags.includes(' void ') && tags.includes(` ${person}:${result} `)).length
  return {
    ...{ matches: counted.length, won: has(me, 'won'), lost: has(other, 'won') },
    isMore: entries.length > counted.length,
  }
}
