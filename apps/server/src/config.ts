/* Every environment variable; none is required. docs/operations.md lists them for operators. */
import { join } from 'node:path'
import { unknownKey } from './config-keys.ts'
import { type KnownNetwork, readNetwork } from './limits/networks.ts'
import { storeAddress } from './store/url.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** The data folder. */
  readonly data: string
  /** redis://…, over which servers that share a store notify each other; null: there is one server only. */
  readonly bus: string | null
  /** The URL of a shared store; null: a file in `data`. */
  readonly store: string | null
  /** The public origin, if it differs from the address: https://example.org */
  readonly origin: string | null
  /** Whether a reverse proxy tells us the client's address. */
  readonly trustProxy: boolean
  readonly logLevel: string
  /** Per person. limits/limits.ts derives the others. */
  readonly requestsPerMinute: number
  readonly messagesPerSecond: number
  /** Multiplies all other limits by person and address. */
  readonly limitScale: number
  /** Networks whose addresses have higher limits. */
  readonly knownNetworks: readonly KnownNetwork[]
  readonly botThreads: number | null
  /** How long answers to an attack or a spell are delayed, in milliseconds: their speed must not reveal anything. */
  readonly answerDelay: { readonly least: number; readonly most: number }
  /** Whether /metrics is public, or only for this machine. */
  readonly metrics: boolean
  /** Contact for operators of push services; null: our origin. */
  readonly pushContact: string | null
  /** Whether push services may be inside our own network, and without https. */
  readonly pushAnywhere: boolean
}

export class BadConfig extends Error {}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const unknown = unknownKey(env)
  if (unknown !== undefined) throw new BadConfig(unknown)
  return {
    port: whole(env, 'LOGRES_PORT', 4200, 0, 65_535),
    host: env.LOGRES_HOST ?? '::',
    data: env.LOGRES_DATA ?? './data',
    bus: busOf(env),
    store: sharedStore(env),
    origin: originOf(env),
    trustProxy: isOn(env, 'LOGRES_TRUST_PROXY'),
    logLevel: oneOf(env, 'LOGRES_LOG', LOG_LEVELS, 'info'),
    requestsPerMinute: whole(env, 'LOGRES_REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    messagesPerSecond: whole(env, 'LOGRES_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
    limitScale: whole(env, 'LOGRES_LIMIT_SCALE', 1, 1, 1_000_000),
    knownNetworks: networksOf(env),
    botThreads: env.LOGRES_BOT_THREADS === undefined ? null : whole(env, 'LOGRES_BOT_THREADS', 1, 1, 64),
    answerDelay: rangeOf(env, 'LOGRES_ANSWER_DELAY', '1000-3000', 60_000),
    metrics: isOn(env, 'LOGRES_METRICS'),
    pushContact: contactOf(env),
    pushAnywhere: isOn(env, 'LOGRES_PUSH_ANYWHERE'),
  }
}

export function storeOf({ data, store }: Pick<Config, 'data' | 'store'>): string {
  return store ?? join(data, 'logres.sqlite')
}

/** The file of the store; null for a database, or in memory. */
export function fileOf(config: Pick<Config, 'data' | 'store'>): string | null {
  const address = storeAddress(storeOf(config))
  return address.kind === 'sqlite' && address.file !== ':memory:' ? address.file : null
}

type Env = Parameters<typeof readConfig>[0]

function whole(env: Env, key: string, byDefault: number, least: number, most: number): number {
  const text = env[key]
  if (text === undefined) return byDefault
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new BadConfig(`${key} must be a whole number from ${least} to ${most}, not "${text}".`)
}

function rangeOf(env: Env, key: string, byDefault: string, limit: number): { least: number; most: number } {
  const text = env[key] ?? byDefault
  const [, least = '', most = ''] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (least !== '' && Number(least) <= Number(most) && Number(most) <= limit) {
    return { least: Number(least), most: Number(most) }
  }
  throw new BadConfig(`${key} must be two whole numbers like ${byDefault}, at most ${limit}, not "${text}".`)
}

function oneOf(env: Env, key: string, words: readonly string[], byDefault: string): string {
  const text = env[key] ?? byDefault
  if (words.includes(text)) return text
  throw new BadConfig(`${key} must be one of ${words.join(', ')}, not "${text}".`)
}

function isOn(env: Env, key: string): boolean {
  return oneOf(env, key, ['0', '1'], '0') === '1'
}

function contactOf({ LOGRES_PUSH_CONTACT }: Env): string | null {
  if (LOGRES_PUSH_CONTACT === undefined) return null
  const url = URL.parse(LOGRES_PUSH_CONTACT)
  if (url !== null && /^(mailto|https):$/.test(url.protocol) && url.pathname !== '') return url.href
  throw new BadConfig(
    `LOGRES_PUSH_CONTACT must be an address like mailto:me@example.org or https://example.org, not "${LOGRES_PUSH_CONTACT}".`,
  )
}

function networksOf({ LOGRES_KNOWN_NETWORKS = '' }: Env): KnownNetwork[] {
  const texts = LOGRES_KNOWN_NETWORKS.split(',').map((text) => text.trim())
  return texts.flatMap((text) => {
    if (text === '') return []
    const network = readNetwork(text)
    if (network !== undefined) return [network]
    throw new BadConfig(
      `LOGRES_KNOWN_NETWORKS must be networks like 203.0.113.0/24 or 2001:db8::/48*20, not "${text}".`,
    )
  })
}

function busOf({ LOGRES_BUS }: Env): string | null {
  if (LOGRES_BUS === undefined) return null
  const url = URL.parse(LOGRES_BUS)
  if (url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '') return LOGRES_BUS
  // It may contain a password.
  throw new BadConfig('LOGRES_BUS must be an address like redis://localhost:6379.')
}

/** The error does not contain the password. */
function sharedStore({ LOGRES_STORE }: Env): string | null {
  if (LOGRES_STORE === undefined) return null
  try {
    storeAddress(LOGRES_STORE)
    return LOGRES_STORE
  } catch (error) {
    throw new BadConfig(`LOGRES_STORE: ${error instanceof Error ? error.message : error}.`)
  }
}

function originOf({ LOGRES_ORIGIN }: Env): string | null {
  if (LOGRES_ORIGIN === undefined) return null
  const url = URL.parse(LOGRES_ORIGIN)
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new BadConfig(`LOGRES_ORIGIN must be an address like https://example.org, not "${LOGRES_ORIGIN}".`)
}
