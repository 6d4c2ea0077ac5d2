/* A match with players at different servers: all are shown the same, whichever server was used. */
import { at } from '@logres/kernel'
import { afterAll, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { playRandomly } from '../test-server.ts'
import { Cluster } from './cluster.ts'

const cluster = await Cluster.open('servers that follow each other', 3)
afterAll(() => cluster?.close())

if (cluster !== undefined) {
  test.each(['avalon', 'merlin'])('a match of %s by people at two servers, seen from a third', async (game) => {
    const { id, watchers } = await cluster.begin(game, [null, null])
    const spectator = await (await Client.arrive(cluster.base(2))).watch(id)
    const played = Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `${game}-${i}`)))
    // Some games end earlier.
    await spectator.until(() => spectator.cursor > 150 || spectator.view.outcome !== null)
    await at(watchers, 1).ask({ key: 'resign', ...{ kind: 'resign' } })
    expect((await played).flat().filter((code) => code !== 'matchOver' && code !== 'stale')).toEqual([])
    const all = [...watchers, spectator]
    for (const watcher of all) await watcher.until(() => watcher.view.outcome !== null)
    expect(new Set(all.map(({ view }) => JSON.stringify(view.outcome))).size).toBe(1)
    for (const watcher of all) expect(watcher.isClosed).toBe(false)
  })

  test('bots, and stand-ins after somebody resigned, play at any server', async () => {
    const { id, watchers } = await cluster.begin('tournament', [null, null, 'squire'])
    await at(watchers, 1).ask({ key: 'resign', ...{ kind: 'resign' } })
    await playRandomly(at(watchers, 0), 'rest')
    await at(watchers, 1).until(() => at(watchers, 1).view.outcome !== null)
    expect((await cluster.store.get('matches', id))?.status).toBe('over')
  })

  test('chat and preferences reach the other servers', async () => {
    const { watchers } = await cluster.begin('avalon', [null, null])
    const [one, two] = [at(watchers, 0), at(watchers, 1)]
    await one.ask({ key: 'hello', ...{ kind: 'chat', text: 'Well met' } })
    await two.until(() => two.heard.some((heard) => heard.kind === 'chat' && heard.text === 'Well met'))
    // At the same time, each at their own server: neither knows yet that the other agrees.
    await Promise.all(watchers.map((watcher) => watcher.ask({ key: 'end', ...{ kind: 'agreeEnd' } })))
    for (const watcher of watchers) await watcher.until(() => watcher.view.outcome !== null)
    expect(one.view.outcome).toEqual(two.view.outcome)
  })

  test('everybody is told who is connected at other servers, and who watches there', async () => {
    const { id, watchers } = await cluster.begin('avalon', [null, null])
    const [one, two] = [at(watchers, 0), at(watchers, 1)]
    const told = () => one.heard.findLast((heard) => heard.kind === 'presence')
    const untilTold = (seats: readonly string[], watching: number) =>
      one.until(() => JSON.stringify(told()?.seats) === JSON.stringify(seats) && told()?.watching === watching)
    await untilTold(['here', 'here'], 0)
    await two.ask({ key: 'hide', ...{ kind: 'look', isSeen: false } })
    await untilTold(['here', 'away'], 0)
    const spectator = await (await Client.arrive(cluster.base(2))).watch(id)
    await untilTold(['here', 'away'], 1)
    two.close()
    await untilTold(['here', 'gone'], 1)
    spectator.close()
    await untilTold(['here', 'gone'], 0)
  })

  test('signing out everywhere closes sockets at the other server', async () => {
    const { watchers, clients, id } = await cluster.begin('avalon', [null, null])
    const elsewhere = await at(clients, 0).at(cluster.base(1)).watch(id)
    await at(clients, 0).must('POST', '/api/me/delete', { confirm: at(clients, 0).name })
    for (const watcher of [elsewhere, at(watchers, 0)]) await closed(watcher)
    // The other one still works.
    await at(watchers, 1).ask({ key: 'here', ...{ kind: 'look', isSeen: true } })
  })

  test('the former holder of a seat loses it at every server', async () => {
    const { clients, watchers, id } = await cluster.begin('avalon', [null, null])
    const { secret } = await at(clients, 1).must<{ secret: string }>('POST', `/api/tables/${id}/seats/1/link`)
    const heir = await Client.arrive(cluster.base(2))
    await heir.must('POST', `/api/tables/${id}/link`, { secret })
    await closed(at(watchers, 1))
    const watcher = await heir.watch(id)
    expect(watcher.viewer).toBe(1)
  })
}

async function closed(watcher: Watcher): Promise<void> {
  await watcher.until(() => false).catch(() => {})
  expect(watcher.isClosed).toBe(true)
}
