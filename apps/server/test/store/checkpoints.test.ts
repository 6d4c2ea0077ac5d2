/* What is committed gets out of the journal into the file while commits go on, though no commit waits for that. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change } from '../../src/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-checkpoints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = 'x'.repeat(400)
const ROWS = 6_000

test('the journal is emptied into the file by itself, and nothing is lost', async () => {
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
  // All rows together are two megabytes and more: without checkpoints the file would stay as it was until the store is closed.
  await expect.poll(() => statSync(file).size).toBeGreaterThan(before + ROWS * TEXT.length * 0.5)
  expect((await store.list('blocks', [TEXT])).length).toBe(ROWS)
  expect(await store.pragma('synchronous')).toBe(2)
  await store.close()
})

test('the journal begins anew while commits come all the time', async () => {
  const file = join(folder, 'busy.sqlite')
  const store = await openSqlite(file)
  let longest = 0
  const writer = async (name: string) => {
    for (let n = 0; n < 400; n++) {
      const changes = Array.from(
        { length: 50 },
        (_, i): Change => ({ in: 'blocks', insert: { person: `${name} ${n} ${TEXT}`, blocked: `${i}` } }),
      )
      await store.commit(changes)
      longest = Math.max(longest, statSync(`${file}-wal`).size)
    }
  }
  // Two, so that one is always waiting when the other is written.
  await Promise.all([writer('a'), writer('b')])
  // Half a gigabyte if it never did.
  expect(longest).toBeLessThan(200_000_000)
  await store.close()
})
