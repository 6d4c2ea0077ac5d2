/*
 * How long matches get: the most entries of one seat, and of all, over many simulated matches of each game and number
 * of seats. The limits of apps/server/src/matches/seat-budgets.ts are chosen from these figures (docs/limits.md).
 */
import { type BotName, Driver } from '@logres/bots'
import { CATALOGUE, findManifest } from '@logres/catalogue'
import { type AnyGame, seededChance } from '@logres/kernel'

export interface MatchLengths {
  readonly game: string
  readonly seats: number
  readonly bots: BotName
  readonly matches: number
  readonly mostOfSeat: number
  readonly mostOfAll: number
}

/** A match that is longer than this is not ended: it would be reported as such. */
const MOST = 1_000_000

export function measureMatchLengths(matches: number, bots: readonly BotName[]): MatchLengths[] {
  const listed = CATALOGUE.filter(({ game }) => findManifest(game.id)?.isListed === true)
  return listed.flatMap(({ game, machineOptions }) =>
    bots.flatMap((bot) =>
      seatCounts(game).map((seats) =>
        longestOf(game, { ...game.options.defaults, ...(bot === 'random' && machineOptions) }, seats, bot, matches),
      ),
    ),
  )
}

function seatCounts({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

function longestOf(game: AnyGame, options: object, seats: number, bots: BotName, matches: number): MatchLengths {
  let [mostOfSeat, mostOfAll] = [0, 0]
  for (let i = 0; i < matches; i++) {
    const acts = actsOf(game, options, seats, bots, `lengths/${i}`)
    mostOfSeat = Math.max(mostOfSeat, ...acts.slice(0, seats))
    mostOfAll = Math.max(
      mostOfAll,
      acts.reduce((total, each) => total + each, 0),
    )
  }
  return { game: game.id, seats, bots, matches, mostOfSeat, mostOfAll }
}

/** The acts of each seat, then those of the clerk. */
function actsOf(game: AnyGame, options: object, seats: number, bot: BotName, seed: string): number[] {
  const driver = new Driver(game, { seats: Array.from({ length: seats }, () => ({ bot })) }, seed)
  const chance = seededChance(seed)
  const state = game.setup(options, seats, chance)
  const acts = Array.from({ length: seats + 1 }, () => 0)
  for (let n = 0; n < MOST; n++) {
    const move = driver.next(state)
    if (move === undefined) return acts
    game.apply(state, move.actor, move.action, chance, () => {})
    const who = move.actor === 'clerk' ? seats : move.actor
    acts[who] = (acts[who] ?? 0) + 1
  }
  throw new Error(`a match of ${game.id} does not end`)
}

if (import.meta.main) {
  const matches = Number(process.argv[2] ?? 200)
  for (const each of measureMatchLengths(matches, ['page', 'random'])) console.log(Object.values(each).join('\t'))
}
