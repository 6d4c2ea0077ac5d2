/* After everything that happens in a match: whoever is to go on without a person is set going. */
import { createClerk } from '@logres/bots'
import type { Entry } from '@logres/kernel'
import type { Bots } from './bots.ts'
import type { Races } from './races.ts'
import type { Room } from './room.ts'

export interface AttendantsPlan {
  readonly bots: Bots
  readonly races: Races
  failed(match: string, error: unknown): void
}

export class Attendants {
  readonly #plan: AttendantsPlan

  constructor(plan: AttendantsPlan) {
    this.#plan = plan
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
