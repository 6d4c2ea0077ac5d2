/* Reports that are answered, together with the deed that answers them, or without one. */
import { type Refusal, refuse } from '@logres/kernel'
import { isRefused } from '../people/registry.ts'
import type { Change, Id, Note, Store, Time } from '../store/store.ts'
import type { AdminAction } from './notes.ts'

/** A row of its own that can be inserted once: of two admins who answer at the same time, one has a conflict. */
const markOf = (report: Id) => ({ of: `answered ${report}`, n: 0 })

export interface Answered {
  readonly notes: readonly Note[]
  readonly changes: readonly Change[]
}

/** Commit the changes with the deed. They conflict in `revisions` if another server was faster. */
export async function answering(
  store: Pick<Store, 'get'>,
  now: Time,
  { by, reason, reports = [] }: AdminAction,
): Promise<Answered | Refusal> {
  const notes: Note[] = []
  for (const id of new Set(reports)) {
    const note = await openReport(store, id)
    if (isRefused(note)) return note
    const answer = { by: by.id, at: now, text: reason }
    notes.push({ ...note, kind: 'answered', done: true, detail: { ...note.detail, answer } })
  }
  const changes = notes.flatMap((note): Change[] => [
    { in: 'notes', put: note },
    { in: 'revisions', insert: markOf(note.id) },
  ])
  return { notes, changes }
}

export async function openReport(store: Pick<Store, 'get'>, id: Id): Promise<Note | Refusal> {
  const note = await store.get('notes', id)
  if (note === undefined || note.kind === 'admin') return refuse('noSuchReport')
  return note.kind === 'answered' ? refuse('reportAnswered') : note
}

/** Opens answered reports again. */
export async function reopening(store: Pick<Store, 'get'>, reports: readonly Id[]): Promise<Change[]> {
  const notes = await Promise.all(reports.map((id) => store.get('notes', id)))
  return notes.flatMap((note): Change[] => {
    if (note === undefined || note.kind !== 'answered') return []
    const { answer: _, ...detail }: { readonly answer?: unknown } = { ...note.detail }
    const mark = markOf(note.id)
    return [
      { in: 'notes', put: { ...note, kind: 'report', done: false, detail } },
      { in: 'revisions', remove: [mark.of, mark.n] },
    ]
  })
}
