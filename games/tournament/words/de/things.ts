/* Karten, Münzen, Angebote, Marken: die Dinge des Turniers auf Deutsch. */

import type { Players } from '@logres/words'
import { type Case, counted, does, listed, nameOf, owned } from '@logres/words/de'
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
  shield: 'Schild',
  sword: 'Schwert',
  lance: 'Lanze',
  armour: 'Rüstung',
}

/** Im vierten Fall. */
const A: Readonly<Record<Weapon, string>> = {
  shield: 'einen Schild',
  sword: 'ein Schwert',
  lance: 'eine Lanze',
  armour: 'eine Rüstung',
}

const YOUR: Readonly<Record<Weapon, string>> = { shield: 'dein', sword: 'dein', lance: 'deine', armour: 'deine' }

/** „Schwert 4“, „Joker“ */
export function cardName(card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null ? 'Joker' : `${WEAPON_NAMES[weapon]} ${worthOf(card)}`
}

/** „Schwert 4“, „einen Joker“: Jede Waffe gibt es nur einmal. */
export function aCard(card: Card): string {
  return card === JOKER ? 'einen Joker' : cardName(card)
}

/** „dein Schwert 4“, „Lanze 2 von Morgan“ */
export function ownedCard(players: Players, seat: number, card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null
    ? owned(players, seat, 'dein Joker', 'ein Joker')
    : owned(players, seat, `${YOUR[weapon]} ${cardName(card)}`, cardName(card))
}

export function coinsText(coins: number): string {
  return counted(coins, 'Münze', 'Münzen')
}

/** Joker sind alle gleich, darum werden sie gezählt. */
function cardNames(cards: readonly Card[]): string[] {
  const jokers = cards.filter((card) => card === JOKER).length
  const names = cards.filter((card) => card !== JOKER).map(cardName)
  return jokers === 0 ? names : [...names, jokers === 1 ? 'einen Joker' : `${jokers} Joker`]
}

function coinNames(coins: number): string[] {
  return coins === 0 ? [] : [coinsText(coins)]
}

export function goodsPhrase({ cards, coins }: Goods): string {
  return listed([...cardNames(cards), ...coinNames(coins)]) || 'nichts'
}

export function wantsPhrase({ cards, any, coins }: Wants): string {
  const requests = any.map(({ weapon, least }) => (least > 1 ? `${A[weapon]} ab ${least}` : A[weapon]))
  return listed([...cardNames(cards), ...requests, ...coinNames(coins)]) || 'nichts'
}

function audiencePhrase(audience: Audience, players: Players, form: Case): string {
  if (audience === 'all') return form === 'dative' ? 'allen' : 'alle'
  return listed(audience.map((seat) => nameOf(players, seat, form)))
}

/** „Bors bietet allen Schwert 4 und 3 Münzen für eine Lanze ab 8 an“ */
export function offerPhrase({ name, gives, wants }: Pick<Offer, 'name' | 'gives' | 'wants'>, players: Players): string {
  const { giver, audience } = name
  return isPlea(gives)
    ? `${does(players, giver, 'bittest', 'bittet')} ${pleaPhrase(audience, wants, players)}`
    : `${does(players, giver, 'bietest', 'bietet')} ${bidPhrase(audience, gives, wants, players)} an`
}

/** Als Aktion: „allen Schwert 4 für eine Lanze anbieten“. */
export function termsPhrase(audience: Audience, gives: Goods, wants: Wants, players: Players): string {
  return isPlea(gives)
    ? `${pleaPhrase(audience, wants, players)} bitten`
    : `${bidPhrase(audience, gives, wants, players)} anbieten`
}

function isPlea({ cards, coins }: Goods): boolean {
  return cards.length === 0 && coins === 0
}

function pleaPhrase(audience: Audience, wants: Wants, players: Players): string {
  return `${audiencePhrase(audience, players, 'accusative')} um ${wantsPhrase(wants)} als Geschenk`
}

function bidPhrase(audience: Audience, gives: Goods, wants: Wants, players: Players): string {
  const wanted = wantsPhrase(wants)
  const given = `${audiencePhrase(audience, players, 'dative')} ${goodsPhrase(gives)}`
  return wanted === 'nichts' ? `${given} als Geschenk` : `${given} für ${wanted}`
}

/** „dein Angebot 1 an alle“, „das Angebot 2 von Bors an dich“ */
export function offerName({ giver, audience, n }: OfferName, players: Players): string {
  const whose = owned(players, giver, `dein Angebot ${n}`, `das Angebot ${n}`)
  return `${whose} an ${audiencePhrase(audience, players, 'accusative')}`
}

export function equipment(cards: readonly Card[]): string {
  return listed(cards.map(aCard))
}

export const TOKEN_NAMES: Readonly<Record<Token, string>> = {
  crown: 'Krone',
  cup: 'Kelch',
  orb: 'Reichsapfel',
  allThree: 'alle drei',
}

/** „Krone, Krone, Kelch und 2 Punkte“ */
export function throwPhrase({ emblems, dots }: Throw): string {
  return listed([...emblems.map((emblem) => TOKEN_NAMES[emblem]), counted(dots, 'Punkt', 'Punkte')])
}

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  page: 'Page',
  squire: 'Knappe',
  knight: 'Ritter',
  champion: 'Champion',
}
