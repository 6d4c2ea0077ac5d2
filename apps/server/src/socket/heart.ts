/* Looks after lines that were cut without a word: what is sent over one is lost. A few sockets at each beat, never all at once. */
import type { WebSocket } from 'ws'
import { Pulse } from './pulse.ts'

const BEAT_EVERY = 1_000
/** Each socket is looked at once in so many beats. Browsers answer by themselves; who has not from once to the next is gone. */
const ROUND = 25

export class Heart {
  readonly #groups: readonly Map<WebSocket, Pulse>[] = Array.from({ length: ROUND }, () => new Map())
  #timer: NodeJS.Timeout | undefined
  #beats = 0
  #count = 0

  start(): void {
    this.#timer = setInterval(() => this.#beat(), BEAT_EVERY)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** From now on, until it closes. */
  watch(socket: WebSocket): Pulse {
    const pulse = new Pulse(socket)
    const group = this.#groups[this.#count++ % ROUND]
    group?.set(socket, pulse)
    socket.on('close', () => group?.delete(socket))
    return pulse
  }

  #beat(): void {
    const group = this.#groups[this.#beats++ % ROUND] ?? []
    for (const [socket, pulse] of group) if (pulse.isDead()) socket.terminate()
  }
}
