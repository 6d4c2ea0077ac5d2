/* Finds sockets that died without a close frame. A few per tick, never all at once. */
import type { WebSocket } from 'ws'
import { PingTracker } from './ping-tracker.ts'

/**
 * Each socket is checked once per round. Browsers answer pings by themselves; one that has not since the last round
 * is dead, or so far behind with reading that it might as well be.
 */
const TICKS_PER_ROUND = 25

export class Heartbeat {
  readonly #groups: readonly Map<WebSocket, PingTracker>[] = Array.from({ length: TICKS_PER_ROUND }, () => new Map())
  readonly #roundMs: number
  readonly #cutOff: (socket: WebSocket) => void
  #timer: NodeJS.Timeout | undefined
  #ticks = 0
  #count = 0

  constructor(roundMs: number, cutOff: (socket: WebSocket) => void) {
    this.#roundMs = roundMs
    this.#cutOff = cutOff
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), this.#roundMs / TICKS_PER_ROUND)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Until it closes. */
  watch(socket: WebSocket): PingTracker {
    const tracker = new PingTracker(socket)
    const group = this.#groups[this.#count++ % TICKS_PER_ROUND]
    group?.set(socket, tracker)
    socket.on('close', () => group?.delete(socket))
    return tracker
  }

  #tick(): void {
    const group = this.#groups[this.#ticks++ % TICKS_PER_ROUND] ?? []
    for (const [socket, tracker] of group) if (tracker.checkDead()) this.#cutOff(socket)
  }
}
