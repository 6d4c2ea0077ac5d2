import { Redis } from 'ioredis'

/** Of all names in Redis that belong to queues. */
export const PREFIX = 'logres-jobs'
export const BOTS = 'bots'
export const PUSHES = 'pushes'

const LONGEST_WAIT = 1_000

/** `waits`: for connections that listen for long, as BullMQ wants them. */
export function connectionTo(url: string, waits: boolean): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: waits ? null : 0,
    enableOfflineQueue: waits,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_WAIT),
  })
  // Whoever uses it is told too; without anybody here, each loss is a page in the log.
  redis.on('error', () => {})
  return redis
}
