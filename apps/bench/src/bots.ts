/*
 * How fast the champion thinks: playouts and plies inside its search against random play of the same game, our search
 * against the peer's on a toy game, and where the time goes. All in one run, the contestants taking turns.
 */
import { createRequire } from 'node:module'
import { Driver, mindOf, Search } from '@logres/bots'
import { CATALOGUE, type CatalogueEntry, findManifest } from '@logres/catalogue'
import { type AnyGame, at, isRefusal, type Seat, seededChance, type Tagged } from '@logres/kernel'
import { benchSeats, peerGame, randomPlay } from './contestants.ts'
import type { BenchOptions } from './index.ts'
import { medianOf, rateOf, ratesInTurns, type Work } from './measure.ts'
import { type Shares, sharesOfTime } from './profile.ts'
import type { Toy } from './toy.ts'
import { toyMind, toyState } from './toy-mind.ts'

// The package has no ES module entry that Node can load.
const require = createRequire(import.meta.url)
const peer: typeof import('boardgame.io/internal') = require('boardgame.io/internal')
const peerAi: typeof import('boardgame.io/ai') = require('boardgame.io/ai')

export interface BotsReport {
  readonly games: Readonly<Record<string, Figures>>
  readonly toy: { readonly ours: number; readonly peer: number; readonly ratio: number }
}

export interface Figures {
  readonly playoutsPerSecond: number
  readonly pliesPerPlayout: number
  readonly pliesPerSecond: number
  /** Plies inside the search, chosen by a policy and evaluated, relative to plies of random play. */
  readonly toRandomPlay: number
  readonly time: Shares
}

const ITERATIONS = 100
const ROUNDS = 3

export async function measureBots({ json, ms, print }: BenchOptions): Promise<BotsReport> {
  const games: Record<string, Figures> = {}
  for (const entry of CATALOGUE) {
    const { id } = entry.game
    if (findManifest(id)?.isListed === true) games[id] = await figuresOf(entry, ms)
  }
  const toy = compareOnToy(ms)
  const report = { games, toy }
  if (json) print(JSON.stringify(report))
  else for (const line of linesOf(report)) print(line)
  return report
}

async function figuresOf(entry: CatalogueEntry, ms: number): Promise<Figures> {
  const thinker = createThinker(entry)
  const works = new Map([
    ['plies', thinker.think],
    ['random', randomPlay(entry)],
  ])
  for (const work of works.values()) rateOf(work, ms / 2)
  const { effort } = thinker
  effort.iterations = 0
  effort.plies = 0
  const rounds = Array.from({ length: ROUNDS }, () => ratesInTurns(works, ms))
  const rate = (name: string) => medianOf(rounds.map((round) => round.get(name) ?? Number.NaN))
  const pliesPerPlayout = effort.plies / effort.iterations
  const time = await sharesOfTime(() => rateOf(thinker.think, 2 * ms))
  return {
    playoutsPerSecond: Math.round(rate('plies') / pliesPerPlayout),
    pliesPerPlayout,
    pliesPerSecond: Math.round(rate('plies')),
    toRandomPlay: rate('plies') / rate('random'),
    time,
  }
}

interface Position {
  readonly view: object
  readonly seat: Seat
  readonly legal: readonly Tagged[]
}

const ALONE = { seed: 'bench/bots', people: [] }

/** The champion's search on positions of a real game, one after the other; answers the plies of its playouts. */
function createThinker({ game, machineOptions }: CatalogueEntry): {
  readonly think: Work
  readonly effort: Search<object, Tagged, object>['effort']
} {
  const mind = mindOf(game)
  const positions = positionsOf(game, { ...game.options.defaults, ...machineOptions }, benchSeats(game))
  const chance = seededChance('bench/bots')
  const searched = positions.filter(
    ({ view, legal }) => legal.length > 1 && mind.decide?.(view, legal, 'champion', chance, ALONE) === undefined,
  )
  const search = new Search(mind, mind.search.champion, chance)
  const think: Work = (round) => {
    const before = search.effort.plies
    const { view, seat, legal } = at(searched, round % searched.length)
    search.find(view, seat, legal, { iterations: ITERATIONS })
    return search.effort.plies - before
  }
  return { think, effort: search.effort }
}

