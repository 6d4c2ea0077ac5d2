/*
 * The reference bot of Avalon: a few rules of thumb from the advice in the printed rules. It considers one action at a time,
 * remembers nothing and uses averages.
 */

import { at, seededChance, sum } from '@logres/kernel'
import type { Bot } from '@logres/mind'
import {
  type Action,
  CARDS,
  type Card,
  CROWNS_TO_WIN,
  crowns,
  HAND_LIMIT,
  isSorceress,
  knightOf,
  opponentOf,
  outOfSight,
  type Place,
  priceOf,
  question,
  type Side,
  TILE_DATA,
  type View,
  yieldOf,
} from '../rules/index.ts'

/** What one crown is worth in cards: the longer the war, the more it may cost. */
function crownWorth(view: View): number {
  return 2.2 + view.turnNo / 25
}

/** A region in the mist holds two crowns on average. */
const MIST_CROWNS = 2

export function referenceAvalonBot(seed: string): Bot<Action, View> {
  const chance = seededChance(seed)
  return {
    kind: 'bot',
    choose(view, legal) {
      const asked = question(view)
      if (asked === undefined) return { action: at(legal, 0) }
      const scores = legal.map((action) => score(view, asked.seat, action))
      const best = Math.max(...scores)
      const ties = legal.filter((_, i) => scores[i] === best)
      return { action: at(ties, chance.pick(ties.length, 'tie')) }
    },
  }
}

/** How good an action looks; finishing the plays is worth 0. */
function score(view: View, seat: Side, action: Action): number {
  switch (action.kind) {
    case 'attack':
      return scoreAttack(view, seat, action.card, at(view.places, action.at))
    case 'enchant':
      return scoreSpell(view, seat, action.card, at(view.places, action.at))
    case 'reinforce':
      return scoreReinforcement(view, seat, action.card, at(view.places, action.at))
    case 'counterSpell':
    case 'resist':
    case 'useAvalon':
      return 1
    case 'payLoss':
      return -(action.from === 'hand'
        ? handValue(view, seat, action.card)
        : pileValue(at(view.places, action.from), seat))
    case 'discard':
      return -handValue(view, seat, action.card)
    case 'takeTile':
      return scoreTile(view, seat, action.tile)
    default:
      return 0
  }
}

/** Attack where it is cheap: the gain of the region against its cost, if nobody resists. */
function scoreAttack(view: View, seat: Side, card: Card, place: Place): number {
  const gain = place.region?.crowns ?? MIST_CROWNS
  if (crowns(view, seat) + gain >= CROWNS_TO_WIN) return 100
  const denied = place.owner === null ? 0 : gain
  const success = 1 - chanceOfHolding(view, seat, knightOf(card))
  const price = Math.min(priceOf(view, seat, place), cardsInAll(view, seat))
  return success * (crownWorth(view) * (gain + denied) - price) - (1 - success)
}

/** Enchant when the opponent's hand is small, and where it brings an attack within reach. */
function scoreSpell(view: View, seat: Side, card: Card, place: Place): number {
  const countered = chanceOfHolding(view, seat, card)
  return (1 - countered) * (1 + worthOf(view, seat, place, 2)) - 3 * countered
}

/** Cards that would be thrown away, or that bring an attack within reach, are better on the table. */
function scoreReinforcement(view: View, seat: Side, card: Card, place: Place): number {
  const spare = handSize(view, seat) > HAND_LIMIT - 1 ? 1 : 0
  const cost = handValue(view, seat, card) - spare
  if (place.owner === seat) return defence(place, seat) - cost
  const knightsLeft = knights(view, seat) - (isSorceress(card) ? 0 : 1)
  return knightsLeft > 0 ? worthOf(view, seat, place, 1) - cost : -cost
}

/** What attacking here would bring once the balance of cards has shifted by so many. */
function worthOf(view: View, seat: Side, place: Place, shift: number): number {
  if (place.owner === seat) return 0.3
  const mine = place.piles[seat].length
  const theirs = place.piles[opponentOf(seat)].length
  const missing = theirs + (place.owner !== null && place.region?.castle ? 1 : 0) - mine
  if (missing <= 0 || missing - shift > 0) return 0
  const gain = (place.region?.crowns ?? MIST_CROWNS) * (place.owner === null ? 1 : 2)
  return Math.max(0, crownWorth(view) * gain - priceOf(view, seat, place) - 1)
}

/** An own region with few cards needs another one more than a full one. */
function defence(place: Place, seat: Side): number {
  const lead = place.piles[seat].length - place.piles[opponentOf(seat)].length
  return lead > 1 ? 0 : 0.4 * (place.region?.crowns ?? 0)
}

/** With three or more cards left take a dark tile, with fewer a light one; never more than the hand can keep. */
function scoreTile(view: View, seat: Side, tile: keyof typeof TILE_DATA): number {
  const size = handSize(view, seat)
  const cards = yieldOf(view, seat, tile)
  if (TILE_DATA[tile].shade === 'light') return Math.min(cards, HAND_LIMIT - size)
  return size >= 3 ? cards : cards / 2
}

/** A second copy is worth less; a knight more than a sorceress. */
function handValue(view: View, seat: Side, card: Card): number {
  const copies = view.hands[seat].cards?.[card] ?? 0
  return (isSorceress(card) ? 1 : 1.3) - 0.2 * (copies - 1)
}

/** A card that holds an own region is valuable, an idle one is not. */
function pileValue(place: Place, seat: Side): number {
  const mine = place.piles[seat].length
  const theirs = place.piles[opponentOf(seat)].length
  if (place.owner === seat) return mine > theirs + 1 ? 0.6 : 0.9 + 0.3 * (place.region?.crowns ?? 0)
  return mine < theirs - 1 ? 0.3 : 0.7
}

/** The chance that the opponent can answer with this card. */
function chanceOfHolding(view: View, seat: Side, card: Card): number {
  const hand = view.hands[opponentOf(seat)]
  if ((hand.known?.[card] ?? 0) > 0) return 1
  const unseen = outOfSight(view)
  const share = at(unseen, card) / Math.max(1, sum(unseen))
  return 1 - (1 - share) ** hand.size
}

function handSize(view: View, seat: Side): number {
  return view.hands[seat].size
}

function cardsInAll(view: View, seat: Side): number {
  return view.places.reduce((total, place) => total + place.piles[seat].length, handSize(view, seat))
}

function knights(view: View, seat: Side): number {
  return CARDS.reduce((total, card) => total + (isSorceress(card) ? 0 : (view.hands[seat].cards?.[card] ?? 0)), 0)
}
