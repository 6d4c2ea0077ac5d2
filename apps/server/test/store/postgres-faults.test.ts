/* When the database or the connection to it is lost: nothing acknowledged is lost, nothing is done twice. */
import { setTimeout as pause } from 'node:timers/promises'
import { findGame } from '@logres/catalogue'
import { importRecord, isRefusal, verifyRecord } from '@logres/kernel'
import { openTcpProxy, type PostgresService, startPostgres, type TcpProxy } from '@logres/service-testing'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openPostgres, type PostgresOptions, type PostgresStore } from '../../src/store/postgres/postgres.ts'
import { type Change, Conflict } from '../../src/store/store.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'
import { outcome } from './model.ts'
import { deadlineRow, entryRow, matchRow } from './samples.ts'

const postgres = await startPostgres('faults of PostgreSQL')
/** A database is slow on a busy machine. */
const HOOK = 600_000
const opened: PostgresStore[] = []
const proxies: TcpProxy[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()))
  await Promise.all(proxies.splice(0).map((proxy) => proxy.end()))
}, HOOK)
afterAll(() => postgres?.end(), HOOK)

async function open(url: string, options?: PostgresOptions): Promise<PostgresStore> {
  const store = await openPostgres(url, options)
  opened.push(store)
  return store
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  return client
}

const block = (blocked: string): Change => ({ in: 'blocks', insert: { person: 'p', blocked } })

if (postgres === undefined) test('there is no PostgreSQL here, and that was said', () => {})
else {
  describe('the connection', () => lineTests(postgres))
  describe('the database', () => databaseTests(postgres))
}

