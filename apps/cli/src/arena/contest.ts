/* Bots against each other over many deals, on all cores. The report does not depend on how many there are. */
import {
  type ArenaReport,
  Ledger,
  type Player,
  rotations,
  type Seating,
  SequentialTest,
  type Verdict,
} from '@logres/bots'
import type { Pool } from './pool.ts'

export interface Contest {
  readonly game: string
  readonly players: number
  readonly options: object
  readonly sides: readonly Player[]
  /** Rounded up to whole deals. */
  readonly games: number
  readonly seed: string
  /** Stop as soon as it is clear whether the first side's share is above or below it. */
  readonly bar?: number | undefined
  /** Of the deal with this number; without, the sides go round the table. */
  readonly seatings?: (deal: number) => readonly Seating[]
}

export interface Outcome extends ArenaReport {
  readonly verdict: Verdict | null
}

export interface ContestOptions {
  /** After each deal. */
  progress?(games: number, share: number): void
  readonly signal?: AbortSignal | undefined
}

export async function runContest(
  pool: Pool,
  contest: Contest,
  { progress, signal }: ContestOptions = {},
): Promise<Outcome> {
  const { game, players, options, sides, seed, bar } = contest
  const round = rotations(sides.length, players)
  const seatings = contest.seatings ?? (() => round)
  const ledger = new Ledger(sides.length, players)
  const test = bar === undefined ? undefined : new SequentialTest(bar)
  await pool.run({
    count: deals(contest),
    signal,
    job: (i) => ({ game, options, sides, seatings: seatings(i), seed: `${seed}/${i}` }),
    take(played) {
      const before = ledger.won(0)
      for (const one of played) ledger.enter(one)
      test?.add(ledger.won(0) - before, played.length)
      progress?.(ledger.games, ledger.won(0) / ledger.games)
      return test === undefined || test.verdict === 'undecided' ? 'more' : 'enough'
    },
  })
  return { ...ledger.report(), verdict: test?.verdict ?? null }
}

export function deals({ games, players, seatings }: Contest): number {
  return Math.ceil(games / (seatings?.(0).length ?? players))
}

/** If the test is undecided, the share itself decides. */
export function isAbove({ verdict, sides }: Outcome, bar: number | undefined): boolean {
  return bar === undefined || verdict === 'above' || (verdict === 'undecided' && (sides[0]?.share ?? 0) >= bar)
}
