/* Moves, backups and versions of the database; and the errors when it cannot be opened. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findGame } from '@logres/catalogue'
import { importRecord, isRefusal, verifyRecord } from '@logres/kernel'
import { type PostgresService, startPostgres } from '@logres/service-testing'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { AdminCodeFailed, makeAdminCode } from '../../src/admin/admin-code.ts'
import { readConfig } from '../../src/config.ts'
import { BackupFailed, backUp } from '../../src/operations/backup.ts'
import { MoveFailed, moveStore } from '../../src/operations/move-store.ts'
import { startServer } from '../../src/server.ts'
import { openStore } from '../../src/store/index.ts'
import { MIGRATIONS, type Migration } from '../../src/store/postgres/migrations.ts'
import { openPostgres, type PostgresOptions, type PostgresStore } from '../../src/store/postgres/postgres.ts'
import { type Change, SHAPES, type Store } from '../../src/store/store.ts'
import { ServerProcess } from '../operations/server-process.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'
import { backUpWhileWriting } from './back-up-while-writing.ts'
import { entryRow, matchRow, SAMPLES } from './samples.ts'

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'logres-moves-'))
const postgres = await startPostgres('moving a store to PostgreSQL', { fsync: 'off' })
/** A database is slow on a busy machine. */
const HOOK = 600_000
const opened: Store[] = []
let files = 0
const newFile = (): string => {
  files += 1
  return join(folder, `${files}.sqlite`)
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()))
}, HOOK)
afterAll(async () => {
  await postgres?.end()
  rmSync(folder, { recursive: true })
}, HOOK)

async function open(url: string, options?: PostgresOptions): Promise<PostgresStore> {
  const store = await openPostgres(url, options)
  opened.push(store)
  return store
}

async function openFile(file: string): Promise<Store> {
  const store = await openStore(file)
  opened.push(store)
  return store
}

interface Ran {
  readonly code: number | null
  readonly out: string
}

async function logres(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, ...env } })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, out }
}

if (postgres === undefined) test('there is no PostgreSQL here, and that was said', () => {})
else {
  test('a match moves from a file to a database, by a backup to another one, and is played to its end', () =>
    playThrough(postgres))
  describe('moving', () => moveTests(postgres))
  describe('a backup', () => backupTests(postgres))
  describe('versions', () => versionTests(postgres))
  describe('opening', () => openingTests(postgres))
}

async function playThrough(service: PostgresService): Promise<void> {
  const server = await openTestServer()
  const { table, watchers, clients } = await beginMatch(server.base, 'avalon', [null, null], { turnLimit: 16 })
  const { port } = new URL(server.base)
  await Promise.race(watchers.map((watcher, seat) => playRandomly(watcher, `file-${seat}`, 5)))
  for (const watcher of watchers) watcher.close()
  const first = await service.fresh()
  const moved = await logres([
    'migrate-store',
    '--from',
    `sqlite:${join(server.folder, 'logres.sqlite')}`,
    '--to',
    first,
  ])
  expect(moved).toMatchObject({
    code: 0,
    out: expect.stringMatching(/rows were moved, and counted there: .*entries \d/),
  })
  await server.close()

  const start = (LOGRES_STORE: string) =>
    startServer(
      readConfig({
        ...{ LOGRES_STORE, LOGRES_DATA: join(folder, 'none'), LOGRES_PORT: port, LOGRES_HOST: '127.0.0.1' },
        ...{ LOGRES_LOG: 'warn', LOGRES_MESSAGES_PER_SECOND: '10000', LOGRES_ANSWER_DELAY: '0-0' },
      }),
    )
  const one = await start(first)
  const there = await Promise.all(clients.map((client) => client.watch(table.id)))
  expect(Math.min(...there.map(({ cursor }) => cursor))).toBeGreaterThan(0)
  await Promise.race(there.map((watcher, seat) => playRandomly(watcher, `first-${seat}`, 5)))
  const file = newFile()
  const backedUp = await logres(['backup', file], { LOGRES_STORE: first })
  expect(backedUp).toMatchObject({ code: 0, out: expect.stringMatching(/: 1 matches, \d+ entries/) })
  expect(await makeAdminCode(first)).toMatchObject({ hasAdmin: false, code: expect.stringMatching(/^[0-9A-Z]{5}-/) })
  for (const watcher of there) watcher.close()
  await one.stop()

  const second = await service.fresh()
  await expect(makeAdminCode(second)).rejects.toThrow(AdminCodeFailed)
  await moveStore(file, second)
  const two = await start(second)
  const again = await Promise.all(clients.map((client) => client.watch(table.id)))
  await Promise.all(again.map((watcher, seat) => playRandomly(watcher, `second-${seat}`)))
  const record = importRecord(await clients[0]?.must('GET', `/api/matches/${table.id}/record`))
  const game = findGame('avalon')?.game
  if (isRefusal(record) || game === undefined) throw new Error('no record')
  expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
  for (const watcher of again) watcher.close()
  await two.stop()
  expect(readdirSync(folder)).not.toContain('none')
}

