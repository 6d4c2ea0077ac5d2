/* The open reports, by what they are about: several about the same thing are one. */
import type { Note, Store } from '../store/store.ts'

/** Read at once. Those beyond come into sight when others are answered. */
export const MOST_READ = 200

/** Reports about the same thing, the newest first. */
export interface Thing {
  readonly key: string
  readonly newest: Note
  readonly reports: readonly Note[]
}

export interface Queue {
  readonly things: readonly Thing[]
  readonly hasMore: boolean
}

export async function readQueue(store: Pick<Store, 'find'>): Promise<Queue> {
  const notes = await store.find('notes', 'kind', 'report', { limit: MOST_READ + 1 })
  return { things: thingsIn(notes.slice(0, MOST_READ)), hasMore: notes.length > MOST_READ }
}

/** `notes`: the newest first. */
export function thingsIn(notes: readonly Note[]): Thing[] {
  const things = Map.groupBy(notes, keyOf)
  return [...things].flatMap(([key, reports]) =>
    reports[0] === undefined ? [] : [{ key, newest: reports[0], reports }],
  )
}

/** As far as this module reads it. */
interface Detail {
  readonly kind?: unknown
  readonly match?: unknown
  readonly room?: unknown
  readonly n?: unknown
  readonly deed?: unknown
  readonly concern?: unknown
}

function keyOf({ about, detail }: Note): string {
  const { kind, match, room, n, deed, concern }: Detail = detail
  if (kind === 'line') return `line ${match} ${room} ${n}`
  if (kind === 'appeal') return `appeal ${deed}`
  return `${concern ?? 'name'} ${about}`
}
