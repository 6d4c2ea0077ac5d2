/* What people report: a name, a seat, or a line of chat. The content is copied, because it may change later. */
import { type Refusal, refuse } from '@logres/kernel'
import { findReadableLine } from '../chat/readable-line.ts'
import { ownerOf } from '../people/name-claims.ts'
import { seatName } from '../people/names.ts'
import type { PersonRef } from '../people/person-ref.ts'
import type { Registry } from '../people/registry.ts'
import type { Id, Note, Person } from '../store/store.ts'
import { isWaiting } from '../tables/table-row.ts'
import { readable } from '../text.ts'
import { newNote, notesBy } from './notes.ts'

export const MOST_OPEN_REPORTS = 10
export const LONGEST_REPORT = 500

interface Reported {
  readonly about: Id
  readonly detail: object
}

export class Reports {
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  async create({ id }: Person, whom: PersonRef, text: string, reason?: string): Promise<Note | Refusal> {
    const { store, now } = this.#registry
    const reported = await this.#find(whom, id)
    if (reported === undefined) return refuse('noSuchPerson')
    if (reported.about === id) return refuse('reportSelf')
    return this.#registry.withPerson(id, async () => {
      const open = await notesBy(store, id, ['report'])
      if (open.length >= MOST_OPEN_REPORTS) return refuse('tooManyReports', null, { most: MOST_OPEN_REPORTS })
      const note = newNote(now(), {
        ...{ kind: 'report', by: id, text: readable(text), about: reported.about },
        detail: { ...reported.detail, ...(reason !== undefined && { reason }) },
      })
      await store.commit([{ in: 'notes', insert: note }])
      return note
    })
  }

  async #find(whom: PersonRef, by: Id): Promise<Reported | undefined> {
    const { store } = this.#registry
    if ('match' in whom) {
      const line = await findReadableLine(store, whom, { id: by })
      if (line === undefined) return undefined
      const { match, room, n, name, text } = line
      return { about: line.person, detail: { kind: 'line', match, room, n, name, text } }
    }
    if ('table' in whom) {
      const { table, seat } = whom
      const row = await store.get('tables', table)
      const holder = row?.seats[seat]
      if (row === undefined || holder === undefined || !('person' in holder)) return undefined
      // The name as shown: in a match, the sealed one.
      const name = isWaiting(row) ? seatName(await store.get('people', holder.person)) : holder.name
      return { about: holder.person, detail: { kind: 'seat', table, seat, name } }
    }
    const person = 'name' in whom ? await ownerOf(store, whom.name) : await store.get('people', whom.person)
    if (person === undefined || person.departed) return undefined
    return { about: person.id, detail: { kind: 'name', name: person.name } }
  }
}