function lineTests(service: PostgresService): void {
  interface Behind {
    readonly store: PostgresStore
    readonly proxy: TcpProxy
    /** Reads the same, over another connection. */
    readonly other: PostgresStore
  }

  async function behindRelay(options?: PostgresOptions): Promise<Behind> {
    const url = await service.fresh()
    const proxy = await openTcpProxy(service.port)
    proxies.push(proxy)
    return { proxy, store: await open(proxy.urlThrough(url), options), other: await open(url) }
  }

  test('is cut before the answer: a commit is reported as done, and a conflict as a conflict', async () => {
    const { store, proxy, other } = await behindRelay()
    await store.commit([block('taken')])
    proxy.swallowsAnswers = true
    const swallowed = proxy.swallowed()
    const results = [[block('a')], [block('b')], [block('a')]].map((changes) => outcome(store.commit(changes)))
    await swallowed
    await expect.poll(() => other.list('blocks', [])).toHaveLength(3)
    proxy.cut()
    proxy.restore()
    expect(await Promise.all(results)).toEqual(['ok', 'ok', 'blocks'])
    expect(await other.list('blocks', [])).toHaveLength(3)
  })

  test('is cut before the statement arrives: it is sent again', async () => {
    const { store, proxy, other } = await behindRelay()
    proxy.cut()
    const results = [[block('a')], [block('b')], [block('a')]].map((changes) => outcome(store.commit(changes)))
    const reading = store.list('people', [])
    // A slow machine can only make this pass.
    await pause(100)
    expect(await other.list('blocks', [])).toEqual([])
    proxy.restore()
    expect(await Promise.all(results)).toEqual(['ok', 'ok', 'blocks'])
    expect(await reading).toEqual([])
    expect(await other.list('blocks', [])).toHaveLength(2)
  })

  test('whose receipt was removed after long inactivity is replaced', async () => {
    const { store, other } = await behindRelay()
    await store.commit([block('a')])
    await service.sql(`DELETE FROM ${await other.setting('search_path')}.receipts`)
    const commits: Change[][] = [[block('b')], [block('a')], [{ in: 'entries', put: entryRow('m', 0, 0, 'k') }]]
    for (const [i, changes] of commits.entries())
      expect(await outcome(store.commit(changes))).toBe(i === 1 ? 'blocks' : 'ok')
    expect(await other.list('blocks', [])).toHaveLength(2)
  })

  test('stays open, but an answer never comes: it counts as dead, and another connection finds the outcome', async () => {
    const { store, proxy, other } = await behindRelay({ longestAnswer: 1_000 })
    await store.commit([block('taken')])
    proxy.swallowsAnswers = true
    const swallowed = proxy.swallowed()
    const results = [[block('a')], [block('a')]].map((changes) => outcome(store.commit(changes)))
    await swallowed
    proxy.swallowsAnswers = false
    expect(await Promise.all(results)).toEqual(['ok', 'blocks'])
    expect(await other.list('blocks', [])).toHaveLength(2)
  })

  test('is cut during the COMMIT of one-by-one writes: it is reported as done', async () => {
    const { store, proxy, other } = await behindRelay()
    const schema = await other.setting('search_path')
    const put = (seq: number): Change => ({ in: 'entries', put: entryRow('m', seq, 0, `k${seq}`) })
    await store.commit([put(0)])
    // Something that COMMIT has to wait for.
    await service.sql(`
      CREATE FUNCTION ${schema}.nap() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NULL; END';
      CREATE CONSTRAINT TRIGGER nap AFTER INSERT ON ${schema}.blocks DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION ${schema}.nap()`)
    const holder = await connectTo(service.url)
    await holder.query('SELECT pg_advisory_lock(77)')
    const results = [[put(1)], [block('a')], [block('a')]].map((changes) => outcome(store.commit(changes)))
    const committing = `SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query = 'COMMIT'`
    await expect.poll(() => service.sql(committing)).toBe('1')
    proxy.cut()
    proxy.restore()
    await holder.end()
    expect(await Promise.all(results)).toEqual(['ok', 'ok', 'blocks'])
    expect(await other.list('blocks', [])).toHaveLength(1)
  })

  // One is written before the receipt, the other after it: in the first case the old backend comes too late, in the second
  // we wait for it.
  test.each(['deadlines', 'matches'])(
    'is cut while the other side is still at it (%s): it is done once',
    async (table) => {
      const { store, proxy, other } = await behindRelay()
      const row = (turn: number): Change => ({ in: 'matches', put: matchRow('m', { turn }) })
      await store.commit([row(0), { in: 'deadlines', insert: deadlineRow('d', 'm', 1) }])
      const schema = await other.setting('search_path')
      // Holds the row, so that the statement waits, and keeps waiting after we disconnect.
      const holder = await connectTo(service.url)
      await holder.query(`BEGIN; UPDATE ${schema}.${table} SET body = body`)
      const taken = outcome(store.commit([row(1), { in: 'deadlines', remove: ['d'], must: true }]))
      const waiting = `SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%receipts%'`
      try {
        await expect.poll(() => service.sql(waiting)).toBe('1')
        proxy.cut()
        proxy.restore()
        await expect.poll(() => service.sql(waiting)).toBe('2')
      } finally {
        // Ends its transaction, too.
        await holder.end()
      }
      expect(await taken).toBe('ok')
      expect(await other.get('matches', 'm')).toEqual(matchRow('m', { turn: 1 }))
      expect(await outcome(store.commit([{ in: 'deadlines', remove: ['d'], must: true }]))).toBe('deadlines')
    },
  )
}

