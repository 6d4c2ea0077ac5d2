/*
 * result − fair share = seat + deal + luck + own plays + others' plays + rest, for every seat. Luck is measured; plays are what
 * the curve changed otherwise: how much better or worse they were than the policy expects. So everything adds up. What was lost
 * against the best play found stands beside it and is no part of the sum: the best play is worth more than the policy expects.
 */
import type { Actor, Seat } from '@logres/kernel'
import type { Outlook } from './course.ts'
import type { Decision, LuckEvent } from './review.ts'
import type { Estimate } from './sample.ts'

/** What one play changed, by seat. Luck and plays each add up to zero over the table. */
export interface Row {
  readonly play: number
  readonly turn: number
  readonly actor: Actor
  readonly luck: readonly number[]
  /** Zero where the clerk acted: that is rest. */
  readonly plays: readonly number[]
  readonly rest: readonly number[]
  /** What the actor lost against the best play found, from what they knew. */
  readonly loss: number
}

export interface Ledger {
  /** 1 ÷ seats for everybody. */
  readonly fair: number
  /** What going first is worth, and the luck of the deal, both by seat. */
  readonly seating: readonly number[]
  readonly deal: readonly number[]
  readonly rows: readonly Row[]
  /** By seat; the means add up exactly: fair + seating + deal + luck + own + others + rest = result. */
  readonly luck: readonly Estimate[]
  readonly own: readonly Estimate[]
  readonly others: readonly Estimate[]
  readonly rest: readonly number[]
  readonly result: readonly number[]
  /** Beside the sum: what each seat lost against the best plays found. */
  readonly losses: readonly Estimate[]
}

export interface LedgerInput {
  readonly seats: number
  readonly plays: readonly { readonly no: number; readonly turn: number; readonly actor: Actor }[]
  /** With all hands open: before every play, and at the end. */
  readonly curve: readonly Outlook[]
  /** The average of all deals. */
  readonly average: readonly number[]
  readonly luck: readonly LuckEvent[]
  readonly decisions: readonly Decision[]
}

export function ledgerOf({ seats, plays, curve, average, luck, decisions }: LedgerInput): Ledger {
  const fair = 1 / seats
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const meanAt = (no: number, seat: Seat) => curve[no]?.[seat]?.mean ?? 0
  const luckAt = Map.groupBy(luck, ({ play }) => play)
  const decisionsAt = Map.groupBy(decisions, ({ play }) => play)
  const rows = plays.map(({ no, turn, actor }): Row => {
    const events = luckAt.get(no) ?? []
    const lucky = all.map((seat) => sumOf(events, (event) => event.luck[seat]?.mean ?? 0))
    const other = all.map((seat) => meanAt(no + 1, seat) - meanAt(no, seat) - (lucky[seat] ?? 0))
    const none = all.map(() => 0)
    const [own, rest] = actor === 'clerk' ? [none, other] : [other, none]
    return { play: no, turn, actor, luck: lucky, plays: own, rest, loss: sumOf(decisionsAt.get(no) ?? [], lossIn) }
  })
  /** Of the plays of some: the curve on both sides of each has an error, and so has the luck in it. */
  const playsOf = (seat: Seat, isMeant: (actor: Actor) => boolean): Estimate => {
    const meant = rows.filter(({ actor }) => isMeant(actor))
    const errorAt = (no: number) => curve[no]?.[seat]?.error ?? 0
    const squares = sumOf(meant, ({ play }) => {
      const events = luckAt.get(play) ?? []
      return errorAt(play) ** 2 + errorAt(play + 1) ** 2 + sumOf(events, (event) => (event.luck[seat]?.error ?? 0) ** 2)
    })
    return { mean: sumOf(meant, (row) => row.plays[seat] ?? 0), error: Math.sqrt(squares) }
  }
  return {
    fair,
    seating: average.map((value) => value - fair),
    deal: all.map((seat) => meanAt(0, seat) - (average[seat] ?? 0)),
    rows,
    luck: all.map((seat) => ({
      mean: sumOf(rows, (row) => row.luck[seat] ?? 0),
      error: Math.sqrt(sumOf(luck, (event) => (event.luck[seat]?.error ?? 0) ** 2)),
    })),
    own: all.map((seat) => playsOf(seat, (actor) => actor === seat)),
    others: all.map((seat) => playsOf(seat, (actor) => actor !== seat && actor !== 'clerk')),
    rest: all.map((seat) => sumOf(rows, (row) => row.rest[seat] ?? 0)),
    result: all.map((seat) => meanAt(plays.length, seat)),
    losses: all.map((seat) => {
      const mine = decisions.filter(({ judgement }) => judgement.seat === seat)
      const error = Math.sqrt(sumOf(mine, ({ judgement }) => (judgement.played?.behind.error ?? 0) ** 2))
      return { mean: sumOf(mine, lossIn), error }
    }),
  }
}

function lossIn({ judgement }: Decision): number {
  return judgement.played?.behind.mean ?? 0
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  let sum = 0
  for (const item of list) sum += value(item)
  return sum
}
