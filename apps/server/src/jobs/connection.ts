import { connectionTo } from '../bus/connection.ts'

/** Prefix of all queue keys in Redis. */
export const PREFIX = 'logres-jobs'
export const BOTS = 'bots'
export const PUSHES = 'pushes'

type Failed = (what: string, error: unknown) => void

/** For commands: fail at once without Redis. */
export function commandConnection(url: string, failed: Failed) {
  return connectionTo(url, failed, { maxRetriesPerRequest: 0, enableOfflineQueue: false })
}

/** For blocking reads, as BullMQ requires. */
export function blockingConnection(url: string, failed: Failed) {
  return connectionTo(url, failed, { maxRetriesPerRequest: null })
}
