/* All clients of a room at this server, and messages to all of them. */
import type { AnyMatch, Seat, Viewer } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import type { ClockView } from '../clocks/clock-view.ts'
import type { DisconnectReason, RoomClient } from './room-client.ts'
import type { ViewUpdate } from './view-snapshot.ts'

/** The people who are not ready for a race yet, and when nobody waits for them any more. */
export interface Readiness {
  readonly waitsFor: readonly Seat[]
  readonly until: number
  now(): number
}

export class RoomClients {
  readonly all = new Set<RoomClient>()
  readonly #match: AnyMatch
  readonly #now: () => number
  /** The clock as everybody may see it: with everything durable. */
  #clock: ClockView | undefined
  #readiness: Readiness | null = null

  constructor(match: AnyMatch, now: () => number) {
    this.#match = match
    this.#now = now
  }

  /** Whether a seated person is connected. */
  get hasPlayers(): boolean {
    return [...this.all].some(({ viewer }) => viewer !== 'table')
  }

  setClock(clock: ClockView | undefined): void {
    this.#clock = clock
  }

  sendClock(client: RoomClient, now = this.#now()): void {
    if (this.#clock === undefined || this.#match.outcome !== undefined) return
    client.send(this.#clock.messageFor(client.viewer, now))
  }

  setReadiness(readiness: Readiness | null): void {
    this.#readiness = readiness
    for (const client of this.all) this.sendReadiness(client)
  }

  sendReadiness(client: RoomClient): void {
    if (this.#readiness === null) return
    const { waitsFor, until, now } = this.#readiness
    client.send({ kind: 'readiness', waitsFor, left: Math.max(0, Math.round(until - now())) })
  }

  sendClockToAll(): void {
    const now = this.#now()
    for (const client of this.all) this.sendClock(client, now)
  }

  send(message: ServerMessage, isFor: (viewer: Viewer) => boolean = () => true): void {
    for (const client of this.all) if (isFor(client.viewer)) client.send(message)
  }

  sendUpdates(updateOf: (viewer: Viewer) => ViewUpdate | undefined): void {
    const now = this.#now()
    for (const client of this.all) {
      const update = updateOf(client.viewer)
      // A viewer who was shown nothing must not learn from the clock that something happened.
      if (update === undefined) continue
      client.send(update.message)
      this.sendClock(client, now)
    }
  }

  /** Clients who no longer have their seat. */
  disconnectUnseated(isAllowed: (client: RoomClient) => boolean): void {
    for (const client of this.all) {
      if (isAllowed(client)) continue
      this.all.delete(client)
      client.disconnect('reseated')
    }
  }

  disconnectAll(why: DisconnectReason): void {
    for (const client of this.all) client.disconnect(why)
  }
}
