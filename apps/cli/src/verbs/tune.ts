import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { LEVELS, type Player, type Share, type Weights, weightsOf } from '@logres/bots'
import { seededChance } from '@logres/kernel'
import type { Contest } from '../arena/contest.ts'
import type { Pool } from '../arena/pool.ts'
import { percent } from '../arena/texts.ts'
import { arenaText, type Duel, duelOf, isBetter, type Tuning, tuned, writeWeights } from '../arena/tune.ts'
import { Arguments, UsageError } from '../arguments.ts'
import { OPTION_NAMES } from '../game-options.ts'
import { progressBar } from '../progress.ts'
import { readBudget, specText } from '../specs.ts'
import { readTable, withPool } from './arena.ts'

/** How much longer the last contest is than a round: it must distinguish a small improvement from luck. */
const LAST_MATCH = 10

interface Plan {
  readonly tuning: Tuning
  readonly contest: Omit<Contest, 'sides'>
  readonly player: Player
  readonly out: string | undefined
  readonly command: string
}

export async function runTune(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, {
    texts: ['players', 'level', 'budget', 'rounds', 'games', 'only', 'seed', 'workers', 'out', ...OPTION_NAMES.texts],
    flags: OPTION_NAMES.flags,
  })
  const plan = readPlan(given)
  return withPool(given, (pool, signal) => tune(pool, plan, signal))
}

function readPlan(given: Arguments): Plan {
  const table = readTable(given)
  const start = weightsOf(table.game)
  if (start === undefined) throw new UsageError(`${table.game} has no weights to tune.`)
  const budget = given.text('budget')
  const bot = given.oneOf('level', LEVELS, 'squire')
  const player = budget === undefined ? { bot } : { bot, budget: readBudget(budget, '--budget') }
  const rounds = given.whole('rounds', 60, 1, 100_000)
  const games = given.whole('games', 40, 2, 100_000)
  const seed = given.text('seed') ?? 'logres'
  const only = given.text('only')
  const names = only === undefined ? Object.keys(start) : readNames(only, start)
  const out = given.text('out')
  if (out !== undefined && !existsSync(dirname(resolve(out)))) {
    throw new UsageError(`--out ${out}: there is no such folder.`)
  }
  const said = ['players', 'level', 'budget', 'rounds', 'games', 'only', 'seed', 'options', 'knights']
  const words = said.flatMap((name) => (given.text(name) === undefined ? [] : [`--${name} ${given.text(name)}`]))
  return {
    tuning: { start, names, rounds, chance: seededChance(`${seed}/signs`) },
    contest: { ...table, games, seed },
    ...{ player, out, command: ['logres tune', table.game, ...words].join(' ') },
  }
}

function readNames(text: string, start: Weights): string[] {
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !Object.hasOwn(start, name))
  if (unknown === undefined) return names
  throw new UsageError(`--only: there is no weight "${unknown}". Known here: ${Object.keys(start).join(', ')}.`)
}

async function tune(pool: Pool, plan: Plan, signal: AbortSignal): Promise<number> {
  const { tuning, contest, player, out, command } = plan
  const { start, names, rounds } = tuning
  const bar = progressBar(rounds, 'rounds')
  const duel: Duel = (first, second, name) =>
    duelOf(pool, { ...contest, seed: `${contest.seed}/${name}` }, player, [first, second], { signal })
  const weights = await tuned(tuning, duel, (round, weights) => {
    bar.show(round)
    if (round % Math.ceil(rounds / 10) !== 0) return
    bar.clear()
    console.error(`round ${round} of ${rounds}: ${changes(start, weights, names)}`)
  })
  bar.clear()
  const share = weights && (await lastMatch(pool, plan, weights, signal))
  if (weights === undefined || share === undefined) {
    console.error('logres: stopped; nothing is written.')
    return 1
  }
  const arena = arenaText(share, specText(player), contest.players)
  console.log(`${arena}.`)
  console.log(changes(start, weights, names))
  if (!isBetter(share)) {
    console.log('That is not surely better: the weights stay as they were.')
    return 1
  }
  const file = { tuned: new Date().toISOString().slice(0, 10), by: command, arena, weights }
  if (out === undefined) console.log(JSON.stringify(file, null, 2))
  else {
    writeWeights(out, file)
    console.log(`Better: written to ${out}.`)
  }
  return 0
}

async function lastMatch(
  pool: Pool,
  { tuning, contest, player }: Plan,
  weights: Weights,
  signal: AbortSignal,
): Promise<Share | undefined> {
  const last = { ...contest, games: contest.games * LAST_MATCH, seed: `${contest.seed}/last` }
  const bar = progressBar(last.games, 'games against the former weights')
  const progress = (games: number, share: number) => bar.show(games, percent(share))
  const share = await duelOf(pool, last, player, [weights, tuning.start], { signal, progress })
  bar.clear()
  return share
}

/** Those that moved most, with how far. */
function changes(start: Weights, weights: Weights, names: readonly string[]): string {
  const moved = names.map((name) => {
    const [from, to] = [start[name] ?? 0, weights[name] ?? 0]
    return { text: `${name} ${from} → ${to}`, by: Math.abs(to - from) / (Math.abs(from) || 1) }
  })
  const most = moved.toSorted((a, b) => b.by - a.by).slice(0, MOST_TOLD)
  const more = moved.length - most.length
  return `${most.map(({ text }) => text).join(', ')}${more > 0 ? ` and ${more} others less` : ''}`
}

const MOST_TOLD = 5
