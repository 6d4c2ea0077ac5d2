import { type PostgresService, startPostgres } from '@logres/service-testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts'
import { openPostgres, type PostgresOptions, type PostgresStore } from '../../src/store/postgres/postgres.ts'
import { type Change, type Name, SHAPES } from '../../src/store/store.ts'
import { describeStore } from './contract.ts'
import { outcome } from './model.ts'
import { deadlineRow, entryRow, field, matchRow, SAMPLES } from './samples.ts'

// Power loss is not tested here: without fsync it takes half the time.
const postgres = await startPostgres('the store in PostgreSQL', { fsync: 'off' })
/** A database is slow on a busy machine. */
const HOOK = 600_000
const opened: PostgresStore[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()))
}, HOOK)
afterAll(() => postgres?.end(), HOOK)

async function open(url: string, options?: PostgresOptions): Promise<PostgresStore> {
  const store = await openPostgres(url, options)
  opened.push(store)
  return store
}

if (postgres === undefined) test('there is no PostgreSQL here, and that was said', () => {})
else {
  describeStore('PostgreSQL', async () => openPostgres(await postgres.fresh()), 20)
  describe('groups', () => groupTests(() => postgres.fresh()))
  describe('two servers', () => rivalTests(() => postgres.fresh()))
  describe('the tables are those of SHAPES', () =>
    shapeTests({ fresh: () => postgres.fresh(), sql: (statement) => postgres.sql(statement) }))
}

const block = (blocked: string): Change => ({ in: 'blocks', insert: { person: 'p', blocked } })
const entry = (match: string, seq: number, seat: number | null = null, key: string | null = null): Change => ({
  in: 'entries',
  insert: entryRow(match, seq, seat, key),
})

type Fresh = () => Promise<string>

