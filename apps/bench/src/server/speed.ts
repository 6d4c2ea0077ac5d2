/* Acts per second and their latency: the server, the relay, boardgame.io's server and the disk alone, in turns. */
import { sum } from '@logres/kernel'
import { medianOf } from '../measure.ts'
import type { Load } from './loops.ts'
import { cpuOf, type Logres, startLogres } from './processes.ts'
import { ChildProgram } from './rpc.ts'
import { bytesOf, type Exchange, messagesOf } from './trace.ts'

export interface SpeedPlan {
  readonly connections: number
  /** Per measurement. */
  readonly ms: number
  readonly rounds: number
}

/** The median of the rounds. */
export interface Rate extends Load {
  /** Cores used by the server. */
  readonly server: number
}

export interface Speed {
  readonly connections: number
  readonly logres: Rate
  readonly relay: Rate
  readonly peer: Rate
  /** Acts per second. */
  readonly disk: number
  /** Per round, then the median. */
  readonly toRelay: number
  readonly toPeer: number
  readonly actsPerCommit: number
  readonly rowsPerAct: number
  readonly bytesPerAct: number
  readonly messagesPerAct: number
  /** At a quarter of what the relay does, and of what the server does. */
  readonly ofRelay: Latency
  readonly ofOwn: Latency
}

export interface Latency {
  readonly perSecond: number
  readonly logres: Load
  readonly relay: Load
  /** SQLite alone. */
  readonly disk: Load
}

const SEATS = 2

/** A server, and its load process. */
interface Contestant {
  readonly load: ChildProgram
  readonly pid: number
}

export async function measureSpeed(plan: SpeedPlan): Promise<Speed> {
  const logres = await startLogres()
  const helpers: ChildProgram[] = []
  const help = (program: string): ChildProgram => {
    const helper = new ChildProgram(program)
    helpers.push(helper)
    return helper
  }
  try {
    return await compare(plan, logres, help)
  } finally {
    await Promise.all(helpers.map((helper) => helper.end()))
    await logres.stop()
  }
}

async function compare(plan: SpeedPlan, logres: Logres, help: (program: string) => ChildProgram): Promise<Speed> {
  const count = plan.connections / SEATS
  const ours = { load: help('load.ts'), pid: logres.pid }
  await ours.load.call('logres', {
    ...{ count, store: `${logres.folder}/logres.sqlite` },
    plan: { base: logres.base, game: 'avalon', options: {}, seats: SEATS },
  })
  await warmUp(ours, plan)
  const exchanges = await exchangesOf(ours, plan)
  const relay = await startRelay(help, count, exchanges)
  const peer = await startPeer(help, count)
  for (const contestant of [relay, peer]) await warmUp(contestant, plan)

  const before = await countsOf(logres)
  const [mine, theirs, others]: [Rate[], Rate[], Rate[]] = [[], [], []]
  for (let round = 0; round < plan.rounds; round++) {
    mine.push(await closed(ours, plan.ms))
    theirs.push(await closed(relay, plan.ms))
    others.push(await closed(peer, plan.ms))
  }
  const after = await countsOf(logres)
  const faults = await ours.load.call<readonly string[]>('faults')
  if (faults.length > 0) throw new Error(`the server refused: ${faults.slice(0, 3).join(', ')}`)
  const acts = after.acts - before.acts
  const actsPerCommit = Math.max(1, Math.round(acts / (after.commits - before.commits)))
  const rowsPerAct = (after.rows - before.rows) / acts
  const bare: Bare = { helper: help('commits.ts'), file: `${logres.folder}/logres.sqlite`, rowsPerAct }
  const disk = await onDisk<number>(bare, 'measure', { actsPerCommit, ms: plan.ms })
  const ratio = (rates: readonly Rate[]) =>
    medianOf(mine.map(({ perSecond }, i) => perSecond / (rates[i]?.perSecond ?? Number.NaN)))
  const ofRelay = await latency({ ours, relay, bare }, middle(theirs).perSecond / 4, plan)
  const ofOwn = await latency({ ours, relay, bare }, middle(mine).perSecond / 4, plan)
  return {
    ...{ connections: plan.connections, logres: middle(mine), relay: middle(theirs), peer: middle(others), disk },
    ...{ toRelay: ratio(theirs), toPeer: ratio(others), actsPerCommit, rowsPerAct },
    bytesPerAct: sum(exchanges.map(bytesOf)) / exchanges.length,
    messagesPerAct: sum(exchanges.map(messagesOf)) / exchanges.length,
    ...{ ofRelay, ofOwn },
  }
}

