/* Adds up the results of the arena. */
import { add, at, type Seat } from '@logres/kernel'
import type { Played } from './play.ts'
import { type Interval, wilson } from './statistics.ts'

/** A share of victories with its interval of 95 %. */
export interface Share extends Interval {
  readonly share: number
  readonly games: number
}

export interface SideReport extends Share {
  /** The expected share if all bots were equal: the fraction of the seats it had. */
  readonly fair: number
  readonly meanScore: number
  /** Its best score less the best of all others, on average. */
  readonly meanLead: number
  readonly decisionsPerGame: number
  readonly msPerDecision: number
  readonly longestMs: number
  /** For each seat, the share of the games in which it sat there. */
  readonly bySeat: readonly Share[]
}

export interface ArenaReport {
  readonly games: number
  readonly sides: readonly SideReport[]
  /** Regardless of who had the seat. */
  readonly seats: readonly Share[]
  /** Of the seat that acts first; null if several do. */
  readonly starter: Share | null
}

interface SideSums {
  won: number
  held: number
  score: number
  lead: number
  decisions: number
  ms: number
  longest: number
  readonly wonBySeat: number[]
  readonly gamesBySeat: number[]
}

export class Ledger {
  readonly #sides: readonly SideSums[]
  readonly #wonBySeat: number[]
  #games = 0
  #started = 0
  #startedWon = 0

  constructor(sides: number, seats: number) {
    const zeros = () => Array.from({ length: seats }, () => 0)
    this.#sides = Array.from({ length: sides }, () => ({
      ...{ won: 0, held: 0, score: 0, lead: 0, decisions: 0, ms: 0, longest: 0 },
      ...{ wonBySeat: zeros(), gamesBySeat: zeros() },
    }))
    this.#wonBySeat = zeros()
  }

  get games(): number {
    return this.#games
  }

  /** How much this side has won so far. */
  won(side: number): number {
    return at(this.#sides, side).won
  }

  enter(played: Played): void {
    const { seating, shares, scores, starter } = played
    this.#games += 1
    if (starter !== null) {
      this.#started += 1
      this.#startedWon += at(shares, starter)
    }
    for (const [seat, side] of seating.entries()) {
      add(this.#wonBySeat, seat, at(shares, seat))
      this.#enterSeat(at(this.#sides, side), seat, played)
    }
    for (const [side, sums] of this.#sides.entries()) {
      const best = (isOurs: boolean) => Math.max(...scores.filter((_, seat) => (at(seating, seat) === side) === isOurs))
      sums.lead += best(true) - best(false)
    }
  }

  #enterSeat(side: SideSums, seat: Seat, { shares, scores, efforts }: Played): void {
    const { decisions, ms, longest } = at(efforts, seat)
    side.won += at(shares, seat)
    side.held += 1
    side.score += at(scores, seat)
    side.decisions += decisions
    side.ms += ms
    side.longest = Math.max(side.longest, longest)
    add(side.wonBySeat, seat, at(shares, seat))
    add(side.gamesBySeat, seat, 1)
  }

  report(): ArenaReport {
    const games = this.#games
    return {
      games,
      sides: this.#sides.map((side) => this.#sideReport(side)),
      seats: this.#wonBySeat.map((won) => shareOfGames(won, games)),
      starter: this.#started === 0 ? null : shareOfGames(this.#startedWon, this.#started),
    }
  }

  #sideReport({ won, held, score, lead, decisions, ms, longest, wonBySeat, gamesBySeat }: SideSums): SideReport {
    return {
      ...shareOfGames(won, this.#games),
      fair: held / (this.#games * this.#wonBySeat.length),
      meanScore: score / held,
      meanLead: lead / this.#games,
      decisionsPerGame: decisions / held,
      msPerDecision: decisions === 0 ? 0 : ms / decisions,
      longestMs: longest,
      bySeat: wonBySeat.map((won, seat) => shareOfGames(won, at(gamesBySeat, seat))),
    }
  }
}

function shareOfGames(won: number, games: number): Share {
  return { share: games === 0 ? 0 : won / games, games, ...wilson(won, games) }
}
