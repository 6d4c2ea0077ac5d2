/* A finished game of Merlin in numbers, from all that happened. */
import type { Moment } from '@logres/board-kit'
import { at, type Seat, type Tagged } from '@logres/kernel'
import type { Event, State } from '../../rules/index.ts'
import { courseOf, type Sources, sourcesOf } from '../scoring/course.ts'
import { eventsIn } from '../scoring/events.ts'

export interface Tally {
  readonly quests: number
  readonly manors: number
  readonly towers: number
  readonly traitors: number
  readonly repelled: number
  readonly merlinDie: number
}

export function stateAt(moments: readonly Moment[], step: number): State {
  const state = moments[Math.max(0, Math.min(step, moments.length - 1))]?.state
  if (state === undefined || !isState(state)) throw new TypeError('not a state of Merlin')
  return state
}

function isState(state: object): state is State {
  return 'merlin' in state && 'players' in state
}

export function tallyOf(moments: readonly Moment[], seat: Seat): Tally {
  const events = moments
    .flatMap((moment) => moment.events)
    .filter(isEvent)
    .filter((event) => 'seat' in event && event.seat === seat)
  const count = (kind: Event['kind']) => events.filter((event) => event.kind === kind).length
  const traitors = (kind: 'traitorsRepelled' | 'traitorsUnrepelled') =>
    events.reduce((sum, event) => (event.kind === kind ? sum + event.traitors : sum), 0)
  const { domain } = stateAt(moments, 0)
  const repelled = traitors('traitorsRepelled')
  return {
    quests: count('questResolved'),
    manors: count('manorBuilt'),
    towers: events.filter((event) => event.kind === 'manorBuilt' && at(domain, event.tile).tower).length,
    traitors: repelled + traitors('traitorsUnrepelled'),
    repelled,
    merlinDie: events.filter((event) => event.kind === 'dieChosen' && event.figure === 'merlin').length,
  }
}

export function sourcesOfMoments(moments: readonly Moment[]): Sources {
  return sourcesOf(eventsIn(moments), stateAt(moments, 0).players.length)
}

/** The scores after each round and scoring. */
export function scoresOf(moments: readonly Moment[]): readonly (readonly number[])[] {
  return courseOf(eventsIn(moments), stateAt(moments, 0).players.length).map(({ scores }) => scores)
}

/** The scores before the last scoring; undefined if there was none. */
export function beforeLastScoring(moments: readonly Moment[]): readonly number[] | undefined {
  const step = moments.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'scoringBegan'))
  return step < 1 ? undefined : stateAt(moments, step - 1).players.map(({ score }) => score)
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
