/* The decisions of a story that can be judged, every so many of them. */
import { mindOf } from '@logres/bots'
import type { Seat } from '@logres/kernel'
import type { Position, Step, Story } from '@logres/review'

export interface Choice {
  readonly step: Step
  readonly seat: Seat
  readonly position: Position<object>
}

export function choicesOf({ game, plays, seats }: Story, every: number): Choice[] {
  const mind = mindOf(game)
  const all = plays.flatMap(({ steps }) =>
    steps.flatMap((step): Choice[] => {
      const { actor: seat, before } = step
      if (seat === 'clerk' || game.legal(before, seat).length < 2) return []
      const view = game.view(before, seat)
      return (mind.canJudge?.(view) ?? true) ? [{ step, seat, position: { view, seat, seats } }] : []
    }),
  )
  return all.filter((_, i) => i % every === 0)
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`
}
