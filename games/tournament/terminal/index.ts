/* The tournament as text: the knights, the sequence card, the viewer's hand by weapon, the market of offers, the duel. */
import { at, type Seat } from '@logres/kernel'
import type { Terminal } from '@logres/terminal'
import { type Paint, paint } from '@logres/terminal'
import type { Players } from '@logres/words'
import {
  type Action,
  type Card,
  HIGHEST,
  hasOutfit,
  JOKER,
  knightCount,
  type Offer,
  offerText,
  pairsOf,
  question,
  readAction,
  sequenceOf,
  type View,
  WEAPONS,
  weaponOf,
  worthOf,
  writeAction,
} from '../rules/index.ts'
import { hint, selection } from './choices.ts'
import { byHand } from './judgement.ts'
import { names } from './names.ts'
import { TournamentTally } from './tally.ts'

const HELP = `Avalon, the tournament: be the richest when no two knights are left to fight. Actions:
  draft sw4   ready, not ready   stay or retire   lay sh3 sw4 la8 jo   buy or pass
  offer sw4 3c for la8+ to all        sword 4 and 3 coins for any lance of 8 or more
  offer 5c for jo to 2,3              5 coins for a joker, shown to players 2 and 3 alone
  accept 2>all#1   accept 2>all#1 with la9   decline 2>all#1   withdraw 1>all#2
  counter 2>all#1: 2c for sh5         an offer of your own to who made it
Cards: sh sw la ar for shield, sword, lance, armour with the value; jo a joker. Four cards are
laid in that order. "nothing" stands for nothing. Players count from 1: you are 1. An offer is
named by its giver, whom it is shown to, and a number. "3+ coins": as far as you can know.
Barter has no turns: Enter alone lets the others act, "ready" says that you are done.
At the judgement of God type the right token, or its number, as fast as you can: three different
emblems: all three; else with 1 dot the emblem shown once, with 2 dots the one shown twice.
The rules: games/tournament/RULES.md`

export const terminal: Terminal<Action, View> = {
  help: HELP,
  example: 'offer sw4 3c for la8+ to all',
  unsaid: ['cardDestroyed', 'cardWon', 'equipmentLaid', 'answered', 'touched'],
  board,
  read: readAction,
  write: writeAction,
  hint,
  selection,
  byHand,
}

const COLOURS: readonly Paint[] = ['blue', 'red', 'green', 'yellow', 'violet']

function board(view: View, players: Players): string {
  return [
    '',
    ...knights(view, players),
    '',
    ...sequence(view, players),
    ...duel(view, players),
    ...openCards(view),
    ...hand(view),
    ...market(view, players),
  ].join('\n')
}

function knights(view: View, players: Players): string[] {
  const widest = Math.max(...players.names.map((name) => name.length))
  return view.hands.map(({ size }, seat) => {
    const banner = view.banners[seat]
    const name = at(players.names, seat).padEnd(widest)
    const cards = `${size}`.padStart(2) + (size === 1 ? ' card ' : ' cards')
    const text =
      `${seat + 1}  ${banner ?? '–'}  ${name}  ${cards}  ${coins(view, seat)}  ${standing(view, seat)}`.trimEnd()
    return paint(text, banner === null ? 'dim' : seat === view.viewer ? 'bold' : 'plain')
  })
}

/** 1.2 The coins, if they are known; else what they are at least. */
function coins({ purses, knows }: View, seat: Seat): string {
  const purse = purses[seat]
  const group = at(knows.group, seat)
  const isAlone = knows.group.filter((each) => each === group).length === 1
  const known = purse ?? (isAlone ? knows.coins[group] : undefined)
  const least = knows.least[seat] ?? 0
  const text = known === undefined ? (least === 0 ? '?' : `${least}+`) : `${known}`
  return `${text.padStart(3)} coins`
}

function standing(view: View, seat: Seat): string {
  const asked = question(view)
  if (asked?.kind === 'barter' && asked.ready[seat] === true) return 'ready'
  if (view.banners[seat] === null) return 'out'
  if (asked?.kind === 'announcement' && asked.hasAnswered[seat] === true) return 'has answered'
  if (asked?.kind === 'draft' && asked.seat === seat) return 'picks'
  if (asked?.kind !== 'lay' && asked?.kind !== 'judgement') return ''
  const side = asked.pair.indexOf(seat)
  if (side < 0) return ''
  const isDone = asked.kind === 'lay' ? asked.hasLaid[side] : asked.hasTouched[side]
  return isDone === true ? (asked.kind === 'lay' ? 'has laid' : 'has touched') : 'duels'
}

