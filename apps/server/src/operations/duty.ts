/* The end of a server: nothing new is taken on, what is under way is finished, and only then the store is closed. */
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'

/** Shared by all that must know whether work is still taken on. */
export interface Duty {
  isDraining: boolean
}

export interface Parts {
  readonly duty: Duty
  readonly app: FastifyInstance
  readonly sockets: { drain(): Promise<void> }
  readonly streams: { drain(): void }
  readonly deadlines: { stop(): Promise<void> }
  readonly pool: { close(): Promise<void> }
  readonly notices: { stop(): Promise<void> }
  readonly store: Store
}

/** Requests that take longer than that are broken off. */
const LONGEST_REQUEST = 5_000

export async function endDuty({ duty, app, sockets, streams, deadlines, pool, notices, store }: Parts): Promise<void> {
  duty.isDraining = true
  try {
    streams.drain()
    await Promise.all([sockets.drain(), deadlines.stop(), pool.close()])
    const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST)
    await app.close()
    clearTimeout(late)
    await notices.stop()
  } finally {
    await store.close()
  }
}
