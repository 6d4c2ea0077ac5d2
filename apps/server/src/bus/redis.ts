/* The bus over Redis: one connection to publish, one to subscribe. Both reconnect by themselves. */
import type { Redis } from 'ioredis'
import { newId } from '../secrets.ts'
import type { Bus, Listener, SharedCache } from './bus.ts'
import { connectionTo } from './connection.ts'

/** Each server publishes a heartbeat to itself. If it misses two, the bus is down, whatever the sockets say. */
const HEARTBEAT_INTERVAL = 1_000
const HEARTBEAT_TIMEOUT = 2 * HEARTBEAT_INTERVAL + 500
const CONNECT_TIMEOUT = 2_000
const COMMAND_TIMEOUT = 1_000
const PREFIX = 'logres:'

export class RedisBus implements Bus {
  readonly #name = newId()
  /** The prefix of every message this server publishes. */
  readonly #mine = `{"from":${JSON.stringify(this.#name)}`
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #gapListeners: (() => void)[] = []
  #outgoing: string[][] = []
  readonly shared: SharedCache
  #lastHeartbeat = performance.now()
  #heartbeatTimer: NodeJS.Timeout | undefined

  /** Throws if Redis does not answer now; later it may come and go. */
  static async open(url: string, failed: (what: string, error: unknown) => void): Promise<RedisBus> {
    const connections = [connection(url, failed), connection(url, failed)] as const
    try {
      await Promise.all(connections.map((each) => each.connect()))
    } catch (error) {
      for (const each of connections) each.disconnect()
      throw error
    }
    const bus = new RedisBus(...connections)
    await bus.#start()
    return bus
  }

  private constructor(publisher: Redis, subscriber: Redis) {
    this.#publisher = publisher
    this.#subscriber = subscriber
    this.shared = sharedCache(async (ask) => {
      if (!this.isUp || publisher.status !== 'ready') throw new Error('Redis is not connected')
      try {
        return await ask(publisher)
      } catch (error) {
        this.#markDown()
        throw error
      }
    })
    subscriber.on('message', (channel, text) => this.#receive(channel, text))
    subscriber.on('ready', () => void this.#resubscribe())
  }

  /** Whether messages get through right now. */
  get isUp(): boolean {
    return performance.now() - this.#lastHeartbeat < HEARTBEAT_TIMEOUT
  }

  /** Messages of one event-loop turn are sent in one pipeline: a socket write costs more than its content. */
  publish(channel: string, news: object): void {
    if (this.#outgoing.length === 0) process.nextTick(() => this.#flush())
    this.#outgoing.push(['publish', PREFIX + channel, `${this.#mine},"news":${JSON.stringify(news)}}`])
  }

  #flush(): void {
    const outgoing = this.#outgoing
    this.#outgoing = []
    if (this.#publisher.status !== 'ready') return
    // A server that misses it reads the store.
    this.#publisher
      .pipeline(outgoing)
      .exec()
      .catch(() => {})
  }

  async subscribe(channel: string, listener: Listener): Promise<() => void> {
    const name = PREFIX + channel
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    if (listeners.size === 1) await this.#subscribe([name])
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0 || this.#listeners.get(name) !== listeners) return
      this.#listeners.delete(name)
      if (this.#subscriber.status === 'ready') this.#subscriber.unsubscribe(name).catch(() => {})
    }
  }

  onGap(listener: () => void): void {
    this.#gapListeners.push(listener)
  }

  async close(): Promise<void> {
    clearInterval(this.#heartbeatTimer)
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }

  async #start(): Promise<void> {
    await this.subscribe(this.#name, () => {})
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), HEARTBEAT_INTERVAL)
    this.#heartbeatTimer.unref()
  }

  #heartbeat(): void {
    this.publish(this.#name, {})
    if (!this.isUp) this.#gap()
  }

  #receive(channel: string, text: string): void {
    // We receive our own messages too; no need to parse those.
    if (text.startsWith(this.#mine)) {
      this.#lastHeartbeat = performance.now()
      return
    }
    const { from, news } = JSON.parse(text)
    for (const listener of this.#listeners.get(channel) ?? []) listener(news, from)
  }

  /** Does nothing while disconnected; after a reconnect all channels are subscribed again. */
  async #subscribe(names: readonly string[]): Promise<void> {
    if (this.#subscriber.status !== 'ready' || names.length === 0) return
    const subscribed = this.#subscriber.subscribe(...names).catch(() => this.#markDown())
    // While the bus is down the store is read anyway, so there is nothing to wait for.
    if (this.isUp) await subscribed
  }

  async #resubscribe(): Promise<void> {
    await this.#subscribe([...this.#listeners.keys()])
    this.#gap()
  }

  /** A command was not answered: until the next heartbeat nobody waits for Redis. */
  #markDown(): void {
    this.#lastHeartbeat = Number.NEGATIVE_INFINITY
  }

  #gap(): void {
    for (const listener of this.#gapListeners) listener()
  }
}

type RunCommand = <T>(ask: (redis: Redis) => Promise<T>) => Promise<T>

function sharedCache(ask: RunCommand): SharedCache {
  return {
    async put(name, text, ms) {
      await ask((redis) => redis.set(PREFIX + name, text, 'PX', ms))
    },
    take: (name) => ask((redis) => redis.getdel(PREFIX + name)),
    async count(name, ms) {
      const key = PREFIX + name
      const results = await ask((redis) => redis.multi().incr(key).pexpire(key, ms, 'NX').exec())
      const count = results?.[0]?.[1]
      if (typeof count !== 'number') throw new Error('Redis returned no count')
      return count
    },
  }
}

function connection(url: string, failed: (what: string, error: unknown) => void): Redis {
  return connectionTo(url, failed, {
    ...{ lazyConnect: true, enableOfflineQueue: false, autoResubscribe: false, maxRetriesPerRequest: 0 },
    ...{ connectTimeout: CONNECT_TIMEOUT, commandTimeout: COMMAND_TIMEOUT, noDelay: true },
  })
}
