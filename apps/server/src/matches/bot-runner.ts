/*
 * Lets bots play, at their own seats and as stand-ins. A bot is asked when its seat is, and again when its view
 * changes. A choice made on an older view is tried, and dropped if it is no longer legal.
 */
import { BUDGETS, type Level, PendingAction } from '@logres/bots'
import type { Actor, Seat, Tagged } from '@logres/kernel'
import { type BotPool, Cancelled, type Choice, Closed, Superseded } from '../bots/pool.ts'
import type { Room } from './room.ts'

export interface BotRunnerOptions {
  readonly pool: Pick<BotPool, 'think' | 'cancel'>
  /**
   * A bot's move is shown no earlier than this many milliseconds after the question, so that people can follow, and
   * not before pages have shown what led to it.
   */
  readonly minDelay: number
  failed(match: string, error: unknown): void
}

/** A reopened match is in another room: its bots must be asked again. */
interface Asked {
  readonly room: Room
  readonly cursor: number
}

export class BotRunner {
  readonly #options: BotRunnerOptions
  /** When each seat was last asked, by match and seat. */
  readonly #asked = new Map<string, Asked>()

  /** What each seat wants to do later. */
  readonly #pending = new Map<string, PendingAction>()

  constructor(options: BotRunnerOptions) {
    this.#options = options
  }

  /** After every entry, and when a match is opened. */
  advance(room: Room): void {
    const { match } = room
    if (match.outcome !== undefined) this.#options.pool.cancel(room.id)
    const actors: readonly Actor[] = match.outcome === undefined ? match.game.toAct(match.state) : []
    for (let seat = 0; seat < room.seats.list.length; seat++) {
      const level = actors.includes(seat) ? room.levelAt(seat) : undefined
      if (level === undefined && this.#asked.size === 0) continue
      const name = `${room.id} ${seat}`
      const asked = this.#asked.get(name)
      if (level === undefined) {
        this.#asked.delete(name)
        this.#pending.delete(name)
      } else if (asked?.room !== room || asked.cursor !== room.viewerState(seat).cursor)
        void this.#ask(room, seat, level, name)
    }
  }

  async #ask(room: Room, seat: Seat, level: Level, name: string): Promise<void> {
    const { game, state } = room.match
    const asked = { room, cursor: room.viewerState(seat).cursor }
    this.#asked.set(name, asked)
    const question = {
      ...{
        owner: room.host,
        match: room.id,
        seat,
        game: game.id,
        level,
        seed: `${room.botSeed}/${seat}`,
        budget: BUDGETS[level],
      },
      ...{ view: game.view(state, seat), legal: game.legal(state, seat), people: peopleIn(room) },
    }
    try {
      const { pool, minDelay } = this.#options
      const [choice] = await Promise.all([pool.think(question), delay(minDelay), room.revealed()])
      if (choice.action === 'wait') {
        await delay(choice.ms)
        return this.#askAgain(asked, name)
      }
      await this.#waitUntilDue(name, choice)
      if (this.#asked.get(name) !== asked) return
      this.#pending.delete(name)
      const done = await room.act(seat, choice.action, 'bot')
      if (typeof done !== 'number') this.#askAgain(asked, name)
    } catch (error) {
      if (error instanceof Superseded || error instanceof Cancelled || error instanceof Closed) return
      this.#options.failed(room.id, error)
      if (room.isClosed) this.#askAgain(asked, name)
      else if (this.#asked.get(name) === asked) await this.#playFirstLegal(room, seat, question.legal)
    }
  }

  /** Without a delay between moves, as in tests, nothing waits. */
  async #waitUntilDue(name: string, { action, after = 0 }: Extract<Choice, { action: Tagged }>): Promise<void> {
    const { minDelay } = this.#options
    if (minDelay === 0 || after <= minDelay) return
    const pending = this.#pending.get(name) ?? new PendingAction()
    this.#pending.set(name, pending)
    await delay(pending.msLeft(action, after - minDelay, performance.now()))
  }

  /** No answer after several attempts: the match must go on. */
  async #playFirstLegal(room: Room, seat: Seat, legal: readonly Tagged[]): Promise<void> {
    const [first] = legal
    if (first === undefined) return
    await room.act(seat, first, 'bot').catch((error) => this.#options.failed(room.id, error))
  }

  #askAgain(asked: Asked, name: string): void {
    if (this.#asked.get(name) !== asked) return
    this.#asked.delete(name)
    // Opening the match again asks by itself.
    if (!asked.room.isClosed) this.advance(asked.room)
  }
}

function peopleIn(room: Room): Seat[] {
  return [...room.seats.list.keys()].filter((seat) => room.levelAt(seat) === undefined)
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
