/*
 * The job queue while the connection to Redis breaks repeatedly: callers get an error, and the process survives.
 */
import { openTcpProxy, startRedis } from '@logres/service-testing'
import { afterAll, expect, test } from 'vitest'
import { JobQueue, JobUnanswered } from '../../src/jobs/job-queue.ts'
import { sleep } from '../client.ts'

const redis = await startRedis('work for other processes')
const proxy = redis && (await openTcpProxy(redis.port))
afterAll(async () => {
  await proxy?.end()
  await redis?.end()
})

if (redis !== undefined && proxy !== undefined) {
  test('a connection that breaks at any moment fails one request, and does not end the process', async () => {
    const queue = new JobQueue<object, object>('desk', proxy.urlThrough(redis.url), () => {})
    let asked = 0
    const ask = async () => {
      const request = { name: `errand${asked++}`, payload: {}, priority: 1, timeoutMs: 1_000 }
      expect(await queue.ask(request).catch((error) => error)).toBeInstanceOf(JobUnanswered)
    }
    for (let round = 0; round < 10; round++) {
      await expect.poll(() => queue.workers, { timeout: 600_000 }).toBe(0)
      const all: Promise<void>[] = []
      for (let i = 0; i < 100; i++) {
        all.push(ask())
        if (i % 5 === 0) await sleep(1)
        if (i === 60) proxy.cut()
      }
      await Promise.all(all)
      proxy.restore()
      // So that the next cut finds a connection; on a slow machine it may come earlier, which is fine too.
      await sleep(300)
    }
    await queue.close()
  })
}
