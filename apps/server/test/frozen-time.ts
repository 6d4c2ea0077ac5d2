/* Limits count by the minute or second: with frozen time it does not matter how long the requests take. */
import { vi } from 'vitest'

/** For servers in this process. Only the clocks are frozen; timers keep running. */
export async function withFrozenTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
