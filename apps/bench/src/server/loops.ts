/*
 * Two ways to load a server. Closed: every client acts as soon as it can, which shows the throughput. Open: acts come
 * at a fixed rate, and each is timed from when it was due, so that a server that falls behind cannot hide it.
 */

/** Connections that act one after the other: the seats of a match. */
export interface LoadClient {
  /** Calls back once an act can be sent: at once if possible. */
  ready(then: () => void): void
  /** Sends one; calls back when it is answered. */
  act(then: () => void): void
}

export interface Load {
  readonly perSecond: number
  readonly acts: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Of one core, for this process. */
  readonly cpu: number
}

export async function closedLoop(clients: readonly LoadClient[], ms: number): Promise<Load> {
  const times: number[] = []
  const end = performance.now() + ms
  let underWay = 0
  const turn = (client: LoadClient): void =>
    client.ready(() => {
      const sent = performance.now()
      // However slow everything is, one act counts.
      if (sent >= end && (underWay > 0 || times.length > 0)) return
      underWay += 1
      client.act(() => {
        underWay -= 1
        const now = performance.now()
        if (now > end && times.length > 0) return
        times.push(now - sent)
        turn(client)
      })
    })
  const load = await measured(ms, times, async () => {
    for (const client of clients) turn(client)
    await sleep(ms)
    const patience = performance.now() + MOST_PATIENCE
    while (times.length === 0 && performance.now() < patience) await sleep(5)
  })
  const patience = performance.now() + MOST_PATIENCE
  while (underWay > 0 && performance.now() < patience) await sleep(5)
  return load
}

export async function openLoop(clients: readonly LoadClient[], perSecond: number, ms: number): Promise<Load> {
  const times: number[] = []
  const idle: LoadClient[] = []
  const waiting: number[] = []
  let next = 0
  const start = performance.now()
  const total = Math.max(1, Math.floor((perSecond * ms) / 1000))
  const give = (client: LoadClient): void => {
    const due = waiting[next]
    if (due === undefined) {
      idle.push(client)
      return
    }
    next += 1
    client.act(() => {
      times.push(performance.now() - due)
      client.ready(() => give(client))
    })
  }
  const arrive = () => {
    const now = performance.now()
    while (waiting.length < total && start + (waiting.length * 1000) / perSecond <= now) {
      waiting.push(start + (waiting.length * 1000) / perSecond)
      // The one idle longest: all clients are used.
      const client = idle.shift()
      if (client !== undefined) give(client)
    }
  }
  return measured(ms, times, async () => {
    for (const client of clients) client.ready(() => give(client))
    while (performance.now() - start < ms) {
      arrive()
      await sleep(TICK)
    }
    // However late this process is itself, everything due is sent.
    arrive()
    // Acts that were due and are unanswered count too.
    const patience = performance.now() + MOST_PATIENCE
    while (times.length < waiting.length && performance.now() < patience) await sleep(5)
    while (times.length < waiting.length) times.push(MOST_PATIENCE)
  })
}

const MOST_PATIENCE = 10_000
/** Sleeps instead of spinning: a core burnt by the load is missing for the server's other threads. */
const TICK = 1

async function measured(ms: number, times: number[], work: () => Promise<void>): Promise<Load> {
  const before = process.cpuUsage()
  const start = performance.now()
  await work()
  const { user, system } = process.cpuUsage(before)
  const cpu = (user + system) / 1000 / (performance.now() - start)
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    ...{ perSecond: (times.length / ms) * 1000, acts: times.length },
    ...{ p50: quantile(0.5), p99: quantile(0.99), cpu },
  }
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
