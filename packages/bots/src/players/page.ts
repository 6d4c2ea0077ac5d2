import { at, type Chance, present, type Seat } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'

type Chosen = ReturnType<AnyMind['policy']>

/** The page: a random action, better rated ones more often. */
export function choosePage(
  mind: AnyMind,
  view: object,
  seat: Seat,
  legal: readonly Chosen[],
  chance: Chance,
  temperature: number = mind.pageTemperature,
): { readonly action: Chosen } {
  const rates = mind.rate(mind.game.imagine(view, chance), seat, legal)
  const order = rates.map((_, i) => i).sort((a, b) => present(rates[b]) - present(rates[a]) || a - b)
  const best = order.slice(0, MOST_ACTIONS)
  const highest = present(rates[at(best, 0)])
  // Integers, so that the choice is the same on every machine.
  const weights = best.map((i) => Math.round(GRAINS * Math.exp((present(rates[i]) - highest) / temperature)))
  let left = chance.pick(
    weights.reduce((total, weight) => total + weight),
    'page',
  )
  for (let i = 0; i < best.length; i++) {
    left -= present(weights[i])
    if (left < 0) return { action: at(legal, at(best, i)) }
  }
  return { action: at(legal, at(best, 0)) }
}

const GRAINS = 1000
/** Only the best rated of longer lists. */
const MOST_ACTIONS = 100
