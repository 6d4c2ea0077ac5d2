/* What admins may see. */
import { seatName } from '../people/names.ts'
import type { Note, Person, Store } from '../store/store.ts'

export function personView(person: Person): object {
  const { id, name, formerNames = [], role, createdAt, seenAt, bannedAt, mutedUntil } = person
  return { id, name, formerNames, role, createdAt, seenAt, bannedAt, mutedUntil }
}

export async function noteView(store: Store, { id, at, kind, by, about, text, detail }: Note): Promise<object> {
  const [author, subject] = await Promise.all([store.get('people', by), store.get('people', about)])
  return {
    ...{ id, at, kind, text, detail },
    by: { id: by, name: seatName(author) },
    // It may be a table.
    about: { id: about, name: subject === undefined ? null : seatName(subject) },
  }
}
