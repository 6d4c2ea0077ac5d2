/* A server whose clock the test sets, and which can be restarted on the same file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { at, type Entry } from '@logres/kernel'
import type { ClockMessage } from '@logres/protocol'
import { readConfig, storeOf } from '../../src/config.ts'
import type { RaceTiming } from '../../src/matches/races.ts'
import { type RunningServer, startServer } from '../../src/server.ts'
import { openStore } from '../../src/store/index.ts'
import type { Deadline, Store } from '../../src/store/store.ts'
import { withCommit } from '../../src/store/with-commit.ts'
import { Client, type Watcher } from '../client.ts'

/** Only ends a hopeless wait. */
const TIMEOUT = 600_000

/** A store that counts lookups of deadlines. */
export class WatchedStore {
  readonly store: Store
  #lookups = 0

  constructor(inner: Store) {
    const upTo: Store['upTo'] = (name, field, most, page) => {
      if (name === 'deadlines') this.#lookups += 1
      return inner.upTo(name, field, most, page)
    }
    this.store = { ...withCommit(inner, (changes) => inner.commit(changes)), upTo }
  }

  /**
   * Everything due by now has been handled. A round looks up what is due, handles it, looks again, and finally looks
   * up what comes next. Of three lookups from now on, the second is the latest that finds what is due, and the third
   * comes after it was handled.
   */
  async settled(): Promise<void> {
    const wanted = this.#lookups + 3
    await until(() => this.#lookups >= wanted)
  }
}

export class ClockServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'logres-'))
  #server: RunningServer | undefined
  #twin: RunningServer | undefined
  /** One per running server. */
  #watched: WatchedStore[] = []
  /** The same after a restart: clients reconnect to it. */
  #port = 0
  now = Date.parse('2026-07-01T12:00Z')
  /** For the next start. */
  botDelay = 0
  answerDelay = '0-0'
  env: Readonly<Record<string, string>> = {}
  raceTiming: RaceTiming = { patience: 200, readyWithin: 500, least: 20, most: 40, probeEvery: 5 }

  get running(): RunningServer {
    if (this.#server === undefined) throw new Error('the server is stopped')
    return this.#server
  }

  get base(): string {
    return `http://127.0.0.1:${this.running.port}`
  }

  async open(): Promise<void> {
    this.#server = await this.#start(this.#port)
    this.#port = this.#server.port
  }

  /** Another server on the same file, whose clock is ahead by so many milliseconds. */
  async openTwin(ahead = 0): Promise<void> {
    this.#twin = await this.#start(0, ahead)
  }

  async #start(port: number, ahead = 0): Promise<RunningServer> {
    const config = readConfig({
      ...{ LOGRES_PORT: `${port}`, LOGRES_HOST: '127.0.0.1', LOGRES_DATA: this.#folder, LOGRES_LOG: 'error' },
      ...{
        LOGRES_BOT_THREADS: '1',
        LOGRES_MESSAGES_PER_SECOND: '10000',
        LOGRES_REQUESTS_PER_MINUTE: '100000',
        LOGRES_LIMIT_SCALE: '1000',
      },
      LOGRES_ANSWER_DELAY: this.answerDelay,
      ...this.env,
    })
    const { botDelay, raceTiming } = this
    const watched = new WatchedStore(await openStore(storeOf(config)))
    const { store } = watched
    const timing = { now: () => this.now + ahead, minBotDelay: botDelay, raceTiming, maxSleep: 10 }
    const running = await startServer(config, { ...timing, store })
    this.#watched.push(watched)
    return running
  }

  async stop(): Promise<void> {
    await Promise.all([this.#server?.stop(), this.#twin?.stop()])
    this.#server = undefined
    this.#twin = undefined
    this.#watched = []
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true })
  }

  /** People take all seats without a bot, and the host starts. */
  async seal(game: string, seats: readonly (string | null)[], options: object = {}, pace?: object) {
    const places = seats.flatMap((level, seat) => (level === null ? [seat] : []))
    const clients = await Promise.all(places.map(() => Client.arrive(this.base)))
    const host = at(clients, 0)
    const { id } = await host.makeTable(game, seats, options)
    const row = await this.running.store.get('tables', id)
    if (pace !== undefined && row) await this.running.store.commit([{ in: 'tables', put: { ...row, pace } }])
    const reveals: (() => Promise<unknown>)[] = []
    for (const [i, client] of clients.entries()) reveals.push(await client.sit(id, at(places, i)))
    await host.must('POST', `/api/tables/${id}/start`)
    return { id, clients, host, reveals }
  }

  async begin(...wish: Parameters<ClockServer['seal']>) {
    const { id, clients, reveals } = await this.seal(...wish)
    for (const reveal of reveals) await reveal()
    const watchers = await Promise.all(clients.map((client) => client.watch(id)))
    return { id, clients, watchers }
  }

  /** The deadline of this match; there must be only one. */
  async matchDeadlines(match: string): Promise<Deadline[]> {
    const rows = await this.running.store.find('deadlines', 'match', match)
    return rows.filter(({ what }) => 'kind' in what && what.kind === 'match')
  }

  async entries(match: string): Promise<Entry[]> {
    return (await this.running.store.list('entries', [match])).map(({ entry }) => entry)
  }

  /** Everything due by now has been handled, at each server. */
  async settled(): Promise<void> {
    await Promise.all(this.#watched.map((watched) => watched.settled()))
  }

  /** Closes the page; resolves once the server knows. */
  async leave(watcher: Watcher): Promise<void> {
    const before = await this.#sockets()
    watcher.close()
    await this.until(async () => (await this.#sockets()) < before)
  }

  async #sockets(): Promise<number> {
    const text = await (await fetch(`${this.base}/metrics`)).text()
    return Number(/^logres_sockets_open (\d+)$/m.exec(text)?.[1])
  }

  until(holds: () => Promise<boolean>): Promise<void> {
    return until(holds)
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('waited too long')
    await sleep(10)
  }
}

/** The last clock message. */
export function clockOf({ heard }: Watcher): ClockMessage {
  const clock = heard.findLast((message) => message.kind === 'clock')
  if (clock === undefined) throw new Error('no clock was shown')
  return clock
}
