/*
 * How an action of Avalon looks at a glance, in cards: the advice of the printed rules as a few sums. It plays the
 * opponents inside the search, so it must be quick; it uses what the seat itself knows.
 */

import { type Chance, present, sum, top } from '@logres/kernel'
import {
  type Action,
  ATTACK,
  type Card,
  CROWNS_TO_WIN,
  crowns,
  ENCHANT,
  HAND_LIMIT,
  isSorceress,
  knightOf,
  mayNotAttackAt,
  mayNotAttackWith,
  opponentOf,
  type Place,
  priceOf,
  printedBy,
  REINFORCE,
  SAY,
  type Side,
  type State,
  sorceressOf,
  TILE_DATA,
  type Tile,
  yieldOf,
} from '../rules/index.ts'
import type { AvalonWeights } from './weights.ts'

/** More than anything else can bring. */
const VICTORY = 100

export class Glance {
  readonly #state: State
  readonly #seat: Side
  readonly #w: AvalonWeights
  readonly #hand: readonly number[]
  readonly #size: number
  #prospect: Prospect | undefined

  constructor(state: State, seat: Side, w: AvalonWeights) {
    this.#state = state
    this.#seat = seat
    this.#w = w
    this.#hand = state.hands[seat]
    this.#size = sum(this.#hand)
  }

  /** Only for playing cards, so made when first asked for. */
  /** 1.2 What a region in the mist holds on average. */
  get #inMist(): number {
    return printedBy(this.#state.options).crowns
  }

