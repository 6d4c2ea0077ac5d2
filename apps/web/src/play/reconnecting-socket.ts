/* A socket that opens itself again: at once when the browser says it is online, else after a while that grows. */

export interface LinePlan {
  address(): string
  heard(text: string): void
  opened(): void
  lost(): void
  /** It will not be opened again. */
  gone(): void
  /** The browser's own; tests bring another. */
  socket?(address: string): WebSocket
  /** The first wait in milliseconds. */
  readonly patience?: number
}

const SIGNED_OUT = 4003
const FIRST_WAIT = 400
const LONGEST_WAIT = 20_000

export class Line {
  readonly #plan: LinePlan
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #isClosed = false
  readonly #hurry = () => this.#reopenNow()

  constructor(plan: LinePlan) {
    this.#plan = plan
    globalThis.addEventListener?.('online', this.#hurry)
    this.#open()
  }

  send(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text)
  }

  /** Drops what is open and begins anew. */
  again(): void {
    this.#socket?.close()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    globalThis.removeEventListener?.('online', this.#hurry)
    this.#socket?.close()
  }

  #open(): void {
    const { address, socket = (url: string) => new WebSocket(url) } = this.#plan
    const opened = socket(address())
    this.#socket = opened
    opened.addEventListener('open', () => this.#plan.opened())
    opened.addEventListener('message', ({ data }) => {
      if (this.#socket !== opened) return
      this.#failures = 0
      this.#plan.heard(String(data))
    })
    opened.addEventListener('close', ({ code }) => {
      if (this.#socket !== opened || this.#isClosed) return
      if (code === SIGNED_OUT) {
        this.close()
        return this.#plan.gone()
      }
      this.#plan.lost()
      this.#later()
    })
  }

  /** Not all at the same moment: whoever lost a server comes back spread over the wait. */
  #later(): void {
    const { patience = FIRST_WAIT } = this.#plan
    const wait = Math.min(LONGEST_WAIT, patience * 2 ** this.#failures)
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
