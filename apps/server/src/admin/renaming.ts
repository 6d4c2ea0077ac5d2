/* Another name for somebody, given by an admin. */
import type { Refusal } from '@logres/kernel'
import { claimChanges, claimOf, freeName, renamed } from '../people/name-claims.ts'
import { isRefused, type Registry } from '../people/registry.ts'
import type { Change, Person, Time } from '../store/store.ts'

interface Renaming {
  readonly now: Time
  /** Whether a kept account may get the name with a number. A guest always may. */
  readonly mayNumber: boolean
}

/** The person under this name, and what must be committed with them: claims, and their lines of chat. */
export async function namedChanges(
  registry: Registry,
  person: Person,
  wanted: string,
  { now, mayNumber }: Renaming,
): Promise<{ readonly person: Person; readonly more: readonly Change[] } | Refusal> {
  const { store } = registry
  const isClaimed = (await claimOf(store, person.id)) !== undefined
  const name = isClaimed && !mayNumber ? wanted : await freeName(registry, wanted, person.id)
  const claims = isClaimed ? await claimChanges(registry, person, name) : []
  if (isRefused(claims)) return claims
  const lines = await store.find('chat', 'person', person.id)
  return {
    person: renamed(person, name, now),
    more: [...claims, ...lines.map((line): Change => ({ in: 'chat', put: { ...line, name } }))],
  }
}