function moveTests(service: PostgresService): void {
  test('takes every collection, and leaves the file as it is', async () => {
    const file = newFile()
    const source = await openFile(file)
    await source.commit(SAMPLES)
    const many: Change[] = Array.from({ length: 1_234 }, (_, seq) => ({
      in: 'entries',
      insert: entryRow('long', seq, 1, `k${seq}`),
    }))
    await source.commit(many)
    const url = await service.fresh()
    const counts = await moveStore(`sqlite:${file}`, url)
    expect([...counts.keys()].sort()).toEqual(Object.keys(SHAPES).sort())
    expect(counts.get('entries')).toBe(1_235)
    const target = await open(url)
    for (const { in: name } of SAMPLES) expect(await target.list(name, [])).toEqual(await source.list(name, []))
    await target.commit([{ in: 'entries', insert: entryRow('long', 1_234, 1, 'next') }])
  })

  test('needs an empty target, and changes nothing otherwise', async () => {
    const file = newFile()
    await (await openFile(file)).commit(SAMPLES)
    const url = await service.fresh()
    const target = await open(url)
    await target.commit([{ in: 'blocks', insert: { person: 'x', blocked: 'y' } }])
    await expect(moveStore(file, url)).rejects.toThrow(/Nothing was moved .*something there already \(blocks: 1\)/)
    expect(await target.list('blocks', [])).toHaveLength(1)
    expect(await target.list('people', [])).toEqual([])
    for (const [from, to] of [
      [join(folder, 'missing.sqlite'), url],
      [url, file],
      [file, file],
      ['mysql:x', url],
      [file, 'postgres://me:sesame@127.0.0.1:1/none'],
    ] as const) {
      const error = await moveStore(from, to).catch((reason) => reason)
      expect(error).toBeInstanceOf(MoveFailed)
      expect(String(error)).not.toContain('sesame')
    }
  })

  test('the command says what it lacks', async () => {
    expect(await logres(['migrate-store'])).toMatchObject({ code: 2, out: expect.stringContaining('From where?') })
  })
}

function backupTests(service: PostgresService): void {
  test('is a consistent snapshot of a store in use', async () => {
    const url = await service.fresh()
    const store = await open(url)
    const write = (seq: number): Promise<void> =>
      store.commit([
        { in: 'entries', insert: entryRow('m', seq, null, null, 'x'.repeat(1_000)) },
        { in: 'matches', put: matchRow('m', { seq }) },
      ])
    const { file, before } = await backUpWhileWriting(store, newFile, write, 3)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // One file: 1 is a rollback journal, 2 would be WAL.
    expect([...readFileSync(file).subarray(18, 20)]).toEqual([1, 1])
    const copy = await openFile(file)
    const entries = await copy.list('entries', ['m'])
    expect(entries.length).toBeGreaterThanOrEqual(before)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i))
    expect(await copy.get('matches', 'm')).toEqual(matchRow('m', { seq: entries.length - 1 }))
  })

  test('is written to a new file only, and of a store only', async () => {
    const url = await service.fresh()
    const file = newFile()
    await expect(backUp(url, file)).rejects.toThrow(BackupFailed)
    await (await open(url)).backup(file)
    await expect((await open(url)).backup(file)).rejects.toThrow('exists already')
    await expect(backUp(url, file)).rejects.toThrow('exists already')
    await expect(backUp(url, join(folder, 'no', 'such'))).rejects.toThrow('ENOENT')
    await expect(backUp('postgres://me:sesame@127.0.0.1:1/none', newFile())).rejects.toThrow(/^"postgres:\/\/…@127/)
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
  })

  test('by PostgreSQL’s own programs is as good', async () => {
    const store = await open(service.url)
    await store.commit(SAMPLES)
    const dump = spawnSync(service.programs.pg_dump, ['--no-owner', '--exclude-schema=fresh_*', service.url], {
      encoding: 'utf8',
    })
    expect(dump).toMatchObject({ status: 0 })
    await service.sql('CREATE DATABASE restored')
    const url = service.url.replace(/logres$/, 'restored')
    const psql = spawnSync(service.programs.psql, ['-q', '-v', 'ON_ERROR_STOP=1', url], { input: dump.stdout })
    expect(psql).toMatchObject({ status: 0 })
    const restored = await open(url)
    for (const { in: name, insert } of SAMPLES) expect(await restored.list(name, [])).toEqual([insert])
    await restored.commit([{ in: 'entries', insert: entryRow('m1', 1, null, null) }])
  })
}

