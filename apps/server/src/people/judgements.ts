/*
 * What admins decided about a person, as that person is told. It stands in their own row, so that it is written together
 * with what it changes, and read without looking through the log.
 */
import { type Refusal, refuse } from '@logres/kernel'
import type { Id, Judgement, Person } from '../store/store.ts'
import { foldName } from './name-folding.ts'

const MOST = 10

export function judged(person: Person, judgement: Judgement): Person {
  return { ...person, judgements: [judgement, ...(person.judgements ?? [])].slice(0, MOST) }
}

/** Those of this kind no longer count. The person is told that, too. */
export function lifted(person: Person, act: Judgement['act']): Person {
  return changed(person, (each) => (each.act === act && !each.isUndone ? unseen({ ...each, isUndone: true }) : each))
}

export function withAppeal(person: Person, deed: Id, appeal: NonNullable<Judgement['appeal']>): Person {
  return changed(person, (each) => {
    if (each.deed !== deed) return each
    return appeal.answer === undefined ? { ...each, appeal } : unseen({ ...each, appeal })
  })
}

export function allSeen(person: Person): Person {
  return changed(person, (each) => ({ ...each, isSeen: true }))
}

function changed(person: Person, change: (judgement: Judgement) => Judgement): Person {
  return person.judgements === undefined ? person : { ...person, judgements: person.judgements.map(change) }
}

function unseen({ isSeen: _, ...judgement }: Judgement): Judgement {
  return judgement
}

/** The latest of this kind that was not undone. */
export function inForce({ judgements = [] }: Pick<Person, 'judgements'>, act: Judgement['act']): Judgement | undefined {
  return judgements.find((each) => each.act === act && !each.isUndone)
}

/** Whether there is something that the person was not shown yet. */
export function hasNews({ judgements = [] }: Pick<Person, 'judgements'>): boolean {
  return judgements.some(({ isSeen }) => !isSeen)
}

/** Whether an admin took this name, or one that looks like it, from the person. */
export function isTakenAway({ judgements = [] }: Pick<Person, 'judgements'>, name: string): boolean {
  const folded = foldName(name)
  return judgements.some(({ from, isUndone }) => from !== undefined && !isUndone && foldName(from) === folded)
}

/** For somebody who is banned and wants to sign in. */
export function closedRefusal(person: Person): Refusal {
  return refuse('accountClosed', null, { why: inForce(person, 'ban')?.reason ?? '' })
}

export function judgementView({ deed, act, at, until, reason, from, isSeen, isUndone, appeal }: Judgement): object {
  return {
    ...{ deed, act, at, until, reason },
    ...{ from: from ?? null, isSeen: isSeen === true, isUndone: isUndone === true },
    appeal: appeal === undefined ? null : { answer: appeal.answer ?? null },
  }
}
