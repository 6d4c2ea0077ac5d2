/*
 * A dump of a database in use, restored into an empty one: a new server continues the matches for the same people,
 * and they verify. Both ways in docs/operations.md.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findGame } from '@logres/catalogue'
import { at, importRecord, isRefusal, verifyRecord } from '@logres/kernel'
import { type PostgresService, startPostgres } from '@logres/service-testing'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '../../src/operations/backup.ts'
import { moveStore } from '../../src/operations/move-store.ts'
import { openStore } from '../../src/store/index.ts'
import type { EntryRow } from '../../src/store/store.ts'
import type { Client, Watcher } from '../client.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'

/** Fails unless the program exits with 0. */
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'logres-restore-'))
const postgres = await startPostgres('a dump restored into an empty PostgreSQL', { fsync: 'off' })
afterAll(async () => {
  await postgres?.end()
  rmSync(folder, { recursive: true })
})

/** Copies one database into a new one, in two steps: between them only the first step's output exists. */
interface Way {
  dump(service: PostgresService, from: string): Promise<void>
  restore(service: PostgresService, to: string): Promise<void>
}

const sqlFile = join(folder, 'dump.sql')
const backupFile = join(folder, 'backup.sqlite')
const WAYS: Readonly<Record<string, Way>> = {
  'pg_dump and psql': {
    async dump({ programs }, from) {
      await run(programs.pg_dump, ['--no-owner', '--file', sqlFile, from])
    },
    async restore({ programs }, to) {
      const options = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction', '-f', sqlFile]
      await run(programs.psql, [...options, to])
    },
  },
  'logres backup and migrate-store': {
    async dump(_service, from) {
      await backUp(from, backupFile)
    },
    async restore(_service, to) {
      await moveStore(`sqlite:${backupFile}`, to)
    },
  },
}

interface Played {
  readonly id: string
  readonly game: string
  readonly clients: readonly Client[]
  readonly watchers: readonly Watcher[]
}

async function begin(base: string, game: string, seats: readonly (string | null)[], options = {}): Promise<Played> {
  const { table, clients, watchers } = await beginMatch(base, game, seats, options)
  return { id: table.id, game, clients, watchers }
}

/** So many acts of people, one after the other; then it is a person's turn. */
async function playSome({ watchers }: Played, when: string, acts: number): Promise<void> {
  for (let act = 0; act <= acts; act++) {
    const asked = () => watchers.find(({ view }) => view.question !== null)
    await at(watchers, 0).until(() => asked() !== undefined)
    const watcher = asked()
    if (watcher !== undefined && act < acts) await playRandomly(watcher, `${when}-${act}`, 1)
  }
}

/** What this person sees, and where they would continue. */
function seenBy({ view, cursor, viewer }: Watcher): object {
  return { cursor, viewer, question: view.question, ask: view.ask, view: view.view }
}

type Logs = ReadonlyMap<string, readonly EntryRow[]>

async function logsIn(url: string, matches: readonly Played[]): Promise<Logs> {
  const store = await openStore(url)
  const logs = await Promise.all(matches.map(async ({ id }) => [id, await store.list('entries', [id])] as const))
  await store.close()
  return new Map(logs)
}

const lengthIn = (logs: Logs, { id }: Played): number => logs.get(id)?.length ?? 0

/** The common part is equal. */
function expectBeginning(short: Logs, long: Logs): void {
  for (const [id, entries] of short) expect(long.get(id)?.slice(0, entries.length)).toEqual(entries)
}

async function finish({ id, game, clients, watchers }: Played): Promise<void> {
  const [first] = watchers
  const isLong = game === 'tournament'
  // A bot continues for somebody who resigns.
  if (isLong) await at(watchers, 1).ask({ key: 'resign', ...{ kind: 'resign' } })
  const playing = isLong ? watchers.slice(0, 1) : watchers
  await Promise.all(playing.map((watcher, i) => playRandomly(watcher, `${game}-after-${i}`)))
  expect(first?.view.outcome).not.toBeNull()
  const record = importRecord(await at(clients, 0).must('GET', `/api/matches/${id}/record`))
  const rules = findGame(game)?.game
  if (isRefusal(record) || rules === undefined) throw new Error('no record')
  expect(verifyRecord(rules, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
}

async function comeBack({ clients, watchers, ...rest }: Played, base: string): Promise<Played> {
  const same = clients.map((client) => client.at(base))
  const again = same.map((client, i) => client.watch(rest.id, at(watchers, i).cursor))
  return { ...rest, clients: same, watchers: await Promise.all(again) }
}

async function dumpAndPlayOn(service: PostgresService, way: Way, from: string, to: string): Promise<void> {
  const server = await openTestServer({}, { LOGRES_STORE: from })
  const avalon = await begin(server.base, 'avalon', [null, null], { turnLimit: 24 })
  const merlin = await begin(server.base, 'merlin', [null, null, 'page'])
  const tournament = await begin(server.base, 'tournament', [null, null, 'page'])
  const busy = await begin(server.base, 'avalon', [null, null], { turnLimit: 30 })
  const matches = [avalon, merlin, tournament, busy]
  for (const played of matches) await playSome(played, 'before', 12)
  await at(avalon.watchers, 0).ask({ key: 'hello', ...{ kind: 'chat', text: 'Well met' } })

  // The server is not involved, and one match continues meanwhile.
  await Promise.all([way.dump(service, from), playSome(busy, 'meanwhile', 12)])
  await playSome(busy, 'lost', 6)
  await server.close()
  const lost = await logsIn(from, matches)

  await way.restore(service, to)
  const restored = await logsIn(to, matches)
  expectBeginning(restored, lost)
  for (const quiet of [avalon, merlin]) expect(lengthIn(restored, quiet)).toBe(lengthIn(lost, quiet))
  expect(lengthIn(restored, busy)).toBeLessThan(lengthIn(lost, busy))

  const fresh = await openTestServer({}, { LOGRES_STORE: to })
  const back = await Promise.all(matches.map((played) => comeBack(played, fresh.base)))
  for (const [i, quiet] of [avalon, merlin].entries()) {
    expect(at(back, i).watchers.map(seenBy)).toEqual(quiet.watchers.map(seenBy))
  }
  // They send a cursor that was never shown here, and get what is here.
  for (const [i, watcher] of at(back, 3).watchers.entries())
    expect(watcher.cursor).toBeLessThan(at(busy.watchers, i).cursor)
  const lines = await at(at(back, 0).clients, 1).must('GET', `/api/matches/${avalon.id}/chat?room=seated`)
  expect(JSON.stringify(lines)).toContain('Well met')

  await Promise.all(back.map(finish))
  await fresh.close()
  expectBeginning(restored, await logsIn(to, matches))
}

if (postgres === undefined) test('there is no PostgreSQL here, and that was said', () => {})
else {
  test.each(Object.entries(WAYS))('by %s', async (name, way) => {
    const n = Object.keys(WAYS).indexOf(name)
    for (const database of [`lost_${n}`, `restored_${n}`]) await postgres.sql(`CREATE DATABASE ${database}`)
    const [from, to] = ['lost', 'restored'].map((database) => postgres.url.replace(/logres$/, `${database}_${n}`))
    await dumpAndPlayOn(postgres, way, from ?? '', to ?? '')
  })
}
