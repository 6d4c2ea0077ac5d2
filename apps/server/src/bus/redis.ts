/* The bus over Redis: one connection that speaks, one that listens. Both come back by themselves. */
import type { Redis } from 'ioredis'
import { newId } from '../secrets.ts'
import type { Bus, Hear, Shared } from './bus.ts'
import { connectionTo } from './connection.ts'

/** Each hears himself so often, in milliseconds; who does not, twice, has no way to the others, whatever his sockets say. */
const BEAT = 1_000
const LATE = 2 * BEAT + 500
const LONGEST_CONNECT = 2_000
const LONGEST_ANSWER = 1_000
const PREFIX = 'logres:'

export class RedisBus implements Bus {
  readonly #name = newId()
  /** How what this server tells begins. */
  readonly #mine = `{"from":${JSON.stringify(this.#name)}`
  readonly #speaker: Redis
  readonly #listener: Redis
  readonly #hearers = new Map<string, Set<Hear>>()
  readonly #lookers: (() => void)[] = []
  #untold: string[][] = []
  readonly shared: Shared
  #heardAt = performance.now()
  #beating: NodeJS.Timeout | undefined

  /** Throws if there is no Redis at that address now; later on it may come and go. */
  static async open(url: string, failed: (what: string, error: unknown) => void): Promise<RedisBus> {
    const connections = [connection(url, failed), connection(url, failed)] as const
    try {
      await Promise.all(connections.map((each) => each.connect()))
    } catch (error) {
      for (const each of connections) each.disconnect()
      throw error
    }
    const bus = new RedisBus(...connections)
    await bus.#begin()
    return bus
  }

  private constructor(speaker: Redis, listener: Redis) {
    this.#speaker = speaker
    this.#listener = listener
    this.shared = sharedBy(async (ask) => {
      if (!this.isWhole || speaker.status !== 'ready') throw new Error('there is no way to Redis')
      try {
        return await ask(speaker)
      } catch (error) {
        this.#lost()
        throw error
      }
    })
    listener.on('message', (channel, text) => this.#hear(channel, text))
    listener.on('ready', () => void this.#again())
  }

  /** Whether news gets through just now. */
  get isWhole(): boolean {
    return performance.now() - this.#heardAt < LATE
  }

  /** What is told in one turn leaves together: to write to a socket costs more than what is written. */
  tell(channel: string, news: object): void {
    if (this.#untold.length === 0) process.nextTick(() => this.#publish())
    this.#untold.push(['publish', PREFIX + channel, `${this.#mine},"news":${JSON.stringify(news)}}`])
  }

  #publish(): void {
    const untold = this.#untold
    this.#untold = []
    if (this.#speaker.status !== 'ready') return
    // Whoever misses it looks for himself.
    this.#speaker
      .pipeline(untold)
      .exec()
      .catch(() => {})
  }

  async listen(channel: string, hear: Hear): Promise<() => void> {
    const name = PREFIX + channel
    const hearers = this.#hearers.get(name) ?? new Set()
    this.#hearers.set(name, hearers.add(hear))
    if (hearers.size === 1) await this.#subscribe([name])
    return () => {
      hearers.delete(hear)
      if (hearers.size > 0 || this.#hearers.get(name) !== hearers) return
      this.#hearers.delete(name)
      if (this.#listener.status === 'ready') this.#listener.unsubscribe(name).catch(() => {})
    }
  }

  onGap(look: () => void): void {
    this.#lookers.push(look)
  }

  async close(): Promise<void> {
    clearInterval(this.#beating)
    this.#speaker.disconnect()
    this.#listener.disconnect()
  }

  async #begin(): Promise<void> {
    await this.listen(this.#name, () => {})
    this.#beating = setInterval(() => this.#beat(), BEAT)
    this.#beating.unref()
  }

  #beat(): void {
    this.tell(this.#name, {})
    if (!this.isWhole) this.#gap()
  }

  #hear(channel: string, text: string): void {
    // Who tells something hears it, too: half of what is heard need not be read.
    if (text.startsWith(this.#mine)) {
      this.#heardAt = performance.now()
      return
    }
    const { from, news } = JSON.parse(text)
    for (const hear of this.#hearers.get(channel) ?? []) hear(news, from)
  }

  /** Without a way to it nobody can listen; once there is one again, all do. */
  async #subscribe(names: readonly string[]): Promise<void> {
    if (this.#listener.status !== 'ready' || names.length === 0) return
    const subscribed = this.#listener.subscribe(...names).catch(() => this.#lost())
    // Who hears nothing looks for himself, so there is nothing to wait for.
    if (this.isWhole) await subscribed
  }

  async #again(): Promise<void> {
    await this.#subscribe([...this.#hearers.keys()])
    this.#gap()
  }

  /** What was asked was not answered: until something is heard again nobody waits for an answer. */
  #lost(): void {
    this.#heardAt = Number.NEGATIVE_INFINITY
  }

  #gap(): void {
    for (const look of this.#lookers) look()
  }
}

type Ask = <T>(ask: (redis: Redis) => Promise<T>) => Promise<T>

function sharedBy(ask: Ask): Shared {
  return {
    async put(name, text, ms) {
      await ask((redis) => redis.set(PREFIX + name, text, 'PX', ms))
    },
    take: (name) => ask((redis) => redis.getdel(PREFIX + name)),
    async count(name, ms) {
      const key = PREFIX + name
      const results = await ask((redis) => redis.multi().incr(key).pexpire(key, ms, 'NX').exec())
      const count = results?.[0]?.[1]
      if (typeof count !== 'number') throw new Error('Redis has not counted')
      return count
    },
  }
}

function connection(url: string, failed: (what: string, error: unknown) => void): Redis {
  return connectionTo(url, failed, {
    ...{ lazyConnect: true, enableOfflineQueue: false, autoResubscribe: false, maxRetriesPerRequest: 0 },
    ...{ connectTimeout: LONGEST_CONNECT, commandTimeout: LONGEST_ANSWER, noDelay: true },
  })
}
