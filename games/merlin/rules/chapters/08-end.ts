import type { Result } from '@logres/kernel'
import { garethsRow } from '../allies/gareth.ts'
import { geraintsRow } from '../allies/geraint.ts'
import { type Context, score } from '../effects.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { ITEMS } from '../vocabulary.ts'

/** 8.0 */
const STAFF_POINTS = 2
const ITEMS_A_POINT = 3

function itemsIn({ items }: Player): number {
  return ITEMS.reduce((total, item) => items[item].reduce((sum, count) => sum + count, total), 0)
}

/** 8.0 */
export function endGame(context: Context): void {
  const { state, emit } = context
  for (const seat of state.players.keys()) {
    const player = playerAt(state, seat)
    score(context, seat, player.apples, 'apples', player.apples)
    score(context, seat, STAFF_POINTS * player.staffs, 'staffs', player.staffs)
    const items = itemsIn(player)
    score(context, seat, Math.floor(items / ITEMS_A_POINT), 'items', items)
    score(context, seat, garethsRow(player), 'gareth', garethsRow(player))
    score(context, seat, geraintsRow(player), 'geraint', geraintsRow(player))
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
