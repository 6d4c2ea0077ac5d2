/* People and bots play whole matches over real sockets, with a real file behind them. */
import { findGame } from '@logres/catalogue'
import { at, importRecord, isRefusal, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, isSealOf } from './client.ts'
import { beginMatch, openTestServer, playRandomly, type TestServer } from './test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const begin = (game: string, seats: readonly (string | null)[] = [null, null], options: object = {}) =>
  beginMatch(server.base, game, seats, options)

describe('a match', () => {
  test.each([
    ['avalon', [null, null], { turnLimit: 60 }],
    ['merlin', [null, null, 'page'], { kingsFavour: true, knights: 'draft' }],
    ['tournament', [null, 'page', 'page'], { judgementByLot: true }],
  ] as const)(
    'of %s, played to its end by people and bots, is a record that verifies',
    async (game, seats, options) => {
      const { table, watchers, host } = await begin(game, seats, options)
      await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `${game}-${i}`)))
      const { status, body } = await host.call<{ secret: string }>('GET', `/api/matches/${table.id}/record`)
      expect(status).toBe(200)
      expect(isSealOf(table, body.secret)).toBe(true)
      const record = importRecord(body)
      const rules = findGame(game)?.game
      if (isRefusal(record) || rules === undefined) throw new Error('no record')
      expect(verifyRecord(rules, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
      for (const watcher of watchers) watcher.close()
    },
  )

  test('each viewer gets only their own view, and applying patches gives the same view as joining late', async () => {
    const { table, clients, watchers } = await begin('avalon')
    await Promise.race(watchers.map((watcher, i) => playRandomly(watcher, `views-${i}`, 25)))
    for (const [i, watcher] of watchers.entries()) {
      const again = await at(clients, i).watch(table.id)
      await watcher.until(() => watcher.cursor >= again.cursor)
      if (watcher.cursor === again.cursor) expect(watcher.view).toEqual(again.view)
      expect(again.viewer).toBe(i)
      again.close()
    }
    const stranger = await (await Client.arrive(server.base)).watch(table.id)
    expect(stranger.viewer).toBe('table')
    for (const watcher of [...watchers, stranger]) watcher.close()
  })

  test('a repeated key gets the first answer, an old question is stale, an invalid message is refused', async () => {
    const { watchers } = await begin('avalon')
    const mover = at(
      watchers.filter(({ view }) => view.question !== null),
      0,
    )
    const { ask } = mover.view
    const action = { kind: 'finishPlays' }
    const first = await mover.ask({ key: 'once', ...{ kind: 'act', ask, action } })
    expect(first).toMatchObject({ kind: 'done' })
    mover.send({ kind: 'act', key: 'once', ask, action })
    await mover.until(() => mover.heard.filter((heard) => 'key' in heard && heard.key === 'once').length === 2)
    expect(mover.heard.filter((heard) => 'key' in heard && heard.key === 'once')).toEqual([first, first])
    const stale = await mover.ask({ key: 'stale', ...{ kind: 'act', ask, action } })
    expect(stale).toMatchObject({ kind: 'refused', refusal: { code: 'stale' } })
    mover.send({ kind: 'dance' })
    await mover.until(() =>
      mover.heard.some((heard) => heard.kind === 'refused' && heard.refusal.code === 'badMessage'),
    )
    for (const watcher of watchers) watcher.close()
  })

  test('with two seats, the player who resigns loses', async () => {
    const { watchers } = await begin('avalon')
    expect(await at(watchers, 1).ask({ ...{ kind: 'resign' }, key: 'r' })).toMatchObject({ kind: 'done' })
    await at(watchers, 0).until(() => at(watchers, 0).view.outcome !== null)
    expect(at(watchers, 0).view.outcome).toMatchObject({ by: 'resignation', seat: 1 })
    for (const watcher of watchers) watcher.close()
  })

  test('all people agree: it ends without a winner', async () => {
    const { watchers } = await begin('avalon')
    await at(watchers, 0).ask({ ...{ kind: 'agreeEnd' }, key: 'a' })
    expect(at(watchers, 1).view.outcome).toBeNull()
    await at(watchers, 1).ask({ ...{ kind: 'agreeEnd' }, key: 'a' })
    await at(watchers, 0).until(() => at(watchers, 0).view.outcome !== null)
    expect(at(watchers, 0).view.outcome).toEqual({ by: 'agreement' })
    for (const watcher of watchers) watcher.close()
  })
})
