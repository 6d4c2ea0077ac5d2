/* How long a message takes to a browser and back, and whether anybody is still there: pings with random bytes, and their echo. */
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Line } from '../matches/onlooker.ts'

/** The shortest of so many counts. */
const REMEMBERED = 8
/** Who does not answer is not asked more often than that at once. */
const MOST_UNDER_WAY = 16

export class Pulse implements Line {
  readonly #socket: WebSocket
  /** When each ping left that has not come back, by its bytes. */
  readonly #underWay = new Map<string, number>()
  readonly #trips: number[] = []
  /** Whether anything has come back since it was last looked at. */
  #isAlive = true

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('pong', (data) => this.#answered(data.toString('hex')))
  }

  get roundTrip(): number | null {
    return this.#trips.length === 0 ? null : Math.min(...this.#trips)
  }

  get silence(): number {
    const [oldest] = this.#underWay.values()
    return oldest === undefined ? 0 : performance.now() - oldest
  }

  probe(): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#underWay.size >= MOST_UNDER_WAY) return
    const bytes = randomBytes(8)
    this.#underWay.set(bytes.toString('hex'), performance.now())
    this.#socket.ping(bytes)
  }

  /** Answers whether nothing has come back since the last time, and asks again. */
  isDead(): boolean {
    const isDead = !this.#isAlive
    this.#isAlive = false
    this.#underWay.clear()
    this.probe()
    return isDead
  }

  #answered(bytes: string): void {
    const sent = this.#underWay.get(bytes)
    if (sent === undefined) return
    this.#underWay.delete(bytes)
    this.#isAlive = true
    this.#trips.push(performance.now() - sent)
    if (this.#trips.length > REMEMBERED) this.#trips.shift()
  }
}
