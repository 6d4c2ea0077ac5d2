/* How much stronger a champion becomes with more thinking time. */
import { at } from '@logres/kernel'
import { progressBar } from '../progress.ts'
import { readSpec } from '../specs.ts'
import { runContest } from './contest.ts'
import type { Pool } from './pool.ts'
import { columns, percent, shareText, toJson } from './texts.ts'

/** Iterations, not milliseconds: a busy machine must not bend the curve. */
const BUDGETS = [100, 300, 1000, 3000]
const RIVALS = ['champion@300i']
const GAMES = 40

interface Plan {
  readonly game: string
  readonly players: number
  readonly options: object
  readonly seed: string
  readonly json: boolean
  /** For each point. */
  readonly games: number | undefined
  readonly signal: AbortSignal
}

export async function runCurve(
  pool: Pool,
  { game, players, options, seed, json, games, signal }: Plan,
): Promise<number> {
  const rows: string[][] = []
  for (const iterations of BUDGETS) {
    const cells = [`champion@${iterations}i`]
    for (const rival of RIVALS) {
      const sides = [readSpec(at(cells, 0)), readSpec(rival)]
      const contest = { game, players, options, sides, games: games ?? GAMES, seed }
      const line = progressBar(contest.games, `games of ${game}: ${cells[0]} against ${rival}`)
      const progress = (games: number, share: number) => line.show(games, percent(share))
      const outcome = await runContest(pool, contest, { signal, progress })
      line.clear()
      if (signal.aborted) return 1
      const { share, low, high } = at(outcome.sides, 0)
      const point = { game, players, bots: [cells[0], rival], games: outcome.games, share, low, high }
      if (json) console.log(toJson(point))
      cells.push(shareText(at(outcome.sides, 0)))
    }
    rows.push(cells)
  }
  if (json) return 0
  console.log(`${game}, ${players} players, ${games ?? GAMES} games a point: share of victories`)
  console.log(columns([['', ...RIVALS.map((rival) => `against ${rival}`)], ...rows]).join('\n'))
  return 0
}
