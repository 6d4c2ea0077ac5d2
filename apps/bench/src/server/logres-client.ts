/* Matches on the real server: guests, tables over HTTP, sockets, and acts found with the rules from what a seat was shown. */
import { findGame } from '@logres/catalogue'
import { type AnyGame, at, type Chance, present, seededChance, type Tagged } from '@logres/kernel'
import { type Json, type MatchView, patch, type ServerMessage } from '@logres/protocol'
import { WebSocket } from 'ws'
import type { Party } from './loops.ts'
import type { Exchange } from './trace.ts'

export interface MatchPlan {
  readonly base: string
  readonly game: string
  readonly options: object
  readonly seats: number
  /** Kinds of action that are not sent. */
  readonly without: readonly string[]
}

/** Somebody with a cookie. */
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

/** A match among guests of its own who add no nonce. */
export async function beginMatch({ base, game, options, seats }: MatchPlan): Promise<Begun> {
  const guests = await Promise.all(Array.from({ length: seats }, () => Guest.arrive(base)))
  const host = at(guests, 0)
  const wish = { game, options, seats: guests.map(() => null), access: 'public' }
  const { id } = await host.post<{ readonly id: string }>('/api/tables', wish)
  for (const [seat, guest] of guests.entries()) await guest.post(`/api/tables/${id}/sit`, { seat, nonceSeal: null })
  await host.post(`/api/tables/${id}/start`)
  return { id, guests }
}

export class LogresParty implements Party {
  readonly id: string
  readonly guests: readonly Guest[]
  readonly #plan: MatchPlan
  readonly #game: AnyGame
  readonly #chance: Chance
  readonly #seats: readonly SeatSocket[]
  #isBusy = false
  #waits: (() => void) | undefined
  #acts = 0
  #sent = 0
  /** What was refused, by code: it must stay empty. */
  readonly refused: string[] = []
  #trace: Exchange[] | undefined

  private constructor(plan: MatchPlan, { id, guests }: Begun, seats: readonly SeatSocket[]) {
    this.#plan = plan
    this.id = id
    this.guests = guests
    this.#game = present(findGame(plan.game)).game
    this.#chance = seededChance(id)
    this.#seats = seats
    for (const seat of seats) seat.onNews = () => this.#look()
  }

  static async open(plan: MatchPlan): Promise<LogresParty> {
    const begun = await beginMatch(plan)
    const seats = await Promise.all(begun.guests.map((guest) => SeatSocket.open(plan.base, begun.id, guest)))
    return new LogresParty(plan, begun, seats)
  }

  /** From now on what each act comes to is noted there. */
  trace(into: Exchange[]): void {
    for (const seat of this.#seats) seat.sizes.length = 0
    this.#sent = 0
    this.#trace = into
  }

  get isOver(): boolean {
    return this.#seats.some(({ view }) => view.outcome !== null)
  }

  ready(then: () => void): void {
    this.#waits = then
    this.#look()
  }

  act(then: () => void): void {
    this.#isBusy = true
    const { seat, action } = this.#choose()
    this.#note(seat)
    this.#acts += 1
    this.#sent = seat.act(`${seat.seat}-${this.#acts}`, action, (code) => {
      if (code !== undefined) this.refused.push(code)
      this.#isBusy = false
      then()
    })
  }

  /** Anything that is legal, of whoever is asked; what is not wanted only if there is nothing else. */
  #choose(): { readonly seat: SeatSocket; readonly action: Tagged } {
    const asked = this.#asked()
    const first = this.#chance.pick(asked.length, 'seat')
    const pick = (list: readonly Tagged[]) => at(list, this.#chance.pick(list.length, 'pick'))
    for (const [i] of asked.entries()) {
      const seat = at(asked, (first + i) % asked.length)
      const wanted = this.#legal(seat).filter(({ kind }) => !this.#plan.without.includes(kind))
      if (wanted.length > 0) return { seat, action: pick(wanted) }
    }
    const seat = at(asked, first)
    return { seat, action: pick(this.#legal(seat)) }
  }

  #legal({ seat, view }: SeatSocket): Tagged[] {
    return this.#game.legal(this.#game.imagine(view.view, this.#chance), seat)
  }

  close(): void {
    for (const seat of this.#seats) seat.socket.close()
  }

  #asked(): SeatSocket[] {
    return this.#seats.filter(({ view }) => view.question !== null && view.outcome === null)
  }

  #look(): void {
    if (this.#waits === undefined || this.#isBusy || this.#asked().length === 0) return
    const then = this.#waits
    this.#waits = undefined
    then()
  }

  /** The messages since the last act are what that one came to. */
  #note(next: SeatSocket): void {
    if (this.#trace === undefined) return
    if (this.#sent > 0) {
      const sender = this.#seats.find(({ hasSent }) => hasSent) ?? next
      const others = this.#seats.filter((seat) => seat !== sender)
      this.#trace.push({
        sent: this.#sent,
        toSender: sender.sizes.slice(),
        toOthers: others.map(({ sizes }) => sizes.slice()),
      })
    }
    for (const seat of this.#seats) {
      seat.sizes.length = 0
      seat.hasSent = seat === next
    }
  }
}

class SeatSocket {
  readonly socket: WebSocket
  readonly sizes: number[] = []
  hasSent = false
  seat = 0
  onNews: () => void = () => {}
  #view: MatchView | undefined
  #answered: ((code: string | undefined) => void) | undefined

  private constructor(socket: WebSocket) {
    this.socket = socket
  }

  static open(base: string, id: string, { cookie }: Guest): Promise<SeatSocket> {
    const seat = new SeatSocket(
      new WebSocket(`${base.replace('http', 'ws')}/api/matches/${id}/socket`, {
        headers: { cookie },
        perMessageDeflate: false,
      }),
    )
    return new Promise((resolve, reject) => {
      seat.socket.on('error', reject)
      seat.socket.on('close', () => reject(new Error('closed before anything was shown')))
      seat.socket.on('message', (data) => {
        const text = String(data)
        seat.sizes.push(text.length)
        seat.#take(JSON.parse(text))
        resolve(seat)
      })
    })
  }

  get view(): MatchView {
    return present(this.#view)
  }

  /** Answers how long the message was. */
  act(key: string, action: Tagged, answered: (code: string | undefined) => void): number {
    const text = JSON.stringify({ kind: 'act', key, ask: this.view.ask, action })
    this.#answered = answered
    this.socket.send(text)
    return text.length
  }

  #take(message: ServerMessage): void {
    if (message.kind === 'whole') {
      this.#view = message.view
      if (message.viewer !== 'table') this.seat = message.viewer
    }
    if (message.kind === 'update' && message.patch !== null) this.#view = patched(this.view, message.patch)
    if (message.kind === 'refused') this.#answer(message.refusal.code)
    if (message.kind === 'done') this.#answer(undefined)
    if (message.kind !== 'clock') this.onNews()
  }

  #answer(code: string | undefined): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.(code)
  }
}

/** As patchView, without checking again that what came as JSON is JSON: a load must cost little. */
function patched<View extends object>(view: View, change: unknown): View
function patched(view: Json, change: unknown): Json {
  return patch(view, change)
}
