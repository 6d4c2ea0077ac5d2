import { Redis, type RedisOptions } from 'ioredis'

const MAX_RETRY_DELAY = 1_000

type Options = Pick<
  RedisOptions,
  | 'lazyConnect'
  | 'enableOfflineQueue'
  | 'autoResubscribe'
  | 'maxRetriesPerRequest'
  | 'connectTimeout'
  | 'commandTimeout'
  | 'noDelay'
>

/** A connection that reconnects by itself. */
export function connectionTo(url: string, failed: (what: string, error: unknown) => void, options: Options): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_DELAY) })
  // Reported once per loss, not with every retry.
  let isTold = false
  redis.on('ready', () => {
    isTold = false
  })
  redis.on('error', (error) => {
    if (!isTold) failed('redis', error)
    isTold = true
  })
  return redis
}