/** The messages of acts. In a short time on a busy machine there may be none yet. */
async function exchangesOf({ load }: Contestant, { ms }: SpeedPlan): Promise<readonly Exchange[]> {
  await load.call('trace')
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await load.call('closed', { ms })
    const exchanges = await load.call<readonly Exchange[]>('traced')
    if (exchanges.length > 0) return exchanges
  }
  throw new Error('nobody has acted')
}
const MOST_TRIES = 50

async function startRelay(help: (program: string) => ChildProgram, count: number, exchanges: readonly Exchange[]) {
  const relay = help('relay.ts')
  const port = await relay.call<number>('listen')
  await relay.call('use', { exchanges })
  const load = help('load.ts')
  await load.call('relay', { count, port, seats: SEATS, exchanges })
  return { load, pid: relay.pid }
}

async function startPeer(help: (program: string) => ChildProgram, count: number): Promise<Contestant> {
  const peer = help('peer.ts')
  const port = await peer.call<number>('listen')
  const load = help('load.ts')
  await load.call('peer', { count, port })
  return { load, pid: peer.pid }
}

async function warmUp({ load }: Contestant, { ms }: SpeedPlan): Promise<void> {
  await load.call('closed', { ms: 2 * ms })
}

async function closed({ load, pid }: Contestant, ms: number): Promise<Rate> {
  await load.call('refresh')
  const before = cpuOf(pid)
  const start = performance.now()
  const done = await load.call<Load>('closed', { ms })
  return { ...done, server: (cpuOf(pid) - before) / (performance.now() - start) }
}

/** The disk without a server: what is written, and by whom. */
interface Bare {
  readonly helper: ChildProgram
  readonly file: string
  readonly rowsPerAct: number
}

function onDisk<T>({ helper, file, rowsPerAct }: Bare, name: string, plan: object): Promise<T> {
  return helper.call<T>(name, { file, rowsPerAct, ...plan })
}

interface Contestants {
  readonly ours: Contestant
  readonly relay: Contestant
  readonly bare: Bare
}

async function latency({ ours, relay, bare }: Contestants, perSecond: number, plan: SpeedPlan): Promise<Latency> {
  const pace = { perSecond, ms: plan.ms }
  const runs: { readonly logres: Load; readonly relay: Load; readonly disk: Load }[] = []
  for (let round = 0; round < plan.rounds; round++) {
    await ours.load.call('refresh')
    runs.push({
      logres: await ours.load.call('open', pace),
      relay: await relay.load.call('open', pace),
      disk: await onDisk(bare, 'paced', pace),
    })
  }
  const of = (name: 'logres' | 'relay' | 'disk') => medians(runs.map((run) => run[name]))
  return { perSecond, logres: of('logres'), relay: of('relay'), disk: of('disk') }
}

function middle(rates: readonly Rate[]): Rate {
  return { ...medians(rates), server: medianOf(rates.map(({ server }) => server)) }
}

function medians(loads: readonly Load[]): Load {
  const of = (name: keyof Load) => medianOf(loads.map((load) => load[name]))
  return { perSecond: of('perSecond'), acts: of('acts'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') }
}

interface Counts {
  readonly acts: number
  readonly commits: number
  readonly rows: number
}

/** The server's own metrics. */
async function countsOf({ base }: Logres): Promise<Counts> {
  const text = await (await fetch(`${base}/metrics`)).text()
  const total = (name: string) =>
    sum([...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'gm'))].map(([, value]) => Number(value)))
  return {
    acts: total('logres_actions_total'),
    commits: total('logres_commits_total'),
    rows: total('logres_committed_rows_total'),
  }
}
