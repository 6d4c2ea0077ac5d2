/* Tuning the weights of a game's evaluation: rounds of two perturbed ones, then the new against the former. */
import { writeFileSync } from 'node:fs'
import { alternating, type Player, type Proposal, type Share, Tuner, type Weights } from '@logres/bots'
import { at, type Chance } from '@logres/kernel'
import { type Contest, type ContestOptions, runContest } from './contest.ts'
import type { Pool } from './pool.ts'
import { shareText } from './texts.ts'

export interface Tuning {
  readonly start: Weights
  /** Of these only. */
  readonly names: readonly string[]
  readonly rounds: number
  readonly chance: Chance
}

/** The share of the first against the second, in the contest with this name; undefined if stopped. */
export type Duel = (first: Weights, second: Weights, name: string) => Promise<Share | undefined>

export async function tuned(
  { start, names, rounds, chance }: Tuning,
  duel: Duel,
  told: (round: number, weights: Weights) => void,
): Promise<Weights | undefined> {
  const tuner = new Tuner(start, names, rounds, chance)
  for (let round = 1; round <= rounds; round++) {
    const { plus, minus }: Proposal = tuner.propose()
    const result = await duel(plus, minus, `round ${round}`)
    if (result === undefined) return undefined
    tuner.learn(result.share)
    told(round, tuner.weights)
  }
  return tuner.weights
}

/** Two sets of weights in the same bot, over the same deals, each once on every seat. */
export async function duelOf(
  pool: Pool,
  contest: Omit<Contest, 'sides'>,
  player: Player,
  pair: readonly [Weights, Weights],
  watch: ContestOptions,
): Promise<Share | undefined> {
  const sides = pair.map((weights) => ({ ...player, weights }))
  const seatings = (deal: number) => alternating(contest.players, deal)
  const outcome = await runContest(pool, { ...contest, sides, seatings }, watch)
  return watch.signal?.aborted === true ? undefined : at(outcome.sides, 0)
}

export interface WeightsFile {
  /** The day. */
  readonly tuned: string
  readonly by: string
  readonly arena: string
  readonly weights: Weights
}

export function arenaText(share: Share, who: string, players: number): string {
  const { games } = share
  const [percent = '', interval = ''] = shareText(share).split(/ (?=\()/)
  return `tuned weights against the former ones, ${who}, ${players} players: ${percent} of ${games} games ${interval}`
}

/** Better means winning more than half even at the lower end of the confidence interval. */
export function isBetter({ low }: Share): boolean {
  return low > 0.5
}

export function writeWeights(path: string, file: WeightsFile): void {
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`)
}
