/* The required strength of each level, at a tenth of its time in a match. `logres arena --bars` checks it. */
import { findGame, gameIds, LISTED } from '@logres/catalogue'
import { findMind } from '@logres/catalogue/minds'
import { at } from '@logres/kernel'
import type { BotBar } from '@logres/mind'
import { progressBar } from '../progress.ts'
import { readSpecs } from '../specs.ts'
import { type Contest, isAbove, type Outcome, runContest } from './contest.ts'
import type { Pool } from './pool.ts'
import { percent, shareText, toJson } from './texts.ts'

export interface Bar extends BotBar {
  readonly game: string
}

export const BARS: readonly Bar[] = LISTED.flatMap(({ id }) =>
  (findMind(id)?.bars ?? []).map((bar) => ({ game: id, ...bar })),
)

interface Plan {
  readonly seed: string
  readonly json: boolean
  /** At most so many each. */
  readonly games: number | undefined
  readonly list: readonly Bar[]
  readonly signal: AbortSignal
}

/** One after the other. Each line is printed as soon as it is known: the whole list takes long. */
export async function runBars(pool: Pool, { seed, json, games, list, signal }: Plan): Promise<number> {
  if (!json) console.log(row(['game', 'players', 'bots', 'games', 'share of victories', 'bar', 'verdict']))
  let isGood = true
  for (const bar of list) {
    if (signal.aborted) break
    const outcome = await measure(pool, bar, Math.min(bar.games, games ?? bar.games), seed, signal)
    if (signal.aborted) break
    if (!isAbove(outcome, bar.bar)) isGood = false
    const share = at(outcome.sides, 0)
    const verdict = sayVerdict(bar, outcome)
    if (json) console.log(toJson({ ...bar, games: outcome.games, ...intervalOf(share), verdict }))
    else {
      const cells = [bar.game, bar.players, bar.bots, outcome.games, shareText(share), barText(bar), verdict]
      console.log(row(cells.map(String)))
    }
  }
  return isGood ? 0 : 1
}

function intervalOf({ share, low, high }: Outcome['sides'][number]): object {
  return { share, low, high }
}

async function measure(pool: Pool, bar: Bar, games: number, seed: string, signal: AbortSignal): Promise<Outcome> {
  const entry = findGame(bar.game)
  if (entry === undefined) throw new RangeError(`a bar names ${bar.game}, which is none of ${gameIds().join(', ')}`)
  const options = { ...entry.game.options.defaults, ...entry.machineOptions }
  const { game, players, bots } = bar
  const contest: Contest = { game, players, options, sides: readSpecs(bots), games, seed, bar: bar.bar }
  const line = progressBar(games, `games of ${game}, ${players} players: ${bots}`)
  try {
    return await runContest(pool, contest, { signal, progress: (games, share) => line.show(games, percent(share)) })
  } finally {
    line.clear()
  }
}

function sayVerdict({ bar }: Bar, outcome: Outcome): string {
  if (bar === undefined) return 'measured'
  if (outcome.verdict !== 'undecided') return outcome.verdict ?? ''
  return isAbove(outcome, bar) ? 'undecided, above so far' : 'undecided, below so far'
}

function barText({ bar }: Bar): string {
  return bar === undefined ? '–' : percent(bar)
}

const WIDTHS = [12, 9, 30, 7, 24, 8]

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0)).join('')
}
