import { at, type Chance, present, type Seat } from '@logres/kernel'
import type { AnyMind } from '../mind.ts'

type Chosen = ReturnType<AnyMind['policy']>

/** The page: any action, those more often that look sensible at a glance. */
export function choosePage(
  mind: AnyMind,
  view: object,
  seat: Seat,
  legal: readonly Chosen[],
  chance: Chance,
): { readonly action: Chosen } {
  const rates = mind.rate(mind.game.imagine(view, chance), seat, legal)
  const highest = Math.max(...rates)
  // Whole numbers, so that it is the same choice on every machine.
  const weights = rates.map((rate) => Math.round(GRAINS * Math.exp((rate - highest) / mind.pageWhim)))
  let left = chance.pick(
    Math.max(
      1,
      weights.reduce((total, weight) => total + weight),
    ),
    'page',
  )
  for (let i = 0; i < legal.length; i++) {
    left -= present(weights[i])
    if (left < 0) return { action: at(legal, i) }
  }
  return { action: at(legal, 0) }
}

const GRAINS = 1000
