import { add, present, sum } from '@logres/kernel'
import { HAND_LIMIT, TILE_DATA } from '../data.ts'
import { type Context, discardFromHand, drawOneOf } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import {
  allTiles,
  type Board,
  changed,
  isOwner,
  noCards,
  type Place,
  type State,
  tilesDown,
  tilesUp,
} from '../state.ts'
import {
  type Card,
  LANDSCAPES,
  type Landscape,
  opponentOf,
  type Position,
  SIDES,
  type Side,
  TILES,
  type Tile,
} from '../vocabulary.ts'

/** 7.1 `kind` is the tile's place in TILES. */
export function mayNotTake(board: Board, kind: number): Reason | undefined {
  return present(board.faceUp[kind]) === 0 ? 'tileNotFaceUp' : undefined
}

export function kindOf(tile: Tile): number {
  return TILES.indexOf(tile)
}

/** 1.3, 7.3 How many cards a tile gives this seat by what it owns now. */
export function yieldOf(board: Board, seat: Side, tile: Tile): number {
  switch (tile) {
    case 'two':
      return 2
    case 'landscape':
      return mostOfALandscape(board, seat)
    case 'connected':
      return longestStretch(board, seat)
    case 'four':
      return 4
    case 'landscapeTwice':
      return 2 * mostOfALandscape(board, seat)
    case 'realm':
      return ownedOf(board, seat, 'any')
  }
}

/** 7.3 The regions a tile gives cards for; of equal stretches or landscapes those that come first. */
export function countedBy(board: Board, seat: Side, tile: Tile): readonly Position[] {
  switch (tile) {
    case 'two':
    case 'four':
      return []
    case 'landscape':
    case 'landscapeTwice': {
      const most = mostOfALandscape(board, seat)
      const landscape = LANDSCAPES.find((each) => ownedOf(board, seat, each) === most)
      return landscape === undefined ? [] : positionsOf(board, seat, landscape)
    }
    case 'connected':
      return longestPositions(board, seat)
    case 'realm':
      return positionsOf(board, seat, 'any')
  }
}

function positionsOf(board: Board, seat: Side, wanted: Landscape | 'any'): readonly Position[] {
  return board.places.flatMap((place, position) => {
    const landscape = landscapeOf(place)
    const isWanted = isOwner(place, seat) && landscape !== null && (wanted === 'any' || landscape === wanted)
    return isWanted ? [position] : []
  })
}

function longestPositions(board: Board, seat: Side): readonly Position[] {
  let longest: readonly Position[] = []
  let stretch: readonly Position[] = []
  for (const [position, place] of board.places.entries()) {
    const isOrdinary = place.region === null || landscapeOf(place) !== null
    if (isOrdinary && isOwner(place, seat)) stretch = [...stretch, position]
    else if (isOrdinary || board.options.avalonAndSwampInterrupt) stretch = []
    if (stretch.length > longest.length) longest = stretch
  }
  return longest
}

/** 7.3 Avalon and the swamp have no landscape and are no regions for any tile. */
function landscapeOf(place: Place): Landscape | null {
  return place.region === null ? null : place.region.landscape
}

/** 7.3 The maximum counts once. */
function mostOfALandscape(board: Board, seat: Side): number {
  let most = 0
  for (const landscape of LANDSCAPES) most = Math.max(most, ownedOf(board, seat, landscape))
  return most
}

/** How many regions of this landscape, or of any, the seat owns. */
function ownedOf(board: Board, seat: Side, wanted: Landscape | 'any'): number {
  let owned = 0
  for (const place of board.places) {
    if (!isOwner(place, seat)) continue
    const landscape = landscapeOf(place)
    if (landscape !== null && (wanted === 'any' || landscape === wanted)) owned += 1
  }
  return owned
}

/** 7.3 A face-up Avalon or swamp bridges, no matter who owns it, unless the option says that it interrupts. */
function longestStretch(board: Board, seat: Side): number {
  let longest = 0
  let stretch = 0
  for (const place of board.places) {
    const isOrdinary = place.region === null || landscapeOf(place) !== null
    if (isOrdinary && isOwner(place, seat)) stretch += 1
    else if (isOrdinary || board.options.avalonAndSwampInterrupt) stretch = 0
    if (stretch > longest) longest = stretch
  }
  return longest
}

