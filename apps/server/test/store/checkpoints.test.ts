/* Commits are moved from the WAL into the file while commits go on, without delaying any. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change } from '../../src/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-checkpoints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = 'x'.repeat(400)
const ROWS = 6_000

test('the WAL is moved into the file by itself, and nothing is lost', async () => {
  const file = join(folder, 'logres.sqlite')
  const store = await openSqlite(file)
  const before = statSync(file).size
  for (let from = 0; from < ROWS; from += 500) {
    const changes = Array.from(
      { length: 500 },
      (_, i): Change => ({ in: 'blocks', insert: { person: TEXT, blocked: `${from + i}` } }),
    )
    await store.commit(changes)
  }
  // All rows together exceed two megabytes: without checkpoints the file would not grow until the store is closed.
  await expect.poll(() => statSync(file).size, { timeout: 600_000 }).toBeGreaterThan(before + ROWS * TEXT.length * 0.5)
  expect((await store.list('blocks', [TEXT])).length).toBe(ROWS)
  expect(await store.pragma('synchronous')).toBe(2)
  await store.close()
})

/** How often the WAL was restarted: SQLite counts it in its header. */
function beginnings(file: string): number {
  const head = Buffer.alloc(16)
  const journal = openSync(`${file}-wal`, 'r')
  readSync(journal, head)
  closeSync(journal)
  return head.readUInt32BE(12)
}

test('the WAL restarts while commits come all the time', async () => {
  const file = join(folder, 'busy.sqlite')
  const store = await openSqlite(file)
  await store.commit([{ in: 'blocks', insert: { person: 'first', blocked: '' } }])
  const wanted = beginnings(file) + 3
  // By amount, not by time; more than a gigabyte if it never does.
  const writer = async (name: string) => {
    for (let n = 0; n < 1_000 && beginnings(file) < wanted; n++) {
      const changes = Array.from(
        { length: 50 },
        (_, i): Change => ({ in: 'blocks', insert: { person: `${name} ${n} ${TEXT}`, blocked: `${i}` } }),
      )
      await store.commit(changes)
    }
  }
  // Two, so that one is always waiting while the other is written.
  await Promise.all([writer('a'), writer('b')])
  expect(beginnings(file)).toBeGreaterThanOrEqual(wanted)
  await store.close()
})
