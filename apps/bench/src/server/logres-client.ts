/* Matches on the real server: guests, tables over HTTP, and sockets. */
import { randomBytes } from 'node:crypto'
import { at, present, sealNonce } from '@logres/kernel'
import { WebSocket } from 'ws'
import { type ActSource, DONE, type NextMessage, REFUSED } from './act-source.ts'
import type { LoadClient } from './loops.ts'
import type { Exchange } from './trace.ts'

export interface MatchPlan {
  readonly base: string
  /** Other servers of the same store: the seats of a match connect to them in turn. */
  readonly others?: readonly string[]
  readonly game: string
  readonly options: object
  readonly seats: number
}

/** A guest with a cookie. */
export class Guest {
  readonly #base: string
  readonly cookie: string

  private constructor(base: string, cookie: string) {
    this.#base = base
    this.cookie = cookie
  }

  static async arrive(base: string): Promise<Guest> {
    const response = await fetch(`${base}/api/guest`, { method: 'POST' })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`no guest: ${response.status}`)
    return new Guest(base, (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }

  async post<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#base}${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
}

export interface Begun {
  readonly id: string
  readonly guests: readonly Guest[]
}

/** A match among new guests. */
export async function beginMatch({ base, game, options, seats }: MatchPlan): Promise<Begun> {
  const guests = await Promise.all(Array.from({ length: seats }, () => Guest.arrive(base)))
  const host = at(guests, 0)
  const wish = { game, options, seats: guests.map(() => null), access: 'public' }
  const { id } = await host.post<{ readonly id: string }>('/api/tables', wish)
  const nonces = guests.map(() => randomBytes(32).toString('hex'))
  for (const [seat, guest] of guests.entries()) {
    await guest.post(`/api/tables/${id}/sit`, { seat, nonceSeal: sealNonce(id, seat, at(nonces, seat)) })
  }
  await host.post(`/api/tables/${id}/start`)
  for (const [seat, guest] of guests.entries()) {
    await guest.post(`/api/tables/${id}/reveal`, { nonce: at(nonces, seat) })
  }
  return { id, guests }
}

export class LogresClient implements LoadClient {
  readonly id: string
  readonly guests: readonly Guest[]
  readonly #sockets: readonly WebSocket[]
  readonly #source: ActSource
  /** Per seat: the sizes of messages received since the last act. */
  readonly #sizes: readonly number[][]
  /** The next act, ready to be sent. */
  #next: NextMessage | undefined
  #isOver = false
  #waits: (() => void) | undefined
  #answered: (() => void) | undefined
  #whenOver: () => void = () => {}
  #sent = 0
  #sender = 0
  /** Refusals received: must stay empty. */
  readonly refused: string[] = []
  #trace: Exchange[] | undefined

  private constructor(plan: MatchPlan, { id, guests }: Begun, source: ActSource) {
    this.id = id
    this.guests = guests
    this.#source = source
    this.#sizes = guests.map(() => [])
    const bases = [plan.base, ...(plan.others ?? [])]
    const first = (id.codePointAt(0) ?? 0) % bases.length
    this.#sockets = guests.map(({ cookie }, seat) => {
      const base = at(bases, (first + seat) % bases.length)
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/matches/${id}/socket`, {
        headers: { cookie },
        perMessageDeflate: false,
      })
      socket.on('message', (data) => {
        const text = String(data)
        this.#sizes[seat]?.push(text.length)
        source.receive(seat, text)
        if (text.startsWith(REFUSED)) this.refused.push(text)
        if (text.startsWith(DONE) || text.startsWith(REFUSED)) this.#answer()
        this.#look()
      })
      return socket
    })
  }

  static async open(plan: MatchPlan, mindOf: (id: string) => ActSource | Promise<ActSource>): Promise<LogresClient> {
    const begun = await beginMatch(plan)
    const client = new LogresClient(plan, begun, await mindOf(begun.id))
    await Promise.all(client.#sockets.map(shown))
    return client
  }

  /** From now on the messages of each act are recorded there. */
  trace(into: Exchange[]): void {
    for (const sizes of this.#sizes) sizes.length = 0
    this.#sent = 0
    this.#trace = into
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Called once, when nothing more can be done. */
  whenOver(then: () => void): void {
    this.#whenOver = then
    if (this.#isOver) then()
  }

  ready(then: () => void): void {
    this.#waits = then
    this.#look()
  }

  act(then: () => void): void {
    const { seat, text } = present(this.#next)
    this.#next = undefined
    this.#note(seat)
    this.#sent = text.length
    this.#answered = then
    at(this.#sockets, seat).send(text)
  }

  close(): void {
    for (const socket of this.#sockets) socket.close()
  }

  #answer(): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.()
  }

  #look(): void {
    if (this.#isOver) return
    this.#next ??= this.#think()
    if (this.#waits === undefined || this.#next === undefined) return
    const then = this.#waits
    this.#waits = undefined
    then()
  }

  #think(): NextMessage | undefined {
    const thought = this.#source.next()
    if (thought !== 'over') return thought
    this.#isOver = true
    this.#whenOver()
    return undefined
  }

  /** The messages since the last act belong to that act. */
  #note(next: number): void {
    if (this.#trace !== undefined && this.#sent > 0) {
      this.#trace.push({
        sent: this.#sent,
        toSender: at(this.#sizes, this.#sender).slice(),
        toOthers: this.#sizes.filter((_, seat) => seat !== this.#sender).map((sizes) => sizes.slice()),
      })
    }
    for (const sizes of this.#sizes) sizes.length = 0
    this.#sender = next
  }
}

function shown(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve())
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed before anything was shown')))
  })
}
