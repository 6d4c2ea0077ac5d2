import { present, type Result, type Seat } from '@logres/kernel'
import type { Context } from '../effects.ts'
import type { Ending, State } from '../state.ts'

/** 8.1 All purses are opened. */
export function end({ state, emit }: Context, reason: Ending): void {
  state.frames.length = 0
  state.ended = reason
  const { lastKnight, purses } = state
  emit({ kind: 'gameEnded', reason, lastKnight, purses: purses.slice(), places: places(state) })
}

/**
 * 8.1 By money; among the richest the last knight standing comes first. By the option `winner` all who were in the fighting
 * to the end come before those who were not.
 */
function places({ purses, lastKnight, finalists }: State): number[] {
  const isFinalist = (seat: Seat) => finalists === undefined || finalists.includes(seat)
  const isBefore = (one: Seat, other: Seat) => {
    if (isFinalist(one) !== isFinalist(other)) return isFinalist(one)
    return present(purses[one]) > present(purses[other])
  }
  const seats = purses.map((_, seat) => seat)
  const inOrder = seats.map((seat) => 1 + seats.filter((other) => isBefore(other, seat)).length)
  if (lastKnight === null || inOrder[lastKnight] !== 1) return inOrder
  return inOrder.map((place, seat) => (place === 1 && seat !== lastKnight ? 2 : place))
}

/** 8.1 */
export function result(state: State): Result | undefined {
  if (state.ended === null) return undefined
  return { places: places(state), scores: state.purses.slice(), reason: state.ended }
}
