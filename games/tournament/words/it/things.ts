/* Carte, monete, offerte, gettoni: le cose del torneo in italiano. */

import type { Players } from '@logres/words'
import { counted, does, listed, nameOf, owned } from '@logres/words/it'
import {
  type Audience,
  type Card,
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
  shield: 'scudo',
  sword: 'spada',
  lance: 'lancia',
  armour: 'armatura',
}

const THE: Readonly<Record<Weapon, string>> = {
  shield: 'lo scudo',
  sword: 'la spada',
  lance: 'la lancia',
  armour: 'l’armatura',
}

const A: Readonly<Record<Weapon, string>> = {
  shield: 'uno scudo',
  sword: 'una spada',
  lance: 'una lancia',
  armour: 'un’armatura',
}

const YOUR: Readonly<Record<Weapon, string>> = {
  shield: 'il tuo scudo',
  sword: 'la tua spada',
  lance: 'la tua lancia',
  armour: 'la tua armatura',
}

/** « spada 4 », « jolly » */
export function cardName(card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null ? 'jolly' : `${WEAPON_NAMES[weapon]} ${worthOf(card)}`
}

/** « la spada 4 », « un jolly »: ogni arma è unica, i jolly sono tutti uguali. */
export function theCard(card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null ? 'un jolly' : `${THE[weapon]} ${worthOf(card)}`
}

/** « la tua spada 4 », « la lancia 2 di Morgan » */
export function ownedCard(players: Players, seat: number, card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null
    ? owned(players, seat, 'il tuo jolly', 'il jolly')
    : owned(players, seat, `${YOUR[weapon]} ${worthOf(card)}`, theCard(card))
}

export function coinsText(coins: number): string {
  return counted(coins, 'moneta', 'monete')
}

/** I jolly sono tutti uguali, perciò si contano. */
function cardNames(cards: readonly Card[]): string[] {
  const jokers = cards.filter((card) => card === JOKER).length
  const names = cards.filter((card) => card !== JOKER).map(theCard)
  return jokers === 0 ? names : [...names, jokers === 1 ? 'un jolly' : `${jokers} jolly`]
}

function coinNames(coins: number): string[] {
  return coins === 0 ? [] : [coinsText(coins)]
}

export function goodsPhrase({ cards, coins }: Goods): string {
  return listed([...cardNames(cards), ...coinNames(coins)]) || 'nulla'
}

export function wantsPhrase({ cards, any, coins }: Wants): string {
  const requests = any.map(({ weapon, least }) => (least > 1 ? `${A[weapon]} da ${least} in su` : A[weapon]))
  return listed([...cardNames(cards), ...requests, ...coinNames(coins)]) || 'nulla'
}

/** « a tutti », « a te e a Morgan » */
function audiencePhrase(audience: Audience, players: Players): string {
  return audience === 'all' ? 'a tutti' : listed(audience.map((seat) => `a ${nameOf(players, seat)}`))
}

function isForReader(audience: Audience, { reader }: Players): boolean {
  return audience !== 'all' && audience.length === 1 && audience[0] === reader
}

type Verbs = readonly [offer: string, ask: string]
export const INFINITIVES: Verbs = ['offrire', 'chiedere']

/** « Bors offre la spada 4 e 3 monete a tutti per una lancia da 8 in su » */
export function offerPhrase({ name, gives, wants }: Pick<Offer, 'name' | 'gives' | 'wants'>, players: Players): string {
  const { giver, audience } = name
  return does(
    players,
    giver,
    termsPhrase(['offri', 'chiedi'], audience, gives, wants, players),
    isForReader(audience, players)
      ? termsPhrase(['ti offre', 'ti chiede'], null, gives, wants, players)
      : termsPhrase(['offre', 'chiede'], audience, gives, wants, players),
  )
}

/** Un dono e una richiesta si dicono in altro modo che uno scambio. */
export function termsPhrase(
  verbs: Verbs,
  audience: Audience | null,
  gives: Goods,
  wants: Wants,
  players: Players,
): string {
  const whom = audience === null ? '' : ` ${audiencePhrase(audience, players)}`
  const wanted = wantsPhrase(wants)
  if (gives.cards.length === 0 && gives.coins === 0) return `${verbs[1]} ${wanted} in dono${whom}`
  const given = `${verbs[0]} ${goodsPhrase(gives)}`
  return wanted === 'nulla' ? `${given} in dono${whom}` : `${given}${whom} per ${wanted}`
}

/** « la tua offerta 1 per tutti », « l'offerta 2 di Bors per te » */
export function offerName({ giver, audience, n }: OfferName, players: Players): string {
  const forWhom = audience === 'all' ? 'tutti' : listed(audience.map((seat) => nameOf(players, seat)))
  return `${owned(players, giver, `la tua offerta ${n}`, `l’offerta ${n}`)} per ${forWhom}`
}

/** Dopo « a »: « alla tua offerta 1 per tutti ». */
export function toOffer(name: OfferName, players: Players): string {
  return offerName(name, players).replace(/^la /, 'alla ').replace(/^l’/, 'all’')
}

export function equipment(cards: readonly Card[]): string {
  return listed(cards.map(theCard))
}

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  crown: 'corona',
  cup: 'calice',
  orb: 'globo',
  allThree: 'tutti e tre',
}

/** « corona, corona, calice e 2 punti » */
export function throwPhrase({ emblems, dots }: Throw): string {
  return listed([...emblems.map((emblem) => TOKEN_NAMES[emblem]), counted(dots, 'punto', 'punti')])
}

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  page: 'un paggio',
  squire: 'uno scudiero',
  knight: 'un cavaliere',
  champion: 'un campione',
}
