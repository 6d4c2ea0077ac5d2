/*
 * A socket that reconnects: at once when the browser comes online, otherwise after a growing delay. After a limit it leaves
 * the server alone for longer.
 */
import { CLOSE } from '@logres/protocol'

/** The limit because of which the server closed the socket. */
export type LimitReason = 'tooFast' | 'tooMany' | 'tooManyFromHere'

export interface SocketOptions {
  url(): string
  onMessage(text: string): void
  onOpen(): void
  onLost(reason: LimitReason | undefined): void
  /** The socket is closed for good. */
  onEnd(): void
  /** Replaces the browser's WebSocket in tests. */
  socket?(address: string): WebSocket
  /** The first delay in milliseconds. */
  readonly retryDelay?: number
  /** Does not try while the browser is offline. A match tries all the same: its server may be on this computer. */
  readonly waitsForNetwork?: boolean
}

const FIRST_DELAY = 400
const LONGEST_DELAY = 20_000
/** How many first delays to wait after a limit: ten seconds. */
const DELAYS_AFTER_LIMIT = 25
const LONGEST_AFTER_LIMIT = 120_000
const LIMITS: ReadonlyMap<number, LimitReason> = new Map([
  [CLOSE.tooFast, 'tooFast'],
  [CLOSE.tooMany, 'tooMany'],
  [CLOSE.tooManyFromHere, 'tooManyFromHere'],
])

export class ReconnectingSocket {
  readonly #options: SocketOptions
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isClosed = false
  #isLimited = false
  readonly #onOnline = () => this.#reopenNow()

  constructor(options: SocketOptions) {
    this.#options = options
    globalThis.addEventListener?.('online', this.#onOnline)
    this.#open()
  }

  send(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text)
  }

  /** Closes the connection; a new one is opened after the delay. */
  reconnect(): void {
    this.#socket?.close()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#onOnline)
    this.#socket?.close()
  }

  #open(): void {
    if (this.#options.waitsForNetwork === true && globalThis.navigator?.onLine === false) {
      this.#isLimited = false
      return
    }
    const { url, socket = (url: string) => new WebSocket(url) } = this.#options
    const opened = socket(url())
    this.#socket = opened
    opened.addEventListener('open', () => this.#options.onOpen())
    opened.addEventListener('message', ({ data }) => {
      if (this.#socket !== opened) return
      this.#failures = 0
      this.#isLimited = false
      this.#options.onMessage(String(data))
    })
    opened.addEventListener('close', ({ code }) => {
      if (this.#socket !== opened || this.#isClosed) return
      if (code === CLOSE.signedOut) {
        this.close()
        return this.#options.onEnd()
      }
      const reason = LIMITS.get(code)
      this.#options.onLost(reason)
      this.#scheduleReconnect(reason !== undefined)
    })
  }

  /** With random jitter: the clients of a lost server must not all come back at once. */
  #scheduleReconnect(isLimited: boolean): void {
    const { retryDelay = FIRST_DELAY } = this.#options
    const [first, longest] = isLimited
      ? [DELAYS_AFTER_LIMIT * retryDelay, LONGEST_AFTER_LIMIT]
      : [retryDelay, LONGEST_DELAY]
    const wait = Math.min(longest, first * 2 ** this.#failures)
    this.#failures += 1
    this.#isLimited = isLimited
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random()))
  }

  #reopenNow(): void {
    // Being online again changes nothing about a limit.
    if (this.#isClosed || this.#isLimited || this.#socket?.readyState === 1) return
    clearTimeout(this.#timer)
    this.#failures = 0
    this.#open()
  }
}