  get #plays(): Prospect {
    this.#prospect ??= prospectOf(this.#state, this.#seat, this.#hand, this.#w)
    return this.#prospect
  }

  /**
   * The play that looks best, without listing all of them: at each region the attack, the spell and the reinforcement with
   * the card that suits best. With a little noise on each, so that play varies.
   */
  bestPlay(whim: Whim): Action {
    let best: Action = SAY.finishPlays
    let highest = whim.next()
    if (this.#size === 0) return best
    const attacker = this.#attacker()
    const reserve = this.#leastCard()
    const foe = opponentOf(this.#seat)
    const { places } = this.#state
    for (let position = 0; position < places.length; position++) {
      const place = present(places[position])
      const reinforcement = this.#rateReinforcement(reserve, place) + whim.next()
      if (reinforcement > highest) {
        highest = reinforcement
        best = present(present(REINFORCE[reserve])[position])
      }
      if (attacker !== undefined && mayNotAttackAt(this.#state, this.#seat, place) === undefined) {
        const attack = this.#rateAttack(attacker, place) + whim.next()
        if (attack > highest) {
          highest = attack
          best = present(present(ATTACK[attacker])[position])
        }
      }
      const target = top(place.piles[foe])
      if (target === undefined || present(this.#hand[sorceressOf(target)]) === 0) continue
      const spell = this.#rateSpell(sorceressOf(target), place) + whim.next()
      if (spell > highest) {
        highest = spell
        best = present(present(ENCHANT[sorceressOf(target)])[position])
      }
    }
    return best
  }

  /** The card to attack with: the one the opponent is least likely to answer, of which there are most. */
  #attacker(): Card | undefined {
    const step = mayNotAttackWith(this.#state, this.#seat, SORCERESS) === undefined ? 1 : 2
    let best: Card | undefined
    let highest = Number.NEGATIVE_INFINITY
    for (let card = 0; card < this.#hand.length; card += step) {
      const copies = present(this.#hand[card])
      if (copies === 0) continue
      const score = copies - 10 * this.#chanceOfAnswer(knightOf(card))
      if (score <= highest) continue
      highest = score
      best = card
    }
    return best
  }

  /** The least useful card in hand. */
  #leastCard(): Card {
    let least: Card = 0
    let lowest = Number.POSITIVE_INFINITY
    for (let card = 0; card < this.#hand.length; card++) {
      if (present(this.#hand[card]) === 0) continue
      const value = this.#handValue(card)
      if (value >= lowest) continue
      lowest = value
      least = card
    }
    return least
  }

  /** Finishing the plays is worth nothing. */
  rate(action: Action): number {
    const { places } = this.#state
    switch (action.kind) {
      case 'attack':
        return this.#rateAttack(action.card, present(places[action.at]))
      case 'enchant':
        return this.#rateSpell(action.card, present(places[action.at]))
      case 'reinforce':
        return this.#rateReinforcement(action.card, present(places[action.at]))
      case 'counterSpell':
      case 'resist':
      case 'useAvalon':
        return 1
      case 'payLoss':
        return action.from === 'hand' ? -this.#handValue(action.card) : -this.#pileValue(present(places[action.from]))
      case 'discard':
        return -this.#handValue(action.card)
      case 'takeTile':
        return this.#rateTile(action.tile)
      default:
        return 0
    }
  }

  /** Attack where it is cheap: the gain of the region against its cost, if the opponent does not resist. */
  #rateAttack(card: Card, place: Place): number {
    const gain = place.region?.crowns ?? this.#inMist
    const held = this.#chanceOfAnswer(knightOf(card))
    if (this.#plays.crowns + gain >= CROWNS_TO_WIN) return VICTORY * (1 - held)
    const taken = place.owner === null ? gain : 2 * gain
    const price = priceOf(this.#state, this.#seat, place)
    const { glancePrice, glanceFail } = this.#w
    return (1 - held) * (this.#plays.crownWorth * taken - glancePrice * price) - glanceFail * held
  }

  /** Enchant where it brings an attack within reach; a counter-spell costs two cards. */
  #rateSpell(card: Card, place: Place): number {
    const held = this.#chanceOfAnswer(card)
    return (1 - held) * (this.#w.glanceSpell + this.#opened(place, 2)) - 3 * held
  }

  /** Cards that would be thrown away, or that bring an attack within reach, are better on the table. */
  #rateReinforcement(card: Card, place: Place): number {
    const spare = this.#size > HAND_LIMIT - 1 ? this.#w.glanceSpare : 0
    const cost = this.#handValue(card) - spare
    if (place.owner !== null && place.owner === this.#seat) return this.#defence(place) - cost
    const knightsLeft = this.#plays.knights - (isSorceress(card) ? 0 : 1)
    return knightsLeft > 0 ? this.#opened(place, 1) - cost : -cost
  }

  /** What attacking here would bring once the balance of cards has shifted by so many. */
  #opened(place: Place, shift: number): number {
    if (place.owner !== null && place.owner === this.#seat) return 0.3
    const mine = place.piles[this.#seat].length
    const theirs = place.piles[opponentOf(this.#seat)].length
    const missing = theirs + (place.owner !== null && place.region?.castle === true ? 1 : 0) - mine
    if (missing <= 0 || missing > shift) return 0
    const gain = (place.region?.crowns ?? this.#inMist) * (place.owner === null ? 1 : 2)
    return Math.max(0, this.#plays.crownWorth * gain - priceOf(this.#state, this.#seat, place) - 1)
  }

  /** An own region with few cards needs another one more than a full one. */
  #defence(place: Place): number {
    const lead = place.piles[this.#seat].length - place.piles[opponentOf(this.#seat)].length
    return lead > 1 ? 0 : 0.4 * (place.region?.crowns ?? 0)
  }

  /** With three or more cards left a dark tile, with fewer a light one; never more than the hand can keep. */
  #rateTile(tile: Tile): number {
    const cards = yieldOf(this.#state, this.#seat, tile)
    if (TILE_DATA[tile].shade === 'light') return Math.min(cards, HAND_LIMIT - this.#size)
    return this.#size >= 3 ? cards : cards / 2
  }

  /** A second copy is worth less; a knight more than a sorceress. */
  #handValue(card: Card): number {
    return (isSorceress(card) ? 1 : 1.3) - 0.2 * (present(this.#hand[card]) - 1)
  }

  /** A card that holds an own region is valuable, an idle one is not. */
  #pileValue(place: Place): number {
    const mine = place.piles[this.#seat].length
    const theirs = place.piles[opponentOf(this.#seat)].length
    if (place.owner !== null && place.owner === this.#seat) {
      return mine > theirs + 1 ? 0.6 : 0.9 + 0.3 * (place.region?.crowns ?? 0)
    }
    return mine < theirs - 1 ? 0.3 : 0.7
  }

  #chanceOfAnswer(card: Card): number {
    return present(this.#state.known[opponentOf(this.#seat)][card]) > 0 ? 1 : this.#plays.answered
  }
}

/** What every play is measured by. */
interface Prospect {
  /** The seat's own. */
  readonly crowns: number
  /** What a crown may cost: the longer the war, the more. */
  readonly crownWorth: number
  /** In hand. */
  readonly knights: number
  /** The chance that the opponent can answer with a card of which nothing is known. */
  readonly answered: number
}

function prospectOf(state: State, seat: Side, hand: readonly number[], w: AvalonWeights): Prospect {
  let knights = 0
  for (let card = 0; card < hand.length; card += 2) knights += present(hand[card])
  return {
    crowns: crowns(state, seat),
    crownWorth: w.glanceCrown + w.glanceLate * state.turnNo,
    knights,
    answered: ANSWERED[Math.min(sum(state.hands[opponentOf(seat)]), ANSWERED.length - 1)] ?? 1,
  }
}

/** From the size of the opponent's hand: each card in it is the one with a chance of a tenth. */
const ANSWERED: readonly number[] = Array.from({ length: 20 }, (_, size) => 1 - 0.9 ** size)

const SORCERESS: Card = sorceressOf(0)

/** Small numbers from 0 to 1, many of them for one draw. */
export class Whim {
  #seed: number

  constructor(chance: Chance) {
    this.#seed = chance.pick(1 << 20, 'whim')
  }

  next(): number {
    this.#seed = (Math.imul(this.#seed, 0x19660d) + 0x3c6ef35f) | 0
    return (this.#seed >>> 8) / 0x100_0000
  }
}
