/*
 * A database that is slow, locked or full, and a Redis that refuses to write: what people send is durable and
 * acknowledged, or refused in a bounded time; nobody waits for somebody else's lock for ever; and everything recovers by
 * itself.
 */
import { at, seededChance } from '@logres/kernel'
import { openTcpProxy, startPostgres, startRedis } from '@logres/service-testing'
import { Redis } from 'ioredis'
import { Client as Database } from 'pg'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openPostgres, type PostgresOptions, type PostgresStore } from '../../src/store/postgres/postgres.ts'
import type { Change } from '../../src/store/store.ts'
import type { Watcher } from '../client.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'

const postgres = await startPostgres('a slow database', { max_connections: 20 })
const redis = await startRedis('a Redis that refuses')
afterAll(() => Promise.all([postgres?.end(), redis?.end()]))

const block = (blocked: string): Change => ({ in: 'blocks', insert: { person: 'p', blocked } })
const outcomeOf = (commit: Promise<void>) =>
  commit.then(
    () => 'ok',
    (error) => (/the database does not answer/.test(String(error)) ? 'refused' : String(error)),
  )

if (postgres !== undefined) {
  const opened: PostgresStore[] = []
  const open = async (url: string, options: PostgresOptions = {}) => {
    // Creating the tables may take longer than the options allow.
    await (await openPostgres(url)).close()
    const store = await openPostgres(url, options)
    opened.push(store)
    return store
  }
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()))
  })
  const namesIn = async (store: PostgresStore) => (await store.list('blocks', [])).map(({ blocked }) => blocked)

  describe('the database', () => {
    test('a lock that is held: everybody is refused in time, nothing is half done, and it recovers by itself', async () => {
      const url = await postgres.fresh()
      const store = await open(url, { patience: 200, longestAnswer: 200 })
      await store.commit([block('before')])
      const holder = new Database({ connectionString: url })
      await holder.connect()
      await holder.query('BEGIN; LOCK TABLE blocks IN ACCESS EXCLUSIVE MODE')
      // The first is in flight, and the others wait for it.
      const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => outcomeOf(store.commit([block(name)]))))
      expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused'])
      const later = await outcomeOf(store.commit([block('e')]))
      expect(later).toBe('refused')
      await holder.query('ROLLBACK')
      await holder.end()
      await expect.poll(() => outcomeOf(store.commit([block('f')]))).toBe('ok')
      // What was refused is not there, and will not be.
      expect(await namesIn(store)).toEqual(['before', 'f'])
    })

    test('a lock on what tells whether a commit was done: those who wait are refused, the one in flight learns the truth', async () => {
      const url = await postgres.fresh()
      const store = await open(url, { patience: 200, longestAnswer: 200 })
      const holder = new Database({ connectionString: url })
      await holder.connect()
      await holder.query('BEGIN; LOCK TABLE receipts IN ACCESS EXCLUSIVE MODE')
      const first = outcomeOf(store.commit([block('a')]))
      const waiting = `SELECT count(*) > 0 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`
      await expect.poll(() => postgres.sql(waiting)).toBe('t')
      expect(await outcomeOf(store.commit([block('b')]))).toBe('refused')
      await holder.end()
      const isDone = (await first) === 'ok'
      await expect.poll(() => outcomeOf(store.commit([block('c')]))).toBe('ok')
      expect(await namesIn(store)).toEqual(isDone ? ['a', 'c'] : ['c'])
    })

    test('a lock that is released in time is waited for', async () => {
      const url = await postgres.fresh()
      const store = await open(url, { patience: 60_000, longestAnswer: 300 })
      const holder = new Database({ connectionString: url })
      await holder.connect()
      await holder.query('BEGIN; LOCK TABLE blocks IN ACCESS EXCLUSIVE MODE')
      const written = outcomeOf(store.commit([block('a')]))
      // It has given up its first connection, and waits again.
      const waiting = `SELECT count(*) > 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`
      await expect.poll(() => postgres.sql(waiting)).toBe('t')
      await holder.end()
      expect(await written).toBe('ok')
      expect(await namesIn(store)).toEqual(['a'])
    })

    test('too many connections: refused in time, and recovered', async () => {
      const url = await postgres.fresh()
      const store = await open(url, { patience: 200 })
      await store.commit([block('before')])
      const others: Database[] = []
      for (let isFull = false; !isFull; ) {
        const other = new Database({ connectionString: url })
        other.on('error', () => {})
        isFull = await other.connect().then(
          () => others.push(other) < 0,
          () => true,
        )
      }
      // Its connection is lost, and there is no other.
      const own = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'logres'`
      await at(others, 0).query(own)
      const filler = new Database({ connectionString: url })
      filler.on('error', () => {})
      await filler.connect().then(
        () => others.push(filler),
        () => 0,
      )
      const result = await outcomeOf(store.commit([block('a')]))
      for (const other of others) await other.end()
      await expect.poll(() => outcomeOf(store.commit([block('b')]))).toBe('ok')
      expect(await namesIn(store)).toEqual(result === 'ok' ? ['a', 'b', 'before'] : ['b', 'before'])
    })

    test('slow answers: a match is played to its end', async () => {
      const proxy = await openTcpProxy(postgres.port)
      const url = proxy.urlThrough(await postgres.fresh())
      const server = await openTestServer({}, { LOGRES_STORE: url })
      proxy.delay = 20
      const { watchers } = await beginMatch(server.base, 'avalon', [null, 'page'], { turnLimit: 2 })
      expect(await playRandomly(at(watchers, 0), 'slow')).toEqual([])
      expect(at(watchers, 0).view.outcome).not.toBeNull()
      at(watchers, 0).close()
      proxy.delay = 0
      await server.close()
      await proxy.end()
    })
  })
}

if (redis !== undefined) {
  const states = [
    ['out of memory', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['read-only', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ] as const

  describe('Redis', () => {
    test.each(states)(
      'that is %s: people play on, limits count at each server, and it recovers',
      async (_, on, off) => {
        const admin = new Redis(redis.url)
        const say = ([first, ...rest]: readonly string[]) => admin.call(first ?? '', ...rest)
        const server = await openTestServer({}, { LOGRES_BUS: redis.url, LOGRES_LOG: 'silent' })
        const { watchers, host } = await beginMatch(server.base, 'avalon', [null, null], { turnLimit: 4 })
        await say(on)
        const before = at(watchers, 0).cursor
        for (let i = 0; i < 6; i++) await act(watchers, `${i}`)
        expect(at(watchers, 0).cursor).toBeGreaterThan(before)
        expect((await host.call('PATCH', '/api/me', { name: 'Bors' })).status).toBe(200)
        await say(off)
        for (let i = 6; i < 9; i++) await act(watchers, `${i}`)
        for (const watcher of watchers) watcher.close()
        await server.close()
        admin.disconnect()
      },
    )
  })
}

/** One of them acts. */
async function act(watchers: readonly Watcher[], key: string): Promise<void> {
  const mover = () => watchers.find(({ view }) => view.question !== null)
  await expect.poll(mover).toBeDefined()
  const watcher = mover() ?? at(watchers, 0)
  const [action] = watcher.legal(seededChance(key))
  expect(await watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })).toMatchObject({ kind: 'done' })
}
