/* Kay: a tile beside a counter counts for the majority there. The marks are the provinces. */
import type { Seat } from '@logres/kernel'
import { type Context, placeCounter } from '../effects.ts'
import { type Player, playerAt } from '../state.ts'
import type { Province } from '../vocabulary.ts'
import { allyOf, hasTile, spendTile } from './ally.ts'

/** 10.2 Places a counter, and lets Kay be asked. */
export function putCounter(context: Context, seat: Seat, province: Province): void {
  placeCounter(context, seat, province)
  if (hasTile(playerAt(context.state, seat), 'kay')) context.state.frames.push({ kind: 'kay', seat, n: province })
}

export function useKay(context: Context, seat: Seat, province: Province): void {
  spendTile(context, seat, 'kay').marks.push(province)
}

/** 10.2 In 7.3 only, and for nothing but who leads. */
export function kaysIn(player: Player, province: Province): number {
  return allyOf(player, 'kay')?.marks.filter((mark) => mark === province).length ?? 0
}

/** 10.2 Back after the whole scoring. */
export function takeKayBack({ state, emit }: Context): void {
  for (const [seat, player] of state.players.entries()) {
    const kay = allyOf(player, 'kay')
    if (kay === undefined || kay.marks.length === 0) continue
    const tiles = kay.marks.length
    kay.tiles += tiles
    kay.marks.length = 0
    emit({ kind: 'kayCameHome', seat, tiles })
  }
}
