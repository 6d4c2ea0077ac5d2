/* Clients of the relay: they send as much as the real ones did, taking turns. */
import { at } from '@logres/kernel'
import { WebSocket } from 'ws'
import type { LoadClient } from './loops.ts'
import { ANSWER, type Exchange } from './trace.ts'

const ANSWERED = ANSWER.charCodeAt(0)

export class RelayClient implements LoadClient {
  readonly isOver = false
  readonly #sockets: readonly WebSocket[]
  readonly #texts: readonly string[]
  #acts = 0
  #then: () => void = () => {}

  private constructor(sockets: readonly WebSocket[], texts: readonly string[]) {
    this.#sockets = sockets
    this.#texts = texts
    for (const socket of sockets) {
      socket.on('message', (data) => {
        if (Buffer.isBuffer(data) && data[0] === ANSWERED) this.#then()
      })
    }
  }

  static async open(port: number, name: string, seats: number, exchanges: readonly Exchange[]): Promise<RelayClient> {
    const sockets = await Promise.all(Array.from({ length: seats }, () => openSocket(`ws://127.0.0.1:${port}/${name}`)))
    return new RelayClient(
      sockets,
      exchanges.slice(0, 100).map(({ sent }) => 'x'.repeat(sent)),
    )
  }

  ready(then: () => void): void {
    then()
  }

  act(then: () => void): void {
    this.#then = then
    this.#acts += 1
    at(this.#sockets, this.#acts % this.#sockets.length).send(at(this.#texts, this.#acts % this.#texts.length))
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }
}

function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket))
    socket.on('error', reject)
  })
}
