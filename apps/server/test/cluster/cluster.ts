/* Several servers with one store and one bus, in this process, over real sockets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { openTcpProxy, type Service, startRedis, type TcpProxy } from '@logres/service-testing'
import { readConfig } from '../../src/config.ts'
import { type RunningServer, type ServerOverrides, startServer } from '../../src/server.ts'
import type { Store } from '../../src/store/store.ts'
import { Client } from '../client.ts'

type Env = Readonly<Record<string, string>>

interface ClusterPlan extends ServerOverrides {
  readonly env?: Env
  /** Each has its own proxy to Redis, which can be cut. */
  readonly hasProxies?: boolean
}

export class Cluster {
  readonly redis: Service
  readonly #proxies: readonly TcpProxy[]
  readonly #folder: string
  readonly #servers: RunningServer[]

  private constructor(redis: Service, proxies: readonly TcpProxy[], folder: string, servers: RunningServer[]) {
    this.redis = redis
    this.#proxies = proxies
    this.#folder = folder
    this.#servers = servers
  }

  /** `what` is reported as skipped where there is no Redis. */
  static async open(what: string, count: number, plan: ClusterPlan = {}): Promise<Cluster | undefined> {
    const { env = {}, hasProxies = false, ...overrides } = plan
    const redis = await startRedis(what)
    if (redis === undefined) return undefined
    const proxies: TcpProxy[] = []
    for (let i = 0; i < count && hasProxies; i++) proxies.push(await openTcpProxy(redis.port))
    const folder = mkdtempSync(join(tmpdir(), 'logres-cluster-'))
    const servers: RunningServer[] = []
    for (let i = 0; i < count; i++) {
      servers.push(await start(folder, proxies[i]?.urlThrough(redis.url) ?? redis.url, overrides, env))
    }
    return new Cluster(redis, proxies, folder, servers)
  }

  get store(): Store {
    return at(this.#servers, 0).store
  }

  /** The proxy between this server and Redis. */
  proxy(i: number): TcpProxy {
    return at(this.#proxies, i)
  }

  base(i: number): string {
    return `http://127.0.0.1:${at(this.#servers, i).port}`
  }

  /** A metric of this server. */
  async metric(i: number, name: string): Promise<number> {
    const text = await (await fetch(`${this.base(i)}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
  }

  stop(i: number): Promise<void> {
    return at(this.#servers, i).stop()
  }

  /** A match among people; seat n connects to server n, as far as there are so many. */
  async begin(game: string, seats: readonly (string | null)[], options: object = {}) {
    const places = seats.flatMap((level, seat) => (level === null ? [seat] : []))
    const clients = await Promise.all(places.map((_, i) => Client.arrive(this.base(i % this.#servers.length))))
    const host = at(clients, 0)
    const table = await host.makeTable(game, seats, options)
    const reveals: (() => Promise<unknown>)[] = []
    for (const [i, client] of clients.entries()) reveals.push(await client.sit(table.id, at(places, i)))
    await host.must('POST', `/api/tables/${table.id}/start`)
    for (const reveal of reveals) await reveal()
    const watchers = await Promise.all(clients.map((client) => client.watch(table.id)))
    return { id: table.id, clients, watchers }
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()))
    for (const proxy of this.#proxies) await proxy.end()
    await this.redis.end()
    rmSync(this.#folder, { recursive: true })
  }
}

function start(data: string, bus: string, overrides: ServerOverrides, env: Env): Promise<RunningServer> {
  const config = readConfig({
    ...{ LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: data, LOGRES_BUS: bus, LOGRES_LOG: 'error' },
    ...{
      LOGRES_BOT_THREADS: '1',
      LOGRES_MESSAGES_PER_SECOND: '10000',
      LOGRES_REQUESTS_PER_MINUTE: '100000',
      LOGRES_LIMIT_SCALE: '1000',
    },
    LOGRES_ANSWER_DELAY: '0-0',
    ...env,
  })
  return startServer(config, { minBotDelay: 0, ...overrides })
}
