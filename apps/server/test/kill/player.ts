/* A person whose server may die at any moment: reconnects, there or elsewhere, and repeats what was not answered. */
import { randomBytes } from 'node:crypto'
import { at, type Chance, seededChance, type Tagged } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { type Client, sleep, type Watcher } from '../client.ts'

/** Everything shown or answered so far. */
export interface Memory {
  readonly seat: number
  /** The events at each cursor. */
  readonly shown: Map<number, string>
  /** What was shown at once on reconnecting. */
  readonly caughtUp: CaughtUp[]
  /** The cursor answered for each key. */
  readonly done: Map<string, number>
  /** The keys that were refused. */
  readonly refused: Map<string, string>
  reconnects: number
}

export interface CaughtUp {
  /** After that one. */
  readonly from: number
  readonly to: number
  readonly events: readonly object[]
}

export interface Style {
  /** From that cursor on the person agrees to end; with `resigns`, they resign. */
  readonly enough?: number
  readonly resigns?: boolean
  /** Once asked at that cursor or later the person does nothing until a bot stands in; then they take the seat back. */
  readonly sleepsAt?: number
  /** Does nothing while this is among the legal actions. */
  readonly shuns?: string
}

export class Player {
  readonly memory: Memory
  readonly match: string
  readonly #clients: readonly Client[]
  readonly #style: Style
  readonly #chance: Chance
  #watcher: Watcher | undefined
  #heard = 0
  #at: number
  #from = 0
  #hasSlept = false
  #hasHadEnough = false

  /** The same person at each server; the first is that of their seat. */
  constructor(clients: readonly Client[], match: string, seat: number, style: Style = {}) {
    this.#clients = clients
    this.match = match
    this.#style = style
    this.#chance = seededChance(`${match} ${seat}`)
    this.#at = seat
    this.memory = { seat, shown: new Map(), caughtUp: [], done: new Map(), refused: new Map(), reconnects: 0 }
  }

  /** The last cursor shown. */
  get cursor(): number {
    return this.#watcher?.cursor ?? this.#from
  }

  /** Plays until the match is over. */
  async play(): Promise<void> {
    for (;;) {
      const watcher = await this.#come()
      try {
        await watcher.until(() => this.#isWanted(watcher), 60_000)
        this.#remember(watcher)
        if (watcher.view.outcome !== null) return watcher.close()
        await this.#go(watcher)
      } catch (error) {
        await this.#lose(watcher, error)
      }
    }
  }

  /** Whether there is anything to do. */
  #isWanted({ view, cursor }: Watcher): boolean {
    if (view.outcome !== null || this.#isStoodIn(view.seats)) return true
    return !this.#isAsleep(cursor) && (view.question !== null || this.#wantsEnd(cursor))
  }

  #isStoodIn(seats: Watcher['view']['seats']): boolean {
    const { standIn, resigned } = at(seats, this.memory.seat)
    return standIn !== null && !resigned
  }

  #wantsEnd(cursor: number): boolean {
    return !this.#hasHadEnough && cursor >= (this.#style.enough ?? Number.POSITIVE_INFINITY)
  }

  #isAsleep(cursor: number): boolean {
    return !this.#hasSlept && cursor >= (this.#style.sleepsAt ?? Number.POSITIVE_INFINITY)
  }

  async #go(watcher: Watcher): Promise<void> {
    const { view, cursor } = watcher
    if (this.#isStoodIn(view.seats)) {
      this.#hasSlept = true
      await this.#say({ kind: 'takeBack' }, watcher)
    } else if (this.#wantsEnd(cursor)) {
      await this.#say({ kind: this.#style.resigns === true ? 'resign' : 'agreeEnd' }, watcher)
      this.#hasHadEnough = true
    } else {
      await this.#act(watcher)
    }
  }

  async #act(watcher: Watcher): Promise<void> {
    const legal: readonly Tagged[] = watcher.legal(this.#chance)
    const { ask } = watcher.view
    if (legal.some(({ kind }) => kind === this.#style.shuns)) {
      const { cursor } = watcher
      return watcher.until(() => watcher.cursor !== cursor || watcher.view.outcome !== null)
    }
    const action = at(legal, this.#chance.pick(legal.length, 'pick'))
    await this.#say({ kind: 'act', ask, action }, watcher)
  }

  /** The same key until it is answered, at as many servers as it takes. */
  async #say(said: object, first: Watcher): Promise<void> {
    const key = randomBytes(9).toString('base64url')
    for (let watcher = first; ; watcher = await this.#come()) {
      try {
        const answer = await watcher.ask({ key, ...said })
        this.#remember(watcher)
        if (answer.kind === 'done') this.#answered(key, answer.cursor, said)
        if (answer.kind === 'refused') this.memory.refused.set(key, answer.refusal.code)
        return
      } catch (error) {
        await this.#lose(watcher, error)
      }
    }
  }

  #answered(key: string, cursor: number, said: object): void {
    // Preferences are not in the log.
    if ('kind' in said && said.kind !== 'agreeEnd') this.memory.done.set(key, cursor)
  }

  /** To the next server, like a load balancer. */
  async #lose(watcher: Watcher, error: unknown): Promise<void> {
    if (error instanceof Contradiction) throw error
    this.#remember(watcher)
    this.#watcher = undefined
    this.#at += 1
    this.memory.reconnects += 1
    watcher.socket.terminate()
    await sleep(20)
  }

  async #come(): Promise<Watcher> {
    while (this.#watcher === undefined || this.#watcher.isClosed) {
      if (this.#watcher !== undefined) this.#remember(this.#watcher)
      try {
        this.#heard = 0
        const client = at(this.#clients, this.#at % this.#clients.length)
        this.#watcher = await client.watch(this.match, this.#from)
      } catch {
        this.#watcher = undefined
        this.#at += 1
        await sleep(50)
      }
    }
    return this.#watcher
  }

  #remember(watcher: Watcher): void {
    for (const message of watcher.heard.slice(this.#heard)) this.#note(message)
    this.#heard = watcher.heard.length
  }

  #note(message: ServerMessage): void {
    if (message.kind === 'whole') {
      const { cursor: to, events } = message
      if (to < this.#from) throw new Contradiction(`${this.match}: cursor ${to} after ${this.#from}`)
      this.memory.caughtUp.push({ from: this.#from, to, events })
      this.#from = to
    }
    if (message.kind !== 'update') return
    const events = JSON.stringify(message.events)
    const before = this.memory.shown.get(message.cursor)
    if (before !== undefined && before !== events)
      throw new Contradiction(`${message.cursor} was something else before`)
    this.memory.shown.set(message.cursor, events)
    this.#from = message.cursor
  }
}

/** Two messages contradict each other. */
class Contradiction extends Error {}
