import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS, type Bot, type BotName, createBot } from '@logres/bots'
import {
  type AnyGame,
  at,
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
import { sayRefusal } from '@logres/words'
import { Arguments, Complaint } from '../arguments.ts'
import { progressBar } from '../progress.ts'

interface Simulation {
  readonly game: AnyGame
  readonly players: number
  readonly options: object
  readonly bots: BotName
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
    texts: ['players', 'bots', 'games', 'seed', 'options', 'records'],
    flags: ['json'],
  })
  const entry = given.game()
  const { game } = entry
  const players = given.whole('players', game.seats.min, game.seats.min, game.seats.max)
  const options = given.options(entry, entry.machineOptions)
  const wrong = game.checkSetup(options, players)
  if (wrong !== undefined) throw new Complaint(sayRefusal(wrong))
  const simulation = { game, players, options, bots: given.oneOf('bots', BOTS, 'random') }
  const games = given.whole('games', 100, 1, 10_000_000)
  const seed = given.text('seed') ?? 'logres'
  const records = given.text('records')
  if (records !== undefined) makeFolder(records)

  const bar = progressBar(games, 'games')
  const played: Played[] = []
  let seconds = 0
  for (let i = 0; i < games; i++) {
    const start = performance.now()
    const { end, ...game } = playOne(simulation, `${seed}/${i}`)
    seconds += (performance.now() - start) / 1000
    played.push({ ...game, state: hash(end) })
    if (records !== undefined) writeRecord(simulation, `${seed}/${i}`, join(records, `${i}.json`))
    bar.show(i + 1)
  }
  bar.clear()
  const report = summary(simulation, played, seconds)
  if (given.flag('json')) console.log(JSON.stringify(report))
  else print(report, simulation, seed)
  return 0
}

/** A new or empty one: records of another run must not lie among those of this one. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    if (readdirSync(folder).length === 0) return
  } catch (error) {
    throw new Complaint(`--records ${folder}: ${error instanceof Error ? error.message : error}`)
  }
  throw new Complaint(`--records ${folder}: the folder is not empty.`)
}

function botsFor({ game, players, bots }: Simulation, seed: string): Bot<Tagged, object>[] {
  return Array.from({ length: players }, (_, seat) => {
    const bot = createBot(game, bots, `${seed}/bot ${seat}`)
    if (isRefusal(bot)) throw new Complaint(sayRefusal(bot))
    return bot
  })
}

/** In place and without a log: as fast as the rules allow. */
function playOne(simulation: Simulation, seed: string): Omit<Played, 'state'> & { readonly end: object } {
  const { game, players, options } = simulation
  const bots = botsFor(simulation, seed)
  const chance = seededChance(seed)
  const state = game.setup(options, players, chance)
  let decisions = 0
  for (let actor = game.toAct(state)[0]; actor !== undefined; actor = game.toAct(state)[0]) {
    if (actor === 'clerk') throw new Error('no clerk plays here yet')
    const legal = game.legal(state, actor)
    const view = simulation.bots === 'random' ? NO_VIEW : game.view(state, actor)
    const { action } = at(bots, actor).choose(view, legal)
    const refusal = game.whyNot(state, actor, action)
    if (refusal !== undefined) throw new Error(`a legal action is refused: ${refusal.code}`)
    game.apply(state, actor, action, chance, ignore)
    decisions += 1
  }
  const result = game.result(state)
  if (result === undefined) throw new Error('over without a result')
  return { result, decisions, turns: game.turn(state).no, end: state }
}

/** The random bot looks at nothing. */
const NO_VIEW = {}

function ignore(): void {}

/** The same game once more, with its log. Times count actions: a record must not depend on when it was made. */
function writeRecord(simulation: Simulation, seed: string, file: string): void {
  const { game, players, options } = simulation
  const bots = botsFor(simulation, seed)
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Bot ${seat + 1}`, bot: simulation.bots }))
  const { id, rulesVersion } = game
  const table = seededTable(seed, { id: `simulation/${seed}`, game: id, rulesVersion, options, seats })
  const started = Match.start(game, table, seededChance(seed), 0)
  if (started.kind === 'refusal') throw new Complaint(sayRefusal(started))
  const { match } = started
  for (let actor = game.toAct(match.state)[0]; actor !== undefined; actor = game.toAct(match.state)[0]) {
    if (actor === 'clerk') throw new Error('no clerk plays here yet')
    const { action } = at(bots, actor).choose(game.view(match.state, actor), game.legal(match.state, actor))
    const done = match.act(actor, action, { at: match.entries.length, by: 'bot', key: null })
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
    readonly turns: { readonly mean: number; readonly shortest: number; readonly longest: number }
  }
  readonly hash: string
}

function summary({ game, players }: Simulation, played: readonly Played[], seconds: number): Report {
  const decisions = played.reduce((total, { decisions }) => total + decisions, 0)
  const turns = played.map(({ turns }) => turns)
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
      turns: {
        mean: Number((turns.reduce((total, n) => total + n, 0) / played.length).toFixed(1)),
        shortest: turns.reduce((a, b) => Math.min(a, b)),
        longest: turns.reduce((a, b) => Math.max(a, b)),
      },
    },
    hash: hash(played),
  }
}

function print(
  { games, decisions, decisionsPerSecond, results, hash, ...report }: Report,
  { bots, options }: Simulation,
  seed: string,
): void {
  const share = (n: number) => `${n} (${((100 * n) / games).toFixed(1)} %)`
  const { turns } = results
  console.log(`${report.game}, ${report.players} players, ${bots} bots`)
  console.log(`seed, options         ${seed}, ${JSON.stringify(options)}`)
  console.log(`games                 ${games}`)
  console.log(`decisions             ${decisions}`)
  console.log(`decisions per second  ${decisionsPerSecond.toLocaleString('en')}`)
  for (const [seat, wins] of results.wins.entries()) console.log(`seat ${seat + 1} wins           ${share(wins)}`)
  console.log(`no sole winner        ${share(results.shared)}`)
  for (const [reason, n] of Object.entries(results.reasons)) console.log(`ended by ${reason.padEnd(12)} ${share(n)}`)
  console.log(`turns                 ${turns.mean} on average, ${turns.shortest} to ${turns.longest}`)
  console.log(`hash                  ${hash}`)
}
