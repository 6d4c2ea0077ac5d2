/* Tables to join, a person's own tables, whose turn it is, and limits. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, Store, TableRow } from '../../src/store/store.ts'
import { MAX_GAMES, MAX_OPEN_TABLES, MAX_SEATS } from '../../src/tables/limits.ts'
import { newTable } from '../../src/tables/new-table.ts'
import { tableChanges } from '../../src/tables/places.ts'
import { OPEN, seatedPerson } from '../../src/tables/table-row.ts'
import { VisitorServer } from '../people/visitor.ts'
import {
  begin,
  checkIndex,
  type Guest,
  guests,
  link,
  mine,
  present,
  resign,
  type TableAnswer,
  tableAt,
  watch,
} from './table-helpers.ts'

let server: VisitorServer
let store: Store
beforeAll(async () => {
  server = await VisitorServer.open()
  store = server.running.store
})
// Each table is newer than the last.
beforeEach(() => server.wait(1000))
afterAll(async () => {
  await checkIndex(store)
  await server.close()
})

interface Page {
  readonly tables: readonly TableAnswer[]
  readonly next: number | null
}

async function personOf({ me }: Guest): Promise<Person> {
  const person = await store.get('people', me.id)
  if (person === undefined) throw new Error('nobody')
  return person
}

/** Tables as if they had been made one after the other. */
async function fill(
  host: Person,
  count: number,
  change: (row: TableRow) => TableRow = (row) => row,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, i) => {
    const plan = {
      game: 'avalon',
      options: {},
      seats: [OPEN, OPEN],
      pace: {},
      access: 'public',
      standIn: 'squire',
    } as const
    return change(newTable(host, plan, 1000 + i))
  })
  await store.commit(rows.flatMap((row) => tableChanges(undefined, row)))
  return rows.map(({ id }) => id)
}

describe('tables to join', () => {
  test('are those that are public and have a free seat, the newest first, by game too', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const make = async (game: string, access: string) => {
      server.wait(1)
      return (await host.must<TableAnswer>('POST', '/api/tables', { game, seats: [null, null], access })).id
    }
    const ids = [await make('avalon', 'public'), await make('merlin', 'public'), await make('avalon', 'public')]
    await make('avalon', 'link')
    await make('avalon', 'invite')
    const listed = async (query = '') =>
      (await guest.must<Page>('GET', `/api/tables${query}`)).tables.map(({ id }) => id)
    expect(await listed()).toEqual(ids.toReversed())
    expect(await listed('?game=avalon')).toEqual([ids[2], ids[0]])
    expect(await listed('?game=tournament')).toEqual([])
    await host.sit(at(ids, 2), 0)
    await guest.sit(at(ids, 2), 1)
    expect(await listed()).toEqual([ids[1], ids[0]])
    await guest.must('POST', `/api/tables/${ids[2]}/leave`)
    expect(await listed('?game=avalon')).toEqual([ids[2], ids[0]])
    await host.must('POST', `/api/tables/${ids[0]}/cancel`)
    expect(await listed('?game=avalon')).toEqual([ids[2]])
    for (const query of ['?from=-1', '?from=x', '?game=a&more=1', `?game=${'x'.repeat(41)}`]) {
      expect((await guest.call('GET', `/api/tables${query}`)).status).toBe(400)
    }
    for (const id of ids.slice(1)) await host.must('POST', `/api/tables/${id}/cancel`)
  })

  test('come in pages', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const ids = await fill(await personOf(host), 70)
    const seen: string[] = []
    const sizes: number[] = []
    for (let from: number | null = 0; from !== null; ) {
      const { tables, next }: Page = await host.must<Page>('GET', `/api/tables?from=${from}`)
      seen.push(...tables.map(({ id }) => id))
      sizes.push(tables.length)
      from = next
    }
    expect([seen, sizes]).toEqual([ids.toReversed(), [30, 30, 10]])
  })
})

