/*
 * The history of a match for a late client: for each viewer the same as their socket received live, without undone
 * steps.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, importRecord, isRefusal, present, seededChance, type Viewer } from '@logres/kernel'
import { type MatchHistory, type MatchView, patchView } from '@logres/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HistoryCache } from '../../src/matches/history-cache.ts'
import { LOG_PAGE } from '../../src/matches/read-log.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import type { MatchRow } from '../../src/store/store.ts'
import { Client, sleep, type Watcher } from '../client.ts'
import { withFrozenTime } from '../frozen-time.ts'
import { groundTruthOf } from '../leak/ground-truth.ts'
import { remaining, type Step, stepsIn } from '../leak/history-check.ts'
import { playRandomly, Recorder } from '../leak/recorder.ts'
import { beginMatch, openTestServer, playRandomly as playQuietly, type TestServer } from '../test-server.ts'

let server: TestServer
let store: Store
const folder = mkdtempSync(join(tmpdir(), 'logres-history-'))
beforeAll(async () => {
  store = await openStore(join(folder, 'logres.sqlite'))
  server = await openTestServer({ store })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function pathOf(id: string): string {
  return `/api/matches/${id}/history`
}

/** For a client that never disconnected: what came over one socket, by cursor. */
function received({ heard }: Watcher): Step[] {
  const steps: Step[] = []
  let whole: MatchView | undefined
  for (const message of heard) {
    if (message.kind === 'whole') whole = message.view
    else if (message.kind === 'update') {
      if (message.patch !== null) whole = patchView(present(whole), message.patch)
    } else continue
    steps.push({ events: message.events, view: present(whole).view })
  }
  return steps
}

function cameAt({ heard }: Watcher): number {
  const first = heard.find((message) => message.kind === 'whole')
  return present(first).cursor
}

const CASES = [
  ['avalon', [null, null], { turnLimit: 40 }],
  ['merlin', [null, 'page', null], { kingsFavour: true, knights: 'random' }],
  ['tournament', [null, null, 'page', null], { judgementByLot: true }],
] as const

