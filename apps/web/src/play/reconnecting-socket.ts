/* A socket that reconnects: at once when the browser comes online, otherwise after a growing delay. */

export interface SocketOptions {
  url(): string
  onMessage(text: string): void
  onOpen(): void
  onLost(): void
  /** The socket is closed for good. */
  onEnd(): void
  /** Replaces the browser's WebSocket in tests. */
  socket?(address: string): WebSocket
  /** The first delay in milliseconds. */
  readonly retryDelay?: number
}

const SIGNED_OUT = 4003
const FIRST_DELAY = 400
const LONGEST_DELAY = 20_000

export class ReconnectingSocket {
  readonly #options: SocketOptions
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isClosed = false
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
    const { url, socket = (url: string) => new WebSocket(url) } = this.#options
    const opened = socket(url())
    this.#socket = opened
    opened.addEventListener('open', () => this.#options.onOpen())
    opened.addEventListener('message', ({ data }) => {
      if (this.#socket !== opened) return
      this.#failures = 0
      this.#options.onMessage(String(data))
    })
    opened.addEventListener('close', ({ code }) => {
      if (this.#socket !== opened || this.#isClosed) return
      if (code === SIGNED_OUT) {
        this.close()
        return this.#options.onEnd()
      }
      this.#options.onLost()
      this.#scheduleReconnect()
    })
  }

  /** With random jitter: the clients of a lost server must not all come back at once. */
  #scheduleReconnect(): void {
    const { retryDelay = FIRST_DELAY } = this.#options
    const wait = Math.min(LONGEST_DELAY, retryDelay * 2 ** this.#failures)
    this.#failures += 1
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random()))
  }

  #reopenNow(): void {
    if (this.#isClosed || this.#socket?.readyState === 1) return
    clearTimeout(this.#timer)
    this.#failures = 0
    this.#open()
  }
}
