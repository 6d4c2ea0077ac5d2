/* What people report: a name, a seat, or a line of chat. The content is copied, because it may change later. */
import { type Refusal, refuse } from '@logres/kernel'
import { findReadableLine } from '../chat/readable-line.ts'
import { ownerOf } from '../people/name-claims.ts'
import { seatName } from '../people/names.ts'
import type { PersonRef } from '../people/person-ref.ts'
import type { Registry } from '../people/registry.ts'
import type { ChatLine, Id, Note, Person, Store } from '../store/store.ts'
import { isWaiting } from '../tables/table-row.ts'
import { readable } from '../text.ts'
import { newNote, notesBy } from './notes.ts'

export const MOST_OPEN_REPORTS = 10
export const LONGEST_REPORT = 500
/** Lines before and after the reported one; admins can read no others. */
const CONTEXT = 2

/** What a report says is wrong. */
export const CONCERNS = ['name', 'chat', 'leaving', 'other'] as const
export type Concern = (typeof CONCERNS)[number]

/** A line as it was when it was reported. Names are looked up: the account may be deleted meanwhile. */
export type ContextLine = Pick<ChatLine, 'n' | 'at' | 'person' | 'text'>

interface Reported {
  readonly about: Id
  readonly detail: object
}

export interface NewReport {
  readonly whom: PersonRef
  readonly concern?: Concern | undefined
  readonly text: string
}

export class Reports {
  readonly #registry: Registry

  constructor(registry: Registry) {
    this.#registry = registry
  }

  async create({ id }: Person, { whom, concern, text }: NewReport): Promise<Note | Refusal> {
    const { store, now } = this.#registry
    const reported = await this.#find(whom, id)
    if (reported === undefined) return refuse('noSuchPerson')
    const { about, detail } = reported
    if (about === id) return refuse('reportSelf')
    return this.#registry.withPerson(id, async () => {
      const open = await notesBy(store, id, ['report'])
      if (open.length >= MOST_OPEN_REPORTS) return refuse('tooManyReports', null, { most: MOST_OPEN_REPORTS })
      const note = newNote(now(), {
        ...{ kind: 'report', by: id, about, text: readable(text) },
        detail: { ...detail, concern: concern ?? ('match' in whom ? 'chat' : 'name') },
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
      const context = await contextOf(store, line)
      return { about: line.person, detail: { kind: 'line', match, room, n, name, text, context } }
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

async function contextOf(store: Store, { match, room, n }: ChatLine): Promise<ContextLine[]> {
  const lines = await store.list('chat', [match, room], { from: Math.max(0, n - CONTEXT), limit: 2 * CONTEXT + 1 })
  return lines
    .filter((line) => line.n <= n + CONTEXT)
    .map((line) => ({ n: line.n, at: line.at, person: line.person, text: line.text }))
}
