/*
 * Rated tables: their results count for ratings (docs/ratings.md). Everybody who sits down at one agrees to that, so it is
 * fixed when the table is created.
 */
import { type Refusal, refuse } from '@logres/kernel'
import { isKept } from '../people/kept.ts'
import type { Person, Store } from '../store/store.ts'
import type { TableSetup } from './new-table.ts'

/** Only matches that can be compared: with clocks, and with the game's own components. */
export function whyNotRated({ pace, options }: Pick<TableSetup, 'pace' | 'options'>): Refusal | undefined {
  if (!('kind' in pace) || (pace.kind !== 'live' && pace.kind !== 'days')) return refuse('ratedNeedsClock')
  // An edition entered by somebody is an object; all other options are words, numbers and flags.
  const hasEdition = Object.values(options).some((value) => typeof value === 'object' && value !== null)
  return hasEdition ? refuse('ratedEdition') : undefined
}

/** A guest could come back as somebody else after each defeat. */
export async function whyNotRatedPerson(store: Store, { id }: Pick<Person, 'id'>): Promise<Refusal | undefined> {
  return (await isKept(store, id)) ? undefined : refuse('ratedNeedsKept')
}