/** 7.1, 7.4 Before a tile must be taken: if none lies face up, the face-down ones are turned up. */
export function layOutTiles(context: Context): void {
  const { state } = context
  if (tilesUp(state) > 0) return
  for (const side of SIDES) {
    const waiting = state.waiting[side]
    if (waiting !== null) state.waiting[side] = { tile: waiting.tile, returnsFaceUp: true }
  }
  turnTilesUp(context)
}

/** 7.1, 7.2 */
export function takeTile(context: Context, seat: Side, tile: Tile): void {
  const { state, emit } = context
  state.frames.pop()
  state.faceUp = changed(state.faceUp, kindOf(tile), -1)
  emit({ kind: 'tileTaken', seat, tile })
  if (TILE_DATA[tile].shade === 'dark') state.waiting[seat] = { tile, returnsFaceUp: false }
  else {
    payTile(context, seat, tile)
    turnTilesUpIfAllUsed(context)
  }
}

/** 3.1, 7.2, 7.4 */
export function payWaitingTile(context: Context): void {
  const { state } = context
  const seat = state.active
  const waiting = state.waiting[seat]
  if (waiting === null) return
  payTile(context, seat, waiting.tile)
  state.waiting[seat] = null
  if (waiting.returnsFaceUp) state.faceUp = changed(state.faceUp, kindOf(waiting.tile), 1)
  turnTilesUpIfAllUsed(context)
}

function payTile(context: Context, seat: Side, tile: Tile): void {
  const cards = yieldOf(context.state, seat, tile)
  context.emit({ kind: 'tilePaid', seat, tile, cards })
  drawCards(context, seat, cards)
}

/** 7.4 A tile before a player is not used yet. */
function turnTilesUpIfAllUsed(context: Context): void {
  const { state } = context
  if (state.waiting[0] === null && state.waiting[1] === null && tilesUp(state) === 0) turnTilesUp(context)
}

function turnTilesUp({ state, emit }: Context): void {
  emit({ kind: 'tilesTurnedUp', tiles: tilesDown(state) })
  const faceUp = allTiles(state.options)
  for (const waiting of state.waiting) if (waiting !== null) add(faceUp, kindOf(waiting.tile), -1)
  state.faceUp = faceUp
}

/** Whom a drawn card is disclosed to. */
const ONLY = [[0], [1]] as const

/** 7.5 */
function drawCards(context: Context, seat: Side, cards: number): void {
  const { state, chance, emit } = context
  // The act's own from here on: what was shared before stays as it was.
  let pile = state.pile.slice()
  const hand = state.hands[seat].slice()
  state.pile = pile
  state.hands[seat] = hand
  let left = sum(pile)
  for (let drawn = 0; drawn < cards; drawn++) {
    if (left === 0) {
      left = shuffleDiscards(context)
      pile = state.pile.slice()
      state.pile = pile
    }
    if (left === 0) {
      emit({ kind: 'cardsMissing', seat, cards: cards - drawn })
      return
    }
    const card = drawOneOf(pile, left, chance, 'card')
    left -= 1
    add(hand, card, 1)
    emit({ kind: 'cardDrawn', seat, card }, ONLY[seat])
  }
}

/**
 * 7.5 With the pile empty every card not in sight is in the other hand, so a player who counts knows that hand to the
 * card; what he knew is remembered once the new pile hides new cards.
 */
function shuffleDiscards({ state, emit }: Context): number {
  const cards = sum(state.discards)
  if (cards === 0) return 0
  state.pile = state.discards
  state.discards = noCards()
  for (const side of SIDES) state.known[side] = state.hands[side].slice()
  // The table sees neither hand, and can tell them apart only if one is empty.
  for (const side of SIDES) {
    if (sum(state.hands[opponentOf(side)]) === 0) state.seen[side] = state.hands[side].slice()
  }
  emit({ kind: 'discardsShuffled', cards })
  return cards
}

/** 7.6 */
export function isOverLimit(state: State, seat: Side): boolean {
  return sum(state.hands[seat]) > HAND_LIMIT
}

/** 7.6 */
export function discard({ state, emit }: Context, seat: Side, card: Card): void {
  discardFromHand(state, seat, card)
  emit({ kind: 'cardDiscarded', seat, card })
  if (!isOverLimit(state, seat)) state.frames.pop()
}
