/*
 * The luck of a chance event: what the position is worth after it, less the average over everything that could have come. Both
 * are measured in playouts with the same chance and to the same turn, so their mean is zero whatever the policy is like.
 */
import { type Actor, type Chance, type Draw, seededChance, type Tagged } from '@logres/kernel'
import type { Mind } from '@logres/mind'
import type { Course } from './course.ts'
import { type Estimate, estimateOf } from './sample.ts'
import type { Work } from './task.ts'

/** A step with draws. `apply` does it again from the beginning; its chance decides what is drawn. */
export interface Event<State> {
  readonly after: State
  readonly draws: readonly Draw[]
  readonly apply: (chance: Chance) => State
}

/** By seat; adds up to zero over the table. */
export type Luck = readonly Estimate[]

export function* luckOf<State extends object, Action extends Tagged, View extends object>(
  mind: Mind<State, Action, View>,
  course: Course<State, Action, View>,
  { after, draws, apply }: Event<State>,
  playouts: number,
  seed: string,
): Work<Luck> {
  const differences: number[][] = Array.from({ length: course.seats }, () => [])
  const outcomes = outcomesOf(apply, draws, playouts)
  // Enumerated outcomes are all played equally often, or the average would not be theirs.
  const rounds = outcomes === undefined ? playouts : Math.ceil(playouts / outcomes.length) * outcomes.length
  for (let i = 0; i < rounds; i++) {
    const chance = seededChance(`${seed}/${i}`)
    const other = outcomes === undefined ? apply(chance) : mind.game.clone(pick(outcomes, i))
    const same = seededChance(`${seed}/after ${i}`)
    const end = course.horizon(after, i)
    const actual = course.playOut(mind.game.clone(after), end, same.fork())
    const average = course.playOut(other, end, same)
    for (const [seat, list] of differences.entries()) list.push((actual[seat] ?? 0) - (average[seat] ?? 0))
    yield
    yield
  }
  return differences.map(estimateOf)
}

/** In turn. */
function pick<State>(outcomes: readonly State[], i: number): State {
  const found = outcomes[i % outcomes.length]
  if (found === undefined) throw new RangeError('no such outcome')
  return found
}

/** All outcomes, equally likely ones, if there are few: one draw of few sides. Otherwise they are sampled. */
function outcomesOf<State>(
  apply: (chance: Chance) => State,
  draws: readonly Draw[],
  most: number,
): readonly State[] | undefined {
  const [draw, ...more] = draws
  if (draw === undefined || more.length > 0 || draw.sides > most) return undefined
  const outcomes: State[] = []
  for (let value = 0; value < draw.sides; value++) {
    let count = 0
    const state = apply({
      pick: () => {
        count += 1
        return value
      },
    })
    // Another outcome may need further draws: then they are not all equally likely.
    if (count > 1) return undefined
    outcomes.push(state)
  }
  return outcomes
}

/** Does an action again. */
export function again<State extends object, Action extends Tagged, View extends object>(
  { game }: Mind<State, Action, View>,
  before: State,
  actor: Actor,
  action: Action,
): (chance: Chance) => State {
  return (chance) => {
    const state = game.clone(before)
    game.apply(state, actor, action, chance, () => {})
    return state
  }
}