describe('my tables', () => {
  test('where it is my turn come first, the longest waiting at the top', async () => {
    const [host, ...others] = await guests(server, 4)
    if (!host) throw new Error('four came')
    const ids: string[] = []
    for (const other of others) {
      server.wait(1000)
      ids.push(await begin([host, other]))
    }
    const players = [host, ...others]
    const turns = await Promise.all(
      ids.map(async (id) => {
        const watchers = await Promise.all(players.map((player) => watch(server, player, id)))
        const asked = watchers.filter(({ viewer, view }) => viewer !== 'table' && view.question !== null)
        for (const watcher of watchers) watcher.close()
        return asked.map(({ viewer }) => viewer)
      }),
    )
    const { matches } = await mine(host)
    const my = ids.filter((_, i) => turns[i]?.includes(0))
    expect(matches.filter(({ isMyTurn }) => isMyTurn).map(({ id }) => id)).toEqual(my)
    expect(matches.map(({ id }) => id)).toEqual([...my, ...ids.filter((id) => !my.includes(id)).toReversed()])
    for (const [i, other] of others.entries()) {
      const [match] = (await mine(other)).matches
      expect(match).toMatchObject({ id: ids[i], seat: 1, isMyTurn: turns[i]?.includes(1) })
      const { match: next } = await other.must<{ match: TableAnswer | null }>('GET', '/api/me/next')
      expect(next?.id ?? null).toBe(turns[i]?.includes(1) ? ids[i] : null)
    }
    // The person asked answers: then it is the other's turn, and another match waits longest.
    const first = at(ids, 0)
    const waiting = turns[0]?.includes(0) ? host : at(others, 0)
    const watcher = await watch(server, waiting, first)
    server.wait(1000)
    const action = { kind: 'act', ask: watcher.view.ask, action: { kind: 'finishPlays' } }
    expect(await watcher.ask({ ...action, key: 'k' })).toMatchObject({ kind: 'done' })
    const isAsked = watcher.view.question !== null
    watcher.close()
    const now = (await mine(waiting)).matches.find(({ id }) => id === first)
    expect(now?.isMyTurn).toBe(isAsked)
    expect(turns.flat().length).toBe(3)
  })

  test('somebody without matches has no next turn', async () => {
    const [guest] = await guests(server, 1)
    if (!guest) throw new Error('one came')
    expect(await guest.must('GET', '/api/me/next')).toEqual({ match: null })
    expect(await mine(guest)).toEqual({
      ...{ waiting: [], invitations: [], matches: [], finished: { tables: [], next: null } },
    })
  })

  test('waiting tables are those I host or sit at; finished ones have their outcome', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    expect((await mine(host)).waiting).toMatchObject([{ id, isHost: true, seat: null }])
    await guest.sit(id, 1)
    expect((await mine(guest)).waiting).toMatchObject([{ id, isHost: false, seat: 1 }])
    await guest.must('POST', `/api/tables/${id}/leave`)
    expect((await mine(guest)).waiting).toEqual([])
    const match = await begin([host, guest])
    await resign(server, guest, match)
    const { finished, matches } = await mine(guest)
    expect([finished, matches]).toMatchObject([
      { tables: [{ id: match, status: 'over', seat: 1, outcome: { by: 'resignation', seat: 1 } }], next: null },
      [],
    ])
  })

  test('finished ones come in pages, the last to end first', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const person = await personOf(host)
    const ids = await fill(person, 45, (row) => ({
      ...{ ...row, status: 'over', touchedAt: 9000 - row.createdAt },
      seats: [seatedPerson(person, true), OPEN],
    }))
    const [sample] = await store.find('matches', 'status', 'over', { limit: 1 })
    if (sample === undefined) throw new Error('no match was played yet')
    await store.commit(ids.map((id) => ({ in: 'matches', insert: { ...sample, id } }) as const))
    const first = (await mine(host)).finished
    const second = (await mine(host, first.next ?? 0)).finished
    expect([...first.tables, ...second.tables].map(({ id }) => id)).toEqual(ids)
    expect([first.tables.length, first.next, second.next]).toEqual([30, 30, null])
  })
})

describe('too many', () => {
  const created = { game: 'avalon', seats: [null, null] }

  test('open tables of a host, also if requested all at once', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const wishes = Array.from({ length: MAX_OPEN_TABLES + 4 }, () => host.call('POST', '/api/tables', created))
    const statuses = (await Promise.all(wishes)).map(({ status }) => status)
    expect([statuses.filter((status) => status === 201), statuses.filter((status) => status === 429)]).toEqual([
      Array.from({ length: MAX_OPEN_TABLES }, () => 201),
      Array.from({ length: 4 }, () => 429),
    ])
    expect(await host.refused('POST', '/api/tables', created)).toMatchObject({ code: 'tooManyTables', status: 429 })
  })

  test('seats at tables that have not started, also if requested all at once', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const ids = await fill(await personOf(host), MAX_SEATS + 3)
    const sit = (id: string) => guest.call('POST', `/api/tables/${id}/sit`, { seat: 0, nonceSeal: '0'.repeat(64) })
    const statuses = (await Promise.all(ids.map(sit))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_SEATS)
    const left = at(ids, statuses.indexOf(429))
    expect(
      await guest.refused('POST', `/api/tables/${left}/sit`, { seat: 0, nonceSeal: '0'.repeat(64) }),
    ).toMatchObject({
      ...{ code: 'tooManySeats', status: 429 },
    })
    // Somebody seated may move.
    await guest.sit(at(ids, statuses.indexOf(200)), 1)
  })

  test('with too many running matches nothing new can be started or joined', async () => {
    const [host, guest, other] = await guests(server, 3)
    if (!host || !guest || !other) throw new Error('three came')
    const over = await begin([guest, other])
    await resign(server, other, over)
    const person = await personOf(guest)
    const playing = (row: TableRow): TableRow => ({
      ...row,
      status: 'playing',
      seats: [seatedPerson(person, true), OPEN],
    })
    await fill(await personOf(host), MAX_GAMES, playing)
    const { id } = await host.makeTable()
    const made = await link(host, id, 1)
    for (const action of [
      ['POST', '/api/tables', created],
      ['POST', `/api/tables/${id}/sit`, { seat: 0, nonceSeal: '0'.repeat(64) }],
      ['POST', `/api/tables/${id}/link`, { secret: made.secret }],
      ['POST', `/api/tables/${over}/rematch`, undefined],
    ] as const) {
      expect(await guest.refused(action[0], action[1], action[2])).toMatchObject({ code: 'tooManyGames', status: 429 })
    }
    expect(await tableAt(guest, id)).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'open' }] })
    await present(other, id, made)
  })
})