function versionTests(service: PostgresService): void {
  const second: Migration = { sql: 'CREATE TABLE extra (x integer)' }
  const newer = [...MIGRATIONS, second]

  test('a server of the previous version keeps running, and can be restarted', async () => {
    const url = await service.fresh()
    const old = await open(url)
    const young = await open(url, { migrations: newer })
    await young.commit([{ in: 'blocks', insert: { person: 'a', blocked: 'b' } }])
    await old.commit([{ in: 'blocks', insert: { person: 'a', blocked: 'c' } }])
    expect(await (await open(url)).list('blocks', [])).toHaveLength(2)
    expect(await (await open(url, { migrations: newer })).list('blocks', [])).toHaveLength(2)
  })

  test('unless a step says that it cannot; what is somebody else’s is left alone', async () => {
    const url = await service.fresh()
    await open(url, { migrations: [...MIGRATIONS, { ...second, least: MIGRATIONS.length + 1 }] })
    await expect(openPostgres(url)).rejects.toThrow(`newer server (version ${MIGRATIONS.length + 1}`)
    const foreign = await service.fresh()
    await service.sql(`CREATE TABLE ${/search_path%3D(\w+)/.exec(foreign)?.[1]}.entries (cake text)`)
    await expect(openPostgres(foreign)).rejects.toThrow('the database of another program')
  })

  test('migrations are atomic, and do not run unless requested', async () => {
    const url = await service.fresh()
    await expect(openPostgres(url, { mayMigrate: false })).rejects.toThrow('an older version')
    const faulty = [...newer, { sql: 'SELECT no_luck()' }]
    await expect(openPostgres(url, { migrations: faulty })).rejects.toThrow('no_luck')
    await open(url)
    await open(url, { migrations: newer })
    await expect(openPostgres(url, { migrations: faulty })).rejects.toThrow('no_luck')
    await open(url, { mayMigrate: false, migrations: newer })
  })

  test('migrations only add, or say that older servers must stop', () => {
    const takesAway = /\b(?:DROP|RENAME|TRUNCATE|DELETE|SET\s+NOT\s+NULL|ALTER\s+COLUMN)\b/i
    expect(MIGRATIONS.filter(({ sql, least }) => takesAway.test(sql) && least === undefined)).toEqual([])
  })
}

function openingTests(service: PostgresService): void {
  const at = (rest: string): string => service.url.replace(/^.*@127\.0\.0\.1:\d+\/logres/, rest)

  test.each([
    [at('postgres://me:sesame@127.0.0.1:1/x'), 'ECONNREFUSED'],
    [at(`postgres://logres:sesame@127.0.0.1:${service.port}/none`), 'database "none" does not exist'],
    [at(`postgres://nobody:sesame@127.0.0.1:${service.port}/logres`), 'role "nobody" does not exist'],
    [at('postgres://me:sesame@no.such.host.invalid/x?password=sesame'), 'no.such.host.invalid'],
  ])('%s is told in one line, without its password', async (url, words) => {
    const error = await openPostgres(url, { patienceAtStart: 50 }).catch((reason) => reason)
    expect(error.message).toMatch(/^cannot open the store "postgres:\/\/…@[^\n]*$/)
    expect(error.message).toContain(words)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('sesame')
    expect(error.cause).toBeUndefined()
  })

  test('so it is at server start, which fails', async () => {
    const LOGRES_STORE = `postgres://logres:sesame@127.0.0.1:${service.port}/none`
    const child = new ServerProcess({ LOGRES_STORE, LOGRES_DATA: folder })
    expect(await child.ended).toBe(2)
    expect(child.output).toMatch(/^Logres: cannot open the store [^\n]*"none" does not exist\n$/)
    expect(child.output).not.toContain('sesame')
  })
}
