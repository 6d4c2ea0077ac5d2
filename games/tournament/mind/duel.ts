/*
 * 6 Duels. "Winning a weapon costs the card and brings a weaker one: win narrowly. Two strong and two sacrificed cards aim
 * at 2:2 and the judgement" (10). Both lay at once, and a fixed style would be predictable: so it is random.
 */
import { type Chance, present, type Seat } from '@logres/kernel'
import { type Card, JOKER, type Knowledge, kindOf, placeBit, WEAPONS } from '../rules/index.ts'
import { type Scale, shareOfWorth } from './kit.ts'

/** How many spaces get the strongest card, each of these equally likely. */
const STYLES = [2, 2, 2, 2, 3, 3, 1, 4]
/** The noise on a card's value, in steps, when the strong spaces are chosen. */
const NOISE = 12
const NOISE_STEP = 1 / 20
/** A lone card this good is not sacrificed while there is a joker to lay instead. */
const TOO_GOOD = 0.4

/** Where the cards of each weapon begin in a hand (in rising order), last the jokers; one more for the end. */
function beginnings(hand: readonly Card[]): number[] {
  const begins: number[] = []
  let i = 0
  for (let kind = 0; kind <= WEAPONS.length; kind++) {
    begins.push(i)
    while (i < hand.length && kindOf(present(hand[i])) === kind) i++
  }
  begins.push(i)
  return begins
}

/** A laying in some style; the hand holds a complete outfit. */
export function layInStyle(hand: readonly Card[], scale: Scale, chance: Chance): Card[] {
  const begins = beginnings(hand)
  let jokers = hand.length - present(begins[WEAPONS.length])
  const appeal: number[] = []
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const end = present(begins[weapon + 1])
    if (end === begins[weapon]) {
      jokers -= 1
      appeal.push(-1)
    } else appeal.push(shareOfWorth(present(hand[end - 1]), scale) + chance.pick(NOISE, 'style') * NOISE_STEP)
  }
  const strong = strongest(appeal, present(STYLES[chance.pick(STYLES.length, 'style')]))
  const cards: Card[] = []
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const begin = present(begins[weapon])
    const end = present(begins[weapon + 1])
    if (begin === end) cards.push(JOKER)
    else if ((strong & (1 << weapon)) !== 0) cards.push(strongCard(hand, begin, end, chance))
    else {
      const lowest = present(hand[begin])
      const isSpared = jokers > 0 && end - begin === 1 && shareOfWorth(lowest, scale) > TOO_GOOD
      if (isSpared) jokers -= 1
      cards.push(isSpared ? JOKER : lowest)
    }
  }
  return cards
}

/** The best card of the weapon; now and then the next best one: win narrowly. */
function strongCard(hand: readonly Card[], begin: number, end: number, chance: Chance): Card {
  const isNarrow = end - begin > 2 && chance.pick(3, 'style') === 0
  return present(hand[isNarrow ? end - 2 : end - 1])
}

/** The set of so many weapons that appeal most, one bit each. */
function strongest(appeal: readonly number[], count: number): number {
  let chosen = 0
  for (let n = 0; n < count; n++) {
    let best = -1
    for (let weapon = 0; weapon < appeal.length; weapon++) {
      if ((chosen & (1 << weapon)) !== 0) continue
      if (best < 0 || present(appeal[weapon]) > present(appeal[best])) best = weapon
    }
    chosen |= 1 << best
  }
  return chosen
}

/** The chance that a card beats the opponent's card in its space, as far as their hand is known. */
export type Odds = (card: Card, weapon: number) => number

/** Assumes that the opponent lays their best or their worst card of each weapon, with equal chance. */
export function oddsAgainst(knows: Knowledge, opponent: Seat): Odds {
  const beats = Array.from({ length: JOKER + 1 }, () => 0)
  const here = placeBit(opponent)
  let hasJoker = 0
  for (const places of knows.jokers) hasJoker = Math.max(hasJoker, likelihood(places, here))
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const first = (weapon * JOKER) / WEAPONS.length
    const beyond = first + JOKER / WEAPONS.length
    let noneAbove = 1
    for (let card = beyond - 1; card >= first; card--) {
      beats[card] = noneAbove / 2
      noneAbove *= 1 - likelihood(present(knows.cards[card]), here)
    }
    let noneBelow = 1 - hasJoker / 2
    for (let card = first; card < beyond; card++) {
      beats[card] = present(beats[card]) + (1 - noneBelow) / 2
      noneBelow *= 1 - likelihood(present(knows.cards[card]), here)
    }
  }
  return (card) => present(beats[card])
}

function likelihood(places: number, here: number): number {
  if ((places & here) === 0) return 0
  let count = 0
  for (let rest = places; rest !== 0; rest &= rest - 1) count++
  return 1 / count
}

/** The chance to win the duel with these cards, when the judgement (7) is won with a chance of `judged`. */
export function chanceToWin(cards: readonly Card[], odds: Odds, judged: number): number {
  let [none, one, two, three, four] = [1, 0, 0, 0, 0]
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    const wins = odds(present(cards[weapon]), weapon)
    four += (three - four) * wins
    three += (two - three) * wins
    two += (one - two) * wins
    one += (none - one) * wins
    none -= none * wins
  }
  return four + three + two * judged
}
