import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS, type BotName, type Budget, Driver, type Move, mindOf } from '@logres/bots'
import { findTerminal } from '@logres/catalogue/terminals'
import { findWords } from '@logres/catalogue/words'
import {
  type AnyGame,
  exportRecord,
  hash,
  isRefusal,
  Match,
  openingOfSeed,
  type Result,
  seededChance,
  seededTable,
  type Tagged,
} from '@logres/kernel'
import { type Spread, spread, type Tally, type TallyReport } from '@logres/terminal'
import { sayRefusal } from '@logres/words/english'
import { Arguments, UsageError } from '../arguments.ts'
import { OPTION_NAMES, readOptions } from '../game-options.ts'
import { progressBar } from '../progress.ts'
import { optionsText, readBudget } from '../specs.ts'

interface Simulation {
  readonly game: AnyGame
  readonly players: number
  readonly options: object
  readonly bots: BotName
  readonly budget: Budget | undefined
  readonly seed: string
  readonly games: number
}

/** One game played out. `state` is the hash of its last state. */
interface Played {
  readonly result: Result
  readonly decisions: number
  readonly turns: number
  readonly state: string
}

export function runSimulate(args: readonly string[]): number {
  const given = new Arguments(args, {
    texts: ['players', 'bots', 'budget', 'games', 'seed', 'records', ...OPTION_NAMES.texts],
    flags: ['json', ...OPTION_NAMES.flags],
  })
  const entry = given.game()
  const { game } = entry
  const counts = given.range('players', game.seats.min, game.seats.min, game.seats.max)
  const options = readOptions(given, entry, entry.machineOptions)
  for (const players of counts) {
    const wrong = game.checkSetup(options, players)
    if (wrong !== undefined) throw new UsageError(sayRefusal(wrong, findWords(game.id)))
  }
  const bots = given.oneOf('bots', BOTS, 'random')
  const budgetText = given.text('budget')
  const budget = budgetText === undefined ? undefined : readBudget(budgetText, '--budget')
  const games = given.whole('games', 100, 1, 10_000_000)
  const seed = given.text('seed') ?? 'logres'
  const records = given.text('records')
  if (records !== undefined) makeFolder(records)

  for (const [i, players] of counts.entries()) {
    const simulation = { game, players, options, bots, budget, seed, games }
    const tally = findTerminal(game.id)?.createTally?.()
    const prefix = counts.length > 1 ? `${players}-` : ''
    const fileOf = (i: number) => (records === undefined ? undefined : join(records, `${prefix}${i}.json`))
    const report = simulate(simulation, tally, fileOf)
    if (given.flag('json')) console.log(JSON.stringify(report))
    else print(report, simulation, tally, i > 0)
  }
  return 0
}

/** Plays all games, and writes each down where `fileOf` names a file. */
function simulate(
  simulation: Simulation,
  tally: Tally<Tagged> | undefined,
  fileOf: (i: number) => string | undefined,
): Report {
  const { games, players } = simulation
  const bar = progressBar(games, `games of ${players}`)
  const played: Played[] = []
  let seconds = 0
  for (let i = 0; i < games; i++) {
    const seed = `${simulation.seed}/${i}`
    const start = performance.now()
    const file = fileOf(i)
    const moves: Move[] | undefined = file === undefined ? undefined : []
    const { end, ...game } = playOne(simulation, seed, tally, moves)
    seconds += (performance.now() - start) / 1000
    played.push({ ...game, state: hash(end) })
    if (file !== undefined && moves !== undefined) writeRecord(simulation, seed, moves, file)
    bar.show(i + 1)
  }
  bar.clear()
  return summary(simulation, played, seconds, tally)
}

