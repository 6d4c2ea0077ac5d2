/* What admins may see. */

import type { Thing } from '../admin/queue.ts'
import type { ContextLine } from '../admin/reports.ts'
import { judgementView } from '../people/judgements.ts'
import { isKept } from '../people/kept.ts'
import { seatName } from '../people/names.ts'
import { armsOf } from '../people/person-view.ts'
import { listOfPerson } from '../results/archive-lists.ts'
import type { Id, Note, Person, Store } from '../store/store.ts'

/** Counts are exact up to here. */
const MOST_COUNTED = 100
/** Deeds about a person that their card shows. */
const MOST_DEEDS = 20

export function personView(person: Person): object {
  const { id, name, formerNames = [], role, createdAt, seenAt, bannedAt, mutedUntil } = person
  return { id, name, formerNames, role, createdAt, seenAt, bannedAt, mutedUntil }
}

/** What admins need to judge: whether it is the first time. */
export async function personCard(store: Store, person: Person): Promise<object> {
  const { id, judgements = [] } = person
  const [isStaying, matches, notes] = await Promise.all([
    isKept(store, id),
    store.list('archive', [listOfPerson(id)], { limit: MOST_COUNTED }),
    store.find('notes', 'about', id, { limit: MOST_COUNTED }),
  ])
  const deeds = notes.filter(({ kind }) => kind === 'admin')
  const reports = notes.filter((note) => note.kind !== 'admin' && note.by !== id)
  return {
    ...personView(person),
    ...{ isGuest: !isStaying, arms: armsOf(id), matches: matches.length, reports: reports.length },
    judgements: judgements.map(judgementView),
    deeds: await Promise.all(deeds.slice(0, MOST_DEEDS).map((note) => noteView(store, note))),
  }
}

export async function noteView(store: Store, { id, at, kind, by, about, text, detail }: Note): Promise<object> {
  const [author, subject] = await Promise.all([named(store, by), store.get('people', about)])
  return {
    ...{ id, at, kind, text, detail },
    by: author,
    // It may be a table.
    about: { id: about, name: subject === undefined ? null : seatName(subject), arms: armsOf(about) },
  }
}

/** As far as pages show it. */
interface Detail {
  readonly context?: readonly ContextLine[]
}

export async function thingView(store: Store, { key, newest, reports }: Thing): Promise<object> {
  const { context = [] }: Detail = newest.detail
  const subject = await store.get('people', newest.about)
  return {
    ...{ key, at: newest.at, detail: newest.detail, ids: reports.map(({ id }) => id) },
    about: {
      id: newest.about,
      name: seatName(subject),
      arms: armsOf(newest.about),
      isAdmin: subject?.role === 'admin',
    },
    reports: await Promise.all(reports.map(async ({ at, by, text }) => ({ at, text, by: await named(store, by) }))),
    context: await Promise.all(
      context.map(async ({ n, at, person, text }) => ({ n, at, text, by: await named(store, person) })),
    ),
  }
}

async function named(store: Store, id: Id): Promise<object> {
  return { id, name: seatName(await store.get('people', id)), arms: armsOf(id) }
}
