import { add, present, sum, top } from '@logres/kernel'
import { COPIES, type RegionCard, TILES_IN_ALL } from './data.ts'
import { printedBy } from './edition.ts'
import type { Frame, Question } from './frames.ts'
import type { Options } from './options.ts'
import {
  CARDS,
  type Card,
  type Counts,
  type Pair,
  type Position,
  type Region,
  type Side,
  type Tile,
} from './vocabulary.ts'

export interface Place {
  /** What lies here, null while it is face down in the mist. */
  readonly region: RegionCard | null
  readonly owner: Side | null
  /** Each seat's pile, bottom card first. */
  readonly piles: Pair<readonly Card[]>
}

/** A dark tile lying before a player until it pays. */
export interface Waiting {
  readonly tile: Tile
  /** 7.4 It comes back face up, for the other eight were turned up while it lay here. */
  readonly returnsFaceUp: boolean
}

export interface Ending {
  readonly reason: 'crowns' | 'turnLimit'
  readonly winner: Side | null
}

/**
 * What everybody sees: the part that State and View share. Lists, counts and places never change, others take their place: so
 * a state's copies and views share all that is the same. Only `frames` and pairs are changed where they are.
 */
export interface Board {
  /** The rulesVersion the match began with. */
  readonly rules: number
  readonly options: Options
  /** Both players' turns counted together, from 1. */
  turnNo: number
  active: Side
  places: readonly Place[]
  /** The regions that still lie face down. Nobody knows which lies where: that is drawn when one is turned up. */
  mist: readonly Region[]
  discards: Counts
  /** How many tiles of each kind lie face up, in the order of TILES. */
  faceUp: Counts
  readonly waiting: [Waiting | null, Waiting | null]
  /** Conquests made this turn. */
  conquests: number
  /** Avalon's help has been used this turn. */
  avalonUsed: boolean
  /** What is in progress; the top is what is asked. Empty when the game is over. */
  readonly frames: Frame[]
  ended: Ending | null
}

export interface State extends Board {
  /** Counts of each seat's hand. */
  readonly hands: [Counts, Counts]
  /** Of each hand, what the whole table has seen going in and not yet coming out. */
  readonly seen: [Counts, Counts]
  /** Of each hand, what the opponent knows to be in it: the seen cards, and more once he could count. */
  readonly known: [Counts, Counts]
  /** The face-down pile: its cards, in no order. */
  pile: Counts
}

export function copyBoard(board: Board): Board {
  return {
    rules: board.rules,
    options: board.options,
    turnNo: board.turnNo,
    active: board.active,
    places: board.places,
    mist: board.mist,
    discards: board.discards,
    faceUp: board.faceUp,
    waiting: [board.waiting[0], board.waiting[1]],
    conquests: board.conquests,
    avalonUsed: board.avalonUsed,
    frames: board.frames.map(copyFrame),
    ended: board.ended,
  }
}

function copyFrame(frame: Frame): Frame {
  return { ...frame }
}

export function clone(state: State): State {
  return {
    rules: state.rules,
    options: state.options,
    turnNo: state.turnNo,
    active: state.active,
    places: state.places,
    mist: state.mist,
    discards: state.discards,
    faceUp: state.faceUp,
    waiting: [state.waiting[0], state.waiting[1]],
    conquests: state.conquests,
    avalonUsed: state.avalonUsed,
    frames: state.frames.map(copyFrame),
    ended: state.ended,
    hands: [state.hands[0], state.hands[1]],
    seen: [state.seen[0], state.seen[1]],
    known: [state.known[0], state.known[1]],
    pile: state.pile,
  }
}

/** The same counts, but for one. */
export function changed(counts: Counts, index: number, by: number): Counts {
  const next = counts.slice()
  add(next, index, by)
  return next
}

export function placeAt(board: Board, position: Position): Place {
  return present(board.places[position])
}

/** Puts a card on top of a pile. */
export function putOn(board: Board, seat: Side, position: Position, card: Card): void {
  const pile = placeAt(board, position).piles[seat]
  setPile(board, seat, position, [...pile, card])
}

/** Takes the top card of a pile; undefined if there is none. */
export function takeTop(board: Board, seat: Side, position: Position): Card | undefined {
  const pile = placeAt(board, position).piles[seat]
  if (pile.length > 0) setPile(board, seat, position, pile.slice(0, -1))
  return top(pile)
}

function setPile(board: Board, seat: Side, position: Position, pile: readonly Card[]): void {
  const { region, owner, piles } = placeAt(board, position)
  setPlace(board, position, { region, owner, piles: seat === 0 ? [pile, piles[1]] : [piles[0], pile] })
}

export function setRegion(board: Board, position: Position, region: RegionCard, owner: Side | null): void {
  const { piles } = placeAt(board, position)
  setPlace(board, position, { region, owner, piles })
}

function setPlace(board: Board, position: Position, place: Place): void {
  const places = board.places.slice()
  places[position] = place
  board.places = places
}

/** What is asked now; undefined when the game is over. */
export function question(board: Board): Question | undefined {
  const frame = top(board.frames)
  return frame === undefined || frame.kind === 'turn' ? undefined : frame
}

/** Null first: to an engine, comparing two numbers is far cheaper than comparing a number with it knows not what. */
export function isOwner(place: Place, seat: Side): boolean {
  return place.owner !== null && place.owner === seat
}

export function owns(board: Board, seat: Side, region: Region): boolean {
  for (const place of board.places) {
    if (place.region !== null && place.region.name === region) return isOwner(place, seat)
  }
  return false
}

export function crowns(board: Board, seat: Side): number {
  let total = 0
  for (const place of board.places) {
    if (place.region !== null && isOwner(place, seat)) total += place.region.crowns
  }
  return total
}

export function tilesUp(board: Board): number {
  return sum(board.faceUp)
}

export function tilesDown(board: Board): number {
  return TILES_IN_ALL - tilesUp(board) - board.waiting.filter((tile) => tile !== null).length
}

export function allTiles(options: Options): number[] {
  return printedBy(options).edition.tiles.slice()
}

export function noCards(): number[] {
  return CARDS.map(() => 0)
}

export function allCards(): number[] {
  return CARDS.map(() => COPIES)
}
