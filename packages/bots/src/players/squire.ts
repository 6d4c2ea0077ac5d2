import { at, type Chance, present, type Seat } from '@logres/kernel'
import type { Candidate } from '../bot.ts'
import type { AnyMind } from '../mind.ts'
import { shareOf } from '../search/share.ts'

type Chosen = ReturnType<AnyMind['policy']>

/** Worlds in which each action is tried, and actions that are tried at all: the best rated. */
const WORLDS = 3
const MOST_ACTIONS = 24

/** The squire: tries each action in a few imagined worlds and takes the one that leads to the best position. */
export function chooseSquire(
  mind: AnyMind,
  view: object,
  seat: Seat,
  legal: readonly Chosen[],
  chance: Chance,
): { readonly action: Chosen; readonly candidates: readonly Candidate<Chosen>[] } {
  const { game } = mind
  const worlds = Array.from({ length: WORLDS }, () => game.imagine(view, chance))
  const rates = mind.rate(at(worlds, 0), seat, legal)
  const order = legal.map((_, i) => i).sort((a, b) => present(rates[b]) - present(rates[a]) || a - b)
  const candidates = order.slice(0, MOST_ACTIONS).map((i) => {
    const action = at(legal, i)
    let total = 0
    for (const world of worlds) total += valueAfter(mind, game.clone(world), seat, action, chance)
    return { action, visits: WORLDS, value: total / WORLDS }
  })
  candidates.sort((a, b) => b.value - a.value)
  return { action: at(candidates, 0).action, candidates }
}

function valueAfter(mind: AnyMind, state: object, seat: Seat, action: Chosen, chance: Chance): number {
  const { game } = mind
  game.apply(state, seat, action, chance, () => {})
  mind.settle(state, seat, chance)
  const result = game.result(state)
  return result === undefined ? mind.evaluate(state, seat) : shareOf(result, seat)
}
