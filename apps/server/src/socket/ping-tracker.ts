/* Measures the round trip to a browser, and whether it still answers: pings with random bytes. */
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Latency } from '../matches/room-client.ts'

/** The shortest of the last ones counts. */
const SAMPLES = 8
/** A socket that does not answer gets no more than this many pings at once. */
const MAX_IN_FLIGHT = 16

export class PingTracker implements Latency {
  readonly #socket: WebSocket
  /** When each unanswered ping was sent, by its bytes. */
  readonly #inFlight = new Map<string, number>()
  readonly #trips: number[] = []
  /** Since the last check. */
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

  /** Answers whether nothing has come back since the last check, and pings again. */
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
