/* Geraint: the first points of each kind of points space bring a tile. The marks are those kinds. */
import type { Seat } from '@logres/kernel'
import { geraintPoints } from '../counting.ts'
import { type Context, score } from '../effects.ts'
import { type Player, playerAt } from '../state.ts'
import { POINTS_SPACES, type PointsSpace } from '../vocabulary.ts'
import { allyOf } from './ally.ts'

/** 10.2 The tile of the space, whatever sort was scored there; at least one point, the seal's own not counted. */
export function tellGeraint(context: Context, seat: Seat, space: PointsSpace, points: number): void {
  const geraint = allyOf(playerAt(context.state, seat), 'geraint')
  const kind = POINTS_SPACES.indexOf(space)
  if (geraint === undefined || points < 1 || geraint.marks.includes(kind)) return
  geraint.marks.push(kind)
  geraint.tiles -= 1
  context.emit({ kind: 'allyTileEarned', seat, ally: 'geraint', of: kind })
  score(context, seat, 1, 'geraint', kind)
}

export function geraintsRow(player: Player): number {
  return geraintPoints(allyOf(player, 'geraint')?.marks.length ?? 0)
}
