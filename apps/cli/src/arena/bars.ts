/* The required strength of each level, at a tenth of its time in a match. `logres arena --bars` checks it. */
import { findGame, gameIds } from '@logres/catalogue'
import { at } from '@logres/kernel'
import { progressBar } from '../progress.ts'
import { readSpecs } from '../specs.ts'
import { type Contest, isAbove, type Outcome, runContest } from './contest.ts'
import type { Pool } from './pool.ts'
import { percent, shareText, toJson } from './texts.ts'

export interface Bar {
  readonly game: string
  readonly players: number
  /** The first against the second. */
  readonly bots: string
  /** What the first must win; without, it is only measured. */
  readonly bar?: number
  readonly games: number
}

const MOST_GAMES = 400
const KNIGHT = 'knight@15ms'
const CHAMPION = 'champion@100ms'

function bars(game: string, players: number, list: readonly (readonly [bots: string, bar: number])[]): Bar[] {
  return list.map(([bots, bar]) => ({ game, players, bots, bar, games: MOST_GAMES }))
}

/** Every level against the first bots. */
function againstReference(game: string, players: number): Bar[] {
  const levels = [['page', 100] as const, ['squire', 100] as const, [KNIGHT, 40] as const, [CHAMPION, 40] as const]
  return levels.map(([bot, games]) => ({ game, players, bots: `${bot},reference`, games }))
}

const OF_TWO = [
  ['page,random', 0.8],
  ['squire,page', 0.75],
  [`${KNIGHT},squire`, 0.7],
  [`${CHAMPION},page`, 0.98],
  [`${CHAMPION},squire`, 0.85],
  [`${CHAMPION},${KNIGHT}`, 0.6],
] as const

export const BARS: readonly Bar[] = [
  ...bars('avalon', 2, OF_TWO),
  ...againstReference('avalon', 2),
  ...bars('merlin', 2, OF_TWO),
  ...bars('merlin', 4, [[`${CHAMPION},squire`, 0.55]]),
  ...againstReference('merlin', 2),
  ...bars('tournament', 4, [
    ['page,random', 0.45],
    ['squire,page', 0.45],
    [`${CHAMPION},squire`, 0.45],
    [`${CHAMPION},page`, 0.75],
  ]),
  ...againstReference('tournament', 4),
]

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