function groupTests(fresh: Fresh): void {
  test('rows that are asked for at once are each answered: twice, not at all, with odd keys', async () => {
    const store = await open(await fresh())
    const id = (n: number) => (n === 7 ? 'a\u0000b\u0001c' : `k${n}`)
    await store.commit(
      Array.from({ length: 3 }, (_, n) => ({ in: 'revisions' as const, insert: { of: `r${n}`, n: 0 } })),
    )
    await store.commit(
      Array.from({ length: 300 }, (_, n) => ({
        in: 'serverKeys' as const,
        insert: { name: id(n), publicKey: `${n}`, privateKey: '' },
      })),
    )
    const wanted = Array.from({ length: 350 }, (_, i) => (i * 7) % 320)
    const found = await Promise.all([
      ...wanted.map((n) => store.get('serverKeys', id(n))),
      store.get('revisions', 'r1', 0),
    ])
    expect(found.slice(0, -1).map((row) => row && 'publicKey' in row && row.publicKey)).toEqual(
      wanted.map((n) => (n < 300 ? `${n}` : undefined)),
    )
    expect(found.at(-1)).toEqual({ of: 'r1', n: 0 })
  })

  test('commits of one turn are one transaction, whichever of them conflicts', async () => {
    const store = await open(await fresh())
    await store.commit([block('taken'), entry('m', 0)])
    const { transactions } = store
    const changes: Change[][] = Array.from({ length: 200 }, (_, i) => [block(`${i}`)])
    changes[50] = [block('new'), block('taken')]
    changes[60] = [block('7')]
    changes[70] = [entry('m', 1, 0, 'k'), { in: 'deadlines', remove: ['none'], must: true }]
    changes[80] = [entry('m', 2)]
    changes[90] = [entry('m', 1, 0, 'k'), entry('m', 2)]
    changes[95] = [entry('m', 3, 0, 'k')]
    const results = await Promise.all(changes.map((one) => outcome(store.commit(one))))
    const losers = results.flatMap((result, i) => (result === 'ok' ? [] : [`${i} ${result}`]))
    expect(losers).toEqual(['50 blocks', '60 blocks', '70 deadlines', '80 entries', '95 entries'])
    expect(store.transactions).toBe(transactions + 1)
    expect(await store.get('blocks', 'p', 'new')).toBeUndefined()
    expect((await store.list('entries', ['m'])).map(({ seq }) => seq)).toEqual([0, 1, 2])
    expect(await store.list('blocks', [])).toHaveLength(1 + 194)
  })

  test('what comes during a commit goes into the next', async () => {
    const gate = Promise.withResolvers<void>()
    const store = await open(await fresh(), { beforeCommit: () => gate.promise })
    const first = store.commit([block('a')])
    await new Promise((resolve) => setImmediate(resolve))
    const others = Array.from({ length: 40 }, (_, i) => store.commit([block(`${i}`)]))
    expect(await store.list('blocks', [])).toEqual([])
    gate.resolve()
    await Promise.all([first, ...others])
    expect(store.transactions).toBeLessThanOrEqual(2)
  })

  test('a row is changed as often as one likes in one transaction', async () => {
    const store = await open(await fresh())
    await store.commit([{ in: 'deadlines', insert: deadlineRow('d', 'm', 1) }])
    const put = (due: number): Change => ({ in: 'deadlines', put: deadlineRow('d', 'm', due) })
    const take: Change = { in: 'deadlines', remove: ['d'], must: true }
    const never: Change[] = [
      { in: 'deadlines', remove: ['e'], must: true },
      { in: 'deadlines', put: deadlineRow('e', 'm', 1) },
    ]
    const commits: Change[][] = [[take, put(2)], [take], [take], [put(3)], [put(4)], [block('x')], [take, take], never]
    const brief: Change[] = [block('brief'), { in: 'blocks', remove: ['p', 'brief'] }]
    const results = await Promise.all([...commits, brief, brief].map((changes) => outcome(store.commit(changes))))
    expect(results).toEqual(['ok', 'ok', 'deadlines', 'ok', 'ok', 'ok', 'deadlines', 'deadlines', 'ok', 'ok'])
    expect(await store.list('deadlines', [])).toEqual([deadlineRow('d', 'm', 4)])
    expect((await store.list('blocks', [])).map(({ blocked }) => blocked)).toEqual(['x'])
  })

  test('a row that no column accepts fails only its own commit', async () => {
    const store = await open(await fresh())
    // No index takes a value of that length.
    const long: Change = { in: 'notes', insert: { ...note, about: noise(20_000) } }
    const results = await Promise.allSettled([[block('a')], [block('b'), long], [block('a')], [block('c')]].map(commit))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(results[1]).toMatchObject({ reason: { message: expect.stringMatching(/index row/) } })
    expect(results[2]).toMatchObject({ reason: { collection: 'blocks' } })
    expect((await store.list('blocks', [])).map(({ blocked }) => blocked)).toEqual(['a', 'c'])

    function commit(changes: Change[]): Promise<void> {
      return store.commit(changes)
    }
  })

  test('a commit is on the disk: synchronous_commit is on, regardless of the setting of the database', async () => {
    const url = await fresh()
    const options = new URL(url)
    options.searchParams.set('options', `${options.searchParams.get('options')} -c synchronous_commit=off`)
    expect(await (await open(options.href)).setting('synchronous_commit')).toBe('on')
  })
}

const note = { id: 'n', at: 1, kind: 'report', by: 'p', about: '', text: '', done: false, detail: {} } as const

/** Incompressible. */
function noise(length: number): string {
  let text = ''
  for (let x = 1; text.length < length; x = (x * 48_271) % 2_147_483_647) text += x.toString(36)
  return text
}

