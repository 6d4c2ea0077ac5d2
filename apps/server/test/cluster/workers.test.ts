/* Bots that think in a worker process, and what happens if it dies. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { afterAll, expect, test } from 'vitest'
import { type OwnProcess, workerProcess } from '../kill/process.ts'
import { playRandomly } from '../test-server.ts'
import { Cluster } from './cluster.ts'

const cluster = await Cluster.open('workers for several servers', 2)
const data = mkdtempSync(join(tmpdir(), 'logres-worker-'))
afterAll(async () => {
  await cluster?.close()
  rmSync(data, { recursive: true })
})

async function startWorker(bus: string): Promise<OwnProcess> {
  const worker = workerProcess({ LOGRES_BUS: bus, LOGRES_DATA: data })
  await worker.start()
  return worker
}

if (cluster !== undefined) {
  test('with a worker, servers compute no bot moves themselves; without one they do', async () => {
    const worker = await startWorker(cluster.redis.url)
    await served(true)
    const before = await thoughtHere()
    await playWithBot()
    expect(await thoughtHere()).toBe(before)
    await worker.stop()
    await served(false)
    await playWithBot()
    expect(await thoughtHere()).toBeGreaterThan(before)
  })

  test('no move is lost when a worker is killed', async () => {
    const worker = await startWorker(cluster.redis.url)
    await served(true)
    const { watchers } = await cluster.begin('avalon', [null, 'knight'])
    const played = playRandomly(at(watchers, 0), 'killed', 12)
    await at(watchers, 0).until(() => at(watchers, 0).cursor > 6)
    await worker.kill()
    expect(await played).toEqual([])
  })

  const playWithBot = async () => {
    const { watchers } = await cluster.begin('avalon', [null, 'squire'])
    expect(await playRandomly(at(watchers, 0), 'with-bot', 8)).toEqual([])
  }

  /** Questions answered by the servers' own threads. */
  const thoughtHere = async () => {
    const counts = await Promise.all([0, 1].map((i) => cluster.metric(i, 'logres_bot_questions_asked_total')))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  const served = async (is: boolean) => {
    await expect.poll(() => cluster.metric(0, 'logres_workers'), { timeout: 600_000 }).toBe(is ? 1 : 0)
    // The other server's cached count may be outdated.
    await expect.poll(() => cluster.metric(1, 'logres_workers'), { timeout: 600_000 }).toBe(is ? 1 : 0)
  }
}
