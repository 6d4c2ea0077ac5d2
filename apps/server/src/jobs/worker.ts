/* A process that serves nobody: it thinks for bots and sends notices, for all servers of one store. */
import { Worker } from 'bullmq'
import { BotPool } from '../bots/pool.ts'
import type { Config } from '../config.ts'
import { createSender } from '../push/index.ts'
import type { Store } from '../store/store.ts'
import { BOTS, PREFIX, PUSHES, waiting } from './connection.ts'
import type { Parcel } from './desk.ts'
import type { Letter } from './sending.ts'

export interface Working {
  stop(): Promise<void>
}

/** If a worker dies over its work, another one has it after so many milliseconds. */
const MOURNING = 5_000
/** Questions that lie with the threads: the pool knows best which is next. */
const FOR_EACH_THREAD = 4
const LETTERS_AT_ONCE = 32

export async function startWorker(
  config: Config,
  store: Store,
  failed: (what: string, error: unknown) => void,
): Promise<Working> {
  const { bus } = config
  if (bus === null) throw new TypeError('a worker without a bus')
  const pool = new BotPool({
    ...(config.botThreads !== null && { workers: config.botThreads }),
    onLoss: (reason) => failed('a thread of the bots', reason),
  })
  const sender = await createSender(config, store, Date.now)
  const at = (name: string, concurrency: number, work: (text: string) => Promise<unknown>) => {
    const connection = waiting(bus, failed)
    const worker = new Worker<Parcel, string, string>(name, async ({ data }) => JSON.stringify(await work(data.text)), {
      ...{ connection, prefix: PREFIX, concurrency },
      ...{ lockDuration: MOURNING, stalledInterval: MOURNING, maxStalledCount: 3 },
    })
    // The connection tells of itself.
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
    at(BOTS, pool.stats.threads * FOR_EACH_THREAD || FOR_EACH_THREAD, (text) => pool.think(JSON.parse(text))),
    at(PUSHES, LETTERS_AT_ONCE, (text) => {
      const { to, message, topic }: Letter = JSON.parse(text)
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