describe('the history', () => {
  test.each(CASES)(
    '%s: equals what a socket received, without undone steps, at any time and for any viewer',
    async (game, seats, options) => {
      const { table, clients, watchers, host } = await beginMatch(server.base, game, seats, options)
      const stranger = await Client.arrive(server.base)
      const everyone = [...clients, stranger]
      const live = [...watchers, await stranger.watch(table.id)]
      const asked: { readonly who: number; readonly history: MatchHistory }[] = []
      const ask = async (who: number) => {
        asked.push({ who, history: await at(everyone, who).must<MatchHistory>('GET', pathOf(table.id)) })
      }
      // At the start for sure; then at random.
      for (const who of everyone.keys()) await ask(who)
      await Promise.all(
        clients.map(async (client, i) => {
          const recorder = new Recorder(client, server.base, table.id)
          await recorder.connect()
          const chance = seededChance(`history ${game} ${i}`)
          const look = async () => {
            for (const who of everyone.keys()) await ask(who)
          }
          const resignsAfter = seats.length > 2 && i === 1 ? 60 : Number.POSITIVE_INFINITY
          await playRandomly(recorder, { chance, resignsAfter, look })
          recorder.leave()
        }),
      )
      for (const watcher of live) await watcher.until(() => watcher.view.outcome !== null)
      const early = asked.length
      for (const who of everyone.keys()) await ask(who)

      const record = importRecord(await host.must('GET', `/api/matches/${table.id}/record`))
      if (isRefusal(record)) throw new Error(record.code)
      const { shown, moments } = groundTruthOf(record)
      expect(moments.filter(({ entry }) => entry.kind === 'undo').length).toBeGreaterThan(
        game === 'tournament' ? -1 : 3,
      )
      for (const { who, history } of asked) {
        const watcher = at(live, who)
        expect(history.viewer).toBe(watcher.viewer)
        const entries = present(shown.get(watcher.viewer)).map(({ moment }) => at(moments, moment).entry)
        const from = cameAt(watcher)
        const seen = received(watcher).slice(0, history.cursor + 1 - from)
        const left = remaining(seen.map((step, i) => ({ ...step, entry: at(entries, from + i) })))
        const told = stepsIn(history)
        // A bot may have moved before this socket opened, which then got only the view.
        const since = from === 0 ? told : told.slice(-left.length)
        expect(since.map(({ view }) => view)).toEqual(left.map(({ view }) => view))
        expect(since.slice(1).map(({ events }) => events)).toEqual(left.slice(1).map(({ events }) => events))
      }
      for (const { who, history } of asked.slice(early)) expect(history.cursor).toBe(at(live, who).cursor)

      // The cached result equals a fresh one.
      const row = present(await store.get('matches', table.id))
      for (const { who, history } of asked.slice(early)) {
        const fresh: MatchHistory = await historyOf(row, at(live, who).viewer)
        expect(fresh).toEqual(history)
      }
      for (const watcher of live) watcher.close()
    },
  )

  test('of a seat that changed hands goes to the new holder, and not to the former', async () => {
    const { table, clients, watchers } = await beginMatch(server.base, 'avalon', [null, null])
    const player = present(watchers.find(({ view }) => view.question?.kind === 'playCards'))
    await playQuietly(player, 'handed-on', 1)
    for (const watcher of watchers) watcher.close()
    const former = at(clients, Number(player.viewer))
    const mine = await former.must<MatchHistory>('GET', pathOf(table.id))
    expect(mine.viewer).toBe(player.viewer)
    const next = await Client.arrive(server.base)
    const open = await next.must<MatchHistory>('GET', pathOf(table.id))
    expect(open.viewer).toBe('table')
    expect(JSON.stringify(open)).not.toMatch(/"cards":\[/)
    const link = await former.must<{ secret: string }>('POST', `/api/tables/${table.id}/seats/${mine.viewer}/link`)
    await next.must('POST', `/api/tables/${table.id}/link`, { secret: link.secret })
    expect(await next.must('GET', pathOf(table.id))).toEqual(mine)
    expect(await former.must('GET', pathOf(table.id))).toEqual(open)
  })
})

async function historyOf(row: MatchRow, viewer: Viewer): Promise<MatchHistory> {
  let text = ''
  for await (const chunk of await new HistoryCache(store).read(row, viewer)) text += chunk
  return JSON.parse(text)
}

describe('a request', () => {
  test('without a session, or for an unknown match, is refused', async () => {
    const { table, watchers } = await beginMatch(server.base, 'avalon', [null, 'page'])
    for (const watcher of watchers) watcher.close()
    const stranger = await Client.arrive(server.base)
    expect((await fetch(`${server.base}${pathOf(table.id)}`)).status).toBe(401)
    const refused = (path: string) => stranger.call<{ code: string }>('GET', path)
    expect(await refused(pathOf('nothing-here'))).toMatchObject({ status: 404, body: { code: 'noSuchMatch' } })
    expect(await refused(pathOf('no'))).toMatchObject({ status: 400, body: { code: 'badRequest' } })
    expect(await refused(`${pathOf(table.id)}?viewer=0`)).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  })

  test('is rate limited per person', async () => {
    const { table, watchers, host } = await beginMatch(server.base, 'avalon', [null, 'page'])
    for (const watcher of watchers) watcher.close()
    const stranger = await Client.arrive(server.base)
    const codes: number[] = []
    await withFrozenTime(async () => {
      for (let i = 0; i < 62; i++) codes.push((await stranger.call('GET', pathOf(table.id))).status)
    })
    expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0)
    expect(codes.slice(0, 50).every((code) => code === 200)).toBe(true)
    expect((await host.call('GET', pathOf(table.id))).status).toBe(200)
  })
})

test('a long log is replayed in slices: other requests are served meanwhile', async () => {
  const { table, watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const player = present(watchers.find(({ view }) => view.question?.kind === 'playCards'))
  const chance = seededChance('to and fro')
  for (let i = 0; i < 120; i++) {
    const reinforce = present(player.legal(chance).find(({ kind }) => kind === 'reinforce'))
    await player.ask({ key: `to-${i}`, ...{ kind: 'act', ask: player.view.ask, action: reinforce } })
    await player.ask({ key: `fro-${i}`, ...{ kind: 'undo' } })
  }
  const row = present(await store.get('matches', table.id))
  let ticks = 0
  let isDone = false
  const tick = () => {
    ticks += 1
    if (!isDone) setImmediate(tick)
  }
  tick()
  await sleep(0)
  ticks = 0
  const history = await historyOf(row, 0)
  isDone = true
  expect(history.steps).toEqual([])
  expect(history.cursor).toBeGreaterThanOrEqual(240)
  // A slice for every page of the log, and another for its entries, however fast the machine is.
  expect(ticks).toBeGreaterThanOrEqual(2 * Math.ceil(240 / LOG_PAGE))
  for (const watcher of watchers) watcher.close()
})
