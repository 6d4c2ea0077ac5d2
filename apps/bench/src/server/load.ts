/* The load process: opens clients at one server, and drives them on command. */
import { openStore, type Rooms } from '@logres/server'
import { LogresClient, type MatchPlan } from './logres-client.ts'
import { closedLoop, type Load, type LoadClient, openLoop } from './loops.ts'
import { PeerClient } from './peer-client.ts'
import { PrecomputedActs, roomsBeside } from './precomputed-acts.ts'
import { RelayClient } from './relay-client.ts'
import { serveCommands } from './rpc.ts'
import type { Exchange } from './trace.ts'

/** Opened at a time. */
const AT_ONCE = 16

interface Open extends LoadClient {
  /** Nothing more can be done in it. */
  readonly isOver: boolean
  close(): void
}

let clients: readonly Open[] = []
let openOne: (i: number) => Promise<Open> = () => Promise.reject(new Error('nothing was opened'))
let opened = 0
const trace: Exchange[] = []
const MOST_TRACED = 5_000

async function open(count: number, one: (i: number) => Promise<Open>): Promise<void> {
  for (const client of clients) client.close()
  openOne = one
  clients = await openMany(count)
}

async function openMany(count: number): Promise<Open[]> {
  const made: Open[] = []
  const end = opened + count
  const worker = async () => {
    while (opened < end) {
      opened += 1
      made.push(await openOne(opened))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}

/** The acts of each client, where they are precomputed. */
const precomputed = new Map<Open, PrecomputedActs>()
/** No server does so many acts a second. */
const FASTEST = 20_000

async function openLogres(plan: MatchPlan, store: Promise<Rooms>): Promise<Open> {
  const rooms = await store
  let source: PrecomputedActs | undefined
  const client = await LogresClient.open(plan, async (id) => {
    source = await PrecomputedActs.of(rooms, id)
    await source.goAhead(1)
    return source
  })
  if (source !== undefined) precomputed.set(client, source)
  return client
}

/**
 * Before time is measured: precomputes as many acts as could be sent in that time, even if few clients are left; and
 * collects this process's garbage, which would otherwise take cores from the server.
 */
async function precompute(acts: number): Promise<void> {
  const each = Math.ceil((UNEVEN * acts) / clients.length)
  for (const client of clients) await precomputed.get(client)?.goAhead(each)
  globalThis.gc?.()
}
const UNEVEN = 3

async function driven(acts: number, drive: () => Promise<Load>): Promise<Load> {
  await precompute(acts)
  const load = await drive()
  if (clients.some((client) => precomputed.get(client)?.isDry)) throw new Error('the load ran out of acts')
  return load
}

/** Replaces finished matches. */
async function refresh(): Promise<void> {
  const over = clients.filter(({ isOver }) => isOver)
  for (const client of over) {
    client.close()
    precomputed.delete(client)
  }
  clients = [...clients.filter((client) => !over.includes(client)), ...(await openMany(over.length))]
}

serveCommands({
  /** `store`: where the server keeps its matches. */
  logres: (args: { readonly count: number; readonly store: string; readonly plan: MatchPlan }) => {
    const rooms = openStore(args.store).then(roomsBeside)
    return open(args.count, () => openLogres(args.plan, rooms))
  },
  relay: (args: {
    readonly count: number
    readonly port: number
    readonly seats: number
    readonly exchanges: readonly Exchange[]
  }) => open(args.count, (i) => RelayClient.open(args.port, `room-${i}`, args.seats, args.exchanges)),
  peer: (args: { readonly count: number; readonly port: number }) =>
    open(args.count, (i) => PeerClient.open(args.port, `match-${i}`)),
  refresh,
  closed: ({ ms }: { readonly ms: number }): Promise<Load> =>
    driven((FASTEST * ms) / 1000, () => closedLoop(clients, ms)),
  open: ({ perSecond, ms }: { readonly perSecond: number; readonly ms: number }): Promise<Load> =>
    driven((perSecond * ms) / 1000, () => openLoop(clients, perSecond, ms)),
  /** Starts recording. */
  trace: (): void => {
    for (const client of clients) if (client instanceof LogresClient) client.trace(trace)
  },
  traced: (): readonly Exchange[] => trace.slice(-MOST_TRACED),
  /** What was refused. */
  faults: (): readonly string[] => clients.flatMap((client) => (client instanceof LogresClient ? client.refused : [])),
})