function positionsOf(game: AnyGame, options: object, seats: number): Position[] {
  const positions: Position[] = []
  const chance = seededChance('bench/positions')
  const driver = new Driver(game, { seats: Array.from({ length: seats }, () => ({ bot: 'squire' as const })) }, 'bench')
  const state = game.setup(options, seats, chance)
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    const { actor, action } = move
    if (actor !== 'clerk') {
      positions.push({ view: game.view(state, actor), seat: actor, legal: game.legal(state, actor) })
    }
    if (isRefusal(game.whyNot(state, actor, action))) throw new Error('a bot chose what is refused')
    game.apply(state, actor, action, chance, () => {})
  }
  return positions
}

const peerToy = {
  ...peerGame,
  endIf: ({ G }: { G: Toy }) => (G.hands.every((hand) => hand.length === 0) ? { draw: true } : undefined),
}

/** Playouts to the end of the toy, both searches from its first position. */
function compareOnToy(ms: number): BotsReport['toy'] {
  const bot = new peerAi.MCTSBot({
    game: peerToy,
    enumerate: (G: Toy, _ctx: unknown, playerID: string) =>
      (G.hands[Number(playerID)] ?? []).flatMap((_, index) => [
        { move: 'play', args: [index, 0] },
        { move: 'play', args: [index, 1] },
      ]),
    seed: 'bench',
    iterations: PEER_ITERATIONS,
    playoutDepth: 100,
  })
  const start = peer.InitializeGame({ game: peerToy, numPlayers: 2 })
  const search = new Search(toyMind, toyMind.search.champion, seededChance('bench/toy'))
  const state = toyState(seededChance('peer'))
  const works = new Map<string, Work>([
    [
      'peer',
      () => {
        void bot.play(start, '0')
        return PEER_ITERATIONS
      },
    ],
    [
      'ours',
      () => {
        const before = search.effort.iterations
        search.find(state, 0, toyMind.game.legal(state, 0), { iterations: ITERATIONS })
        return search.effort.iterations - before
      },
    ],
  ])
  for (const work of works.values()) rateOf(work, ms / 2)
  const rounds = Array.from({ length: ROUNDS }, () => ratesInTurns(works, ms))
  const rate = (name: string) => Math.round(medianOf(rounds.map((round) => round.get(name) ?? Number.NaN)))
  return { ours: rate('ours'), peer: rate('peer'), ratio: rate('ours') / rate('peer') }
}

/** Few enough for a slice of the measurement. */
const PEER_ITERATIONS = 20

function linesOf({ games, toy }: BotsReport): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`
  const rows = Object.entries(games).map(([id, figures]) => {
    const { rules, judgement, search, other } = figures.time
    return [
      id.padEnd(12),
      figures.playoutsPerSecond.toLocaleString('en').padStart(10),
      figures.pliesPerPlayout.toFixed(1).padStart(10),
      figures.pliesPerSecond.toLocaleString('en').padStart(12),
      `${figures.toRandomPlay.toFixed(2)} ×`.padStart(12),
      percent(rules).padStart(9),
      percent(judgement).padStart(11),
      percent(search).padStart(9),
      percent(other).padStart(9),
    ].join('')
  })
  return [
    `The champion's search; median of ${ROUNDS} rounds, Node ${process.version}.`,
    '',
    'game        playouts/s  plies each      plies/s   to random    rules  evaluation   search    other',
    ...rows,
    '',
    `the toy, playouts to its end: ours ${toy.ours.toLocaleString('en')} / s, boardgame.io's MCTSBot ${toy.peer.toLocaleString('en')} / s, ${toy.ratio.toFixed(1)} ×`,
  ]
}
