/* State shared by all servers: request counts, and WebAuthn challenges. */
import { startRedis } from '@logres/service-testing'
import { afterAll, expect, test } from 'vitest'
import { RedisBus } from '../../src/bus/redis.ts'
import { PEOPLE_PER_ADDRESS_HTTP } from '../../src/limits/limits.ts'
import { Challenges } from '../../src/people/challenges.ts'
import { Client } from '../client.ts'
import { Cluster } from './cluster.ts'

/** Per address. */
const MOST = 40
const cluster = await Cluster.open('limits of several servers', 2, {
  env: { LOGRES_REQUESTS_PER_MINUTE: String(MOST / PEOPLE_PER_ADDRESS_HTTP) },
})
afterAll(() => cluster?.close())

if (cluster !== undefined) {
  test('rate limits are shared between servers', async () => {
    const statuses: number[] = []
    for (let i = 0; i < MOST + 6; i++) statuses.push((await fetch(`${cluster.base(i % 2)}/api/tables`)).status)
    expect(statuses.slice(-6)).toEqual(Array.from({ length: 6 }, () => 429))
    expect(statuses.filter((status) => status === 429).length).toBeLessThan(MOST / 2)
  })

  test('without Redis everybody is served', async () => {
    await cluster.redis.stop()
    const guest = await Client.arrive(cluster.base(0))
    expect(guest.name).not.toBe('')
    await cluster.redis.start()
  })

  test('a challenge made at one server is taken once, at any', async () => {
    const buses = await Promise.all([0, 1].map(() => RedisBus.open(cluster.redis.url, () => {})))
    const [here, there] = buses.map(({ shared }) => new Challenges(Date.now, shared))
    const made = Buffer.from((await here?.make('owner')) ?? []).toString('base64url')
    expect(await there?.take('owner')).toBe(made)
    expect(await here?.take('owner')).toBeUndefined()
    await Promise.all(buses.map((bus) => bus.close()))
  })
}

test('a server whose Redis does not answer does not start, and gives the reason', async () => {
  const redis = await startRedis('a bus without Redis')
  await redis?.end()
  if (redis !== undefined) await expect(RedisBus.open(redis.url, () => {})).rejects.toThrow()
})
