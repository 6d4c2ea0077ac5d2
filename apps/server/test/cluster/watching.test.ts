/* Three servers: each lists all running matches, with the spectators of all. */
import { at } from '@logres/kernel'
import { afterAll, expect, test } from 'vitest'
import type { LivePage } from '../../src/watching/live-list.ts'
import { Client, sleep } from '../client.ts'
import { playRandomly } from '../test-server.ts'
import { Cluster } from './cluster.ts'

const cluster = await Cluster.open('lists of running matches', 3, { watchRefresh: 0 })
afterAll(() => cluster?.close())

/** Only ends a hopeless wait. */
const TIMEOUT = 600_000

if (cluster !== undefined) {
  test('a match at one server, watched at another, is listed at a third as it is now, until it ends', async () => {
    const { id, watchers } = await cluster.begin('avalon', [null, 'page'])
    const spectator = await (await Client.arrive(cluster.base(1))).watch(id)
    const reader = await Client.arrive(cluster.base(2))
    const lookUntil = async (holds: (page: LivePage) => boolean) => {
      for (const end = Date.now() + TIMEOUT; ; ) {
        const page = await reader.must<LivePage>('GET', '/api/watch')
        if (holds(page)) return page
        if (Date.now() > end) throw new Error(`waited too long: ${JSON.stringify(page)}`)
        await sleep(50)
      }
    }
    await lookUntil(({ matches }) => matches[0]?.match === id && matches[0].watching === 1)
    await playRandomly(at(watchers, 0), 'watched', 3)
    await lookUntil(({ matches }) => JSON.stringify(matches[0]?.shown?.view) === JSON.stringify(spectator.view.view))
    await at(watchers, 0).ask({ key: 'enough', ...{ kind: 'resign' } })
    await lookUntil(({ matches }) => matches.length === 0)
    expect(await cluster.store.list('offers', [])).toEqual([])
  })
}
