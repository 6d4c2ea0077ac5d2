/* Positions for tests of one rule, written the way one would describe them. */
import { readFileSync } from 'node:fs'
import { add, type Chance, seededChance, sum, type Viewer } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import {
  type Action,
  avalon,
  CARDS,
  type Counts,
  cardCode,
  type Event,
  type Options,
  REGION_CARDS,
  type Region,
  readAction,
  SIDES,
  type Side,
  type State,
  TILES,
  type Tile,
  type View,
} from '../../rules/index.ts'
import { allCards, changed, noCards, putOn, setRegion } from '../../rules/state.ts'

/** The numbers of all rules, as RULES.md lists them. */
export const RULES: readonly string[] = [
  ...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm),
].flatMap((match) => match[1] ?? [])

export interface Position {
  /** "rK rK bS": the cards of each hand. */
  readonly hands?: readonly [string, string]
  /** By region number 1–11: the piles of both sides, bottom card first. Elsewhere nothing lies. */
  readonly piles?: Readonly<Record<number, readonly [string, string]>>
  /** By region number: what lies there face up, and whose it is. */
  readonly regions?: Readonly<Record<number, readonly [Region, Side]>>
  readonly discards?: string
  /** The draw pile, if it is to hold just these; the rest of the cards then lie in the discards. */
  readonly pile?: string
  readonly faceUp?: readonly Tile[]
  readonly waiting?: readonly [Tile | null, Tile | null]
  readonly conquests?: number
  readonly avalonUsed?: boolean
  readonly turnNo?: number
  readonly options?: Partial<Options>
}

/** Seat 0 is about to play cards. */
export function position(given: Position = {}): Scenario<Options, State, Action, Event, View> {
  const options: Options = { ...avalon.options.defaults, startPlayer: 'first', ...given.options }
  const state = avalon.setup(options, 2, seededChance('position'))
  clear(state)
  for (const side of SIDES) for (const card of cards(given.hands?.[side])) intoHand(state, side, card)
  for (const [number, piles] of Object.entries(given.piles ?? {})) {
    for (const side of SIDES) {
      for (const card of cards(piles[side])) {
        state.pile = changed(state.pile, card, -1)
        putOn(state, side, Number(number) - 1, card)
      }
    }
  }
  for (const [number, [region, owner]] of Object.entries(given.regions ?? {})) {
    setRegion(state, Number(number) - 1, REGION_CARDS[region], owner)
    state.mist = state.mist.filter((each) => each !== region)
  }
  for (const card of cards(given.discards)) {
    state.pile = changed(state.pile, card, -1)
    state.discards = changed(state.discards, card, 1)
  }
  if (given.pile !== undefined) keepOnly(state, cards(given.pile))
  const { faceUp } = given
  if (faceUp !== undefined) state.faceUp = TILES.map((tile) => faceUp.filter((t) => t === tile).length)
  for (const side of SIDES) {
    const tile = given.waiting?.[side] ?? null
    if (tile === null) continue
    state.waiting[side] = { tile, returnsFaceUp: false }
    if (faceUp === undefined) state.faceUp = changed(state.faceUp, TILES.indexOf(tile), -1)
  }
  state.conquests = given.conquests ?? 0
  state.avalonUsed = given.avalonUsed ?? false
  state.turnNo = given.turnNo ?? 1
  if (Math.min(...state.pile) < 0) throw new Error('more than eight of a card')
  return new Scenario(avalon, state)
}

function clear(state: State): void {
  state.pile = allCards()
  for (const side of SIDES) state.hands[side] = noCards()
  state.places = state.places.map(({ region, owner }) => ({ region, owner, piles: [[], []] }))
}

/** Everything of the draw pile but these cards goes to the discards. */
function keepOnly(state: State, kept: readonly number[]): void {
  const pile = noCards()
  for (const card of kept) add(pile, card, 1)
  const { discards, pile: all } = state
  state.discards = CARDS.map((card) => (discards[card] ?? 0) + (all[card] ?? 0) - (pile[card] ?? 0))
  state.pile = pile
}

/** From the pile; −1: back to it. */
function intoHand(state: State, side: Side, card: number, count = 1): void {
  state.pile = changed(state.pile, card, -count)
  state.hands[side] = changed(state.hands[side], card, count)
}

function placeOf(state: State, number: string | number): State['places'][number] {
  const place = state.places[Number(number) - 1]
  if (place === undefined) throw new Error(`no region ${number}`)
  return place
}

