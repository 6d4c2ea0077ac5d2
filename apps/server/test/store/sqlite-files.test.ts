/* The file: crashes, copies, versions. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { MIGRATIONS, type Migration } from '../../src/store/migrations.ts'
import { openSqlite, type SqliteOptions, type SqliteStore } from '../../src/store/sqlite.ts'
import { queryByIndex, queryByKey, queryByPrefix } from '../../src/store/statements.ts'
import { SHAPES } from '../../src/store/store.ts'
import { backUpWhileWriting } from './back-up-while-writing.ts'
import { entryRow, field, keyOf, matchRow, SAMPLES } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-store-files-'))
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

describe('a killed process', () => {
  /** Lines the child printed before it died. */
  async function crash(file: string, after: number): Promise<string[]> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('crash-child.ts', import.meta.url)), file])
    let said = ''
    let complained = ''
    child.stdout.on('data', (text) => {
      said += text
      if (said.split('\n').length > after) child.kill('SIGKILL')
    })
    child.stderr.on('data', (text) => {
      complained += text
    })
    const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)))
    expect([signal, complained]).toEqual(['SIGKILL', ''])
    return said.split('\n').slice(0, -1)
  }

  test.each([1, 60, 400])('has everything acknowledged, without a gap (killed after %i)', async (after) => {
    const file = newFile()
    const promised = await crash(file, after)
    expect(promised.length).toBeGreaterThanOrEqual(after)
    const store = await open(file)
    expect(await store.pragma('integrity_check')).toBe('ok')
    const kept: string[] = []
    for (const match of ['a', 'b', 'c']) {
      const entries = await store.list('entries', [match])
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i))
      const expected = entries.length === 0 ? undefined : matchRow(match, { seq: entries.length - 1 })
      expect(await store.get('matches', match)).toEqual(expected)
      kept.push(...entries.map(({ seq }) => `${match} ${seq}`))
    }
    expect(promised.filter((line) => !kept.includes(line))).toEqual([])
  })
})

describe('backup', () => {
  test('is a consistent snapshot of a store in use', async () => {
    const store = await open(newFile())
    const write = (seq: number): Promise<void> =>
      store.commit([
        { in: 'entries', insert: entryRow('m', seq, null, null, 'x'.repeat(3_000)) },
        { in: 'matches', put: matchRow('m', { seq }) },
      ])
    const { file, before, next } = await backUpWhileWriting(store, newFile, write, 5)

    const copy = await open(file)
    expect(await copy.pragma('integrity_check')).toBe('ok')
    const entries = await copy.list('entries', ['m'])
    expect(entries.length).toBeGreaterThanOrEqual(before)
    expect(entries.length).toBeLessThanOrEqual(next)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i))
    expect(await copy.get('matches', 'm')).toEqual(matchRow('m', { seq: entries.length - 1 }))
    expect(await store.list('entries', ['m'])).toHaveLength(next)
    expect(existsSync(`${file}.part`)).toBe(false)
  })

  test('has every collection, and can be written to', async () => {
    const store = await open(':memory:')
    await store.commit(SAMPLES)
    const file = newFile()
    await store.backup(file)
    const copy = await open(file)
    for (const sample of SAMPLES) expect(await copy.list(sample.in, [])).toEqual([sample.insert])
    await copy.commit([{ in: 'people', remove: ['p1'], must: true }])
    expect(await copy.list('people', [])).toEqual([])
    expect(await store.list('people', [])).toHaveLength(1)
  })

  test('refuses a file that exists, and leaves it', async () => {
    const store = await open(newFile())
    const file = newFile()
    writeFileSync(file, 'precious')
    await expect(store.backup(file)).rejects.toThrow('exists already')
    rmSync(file)
    const both = await Promise.allSettled([store.backup(file), store.backup(file)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(store.backup(file)).rejects.toThrow('exists already')
    await expect(store.backup(join(folder, 'no-such-folder', 'x.db'))).rejects.toThrow('ENOENT')
  })

  test('is waited for by close, and refused after it', async () => {
    const store = await openSqlite(newFile())
    await store.commit(SAMPLES)
    const file = newFile()
    const copying = store.backup(file)
    await store.close()
    await copying
    expect(await (await open(file)).list('people', [])).toHaveLength(1)
    await expect(store.backup(newFile())).rejects.toThrow('closed')
  })
})

