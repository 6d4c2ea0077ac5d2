/* Real questions, from games that pages play. */
import { type Bot, createBot, Driver, type Level } from '@logres/bots'
import { findGame } from '@logres/catalogue'
import { at, isRefusal, present, seededChance, type Tagged } from '@logres/kernel'
import type { BotPool, Choice, Question } from '../../src/bots/pool.ts'

interface Asked {
  readonly view: object
  readonly legal: readonly Tagged[]
}

/** What seat 0 was asked at the start of a game, where it had a choice. */
function askedIn(id: string, count: number): readonly Asked[] {
  const { game, machineOptions } = present(findGame(id))
  const seats = Math.max(2, game.seats.min)
  const chance = seededChance('asked')
  const driver = new Driver(game, { seats: Array.from({ length: seats }, () => ({ bot: 'page' as const })) }, 'asked')
  const state = game.setup({ ...game.options.defaults, ...machineOptions }, seats, chance)
  const asked: Asked[] = []
  for (let move = driver.next(state); move !== undefined && asked.length < count; move = driver.next(state)) {
    const legal = move.actor === 0 ? game.legal(state, 0) : []
    if (legal.length > 1) asked.push({ view: game.view(state, 0), legal })
    game.apply(state, move.actor, move.action, chance, () => {})
  }
  return asked
}

export function questionsOf(game: string, level: Level, count: number): Question[] {
  const budget = { iterations: 10 }
  return askedIn(game, count).map((asked) => ({
    owner: 'somebody',
    match: `a ${level} in ${game}`,
    seat: 0,
    game,
    level,
    seed: 'seed',
    ...asked,
    budget,
  }))
}

const ONE = at(askedIn('avalon', 1), 0)

/** A champion's by default. */
export function question(changes: Partial<Question> = {}): Question {
  const budget = { iterations: 30 }
  return {
    owner: 'somebody',
    match: 'match',
    seat: 0,
    game: 'avalon',
    level: 'champion',
    seed: 'seed',
    ...ONE,
    budget,
    ...changes,
  }
}

export function botFor({ game: id, level, seed }: Question): Bot<Tagged, object> {
  const bot = createBot(present(findGame(id)).game, level, seed)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}

/** What a fresh bot answers. */
export function chosen(asked: Question): Choice {
  return botFor(asked).choose(asked.view, asked.legal, asked.budget)
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

/** Asks questions and records the order of the answers. */
export class Order {
  readonly names: string[] = []
  readonly #pool: BotPool
  readonly #pending: Promise<unknown>[] = []

  constructor(pool: BotPool) {
    this.#pool = pool
  }

  async ask(name: string, changes: Partial<Question>): Promise<void> {
    const answer = this.#pool.think(question({ match: name, ...changes })).then(() => {
      this.names.push(name)
    })
    this.#pending.push(answer)
    await answer
  }

  async all(): Promise<readonly string[]> {
    await Promise.all(this.#pending)
    return this.names
  }
}
