/*
 * An independent opinion on what a seat may know, per game: based on the true state and events, never on the game's
 * own views; it inspects what was received as raw JSON.
 */
import type { Entry, Tagged, Viewer } from '@logres/kernel'

/** What was received at one moment. */
export interface Received {
  readonly viewer: Viewer
  /** The game's view as the client has it now; empty if there was no view yet. */
  readonly view: object
  /** The events received. */
  readonly events: readonly object[]
}

/**
 * `Knowledge` is what each viewer may have found out by now. It is immutable, so that undo can go back to an older
 * one.
 */
export interface LeakDetector<State, Knowledge> {
  begin(state: State): Knowledge
  follow(knowledge: Knowledge, before: State, events: readonly Tagged[]): Knowledge
  /** Lists only their owner may see; and lists this viewer may see that look the same. */
  hidden(state: State, viewer: Viewer): readonly (readonly number[])[]
  open(state: State, viewer: Viewer, knowledge: Knowledge): readonly (readonly number[])[]
  /** Other values this viewer must not see now, distinctive enough to be searched for as text. */
  sealed?(state: State, viewer: Viewer): readonly object[]
  /** What is known but must not be. */
  faults(knowledge: Knowledge, state: State, events: readonly Tagged[], received: Received): string[]
}

/** For any game: hides State and Knowledge. */
export interface LeakCheck {
  follow(entry: Entry, state: string, events: readonly Tagged[]): void
  /** In any text: hidden lists, as they would be serialised. */
  hiddenIn(text: string, viewer: Viewer): string[]
  faults(received: Received): string[]
}

/** Shorter lists, and lists of one repeated number, are often something else. */
const LEAST = 4

export function leakCheckWith<State, Knowledge>(detector: LeakDetector<State, Knowledge>, start: string): LeakCheck {
  let state: State = JSON.parse(start)
  let happened: readonly Tagged[] = []
  let knowledge = detector.begin(state)
  const knowledges: Knowledge[] = [knowledge]
  const texts = (lists: readonly (readonly number[])[]) =>
    lists.flatMap((list) => (list.length < LEAST || new Set(list).size < 2 ? [] : [JSON.stringify(list)]))
  let cache = new Map<Viewer, readonly string[]>()
  return {
    follow({ kind, action }, after, events) {
      knowledge = kind === 'undo' ? present(knowledges[fromOf(action) - 1]) : detector.follow(knowledge, state, events)
      knowledges.push(knowledge)
      happened = events
      state = JSON.parse(after)
      cache = new Map()
    },
    hiddenIn(text, viewer) {
      let hidden = cache.get(viewer)
      if (hidden === undefined) {
        const open = new Set(texts(detector.open(state, viewer, knowledge)))
        hidden = texts(detector.hidden(state, viewer)).filter((list) => !open.has(list))
        hidden = [...hidden, ...(detector.sealed?.(state, viewer) ?? []).map((each) => JSON.stringify(each))]
        cache.set(viewer, hidden)
      }
      return hidden.filter((list) => text.includes(list))
    },
    faults: (received) => detector.faults(knowledge, state, happened, received),
  }
}

function fromOf(action: unknown): number {
  const { from }: { from: number } = JSON.parse(JSON.stringify(action))
  return from
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('taken back to before the beginning')
  return value
}

/** Every object and list in a JSON value, itself included. */
export function* partsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const part of Object.values(value)) yield* partsOf(part)
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number')
}

/** A field of an unknown value. */
export function field(value: object, name: string): unknown {
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
}

export function isWithin(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((count, i) => count <= (b[i] ?? 0))
}

export function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((each, i) => each === b[i])
}
