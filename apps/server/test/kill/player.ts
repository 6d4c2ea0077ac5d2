/* A person whose server may go away at any moment: comes back, and says again what was not answered. */
import { randomBytes } from 'node:crypto'
import { at, type Chance, seededChance } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { type Client, sleep, type Watcher } from '../client.ts'

/** What one was ever shown or told. */
export interface Memory {
  readonly seat: number
  /** The events at each cursor. */
  readonly shown: Map<number, string>
  /** The cursor that was answered for each key. */
  readonly done: Map<string, number>
}

export class Player {
  readonly memory: Memory
  readonly #client: Client
  readonly #match: string
  readonly #chance: Chance
  #watcher: Watcher | undefined
  #heard = 0

  constructor(client: Client, match: string, seat: number) {
    this.#client = client
    this.#match = match
    this.#chance = seededChance(`${match} ${seat}`)
    this.memory = { seat, shown: new Map(), done: new Map() }
  }

  /** Plays until the match is over. */
  async play(): Promise<void> {
    for (;;) {
      const watcher = await this.#come()
      try {
        await watcher.until(() => watcher.view.question !== null || watcher.view.outcome !== null, 60_000)
        this.#remember(watcher)
        if (watcher.view.outcome !== null) return watcher.close()
        await this.#act(watcher)
      } catch {
        this.#remember(watcher)
        this.#watcher = undefined
        watcher.socket.terminate()
        await sleep(20)
      }
    }
  }

  /** The same key until it is answered, over as many servers as it takes. */
  async #act(first: Watcher): Promise<void> {
    const legal = first.legal(this.#chance)
    const action = at(legal, this.#chance.pick(legal.length, 'pick'))
    const key = randomBytes(9).toString('base64url')
    const message = { key, ...{ kind: 'act', ask: first.view.ask, action } }
    for (let watcher = first; ; watcher = await this.#come()) {
      try {
        const answer = await watcher.ask(message)
        this.#remember(watcher)
        if (answer.kind === 'done') this.#answered(key, answer.cursor)
        return
      } catch {
        this.#remember(watcher)
        this.#watcher = undefined
        watcher.socket.terminate()
        await sleep(20)
      }
    }
  }

  #answered(key: string, cursor: number): void {
    const before = this.memory.done.get(key)
    if (before !== undefined && before !== cursor) throw new Error(`two answers for ${key}: ${before} and ${cursor}`)
    this.memory.done.set(key, cursor)
  }

  async #come(): Promise<Watcher> {
    while (this.#watcher === undefined || this.#watcher.isClosed) {
      try {
        this.#heard = 0
        this.#watcher = await this.#client.watch(this.#match)
      } catch {
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
    if (message.kind !== 'update') return
    const events = JSON.stringify(message.events)
    const before = this.memory.shown.get(message.cursor)
    if (before !== undefined && before !== events) throw new Error(`cursor ${message.cursor} was something else before`)
    this.memory.shown.set(message.cursor, events)
  }
}
