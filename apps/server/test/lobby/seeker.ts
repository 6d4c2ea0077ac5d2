/* Somebody with a page open, who looks for opponents as a page does: takes the seat, and reveals when asked to. */
import type { FoundView, LobbyMe, LobbyMessage } from '@logres/protocol'
import { WebSocket } from 'ws'
import { Client } from '../client.ts'

interface TableSeat {
  readonly id: string
  readonly status: string
  readonly seat: number | null
  readonly keptSeat: number | null
}

export class Seeker {
  readonly client: Client
  readonly #base: string
  readonly #reveals = new Map<string, () => Promise<unknown>>()
  readonly heard: LobbyMessage[] = []
  /** For whoever plays many: nothing is expected of this one any more. */
  isDone = false
  #socket: WebSocket | undefined
  #me: LobbyMe = { seek: null, found: null, challenges: [], reveals: [], turns: 0 }
  #wake: (() => void)[] = []

  private constructor(client: Client, base: string) {
    this.client = client
    this.#base = base
  }

  static async arrive(base: string): Promise<Seeker> {
    const seeker = new Seeker(await Client.arrive(base), base)
    await seeker.openPage()
    return seeker
  }

  get me(): LobbyMe {
    return this.#me
  }

  get name(): string {
    return this.client.name
  }

  /** The live matches that this page was told of. */
  get started(): readonly string[] {
    return this.heard.flatMap((message) => (message.kind === 'started' ? [message.match] : []))
  }

  /** Resolves once the server has said how things stand. */
  async openPage(base = this.#base): Promise<void> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/lobby/socket`, {
      headers: { cookie: `logres=${this.client.secret}` },
    })
    this.#socket = socket
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    socket.on('error', reject)
    socket.on('message', (data) => {
      const message: LobbyMessage = JSON.parse(String(data))
      this.heard.push(message)
      if (message.kind === 'me') {
        this.#me = message
        for (const table of message.reveals)
          void this.#reveals
            .get(table)?.()
            .catch(() => {})
        resolve()
      }
      this.wakeUp()
    })
    await promise
  }

  /** Whoever waits looks again whether it is so. */
  wakeUp(): void {
    for (const wake of this.#wake.splice(0)) wake()
  }

  async closePage(): Promise<void> {
    const socket = this.#socket
    if (socket === undefined || socket.readyState === socket.CLOSED) return
    const { promise, resolve } = Promise.withResolvers<void>()
    socket.once('close', () => resolve())
    socket.close()
    await promise
  }

  say(message: object): void {
    this.#socket?.send(JSON.stringify(message))
  }

  look(game = 'avalon', pace = 'live', players = 2): Promise<LobbyMe> {
    return this.client.must('POST', '/api/lobby/seek', { game, pace, players })
  }

  stopLooking(): Promise<LobbyMe> {
    return this.client.must('DELETE', '/api/lobby/seek')
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#wake.push(resolve))
  }

  async found(): Promise<FoundView> {
    await this.until(() => this.#me.found !== null)
    if (this.#me.found === null) throw new Error('found nobody')
    return this.#me.found
  }

  /** Takes the seat at the table of who was found. */
  async go(): Promise<string> {
    const { table } = await this.found()
    await this.sit(table)
    return table
  }

  async sit(table: string, wanted?: number): Promise<void> {
    const row = await this.client.must<TableSeat>('GET', `/api/tables/${table}`)
    const seat = wanted ?? row.keptSeat ?? row.seat
    if (seat === null) throw new Error('no seat is kept')
    this.#reveals.set(table, await this.client.sit(table, seat))
    // The page may have been asked to reveal before it knew its seal was accepted.
    if (this.#me.reveals.includes(table))
      await this.#reveals
        .get(table)?.()
        .catch(() => {})
  }

  /** Waits for the match to start. */
  async begun(table: string): Promise<void> {
    await this.until(() => this.started.includes(table))
  }
}
