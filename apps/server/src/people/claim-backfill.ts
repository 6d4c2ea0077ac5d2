/*
 * At the start of a server: claims the names of accounts that were kept before names were unique, the oldest account
 * first; later ones with a name that looks like it get a number. Names that have rested are forgotten. Every step may be
 * repeated, and several servers may do it at once.
 */
import { rowsInSlices } from '../slices.ts'
import { Conflict, type Id, type Person } from '../store/store.ts'
import { claimChanges, claimOf, forgettingChanges, freeName, isResting, renamed } from './name-claims.ts'
import { isRefused, type Registry } from './registry.ts'

/** `isStopped`: the server is shutting down. */
export async function claimNames(registry: Registry, isStopped: () => boolean = () => false): Promise<void> {
  const { store, now } = registry
  for await (const claim of rowsInSlices((page) => store.list('names', [], page))) {
    if (isStopped()) return
    if (claim.freedAt !== null && !isResting(claim, now())) await unlessConflict(store.commit(forgettingChanges(claim)))
  }
  for (const { id } of await unclaimed(registry)) {
    if (isStopped()) return
    await registry.withPerson(id, async (person) => {
      if ((await claimOf(store, id)) !== undefined) return
      const name = await freeName(registry, person.name, id)
      const changes = await claimChanges(registry, person, name)
      // Taken a moment ago: the next start tries again.
      if (isRefused(changes)) return
      const rename = name === person.name ? [] : [{ in: 'people', put: renamed(person, name, now()) } as const]
      await store.commit([...changes, ...rename])
    })
  }
}

/** Kept accounts without a claim, the oldest first. */
async function unclaimed({ store }: Registry): Promise<Pick<Person, 'id' | 'createdAt'>[]> {
  const seen = new Set<Id>()
  const found: Pick<Person, 'id' | 'createdAt'>[] = []
  const note = async (id: Id | null) => {
    if (id === null || seen.has(id)) return
    seen.add(id)
    const person = await store.get('people', id)
    if (person === undefined || person.departed || (await claimOf(store, id)) !== undefined) return
    found.push({ id, createdAt: person.createdAt })
  }
  for await (const { person } of rowsInSlices((page) => store.list('passkeys', [], page))) await note(person)
  for await (const { person } of rowsInSlices((page) => store.find('tickets', 'kind', 'recovery', page))) {
    await note(person)
  }
  return found.toSorted((a, b) => a.createdAt - b.createdAt)
}

async function unlessConflict(commit: Promise<void>): Promise<void> {
  try {
    await commit
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
