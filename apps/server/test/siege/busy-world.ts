/* A person with as much of everything as one can have, written straight into the store: the worst case for lists. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { at, present } from '@logres/kernel'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change, MatchRow, Place, Store, TableRow } from '../../src/store/store.ts'
import { MAX_GAMES } from '../../src/tables/limits.ts'
import type { Client } from '../client.ts'
import { beginMatch } from '../test-server.ts'
import { asked, fillLog } from './long-logs.ts'
import { WatchedServer } from './watched-server.ts'

export const FINISHED = 500
export const LINES = 5_000
export const REPORTS = 500
/** Just below the budget of one seat. */
export const LONGEST_LOG = 7_990
const USUAL_LOG = 300
/** No general limit: here costs are measured, not limits. */
const UNLIMITED = {
  ...{ LOGRES_REQUESTS_PER_MINUTE: '1000000', LOGRES_MESSAGES_PER_SECOND: '100000', LOGRES_LIMIT_SCALE: '1000' },
}

export interface BusyWorld {
  readonly server: WatchedServer
  /** An admin, too. */
  readonly client: Client
  readonly other: Client
  readonly person: string
  readonly otherPerson: string
  /** A running match with the longest log, where the person is asked for their plays. */
  readonly longest: string
  readonly finished: string
}

export async function busyWorld(folder: string): Promise<BusyWorld> {
  const first = await WatchedServer.start(folder, UNLIMITED)
  const { table, clients, watchers } = await beginMatch(first.base, 'avalon', [null, null], { startPlayer: 'first' })
  const seat = Number(asked(watchers).viewer)
  for (const watcher of watchers) watcher.close()
  const ids = await Promise.all(clients.map(async (each) => (await each.must<{ id: string }>('GET', '/api/me')).id))
  const [person, otherPerson] = [at(ids, seat), at(ids, 1 - seat)]
  await first.stop()
  const store = await openSqlite(join(folder, 'logres.sqlite'))
  const finished = await fill(store, table.id, seat, person)
  await store.close()
  const server = await WatchedServer.start(folder, UNLIMITED)
  const [client, other] = [at(clients, seat).at(server.base), at(clients, 1 - seat).at(server.base)]
  return { server, client, other, person, otherPerson, longest: table.id, finished }
}

async function fill(store: Store, id: string, seat: number, person: string): Promise<string> {
  const row = present(await store.get('tables', id))
  const match = present(await store.get('matches', id))
  const start = at(await store.list('entries', [id]), 0)
  const running = Array.from({ length: MAX_GAMES - 1 }, newId)
  const over = Array.from({ length: FINISHED }, newId)
  for (const copy of running) {
    await store.commit([...copyOf(row, match, copy, false), { in: 'entries', insert: { ...start, match: copy } }])
    await fillLog(store, copy, seat, USUAL_LOG)
  }
  for (const copy of over) {
    await store.commit([...copyOf(row, match, copy, true), { in: 'entries', insert: { ...start, match: copy } }])
  }
  await fillLog(store, id, seat, LONGEST_LOG)
  const lines = Array.from({ length: LINES }, (_, n): Change => ({ in: 'chat', insert: lineOf(id, n, person, seat) }))
  await store.commit(lines)
  const people = Array.from({ length: REPORTS }, (_, n): Change => ({ in: 'notes', insert: reportOf(n, person) }))
  const admin = present(await store.get('people', person))
  await store.commit([...people, { in: 'people', put: { ...admin, role: 'admin' } }])
  return at(over, 0)
}

function newId(): string {
  return randomBytes(9).toString('base64url')
}

/** Its sealed table keeps the id: draws depend on it. */
function copyOf(row: TableRow, match: MatchRow, id: string, isOver: boolean): Change[] {
  const status = isOver ? 'over' : 'playing'
  const { createdAt } = row
  const end = isOver && ({ status, overAt: createdAt, outcome: { by: 'agreement' } } as const)
  const places = row.seats.flatMap((holder, seat): Change[] => {
    if (holder.kind !== 'person') return []
    const place: Place = {
      ...{ person: holder.person, status, rank: -createdAt, table: id, seat },
      ...{ isHost: holder.person === row.host, isInvited: false },
    }
    return [{ in: 'places', insert: place }]
  })
  return [
    { in: 'tables', insert: { ...row, id, status } },
    { in: 'revisions', insert: { of: `tables ${id}`, n: row.revision ?? 0 } },
    { in: 'matches', insert: { ...match, id, ...end } },
    ...places,
  ]
}

function lineOf(match: string, n: number, person: string, seat: number) {
  const text = 'Never was a line of chat so long. '.repeat(14)
  return { match, room: 'seated', n, at: n, person, name: 'Somebody', seat, text, key: `k${n}` } as const
}

function reportOf(n: number, by: string) {
  const id = `r${String(n).padStart(11, '0')}`
  return { id, at: n, kind: 'report', by, about: by, text: 'x'.repeat(500), done: false, detail: {} } as const
}