/** "rK bS" → cards. */
export function cards(text = ''): number[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => {
      const card = CARDS.find((each) => cardCode(each) === code)
      if (card === undefined) throw new Error(`no card ${code}`)
      return card
    })
}

export function card(code: string): number {
  const [only] = cards(code)
  if (only === undefined) throw new Error('no card')
  return only
}

/** "attack rK 3" → action. */
export function say(text: string): Action {
  const action = readAction(text)
  if (action === undefined) throw new Error(`no action "${text}"`)
  return action
}

export function handOf(state: State, side: Side): string {
  return CARDS.flatMap((each) => Array.from({ length: state.hands[side][each] ?? 0 }, () => cardCode(each))).join(' ')
}

export function pileAt(state: State, number: number, side: Side): string {
  return placeOf(state, number).piles[side].map(cardCode).join(' ')
}

export function ownerOf(state: State, number: number): Side | null {
  return placeOf(state, number).owner
}

export function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind)
}

export function asked(state: State): string {
  return state.frames.at(-1)?.kind ?? 'nothing'
}

/** What must hold in every state; the invariants of rules/avalon.md §9 and more. */
export function invariants(state: State): string[] {
  const wrong: string[] = []
  for (const each of CARDS) {
    const lying = state.places.flatMap(({ piles }) => [...piles[0], ...piles[1]]).filter((c) => c === each).length
    const held = [...state.hands, state.pile, state.discards].reduce(
      (total, counts) => total + (counts[each] ?? 0),
      lying,
    )
    if (held !== 8) wrong.push(`${held} copies of ${cardCode(each)}`)
    for (const side of SIDES) {
      const [hand, seen, known] = [state.hands, state.seen, state.known].map((pair) => pair[side][each] ?? 0)
      if (!(0 <= (seen ?? -1) && (seen ?? 0) <= (known ?? 0) && (known ?? 0) <= (hand ?? 0))) {
        wrong.push(`hand ${side} has ${hand} ${cardCode(each)}, ${known} known, ${seen} seen`)
      }
    }
  }
  if ([...state.hands, state.pile, state.discards].flat().some((count) => count < 0)) wrong.push('a count below zero')
  const regions = [...state.mist, ...state.places.flatMap(({ region }) => region?.name ?? [])]
  if (new Set(regions).size !== 11 || regions.length !== 11) wrong.push('a region is missing or there twice')
  if (state.places.some(({ region, owner }) => (region === null) !== (owner === null)))
    wrong.push('owned, yet in the mist')
  for (const [i, tile] of TILES.entries()) {
    const waiting = state.waiting.filter((each) => each?.tile === tile).length
    const ours = { two: 2, landscape: 1, connected: 2, four: 2, landscapeTwice: 1, realm: 1 }[tile]
    const { edition } = state.options
    const copies = typeof edition === 'object' ? (edition.tiles[i] ?? 0) : ours
    const up = state.faceUp[i] ?? -1
    if (up < 0 || up + waiting > copies) wrong.push(`${up} ${tile} face up, ${waiting} waiting`)
  }
  if (sum(state.pile) > 48 + 32) wrong.push('too many cards to draw')
  if (state.conquests > 2) wrong.push('more than two conquests')
  return wrong
}

/**
 * Everything that a viewer must not know dealt again: the other hand's cards that he has not seen or counted, and the
 * pile; for the table both hands' cards.
 */
export function disguise(state: State, viewer: Viewer, luck: Chance): State {
  const copy = avalon.clone(state)
  const hidden = SIDES.filter((side) => side !== viewer).map((side) => {
    const sure = viewer === 'table' ? copy.seen[side] : copy.known[side]
    const secret = cardsOf(copy.hands[side]).filter(without(cardsOf(sure)))
    for (const each of secret) intoHand(copy, side, each, -1)
    return { side, count: secret.length }
  })
  for (const { side, count } of hidden) {
    for (let i = 0; i < count; i++) {
      const stock = cardsOf(copy.pile)
      intoHand(copy, side, stock[luck.pick(stock.length, 'disguise')] ?? -1)
    }
    // What the opponent could count is nothing the table knows.
    if (viewer === 'table') copy.known[side] = copy.seen[side]
  }
  return copy
}

function cardsOf(counts: Counts): number[] {
  return CARDS.flatMap((each) => Array.from({ length: counts[each] ?? 0 }, () => each))
}

/** A filter that passes all but these cards, each once. */
function without(taken: number[]): (card: number) => boolean {
  return (each) => {
    const found = taken.indexOf(each)
    if (found >= 0) taken.splice(found, 1)
    return found < 0
  }
}
