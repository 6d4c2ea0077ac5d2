/*
 * Lets bots play: those that sit at the table, and stand-ins. A bot is asked when its seat is, and again when what it sees has changed; what it chose on an older view is tried, and dropped if it no longer fits.
 */
import { BUDGETS, type Level } from '@logres/bots'
import type { Actor, Seat, Tagged } from '@logres/kernel'
import { type BotPool, Cancelled, Closed, Superseded } from '../bots/pool.ts'
import type { Room } from './room.ts'

export interface BotsPlan {
  readonly pool: Pick<BotPool, 'think' | 'cancel'>
  /** A bot's move shows no earlier than so many milliseconds after the question: people want to follow. */
  readonly leastDelay: number
  failed(match: string, error: unknown): void
}

export class Bots {
  readonly #plan: BotsPlan
  /** The cursor at which each seat was last asked, by match and seat. */
  readonly #asked = new Map<string, number>()

  constructor(plan: BotsPlan) {
    this.#plan = plan
  }

  /** After every entry, and when a match is opened. */
  look(room: Room): void {
    const { match } = room
    if (match.outcome !== undefined) this.#plan.pool.cancel(room.id)
    const actors: readonly Actor[] = match.outcome === undefined ? match.game.toAct(match.state) : []
    for (let seat = 0; seat < room.seats.list.length; seat++) {
      const level = actors.includes(seat) ? room.levelAt(seat) : undefined
      if (level === undefined && this.#asked.size === 0) continue
      const name = `${room.id} ${seat}`
      if (level === undefined) this.#asked.delete(name)
      else if (this.#asked.get(name) !== room.lens(seat).cursor) void this.#ask(room, seat, level, name)
    }
  }

  async #ask(room: Room, seat: Seat, level: Level, name: string): Promise<void> {
    const { game, state } = room.match
    const { cursor } = room.lens(seat)
    this.#asked.set(name, cursor)
    const question = {
      ...{ match: room.id, seat, game: game.id, level, seed: `${room.botSeed}/${seat}`, budget: BUDGETS[level] },
      ...{ view: game.view(state, seat), legal: game.legal(state, seat) },
    }
    try {
      const [choice] = await Promise.all([this.#plan.pool.think(question), wait(this.#plan.leastDelay)])
      if (choice.action === 'wait') {
        await wait(choice.ms)
        if (this.#asked.get(name) === cursor) this.#again(room, name)
        return
      }
      if (this.#asked.get(name) !== cursor) return
      const done = await room.act(seat, choice.action, 'bot')
      if (typeof done !== 'number') this.#again(room, name)
    } catch (error) {
      if (error instanceof Superseded || error instanceof Cancelled || error instanceof Closed) return
      this.#plan.failed(room.id, error)
      if (this.#asked.get(name) === cursor) await this.#makeDo(room, seat, question.legal)
    }
  }

  /** No answer, and it was asked more than once: a match must not stop for that. */
  async #makeDo(room: Room, seat: Seat, legal: readonly Tagged[]): Promise<void> {
    const [first] = legal
    if (first === undefined) return
    await room.act(seat, first, 'bot').catch((error) => this.#plan.failed(room.id, error))
  }

  #again(room: Room, name: string): void {
    this.#asked.delete(name)
    this.look(room)
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
