/*
 * The novice, for first games: a page that overlooks some of its actions and is less sure of the others. Its mistakes are
 * those of somebody who has just learnt the rules: a play missed, the second best taken.
 */
import type { Chance, Seat } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'
import { choosePage } from './page.ts'

type Chosen = ReturnType<AnyMind['policy']>

/** One action in so many is overlooked. */
const OVERLOOKED = 4
/** How much less sure than the page it is. */
const DOUBT = 1.5

export function chooseNovice(
  mind: AnyMind,
  view: object,
  seat: Seat,
  legal: readonly Chosen[],
  chance: Chance,
): { readonly action: Chosen } {
  const seen = legal.filter(() => chance.pick(OVERLOOKED, 'novice') > 0)
  return choosePage(mind, view, seat, seen.length === 0 ? legal : seen, chance, mind.pageTemperature * DOUBT)
}
