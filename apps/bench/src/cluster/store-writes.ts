/*
 * Durable entries of the PostgreSQL store, against the same rows in bare statements on the same database, in turns:
 * one row per transaction on many connections, like pgbench, and batches as large as the number of waiting matches.
 */
import { openStore, type Store } from '@logres/server'
import { startPostgres } from '@logres/service-testing'
import { Client } from 'pg'
import { medianOf } from '../measure.ts'

export interface WritesPlan {
  /** Each waits for its entry before the next. */
  readonly matches: number
  readonly ms: number
  readonly rounds: number
  /** Connections for bare rows one by one, and for bare batches. */
  readonly connections: number
  readonly batchers: number
}

export interface Writes {
  readonly store: number
  readonly oneByOne: number
  readonly batched: number
  /** Entries per transaction of the store. */
  readonly perTransaction: number
}

export type Bare = Pick<Writes, 'oneByOne' | 'batched'>

/** One row per transaction, like pgbench: what the database does without batching. */
export async function measureBare(url: string, plan: WritesPlan, name: string): Promise<Bare> {
  const clients = await Promise.all(Array.from({ length: plan.connections }, () => connectTo(url)))
  try {
    const single = await oneByOne(clients, `a-${name}`, plan)
    const batches = await inBatches(clients.slice(0, plan.batchers), `b-${name}`, plan)
    return { oneByOne: single.rate, batched: batches.rate }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Undefined where there is no PostgreSQL. */
export async function measureWrites(plan: WritesPlan): Promise<Writes | undefined> {
  const postgres = await startPostgres('the bench of the store in PostgreSQL')
  if (postgres === undefined) return undefined
  const store = await openStore(await postgres.fresh())
  const bare = await postgres.fresh()
  await (await openStore(bare)).close()
  const clients = await Promise.all(Array.from({ length: plan.connections }, () => connectTo(bare)))
  try {
    const rates: Record<'store' | 'oneByOne' | 'batched', number[]> = { store: [], oneByOne: [], batched: [] }
    let entries = 0
    const before = transactionsOf(store)
    for (let round = 0; round < plan.rounds; round += 1) {
      const { rate, done } = await withCommit(store, `r${round}`, plan)
      entries += done
      rates.store.push(rate)
      rates.oneByOne.push((await oneByOne(clients, `a${round}`, plan)).rate)
      rates.batched.push((await inBatches(clients.slice(0, plan.batchers), `b${round}`, plan)).rate)
    }
    return {
      ...{ store: medianOf(rates.store), oneByOne: medianOf(rates.oneByOne), batched: medianOf(rates.batched) },
      perTransaction: entries / (transactionsOf(store) - before),
    }
  } finally {
    await Promise.all([store.close(), ...clients.map((client) => client.end())])
    await postgres.end()
  }
}

function transactionsOf(store: Store): number {
  return 'transactions' in store ? Number(store.transactions) : 0
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}

/** About as large as an act of Avalon. */
function entryOf(match: string, seq: number) {
  const action = { kind: 'attack', from: seq % 40, to: (seq * 7) % 40, with: [1, 2, 3], note: 'x'.repeat(160) }
  const key = `${match}-${seq}`
  const entry = {
    seq,
    at: 1_790_000_000_000 + seq,
    by: 'person',
    key,
    kind: 'act',
    seat: 1,
    action,
    draws: [],
  } as const
  return { match, seq, seat: 1, key, entry }
}

interface Rate {
  readonly rate: number
  readonly done: number
}

/** `loops` run until the time is over; each answers how many rows it wrote in one step. */
async function rateOf(loops: readonly ((step: number) => Promise<number>)[], ms: number): Promise<Rate> {
  const start = performance.now()
  let done = 0
  const run = async (loop: (step: number) => Promise<number>) => {
    for (let step = 0; performance.now() - start < ms; step += 1) {
      const written = await loop(step)
      done += written
    }
  }
  await Promise.all(loops.map(run))
  return { done, rate: (done / (performance.now() - start)) * 1000 }
}

function withCommit(store: Store, name: string, { matches, ms }: WritesPlan): Promise<Rate> {
  const loops = Array.from({ length: matches }, (_, i) => async (seq: number) => {
    await store.commit([{ in: 'entries', insert: entryOf(`${name}-${i}`, seq) }])
    return 1
  })
  return rateOf(loops, ms)
}

const INSERT = 'INSERT INTO entries ("match", seq, seat, "key", body)'

function oneByOne(clients: readonly Client[], name: string, { ms }: WritesPlan): Promise<Rate> {
  const loops = clients.map((client, i) => async (n: number) => {
    const row = entryOf(`${name}-${i}`, n)
    const values = [row.match, row.seq, row.seat, row.key, JSON.stringify(row)]
    await client.query({ name: 'one', text: `${INSERT} VALUES ($1, $2, $3, $4, $5)`, values })
    return 1
  })
  return rateOf(loops, ms)
}

function inBatches(clients: readonly Client[], name: string, { ms, matches }: WritesPlan): Promise<Rate> {
  const size = Math.ceil(matches / clients.length)
  const text = `${INSERT} SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])`
  const loops = clients.map((client, i) => async (n: number) => {
    const rows = Array.from({ length: size }, (_, j) => entryOf(`${name}-${i}-${j}`, n))
    const values = [
      rows.map((row) => row.match),
      rows.map((row) => row.seq),
      rows.map((row) => row.seat),
      rows.map((row) => row.key),
      rows.map((row) => JSON.stringify(row)),
    ]
    await client.query({ name: 'batch', text, values })
    return size
  })
  return rateOf(loops, ms)
}

export function writesLine({ store, oneByOne, batched, perTransaction }: Writes): string {
  const ratio = (of: number) => (store / of).toFixed(2)
  return (
    `PostgreSQL: ${Math.round(store)} entries/s through the store (${perTransaction.toFixed(0)} to a transaction); ` +
    `bare in batches ${Math.round(batched)}/s, ratio ${ratio(batched)}; bare one by one ${Math.round(oneByOne)}/s, ratio ${ratio(oneByOne)}`
  )
}
