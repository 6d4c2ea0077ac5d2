/* The duel that is shown: being laid, being turned over, or decided. */
import type { Seat, Tagged } from '@logres/kernel'
import { type Card, type Event, question } from '../rules/index.ts'
import type { Model } from './model.ts'

export type Turned = Extract<Event, { kind: 'weaponTurned' }>

export interface Duel {
  readonly pair: readonly [Seat, Seat]
  readonly hasLaid: readonly [boolean, boolean]
  /** Mine, while nobody else sees them. */
  readonly laid: readonly [readonly Card[] | null, readonly Card[] | null]
  /** As many as lie open, in the order of the weapons. */
  readonly turned: readonly Turned[]
  readonly points: readonly [number, number]
  readonly winner: Seat | null
  readonly isRevealing: boolean
}

const NOTHING_LAID: Duel['laid'] = [null, null]

export function duelNow(model: Model): Duel | undefined {
  const view = model.view.value
  const asked = question(view)
  if (asked?.kind === 'lay') {
    const { pair, hasLaid, laid } = asked
    const isRevealing = model.scene.value === 'duel'
    const turned = isRevealing ? (model.context.steps.value.at(-1)?.events ?? []).filter(isTurned) : []
    return { pair, hasLaid, laid, turned, points: pointsOf(pair, turned), winner: null, isRevealing }
  }
  const frame = view.frames.findLast((each) => each.kind === 'duel')
  if (frame === undefined || frame.turned === null) return undefined
  const { pair, points, winner } = frame
  const turned = lastTurned(model)
  return {
    pair,
    hasLaid: [true, true],
    laid: NOTHING_LAID,
    turned,
    points: [points[0], points[1]],
    winner,
    isRevealing: false,
  }
}

function pointsOf(pair: readonly [Seat, Seat], turned: readonly Turned[]): readonly [number, number] {
  const won = (seat: Seat) => turned.filter(({ winner }) => winner === seat).length
  return [won(pair[0]), won(pair[1])]
}

/** The four weapons that were turned over last. */
export function lastTurned(model: Model): readonly Turned[] {
  const step = model.context.steps.value.findLast(({ events }) => events.some(({ kind }) => kind === 'weaponTurned'))
  return (step?.events ?? []).filter(isTurned)
}

function isTurned(event: Tagged): event is Turned {
  return event.kind === 'weaponTurned'
}

export interface Spoils {
  readonly seat: Seat
  readonly cards: readonly Card[]
}

/** What each got of these, and what is broken. */
export function spoilsOf(duel: Duel): { readonly taken: readonly [Spoils, Spoils]; readonly heap: readonly Card[] } {
  const takenBy = (seat: Seat): Spoils => ({
    seat,
    cards: duel.turned.flatMap(({ winner, pair, cards }) => (winner === seat ? [cards[pair[0] === seat ? 1 : 0]] : [])),
  })
  const heap = duel.turned.flatMap(({ winner, pair, cards }) =>
    winner === null ? cards : [cards[winner === pair[0] ? 0 : 1]],
  )
  return { taken: [takenBy(duel.pair[0]), takenBy(duel.pair[1])], heap }
}

/** What happened in this duel: who won it, by what. */
export function verdictOf(model: Model): Extract<Event, { kind: 'duelWon' }> | undefined {
  const steps = model.context.steps.value
  for (let i = steps.length - 1; i >= 0; i--) {
    for (const event of steps[i]?.events ?? []) {
      if (isDuelWon(event)) return event
      if (event.kind === 'duelBegan') return undefined
    }
  }
  return undefined
}

function isDuelWon(event: Tagged): event is Extract<Event, { kind: 'duelWon' }> {
  return event.kind === 'duelWon'
}
