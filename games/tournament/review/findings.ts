import { at, type Seat } from '@logres/kernel'
import type { Estimate, FindReview } from '@logres/mind'
import type { Event } from '../rules/index.ts'
import { dealsOf, duelsOf, oddsOf, type Reflex, reflexesOf } from './chronicle.ts'

export interface TournamentFindings {
  readonly deals: readonly {
    readonly seq: number
    readonly event: Event
    /** What it gained each side, from what that side knew. */
    readonly sides: readonly { readonly seat: Seat; readonly gain: Estimate }[]
  }[]
  readonly duels: readonly {
    readonly seq: number
    readonly pair: readonly [Seat, Seat]
    /** How likely each was to win before anything was laid, from what that side knew. */
    readonly odds: readonly [number, number]
    readonly winner: Seat | null
    readonly points: readonly [number, number] | null
  }[]
  readonly reflexes: readonly Reflex[]
}

export const findReview: FindReview = function* ({ steps, mind, bargain }) {
  const deals: TournamentFindings['deals'][number][] = []
  for (const { step, seats } of dealsOf(steps)) {
    const sides: { seat: Seat; gain: Estimate }[] = []
    for (const seat of seats) sides.push({ seat, gain: (yield* bargain(step, seat)).gain })
    const event = step.events.filter(isDeal)
    deals.push({ seq: step.seq, event: at(event, 0), sides })
  }
  const duels: TournamentFindings['duels'][number][] = []
  for (const duel of duelsOf(steps)) {
    const { step, pair, winner, points } = duel
    const first = oddsOf(duel, pair[0], mind)
    yield
    duels.push({ seq: step.seq, pair, odds: [first, oddsOf(duel, pair[1], mind)], winner, points })
    yield
  }
  return { deals, duels, reflexes: reflexesOf(steps) } satisfies TournamentFindings
}

function isDeal(event: { readonly kind: string }): event is Extract<Event, { kind: 'dealStruck' }> {
  return event.kind === 'dealStruck'
}
