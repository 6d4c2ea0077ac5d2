/* Every finished match gets its result exactly once, whatever dies in between and however many servers try. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resultDue } from '../../src/results/due.ts'
import { ResultWriter } from '../../src/results/writer.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Store, StoreUnavailable } from '../../src/store/store.ts'
import { withCommit } from '../../src/store/with-commit.ts'
import { beginMatch, openTestServer } from '../test-server.ts'
import { storeFinished } from './result-helpers.ts'

const NOW = Date.parse('2026-07-01T12:00Z')

let folder: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-results-'))
  store = await openSqlite(join(folder, 'store'))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

interface Trial {
  readonly writer: ResultWriter
  readonly written: string[]
  readonly failures: unknown[]
}

function writerOn(on: Store, now = () => NOW): Trial {
  const written: string[] = []
  const failures: unknown[] = []
  const writer = new ResultWriter({
    ...{ store: on, now, written: (game) => written.push(game) },
    failed: (_what, error) => failures.push(error),
  })
  return { writer, written, failures }
}

async function run(...trials: readonly Trial[]): Promise<void> {
  for (const { writer } of trials) writer.start()
  await Promise.all(trials.map(({ writer }) => writer.idle()))
  await Promise.all(trials.map(({ writer }) => writer.stop()))
}

const due = () => store.list('archive', ['due'])

describe('results', () => {
  test('of several servers that write at once, the numbers have no gaps and nothing is counted twice', async () => {
    const matches: string[] = []
    for (let i = 0; i < 24; i++) matches.push(await storeFinished(store, NOW - 100_000 + i))
    const trials = [writerOn(store), writerOn(store), writerOn(store)]
    await run(...trials)
    const order = await store.list('resultOrder', ['avalon'])
    expect(order.map(({ n }) => n)).toEqual(matches.map((_, n) => n))
    expect(order.map(({ match }) => match).toSorted()).toEqual(matches.toSorted())
    for (const { n, match } of order) expect(await store.get('results', match)).toMatchObject({ n, match })
    expect(await store.get('tallies', 'avalon', 'results')).toMatchObject({ count: 24 })
    expect(await store.get('tallies', 'avalon', 'ending resigned')).toMatchObject({ count: 24 })
    expect(await store.list('archive', ['avalon'])).toHaveLength(24)
    expect(await due()).toEqual([])
    // Each was reported by who wrote it.
    expect(trials.flatMap(({ written }) => written)).toHaveLength(24)
    expect(trials.flatMap(({ failures }) => failures)).toEqual([])
  })

  test('of matches that ended before there were results are written too, the oldest first', async () => {
    const [late, early] = [
      await storeFinished(store, NOW - 1_000, { isDue: false }),
      await storeFinished(store, NOW - 2_000, { isDue: false }),
    ]
    await run(writerOn(store))
    // The search hands them to the next round.
    await run(writerOn(store))
    expect((await store.list('resultOrder', ['avalon'])).map(({ match }) => match)).toEqual([early, late])
  })

  test('are written later if the store fails just now, and one that cannot be replayed stops no other', async () => {
    const [good, broken] = [await storeFinished(store, NOW - 2_000), await storeFinished(store, NOW - 3_000)]
    const row = await store.get('matches', broken)
    if (row === undefined) throw new Error('no row')
    await store.commit([{ in: 'matches', put: { ...row, table: { ...row.table, game: 'chess' } } }])
    const failing = withCommit(store, async () => {
      throw new StoreUnavailable('full')
    })
    await run(writerOn(failing))
    expect(await due()).toHaveLength(2)
    const { failures, ...trial } = writerOn(store)
    await run({ failures, ...trial })
    expect(failures).toHaveLength(1)
    expect(await store.get('results', good)).toMatchObject({ n: 0 })
    expect(await due()).toEqual([])
  })
})

test('a match that a search lists again after its result was written is taken off the list', async () => {
  const match = await storeFinished(store, NOW - 2_000)
  await run(writerOn(store))
  await store.commit([resultDue(match, NOW - 2_000)])
  const { failures, ...trial } = writerOn(store)
  await run({ failures, ...trial })
  expect(failures).toEqual([])
  expect(await due()).toEqual([])
  expect(await store.list('resultOrder', ['avalon'])).toHaveLength(1)
})

test('a server that dies between the end of a match and its result leaves it to the next', async () => {
  // It is as good as dead where the result would be written.
  const dying = withCommit(store, async (changes) => {
    if (changes.some((change) => change.in === 'results')) throw new Error('killed')
    return store.commit(changes)
  })
  const server = await openTestServer({ store: { ...dying, close: async () => {} }, log: { write() {} } })
  try {
    const { table, watchers } = await beginMatch(server.base, 'avalon', [null, null])
    await at(watchers, 1).ask({ ...{ kind: 'resign' }, key: 'r' })
    expect((await due()).map(({ match }) => match)).toEqual([table.id])
    await server.close()
    const next = writerOn(store, Date.now)
    await run(next)
    expect(await store.get('results', table.id)).toMatchObject({ n: 0, ending: 'resigned' })
    expect(next.failures).toEqual([])
  } finally {
    await server.close().catch(() => {})
  }
})
