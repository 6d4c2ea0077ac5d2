/* Finds sockets that died without a close frame. A few per tick, never all at once. */
import type { WebSocket } from 'ws'
import { PingTracker } from './ping-tracker.ts'

const TICK_MS = 1_000
/**
 * Each socket is checked once per round. Browsers answer pings by themselves; one that has not since the last round
 * is dead.
 */
const TICKS_PER_ROUND = 25

export class Heartbeat {
  readonly #groups: readonly Map<WebSocket, PingTracker>[] = Array.from({ length: TICKS_PER_ROUND }, () => new Map())
  #timer: NodeJS.Timeout | undefined
  #ticks = 0
  #count = 0

  start(): void {
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
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
    for (const [socket, tracker] of group) if (tracker.checkDead()) socket.terminate()
  }
}
