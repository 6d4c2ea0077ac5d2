/*
 * 4.2 The ways to meet the requests of an offer. Which of two requests a card meets makes no difference, so each set of
 * cards counts once: of each weapon the lowest card for the lowest request, and so on upwards.
 */
import { present } from '@logres/kernel'
import { fits, type Request, type Wants } from './offers.ts'
import { type Card, weaponOf } from './vocabulary.ts'

/** Nobody reads more ways than this: of more, the cheapest are listed. */
const MOST_FILLINGS = 500
const NO_REQUEST: readonly (readonly Card[])[] = [[]]
const NO_WAY: readonly (readonly Card[])[] = []

/** From this hand, without the cards that are named already. Requests stand by weapon and rising value. */
export function fillings(hand: readonly Card[], { cards, any }: Wants): readonly (readonly Card[])[] {
  if (any.length === 0) return NO_REQUEST
  const free = hand.filter((card) => weaponOf(card) !== null && !cards.includes(card))
  if (!canFill(free, any)) return NO_WAY
  const found: Card[][] = []
  fillFrom(found, free, any, [], 0)
  return found
}

/** What fits a higher request fits a lower one too: if the best cards of the weapon meet them from the top, all can be met. */
function canFill(free: readonly Card[], any: readonly Request[]): boolean {
  for (let i = any.length - 1, next = free.length - 1; i >= 0; i--, next--) {
    const request = present(any[i])
    while (next >= 0 && isAfter(present(free[next]), request)) next--
    const card = free[next]
    if (card === undefined || !fits(card, request)) return false
  }
  return true
}

/** Whether the card's weapon comes after the request's: cards stand by weapon too. */
function isAfter(card: Card, { weapon }: Request): boolean {
  const own = weaponOf(card)
  return own !== null && WEAPON_ORDER[own] > WEAPON_ORDER[weapon]
}
const WEAPON_ORDER = { shield: 0, sword: 1, lance: 2, armour: 3 } as const

/** No way is a dead end: a card is taken only if enough better ones of its weapon are left for the requests above. */
function fillFrom(
  found: Card[][],
  free: readonly Card[],
  any: readonly Request[],
  chosen: readonly Card[],
  from: number,
): void {
  const request = any[chosen.length]
  if (request === undefined) {
    found.push(chosen.slice())
    return
  }
  let above = 0
  for (let i = chosen.length + 1; i < any.length && present(any[i]).weapon === request.weapon; i++) above++
  for (let i = from; i < free.length && found.length < MOST_FILLINGS; i++) {
    const card = present(free[i])
    if (!fits(card, request)) continue
    const last = free[i + above]
    if (last === undefined || weaponOf(last) !== request.weapon) return
    fillFrom(found, free, any, [...chosen, card], i + 1)
  }
}
