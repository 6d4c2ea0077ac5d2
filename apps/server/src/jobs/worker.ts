/* A process without HTTP: it thinks for bots and sends notices, for all servers of one store. */
import { Worker } from 'bullmq'
import { BotPool } from '../bots/pool.ts'
import type { Config } from '../config.ts'
import { createSender } from '../push/index.ts'
import type { Store } from '../store/store.ts'
import { BOTS, blockingConnection, PREFIX, PUSHES } from './connection.ts'
import type { JobData } from './job-queue.ts'
import type { PushJob } from './remote-push.ts'

export interface RunningWorker {
  stop(): Promise<void>
}

/** If a worker dies, another takes its job after so many milliseconds. */
const STALLED_AFTER = 5_000
/** More jobs than threads: the pool knows best which is next. */
const JOBS_PER_THREAD = 4
const PUSH_CONCURRENCY = 32

export async function startWorker(
  config: Config,
  store: Store,
  failed: (what: string, error: unknown) => void,
): Promise<RunningWorker> {
  const { bus } = config
  if (bus === null) throw new TypeError('a worker needs LOGRES_BUS')
  const pool = new BotPool({
    ...(config.botThreads !== null && { workers: config.botThreads }),
    onLoss: (reason) => failed('bot thread', reason),
  })
  const sender = await createSender(config, store, Date.now)
  const at = (name: string, concurrency: number, work: (text: string) => Promise<unknown>) => {
    const connection = blockingConnection(bus, failed)
    const worker = new Worker<JobData, string, string>(
      name,
      async ({ data }) => JSON.stringify(await work(data.text)),
      {
        ...{ connection, prefix: PREFIX, concurrency },
        ...{ lockDuration: STALLED_AFTER, stalledInterval: STALLED_AFTER, maxStalledCount: 3 },
      },
    )
    // The connection reports its own errors.
    worker.on('error', () => {})
    return {
      worker,
      async close() {
        await worker.close()
        connection.disconnect()
      },
    }
  }
  const workers = [
    at(BOTS, pool.stats.threads * JOBS_PER_THREAD || JOBS_PER_THREAD, (text) => pool.think(JSON.parse(text))),
    at(PUSHES, PUSH_CONCURRENCY, (text) => {
      const { to, message, topic }: PushJob = JSON.parse(text)
      return sender.send(to, message, topic)
    }),
  ]
  await Promise.all(workers.map(({ worker }) => worker.waitUntilReady()))
  return {
    async stop() {
      await Promise.all(workers.map((each) => each.close()))
      await pool.close()
      sender.end()
    },
  }
}
