import { connectionTo } from '../bus/connection.ts'

/** Of all names in Redis that belong to queues. */
export const PREFIX = 'logres-jobs'
export const BOTS = 'bots'
export const PUSHES = 'pushes'

type Failed = (what: string, error: unknown) => void

/** For questions: without a way to Redis they fail at once. */
export function commandConnection(url: string, failed: Failed) {
  return connectionTo(url, failed, { maxRetriesPerRequest: 0, enableOfflineQueue: false })
}

/** For who waits for news: as BullMQ wants it. */
export function blockingConnection(url: string, failed: Failed) {
  return connectionTo(url, failed, { maxRetriesPerRequest: null })
}
