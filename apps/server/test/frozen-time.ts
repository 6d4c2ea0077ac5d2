/* Limits count by the minute or the second: while time stands still, it does not matter how long the requests take. */
import { vi } from 'vitest'

/** For servers in this process. Only dates stand still; timers go on. */
export async function withFrozenTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}
