/* A client like a browser: it keeps its cookie, checks the seal before revealing, and patches its view. */
import { randomBytes } from 'node:crypto'
import { findGame } from '@logres/catalogue'
import { at, type Chance, sealNonce, sealSecret, type Table, type Tagged } from '@logres/kernel'
import { type MatchView, patchView, type ServerMessage } from '@logres/protocol'
import { WebSocket } from 'ws'

interface TableAnswer {
  readonly id: string
  readonly status: string
  readonly seal: string
  readonly seat: number | null
}

export class Client {
  readonly #base: string
  /** What a proxy would add. */
  readonly #address: string | undefined
  #cookie = ''
  name = ''
  /** Every body that came back over HTTP. */
  readonly received: string[] = []
  /** The secrets of all sessions ever made. */
  static readonly secrets: string[] = []

  private constructor(base: string, address: string | undefined) {
    this.#base = base
    this.#address = address
  }

  /** From this address, if the server trusts its proxy. */
  static async arrive(base: string, address?: string): Promise<Client> {
    const client = new Client(base, address)
    const response = await request(`${base}/api/guest`, { method: 'POST', headers: client.#headers })
    client.#cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    Client.secrets.push(client.secret)
    const text = await response.text()
    if (!response.ok) throw new Error(`POST /api/guest: ${response.status} ${text}`)
    const me: { name: string } = JSON.parse(text)
    client.name = me.name
    return client
  }

  /** The same browser, at another address of the same server. */
  at(base: string): Client {
    const client = new Client(base, this.#address)
    client.#cookie = this.#cookie
    client.name = this.name
    return client
  }

  get #headers(): Record<string, string> {
    return {
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
      ...(this.#address !== undefined && { 'x-forwarded-for': this.#address }),
    }
  }

  /** What is in the cookie. */
  get secret(): string {
    return this.#cookie.split('=')[1] ?? ''
  }

  async call<T>(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly body: T }> {
    const response = await request(`${this.#base}${path}`, {
      method,
      headers: { ...this.#headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    this.received.push(text)
    return { status: response.status, body: JSON.parse(text === '' ? 'null' : text) }
  }

  async must<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.call<T>(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  makeTable(
    game: string,
    seats: readonly (string | null)[],
    options: object = {},
    pace?: object,
  ): Promise<TableAnswer> {
    return this.must('POST', '/api/tables', { game, seats, options, access: 'public', ...(pace && { pace }) })
  }

  /**
   * Sits down. The returned function reveals the nonce once the table is frozen, if it is the table they sat down at.
   */
  async sit(id: string, seat: number): Promise<() => Promise<TableAnswer>> {
    const nonce = randomBytes(32).toString('hex')
    const seal = sealNonce(id, seat, nonce)
    await this.must('POST', `/api/tables/${id}/sit`, { seat, nonceSeal: seal })
    return async () => {
      const sealed = await this.must<Table>('GET', `/api/tables/${id}/sealed`)
      if (sealed.nonceSeals[seat] !== seal || sealed.id !== id) throw new Error('the seal is not mine')
      return this.must('POST', `/api/tables/${id}/reveal`, { nonce })
    }
  }

  /** Opens the match's socket. Everything received is also put into `texts`. */
  watch(id: string, cursor = 0, texts: string[] = []): Promise<Watcher> {
    const socket = new WebSocket(`${this.#base.replace('http', 'ws')}/api/matches/${id}/socket?cursor=${cursor}`, {
      headers: this.#headers,
    })
    return Watcher.open(socket, texts)
  }
}

/** One open match page. */
export class Watcher {
  readonly socket: WebSocket
  readonly heard: ServerMessage[] = []
  cursor = 0
  viewer: number | 'table' = 'table'
  #view: MatchView | undefined
  #wake: (() => void)[] = []
  isClosed = false

  private constructor(socket: WebSocket) {
    this.socket = socket
  }

  static open(socket: WebSocket, texts: string[] = []): Promise<Watcher> {
    const watcher = new Watcher(socket)
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('unexpected-response', (_request, response) => reject(new Error(`refused: ${response.statusCode}`)))
      socket.on('close', (code) => {
        // Only matters while waiting for it to open.
        reject(new Error(`closed before anything was shown: ${code}`))
        watcher.isClosed = true
        watcher.#stir()
      })
      socket.on('message', (data) => {
        texts.push(String(data))
        watcher.#take(JSON.parse(String(data)))
        resolve(watcher)
      })
    })
  }

  get view(): MatchView {
    if (this.#view === undefined) throw new Error('nothing was shown yet')
    return this.#view
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  /** Waits until this holds of what was received. */
  async until(holds: () => boolean, ms = 600_000): Promise<void> {
    const end = Date.now() + ms
    while (!holds()) {
      if (this.isClosed) throw new Error('the socket was closed')
      if (Date.now() > end) throw new Error('waited too long')
      await Promise.race([new Promise<void>((resolve) => this.#wake.push(resolve)), sleep(100)])
    }
  }

  /** Sends a message and waits for its answer. */
  async ask(message: { readonly key: string }): Promise<ServerMessage> {
    this.send(message)
    const isAnswer = (heard: ServerMessage) => 'key' in heard && heard.key === message.key
    await this.until(() => this.heard.some(isAnswer))
    return at(this.heard.filter(isAnswer), 0)
  }

  /** The legal actions, derived from the view alone. */
  legal(chance: Chance): Tagged[] {
    const game = findGame(this.view.game)?.game
    if (game === undefined || this.viewer === 'table') return []
    return game.legal(game.imagine(this.view.view, chance), this.viewer)
  }

  close(): void {
    this.socket.close()
  }

  #take(message: ServerMessage): void {
    this.heard.push(message)
    if (message.kind === 'whole') {
      this.#view = message.view
      this.cursor = message.cursor
      this.viewer = message.viewer
    }
    if (message.kind === 'update') {
      if (message.cursor !== this.cursor + 1) throw new Error(`cursor ${message.cursor} after ${this.cursor}`)
      this.cursor = message.cursor
      if (message.patch !== null) this.#view = patchView(this.view, message.patch)
    }
    this.#stir()
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake()
  }
}

/**
 * As browsers do it: if an idle connection turns out to be closed by the server, the request is made again over a new one. On a
 * busy machine that is noticed late.
 */
async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    if (cause instanceof Error && /other side closed|ECONNRESET/.test(cause.message)) return fetch(url, init)
    throw error
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export function isSealOf(table: { readonly id: string; readonly seal: string }, secret: string): boolean {
  return sealSecret(table.id, secret) === table.seal
}
