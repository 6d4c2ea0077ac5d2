/*
 * Many people look for opponents at several servers, over sockets, as pages do it: they arrive at random, take their
 * seats, reveal, and leave when their match has begun. Some do not answer when they are found.
 */
import { at } from '@logres/kernel'
import { Seeker } from '../lobby/seeker.ts'
import type { Cluster } from './cluster.ts'

export interface PairingPlan {
  readonly people: number
  /** Arrivals per second. */
  readonly rate: number
  /** One of so many does not answer when they are found. */
  readonly absent: number
  readonly seed: number
}

interface Pool {
  readonly game: string
  readonly pace: 'quick' | 'live'
  readonly players: number
}

const POOLS: readonly (Pool & { readonly share: number })[] = [
  { game: 'avalon', pace: 'live', players: 2, share: 0.45 },
  { game: 'avalon', pace: 'quick', players: 2, share: 0.2 },
  { game: 'merlin', pace: 'live', players: 3, share: 0.2 },
  { game: 'tournament', pace: 'live', players: 4, share: 0.15 },
]

interface Visitor {
  readonly pool: Pool
  readonly server: number
  /** Milliseconds after the start. */
  readonly due: number
  readonly isAbsent: boolean
}

export interface Visit extends Visitor {
  /** When they asked, were first found, and began to play; in milliseconds. Null: never. */
  readonly asked: number
  readonly found: number | null
  readonly match: string | null
  /** How often they were found. */
  readonly times: number
}

export interface PairingResult {
  readonly visits: readonly Visit[]
  /** Of the waits until somebody was found: as it was, and as it could have been for the same arrivals. */
  readonly median: number
  readonly ideal: number
  readonly p95: number
  readonly idealP95: number
}

/** Mulberry32. */
function randoms(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function visitors({ people, rate, absent, seed }: PairingPlan, servers: number): Visitor[] {
  const random = randoms(seed)
  let due = 0
  return Array.from({ length: people }, () => {
    due += (-Math.log(1 - random()) / rate) * 1000
    let share = random()
    const pool = POOLS.find((each) => {
      share -= each.share
      return share < 0
    })
    return {
      due,
      pool: pool ?? at(POOLS, 0),
      server: Math.floor(random() * servers),
      isAbsent: random() < 1 / absent,
    }
  })
}

/** When the last one of their group has come, if the oldest play the oldest. */
function idealWaits(visits: readonly Visit[]): number[] {
  return POOLS.flatMap(({ game, pace, players }) => {
    const queue = visits
      .filter(({ pool }) => pool.game === game && pool.pace === pace)
      .map(({ asked }) => asked)
      .toSorted((a, b) => a - b)
    return queue.flatMap((asked, i) => {
      const last = queue[i - (i % players) + players - 1]
      return last === undefined ? [] : [last - asked]
    })
  })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}

export async function simulatePairing(cluster: Cluster, servers: number, plan: PairingPlan): Promise<PairingResult> {
  const coming = visitors(plan, servers)
  const seekers: Seeker[] = []
  for (const { server } of coming) seekers.push(await Seeker.arrive(cluster.base(server)))
  const start = performance.now()
  let isOver = false
  const stopped = () => isOver
  const visits = coming.map(async (visitor, i): Promise<Visit> => {
    const seeker = at(seekers, i)
    await new Promise((resolve) => setTimeout(resolve, visitor.due))
    return visit(seeker, visitor, start, stopped)
  })
  // Those who cannot be paired any more are those who are left when all others play.
  const all = Promise.all(visits)
  while (!isOver) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    isOver = performance.now() - start > at(coming, -1 + coming.length).due && isSettled(coming, seekers)
    for (const seeker of seekers) seeker.wakeUp()
  }
  const done = await all
  const waits = done.flatMap(({ asked, found, isAbsent }) => (found === null || isAbsent ? [] : [found - asked]))
  const ideal = idealWaits(done)
  return {
    visits: done,
    ...{ median: quantile(waits, 0.5), ideal: quantile(ideal, 0.5) },
    ...{ p95: quantile(waits, 0.95), idealP95: quantile(ideal, 0.95) },
  }
}

/** In every pool fewer look than could play, and nobody has been found. */
function isSettled(coming: readonly Visitor[], seekers: readonly Seeker[]): boolean {
  return POOLS.every(({ game, pace, players }) => {
    const open = seekers.filter((seeker, i) => {
      const { pool } = at(coming, i)
      return pool.game === game && pool.pace === pace && !seeker.isDone
    })
    return open.length < players && open.every(({ me }) => me.found === null)
  })
}

/** Until what a seek has led to is heard of, in milliseconds. */
const LET_GO_AFTER = 2_000

async function visit(seeker: Seeker, visitor: Visitor, start: number, stopped: () => boolean): Promise<Visit> {
  const { pool, isAbsent } = visitor
  const asked = performance.now() - start
  let found: number | null = null
  let match: string | null = null
  let answered = ''
  let times = 0
  let looked = 0
  const look = async () => {
    await seeker.look(pool.game, pool.pace, pool.players)
    looked = performance.now()
  }
  // On a busy machine they may be found and let go before this hears of either.
  const isLetGo = () =>
    seeker.me.found === null &&
    seeker.me.seek === null &&
    (answered !== '' || performance.now() - looked > LET_GO_AFTER)
  await look()
  while (match === null) {
    await seeker.until(
      () =>
        stopped() ||
        seeker.started.length > 0 ||
        (seeker.me.found !== null && seeker.me.found.table !== answered) ||
        isLetGo(),
    )
    const table = seeker.me.found?.table
    if (stopped() && table === undefined) break
    match = seeker.started[0] ?? null
    if (match !== null) break
    if (table !== undefined && table !== answered) {
      found ??= performance.now() - start
      answered = table
      times += 1
      // Another may have let it go meanwhile.
      if (!isAbsent) await seeker.go().catch(() => undefined)
    } else if (isAbsent && answered !== '') {
      break
    } else if (answered !== '' && (await hasBegun(seeker, answered))) {
      match = answered
    } else {
      // Too late on a busy machine: like everybody who is told so, they look again.
      answered = ''
      await look()
    }
  }
  seeker.isDone = true
  if (match !== null || isAbsent) await seeker.closePage()
  return { ...visitor, asked, found, match, times }
}

async function hasBegun(seeker: Seeker, table: string): Promise<boolean> {
  const { status } = await seeker.client.must<{ status: string }>('GET', `/api/tables/${table}`)
  return status === 'playing' || status === 'sealing'
}
