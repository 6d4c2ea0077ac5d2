/*
 * Who acts next, and what they do, in every match with bots: simulations, records, games at the terminal and in a page. The same
 * seed gives the same play.
 */
import {
  type Actor,
  type AnyGame,
  at,
  isRefusal,
  type Seat,
  type SeededChance,
  seededChance,
  type Tagged,
} from '@logres/kernel'
import type { Bot, Budget, Choice, Clerk, Weights } from '@logres/mind'
import { BUDGETS, isLevel, type Level } from '@logres/mind'
import { createClerk } from './clerk.ts'
import { type BotName, createBot } from './create.ts'

export interface Move {
  readonly actor: Actor
  readonly action: Tagged
  /** See Choice. */
  readonly after?: number
}

/** The bot on a seat. Without a budget it thinks as long as its level does in a match. */
export interface Player {
  readonly bot: BotName
  readonly budget?: Budget
  /** Of the evaluation, instead of the tuned ones. */
  readonly weights?: Weights | undefined
}

export interface DriverOptions {
  /** The bot of each seat; null for a person, who acts themselves. */
  readonly seats: readonly (Player | null)[]
  /** See createClerk. */
  readonly pace?: number
  /** After this many actions per seat, the clerk ends a question to several seats. */
  readonly patience?: number
  /** Milliseconds; to measure how long the bots think. */
  readonly clock?: () => number
}

/** How many decisions a seat's bot had to make, waiting included, and how long it thought. */
export interface Effort {
  decisions: number
  ms: number
  longest: number
}

const PATIENCE = 40
/** For bots that need no time: without a clock their choices do not depend on the machine. */
const NO_TIME: Budget = { iterations: 1 }
/** The random bot needs no view. */
const NO_VIEW = {}

export class Driver {
  readonly efforts: readonly Effort[]
  readonly #game: AnyGame
  readonly #bots: readonly (Bot<Tagged, object> | null)[]
  readonly #looks: readonly boolean[]
  readonly #budgets: readonly Budget[]
  readonly #levels: readonly Level[]
  readonly #people: readonly Seat[]
  readonly #seed: string
  readonly #patience: number
  readonly #pace: number
  readonly #clock: () => number
  /** Created on demand: most games need none. */
  #clerk: Clerk<Tagged, object> | undefined
  #chance: SeededChance | undefined
  /** The turn in which several act, and the number of their actions in it. */
  #turn = 0
  #actions = 0

  constructor(game: AnyGame, { seats, pace = 1, patience = PATIENCE, clock = noClock }: DriverOptions, seed: string) {
    this.#game = game
    this.#seed = seed
    this.#pace = pace
    this.#patience = patience * seats.length
    this.#clock = clock
    this.efforts = seats.map(() => ({ decisions: 0, ms: 0, longest: 0 }))
    this.#looks = seats.map((player) => player?.bot !== 'random')
    this.#levels = seats.map((player) => (player !== null && isLevel(player.bot) ? player.bot : 'squire'))
    this.#people = seats.flatMap((player, seat) => (player === null ? [seat] : []))
    this.#budgets = seats.map(
      (player) =>
        player?.budget ?? (player?.bot === 'knight' || player?.bot === 'champion' ? BUDGETS[player.bot] : NO_TIME),
    )
    this.#bots = seats.map((player, seat) => {
      if (player === null) return null
      const bot = createBot(game, player.bot, `${seed}/bot ${seat}`, player.weights)
      if (isRefusal(bot)) throw new RangeError(`there is no bot ${player.bot} for ${game.id}`)
      return bot
    })
  }

  /** Undefined when the game is over, or waits for a person. */
  next(state: object): Move | undefined {
    const actors = this.#game.toAct(state)
    const first = actors[0]
    if (first === undefined) return undefined
    if (actors.length > 1) return this.#nextOfSeveral(state, actors)
    if (first === 'clerk') return this.#clerkMove(state)
    const action = this.#choice(state, first)?.action
    if (action === undefined) return undefined
    if (action === 'wait') throw new Error(`a bot of ${this.#game.id} waits though nobody else can act`)
    return { actor: first, action }
  }

  #choice(state: object, seat: Seat): Choice<Tagged> | undefined {
    const bot = at(this.#bots, seat)
    if (bot === null) return undefined
    const view = this.#looks[seat] === true ? this.#game.view(state, seat) : NO_VIEW
    const legal = this.#game.legal(state, seat)
    const begin = this.#clock()
    const choice = bot.choose(view, legal, at(this.#budgets, seat), this.#people)
    if (legal.length > 1) note(at(this.efforts, seat), this.#clock() - begin)
    return choice
  }

  /**
   * Asks the seats in random order, so that none is favoured, until one does not wait. Among people the one acts who wants to
   * act first.
   */
  #nextOfSeveral(state: object, actors: readonly Actor[]): Move | undefined {
    const clerkCan = actors.includes('clerk')
    if (clerkCan && this.#isPatienceSpent(state)) return this.#clerkMove(state)
    const seats = actors.filter((actor) => actor !== 'clerk')
    this.#chance ??= seededChance(`${this.#seed}/order`)
    let isPersonAsked = false
    let next: (Move & { readonly after: number }) | undefined
    while (seats.length > 0) {
      const [seat = 0] = seats.splice(this.#chance.pick(seats.length, 'who'), 1)
      const choice = this.#choice(state, seat)
      if (choice === undefined) isPersonAsked = true
      else if (choice.action !== 'wait') {
        const { action, after = 0 } = choice
        if (next === undefined || after < next.after) next = { actor: seat, action, after }
        if (next.after === 0) break
      }
    }
    if (next !== undefined) {
      this.#actions += 1
      return next
    }
    if (isPersonAsked) return undefined
    if (!clerkCan) throw new Error(`all bots of ${this.#game.id} wait for each other`)
    return this.#clerkMove(state)
  }

  #isPatienceSpent(state: object): boolean {
    const { no } = this.#game.turn(state)
    if (no !== this.#turn) {
      this.#turn = no
      this.#actions = 0
    }
    return this.#actions >= this.#patience
  }

  #clerkMove(state: object): Move {
    this.#clerk ??= createClerk(this.#game, `${this.#seed}/clerk`, { levels: this.#levels, pace: this.#pace })
    return {
      actor: 'clerk',
      action: this.#clerk.act(this.#game.view(state, 'table'), this.#game.legal(state, 'clerk')),
    }
  }
}

function noClock(): number {
  return 0
}

function note(effort: Effort, ms: number): void {
  effort.decisions += 1
  effort.ms += ms
  effort.longest = Math.max(effort.longest, ms)
}
