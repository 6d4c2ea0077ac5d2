/* Undoes what an admin did. The undoing is an action of its own in the log; the note about the deed says that it is undone. */
import { type Refusal, refuse } from '@logres/kernel'
import { lifted } from '../people/judgements.ts'
import { isMuted } from '../people/people.ts'
import { isRefused, type Registry } from '../people/registry.ts'
import { retryOnRevisionConflict } from '../store/revisions.ts'
import type { Change, Id, Note } from '../store/store.ts'
import { reopening } from './answers.ts'
import { type AdminAction, adminNote } from './notes.ts'
import { changePerson, type Verdict } from './person-changes.ts'
import { namedChanges } from './renaming.ts'

/** As far as this module reads it. */
interface Detail {
  readonly act?: unknown
  readonly until?: unknown
  readonly from?: unknown
  readonly to?: unknown
  readonly undone?: unknown
  readonly report?: unknown
  readonly reports?: unknown
}

/** Undefined: it is done. */
export async function undo(registry: Registry, action: AdminAction, id: Id): Promise<Refusal | undefined> {
  const note = await registry.store.get('notes', id)
  if (note === undefined || note.kind !== 'admin') return refuse('noSuchDeed')
  const detail: Detail = note.detail
  if (detail.undone !== undefined) return refuse('undoneAlready')
  if (detail.act === 'answer') return undoAnswer(registry, action, note)
  const verdict = verdictOn(registry, detail)
  if (verdict === undefined) return refuse('cannotUndo')
  const done = await changePerson(registry, action, note.about, marked(registry, action, note, verdict), true)
  return isRefused(done) ? done : undefined
}

function verdictOn(registry: Registry, { act, until, from, to }: Detail): Verdict | undefined {
  switch (act) {
    case 'mute':
      return (person, now) => {
        // A later one is undone by itself.
        if (!isMuted(person, now) || person.mutedUntil !== until) return refuse('deedOver')
        return { person: { ...lifted(person, 'mute'), mutedUntil: null }, detail: {} }
      }
    case 'ban':
      return (person) => {
        if (person.bannedAt === null) return refuse('deedOver')
        return { person: { ...lifted(person, 'ban'), bannedAt: null }, detail: {} }
      }
    case 'rename':
      return async (person, now) => {
        if (person.name !== to || typeof from !== 'string') return refuse('deedOver')
        const named = await namedChanges(registry, person, from, { now, mayNumber: false })
        return isRefused(named)
          ? named
          : { person: lifted(named.person, 'rename'), more: named.more, detail: { from: to, to: named.person.name } }
      }
    default:
      return undefined
  }
}

/** With what is written in the log: for the undoing, and at the deed. */
function marked(registry: Registry, action: AdminAction, note: Note, verdict: Verdict): Verdict {
  return async (person, now) => {
    const found = await verdict(person, now)
    if (isRefused(found)) return found
    const { act }: Detail = note.detail
    return {
      ...found,
      detail: { act: 'undo', of: note.id, what: act, ...found.detail },
      more: [...(found.more ?? []), ...undoneChanges(registry, action, note)],
    }
  }
}

/** The row of `revisions` can be inserted once: of two who undo it at the same time, one has a conflict. */
function undoneChanges({ now }: Registry, { by }: AdminAction, note: Note): Change[] {
  return [
    { in: 'notes', put: { ...note, detail: { ...note.detail, undone: { by: by.id, at: now() } } } },
    { in: 'revisions', insert: { of: `undone ${note.id}`, n: 0 } },
  ]
}

function undoAnswer(registry: Registry, action: AdminAction, { id }: Note): Promise<Refusal | undefined> {
  const { store, now } = registry
  return retryOnRevisionConflict(async () => {
    const note = await store.get('notes', id)
    if (note === undefined) return refuse('noSuchDeed')
    const { report, reports, undone }: Detail = note.detail
    if (undone !== undefined) return refuse('undoneAlready')
    const ids = [report, ...(Array.isArray(reports) ? reports : [])].filter((each) => typeof each === 'string')
    const opened = await reopening(store, [...new Set(ids)])
    if (opened.length === 0) return refuse('deedOver')
    await store.commit([
      ...opened,
      ...undoneChanges(registry, action, note),
      adminNote(now(), action, note.about, { act: 'undo', of: id, what: 'answer' }),
    ])
    return undefined
  })
}
