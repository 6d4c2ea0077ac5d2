/*
 * Limits by person and by address, across sockets, requests and servers. Every server has all buckets in memory and
 * decides at once; what it spent is published a moment later, and the others take it out of their own buckets. So an
 * act never waits for Redis, and without Redis each server counts alone. The price: who is at several servers at the
 * same moment can spend one burst at each, and has a debt afterwards.
 */
import { type Refusal, refuse } from '@logres/kernel'
import type { Bus } from '../bus/bus.ts'
import type { LimitPlan, OpenName, Rate, RateName } from './limits.ts'
import type { KnownNetworks } from './networks.ts'
import { OpenCounts } from './open-counts.ts'
import { TokenBuckets } from './token-bucket.ts'

/** Who is limited. A null is not counted. */
export interface Caller {
  readonly person: string | null
  /** As `networkOf` returns it. */
  readonly address: string | null
}

export interface LimiterOptions {
  readonly plan: LimitPlan
  readonly networks: KnownNetworks
  readonly bus: Bus
  now(): number
}

const CHANNEL = 'limits'
/** What was spent is published after so many milliseconds. */
const PUBLISH_DELAY = 50
/** All that is open is published this often: a server that has just started, or missed something, is right again. */
const REPORT_INTERVAL = 10_000

type Scope = 'person' | 'address'

interface LimitNews {
  /** Bucket, name and tokens. */
  readonly spent?: readonly (readonly [string, string, number])[]
  readonly open?: readonly (readonly [string, number])[]
  readonly isAll?: boolean
}

export class Limiter {
  readonly plan: LimitPlan
  readonly networks: KnownNetworks
  /** Limits never use the system clock: set back, it would refuse everybody for that long. */
  readonly now: () => number
  readonly #bus: Bus
  readonly #buckets = new Map<string, TokenBuckets>()
  readonly #open = new OpenCounts()
  #spent = new Map<string, [string, string, number]>()
  #opened = new Set<string>()
  #publishing: NodeJS.Timeout | undefined
  readonly #reporting: NodeJS.Timeout | undefined

  constructor({ plan, networks, bus, now }: LimiterOptions) {
    this.plan = plan
    this.networks = networks
    this.now = now
    this.#bus = bus
    for (const [name, scopes] of Object.entries<Partial<Record<Scope, Rate>>>(plan.rates)) {
      const { person, address } = scopes
      if (person !== undefined) this.#buckets.set(`${name} person`, new TokenBuckets(now, () => person))
      if (address !== undefined) {
        this.#buckets.set(`${name} address`, new TokenBuckets(now, (network) => this.#raised(address, network)))
      }
    }
    if (bus.shared === null) return
    void bus.subscribe(CHANNEL, (news: LimitNews, from) => this.#heard(news, from))
    this.#reporting = setInterval(() => this.#report(), REPORT_INTERVAL)
    this.#reporting.unref()
  }

  /** Takes tokens for both, or says why not and takes none: somebody's flood does not use up what their address has. */
  take(name: RateName, { person, address }: Caller, count = 1): Refusal | undefined {
    const byPerson = this.#bucket(`${name} person`, person)
    const byAddress = this.#bucket(`${name} address`, address)
    if (byPerson?.has(count) === false) return refuse('tooFast')
    if (byAddress?.has(count) === false) return refuse('tooManyFromHere')
    byPerson?.spend(count)
    byAddress?.spend(count)
    if (person !== null && byPerson !== undefined) this.#publishSpent(`${name} person`, person, count)
    if (address !== null && byAddress !== undefined) this.#publishSpent(`${name} address`, address, count)
    return undefined
  }

  /** Answers a function that closes it, or why it must not be opened. */
  open(name: OpenName, { person, address }: Caller): (() => void) | Refusal {
    const most = this.plan.open[name]
    const byPerson = `${name} ${person}`
    const byAddress = `${name} at ${address}`
    if (person !== null && this.#open.total(byPerson) >= most.person) {
      return refuse('tooManyConnections', null, { most: most.person })
    }
    if (address !== null) {
      const mostHere = most.address * this.networks.timesAt(address)
      if (this.#open.total(byAddress) >= mostHere) return refuse('tooManyFromHere')
    }
    const names = [...(person === null ? [] : [byPerson]), ...(address === null ? [] : [byAddress])]
    for (const each of names) this.#count(each, 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      for (const each of names) this.#count(each, -1)
    }
  }

  stop(): void {
    clearTimeout(this.#publishing)
    clearInterval(this.#reporting)
  }

  #raised({ perMinute, burst }: Rate, network: string): Rate {
    const times = this.networks.timesAt(network)
    return { perMinute: times * perMinute, burst: times * burst }
  }

  #bucket(name: string, who: string | null) {
    return who === null ? undefined : this.#buckets.get(name)?.of(who)
  }

  #count(name: string, change: 1 | -1): void {
    this.#open.add(name, change)
    if (this.#bus.shared === null) return
    this.#opened.add(name)
    this.#publishSoon()
  }

  #publishSpent(bucket: string, who: string, count: number): void {
    if (this.#bus.shared === null) return
    const known = this.#spent.get(`${bucket} ${who}`)
    this.#spent.set(`${bucket} ${who}`, [bucket, who, count + (known?.[2] ?? 0)])
    this.#publishSoon()
  }

  #publishSoon(): void {
    this.#publishing ??= setTimeout(() => {
      this.#publishing = undefined
      const open = [...this.#opened].map((name) => [name, this.#open.here(name)] as const)
      this.#bus.publish(CHANNEL, { spent: [...this.#spent.values()], open } satisfies LimitNews)
      this.#spent = new Map()
      this.#opened = new Set()
    }, PUBLISH_DELAY).unref()
  }

  #report(): void {
    this.#open.forgetSilent()
    this.#bus.publish(CHANNEL, { open: this.#open.all, isAll: true } satisfies LimitNews)
  }

  #heard({ spent = [], open = [], isAll = false }: LimitNews, from: string): void {
    for (const [bucket, who, count] of spent) this.#bucket(bucket, who)?.spend(count)
    this.#open.heard(from, open, isAll)
  }
}
