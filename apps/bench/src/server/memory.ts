/* What idle connections and matches need: memory, and the time to open a match that is not loaded. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LISTED } from '@logres/catalogue'
import { type Begun, beginMatch } from './logres-client.ts'
import { sleep } from './loops.ts'
import { memoryOf, startLogres } from './processes.ts'
import type { ColdOpen } from './rooms.ts'
import { ChildProgram } from './rpc.ts'

export interface IdlePlan {
  readonly connections: number
  readonly matches: number
  /** Until the last garbage is collected. */
  readonly settle: number
}

export interface Idle {
  readonly connections: number
  /** Bytes more than the same process without them. */
  readonly logres: number
  readonly bare: number
}

/** Two players per match, all others are spectators. */
export async function measureIdle(plan: IdlePlan): Promise<Idle> {
  return { connections: plan.connections, logres: await idleLogres(plan), bare: await idleBare(plan) }
}

async function idleLogres({ connections, matches, settle }: IdlePlan): Promise<number> {
  const server = await startLogres()
  try {
    const empty = memoryOf(server.pid)
    const begun: Begun[] = []
    for (let i = 0; i < matches; i++) {
      begun.push(await beginMatch({ base: server.base, game: 'avalon', options: {}, seats: 2 }))
    }
    const base = server.base.replace('http', 'ws')
    // Guests are spectators of their neighbours' matches, over and over, besides playing their own.
    const lines = begun.flatMap(({ id, guests }, i) => {
      const strangers = begun[(i + 1) % begun.length]?.guests ?? []
      return [...guests, ...strangers].map(({ cookie }) => ({ url: `${base}/api/matches/${id}/socket`, cookie }))
    })
    return (await withIdle(lines, connections, settle, server.pid)) - empty
  } finally {
    await server.stop()
  }
}

async function idleBare({ connections, settle }: IdlePlan): Promise<number> {
  const relay = new ChildProgram('relay.ts')
  try {
    const port = await relay.call<number>('listen')
    const empty = memoryOf(relay.pid)
    const lines = Array.from({ length: 200 }, (_, i) => ({ url: `ws://127.0.0.1:${port}/${i}`, cookie: '' }))
    return (await withIdle(lines, connections, settle, relay.pid)) - empty
  } finally {
    await relay.end()
  }
}

/** The server's memory once all are connected. */
async function withIdle(lines: readonly object[], connections: number, settle: number, pid: number): Promise<number> {
  const clients = [new ChildProgram('idle.ts'), new ChildProgram('idle.ts')]
  try {
    for (const client of clients) await client.call('open', { lines, count: connections / clients.length })
    await sleep(settle)
    const counts = await Promise.all(clients.map((client) => client.call<number>('count')))
    if (counts.some((count) => count < connections / clients.length)) throw new Error('connections were lost')
    return memoryOf(pid)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

export interface MatchesPlan {
  readonly games: readonly string[]
  readonly matches: number
  /** In the middle of a game, for memory. */
  readonly middle: number
  /** A long log, for opening it. */
  readonly long: number
  readonly longMatches: number
}

export interface Matches {
  readonly game: string
  readonly seats: number
  readonly middle: number
  /** Bytes. */
  readonly memory: number
  readonly cold: ColdOpen
}

/** At most four seats; without what would end a phase, a match has as many acts as needed. */
const GAMES = LISTED.map(({ id, seats, bench }) => ({
  game: id,
  seats: Math.min(4, seats.max),
  without: bench?.without ?? [],
}))

export async function measureMatches(plan: MatchesPlan): Promise<Matches[]> {
  const found: Matches[] = []
  for (const { game, seats, without } of GAMES) {
    if (!plan.games.includes(game)) continue
    const one = { game, seats, without, options: {} }
    const memory = await onFile(one, plan.matches, plan.middle, (rooms, args) => rooms.call<number>('memory', args))
    const cold = await onFile(one, plan.longMatches, plan.long, (rooms, args) => rooms.call<ColdOpen>('cold', args))
    found.push({ game, seats, middle: plan.middle, memory, cold })
  }
  return found
}

async function onFile<T>(
  one: object,
  matches: number,
  acts: number,
  work: (rooms: ChildProgram, args: object) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-matches-'))
  const [fill, rooms] = [new ChildProgram('fill.ts'), new ChildProgram('rooms.ts')]
  try {
    const ids = await fill.call<readonly string[]>('fill', { ...one, folder, matches, acts })
    await fill.end()
    return await work(rooms, { file: join(folder, 'logres.sqlite'), ids })
  } finally {
    await Promise.all([fill.end(), rooms.end()])
    rmSync(folder, { recursive: true })
  }
}
