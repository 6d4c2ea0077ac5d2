/*
 * What a lesson is. Scenes and steps are data, written once; texts are written per language (texts.ts). Actions are written in
 * the notation of the game, places on the board by the ids that the board gives them (`data-place`). The learner sits on seat 0.
 */
import type { Actor, AnyGame, Tagged } from '@logres/kernel'

export const LEARNER = 0

/** The id of a thing on the board, or of a button of the page: `page-finish` ends the turn. */
export type PlaceId = string

/** The draws that the rules will ask for, in their order. What is not listed falls as it may, always the same way. */
export type Draws = readonly (readonly [why: string, value: number])[]

export interface ScriptedMove {
  readonly by: Actor
  readonly does: string
  readonly draws?: Draws
}

/** A position that is set up, or the beginning of a match; and what is played from there before the step begins. */
export type Scene<Position> = ({ readonly setUp: Position } | { readonly start: { readonly seed: string } }) & {
  readonly moves?: readonly ScriptedMove[]
}

/**
 * An answer to a try that does not go on: refused with this code (`tries` are examples), allowed by the rules but not wanted here
 * (patterns, where `*` stands for any word), or a touch of these places. Where an action is the task, that touch does not reach the
 * board.
 */
export type Other =
  | { readonly refused: string; readonly tries: readonly string[] }
  | { readonly allowed: readonly string[] }
  | { readonly touched: readonly PlaceId[] }

interface AnyStep<Position> {
  /** A new position: without it the step goes on where the last one ended. */
  readonly scene?: Scene<Position>
  /** What is lit: the thing to touch and, with it, the place it goes to. */
  readonly light?: readonly PlaceId[]
  /** What else is needed: all other things stand at half strength. */
  readonly needs?: readonly PlaceId[]
  /**
   * What the first touch opens: once the first of these is on the board they are lit instead, and the task is the text `opened`. In
   * a race nothing is lit then.
   */
  readonly opens?: readonly PlaceId[]
  /** The numbers of the rules it is about. */
  readonly rules: readonly string[]
  readonly else?: Readonly<Record<string, Other>>
  /** What happens once the task is done. */
  readonly after?: readonly ScriptedMove[]
}

/** The learner acts. */
export interface ActStep<Position> extends AnyStep<Position> {
  readonly task: 'act'
  /** One action after the other; skipping the step plays these. */
  readonly does: readonly string[]
  /** Patterns of actions that go on as well. */
  readonly also?: readonly string[]
  readonly draws?: Draws
  /** After these comes the learner's touch in a race that is measured: any goes on. Skipping has the clerk enter this one. */
  readonly race?: string
}

/** The learner touches a thing. */
export interface TouchStep<Position> extends AnyStep<Position> {
  readonly task: 'touch'
  readonly places: readonly PlaceId[]
  /** To be found: nothing is lit before two tries. */
  readonly isSearch?: true
  /** The touch is also meant for the board: it picks a card, or opens something. Touches of other things do not reach it. */
  readonly reachesBoard?: true
}

/** The learner chooses an answer; any goes on. */
export interface QuizStep<Position> extends AnyStep<Position> {
  readonly task: 'quiz'
  readonly answers: readonly string[]
  readonly right: string
}

/** The learner reads. */
export interface NextStep<Position> extends AnyStep<Position> {
  readonly task: 'next'
  /** The kind of an event of this scene: the last one is told as in the log, before what the step says. */
  readonly tells?: string
}

export type LessonStep<Position = unknown> =
  | ActStep<Position>
  | TouchStep<Position>
  | QuizStep<Position>
  | NextStep<Position>

export interface Lesson<Position = unknown> {
  /** How long it takes, about. */
  readonly seconds: number
  /** The part beside the board (`Side`) is shown. */
  readonly hasSide?: true
  /** Things that are not shown yet: they come in a later lesson. */
  readonly hides?: readonly PlaceId[]
  /** By their names, in their order. */
  readonly steps: Readonly<Record<string, LessonStep<Position>>>
  /** The rule behind each of the three facts at the end. */
  readonly facts: readonly [string, string, string]
}

/** All lessons of a game, by their ids, in their order. An id is never changed: it is how people's progress is kept. */
export type Lessons<Position = unknown> = Readonly<Record<string, Lesson<Position>>>

export interface Course {
  readonly lessons: Lessons
  /** The names of the other seats, from seat 1. */
  readonly others: readonly string[]
  /** The options of the matches in the lessons, where they are not the usual ones. */
  readonly options?: object
}

/** What a game does with the notation of its lessons. */
export interface Stage {
  /** A full state of the rules. Throws if the notation cannot be read. */
  build(position: unknown): object
  readAction(text: string): Tagged | undefined
  writeAction(action: Tagged): string
}

/** The steps of a lesson in their order. */
export function stepsOf(lesson: Lesson): readonly (readonly [name: string, step: LessonStep])[] {
  return Object.entries(lesson.steps)
}

/** The options that the matches of a course are played with. */
export function optionsOf(game: AnyGame, course: Course): object {
  return { ...game.options.defaults, ...course.options }
}
