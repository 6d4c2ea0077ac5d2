/* Sends messages over one socket. Messages of the same event-loop turn leave in one system call: the stream is corked. */
import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@logres/protocol'
import type { WebSocket } from 'ws'

export class MessageSender {
  readonly #client: WebSocket
  readonly #stream: Duplex
  #isCorked = false

  /** `stream`: what the client was upgraded from. */
  constructor(client: WebSocket, stream: Duplex) {
    this.#client = client
    this.#stream = stream
  }

  /** Bytes not yet written to the network. */
  get bufferedBytes(): number {
    return this.#client.bufferedAmount
  }

  /** Does nothing once the socket is not open. */
  send(message: ServerMessage): void {
    if (!this.#isCorked) {
      this.#isCorked = true
      this.#stream.cork()
      process.nextTick(() => {
        this.#isCorked = false
        this.#stream.uncork()
      })
    }
    this.#client.send(textOf(message))
  }
}

/** The last message of each kind: one sent to several clients is serialised once. */
const LAST = new Map<string, { readonly message: ServerMessage; readonly text: string }>()

function textOf(message: ServerMessage): string {
  const last = LAST.get(message.kind)
  if (last?.message === message) return last.text
  const text = JSON.stringify(message)
  LAST.set(message.kind, { message, text })
  return text
}
