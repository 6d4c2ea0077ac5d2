import { ALONE, type Bus } from './bus.ts'
import { RedisBus } from './redis.ts'

/** There is one server only if there is no address. */
export async function openBus(url: string | null, failed: (what: string, error: unknown) => void): Promise<Bus> {
  if (url === null) return ALONE
  try {
    return await RedisBus.open(url, failed)
  } catch (error) {
    throw new NoBus(`LOGRES_BUS: there is no Redis that answers (${error instanceof Error ? error.message : error}).`)
  }
}

export class NoBus extends Error {}
