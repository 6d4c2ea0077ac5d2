/* Reports, and what admins did: each is a note. */
import { randomInt } from 'node:crypto'
import { rowsInSlices } from '../slices.ts'
import type { Change, Id, Note, Person, Store } from '../store/store.ts'

const DIGITS = 36
const TIME = DIGITS ** 8
const CHANCE = DIGITS ** 4

/** Twelve characters that decrease over time: lists are sorted by id, newest first. */
function noteId(now: number): Id {
  const text = (number: number, length: number) => number.toString(DIGITS).padStart(length, '0')
  return text(Math.max(0, TIME - 1 - now), 8) + text(randomInt(CHANCE), 4)
}

export function newNote(now: number, note: Omit<Note, 'id' | 'at' | 'done'>): Note {
  return { id: noteId(now), at: now, done: note.kind !== 'report', ...note }
}

/** An admin's action. Its note is committed together with it. */
export interface AdminAction {
  readonly by: Pick<Person, 'id'>
  /** The admin's own words, for the log and for the person concerned. */
  readonly reason: string
  /** Open reports that it answers. */
  readonly reports?: readonly Id[] | undefined
}

export function noteOf(now: number, { by, reason, reports = [] }: AdminAction, about: Id, detail: object): Note {
  const all = { ...detail, ...(reports.length > 0 && { reports }) }
  return newNote(now, { kind: 'admin', by: by.id, about, text: reason, detail: all })
}

export function adminNote(now: number, action: AdminAction, about: Id, detail: object): Change {
  return { in: 'notes', insert: noteOf(now, action, about, detail) }
}

/** Notes of these kinds by one person. There is no index for that: reads all, a page at a time. */
export async function notesBy(store: Store, person: Id, kinds: readonly Note['kind'][]): Promise<Note[]> {
  const found: Note[] = []
  for (const kind of kinds) {
    for await (const note of rowsInSlices((page) => store.find('notes', 'kind', kind, page)))
      if (note.by === person) found.push(note)
  }
  return found
}
