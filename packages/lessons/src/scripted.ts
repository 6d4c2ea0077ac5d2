/* Plays scripted moves through the rules. */
import {
  type Actor,
  type AnyGame,
  type Chance,
  isRefusal,
  type Refusal,
  type SeededChance,
  seededChance,
  step,
  type Tagged,
} from '@logres/kernel'
import { type Course, type Draws, optionsOf, type Scene, type ScriptedMove, type Stage } from './lesson.ts'

/** A state, and the events that led to it. */
export interface Moment {
  readonly state: object
  readonly events: readonly Tagged[]
}

export interface Played {
  readonly game: AnyGame
  readonly stage: Stage
  readonly course: Course
}

/** Answers the listed draws where the rules ask for them, and always the same for all others. */
export class LessonChance implements Chance {
  readonly #draws: (readonly [why: string, value: number])[]
  readonly #others: SeededChance

  constructor(draws: Draws, seed: string) {
    this.#draws = [...draws]
    this.#others = seededChance(seed)
  }

  pick(sides: number, why: string): number {
    const [next] = this.#draws
    if (next?.[0] !== why) return this.#others.pick(sides, why)
    this.#draws.shift()
    if (next[1] >= sides) throw new Error(`the script says ${next[1]} for ${why} of ${sides}`)
    return next[1]
  }

  /** What the rules have not asked for. */
  left(): Draws {
    return this.#draws
  }
}

/** Throws if the rules refuse it: what is scripted is checked by tests. */
export function playMove({ game, stage }: Played, state: object, move: ScriptedMove, seed: string): Moment {
  const action = stage.readAction(move.does)
  if (action === undefined) throw new Error(`"${move.does}" is no action`)
  const chance = new LessonChance(move.draws ?? [], seed)
  const done = applied(game, state, move.by, action, chance)
  if (isRefusal(done)) throw new Error(`"${move.does}" by ${move.by} is refused: ${done.code} (${done.rule})`)
  if (chance.left().length > 0) throw new Error(`"${move.does}" does not draw ${JSON.stringify(chance.left())}`)
  return done
}

export function applied(
  game: AnyGame,
  state: object,
  actor: Actor,
  action: Tagged,
  chance: Chance,
): (Moment & { readonly kind: 'moment' }) | Refusal {
  const done = step(game, state, actor, action, chance)
  return isRefusal(done) ? done : { kind: 'moment', state: done.state, events: done.events }
}

/** What is played after each other, each from where the last one ended. */
export function playMoves(played: Played, state: object, moves: readonly ScriptedMove[], seed: string): Moment[] {
  const moments: Moment[] = []
  for (const [i, move] of moves.entries()) {
    moments.push(playMove(played, moments.at(-1)?.state ?? state, move, `${seed}/${i}`))
  }
  return moments
}

/** The position that a scene begins with. */
export function stateOf(played: Played, scene: Scene<unknown>): object {
  const { game, stage, course } = played
  const seed = 'start' in scene ? scene.start.seed : 'scene'
  const state =
    'start' in scene
      ? game.setup(optionsOf(game, course), course.others.length + 1, seededChance(seed))
      : stage.build(scene.setUp)
  return playMoves(played, state, scene.moves ?? [], seed).at(-1)?.state ?? state
}
