/*
 * Three servers and a worker, each its own process, on one PostgreSQL and one Redis, while all of them fail in turn.
 * Clients that lose their server continue at another. Afterwards: everything acknowledged or shown is in the log,
 * once; each deadline was handled once; all matches are over and verify. LOGRES_FAULT_MATCHES and LOGRES_FAULTS make
 * it longer: `npm run test:cluster`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, importRecord, isRefusal, sum } from '@logres/kernel'
import {
  freePort,
  openTcpProxy,
  type PostgresService,
  type Service,
  startPostgres,
  startRedis,
  type TcpProxy,
} from '@logres/service-testing'
import { expect, test } from 'vitest'
import { Client, sleep } from '../client.ts'
import { checkAgainstLog, verify } from '../kill/check-against-log.ts'
import { type OwnProcess, serverProcess, workerProcess } from '../kill/process.ts'
import { beginFaultMatch, type FaultMatch, kindsOf } from './fault-matches.ts'
import { type FiredDeadlines, firedDeadlinesIn } from './fired-deadlines.ts'

const MATCHES = Number(process.env.LOGRES_FAULT_MATCHES ?? 9)
const ROUNDS = Number(process.env.LOGRES_FAULTS ?? 0)
const IS_FULL = ROUNDS > 0
/** From that cursor on all agree to end. */
const ENOUGH = IS_FULL ? 40 : 20
/** How long a connection is cut. Nothing is expected to have happened by then. */
const CUT_FOR = 10_000
/** Matches started at the same time. */
const AT_ONCE = 8

const what = 'servers that fail'
const postgres = await startPostgres(what, { max_connections: 200 })
const redis = postgres && (await startRedis(what))

if (postgres !== undefined && redis !== undefined) {
  test(
    `${MATCHES} matches while everything fails in turn: nothing is lost, nothing is doubled`,
    async () => {
      const server = await FaultyCluster.open(postgres, redis)
      try {
        await server.play()
      } finally {
        await server.close()
      }
    },
    IS_FULL ? 7_200_000 : 900_000,
  )
}

class FaultyCluster {
  readonly #postgres: PostgresService
  readonly #redis: Service
  /** Between the first server and Redis. */
  readonly #proxy: TcpProxy
  readonly #folder: string
  readonly #servers: readonly OwnProcess[]
  readonly #worker: OwnProcess
  readonly #bases: readonly string[]
  readonly #matches: FaultMatch[] = []
  readonly #faults: string[] = []
  readonly #since = performance.now()
  #isOver = false

