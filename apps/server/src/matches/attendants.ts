/* After everything that happens in a match: whoever is to go on without a person is set going. */
import { createClerk } from '@logres/bots'
import type { Entry } from '@logres/kernel'
import type { Bots } from './bots.ts'
import type { Races } from './races.ts'
import type { Room } from './room.ts'

export interface AttendantsPlan {
  readonly bots: Bots
  readonly races: Races
  /** Nothing has come of what another server did. */
  stoodStill(room: Room): void
  failed(match: string, error: unknown): void
}

/** After so many milliseconds without anything the other server is believed to be gone. */
const STANDSTILL = 5_000

export class Attendants {
  readonly #plan: AttendantsPlan
  /** Rooms that are looked at again after a while. */
  readonly #awaited = new WeakSet<Room>()

  constructor(plan: AttendantsPlan) {
    this.#plan = plan
  }

  /** Something was appended by another server, which goes on with it. If nothing comes of that, we do. */
  lookOn(room: Room, news: Entry): void {
    this.#plan.races.lookOn(room, news)
    if (!this.#awaited.has(room)) this.#await(room)
  }

  #await(room: Room): void {
    if (room.match.outcome !== undefined) return
    const { length } = room
    this.#awaited.add(room)
    setTimeout(() => {
      this.#awaited.delete(room)
      if (room.isGone) return
      if (room.length === length) this.#plan.stoodStill(room)
      else this.#await(room)
    }, STANDSTILL).unref()
  }

  /** News is null when a match was just opened, or somebody thought it might have stopped. */
  look(room: Room, news: Entry | null): void {
    const { bots, races, failed } = this.#plan
    bots.look(room)
    if (!races.look(room, news)) this.#clerk(room)
    for (const seat of room.seats.list.keys()) room.answerStanding(seat)?.catch((error) => failed(room.id, error))
  }

  /** Where nobody but the clerk can go on. */
  #clerk(room: Room): void {
    const { game, state, outcome, length } = room.match
    const actors = outcome === undefined ? game.toAct(state) : []
    if (actors.length !== 1 || actors[0] !== 'clerk') return
    const clerk = createClerk(game, `${room.botSeed}/clerk/${length}`)
    const action = clerk.act(game.view(state, 'table'), game.legal(state, 'clerk'))
    room.act('clerk', action, 'clerk').catch((error) => this.#plan.failed(room.id, error))
  }
}
