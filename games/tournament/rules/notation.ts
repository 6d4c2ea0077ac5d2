/*
 * Actions as short text and back, for terminals, golden playthroughs and letters. Cards: sh sw la ar and the value,
 * "jo" a joker; coins "3c"; a request "la8+"; seats count from 1. An offer is named giver, audience and number: "2>all#1",
 * "2>1,3#4".
 *
 *   offer sw4 3c for la8+ to all      accept 2>all#1 with la9      counter 2>all#1: 2c for sh5
 *   decline 2>all#1: too little
 */
import { isRefusal, present } from '@logres/kernel'
import { type Action, parseAction } from './actions.ts'
import type { Audience, Goods, OfferName, Wants } from './offers.ts'
import {
  type Card,
  cardOf,
  DECLINE_REASONS,
  type DeclineReason,
  HIGHEST,
  JOKER,
  TOKENS,
  WEAPONS,
  weaponOf,
  worthOf,
} from './vocabulary.ts'

/** A card's first letters; "jo" for a joker. */
export function cardCode(card: Card): string {
  const weapon = weaponOf(card)
  return weapon === null ? 'jo' : `${weapon.slice(0, 2)}${worthOf(card)}`
}

function readCard(text: string): Card | undefined {
  if (text === 'jo') return JOKER
  const weapon = WEAPONS.find((each) => text.startsWith(each.slice(0, 2)))
  const value = text.slice(2)
  if (weapon === undefined || !/^[1-9]\d?$/.test(value) || Number(value) > HIGHEST) return undefined
  return cardOf(weapon, Number(value))
}

function audienceText(audience: Audience): string {
  return audience === 'all' ? 'all' : audience.map((seat) => seat + 1).join(',')
}

/** The name of an offer. */
export function offerText({ giver, audience, n }: OfferName): string {
  return `${giver + 1}>${audienceText(audience)}#${n}`
}

function goodsText({ cards, coins }: Goods): string {
  return [...cards.map(cardCode), ...(coins > 0 ? [`${coins}c`] : [])].join(' ') || 'nothing'
}

function wantsText({ cards, any, coins }: Wants): string {
  const requests = any.map(({ weapon, least }) => `${weapon.slice(0, 2)}${least}+`)
  return [...cards.map(cardCode), ...requests, ...(coins > 0 ? [`${coins}c`] : [])].join(' ') || 'nothing'
}

/** "too little" */
function reasonText(reason: DeclineReason): string {
  return reason.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'draft':
      return `draft ${cardCode(action.card)}`
    case 'offer':
      return `offer ${goodsText(action.gives)} for ${wantsText(action.wants)} to ${audienceText(action.audience)}`
    case 'counter':
      return `counter ${offerText(action.offer)}: ${goodsText(action.gives)} for ${wantsText(action.wants)}`
    case 'accept': {
      const fill = action.fill.length === 0 ? '' : ` with ${action.fill.map(cardCode).join(' ')}`
      return `accept ${offerText(action.offer)}${fill}`
    }
    case 'decline': {
      const reason = action.reason === undefined ? '' : `: ${reasonText(action.reason)}`
      return `decline ${offerText(action.offer)}${reason}`
    }
    case 'withdraw':
      return `withdraw ${offerText(action.offer)}`
    case 'lay':
      return `lay ${action.cards.map(cardCode).join(' ')}`
    case 'throwTokens':
      return `throw ${action.shown}`
    case 'touch': {
      const { seat, token, ms, measured } = action
      const measure = measured === null ? '' : ` (${measured.claimed} ${measured.span} ${measured.allowance})`
      return `touch ${seat + 1} ${token === null ? 'none' : `${token} ${ms}`}${measure}`
    }
    case 'touchAsBot':
      return `touch ${action.seat + 1} as ${action.level}`
    case 'takeReadyBack':
      return 'not ready'
    case 'beginRun':
      return 'begin run'
    case 'endBarter':
      return 'end barter'
    default:
      return action.kind
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ready: 'ready',
  'not ready': 'takeReadyBack',
  stay: 'stay',
  retire: 'retire',
  buy: 'buy',
  pass: 'pass',
  'begin run': 'beginRun',
  'end barter': 'endBarter',
}

