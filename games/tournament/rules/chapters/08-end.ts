import type { Result } from '@logres/kernel'
import type { Context } from '../effects.ts'
import type { Ending, State } from '../state.ts'

/** 8.1 All purses are opened. */
export function end({ state, emit }: Context, reason: Ending): void {
  state.frames.length = 0
  state.ended = reason
  const { lastKnight, purses } = state
  emit({ kind: 'gameEnded', reason, lastKnight, purses: purses.slice(), places: places(state) })
}

/** 8.1 By money; among the richest the last knight standing comes first. */
function places({ purses, lastKnight }: State): number[] {
  const richest = Math.max(...purses)
  const isFirstAlone = lastKnight !== null && purses[lastKnight] === richest
  return purses.map((purse, seat) => {
    const place = 1 + purses.filter((other) => other > purse).length
    return isFirstAlone && purse === richest && seat !== lastKnight ? 2 : place
  })
}

/** 8.1 */
export function result(state: State): Result | undefined {
  if (state.ended === null) return undefined
  return { places: places(state), scores: state.purses.slice(), reason: state.ended }
}
