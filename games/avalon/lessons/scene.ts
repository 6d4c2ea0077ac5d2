/*
 * Positions written the way one would describe them: for lessons, and for tests of one rule. What is not said lies where it lies
 * at the beginning: no cards in hands and piles, all regions in the mist, all tiles face up.
 */
import { add, seededChance } from '@logres/kernel'
import {
  avalon,
  CARDS,
  type Card,
  cardCode,
  type Options,
  REGION_CARDS,
  type Region,
  SIDES,
  type Side,
  type State,
  TILES,
  type Tile,
} from '../rules/index.ts'
import { allCards, changed, noCards, putOn, setRegion } from '../rules/state.ts'

/** Cards by colour and character: "rK" is the red knight, "bS" the blue sorceress. */
export type CardCodes = string

export interface Position {
  /** "rK rK bS": the cards of each hand. */
  readonly hands?: readonly [CardCodes, CardCodes]
  /** By region number 1–11: the piles of both sides, bottom card first. Elsewhere nothing lies. */
  readonly piles?: Readonly<Record<number, readonly [CardCodes, CardCodes]>>
  /** By region number: what lies there face up, and whose it is. */
  readonly regions?: Readonly<Record<number, readonly [Region, Side]>>
  readonly discards?: CardCodes
  /** The draw pile, if it is to hold just these; the rest of the cards then lie in the discards. */
  readonly pile?: CardCodes
  readonly faceUp?: readonly Tile[]
  readonly waiting?: readonly [Tile | null, Tile | null]
  readonly conquests?: number
  readonly avalonUsed?: boolean
  readonly turnNo?: number
  /** Whose turn it is; seat 0 if nothing is said. */
  readonly active?: Side
  readonly options?: Partial<Options>
}

/** A seat is about to play cards. */
export function buildPosition(given: Position = {}): State {
  const startPlayer = given.active === 1 ? 'second' : 'first'
  const options: Options = { ...avalon.options.defaults, startPlayer, ...given.options }
  const state = avalon.setup(options, 2, seededChance('position'))
  clear(state)
  for (const side of SIDES) for (const card of cardsIn(given.hands?.[side])) intoHand(state, side, card)
  layPiles(state, given.piles ?? {})
  for (const [number, [region, owner]] of Object.entries(given.regions ?? {})) {
    setRegion(state, Number(number) - 1, REGION_CARDS[region], owner)
    state.mist = state.mist.filter((each) => each !== region)
  }
  for (const card of cardsIn(given.discards)) {
    state.pile = changed(state.pile, card, -1)
    state.discards = changed(state.discards, card, 1)
  }
  if (given.pile !== undefined) keepOnly(state, cardsIn(given.pile))
  layTiles(state, given)
  state.conquests = given.conquests ?? 0
  state.avalonUsed = given.avalonUsed ?? false
  state.turnNo = given.turnNo ?? 1
  if (Math.min(...state.pile) < 0) throw new Error('more than eight of a card')
  return state
}

function clear(state: State): void {
  state.pile = allCards()
  for (const side of SIDES) state.hands[side] = noCards()
  state.places = state.places.map(({ region, owner }) => ({ region, owner, piles: [[], []] }))
}

function layPiles(state: State, piles: NonNullable<Position['piles']>): void {
  for (const [number, both] of Object.entries(piles)) {
    for (const side of SIDES) {
      for (const card of cardsIn(both[side])) {
        state.pile = changed(state.pile, card, -1)
        putOn(state, side, Number(number) - 1, card)
      }
    }
  }
}

function layTiles(state: State, { faceUp, waiting }: Position): void {
  if (faceUp !== undefined) state.faceUp = TILES.map((tile) => faceUp.filter((each) => each === tile).length)
  for (const side of SIDES) {
    const tile = waiting?.[side] ?? null
    if (tile === null) continue
    state.waiting[side] = { tile, returnsFaceUp: false }
    if (faceUp === undefined) state.faceUp = changed(state.faceUp, TILES.indexOf(tile), -1)
  }
}

/** Everything of the draw pile but these cards goes to the discards. */
function keepOnly(state: State, kept: readonly Card[]): void {
  const pile = noCards()
  for (const card of kept) add(pile, card, 1)
  const { discards, pile: all } = state
  state.discards = CARDS.map((card) => (discards[card] ?? 0) + (all[card] ?? 0) - (pile[card] ?? 0))
  state.pile = pile
}

/** From the pile; −1: back to it. */
export function intoHand(state: State, side: Side, card: Card, count = 1): void {
  state.pile = changed(state.pile, card, -count)
  state.hands[side] = changed(state.hands[side], card, count)
}

/** "rK bS" → cards. */
export function cardsIn(text: CardCodes = ''): Card[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      const card = CARDS.find((each) => cardCode(each) === code)
      if (card === undefined) throw new Error(`no card ${code}`)
      return card
    })
}
