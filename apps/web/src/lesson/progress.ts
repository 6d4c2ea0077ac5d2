/* Which lessons are done, and where the last one was left. Kept in this browser; done ones follow the account, by union. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.ts'
import { markPending } from '../pending-settings.ts'

/** "avalon/crowns": the game and the id of the lesson. */
export type LessonName = string

const NAME = /^[\w-]{1,30}\/[\w-]{1,30}$/
/** As many as the server keeps. */
export const MOST_LESSONS = 200

export function lessonName(game: string, id: string): LessonName {
  return `${game}/${id}`
}

/** Any value may be given: what is no name of a lesson is left out. */
export function lessonNames(value: unknown): readonly LessonName[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((each): each is string => typeof each === 'string' && NAME.test(each)))]
    .toSorted()
    .slice(0, MOST_LESSONS)
}

const done = signal<readonly LessonName[]>(lessonNames(readStored('lessons')?.split(' ') ?? []))
export const doneLessons: ReadonlySignal<readonly LessonName[]> = done

function store(names: readonly LessonName[]): void {
  done.value = names
  writeStored('lessons', names.length === 0 ? undefined : names.join(' '))
}

export function markDone(name: LessonName): void {
  if (done.peek().includes(name)) return
  store(lessonNames([...done.peek(), name]))
  markPending('lessons')
}

/** What the account knows is added. What it does not know yet is sent. */
export function mergeDone(value: unknown): void {
  const theirs = lessonNames(value)
  const all = lessonNames([...done.peek(), ...theirs])
  if (all.length > done.peek().length) store(all)
  if (all.length > theirs.length) markPending('lessons')
}

/** The step at which a lesson was left, from 0. */
export function leftAt(name: LessonName): number {
  const [left, step] = readStored('lesson-left')?.split(' ') ?? []
  return left === name && /^\d{1,2}$/.test(step ?? '') ? Number(step) : 0
}

/** Undefined: there is nothing to go on with. */
export function leaveAt(name: LessonName, step: number | undefined): void {
  writeStored('lesson-left', step === undefined || step === 0 ? undefined : `${name} ${step}`)
}
