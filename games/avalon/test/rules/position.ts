/* Positions for tests of one rule, written the way one would describe them. */
import { readFileSync } from 'node:fs'
import { type Chance, sum, type Viewer } from '@logres/kernel'
import { Scenario } from '@logres/kernel-testing'
import { buildPosition, cardsIn, intoHand, type Position } from '../../lessons/scene.ts'
import {
  type Action,
  avalon,
  CARDS,
  type Counts,
  cardCode,
  type Event,
  type Options,
  readAction,
  SIDES,
  type Side,
  type State,
  TILES,
  type View,
} from '../../rules/index.ts'

/** The numbers of all rules, as RULES.md lists them. */
export const RULES: readonly string[] = [
  ...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm),
].flatMap((match) => match[1] ?? [])

export type { Position }

/** Seat 0 is about to play cards. */
export function position(given: Position = {}): Scenario<Options, State, Action, Event, View> {
  return new Scenario(avalon, buildPosition(given))
}

function placeOf(state: State, number: string | number): State['places'][number] {
  const place = state.places[Number(number) - 1]
  if (place === undefined) throw new Error(`no region ${number}`)
  return place
}

export const cards = cardsIn

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
