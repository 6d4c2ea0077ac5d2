/* Graceful shutdown: take no new work, finish what is in progress, then close the store. */
import type { FastifyInstance } from 'fastify'
import type { Bus } from '../bus/bus.ts'
import type { Store } from '../store/store.ts'

/** Shared by everything that must know whether the server is draining. */
export interface ShutdownState {
  isDraining: boolean
}

export interface ShutdownParts {
  readonly state: ShutdownState
  readonly health: { close(): void }
  readonly app: FastifyInstance
  readonly sockets: { drain(): Promise<void> }
  readonly streams: { drain(): void }
  readonly rooms: { stop(): Promise<void> }
  readonly records: { stop(): Promise<void> }
  readonly reviews: { stop(): Promise<void> }
  readonly results: { stop(): Promise<void> }
  readonly watching: { stop(): Promise<void> }
  readonly deadlines: { stop(): Promise<void> }
  readonly remoteBots: { close(): Promise<void> } | undefined
  readonly pool: { close(): Promise<void> }
  readonly push: { stop(): Promise<void> }
  readonly bus: Bus
  readonly store: Store
}

/** Longer requests are aborted. */
const REQUEST_TIMEOUT = 5_000

export async function shutDown(parts: ShutdownParts): Promise<void> {
  const {
    state: shutdown,
    health,
    app,
    sockets,
    streams,
    rooms,
    records,
    reviews,
    results,
    watching,
    deadlines,
    remoteBots,
    pool,
    push,
    bus,
    store,
  } = parts
  shutdown.isDraining = true
  try {
    streams.drain()
    await Promise.all([sockets.drain(), deadlines.stop(), remoteBots?.close(), pool.close()])
    const late = setTimeout(() => app.server.closeAllConnections(), REQUEST_TIMEOUT)
    await app.close()
    clearTimeout(late)
    // Rooms first: what they write last may be a turn to send a notice about.
    await Promise.all([rooms.stop(), records.stop(), reviews.stop(), watching.stop()])
    await Promise.all([push.stop(), results.stop()])
  } finally {
    health.close()
    await bus.close()
    await store.close()
  }
}
