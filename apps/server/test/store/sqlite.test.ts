import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as endOfTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openSqlite, type SqliteOptions, type SqliteStore } from '../../src/store/sqlite.ts'
import { type Change, Conflict } from '../../src/store/store.ts'
import { describeStore } from './contract.ts'
import { outcome } from './model.ts'
import { matchRow } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-store-'))
let files = 0
const newFile = (): string => {
  files += 1
  return join(folder, `${files}.db`)
}
const opened: SqliteStore[] = []
async function open(file: string, options?: SqliteOptions): Promise<SqliteStore> {
  const store = await openSqlite(file, options)
  opened.push(store)
  return store
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()))
})
afterAll(() => rmSync(folder, { recursive: true }))

describeStore('SQLite in a file', () => openSqlite(newFile()))
describeStore('SQLite in memory', () => openSqlite(':memory:'))

const block = (blocked: string): Change => ({ in: 'blocks', insert: { person: 'p', blocked } })
const blocks = (n: number): Change[] => Array.from({ length: n }, (_, i) => block(`${i}`))

/** What another process sees in the file at that moment. */
function seenFrom(file: string): unknown[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare('SELECT blocked FROM blocks ORDER BY blocked').all()
  db.close()
  return rows.map(({ blocked }) => blocked)
}

test('a commit is on the disk: synchronous is FULL, the journal a WAL', async () => {
  const store = await open(newFile())
  expect(await store.pragma('synchronous')).toBe(2)
  expect(await store.pragma('journal_mode')).toBe('wal')
})

describe('one transaction', () => {
  test('for all of one turn', async () => {
    const store = await open(newFile())
    const results = [...blocks(200), block('7')].map((change) => outcome(store.commit([change])))
    expect(store.transactions).toBe(0)
    expect(new Set((await Promise.all(results)).slice(0, 200))).toEqual(new Set(['ok']))
    expect(await results[200]).toBe('blocks')
    expect(store.transactions).toBe(1)
    await store.commit([block('next')])
    await store.commit([block('and next')])
    expect(store.transactions).toBe(3)
    expect(await store.list('blocks', [])).toHaveLength(202)
  })

  test('for what was asked for by callbacks of the same turn', async () => {
    const store = await open(newFile())
    const asked = (async () => {
      await Promise.resolve()
      process.nextTick(() => later.push(store.commit([block('tick')])))
      await store.commit([block('microtask')])
    })()
    const later: Promise<void>[] = [store.commit([block('now')])]
    await asked
    await Promise.all(later)
    expect([store.transactions, later.length]).toEqual([1, 2])
  })

  test('has a maximum of changes, but never splits a commit', async () => {
    const store = await open(newFile(), { most: 50 })
    await Promise.all(blocks(200).map((change) => store.commit([change])))
    expect(store.transactions).toBe(4)
    const large = Array.from({ length: 120 }, (_, i) => block(`large ${i}`))
    await Promise.all([store.commit(large), store.commit([block('after')])])
    expect(store.transactions).toBe(6)
    expect(await store.list('blocks', [])).toHaveLength(321)
  })
})

