/* Cartes, pièces, offres, jetons : les choses du tournoi en français. */

import type { Players } from '@logres/words'
import { counted, does, listed, nameOf, owned } from '@logres/words/fr'
import {
  type Audience,
  type Card,
  type Emblem,
  type Goods,
  JOKER,
  type Level,
  type Offer,
  type OfferName,
  type Throw,
  type Token,
  type Wants,
  type Weapon,
  weaponOf,
  worthOf,
} from '../../rules/index.ts'

export const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  shield: 'bouclier',
  sword: 'épée',
  lance: 'lance',
  armour: 'armure',
}

const THE: Readonly<Record<Weapon, string>> = {
  shield: 'le bouclier',
  sword: 'l’épée',
  lance: 'la lance',
  armour: 'l’armure',
}

const A: Readonly<Record<Weapon, string>> = {
  shield: 'un bouclier',
  sword: 'une épée',
  lance: 'une lance',
  armour: 'une armure',
}

const YOUR: Readonly<Record<Weapon, string>> = {
  shield: 'ton bouclier',
  sword: 'ton épée',
  lance: 'ta lance',
  armour: 'ton armure',
}

/** « épée 4 », « joker » */
export function cardName(card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null ? 'joker' : `${WEAPON_NAMES[weapon]} ${worthOf(card)}`
}

/** « l’épée 4 », « un joker » : une arme est unique, les jokers se valent. */
export function theCard(card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null ? 'un joker' : `${THE[weapon]} ${worthOf(card)}`
}

/** « ton épée 4 », « la lance 2 de Morgan » */
export function ownedCard(players: Players, seat: number, card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null
    ? owned(players, seat, 'ton joker', 'le joker')
    : owned(players, seat, `${YOUR[weapon]} ${worthOf(card)}`, theCard(card))
}

export function coinsText(coins: number): string {
  return counted(coins, 'pièce', 'pièces')
}

/** Les jokers se valent, on les compte. */
function cardNames(cards: readonly Card[]): string[] {
  const jokers = cards.filter((card) => card === JOKER).length
  const names = cards.filter((card) => card !== JOKER).map(theCard)
  return jokers === 0 ? names : [...names, jokers === 1 ? 'un joker' : `${jokers} jokers`]
}

function coinNames(coins: number): string[] {
  return coins === 0 ? [] : [coinsText(coins)]
}

export function goodsPhrase({ cards, coins }: Goods): string {
  return listed([...cardNames(cards), ...coinNames(coins)]) || 'rien'
}

export function wantsPhrase({ cards, any, coins }: Wants): string {
  const requests = any.map(({ weapon, least }) => (least > 1 ? `${A[weapon]} de ${least} ou plus` : A[weapon]))
  return listed([...cardNames(cards), ...requests, ...coinNames(coins)]) || 'rien'
}

/** « à tous », « à toi et à Morgan » */
function audiencePhrase(audience: Audience, players: Players): string {
  return audience === 'all' ? 'à tous' : listed(audience.map((seat) => `à ${nameOf(players, seat)}`))
}

function isForReader(audience: Audience, { reader }: Players): boolean {
  return audience !== 'all' && audience.length === 1 && audience[0] === reader
}

type Verbs = readonly [offer: string, ask: string]
export const INFINITIVES: Verbs = ['offrir', 'demander']

/** « Bors offre l’épée 4 et 3 pièces à tous contre une lance de 8 ou plus » */
export function offerPhrase({ name, gives, wants }: Pick<Offer, 'name' | 'gives' | 'wants'>, players: Players): string {
  const { giver, audience } = name
  return does(
    players,
    giver,
    termsPhrase(['offres', 'demandes'], audience, gives, wants, players),
    isForReader(audience, players)
      ? termsPhrase(['t’offre', 'te demande'], null, gives, wants, players)
      : termsPhrase(['offre', 'demande'], audience, gives, wants, players),
  )
}

/** Un cadeau et une prière se disent autrement qu’un échange. */
export function termsPhrase(
  verbs: Verbs,
  audience: Audience | null,
  gives: Goods,
  wants: Wants,
  players: Players,
): string {
  const whom = audience === null ? '' : ` ${audiencePhrase(audience, players)}`
  const wanted = wantsPhrase(wants)
  if (gives.cards.length === 0 && gives.coins === 0) return `${verbs[1]} ${wanted}${whom} en cadeau`
  const given = `${verbs[0]} ${goodsPhrase(gives)}${whom}`
  return wanted === 'rien' ? `${given} en cadeau` : `${given} contre ${wanted}`
}

/** « ton offre 1 pour tous », « l’offre 2 de Bors pour toi » */
export function offerName({ giver, audience, n }: OfferName, players: Players): string {
  const forWhom = audience === 'all' ? 'tous' : listed(audience.map((seat) => nameOf(players, seat)))
  return `${owned(players, giver, `ton offre ${n}`, `l’offre ${n}`)} pour ${forWhom}`
}

export function equipment(cards: readonly Card[]): string {
  return listed(cards.map(theCard))
}

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  crown: 'couronne',
  cup: 'calice',
  orb: 'globe',
  allThree: 'les trois',
}

/** « couronne, couronne, calice et 2 points » */
export function throwPhrase({ emblems, dots }: Throw): string {
  return listed([...emblems.map((emblem: Emblem) => TOKEN_NAMES[emblem]), counted(dots, 'point', 'points')])
}

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  page: 'un page',
  squire: 'un écuyer',
  knight: 'un chevalier',
  champion: 'un champion',
}
