import { type Bus, SINGLE_SERVER_BUS } from './bus.ts'
import { RedisBus } from './redis.ts'

/** Without a URL there is only one server. */
export async function openBus(url: string | null, failed: (what: string, error: unknown) => void): Promise<Bus> {
  if (url === null) return SINGLE_SERVER_BUS
  try {
    return await RedisBus.open(url, failed)
  } catch (error) {
    throw new BusUnavailable(`LOGRES_BUS: Redis does not answer (${error instanceof Error ? error.message : error}).`)
  }
}

export class BusUnavailable extends Error {}
