/* After every entry: starts whatever acts without a person. */
import { createClerk } from '@logres/bots'
import type { Entry } from '@logres/kernel'
import type { BotRunner } from './bot-runner.ts'
import type { Races } from './races.ts'
import type { Room } from './room.ts'

export interface AutoplayOptions {
  readonly bots: BotRunner
  readonly races: Races
  /** Another server should have continued, but nothing happened. */
  stalled(room: Room): void
  failed(match: string, error: unknown): void
}

/** After so many milliseconds without an entry the other server is presumed dead. */
const STALLED_AFTER = 5_000

export class Autoplay {
  readonly #options: AutoplayOptions
  /** Rooms that will be checked again. */
  readonly #watched = new WeakSet<Room>()

  constructor(options: AutoplayOptions) {
    this.#options = options
  }

  /** Another server appended an entry and continues the match. If nothing follows, we do. */
  watch(room: Room, news: Entry): void {
    this.#options.races.watch(room, news)
    if (!this.#watched.has(room)) this.#checkLater(room)
  }

  #checkLater(room: Room): void {
    if (room.match.outcome !== undefined) return
    const { length } = room
    this.#watched.add(room)
    setTimeout(() => {
      this.#watched.delete(room)
      if (room.isClosed) return
      if (room.length === length) this.#options.stalled(room)
      else this.#checkLater(room)
    }, STALLED_AFTER).unref()
  }

  /** `news` is null when a match was just opened, or may have stalled. */
  advance(room: Room, news: Entry | null): void {
    const { bots, races, failed } = this.#options
    bots.advance(room)
    if (!races.advance(room, news)) this.#clerk(room)
    for (const seat of room.seats.list.keys()) room.answerStanding(seat)?.catch((error) => failed(room.id, error))
    // If it is refused there is a stand-in already, or the match is over.
    for (const seat of room.seats.players)
      if (room.budgets.isSpent(seat)) room.standIn(seat).catch((error) => failed(room.id, error))
  }

  /** Acts where only the clerk can continue. */
  #clerk(room: Room): void {
    const { game, state, outcome, length } = room.match
    const actors = outcome === undefined ? game.toAct(state) : []
    if (actors.length !== 1 || actors[0] !== 'clerk') return
    const clerk = createClerk(game, `${room.botSeed}/clerk/${length}`)
    const action = clerk.act(game.view(state, 'table'), game.legal(state, 'clerk'))
    room.act('clerk', action, 'clerk').catch((error) => this.#options.failed(room.id, error))
  }
}
