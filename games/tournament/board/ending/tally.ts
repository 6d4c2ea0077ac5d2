/* A finished tournament: who left the lists when, and where the coins came from. */
import type { Moment } from '@logres/board-kit'
import type { Tagged } from '@logres/kernel'
import type { Event, State } from '../../rules/index.ts'
import { type Ledger, ledgerOf, type Mark } from '../ledger.ts'

export function stateAt(moments: readonly Moment[], step: number): State {
  const state = moments[Math.max(0, Math.min(step, moments.length - 1))]?.state
  if (state === undefined || !isState(state)) throw new TypeError('not a state of the tournament')
  return state
}

function isState(state: object): state is State {
  return 'purses' in state && 'banners' in state
}

export function ledgerOfMoments(moments: readonly Moment[]): Ledger {
  const { options, purses } = stateAt(moments, moments.length - 1)
  return ledgerOf(
    moments.map(({ events }) => events),
    options.startCoins,
    purses,
  )
}

/** Rounds counted through, though each sequence card begins with round 1 (1.3). */
export interface Rounds {
  /** The round in which each seat left the lists; undefined: not at all. */
  readonly out: readonly (number | undefined)[]
  /** The round after each step. */
  readonly after: readonly number[]
}

export function roundsOf(moments: readonly Moment[]): Rounds {
  const out: (number | undefined)[] = []
  let round = 1
  const after = moments.map(({ events }) => {
    for (const event of events.filter(isEvent)) {
      if (event.kind === 'announced') for (const seat of event.out) out[seat] ??= round
      if (event.kind === 'roundBegan') round += 1
    }
    return round
  })
  return { out, after }
}

/** Where a step lies among the marks; between two of them, a fraction. */
export function placeAmong(marks: readonly Mark[], step: number): number {
  const next = marks.findIndex((mark) => mark.step >= step)
  const [before, after] = [marks[next - 1], marks[next]]
  if (after === undefined) return Math.max(0, marks.length - 1)
  if (before === undefined) return 0
  return next - (after.step - step) / Math.max(1, after.step - before.step)
}

function isEvent(event: Tagged): event is Event {
  return event.kind !== ''
}
