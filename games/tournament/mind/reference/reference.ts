/*
 * The reference bot of the tournament: it keeps an outfit together, deals where that brings it something, and in a duel
 * mixes strong cards with sacrifices. It looks at one action at a time and remembers nothing.
 */
import { at, type Chance, seededChance } from '@logres/kernel'
import type { Bot, Choice } from '@logres/mind'
import {
  type Action,
  CARD_PRICE,
  type Card,
  cardOf,
  findOffer,
  type Goods,
  hasOutfit,
  JOKER,
  question,
  type View,
  type Wants,
  WEAPONS,
  worthOf,
} from '../../rules/index.ts'
import { exchanged, gainOf, isFighting, isReady, ownHand, ownPurse, worthOfHand } from './worth.ts'

/** What a deal must bring at least, in coins. */
const LEAST_GAIN = 1
/** Offers in one barter: more when the outfit is not complete. A table must come to an end. */
const OFFERS = 3
const OFFERS_IN_NEED = 6
/** Coins that one keeps when nothing is lacking. */
const SAVINGS = 25

export function referenceTournamentBot(seed: string): Bot<Action, View> {
  const chance = seededChance(seed)
  return {
    kind: 'bot',
    choose(view, legal) {
      switch (question(view)?.kind) {
        case 'draft':
          return { action: best(legal, chance, (action) => scorePick(view, action)) }
        case 'barter':
          return barter(view, legal, chance)
        case 'lay':
          return { action: lay(view, legal, chance) }
        case 'purchase':
          return { action: said(legal, wantsToBuy(view) ? 'buy' : 'pass') }
        default:
          return { action: said(legal, 'stay') }
      }
    },
  }
}

/** The action of this kind, or the first that is legal. */
function said(legal: readonly Action[], kind: Action['kind']): Action {
  return legal.find((action) => action.kind === kind) ?? at(legal, 0)
}

/** The action with the highest score; chance decides between equals. */
function best(actions: readonly Action[], chance: Chance, score: (action: Action) => number): Action {
  const scores = actions.map(score)
  const highest = Math.max(...scores)
  const ties = actions.filter((_, i) => scores[i] === highest)
  return at(ties, chance.pick(ties.length, 'tie'))
}

function scorePick(view: View, action: Action): number {
  return action.kind === 'draft' ? gainOf(view, [], [action.card], 0) : Number.NEGATIVE_INFINITY
}

/** Take what helps, answer private offers, offer a few things, be ready. */
function barter(view: View, legal: readonly Action[], chance: Chance): Choice<Action> {
  const deal = bestAbove(legal, chance, (action) => scoreDeal(view, action))
  if (deal !== undefined) return { action: deal }
  const answers = legal.filter((action) => action.kind === 'decline' && action.offer.audience !== 'all')
  const counter = bestAbove(legal, chance, (action) => (action.kind === 'counter' ? scoreOffer(view, action) : -1))
  const mayOffer = !isReady(view) && (view.offersMade ?? 0) < offersWanted(view)
  if (mayOffer && counter !== undefined && chance.pick(2, 'counter') === 0) return { action: counter }
  const decline = answers[0]
  if (decline !== undefined) return { action: decline }
  if (isReady(view)) return { action: 'wait', ms: 5000 }
  const offer = mayOffer
    ? bestAbove(legal, chance, (action) => (action.kind === 'offer' ? scoreOffer(view, action) : -1))
    : undefined
  return { action: offer ?? said(legal, 'ready') }
}

function bestAbove(actions: readonly Action[], chance: Chance, score: (action: Action) => number): Action | undefined {
  const good = actions.filter((action) => score(action) >= LEAST_GAIN)
  return good.length === 0 ? undefined : best(good, chance, score)
}

function offersWanted(view: View): number {
  return isFighting(view) && !hasOutfit(ownHand(view)) ? OFFERS_IN_NEED : OFFERS
}

/** What accepting an offer brings. */
function scoreDeal(view: View, action: Action): number {
  if (action.kind !== 'accept') return Number.NEGATIVE_INFINITY
  const offer = findOffer(view.offers, action.offer)
  if (offer === undefined) return Number.NEGATIVE_INFINITY
  const { gives, wants } = offer
  return gainOf(view, [...wants.cards, ...action.fill], gives.cards, gives.coins - wants.coins)
}

/** What an offer brings if somebody accepts it. The same is not offered twice, to whomever. */
function scoreOffer(view: View, { gives, wants }: { readonly gives: Goods; readonly wants: Wants }): number {
  const isOpen = view.offers.some(
    (offer) => offer.name.giver === view.viewer && isSame(offer.gives, gives) && isSame(offer.wants, wants),
  )
  if (isOpen) return Number.NEGATIVE_INFINITY
  const wanted = [
    ...wants.cards,
    ...wants.any.map(({ weapon, least }) => likelyCard(view, WEAPONS.indexOf(weapon), least)),
  ]
  return gainOf(view, gives.cards, wanted, wants.coins - gives.coins)
}

function isSame(a: Goods, b: Goods): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The expected payment: the lowest card that fits, and that others can hold. */
function likelyCard(view: View, weapon: number, least: number): Card {
  const hand = ownHand(view)
  const from = cardOf(at(WEAPONS, weapon), Math.max(least, view.options.lowestValue))
  let card = from
  while (hand.includes(card) && worthOf(card + 1) > worthOf(card)) card++
  return card
}

/** 6.1 Two strong and two sacrificed, three and one, or all strong: which, and where, is chance. */
const STYLES = [2, 2, 2, 3, 4]
/** A complete outfit left for the next round is worth so many points of strength; a joker laid costs some. */
const OUTFIT_LEFT = 8
const JOKER_LAID = 3

function lay(view: View, legal: readonly Action[], chance: Chance): Action {
  const strong = strongSpaces(chance)
  const hand = ownHand(view)
  return best(legal, chance, (action) => {
    if (action.kind !== 'lay') return Number.NEGATIVE_INFINITY
    const left = exchanged(hand, action.cards, [])
    let score = (hasOutfit(left) ? OUTFIT_LEFT : 0) + worthOfHand(left, true) / 4
    for (const [i, card] of action.cards.entries()) {
      score += strong[i] === true ? worthOf(card) : -worthOf(card)
      if (card === JOKER) score -= JOKER_LAID
    }
    return score
  })
}

function strongSpaces(chance: Chance): boolean[] {
  const spaces = WEAPONS.map(() => false)
  const left = WEAPONS.map((_, i) => i)
  for (let n = at(STYLES, chance.pick(STYLES.length, 'style')); n > 0; n--) {
    const [space = 0] = left.splice(chance.pick(left.length, 'space'), 1)
    spaces[space] = true
  }
  return spaces
}

/** 6.5 */
function wantsToBuy(view: View): boolean {
  const purse = ownPurse(view)
  return purse >= CARD_PRICE && (!hasOutfit(ownHand(view)) || purse >= SAVINGS)
}
