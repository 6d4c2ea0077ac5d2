/*
 * Sends messages over one socket. Messages of the same event-loop turn leave in one write, framed here: a system call
 * costs more than a message, and `ws` would make two writes of each. Pings and close frames are left to `ws`.
 */
import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@logres/protocol'

/** RFC 6455: a final text frame; servers do not mask. */
const WHOLE_TEXT = 0x81
const SHORT = 126
const MIDDLE = 0x10000

export class FrameBatcher {
  readonly #socket: Duplex
  readonly #isOpen: () => boolean
  #texts: string[] = []

  /** Once the socket is not open nothing is sent: the close frame is the last. */
  constructor(socket: Duplex, isOpen: () => boolean) {
    this.#socket = socket
    this.#isOpen = isOpen
  }

  /** Bytes not yet written to the network. */
  get bufferedBytes(): number {
    return this.#socket.writableLength
  }

  send(message: ServerMessage): void {
    if (this.#texts.push(textOf(message)) === 1) process.nextTick(() => this.flush())
  }

  /** Writes at once what would leave at the end of this turn; call before closing. */
  flush(): void {
    const texts = this.#texts
    if (texts.length === 0) return
    this.#texts = []
    if (this.#isOpen()) this.#socket.write(encodeFrames(texts))
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

export function encodeFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    const size = sizes[i] ?? 0
    at = writeHead(frames, at, size)
    at += frames.write(text, at)
  }
  return frames
}

function headOf(size: number): number {
  return size < SHORT ? 2 : size < MIDDLE ? 4 : 10
}

function writeHead(frames: Buffer, at: number, size: number): number {
  const next = frames.writeUInt8(WHOLE_TEXT, at)
  if (size < SHORT) return frames.writeUInt8(size, next)
  if (size < MIDDLE) return frames.writeUInt16BE(size, frames.writeUInt8(SHORT, next))
  return frames.writeBigUInt64BE(BigInt(size), frames.writeUInt8(SHORT + 1, next))
}
