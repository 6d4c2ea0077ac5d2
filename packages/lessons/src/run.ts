/*
 * What plays a lesson. Every action goes through the rules; a lesson only compares it with what the step wants, so it can never
 * teach a rule that the game does not have. A LessonRun is a value: each function answers the next one.
 */
import { type Actor, isRefusal, type Refusal, type Tagged } from '@logres/kernel'
import { type ActStep, LEARNER, type Lesson, type LessonStep, type Other, type PlaceId, stepsOf } from './lesson.ts'
import { isLike, isLikeOneOf } from './patterns.ts'
import { applied, LessonChance, type Moment, type Played, playMoves, stateOf } from './scripted.ts'

/** What the teacher says to a try that does not go on. `named`: the lesson has a text for it. */
export type Reply =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly named: string | undefined }
  | { readonly kind: 'allowed'; readonly named: string | undefined }
  | { readonly kind: 'touched'; readonly place: PlaceId; readonly named: string | undefined }

export interface LessonRun {
  /** From 0; the number of steps: the lesson is done. */
  readonly at: number
  /** Since the last scene began: the position now, and all that led to it. */
  readonly moments: readonly Moment[]
  /** Where each step up to this one began. */
  readonly starts: readonly (readonly Moment[])[]
  /** How many actions of this step are done, and how many of its draws they used. */
  readonly done: number
  readonly drawn: number
  /** How many tries of this step did not go on. */
  readonly tries: number
  readonly reply: Reply | undefined
  /** What an allowed action that is not wanted here leads to: it is taken back. */
  readonly tried: Moment | undefined
  /** The answer chosen in a quiz. */
  readonly chosen: string | undefined
}

export class LessonPlayer {
  readonly played: Played
  readonly lesson: Lesson
  readonly #steps: readonly LessonStep[]
  readonly #id: string

  constructor(played: Played, id: string, lesson: Lesson) {
    this.played = played
    this.lesson = lesson
    this.#id = id
    this.#steps = stepsOf(lesson).map(([, step]) => step)
  }

  get count(): number {
    return this.#steps.length
  }

  /** Undefined: the lesson is done. */
  stepAt(at: number): LessonStep | undefined {
    return this.#steps[at]
  }

  /** The run at the beginning of a step, all before it done as the lesson shows it. */
  begin(at = 0): LessonRun {
    let run = this.#enter(undefined, 0)
    while (run.at < Math.min(at, this.count)) run = this.skip(run)
    return run
  }

  /** What the touches before a step prepared is on no other board: it begins with the first of them. */
  resume(at: number): LessonRun {
    return this.begin(this.#preparedFrom(at))
  }

  #preparedFrom(at: number): number {
    let first = at
    while (this.stepAt(first)?.scene === undefined && reaches(this.stepAt(first - 1))) first -= 1
    return first
  }

