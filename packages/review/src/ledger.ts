/*
 * final − start = luck + decisions + rest, for every seat. Luck and decisions are measured apart; the rest is what they leave of
 * the change of the curve: that players are better than the policy, and that what was hidden decided. It is stated, never spread.
 */
import type { Actor } from '@logres/kernel'
import type { Outlook } from './course.ts'
import type { Decision, LuckEvent } from './review.ts'
import type { Estimate } from './sample.ts'

/** What one play changed, by seat. */
export interface Row {
  readonly play: number
  readonly turn: number
  readonly actor: Actor
  readonly luck: readonly number[]
  readonly decisions: readonly number[]
  readonly rest: readonly number[]
}

export interface Ledger {
  /** 1 ÷ seats for everybody. */
  readonly fair: number
  /** What going first is worth, and the luck of the deal, both by seat. */
  readonly seating: readonly number[]
  readonly deal: readonly number[]
  readonly rows: readonly Row[]
  /** By seat; the means add up exactly: fair + seating + deal + luck + decisions + rest = result. */
  readonly luck: readonly Estimate[]
  readonly decisions: readonly Estimate[]
  readonly rest: readonly number[]
  readonly result: readonly number[]
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
  const at = (no: number) => Array.from({ length: seats }, (_, seat) => curve[no]?.[seat]?.mean ?? 0)
  const rows = plays.map(({ no, turn, actor }): Row => {
    const lucky = total(
      seats,
      luck.filter(({ play }) => play === no).map((event) => event.luck.map(({ mean }) => mean)),
    )
    const decided = total(seats, decisions.filter(({ play }) => play === no).map(lossOf))
    const before = at(no)
    const rest = at(no + 1).map(
      (after, seat) => after - (before[seat] ?? 0) - (lucky[seat] ?? 0) - (decided[seat] ?? 0),
    )
    return { play: no, turn, actor, luck: lucky, decisions: decided, rest }
  })
  const sums = (part: 'luck' | 'decisions' | 'rest') =>
    total(
      seats,
      rows.map((row) => row[part]),
    )
  const withErrors = (means: readonly number[], squares: (seat: number) => number): Estimate[] =>
    means.map((mean, seat) => ({ mean, error: Math.sqrt(squares(seat)) }))
  return {
    fair,
    seating: average.map((value) => value - fair),
    deal: at(0).map((value, seat) => value - (average[seat] ?? 0)),
    rows,
    luck: withErrors(sums('luck'), (seat) => sumOf(luck, (event) => (event.luck[seat]?.error ?? 0) ** 2)),
    decisions: withErrors(sums('decisions'), () =>
      sumOf(decisions, ({ judgement }) => (judgement.played?.behind.error ?? 0) ** 2),
    ),
    rest: sums('rest'),
    result: at(plays.length),
  }
}

/** What the seats gained or lost because this was played instead of the best; adds up to zero. */
function lossOf({ judgement: { played, best } }: Decision): readonly number[] {
  if (played === undefined || played === best) return []
  return played.chances.map((chance, seat) => chance - (best.chances[seat] ?? 0))
}

function total(seats: number, lists: readonly (readonly number[])[]): number[] {
  return Array.from({ length: seats }, (_, seat) => sumOf(lists, (list) => list[seat] ?? 0))
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  let sum = 0
  for (const item of list) sum += value(item)
  return sum
}
