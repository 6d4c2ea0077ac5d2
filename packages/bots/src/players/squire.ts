import { at, type Chance, present, type Seat } from '@logres/kernel'
import type { AnyMind, Candidate } from '@logres/mind'
import { shareOf } from '@logres/mind'
import type { Stopwatch } from '../search/stopwatch.ts'

type Chosen = ReturnType<AnyMind['policy']>

/** The number of worlds in which each action is tried, unless the mind says otherwise, and of the best rated actions that are tried. */
const WORLDS = 3
const MOST_ACTIONS = 24

/**
 * The squire: tries each action in a few imagined worlds and takes the one that leads to the best position. It goes world by
 * world, so it can stop when its time is up: then later actions were tried less often, or not at all.
 */
export function chooseSquire(
  mind: AnyMind,
  view: object,
  seat: Seat,
  legal: readonly Chosen[],
  chance: Chance,
  watch: Stopwatch,
): { readonly action: Chosen; readonly candidates: readonly Candidate<Chosen>[] } {
  const { game, squireWorlds: worlds = WORLDS } = mind
  const first = game.imagine(view, chance)
  const rates = mind.rate(first, seat, legal)
  const order = legal.map((_, i) => i).sort((a, b) => present(rates[b]) - present(rates[a]) || a - b)
  const tried = order.slice(0, MOST_ACTIONS).map((i) => ({ action: at(legal, i), visits: 0, total: 0 }))
  let isLate = false
  for (let world = 0; world < worlds && !isLate; world++) {
    const state = world === 0 ? first : game.imagine(view, chance)
    for (const [i, each] of tried.entries()) {
      isLate = world + i > 0 && watch.isLate()
      if (isLate) break
      each.visits += 1
      each.total += valueAfter(mind, game.clone(state), seat, each.action, chance)
    }
  }
  const candidates = tried
    .filter(({ visits }) => visits > 0)
    .map(({ action, visits, total }) => ({ action, visits, value: total / visits }))
    .sort((a, b) => b.value - a.value)
  return { action: at(candidates, 0).action, candidates }
}

function valueAfter(mind: AnyMind, state: object, seat: Seat, action: Chosen, chance: Chance): number {
  const { game } = mind
  game.apply(state, seat, action, chance, () => {})
  mind.settle(state, seat, chance)
  const result = game.result(state)
  return result === undefined ? mind.evaluate(state, seat) : shareOf(result, seat)
}
