/* Gareth: the first traitor of each colour that is repelled brings a tile. The marks are those colours. */
import type { Seat } from '@logres/kernel'
import { earnsTile, garethPoints } from '../counting.ts'
import { type Context, score } from '../effects.ts'
import { type Player, playerAt } from '../state.ts'
import type { Province } from '../vocabulary.ts'
import { allyOf } from './ally.ts'

/** 10.2 By shields, flag or seal; Excalibur only discards. Several of a colour at once bring one tile. */
export function tellGareth(context: Context, seat: Seat, colour: Province): void {
  const gareth = allyOf(playerAt(context.state, seat), 'gareth')
  if (gareth === undefined || !earnsTile(gareth.marks, colour)) return
  gareth.marks.push(colour)
  gareth.tiles -= 1
  context.emit({ kind: 'allyTileEarned', seat, ally: 'gareth', of: colour })
  score(context, seat, 1, 'gareth', colour)
}

export function garethsRow(player: Player): number {
  return garethPoints(allyOf(player, 'gareth')?.marks.length ?? 0)
}
