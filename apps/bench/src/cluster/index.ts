/*
 * Durable acts per second of one, two and three servers on one PostgreSQL and one Redis, against bare inserts into
 * the same database, in turns. The seats of a match are at different servers: each act is written by one and applied
 * by another.
 */
import { type PostgresService, startPostgres, startRedis } from '@logres/service-testing'
import { medianOf } from '../measure.ts'
import type { Load } from '../server/loops.ts'
import { cpuOf, type Logres, startLogres } from '../server/processes.ts'
import { ChildProgram } from '../server/rpc.ts'
import { cpuOfDatabase } from './database.ts'
import { type Bare, measureBare, type WritesPlan } from './store-writes.ts'

export interface ClusterPlan extends WritesPlan {
  readonly servers: readonly number[]
}

export const FULL: ClusterPlan = {
  ...{ servers: [1, 2, 3], matches: 200, ms: 4_000, rounds: 3 },
  ...{ connections: 16, batchers: 1 },
}
export const QUICK: ClusterPlan = { ...FULL, servers: [1, 2], matches: 8, ms: 300, rounds: 1 }

/** The median of the rounds. */
export interface Rates {
  readonly servers: number
  readonly acts: number
  readonly bare: Bare
  /** Relative to bare rows one by one, per round. */
  readonly ratio: number
  /** Microseconds of a core per act: of all servers together, of the database, and of the load itself. */
  readonly cost: { readonly servers: number; readonly database: number; readonly load: number }
}

const SEATS = 2
const BAR = 0.4

/** Undefined where there is no PostgreSQL or no Redis. */
export async function benchCluster(
  plan: ClusterPlan,
  print: (line: string) => void,
): Promise<readonly Rates[] | undefined> {
  const postgres = await startPostgres('the bench of several servers')
  const redis = await startRedis('the bench of several servers')
  try {
    if (postgres === undefined || redis === undefined) return undefined
    print(`${plan.matches} matches of Avalon, their seats at different servers; PostgreSQL waits for the disk`)
    const all: Rates[] = []
    for (const servers of plan.servers) {
      const rates = await measure(servers, plan, postgres, redis.url)
      all.push(rates)
      for (const line of linesOf(rates)) print(line)
    }
    return all
  } finally {
    await postgres?.end()
    await redis?.end()
  }
}

async function measure(count: number, plan: ClusterPlan, postgres: PostgresService, bus: string): Promise<Rates> {
  const store = await postgres.fresh()
  const started: Logres[] = []
  const load = new ChildProgram('load.ts')
  try {
    for (let i = 0; i < count; i++) started.push(await startLogres([], { LOGRES_STORE: store, LOGRES_BUS: bus }))
    const [base = '', ...others] = started.map((server) => server.base)
    const match = { base, others, game: 'avalon', options: {}, seats: SEATS }
    await load.call('logres', { count: plan.matches, store, plan: match })
    // With several servers each needs longer until its hot functions are compiled.
    await load.call('closed', { ms: 2 * plan.ms * count })
    const rounds = []
    for (let round = 0; round < plan.rounds; round++) {
      const done = await oneRound(load, started, store, plan)
      rounds.push({ ...done, bare: await measureBare(store, plan, `${round}`) })
    }
    const faults = await load.call<readonly string[]>('faults')
    if (faults.length > 0) throw new Error(`refused: ${faults.slice(0, 3).join(', ')}`)
    return middle(count, rounds)
  } finally {
    await load.end()
    await Promise.all(started.map((server) => server.stop()))
  }
}

type Round = Pick<Rates, 'acts' | 'cost'>

async function oneRound(
  load: ChildProgram,
  servers: readonly Logres[],
  store: string,
  plan: ClusterPlan,
): Promise<Round> {
  await load.call('refresh')
  const spent = async () => ({
    servers: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    database: await cpuOfDatabase(store),
  })
  const before = await spent()
  const { perSecond, acts, cpu } = await load.call<Load>('closed', { ms: plan.ms })
  const after = await spent()
  const each = (ms: number) => (ms * 1000) / acts
  return {
    acts: perSecond,
    cost: {
      servers: each(after.servers - before.servers),
      database: each(after.database - before.database),
      load: each(cpu * plan.ms),
    },
  }
}

function middle(servers: number, rounds: readonly (Round & { readonly bare: Bare })[]): Rates {
  const of = (read: (round: (typeof rounds)[number]) => number) => medianOf(rounds.map(read))
  return {
    servers,
    acts: of(({ acts }) => acts),
    bare: { oneByOne: of(({ bare }) => bare.oneByOne), batched: of(({ bare }) => bare.batched) },
    ratio: of(({ acts, bare }) => acts / bare.oneByOne),
    cost: {
      servers: of(({ cost }) => cost.servers),
      database: of(({ cost }) => cost.database),
      load: of(({ cost }) => cost.load),
    },
  }
}

function linesOf({ servers, acts, bare, ratio, cost }: Rates): string[] {
  const whole = (value: number) => Math.round(value).toLocaleString('en')
  return [
    '',
    `${servers} ${servers === 1 ? 'server' : 'servers'}: ${whole(acts)} durable acts / s; bare inserts, one to a transaction ` +
      `${whole(bare.oneByOne)} / s, as many to a statement as matches wait ${whole(bare.batched)} / s`,
    `  an act costs ${whole(cost.servers)} µs of a core at the servers, ${whole(cost.database)} µs at the database, ` +
      `${whole(cost.load)} µs for the load itself`,
    `  of one insert to a transaction: ${ratio.toFixed(2)} ×, at least ${BAR} × asked for: ${ratio >= BAR ? 'ok' : 'below'}; ` +
      `of batches: ${(acts / bare.batched).toFixed(2)} ×`,
  ]
}