  static async open(database: PostgresService, bus: Service): Promise<FaultyCluster> {
    const proxy = await openTcpProxy(bus.port)
    const ports = [await freePort(), await freePort(), await freePort()]
    const server = new FaultyCluster(database, bus, proxy, ports)
    for (const each of [...server.#servers, server.#worker]) await each.start()
    return server
  }

  private constructor(database: PostgresService, bus: Service, proxy: TcpProxy, ports: readonly number[]) {
    this.#postgres = database
    this.#redis = bus
    this.#proxy = proxy
    this.#folder = mkdtempSync(join(tmpdir(), 'logres-faults-'))
    this.#bases = ports.map((port) => `http://127.0.0.1:${port}`)
    const kept = { LOGRES_STORE: database.url, LOGRES_DATA: this.#folder }
    this.#servers = ports.map((port, i) =>
      serverProcess(port, {
        ...kept,
        LOGRES_KNOWN_NETWORKS: '127.0.0.0/8*1000',
        LOGRES_BUS: i === 0 ? proxy.urlThrough(bus.url) : bus.url,
      }),
    )
    this.#worker = workerProcess({ ...kept, LOGRES_BUS: bus.url })
  }

  async play(): Promise<void> {
    const kinds = [...kindsOf(MATCHES, IS_FULL).entries()]
    const begin = async () => {
      for (let next = kinds.shift(); next !== undefined; next = kinds.shift()) {
        const [n, kind] = next
        this.#matches.push(await beginFaultMatch(kind, this.#bases, n, ENOUGH))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, begin))
    if (IS_FULL) console.log(`${this.#seconds()} s: all have begun`)
    const played = this.#matches.flatMap(({ players }) => players.map((player) => player.play()))
    const over = Promise.all(played).finally(() => {
      this.#isOver = true
    })
    await Promise.all([over, this.#failInTurn()])
    // No process may crash when others fail.
    expect([...this.#servers, this.#worker].map(({ crashes }) => crashes)).toEqual([0, 0, 0, 0])
    await this.#check()
  }

  /** The order of failures. */
  #plan(): [string, () => Promise<void>][] {
    const kill = (i: number): [string, () => Promise<void>] => [
      `server ${i} killed`,
      async () => {
        await at(this.#servers, i).kill()
        await at(this.#servers, i).start()
      },
    ]
    const bus: [string, () => Promise<void>] = ['Redis restarted', () => this.#redis.restart()]
    const database: [string, () => Promise<void>] = ['PostgreSQL restarted', () => this.#postgres.restart()]
    if (!IS_FULL) return [kill(0), bus, database, kill(1)]
    const rounds = Array.from({ length: ROUNDS }, () => [kill(0), kill(1), kill(2)])
    const worker = async () => {
      await this.#worker.kill()
      await this.#worker.start()
    }
    const cut = async () => {
      this.#proxy.cut()
      await sleep(CUT_FOR)
      this.#proxy.restore()
    }
    const others: [string, () => Promise<void>][] = [
      bus,
      ['the worker killed', worker],
      ['a server cut off from Redis', cut],
      database,
    ]
    // One of the others after each server, as long as there are any.
    return rounds.flat().flatMap((each, i) => [each, ...others.slice(i, i + 1)])
  }

  /** By progress, not by time, so that the machine's speed does not matter. */
  async #failInTurn(): Promise<void> {
    const plan = this.#plan()
    for (const [i, [name, fail]] of plan.entries()) {
      const moment = ((i + 0.5) / plan.length) * MATCHES * ENOUGH * 0.8
      while (this.#progress() < moment && !this.#isOver) await sleep(5)
      expect(this.#isOver, `all was over before: ${name}`).toBe(false)
      this.#faults.push(name)
      if (IS_FULL) console.log(`${this.#seconds()} s: ${name}`)
      await fail()
    }
  }

  /** The sum of all cursors, as far as they count. */
  #progress(): number {
    return sum(this.#matches.map(({ players }) => Math.min(ENOUGH, ...players.map(({ cursor }) => cursor))))
  }

  async #check(): Promise<void> {
    const total: FiredDeadlines = { standIns: 0, closings: 0, latest: 0 }
    const [acts, reconnects] = [
      () => this.#memories().map(({ done }) => done.size),
      () => this.#memories().map((m) => m.reconnects),
    ]
    for (const { id, pace, players } of this.#matches) {
      // A person may read 30 records a minute, so each is read by somebody else.
      const guest = await Client.arrive(at(this.#bases, 0))
      const record = importRecord(await guest.must('GET', `/api/matches/${id}/record`))
      if (isRefusal(record)) throw new Error(record.code)
      verify(record)
      for (const { memory } of players) checkAgainstLog(memory, record)
      const fired = firedDeadlinesIn(record, pace)
      total.standIns += fired.standIns
      total.closings += fired.closings
      total.latest = Math.max(total.latest, fired.latest)
    }
    const holes = 'SELECT match FROM entries GROUP BY match HAVING count(*) <> max(seq) + 1'
    expect(await this.#postgres.sql(holes)).toBe('')
    expect(total.closings).toBeGreaterThan(0)
    if (IS_FULL) expect(total.standIns).toBeGreaterThan(0)
    console.log(
      `${MATCHES} matches, ${sum(acts())} acts acknowledged, ${this.#faults.length} faults, ${sum(reconnects())} times somebody ` +
        `went on at another server; ${total.standIns} stand-ins, ${total.closings} barters ended by the clerk, at most ` +
        `${Math.round(total.latest)} ms late; ${this.#seconds()} s`,
    )
  }

  #memories() {
    return this.#matches.flatMap(({ players }) => players.map(({ memory }) => memory))
  }

  #seconds(): number {
    return Math.round((performance.now() - this.#since) / 1000)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers, this.#worker].map((each) => each.kill()))
    await this.#proxy.end()
    await this.#redis.end()
    await this.#postgres.end()
    rmSync(this.#folder, { recursive: true })
  }
}
