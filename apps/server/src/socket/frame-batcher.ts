/*
 * What we say over one socket. What is said in the same turn of the event loop leaves in one piece, framed here: a call of the
 * system costs more than a message, and `ws` would make two writes of each. Pings and goodbyes are left to `ws`.
 */
import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@logres/protocol'

/** RFC 6455: a whole text, which a server does not mask. */
const WHOLE_TEXT = 0x81
const SHORT = 126
const MIDDLE = 0x10000

export class FrameBatcher {
  readonly #socket: Duplex
  readonly #isOpen: () => boolean
  #texts: string[] = []

  /** Once it is no longer open nothing is said: a goodbye is the last word. */
  constructor(socket: Duplex, isOpen: () => boolean) {
    this.#socket = socket
    this.#isOpen = isOpen
  }

  /** Bytes that nobody has read yet. */
  get bufferedBytes(): number {
    return this.#socket.writableLength
  }

  send(message: ServerMessage): void {
    if (this.#texts.push(textOf(message)) === 1) process.nextTick(() => this.flush())
  }

  /** Says at once what would be said at the end of this turn: to be called before goodbye. */
  flush(): void {
    const texts = this.#texts
    if (texts.length === 0) return
    this.#texts = []
    if (this.#isOpen()) this.#socket.write(encodeFrames(texts))
  }
}

/** The last of each kind: what several are told is composed once. */
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
