import { availableParallelism } from 'node:os'
import type { Player } from '@logres/bots'
import { findWords } from '@logres/catalogue/words'
import { sayRefusal } from '@logres/words/english'
import { BARS, runBars } from '../arena/bars.ts'
import { type Contest, deals, isAbove, type Outcome, runContest } from '../arena/contest.ts'
import { runCurve } from '../arena/curve.ts'
import { Pool, WorkerCrashed } from '../arena/pool.ts'
import { percent, seatTable, shareText, sideTable, toJson } from '../arena/texts.ts'
import { Arguments, UsageError } from '../arguments.ts'
import { OPTION_NAMES, readOptions } from '../game-options.ts'
import { progressBar } from '../progress.ts'
import { optionsText, readSpecs, specText } from '../specs.ts'

const GAMES = 100
const GAMES_TO_A_BAR = 400
/** As shells say it: ended by Ctrl-C. */
const INTERRUPTED = 130

export async function runArena(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, {
    texts: ['players', 'games', 'bots', 'seed', 'workers', 'bar', ...OPTION_NAMES.texts],
    flags: ['json', 'bars', 'curve', ...OPTION_NAMES.flags],
  })
  const games = given.text('games') === undefined ? undefined : given.whole('games', 0, 1, 1_000_000)
  const plan = { seed: given.text('seed') ?? 'logres', json: given.flag('json'), games }
  if (given.flag('bars') && given.flag('curve')) throw new UsageError('Either --bars or --curve.')
  if (given.flag('bars')) {
    mustNotBeGiven(given, 'bars', ['bots', 'bar', 'players', ...OPTION_NAMES.texts])
    const game = given.subject === undefined ? undefined : given.game().game.id
    const list = BARS.filter((bar) => game === undefined || bar.game === game)
    return withPool(given, (pool, signal) => runBars(pool, { ...plan, list, signal }))
  }
  if (given.flag('curve')) {
    mustNotBeGiven(given, 'curve', ['bots', 'bar'])
    const table = readTable(given)
    return withPool(given, (pool, signal) => runCurve(pool, { ...plan, ...table, signal }))
  }
  const contest = readContest(given)
  return withPool(given, (pool, signal) => runOne(pool, contest, plan.json, signal))
}

/** Threads for as long as they are needed. On Ctrl-C they stop, and what was played until then is printed. */
export function withPool(given: Arguments, use: (pool: Pool, signal: AbortSignal) => Promise<number>): Promise<number> {
  return withThreads(new Pool(workersOf(given)), use)
}

export function workersOf(given: Arguments): number {
  return given.whole('workers', availableParallelism(), 1, 256)
}

export async function withThreads<J, A>(
  pool: Pool<J, A>,
  use: (pool: Pool<J, A>, signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const interrupt = new AbortController()
  const stop = () => interrupt.abort()
  process.once('SIGINT', stop)
  try {
    const code = await use(pool, interrupt.signal)
    return interrupt.signal.aborted ? INTERRUPTED : code
  } catch (error) {
    if (!(error instanceof WorkerCrashed)) throw error
    console.error(`logres: ${error.message}`)
    return 1
  } finally {
    process.off('SIGINT', stop)
    await pool.close()
  }
}

function mustNotBeGiven(given: Arguments, flag: string, names: readonly string[]): void {
  const name = names.find((name) => given.text(name) !== undefined)
  if (name !== undefined) throw new UsageError(`--${flag} goes without --${name}.`)
}

/** Which game, for how many, by which options. */
export function readTable(given: Arguments): Pick<Contest, 'game' | 'players' | 'options'> {
  const entry = given.game()
  const { game } = entry
  const players = given.whole('players', game.seats.min, game.seats.min, game.seats.max)
  const options = readOptions(given, entry, entry.machineOptions)
  const wrong = game.checkSetup(options, players)
  if (wrong !== undefined) throw new UsageError(sayRefusal(wrong, findWords(game.id)))
  return { game: game.id, players, options }
}

function readContest(given: Arguments): Contest {
  const table = readTable(given)
  const sides = readSides(given.text('bots'), table.players)
  const bar = readBar(given.text('bar'))
  return {
    ...table,
    sides,
    bar,
    games: given.whole('games', bar === undefined ? GAMES : GAMES_TO_A_BAR, 1, 1_000_000),
    seed: given.text('seed') ?? 'logres',
  }
}

function readSides(text: string | undefined, players: number): Player[] {
  if (text === undefined) throw new UsageError('Which bots? As in --bots champion@100ms,squire.')
  const sides = readSpecs(text)
  if (sides.length === 2 || sides.length === players) return sides
  const several = players === 2 ? '' : `, or ${players}, one for each seat`
  throw new UsageError(`--bots: two bots, the first against the second${several}; not ${sides.length}.`)
}

function readBar(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const bar = Number(text)
  if (/^[\d.]+$/.test(text) && bar > 0 && bar < 1) return bar
  throw new UsageError(`--bar must lie between 0 and 1, not "${text}".`)
}

async function runOne(pool: Pool, contest: Contest, json: boolean, signal: AbortSignal): Promise<number> {
  const begin = performance.now()
  const bar = progressBar(deals(contest) * contest.players, 'games')
  const progress = (games: number, share: number) => bar.show(games, percent(share))
  const outcome = await runContest(pool, contest, { progress, signal })
  bar.clear()
  if (outcome.games === 0) {
    console.error('logres: stopped before the first deal was played out.')
    return INTERRUPTED
  }
  if (json) console.log(toJson(reportOf(contest, outcome, performance.now() - begin)))
  else print(contest, outcome)
  return isAbove(outcome, contest.bar) ? 0 : 1
}

function reportOf({ game, players, sides, seed, bar }: Contest, outcome: Outcome, ms: number): object {
  const { verdict, games, ...figures } = outcome
  return {
    ...{ game, players, games, seed, bots: sides.map(specText) },
    ...figures,
    ...(bar !== undefined && { bar, verdict }),
    seconds: ms / 1000,
  }
}

function print({ game, players, options, sides, seed, bar }: Contest, outcome: Outcome): void {
  const names = sides.map(specText)
  const { games, starter, verdict } = outcome
  const rivals = players === 2 ? names[1] : `${players - 1} × ${names[1]}`
  const who = names.length === 2 ? `${names[0]} against ${rivals}` : names.join(', ')
  console.log(`${game}, ${players} players: ${who}`)
  console.log(`seed, options: ${seed}, ${optionsText(options)}`)
  console.log(`${games} games: ${games / players} deals, each once with every seating\n`)
  console.log(sideTable(names, outcome.sides).join('\n'))
  console.log(`\n${seatTable(names, outcome).join('\n')}`)
  if (starter !== null) console.log(`who begins wins ${shareText(starter)}`)
  if (bar !== undefined) console.log(`\n${names[0]}: ${sayVerdict(verdict)} the bar of ${percent(bar)}`)
}

function sayVerdict(verdict: Outcome['verdict']): string {
  return verdict === 'undecided' ? 'not clearly above or below' : String(verdict)
}