/** Case and extra spaces don't matter; undefined if the text names no action. */
export function readAction(text: string): Action | undefined {
  const clean = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const value = Object.hasOwn(WORDS, clean) ? { kind: WORDS[clean] } : readLong(clean)
  const action = parseAction(value)
  return isRefusal(action) ? undefined : action
}

function readLong(text: string): unknown {
  const [word, rest] = splitOnce(text, ' ')
  switch (word) {
    case 'draft':
      return { kind: 'draft', card: readCard(rest) }
    case 'lay':
      return { kind: 'lay', cards: rest.split(' ').map(readCard) }
    case 'decline': {
      const [name, said] = splitOnce(rest, ': ')
      if (said === '') return { kind: 'decline', offer: readName(rest) }
      return {
        kind: 'decline',
        offer: readName(name),
        reason: DECLINE_REASONS.find((each) => reasonText(each) === said),
      }
    }
    case 'withdraw':
      return { kind: 'withdraw', offer: readName(rest) }
    case 'accept': {
      const [name, fill] = splitOnce(rest, ' with ')
      return { kind: 'accept', offer: readName(name), fill: fill === '' ? [] : fill.split(' ').map(readCard) }
    }
    case 'offer': {
      const to = rest.lastIndexOf(' to ')
      const audience = readAudience(to < 0 ? 'all' : rest.slice(to + 4))
      return { kind: 'offer', audience, ...readTerms(to < 0 ? rest : rest.slice(0, to)) }
    }
    case 'counter': {
      const [name, terms] = splitOnce(rest, ': ')
      return { kind: 'counter', offer: readName(name), ...readTerms(terms) }
    }
    case 'throw':
      return { kind: 'throwTokens', shown: rest }
    case 'touch':
      return readTouch(rest)
    default:
      return undefined
  }
}

function splitOnce(text: string, by: string): [string, string] {
  const i = text.indexOf(by)
  return i < 0 ? [text, ''] : [text.slice(0, i), text.slice(i + by.length)]
}

function readAudience(text: string): unknown {
  if (text === 'all') return 'all'
  return /^[1-6](,[1-6])*$/.test(text) ? text.split(',').map((seat) => Number(seat) - 1) : undefined
}

function readName(text: string): unknown {
  const parts = /^([1-6])>([1-6,]+|all)#([1-9]\d{0,4})$/.exec(text)
  if (parts === null) return undefined
  return { giver: Number(parts[1]) - 1, audience: readAudience(present(parts[2])), n: Number(parts[3]) }
}

/** "sw4 3c for la8+": what is given, what is wanted. */
function readTerms(text: string): { gives: unknown; wants: unknown } {
  const [given, wanted] = splitOnce(text, ' for ')
  const gives = readThings(given)
  const wants = readThings(wanted)
  return {
    gives: gives !== undefined && gives.any.length === 0 ? { cards: gives.cards, coins: gives.coins } : undefined,
    wants,
  }
}

interface Things {
  cards: Card[]
  any: unknown[]
  coins: number
}

function readThings(text: string): Things | undefined {
  const things: Things = { cards: [], any: [], coins: 0 }
  for (const word of text === 'nothing' ? [] : text.split(' ')) {
    const coins = /^([1-9]\d{0,4})c$/.exec(word)
    const card = readCard(word.replace(/\+$/, ''))
    if (coins !== null) things.coins += Number(coins[1])
    else if (card === undefined) return undefined
    else if (word.endsWith('+') && card !== JOKER) things.any.push({ weapon: weaponOf(card), least: worthOf(card) })
    else if (word.endsWith('+')) return undefined
    else things.cards.push(card)
  }
  return things
}

function readTouch(text: string): unknown {
  const bot = /^([1-6]) as ([a-z]+)$/.exec(text)
  if (bot !== null) return { kind: 'touchAsBot', seat: Number(bot[1]) - 1, level: bot[2] }
  const parts = /^([1-6]) (none|([a-z]+) (\d{1,5}))(?: \((\d{1,5}) (\d{1,5}) (\d{1,5})\))?$/.exec(text)
  if (parts === null) return undefined
  const token = parts[2] === 'none' ? null : (TOKENS.find((each) => each.toLowerCase() === parts[3]) ?? '')
  const measured =
    parts[5] === undefined ? null : { claimed: Number(parts[5]), span: Number(parts[6]), allowance: Number(parts[7]) }
  return { kind: 'touch', seat: Number(parts[1]) - 1, token, ms: token === null ? null : Number(parts[4]), measured }
}
