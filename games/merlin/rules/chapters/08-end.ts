import type { Result } from '@logres/kernel'
import { allyOf } from '../allies/ally.ts'
import { countEnd, type LeftAtEnd } from '../counting.ts'
import { type Context, score } from '../effects.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { ITEMS } from '../vocabulary.ts'

function itemsIn({ items }: Player): number {
  return ITEMS.reduce((total, item) => items[item].reduce((sum, count) => sum + count, total), 0)
}

export function leftAtEnd(player: Player): LeftAtEnd {
  return {
    apples: player.apples,
    staffs: player.staffs,
    items: itemsIn(player),
    gareth: allyOf(player, 'gareth')?.marks.length ?? 0,
    geraint: allyOf(player, 'geraint')?.marks.length ?? 0,
  }
}

/** 8.0 */
export function endGame(context: Context): void {
  const { state, emit } = context
  for (const seat of state.players.keys()) {
    const left = leftAtEnd(playerAt(state, seat))
    const points = countEnd(left)
    score(context, seat, points.apples, 'apples', left.apples)
    score(context, seat, points.staffs, 'staffs', left.staffs)
    score(context, seat, points.items, 'items', left.items)
    score(context, seat, points.gareth, 'gareth', points.gareth)
    score(context, seat, points.geraint, 'geraint', points.geraint)
  }
  state.frames.length = 0
  state.isOver = true
  emit({ kind: 'gameEnded', scores: state.players.map(({ score: points }) => points) })
}

/** 8.0 Most points win; equal share. */
export function result({ isOver, players }: State): Result | undefined {
  if (!isOver) return undefined
  const scores = players.map(({ score: points }) => points)
  return { places: scores.map((own) => 1 + scores.filter((other) => other > own).length), scores, reason: 'rounds' }
}
