import type { Result } from '@logres/kernel'
import { CROWNS_TO_WIN } from '../data.ts'
import type { Context } from '../effects.ts'
import { type Board, crowns, type Ending } from '../state.ts'
import type { Side } from '../vocabulary.ts'

/** 8.1 */
export function hasWon(board: Board, seat: Side): boolean {
  return crowns(board, seat) >= CROWNS_TO_WIN
}

/** 8.2 */
export function isAtTurnLimit(board: Board): boolean {
  return board.options.turnLimit > 0 && board.turnNo >= board.options.turnLimit
}

/** 8.2 */
export function leader(board: Board): Side | null {
  const lead = crowns(board, 0) - crowns(board, 1)
  return lead === 0 ? null : lead > 0 ? 0 : 1
}

export function end({ state, emit }: Context, winner: Side | null, reason: Ending['reason']): void {
  state.frames.length = 0
  state.ended = { winner, reason }
  emit({ kind: 'gameEnded', winner, reason })
}

export function result(board: Board): Result | undefined {
  if (board.ended === null) return undefined
  const { winner, reason } = board.ended
  const place = (seat: Side) => (winner === null || winner === seat ? 1 : 2)
  return { places: [place(0), place(1)], scores: [crowns(board, 0), crowns(board, 1)], reason }
}