function databaseTests(service: PostgresService): void {
  test('is restarted and killed under load: acknowledged commits are there, rejected ones are not', async () => {
    const url = await service.fresh()
    const stores = [await open(url), await open(url)]
    const promised: string[] = []
    const refused: string[] = []
    let isOver = false
    const play = async (store: PostgresStore, match: string): Promise<void> => {
      for (let seq = 0; !isOver; ) {
        const row: Change = { in: 'matches', put: matchRow(match, { seq }) }
        try {
          await store.commit([{ in: 'entries', insert: entryRow(match, seq, 0, `k${seq}`) }, row])
          promised.push(`${match} ${seq}`)
          seq += 1
        } catch (error) {
          // Nobody else writes this match: a conflict would be with ourselves.
          expect(error).not.toBeInstanceOf(Conflict)
          refused.push(`${match} ${seq}`)
          return
        }
      }
    }
    const playing = stores.flatMap((store, i) => Array.from({ length: 20 }, (_, j) => play(store, `m${i}-${j}`)))
    const goesOn = async (): Promise<void> => {
      const { length } = promised
      await expect.poll(() => promised.length, { timeout: 600_000 }).toBeGreaterThan(length + 400)
    }
    await goesOn()
    await service.restart()
    await goesOn()
    await service.kill()
    await service.start()
    await goesOn()
    await service.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'logres'`)
    await goesOn()
    isOver = true
    await Promise.all(playing)
    expect(refused).toEqual([])
    const rows = (await stores[0]?.list('entries', [])) ?? []
    expect(rows.map(({ match, seq }) => `${match} ${seq}`).sort()).toEqual(promised.sort())
    for (const { id, platform } of (await stores[0]?.list('matches', [])) ?? []) {
      expect(platform).toEqual({ seq: Math.max(...rows.filter(({ match }) => match === id).map(({ seq }) => seq)) })
    }
  })

  test('is killed under a server: its matches are played to their end, and verify', async () => {
    const server = await openTestServer({}, { LOGRES_STORE: await service.fresh(), LOGRES_LOG: 'silent' })
    const game = findGame('avalon')?.game
    const seats = [null, 'page']
    const matches = await Promise.all([0, 1].map(() => beginMatch(server.base, 'avalon', seats, { turnLimit: 8 })))
    const watchers = matches.flatMap((match) => match.watchers)
    await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `before-${i}`, 3)))
    const playing = watchers.map((watcher, i) => playRandomly(watcher, `after-${i}`))
    await service.kill()
    await service.start()
    await Promise.all(playing)
    for (const { host, table } of matches) {
      const record = importRecord(await host.must('GET', `/api/matches/${table.id}/record`))
      if (isRefusal(record) || game === undefined) throw new Error('no record')
      expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true })
    }
    for (const watcher of watchers) watcher.close()
    await server.close()
  })

  test('is away for so long that acts are refused: the server survives, and the same sockets play on', async () => {
    const store = await openPostgres(await service.fresh(), { patience: 200 })
    const server = await openTestServer({ store, maxSleep: 100 }, { LOGRES_LOG: 'silent' })
    const { watchers } = await beginMatch(server.base, 'avalon', [null, 'page'], { turnLimit: 4 })
    await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `before-${i}`, 2)))
    // Otherwise the bot's commit may be in flight, and its outcome stays unknown until the database is back.
    await Promise.all(watchers.map((watcher) => watcher.until(() => watcher.view.question !== null)))
    await service.stop()
    const ready = async () => (await fetch(`${server.base}/readyz`)).status
    await expect.poll(ready).toBe(503)
    const interrupted = await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `away-${i}`, 3)))
    expect(interrupted).toEqual(watchers.map(() => ['cannotSave', 'cannotSave', 'cannotSave']))
    await service.start()
    await expect.poll(ready).toBe(200)
    await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `after-${i}`)))
    for (const watcher of watchers) watcher.close()
    await server.close()
  })

  test('is away for longer than the timeout: everybody is refused, and later served', async () => {
    const url = await service.fresh()
    const store = await open(url, { patience: 300 })
    await store.commit([block('before')])
    await service.stop()
    const commits = ['a', 'b'].map((name) => store.commit([block(name)]))
    const away = [...commits, store.list('blocks', [])]
    for (const result of await Promise.allSettled(away)) {
      expect(result).toMatchObject({ reason: { message: expect.stringContaining('the database does not answer') } })
      expect(result).not.toMatchObject({ reason: expect.any(Conflict) })
    }
    await expect(store.commit([block('c')])).rejects.toThrow('the database does not answer')
    await service.start()
    await expect.poll(() => outcome(store.commit([block('a')])).catch(String)).toBe('ok')
    expect((await store.list('blocks', [])).map(({ blocked }) => blocked)).toEqual(['a', 'before'])
  })

  test('is away when the store is closed: it is closed all the same', async () => {
    const store = await open(await service.fresh(), { patience: 200 })
    await store.commit([block('a')])
    await service.stop()
    const late = store.commit([block('b')])
    await Promise.all([expect(late).rejects.toThrow('does not answer'), store.close()])
    await service.start()
  })
}