/** Delays commits until it is opened. */
function holdBack() {
  const [gate, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const beforeCommit = () => {
    reached.resolve()
    return gate.promise
  }
  return { beforeCommit, reached: reached.promise, open: gate.resolve }
}

describe('while a commit is delayed', () => {
  test('nothing resolves and nothing is seen; then all of it', async () => {
    const gate = holdBack()
    const file = newFile()
    const store = await open(file, gate)
    const resolved: string[] = []
    const commits = ['a', 'b', 'c'].map(async (name) => {
      await store.commit([block(name)])
      resolved.push(...seenFrom(file).map(String), '|')
    })
    await endOfTurn()
    const late = store.commit([block('d')])
    await gate.reached
    await endOfTurn()
    expect(resolved).toEqual([])
    expect(await store.list('blocks', [])).toEqual([])
    expect(await store.get('blocks', 'p', 'a')).toBeUndefined()
    expect(store.transactions).toBe(0)

    gate.open()
    await Promise.all(commits)
    // The next one may be written before we see the first.
    expect(resolved.join('')).toMatch(/^(abcd?\|){3}$/)
    await late
    expect(seenFrom(file)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('close waits for it', async () => {
    const gate = holdBack()
    const file = newFile()
    const store = await open(file, gate)
    const commit = store.commit([block('a')])
    let closed = false
    const closing = store.close().then(() => {
      closed = true
    })
    await gate.reached
    // A slow machine can only make this pass.
    await sleep(20)
    expect(closed).toBe(false)
    gate.open()
    await Promise.all([commit, closing])
    expect(seenFrom(file)).toEqual(['a'])
  })
})

describe('when the transaction fails', () => {
  /** A deferred foreign key, checked only by COMMIT, and a row that violates it. */
  const TRAP = `
    CREATE TABLE parent (id TEXT PRIMARY KEY);
    CREATE TABLE child (id TEXT REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER trap AFTER INSERT ON blocks WHEN new.blocked = 'trap' BEGIN INSERT INTO child VALUES ('x'); END;`

  test('at COMMIT, all its callers get the error and nothing is stored; the next commit succeeds', async () => {
    const file = newFile()
    const store = await open(file)
    const other = new DatabaseSync(file)
    other.exec(TRAP)
    other.close()
    const results = await Promise.allSettled(['a', 'trap', 'a', 'c'].map((name) => store.commit([block(name)])))
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'FOREIGN KEY constraint failed' } })
      expect(result).not.toMatchObject({ reason: expect.any(Conflict) })
    }
    expect(await store.list('blocks', [])).toEqual([])
    await store.commit([block('a')])
    expect(seenFrom(file)).toEqual(['a'])
  })

  test('at BEGIN, because somebody else is writing', async () => {
    const file = newFile()
    const store = await open(file, { patience: 10 })
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    const results = await Promise.allSettled([store.commit([block('a')]), store.commit([block('b')])])
    for (const result of results) expect(result).toMatchObject({ reason: { message: 'database is locked' } })
    other.exec('ROLLBACK')
    other.close()
    await store.commit([block('c')])
    expect(seenFrom(file)).toEqual(['c'])
  })

  test('because the writer thread does not start: all callers get an error', async () => {
    const file = newFile()
    const store = await open(file, { prepare: 'no such statement' })
    for (const name of ['a', 'b']) {
      await expect(store.commit([block(name)])).rejects.toThrow('syntax error')
    }
    expect(await store.list('blocks', [])).toEqual([])
    await store.close()
    expect(seenFrom(file)).toEqual([])
  })

  test('because there is no room', async () => {
    const file = newFile()
    const store = await open(file, { prepare: 'PRAGMA max_page_count = 90' })
    const huge: Change = { in: 'matches', insert: matchRow('m', { text: 'x'.repeat(400_000) }) }
    const results = await Promise.allSettled([store.commit([block('a')]), store.commit([huge])])
    for (const result of results) expect(result).toMatchObject({ reason: { message: 'database or disk is full' } })
    await store.commit([block('b')])
    expect(seenFrom(file)).toEqual(['b'])
    expect(await store.pragma('integrity_check')).toBe('ok')
  })

  test('a row that no column accepts fails only its own commit', async () => {
    const store = await open(newFile())
    const wrong: Change = { in: 'deadlines', insert: { id: 'd', match: 'm', due: 0.5, what: {} } }
    const results = await Promise.allSettled([
      store.commit([block('a')]),
      store.commit([block('b'), wrong]),
      store.commit([block('c')]),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { message: 'deadlines.due must be a string, an integer or null' } })
    expect(await store.list('blocks', [])).toHaveLength(2)
  })
})