/** A new or empty folder: records of different runs must not be mixed. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length === 0) return
  } catch (error) {
    throw new UsageError(`--records ${folder}: ${error instanceof Error ? error.message : error}`)
  }
  throw new UsageError(`--records ${folder}: the folder is not empty.`)
}

function driverOf({ game, players, bots, budget }: Simulation, seed: string): Driver {
  const player = { bot: bots, ...(budget !== undefined && { budget }) }
  return new Driver(game, { seats: Array.from({ length: players }, () => player) }, seed)
}

/** In place and without a log: as fast as the rules allow. `moves` are noted down where somebody wants them. */
function playOne(
  simulation: Simulation,
  seed: string,
  tally: Tally<Tagged> | undefined,
  moves: Move[] | undefined,
): Omit<Played, 'state'> & { readonly end: object } {
  const { game, players, options } = simulation
  const driver = driverOf(simulation, seed)
  const chance = seededChance(seed)
  const state = game.setup(options, players, chance)
  const emit = tally === undefined ? ignore : (event: Tagged) => tally.event(event)
  const mind = tally?.unjustified === undefined ? undefined : mindOf(game)
  let decisions = 0
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    const refusal = game.whyNot(state, move.actor, move.action)
    if (refusal !== undefined) throw new Error(`a legal action is refused: ${refusal.code}`)
    if (move.actor !== 'clerk' && mind?.isJustified?.(game.view(state, move.actor), move.action) === false)
      tally?.unjustified?.()
    game.apply(state, move.actor, move.action, chance, emit)
    moves?.push(move)
    decisions += 1
  }
  const result = game.result(state)
  if (result === undefined) throw new Error('over without a result')
  tally?.played(result)
  return { result, decisions, turns: game.turn(state).no, end: state }
}

function ignore(): void {}

/** The same moves once more, with a log. Times count actions: a record must not depend on when it was made. */
function writeRecord(simulation: Simulation, seed: string, moves: readonly Move[], file: string): void {
  const { game, players, options, bots } = simulation
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat + 1}`, bot: bots }))
  const { id, rulesVersion } = game
  const table = seededTable(seed, { id: `simulation/${seed}`, game: id, rulesVersion, options, seats })
  const started = Match.start(game, table, seededChance(seed), 0)
  if (started.kind === 'refusal') throw new UsageError(sayRefusal(started))
  const { match } = started
  for (const move of moves) {
    const by = move.actor === 'clerk' ? 'clerk' : 'bot'
    const done = match.act(move.actor, move.action, { at: match.entries.length, by, key: null })
    if (isRefusal(done)) throw new Error(`a bot chose what is refused: ${done.code}`)
  }
  const opening = openingOfSeed(table)
  if (opening !== undefined) writeFileSync(file, `${JSON.stringify(exportRecord(match, opening))}\n`)
}

interface Report {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly results: {
    /** Games each seat won alone, and games without a sole winner. */
    readonly wins: readonly number[]
    readonly shared: number
    readonly reasons: Readonly<Record<string, number>>
    readonly turns: Spread
  }
  /** What is counted for this game alone. */
  readonly tally?: TallyReport
  readonly hash: string
}

function summary(
  { game, players }: Simulation,
  played: readonly Played[],
  seconds: number,
  tally: Tally<Tagged> | undefined,
): Report {
  const decisions = played.reduce((total, { decisions }) => total + decisions, 0)
  const soleWinner = ({ places }: Result) => (places.filter((place) => place === 1).length > 1 ? -1 : places.indexOf(1))
  const winners = played.map(({ result }) => soleWinner(result))
  const reasons: Record<string, number> = {}
  for (const { result } of played) reasons[result.reason] = (reasons[result.reason] ?? 0) + 1
  return {
    game: game.id,
    players,
    games: played.length,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    results: {
      wins: Array.from({ length: players }, (_, seat) => winners.filter((winner) => winner === seat).length),
      shared: winners.filter((winner) => winner === -1).length,
      reasons,
      turns: spread(played.map(({ turns }) => turns)),
    },
    ...(tally && { tally: tally.report() }),
    hash: hash(played),
  }
}

function print(
  { games, decisions, decisionsPerSecond, results, hash, ...report }: Report,
  { bots, options, seed }: Simulation,
  tally: Tally<Tagged> | undefined,
  isFurther: boolean,
): void {
  const share = (n: number) => `${n} (${((100 * n) / games).toFixed(1)} %)`
  const line = (what: string, much: string | number) => console.log(`${what.padEnd(22)}${much}`)
  const { turns } = results
  if (isFurther) console.log()
  console.log(`${report.game}, ${report.players} players, ${bots} bots`)
  line('seed, options', `${seed}, ${optionsText(options)}`)
  line('games', games)
  line('decisions', decisions)
  line('decisions per second', decisionsPerSecond.toLocaleString('en'))
  for (const [seat, wins] of results.wins.entries()) line(`seat ${seat + 1} wins`, share(wins))
  line('no sole winner', share(results.shared))
  for (const [reason, n] of Object.entries(results.reasons)) line(`ended by ${reason}`, share(n))
  line('turns', `${turns.mean} on average, ${turns.shortest} to ${turns.longest}`)
  for (const [what, much] of tally?.lines() ?? []) line(what, much)
  line('hash', hash)
}