describe('versions', () => {
  const second: Migration = (db) => db.exec('CREATE TABLE extra (x INTEGER) STRICT; INSERT INTO extra VALUES (1)')

  function countExtra(file: string): unknown {
    const db = new DatabaseSync(file)
    const count = db.prepare('SELECT count(*) AS n FROM extra').get()?.n
    db.close()
    return count
  }

  test('a new file is of the latest version; a later step runs once, on what is there', async () => {
    const file = newFile()
    const first = await openSqlite(file)
    expect(await first.pragma('user_version')).toBe(MIGRATIONS.length)
    await first.commit(SAMPLES)
    await first.close()
    for (let i = 0; i < 3; i += 1) {
      const store = await openSqlite(file, { migrations: [...MIGRATIONS, second] })
      expect(await store.pragma('user_version')).toBe(MIGRATIONS.length + 1)
      expect(await store.list('people', [])).toHaveLength(1)
      await store.close()
    }
    expect(countExtra(file)).toBe(1)
  })

  test('migrations are atomic', async () => {
    const file = newFile()
    await (await openSqlite(file)).close()
    const faulty: Migration = () => {
      throw new Error('no luck')
    }
    const migrations = [...MIGRATIONS, second, faulty]
    await expect(openSqlite(file, { migrations })).rejects.toThrow(`cannot open the store ${file}: no luck`)
    expect(() => countExtra(file)).toThrow('no such table')
    expect(await (await open(file)).pragma('user_version')).toBe(MIGRATIONS.length)
  })

  test('a file of a newer version is refused, and not changed', async () => {
    const file = newFile()
    await (await openSqlite(file, { migrations: [...MIGRATIONS, second] })).close()
    await expect(openSqlite(file)).rejects.toThrow(
      `newer server (version ${MIGRATIONS.length + 1}; this server knows versions up to ${MIGRATIONS.length})`,
    )
    expect(countExtra(file)).toBe(1)
  })

  test('so is what is no store', async () => {
    const file = newFile()
    const db = new DatabaseSync(file)
    db.exec('CREATE TABLE cake (recipe TEXT)')
    db.close()
    await expect(openSqlite(file)).rejects.toThrow('the database of another program')
    const text = newFile()
    writeFileSync(text, 'Dear diary, '.repeat(100))
    await expect(openSqlite(text)).rejects.toThrow('file is not a database')
    await expect(openSqlite(join(folder, 'nowhere', 'x.db'))).rejects.toThrow('unable to open database file')
    await expect(openSqlite('')).rejects.toThrow('name of a file')
  })
})

describe('the tables are those of SHAPES', () => {
  test.each(SAMPLES)('$in', async ({ in: name, insert }) => {
    const file = newFile()
    await (await openSqlite(file)).close()
    const db = new DatabaseSync(file)
    const { key, unique = [], indexes } = SHAPES[name]

    const columns = db.prepare('SELECT name, type, pk FROM pragma_table_info(?)').all(name)
    const typed = [...new Set<string>([...key, ...unique, ...indexes.flat()])].map((column) => ({
      name: column,
      type: typeof field(insert, column) === 'number' ? 'INTEGER' : 'TEXT',
      pk: key.map(String).indexOf(column) + 1,
    }))
    const expected = [...typed, { name: 'body', type: 'TEXT', pk: 0 }]
    expect(columns.map((column) => ({ ...column })).sort(byName)).toEqual(expected.sort(byName))
    expect(db.prepare('SELECT strict FROM pragma_table_list(?)').get(name)?.strict).toBe(1)

    const listed = db.prepare("SELECT name FROM pragma_index_list(?) WHERE [unique] = 1 AND origin <> 'pk'").all(name)
    const held = listed.map((index) => db.prepare('SELECT name FROM pragma_index_info(?)').all(String(index.name)))
    expect(held.map((index) => index.map((column) => column.name))).toEqual(unique.length === 0 ? [] : [unique])

    const plan = ({ sql, values }: ReturnType<typeof queryByKey>): string =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...values)
        .map(({ detail }) => detail)
        .join()
    const whole = keyOf(name, insert)
    expect(plan(queryByKey(name, whole))).toMatch(/^SEARCH [^,]*$/)
    for (const i of key.keys())
      expect(plan(queryByPrefix(name, whole.slice(0, i + 1), undefined))).toMatch(/^SEARCH [^,]*$/)
    expect(plan(queryByPrefix(name, [], undefined))).not.toContain('TEMP B-TREE')
    for (const [index = ''] of indexes) {
      for (const compare of ['=', '<='] as const) {
        expect(plan(queryByIndex(name, index, compare, 0, undefined))).toMatch(/^SEARCH [^,]*$/)
      }
    }
    db.close()
  })

  const byName = (a: { name?: unknown }, b: { name?: unknown }): number => (String(a.name) < String(b.name) ? -1 : 1)
})

describe('openStore', () => {
  test.each(['', 'sqlite:'])('takes a file: %s', async (scheme) => {
    const file = newFile()
    const store = await openStore(`${scheme}${file}`)
    await store.commit(SAMPLES)
    await store.close()
    expect(await (await open(file)).list('people', [])).toHaveLength(1)
  })

  test('takes sqlite:// with an absolute path, and memory', async () => {
    const file = newFile()
    await (await openStore(`sqlite://${file}`)).close()
    expect(existsSync(file)).toBe(true)
    await (await openStore('sqlite::memory:')).close()
    expect(existsSync(':memory:')).toBe(false)
  })

  test.each([
    'postgres:me:sesame@host/db',
    'postgres://me:sesame@host:x/db',
    'mysql://me:sesame@host',
    'mysql:x',
    'file:x.db',
    'sqlite:',
    'sqlite://x.db',
    '',
  ])('refuses %s, and says what there is', async (url) => {
    await expect(openStore(url)).rejects.toThrow(/use postgres:\/\/…, sqlite:FILE or a file path$/)
    await expect(openStore(url)).rejects.not.toThrow('sesame')
  })
})
