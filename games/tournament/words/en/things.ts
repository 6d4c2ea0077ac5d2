/* Cards, coins, offers, tokens: the things of the tournament in English. */
import type { Seat } from '@logres/kernel'
import type { Players } from '@logres/words'
import { counted, does, listed, nameOf, whose } from '@logres/words/en'
import {
  type Audience,
  type Card,
  type Goods,
  JOKER,
  type Offer,
  type OfferName,
  offerText,
  type Throw,
  type Token,
  type Wants,
  weaponOf,
  worthOf,
} from '../../rules/index.ts'

/** "sword 4", "joker". */
export function cardName(card: Card): string {
  return card === JOKER ? 'joker' : `${weaponOf(card)} ${worthOf(card)}`
}

/** Jokers are alike, so they are counted. */
function cardNames(cards: readonly Card[]): string[] {
  const jokers = cards.filter((card) => card === JOKER).length
  const names = cards.filter((card) => card !== JOKER).map(cardName)
  return jokers === 0 ? names : [...names, jokers === 1 ? 'a joker' : `${jokers} jokers`]
}

function coinNames(coins: number): string[] {
  return coins === 0 ? [] : [counted(coins, 'coin')]
}

export function goodsPhrase({ cards, coins }: Goods): string {
  return listed([...cardNames(cards), ...coinNames(coins)]) || 'nothing'
}

/** `one` is "any" for what is asked, "a" for what was given and is not known. */
export function wantsPhrase({ cards, any, coins }: Wants, one: 'any' | 'a'): string {
  const requests = any.map(({ weapon, least }) => {
    const article = one === 'a' && weapon === 'armour' ? 'an' : one
    return least > 1 ? `${article} ${weapon} of ${least} or more` : `${article} ${weapon}`
  })
  return listed([...cardNames(cards), ...requests, ...coinNames(coins)]) || 'nothing'
}

export function audiencePhrase(audience: Audience, players: Players): string {
  return audience === 'all' ? 'everyone' : listed(audience.map((seat) => nameOf(players, seat)))
}

/** "Bors offers sword 4 and 3 coins to everyone for any lance of 8 or more" */
export function offerPhrase({ name, gives, wants }: Pick<Offer, 'name' | 'gives' | 'wants'>, players: Players): string {
  const { giver, audience } = name
  return does(
    players,
    giver,
    termsPhrase('', audience, gives, wants, players),
    termsPhrase('s', audience, gives, wants, players),
  )
}

/** The verb with or without its s, and what is offered: a gift and a plea read otherwise than a trade. */
export function termsPhrase(s: '' | 's', audience: Audience, gives: Goods, wants: Wants, players: Players): string {
  const whom = audiencePhrase(audience, players)
  const wanted = wantsPhrase(wants, 'any')
  if (gives.cards.length === 0 && gives.coins === 0) return `ask${s} ${whom} for ${wanted} as a gift`
  const given = `offer${s} ${goodsPhrase(gives)} to ${whom}`
  return wanted === 'nothing' ? `${given} as a gift` : `${given} for ${wanted}`
}

/** "Bors’s offer 2>all#1" */
export function offerName(name: OfferName, players: Players): string {
  return `${whose(players, name.giver)} offer ${offerText(name)}`
}

export function equipment(cards: readonly Card[]): string {
  return listed(cards.map((card) => (card === JOKER ? 'a joker' : cardName(card))))
}

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  crown: 'crown',
  cup: 'cup',
  orb: 'orb',
  allThree: 'all three',
}

/** "crown, crown, cup and 2 dots" */
export function throwPhrase({ emblems, dots }: Throw): string {
  return listed([...emblems, counted(dots, 'dot')])
}

export function seatNames(seats: readonly Seat[], players: Players): string {
  return listed(seats.map((seat) => nameOf(players, seat)))
}
