/* A finished game in numbers, from all that happened. */
import type { Moment } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import { CROWNS_TO_WIN, crowns, type Event, opponentOf, type Side, type State } from '../../rules/index.ts'

export interface Tally {
  readonly conquests: number
  /** Attacks on this side, and how many of them it resisted. */
  readonly attacked: number
  readonly resisted: number
  readonly cardsLost: number
  /** The most crowns won in one turn of its own, and that turn; 0 if there was none. */
  readonly best: { readonly crowns: number; readonly turn: number }
  /** The most crowns it ever held after a turn, and when. */
  readonly most: { readonly crowns: number; readonly turn: number }
  readonly regions: number
}

/** After each turn, from before the first: both sides' crowns. */
export type Course = readonly (readonly [number, number])[]

export function isState(state: object): state is State {
  return 'places' in state && 'turnNo' in state
}

export function stateAt(moments: readonly Moment[], step: number): State {
  const state = moments[Math.max(0, Math.min(step, moments.length - 1))]?.state
  if (state === undefined || !isState(state)) throw new TypeError('not a state of Avalon')
  return state
}

export function courseOf(moments: readonly Moment[]): Course {
  const course: (readonly [number, number])[] = [[0, 0]]
  for (const { state } of moments) {
    if (isState(state)) course[state.turnNo] = [crowns(state, 0), crowns(state, 1)]
  }
  return course
}

export function tallyOf(moments: readonly Moment[], side: Side): Tally {
  const events = moments.flatMap(({ events }) => events).filter(isEvent)
  const count = (wanted: (event: Event) => boolean) => events.filter(wanted).length
  const course = courseOf(moments)
  const last = stateAt(moments, moments.length - 1)
  const other = opponentOf(side)
  return {
    conquests: count((event) => event.kind === 'regionConquered' && event.seat === side),
    attacked: count((event) => event.kind === 'attackDeclared' && event.seat === other),
    resisted: count((event) => event.kind === 'attackResisted' && event.seat === side),
    cardsLost: count((event) => event.kind === 'cardLost' && event.seat === side),
    best: bestTurn(moments, course, side),
    most: highest(course.map((pair, turn) => ({ crowns: pair[side], turn }))),
    regions: last.places.filter(({ owner }) => owner === side).length,
  }
}

function bestTurn(moments: readonly Moment[], course: Course, side: Side): Tally['best'] {
  const own = new Set(moments.flatMap(({ state }) => (isState(state) && state.active === side ? [state.turnNo] : [])))
  return highest(
    course.map((pair, turn) => ({ crowns: own.has(turn) ? pair[side] - (course[turn - 1]?.[side] ?? 0) : 0, turn })),
  )
}

function highest(turns: readonly { readonly crowns: number; readonly turn: number }[]): Tally['best'] {
  return turns.reduce((best, each) => (each.crowns > best.crowns ? each : best), { crowns: 0, turn: 0 })
}

/** What the loser lacked when they were nearest to the crowns that win. */
export function gapOf(moments: readonly Moment[], loser: Side): number {
  return CROWNS_TO_WIN - tallyOf(moments, loser).most.crowns
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