function rivalTests(fresh: Fresh): void {
  test('of two entries with one number one is written; the order is the same for both', async () => {
    const url = await fresh()
    const stores = await Promise.all([open(url), open(url)])
    const matches = Array.from({ length: 20 }, (_, i) => `m${i}`)
    await stores[0]?.commit(matches.map((match) => entry(match, 0)))
    for (let seq = 1; seq <= 15; seq += 1) {
      const pairs = matches.map((match) =>
        stores.map((store, seat) => {
          const row: Change = { in: 'matches', put: matchRow(match, { seq, seat }) }
          return outcome(store.commit([entry(match, seq, seat, `k${seq}`), row]))
        }),
      )
      for (const pair of pairs) expect((await Promise.all(pair)).sort()).toEqual(['entries', 'ok'])
    }
    for (const match of matches) {
      const rows = await stores[0]?.list('entries', [match])
      expect(rows?.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, i) => i))
      // The writer of the last entry also wrote the row.
      expect(await stores[1]?.get('matches', match)).toEqual(matchRow(match, { seq: 15, seat: rows?.at(-1)?.seat }))
    }
  })

  test('of two who remove a deadline one gets it; a deadlock is retried', async () => {
    const url = await fresh()
    const stores = await Promise.all([open(url), open(url)])
    const ids = Array.from({ length: 60 }, (_, i) => `d${i}`)
    await stores[0]?.commit(ids.map((id) => ({ in: 'deadlines', insert: deadlineRow(id, 'm', 1) })))
    const won = new Map<string, number>()
    const take = async (store: PostgresStore, id: string): Promise<void> => {
      if ((await outcome(store.commit([{ in: 'deadlines', remove: [id], must: true }]))) !== 'ok') return
      won.set(id, (won.get(id) ?? 0) + 1)
    }
    await Promise.all(stores.flatMap((store, i) => (i === 0 ? ids : ids.toReversed()).map((id) => take(store, id))))
    expect([...won.values()]).toEqual(ids.map(() => 1))
    expect(won.size).toBe(ids.length)
  })

  test('several servers that open it at once migrate it once', async () => {
    const url = await fresh()
    const count = { sql: 'CREATE TABLE extra (x integer); INSERT INTO extra VALUES (1)' }
    const stores = await Promise.all(Array.from({ length: 8 }, () => open(url, { migrations: [...MIGRATIONS, count] })))
    await Promise.all(stores.map((store, i) => store.commit([block(`${i}`)])))
    expect(await stores[0]?.list('blocks', [])).toHaveLength(8)
    const schema = /search_path%3D(\w+)/.exec(url)?.[1]
    expect(await postgres?.sql(`SELECT count(*), (SELECT version FROM ${schema}.logres) FROM ${schema}.extra`)).toBe(
      `1|${MIGRATIONS.length + 1}`,
    )
  })
}

function shapeTests({ fresh, sql }: Pick<PostgresService, 'fresh' | 'sql'>): void {
  let schema: string | undefined
  beforeAll(async () => {
    const url = await fresh()
    schema = /search_path%3D(\w+)/.exec(url)?.[1]
    await (await openPostgres(url)).close()
  }, HOOK)
  const ask = async (statement: string): Promise<string[]> => (await sql(statement)).split('\n').filter(Boolean)

  test.each(SAMPLES)('$in', async ({ in: name, insert }) => {
    const { key, unique = [], indexes } = SHAPES[name]
    const columns = [...new Set<string>([...key, ...unique, ...indexes.flat()])]
    const typed = columns.map((column) =>
      typeof field(insert, column) === 'number' ? `${column}|bigint|` : `${column}|text|C`,
    )
    const where = `table_schema = '${schema}' AND table_name = '${name}'`
    const found = await ask(
      `SELECT column_name, data_type, collation_name FROM information_schema.columns WHERE ${where}`,
    )
    expect(found.sort()).toEqual([...typed, 'body|text|'].sort())
    const listed = await ask(`SELECT indexdef FROM pg_indexes WHERE schemaname = '${schema}' AND tablename = '${name}'`)
    expect(listed.map(columnsIn).sort()).toEqual(indexesOf(name).sort())
  })
}

/** Of "CREATE UNIQUE INDEX x ON y USING btree (a, "b") WHERE …". */
function columnsIn(definition: string): string {
  const [, columns = ''] = /\(([^)]*)\)/.exec(definition) ?? []
  return `${/UNIQUE/.test(definition) ? 'unique ' : ''}${columns.replaceAll('"', '')}`
}

function indexesOf(name: Name): string[] {
  const { key, unique, indexes } = SHAPES[name]
  const others = indexes.map((index) => [...new Set<string>([...index, ...key])].join(', '))
  return [`unique ${key.join(', ')}`, ...(unique === undefined ? [] : [`unique ${unique.join(', ')}`]), ...others]
}
