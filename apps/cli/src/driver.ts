/*
 * Who acts next, and what he does: the one answer for simulation, records and games at the terminal. The same seed
 * gives the same play, whoever applies it.
 */
import { type Bot, type BotName, type Choice, type Clerk, createBot, createClerk } from '@logres/bots'
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
import { sayRefusal } from '@logres/words'
import { Complaint } from './arguments.ts'

export interface Move {
  readonly actor: Actor
  readonly action: Tagged
}

export interface Cast {
  /** For each seat its bot; null for a person, who is never driven. */
  readonly seats: readonly (BotName | null)[]
  /** See createClerk. */
  readonly pace?: number
  /** After so many actions for each seat the clerk ends what all do at once. */
  readonly patience?: number
}

const PATIENCE = 12
/** The random bot looks at nothing. */
const NO_VIEW = {}

export class Driver {
  readonly #game: AnyGame
  readonly #bots: readonly (Bot<Tagged, object> | null)[]
  readonly #looks: readonly boolean[]
  readonly #seed: string
  readonly #patience: number
  readonly #pace: number
  /** Made when first needed: most games never do. */
  #clerk: Clerk<Tagged, object> | undefined
  #chance: SeededChance | undefined
  /** The turn in which several act, and what they have done in it. */
  #turn = 0
  #actions = 0

  constructor(game: AnyGame, { seats, pace = 1, patience = PATIENCE }: Cast, seed: string) {
    this.#game = game
    this.#seed = seed
    this.#pace = pace
    this.#patience = patience * seats.length
    this.#bots = seats.map((name, seat) => {
      const bot = name === null ? null : createBot(game, name, `${seed}/bot ${seat}`)
      if (bot !== null && isRefusal(bot)) throw new Complaint(sayRefusal(bot))
      return bot
    })
    this.#looks = seats.map((name) => name !== 'random')
  }

  /** Undefined when the game is over, or waits for a person. */
  next(state: object): Move | undefined {
    const actors = this.#game.toAct(state)
    const first = actors[0]
    if (first === undefined) return undefined
    if (actors.length > 1) return this.#nextOfSeveral(state, actors)
    if (first === 'clerk') return this.#clerkMove(state)
    const choice = this.#choice(state, first)
    return choice && { actor: first, action: choice.action }
  }

  #choice(state: object, seat: Seat): Choice<Tagged> | undefined {
    const bot = at(this.#bots, seat)
    if (bot === null) return undefined
    const view = this.#looks[seat] === true ? this.#game.view(state, seat) : NO_VIEW
    return bot.choose(view, this.#game.legal(state, seat))
  }

  /** One after the other is asked by lot, so that no seat is favoured, until one does not wait. */
  #nextOfSeveral(state: object, actors: readonly Actor[]): Move | undefined {
    const clerkCan = actors.includes('clerk')
    if (clerkCan && this.#isPatienceSpent(state)) return this.#clerkMove(state)
    const seats = actors.filter((actor) => actor !== 'clerk')
    this.#chance ??= seededChance(`${this.#seed}/order`)
    let waiting: Move | undefined
    let isPersonAsked = false
    while (seats.length > 0) {
      const [seat = 0] = seats.splice(this.#chance.pick(seats.length, 'who'), 1)
      const choice = this.#choice(state, seat)
      if (choice === undefined) isPersonAsked = true
      else if (choice.waits === true) waiting = { actor: seat, action: choice.action }
      else {
        this.#actions += 1
        return { actor: seat, action: choice.action }
      }
    }
    if (isPersonAsked) return undefined
    return clerkCan ? this.#clerkMove(state) : waiting
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
    this.#clerk ??= createClerk(this.#game, `${this.#seed}/clerk`, this.#pace)
    const { action } = this.#clerk.choose(this.#game.view(state, 'table'), this.#game.legal(state, 'clerk'))
    return { actor: 'clerk', action }
  }
}
