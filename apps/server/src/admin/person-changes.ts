/* A deed about a person: their row, the note, the reports it answers and what they are told, in one commit. */
import { type Refusal, refuse } from '@logres/kernel'
import { judged } from '../people/judgements.ts'
import { isRefused, type Registry } from '../people/registry.ts'
import type { Change, Id, Judgement, Person } from '../store/store.ts'
import { answering } from './answers.ts'
import { answeredAppeal, isAppeal } from './appeals.ts'
import { type AdminAction, noteOf } from './notes.ts'

/** A changed person, and what the admin log says about it. */
export interface PersonChange {
  readonly person: Person
  readonly detail: object
  readonly more?: readonly Change[]
  /** What the person is told. */
  readonly judgement?: Pick<Judgement, 'act' | 'until' | 'from'>
}

export type Verdict = (person: Person, now: number) => PersonChange | Refusal | Promise<PersonChange | Refusal>

/** `isLift`: it undoes something, so admins are not exempt. */
export async function changePerson(
  registry: Registry,
  action: AdminAction,
  id: Id,
  verdict: Verdict,
  isLift = false,
): Promise<Person | Refusal> {
  const { store } = registry
  const done = await registry.withPerson(id, async (person) => {
    if (person.role === 'admin' && !isLift) return refuse('adminExempt')
    const now = registry.now()
    const found = await verdict(person, now)
    if (isRefused(found)) return found
    const answered = await answering(store, now, action)
    if (isRefused(answered)) return answered
    if (answered.notes.some(({ about }) => about !== id)) return refuse('noSuchReport')
    const { more = [], detail, judgement } = found
    const note = noteOf(now, action, id, detail)
    let changed = found.person
    if (judgement !== undefined)
      changed = judged(changed, { deed: note.id, at: now, reason: action.reason, ...judgement })
    for (const each of answered.notes.filter(isAppeal)) changed = answeredAppeal(changed, each, action.reason)
    await store.commit([
      ...[{ in: 'people', put: changed } as const, { in: 'notes', insert: note } as const],
      ...more,
      ...answered.changes,
    ])
    return changed
  })
  return isRefused(done) && done.code === 'notSignedIn' ? refuse('noSuchPerson') : done
}