/** 1.3 All rounds by banner, this one by name. */
function sequence(view: View, players: Players): string[] {
  const count = knightCount(view)
  if (count < 2) return []
  const rounds = sequenceOf(view.options, count).map((pairs, i) => {
    const text = pairs.map((pair) => pair.join('')).join(' ')
    return i + 1 === view.round ? paint(`[${text}]`, 'bold') : text
  })
  const pairs = pairsOf(view)
  const bye = view.banners.findIndex((banner, seat) => banner !== null && !pairs.flat().includes(seat))
  const duels = pairs.map((pair) => pair.map((seat) => at(players.names, seat)).join(' – ')).join(', ')
  return [
    `Sequence     ${rounds.join('   ')}`,
    `Round ${view.round}      ${duels}${bye < 0 ? '' : `; bye: ${at(players.names, bye)}`}   armour heap: ${view.heapSize}`,
  ]
}

/** 6.2 What was turned over in the duel that goes on. */
function duel(view: View, players: Players): string[] {
  const frame = view.frames.findLast((frame) => frame.kind === 'duel')
  if (frame?.turned === null || frame === undefined) return []
  return frame.turned.map((cards, side) => {
    const name = at(players.names, at(frame.pair, side))
    const row = cards.map((card, i) =>
      painted(card, `${WEAPONS[i]} ${card === JOKER ? 'joker' : worthOf(card)}`.padEnd(13)),
    )
    return `${(side === 0 ? 'Duel' : '').padEnd(13)}${name.padEnd(8)} ${row.join('')}${frame.points[side]} ${frame.points[side] === 1 ? 'point' : 'points'}`
  })
}

function hand(view: View): string[] {
  const cards = view.viewer === 'table' ? null : at(view.hands, view.viewer).cards
  if (cards === null) return []
  const gaps = WEAPONS.filter((weapon) => !cards.some((card) => weaponOf(card) === weapon))
  const jokers = cards.filter((card) => card === JOKER).length
  const lacks = gaps.length > jokers ? paint(`incomplete: ${gaps.length - jokers} to go`, 'red') : 'complete'
  return [`Your hand    ${byWeapon(cards, true).join('   ')}`, `Your outfit  ${hasOutfit(cards) ? 'complete' : lacks}`]
}

/** More of them than this do not fit one line. */
const CARDS_IN_LINE = 16

function openCards({ open }: View): string[] {
  if (open.length === 0) return []
  const parts = byWeapon(open, false)
  const lines = open.length > CARDS_IN_LINE ? parts : [parts.join('   ')]
  return lines.map((line, i) => (i === 0 ? 'Open cards' : '').padEnd(13) + line)
}

function byWeapon(cards: readonly Card[], showGaps: boolean): string[] {
  const parts = WEAPONS.flatMap((weapon, i) => {
    const values = cards.filter((card) => weaponOf(card) === weapon).map(worthOf)
    if (values.length === 0) return showGaps ? [`${weapon} ${paint('—', 'red')}`] : []
    return [paint(`${weapon} ${values.join(' ')}`, at(COLOURS, i))]
  })
  const jokers = cards.filter((card) => card === JOKER).length
  if (jokers > 0) parts.push(paint(jokers === 1 ? 'joker' : `${jokers} jokers`, 'violet'))
  return parts
}

function painted(card: Card, text: string): string {
  return paint(text, at(COLOURS, (card / HIGHEST) | 0))
}

/** 4 Offers to the viewer first, then to all, then the viewer's own. */
function market(view: View, players: Players): string[] {
  if (question(view)?.kind !== 'barter') return []
  if (view.offers.length === 0) return ['Market       no offers']
  const rank = ({ name }: Offer) => (name.giver === view.viewer ? 2 : name.audience === 'all' ? 1 : 0)
  const offers = view.offers.toSorted((a, b) => rank(a) - rank(b))
  const width = Math.max(...offers.map(({ name }) => offerText(name).length))
  return offers.map((offer, i) => {
    const mark = offer.declinedBy.length === 0 ? '' : ` (declined${decliners(view, offer, players)})`
    const line = `${offerText(offer.name).padEnd(width)}  ${names.offer(offer, players)}${mark}`
    return `${i === 0 ? 'Market' : ''}`.padEnd(13) + (offer.name.giver === view.viewer ? paint(line, 'dim') : line)
  })
}

function decliners({ viewer }: View, { name, declinedBy }: Offer, { names }: Players): string {
  return name.giver === viewer ? ` by ${declinedBy.map((seat) => at(names, seat)).join(', ')}` : ''
}

export function createTally(): TournamentTally {
  return new TournamentTally()
}
