/* Gaheris: a tile under a manor makes its tower give twice, and counts as a manor more. The marks are the tiles built on. */
import type { Seat } from '@logres/kernel'
import type { Tile } from '../domain.ts'
import type { Context } from '../effects.ts'
import { type Board, playerAt } from '../state.ts'
import { allyOf, hasTile, spendTile } from './ally.ts'

/** 10.2 One per manor, as it is built. */
export function offerGaheris({ state }: Context, seat: Seat, tile: Tile): void {
  if (hasTile(playerAt(state, seat), 'gaheris')) state.frames.push({ kind: 'gaheris', seat, n: tile })
}

export function useGaheris(context: Context, seat: Seat, tile: Tile): void {
  spendTile(context, seat, 'gaheris').marks.push(tile)
}

export function isGaherisUnder(board: Board, seat: Seat, tile: Tile): boolean {
  return allyOf(playerAt(board, seat), 'gaheris')?.marks.includes(tile) === true
}
