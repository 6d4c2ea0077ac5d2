/* The list of running matches: what is in it, in which order, and what never is. */
import { findGame } from '@logres/catalogue'
import { at, Match, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/secrets.ts'
import type { Store, TableRow } from '../../src/store/store.ts'
import { tableChanges } from '../../src/tables/places.ts'
import { tableOf } from '../../src/tables/table-row.ts'
import type { LiveMatch, LivePage } from '../../src/watching/live-list.ts'
import { Client, sleep } from '../client.ts'
import { RestartableServer } from '../restartable-server.ts'
import { checkIndex } from '../tables/table-helpers.ts'
import { beginMatch, playRandomly } from '../test-server.ts'

/** Only ends a hopeless wait. */
const TIMEOUT = 600_000

let server: RestartableServer
let reader: Client

beforeAll(async () => {
  server = await RestartableServer.open({ watchRefresh: 0, skipsReveals: true })
  reader = await Client.arrive(server.base)
})
afterAll(() => server.close())

const look = (query = '') => reader.must<LivePage>('GET', `/api/watch${query}`)

/** Presence and counts are told a moment later. */
async function lookUntil(holds: (page: LivePage) => boolean, query = ''): Promise<LivePage> {
  const end = Date.now() + TIMEOUT
  for (;;) {
    const page = await look(query)
    if (holds(page)) return page
    if (Date.now() > end) throw new Error(`waited too long: ${JSON.stringify(page)}`)
    await sleep(50)
  }
}

function entryOf({ matches }: LivePage, id: string): LiveMatch | undefined {
  return matches.find(({ match }) => match === id)
}

/** A running match that nobody is at, as its start leaves it. */
async function storeRunning(store: Store, createdAt: number, access: TableRow['access'] = 'public'): Promise<string> {
  const game = findGame('avalon')?.game
  if (game === undefined) throw new Error('no game')
  const id = newId()
  const seat = (name: string) => ({ kind: 'person', person: newId(), name }) as const
  const row: TableRow = {
    ...{ id, host: newId(), status: 'playing', createdAt, touchedAt: createdAt, game: 'avalon' },
    ...{ options: game.options.defaults, pace: { kind: 'none' }, access, invited: [], standIn: 'squire' },
    ...{ seats: [seat('Kay'), seat('Bors')], secret: 'ab'.repeat(32), seal: 'cd'.repeat(32) },
    ...{ nonceSeals: [null, null], nonces: [null, null], links: [null, null], rematchOf: null, rematch: null },
  }
  const started = Match.start(game, tableOf(row), seededChance(id), createdAt)
  if (started.kind === 'refusal') throw new Error(started.code)
  const { match } = started
  await store.commit([
    ...tableChanges(undefined, row),
    {
      in: 'matches',
      insert: {
        ...{ id, status: 'playing', table: match.table, startedAt: createdAt, overAt: null, outcome: null },
        platform: {},
      },
    },
    ...match.entries.map(({ seq, seat, key }, i) => ({
      in: 'entries' as const,
      insert: { match: id, seq, seat, key, entry: at(match.entries, i) },
    })),
  ])
  return id
}

test('a match is listed while it runs, with what a spectator sees, and not before or after', async () => {
  const { table, watchers, host } = await beginMatch(server.base, 'avalon', [null, null], { startPlayer: 'first' })
  const spectator = await (await Client.arrive(server.base)).watch(table.id)
  const page = await lookUntil((each) => entryOf(each, table.id)?.watching === 1)
  const listed = entryOf(page, table.id)
  expect(listed?.shown?.view).toEqual(spectator.view.view)
  expect(listed?.seats.map(({ person }) => person?.isGuest)).toEqual([true, true])
  expect(listed?.seats[0]?.person?.name).toBe(host.name)
  expect(page.counts).toMatchObject({ avalon: 1, merlin: 0 })
  const [first] = watchers
  await playRandomly(at(watchers, 0), 'small-board', 1)
  await lookUntil(
    (each) => JSON.stringify(entryOf(each, table.id)?.shown?.view) === JSON.stringify(spectator.view.view),
  )
  await first?.ask({ key: 'enough', ...{ kind: 'resign' } })
  await lookUntil((each) => entryOf(each, table.id) === undefined)
  await checkIndex(server.store)
  for (const each of [...watchers, spectator]) each.close()
})

test('what the reader has already is not sent again, and it changes with nothing but what is shown', async () => {
  const { table, watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const first = entryOf(await lookUntil((each) => entryOf(each, table.id)?.shown != null), table.id)?.shown
  const known = `?known=${table.id}:${first?.version}`
  const second = entryOf(await look(known), table.id)?.shown
  expect(second).toEqual({ version: first?.version, seats: first?.seats })
  for (const each of watchers) each.close()
})

test('tables by link or invitation are never listed, whoever watches them', async () => {
  const hosts = await Promise.all([Client.arrive(server.base), Client.arrive(server.base)])
  const ids = await Promise.all(
    (['link', 'invite'] as const).map(async (access, i) => {
      const host = at(hosts, i)
      const { id } = await host.must<{ id: string }>('POST', '/api/tables', {
        ...{ game: 'avalon', seats: [null, 'page'], options: {}, access },
      })
      const reveal = await host.sit(id, 0)
      await host.must('POST', `/api/tables/${id}/start`)
      await reveal()
      await host.watch(id)
      return id
    }),
  )
  const open = await beginMatch(server.base, 'avalon', [null, 'page'])
  const spectators = await Promise.all(ids.map((id) => reader.watch(id)))
  // Its player counts as soon as those of the others would.
  const page = await lookUntil((each) => entryOf(each, open.table.id) !== undefined)
  for (const id of ids) {
    expect(entryOf(page, id)).toBeUndefined()
    expect(JSON.stringify(page)).not.toContain(id)
  }
  for (const each of [...spectators, ...open.watchers]) each.close()
})

test('most spectators first, then the newest; paged without repeats, and by game', async () => {
  const start = Date.now() - 100_000_000
  const quiet: string[] = []
  for (let i = 0; i < 21; i++) quiet.unshift(await storeRunning(server.store, start + i))
  await storeRunning(server.store, start + 50, 'link')
  const merlin = await beginMatch(server.base, 'merlin', [null, 'page'])
  const avalon = await beginMatch(server.base, 'avalon', [null, 'page'])
  const spectators = await Promise.all(
    [1, 2].map(async (i) => (await Client.arrive(server.base)).watch(i === 1 ? avalon.table.id : merlin.table.id)),
  )
  spectators.push(await (await Client.arrive(server.base)).watch(merlin.table.id))
  const isThere = ({ matches }: LivePage) =>
    matches[0]?.match === merlin.table.id && matches[0].watching === 2 && matches[1]?.match === avalon.table.id
  let page = await lookUntil(isThere)
  const seen = page.matches.map(({ match }) => match)
  expect(seen).toHaveLength(9)
  while (page.cursor !== null) {
    page = await look(`?cursor=${page.cursor}`)
    seen.push(...page.matches.map(({ match }) => match))
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => quiet.includes(id))).toEqual(quiet)
  const ofGame = await look('?game=merlin')
  expect(new Set(ofGame.matches.map(({ game }) => game))).toEqual(new Set(['merlin']))
  for (const each of [...spectators, ...merlin.watchers, ...avalon.watchers]) each.close()
})

test('a match that nobody is at is read from its log, and no room is opened for it', async () => {
  const id = await storeRunning(server.store, Date.now() + 1000)
  const before = await openMatches()
  const listed = entryOf(await lookUntil((each) => entryOf(each, id)?.shown != null, '?game=avalon'), id)
  expect(listed?.shown?.view).toMatchObject({ viewer: 'table' })
  expect(await openMatches()).toBeLessThanOrEqual(before)
})

async function openMatches(): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text()
  const found = /^logres_matches_open (\d+)$/m.exec(text)
  if (found === null) throw new Error(text)
  return Number(found[1])
}

test('what a server of an earlier version has left on the list is taken off', async () => {
  const id = await storeRunning(server.store, Date.now() + 2000)
  const row = await server.store.get('tables', id)
  if (row === undefined) throw new Error('it is gone')
  await server.store.commit([{ in: 'tables', put: { ...row, status: 'over' } }])
  expect(entryOf(await look('?game=avalon'), id)).toBeUndefined()
  const end = Date.now() + TIMEOUT
  while ((await server.store.list('offers', ['live avalon'])).some(({ table }) => table === id)) {
    if (Date.now() > end) throw new Error('it stays')
    await sleep(10)
  }
})

test('a damaged log leaves the others in the list', async () => {
  const id = await storeRunning(server.store, Date.now() + 3000)
  const good = await storeRunning(server.store, Date.now() + 4000)
  await server.store.commit([{ in: 'entries', remove: [id, 0] }])
  const page = await lookUntil((each) => entryOf(each, good)?.shown != null)
  expect(entryOf(page, id)?.shown).toBeNull()
})

test.each(['cursor=w99999', 'cursor=x', 'known=a:b', 'game=no%20game', 'more=1'])('%s is refused', async (query) => {
  expect((await reader.call('GET', `/api/watch?${query}`)).status).toBe(400)
})
