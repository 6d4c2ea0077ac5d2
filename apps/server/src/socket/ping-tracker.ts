/* How long a message takes to a browser and back, and whether anybody is still there: pings with random bytes, and their echo. */
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Latency } from '../matches/room-client.ts'

/** The shortest of so many counts. */
const SAMPLES = 8
/** Who does not answer is not asked more often than that at once. */
const MAX_IN_FLIGHT = 16

export class PingTracker implements Latency {
  readonly #socket: WebSocket
  /** When each ping left that has not come back, by its bytes. */
  readonly #inFlight = new Map<string, number>()
  readonly #trips: number[] = []
  /** Whether anything has come back since it was last looked at. */
  #hasAnswered = true

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('pong', (data) => this.#answered(data.toString('hex')))
  }

  get roundTrip(): number | null {
    return this.#trips.length === 0 ? null : Math.min(...this.#trips)
  }

  get silence(): number {
    const [oldest] = this.#inFlight.values()
    return oldest === undefined ? 0 : performance.now() - oldest
  }

  probe(): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#inFlight.size >= MAX_IN_FLIGHT) return
    const bytes = randomBytes(8)
    this.#inFlight.set(bytes.toString('hex'), performance.now())
    this.#socket.ping(bytes)
  }

  /** Answers whether nothing has come back since the last time, and asks again. */
  checkDead(): boolean {
    const isDead = !this.#hasAnswered
    this.#hasAnswered = false
    this.#inFlight.clear()
    this.probe()
    return isDead
  }

  #answered(bytes: string): void {
    const sent = this.#inFlight.get(bytes)
    if (sent === undefined) return
    this.#inFlight.delete(bytes)
    this.#hasAnswered = true
    this.#trips.push(performance.now() - sent)
    if (this.#trips.length > SAMPLES) this.#trips.shift()
  }
}