  act(run: LessonRun, action: Tagged): LessonRun {
    const step = this.stepAt(run.at)
    const { game, stage } = this.played
    const state = stateIn(run)
    const refusal = game.whyNot(state, LEARNER, action)
    if (refusal !== undefined) return this.refused(run, refusal)
    const text = stage.writeAction(action)
    if (step?.task === 'act' && isWanted(step, run.done, text)) return this.#goOn(run, step, action)
    const tried = applied(game, state, LEARNER, action, new LessonChance([], this.#seed(run)))
    const named = nameOf(step, (other) => 'allowed' in other && isLikeOneOf(text, other.allowed))
    return { ...again(run, { kind: 'allowed', named }), tried: isRefusal(tried) ? undefined : tried }
  }

  /** What the clerk measured of the learner: their touch in a race. */
  enter(run: LessonRun, action: Tagged): LessonRun {
    const step = this.stepAt(run.at)
    if (step?.task !== 'act' || step.race === undefined || run.done !== step.does.length) return run
    return this.#goOn(run, step, action, 'clerk')
  }

  /** The board may ask the rules itself, and say only why not. */
  refused(run: LessonRun, refusal: Refusal): LessonRun {
    const step = this.stepAt(run.at)
    const named = nameOf(step, (other) => 'refused' in other && other.refused === refusal.code)
    return again(run, { kind: 'refused', refusal, named })
  }

  /** The places that were touched: a thing, then what it is part of. */
  touch(run: LessonRun, places: readonly PlaceId[]): LessonRun {
    const step = this.stepAt(run.at)
    const [place] = places
    if (step === undefined || place === undefined) return run
    if (step.task === 'touch' && places.some((each) => step.places.includes(each))) return this.#finish(run)
    for (const each of places) {
      const named = nameOf(step, (other) => 'touched' in other && other.touched.includes(each))
      if (named !== undefined) return again(run, { kind: 'touched', place: each, named })
    }
    return again(run, { kind: 'touched', place, named: undefined })
  }

  choose(run: LessonRun, answer: string): LessonRun {
    const step = this.stepAt(run.at)
    if (step?.task !== 'quiz' || !step.answers.includes(answer)) return run
    return { ...run, chosen: answer, reply: undefined }
  }

  /** Only where the learner has nothing else to do. */
  next(run: LessonRun): LessonRun {
    const step = this.stepAt(run.at)
    const mayGoOn = step?.task === 'next' || (step?.task === 'quiz' && run.chosen !== undefined)
    return mayGoOn ? this.#finish(run) : run
  }

  /** Does the step as the lesson shows it. */
  skip(run: LessonRun): LessonRun {
    const step = this.stepAt(run.at)
    if (step === undefined) return run
    if (step.task !== 'act') return this.#finish(this.takeBack(run))
    let now = this.takeBack(run)
    for (const text of step.does.slice(run.done)) now = this.#show(now, step, text, LEARNER)
    return step.race === undefined ? now : this.#show(now, step, step.race, 'clerk')
  }

  #show(run: LessonRun, step: ActStep<unknown>, text: string, actor: Actor): LessonRun {
    const action = this.played.stage.readAction(text)
    if (action === undefined) throw new Error(`"${text}" is no action`)
    const next = this.#goOn(run, step, action, actor)
    if (next.reply?.kind === 'refused') throw new Error(`"${text}" is refused: ${next.reply.refusal.code}`)
    return next
  }

  back(run: LessonRun): LessonRun {
    const at = run.done > 0 ? run.at : Math.max(0, run.at - 1)
    const step = this.stepAt(at)
    if (this.#preparedFrom(at) < at || reaches(step)) return this.begin(this.#preparedFrom(at))
    // The old board remembers the touch in a race.
    if (step?.task === 'act' && step.race !== undefined) return this.begin(at)
    const moments = run.starts[at]
    if (moments === undefined) return run
    return { ...FRESH, at, moments, starts: run.starts.slice(0, at + 1) }
  }

  /** After an allowed action that was not wanted. */
  takeBack(run: LessonRun): LessonRun {
    return run.tried === undefined ? run : { ...run, tried: undefined }
  }

  #goOn(run: LessonRun, step: ActStep<unknown>, action: Tagged, actor: Actor = LEARNER): LessonRun {
    const { game } = this.played
    const draws = step.draws?.slice(run.drawn) ?? []
    const chance = new LessonChance(draws, this.#seed(run))
    const moment = applied(game, stateIn(run), actor, action, chance)
    if (isRefusal(moment)) return this.refused(run, moment)
    const next: LessonRun = {
      ...run,
      ...{ moments: [...run.moments, moment], done: run.done + 1, reply: undefined, tried: undefined },
      drawn: run.drawn + draws.length - chance.left().length,
    }
    const due = step.does.length + (step.race === undefined ? 0 : 1)
    return next.done < due ? next : this.#finish(next)
  }

  #finish(run: LessonRun): LessonRun {
    const step = this.stepAt(run.at)
    const after = playMoves(this.played, stateIn(run), step?.after ?? [], this.#seed(run))
    return this.#enter({ ...run, moments: [...run.moments, ...after] }, run.at + 1)
  }

  #enter(before: LessonRun | undefined, at: number): LessonRun {
    const scene = this.stepAt(at)?.scene
    if (scene === undefined && before === undefined) throw new Error(`${this.#id}: the first step has no scene`)
    const moments = scene === undefined ? (before?.moments ?? []) : [{ state: stateOf(this.played, scene), events: [] }]
    return { ...FRESH, at, moments, starts: [...(before?.starts ?? []), moments] }
  }

  #seed({ at, done }: LessonRun): string {
    return `${this.#id}/${at}/${done}`
  }
}

const FRESH = { done: 0, drawn: 0, tries: 0, reply: undefined, tried: undefined, chosen: undefined } as const

/** What is on the board. */
export function stateIn(run: LessonRun): object {
  const last = run.moments.at(-1)
  if (last === undefined) throw new Error('a lesson without a position')
  return last.state
}

function isWanted(step: ActStep<unknown>, done: number, text: string): boolean {
  const own = step.does[done]
  return (own !== undefined && isLike(text, own)) || isLikeOneOf(text, step.also ?? [])
}

function reaches(step: LessonStep | undefined): boolean {
  return step?.task === 'touch' && step.reachesBoard === true
}

function again(run: LessonRun, reply: Reply): LessonRun {
  return { ...run, reply, tries: run.tries + 1, tried: undefined }
}

function nameOf(step: LessonStep | undefined, fits: (other: Other) => boolean): string | undefined {
  return Object.entries(step?.else ?? {}).find(([, other]) => fits(other))?.[0]
}
