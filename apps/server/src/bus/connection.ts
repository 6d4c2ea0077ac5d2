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

/** One that comes back by itself, as often as it is lost. */
export function connectionTo(url: string, failed: (what: string, error: unknown) => void, options: Options): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_DELAY) })
  // Told once for each loss, not with each try to come back.
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
