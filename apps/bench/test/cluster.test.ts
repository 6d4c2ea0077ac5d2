import { expect, test } from 'vitest'
import { measureWrites, writesLine } from '../src/cluster/store-writes.ts'

test('entries are counted through the store and without it', async () => {
  const writes = await measureWrites({ matches: 20, ms: 100, rounds: 2, connections: 4, batchers: 1 })
  if (writes === undefined) return
  expect(Math.min(writes.store, writes.oneByOne, writes.batched)).toBeGreaterThan(0)
  expect(writes.perTransaction).toBeGreaterThan(1)
  expect(writesLine(writes)).toMatch(/^PostgreSQL: \d+ entries\/s through the store .* ratio \d/)
})
