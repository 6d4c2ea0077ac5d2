/* A server whose clock the test sets, and which can be stopped and started again on the same file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { at, type Entry } from '@logres/kernel'
import type { ClockMessage } from '@logres/protocol'
import { readConfig } from '../../src/config.ts'
import type { RaceTiming } from '../../src/matches/races.ts'
import { type Running, startServer } from '../../src/server.ts'
import type { Deadline } from '../../src/store/store.ts'
import { Client, type Watcher } from '../client.ts'

export class Hall {
  readonly #folder = mkdtempSync(join(tmpdir(), 'logres-'))
  #server: Running | undefined
  #twin: Running | undefined
  /** The same after a restart: clients come back to it. */
  #port = 0
  now = Date.parse('2026-07-01T12:00Z')
  /** For the next start. */
  botDelay = 0
  answerDelay = '0-0'
  env: Readonly<Record<string, string>> = {}
  raceTiming: RaceTiming = { patience: 200, least: 20, most: 40, probeEvery: 5 }

  get server(): Running {
    if (this.#server === undefined) throw new Error('the server is stopped')
    return this.#server
  }

  get base(): string {
    return `http://127.0.0.1:${this.server.port}`
  }

  async open(): Promise<void> {
    this.#server = await this.#start(this.#port)
    this.#port = this.#server.port
  }

  /** Another server on the same file. */
  async openTwin(): Promise<void> {
    this.#twin = await this.#start(0)
  }

  #start(port: number): Promise<Running> {
    const config = readConfig({
      ...{ LOGRES_PORT: `${port}`, LOGRES_HOST: '127.0.0.1', LOGRES_DATA: this.#folder, LOGRES_LOG: 'error' },
      ...{ LOGRES_BOT_THREADS: '1', LOGRES_MESSAGES_PER_SECOND: '10000', LOGRES_REQUESTS_PER_MINUTE: '100000' },
      LOGRES_ANSWER_DELAY: this.answerDelay,
      ...this.env,
    })
    const { botDelay, raceTiming } = this
    return startServer(config, { now: () => this.now, leastBotDelay: botDelay, raceTiming, longestSleep: 10 })
  }

  async stop(): Promise<void> {
    await Promise.all([this.#server?.stop(), this.#twin?.stop()])
    this.#server = undefined
    this.#twin = undefined
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true })
  }

  /** People sit down on all seats without a bot, and the host starts. */
  async seal(game: string, seats: readonly (string | null)[], options: object = {}, pace?: object) {
    const places = seats.flatMap((level, seat) => (level === null ? [seat] : []))
    const clients = await Promise.all(places.map(() => Client.arrive(this.base)))
    const host = at(clients, 0)
    const { id } = await host.makeTable(game, seats, options)
    const row = await this.server.store.get('tables', id)
    if (pace !== undefined && row) await this.server.store.commit([{ in: 'tables', put: { ...row, pace } }])
    const reveals: (() => Promise<unknown>)[] = []
    for (const [i, client] of clients.entries()) reveals.push(await client.sit(id, at(places, i)))
    await host.must('POST', `/api/tables/${id}/start`)
    return { id, clients, host, reveals }
  }

  async begin(...wish: Parameters<Hall['seal']>) {
    const { id, clients, reveals } = await this.seal(...wish)
    for (const reveal of reveals) await reveal()
    const watchers = await Promise.all(clients.map((client) => client.watch(id)))
    return { id, clients, watchers }
  }

  /** The row that wakes the server for this match; there must be one only. */
  async wakes(match: string): Promise<Deadline[]> {
    const rows = await this.server.store.find('deadlines', 'match', match)
    return rows.filter(({ what }) => 'kind' in what && what.kind === 'match')
  }

  async entries(match: string): Promise<Entry[]> {
    return (await this.server.store.list('entries', [match])).map(({ entry }) => entry)
  }

  async until(holds: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i < 2000; i++) {
      if (await holds()) return
      await sleep(10)
    }
    throw new Error('waited too long')
  }
}

/** What the clock showed last. */
export function clockOf({ heard }: Watcher): ClockMessage {
  const clock = heard.findLast((message) => message.kind === 'clock')
  if (clock === undefined) throw new Error('no clock was shown')
  return clock
}
