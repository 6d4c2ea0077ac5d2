/* A person as others see them: on seats, in lists, beside results. Never their id, which is as good as a key to reach them. */
import { createHash } from 'node:crypto'
import type { Person, Store } from '../store/store.ts'
import { isKept } from './kept.ts'
import { seatName } from './names.ts'

export interface PersonView {
  readonly name: string
  /** Cannot sign in again: has no page of their own, and no rating. */
  readonly isGuest: boolean
  /** What their coat of arms is drawn from: stays when the name changes. */
  readonly arms: string
}

export async function personView(store: Pick<Store, 'find'>, person: Person | undefined): Promise<PersonView> {
  const isGuest = person === undefined || person.departed || !(await isKept(store, person.id))
  return { name: seatName(person), isGuest, arms: person === undefined ? '' : armsOf(person.id) }
}

/** Tells people apart, and nothing about their id. */
export function armsOf(id: string): string {
  return createHash('sha256').update(`logres-arms-1 ${id}`).digest('base64url').slice(0, 12)
}
