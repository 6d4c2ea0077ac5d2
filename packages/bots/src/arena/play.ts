/* One deal of the arena, played with every seating. */
import { type AnyGame, at, type Seat, seededChance } from '@logres/kernel'
import { shareOf } from '@logres/mind'
import { Driver, type Effort, type Player } from '../driver.ts'
import type { Seating } from './seating.ts'

export interface Deal {
  readonly game: AnyGame
  readonly options: object
  readonly sides: readonly Player[]
  readonly seatings: readonly Seating[]
  /** The same seed deals the same. */
  readonly seed: string
}

/** The result of one game, by seat. */
export interface Played {
  readonly seating: Seating
  readonly shares: readonly number[]
  readonly scores: readonly number[]
  readonly efforts: readonly Effort[]
  /** Who acts first; null where several do. */
  readonly starter: Seat | null
}

export function playDeal(deal: Deal, clock: () => number): Played[] {
  return deal.seatings.map((seating, i) => playGame(deal, seating, `${deal.seed}/${i}`, clock))
}

function playGame(
  { game, options, sides, seed }: Deal,
  seating: Seating,
  botSeed: string,
  clock: () => number,
): Played {
  const driver = new Driver(game, { seats: seating.map((side) => at(sides, side)), clock }, botSeed)
  const chance = seededChance(seed)
  const state = game.setup(options, seating.length, chance)
  const [first = 'clerk', second] = game.toAct(state)
  for (let move = driver.next(state); move !== undefined; move = driver.next(state)) {
    const refusal = game.whyNot(state, move.actor, move.action)
    if (refusal !== undefined) throw new Error(`a bot of ${game.id} chose what is refused: ${refusal.code}`)
    game.apply(state, move.actor, move.action, chance, ignore)
  }
  const result = game.result(state)
  if (result === undefined) throw new Error(`a game of ${game.id} stopped without a result`)
  return {
    seating,
    shares: result.scores.map((_, seat) => shareOf(result, seat)),
    scores: result.scores,
    efforts: driver.efforts,
    starter: first === 'clerk' || second !== undefined ? null : first,
  }
}

function ignore(): void {}
