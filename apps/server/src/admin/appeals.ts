/* Objections of people to what admins decided about them: one text each, in the queue like a report. */
import { type Refusal, refuse } from '@logres/kernel'
import { withAppeal } from '../people/judgements.ts'
import type { Registry } from '../people/registry.ts'
import type { Id, Note, Person } from '../store/store.ts'
import { readable } from '../text.ts'
import { newNote } from './notes.ts'

/** Also for those who are banned. One for each judgement. */
export function appeal(registry: Registry, { id }: Person, deed: Id, said: string): Promise<Person | Refusal> {
  const { store, now } = registry
  const text = readable(said)
  return registry.withPerson(id, async (person) => {
    const judgement = person.judgements?.find((each) => each.deed === deed)
    if (judgement === undefined || judgement.isUndone) return refuse('noSuchDeed')
    if (judgement.appeal !== undefined) return refuse('appealedAlready')
    if (text === '') return refuse('emptyAppeal')
    const { act, at, until, reason, from } = judgement
    const about = { deed, act, at, until, reason, ...(from !== undefined && { from }) }
    const note = newNote(now(), { kind: 'report', by: id, about: id, text, detail: { kind: 'appeal', ...about } })
    const changed = withAppeal(person, deed, { report: note.id })
    await store.commit([
      { in: 'people', put: changed },
      { in: 'notes', insert: note },
    ])
    return changed
  })
}

/** What tells a person that their objection was answered, for the commit that answers it. */
export function answeredAppeal(person: Person, note: Note, answer: string): Person {
  const judgement = person.judgements?.find(({ appeal: made }) => made?.report === note.id)
  return judgement === undefined ? person : withAppeal(person, judgement.deed, { report: note.id, answer })
}

export function isAppeal({ detail }: Pick<Note, 'detail'>): boolean {
  return 'kind' in detail && detail.kind === 'appeal'
}
