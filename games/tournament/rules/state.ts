import { present, type Seat, top } from '@logres/kernel'
import { copyFrame, type Frame, type Question } from './frames.ts'
import { copyKnowledge, type Knowledge } from './knowledge.ts'
import type { Offer, OfferName } from './offers.ts'
import type { Options } from './options.ts'
import type { Banner, Card } from './vocabulary.ts'

/** 5.5 */
export type Ending = 'lastKnight' | 'noKnight'

/** What State and View share. In a view the offers, names and frames are those its viewer may see, as far as he may. */
export interface Board {
  /** The rulesVersion the match began with. */
  readonly rules: number
  readonly options: Options
  /** Counts what clocks and the log call a turn: a pick, a barter, an announcement, a duel, a purchase. From 1. */
  turnNo: number
  /** The round of the sequence card, from 1. */
  round: number
  /** Each seat's banner; null once he is out of the fighting. */
  readonly banners: (Banner | null)[]
  /** 5.2 Whose outfit the last announcement found complete, and whose hand has not changed since: all know that. */
  readonly armed: boolean[]
  /** 2.4 The cards still lying open. */
  readonly open: Card[]
  /** The offers on the market, oldest first. */
  readonly offers: Offer[]
  /** The last name used by each giver for each audience. */
  readonly names: OfferName[]
  /** What is in progress; the top is what is asked. Empty when the game is over. */
  readonly frames: Frame[]
  /** 5.5 */
  lastKnight: Seat | null
  ended: Ending | null
  /** 8.1 Only with the option `winner`, and at the end: who was still in the fighting when the last announcement was made. */
  finalists?: readonly Seat[]
}

export interface State extends Board {
  readonly hands: Card[][]
  readonly purses: number[]
  /** The armour heap, in no order that means anything. */
  readonly heap: Card[]
  /** 4.4 How many offers each seat has made in this barter. */
  readonly offersMade: number[]
  /** What each seat has found out, and last what the whole table has. */
  readonly knowledge: Knowledge[]
}

export function clone(state: State): State {
  return {
    rules: state.rules,
    options: state.options,
    turnNo: state.turnNo,
    round: state.round,
    banners: state.banners.slice(),
    armed: state.armed.slice(),
    open: state.open.slice(),
    offers: state.offers.map(copyOffer),
    names: state.names.slice(),
    frames: state.frames.map(copyFrame),
    lastKnight: state.lastKnight,
    ended: state.ended,
    ...(state.finalists !== undefined && { finalists: state.finalists }),
    hands: state.hands.map(copyList),
    purses: state.purses.slice(),
    heap: state.heap.slice(),
    offersMade: state.offersMade.slice(),
    knowledge: state.knowledge.map(copyKnowledge),
  }
}

function copyList(list: readonly number[]): number[] {
  return list.slice()
}

function copyOffer(offer: Offer): Offer {
  return {
    name: offer.name,
    gives: offer.gives,
    wants: offer.wants,
    answers: offer.answers,
    declinedBy: offer.declinedBy.slice(),
  }
}

/** What is asked now; undefined when the game is over. */
export function question(board: Board): Question | undefined {
  const frame = top(board.frames)
  return frame === undefined || frame.kind === 'round' || frame.kind === 'duel' ? undefined : frame
}

export function handOf(state: State, seat: Seat): Card[] {
  return present(state.hands[seat])
}

export function purseOf(state: State, seat: Seat): number {
  return present(state.purses[seat])
}

export function seatsOf(board: Board): number {
  return board.banners.length
}

export function isSeatOf(board: Board, actor: unknown): actor is Seat {
  return typeof actor === 'number' && Number.isInteger(actor) && actor >= 0 && actor < seatsOf(board)
}

/** 5.3 Still in the fighting. */
export function isKnight(board: Board, seat: Seat): boolean {
  return board.banners[seat] !== null
}

export function knightCount(board: Board): number {
  let knights = 0
  for (const banner of board.banners) if (banner !== null) knights++
  return knights
}

export function bearerOf(board: Board, banner: Banner): Seat {
  const seat = board.banners.indexOf(banner)
  if (seat < 0) throw new Error(`nobody bears banner ${banner}`)
  return seat
}

/** The same for each seat. */
export function filled<T>(seats: number, value: T): T[] {
  const list: T[] = []
  for (let seat = 0; seat < seats; seat++) list.push(value)
  return list
}

/** Puts a card into a list in rising order. (By hand: `splice` makes a list of what it takes out, each time.) */
export function insert(list: Card[], card: Card): void {
  let i = list.length
  list.push(card)
  for (; i > 0 && present(list[i - 1]) > card; i--) list[i] = present(list[i - 1])
  list[i] = card
}

/** Takes a card out of a list that holds it. */
export function remove(list: Card[], card: Card): void {
  const i = list.indexOf(card)
  if (i < 0) throw new Error(`no card ${card} to take`)
  removeAt(list, i)
}

export function removeAt(list: Card[], index: number): Card {
  const card = present(list[index])
  for (let i = index + 1; i < list.length; i++) list[i - 1] = present(list[i])
  list.pop()
  return card
}
