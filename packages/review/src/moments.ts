/*
 * What stands out in a game. The rules:
 * - mistake: at least 5 in 100 worse than the best play found, and by more than twice the error of the difference; so that it is
 *   one at a longer look too, it is called one from 6 in 100 on, found by two looks;
 * - missed win: a mistake where the best play wins in 95 of 100 games or more;
 * - great: at least 5 in 100 better than what a squire would have played, and by more than twice the error;
 * - luck: a draw or roll that moved the chance of a seat by 5 in 100 or more against the average of its outcomes, surely.
 * Mistakes and great plays come only from what the seat knew. At most twelve, the largest first.
 */
import type { Actor, Seat } from '@logres/kernel'
import type { Decision, LuckEvent } from './review.ts'
import { type Estimate, isAbove, NOTHING } from './sample.ts'

export const LEAST_MISTAKE = 0.05
export const CALLED_MISTAKE = 0.06
const WON = 0.95
const MOST_MOMENTS = 12

export interface Moment {
  readonly kind: 'mistake' | 'missedWin' | 'great' | 'luck'
  readonly play: number
  readonly seq: number
  /** Who decided, or whose step drew. */
  readonly actor: Actor
  /** Whose chance `size` is about. */
  readonly seat: Seat
  /** For luck, bad luck is below 0; else always above. */
  readonly size: Estimate
}

export function momentsOf(decisions: readonly Decision[], luck: readonly LuckEvent[]): Moment[] {
  const plays = Map.groupBy(decisions, ({ of, judgement }) => `${of} ${judgement.seat}`)
  return [...[...plays.values()].flatMap(ofPlay), ...luck.flatMap(ofLuck)]
    .sort((a, b) => Math.abs(b.size.mean) - Math.abs(a.size.mean))
    .slice(0, MOST_MOMENTS)
}

/** The losses of a play and its small steps together; the largest of them stands for all. */
function ofPlay(decisions: readonly Decision[]): Moment[] {
  const [largest] = decisions.toSorted((a, b) => lossOf(b).mean - lossOf(a).mean)
  if (largest === undefined) return []
  const { seq, of: play, judgement, squires } = largest
  const about = { play, seq, actor: judgement.seat, seat: judgement.seat }
  const losses = decisions.map(lossOf)
  const most = Math.max(...decisions.map(({ judgement }) => judgement.best.value.mean))
  const size = {
    // No more can be lost than there was.
    mean: Math.min(
      most,
      losses.reduce((sum, { mean }) => sum + mean, 0),
    ),
    error: Math.hypot(...losses.map(({ error }) => error)),
  }
  const { played, best } = judgement
  if (isAbove(size, CALLED_MISTAKE)) return [{ ...about, kind: best.value.mean >= WON ? 'missedWin' : 'mistake', size }]
  const lead = played === best ? squires?.behind : undefined
  return lead !== undefined && isAbove(lead, LEAST_MISTAKE) ? [{ ...about, kind: 'great', size: lead }] : []
}

/** Small steps that are surely no worse add nothing. */
function lossOf({ judgement }: Decision): Estimate {
  const behind = judgement.played?.behind ?? NOTHING
  return isAbove(behind, 0) ? behind : NOTHING
}

/** Of those who had luck in it, the one who had most. */
function ofLuck({ luck, play, seq, actor }: LuckEvent): Moment[] {
  let seat = 0
  for (let i = 1; i < luck.length; i++) if (sizeOf(luck, i) > sizeOf(luck, seat)) seat = i
  const size = luck[seat]
  if (size === undefined || !isAbove({ ...size, mean: Math.abs(size.mean) }, LEAST_MISTAKE)) return []
  return [{ kind: 'luck', play, seq, actor, seat, size }]
}

function sizeOf(luck: readonly Estimate[], seat: Seat): number {
  return Math.abs(luck[seat]?.mean ?? 0)
}
