/* `logres ratings` on the file of a server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@logres/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logres } from './logres.ts'

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-cli-ratings-'))
  const store = await openStore(join(folder, 'logres.sqlite'))
  const result = (n: number) => ({
    ...{ match: `match${n}`, game: 'avalon', n, startedAt: 1, overAt: n + 2, turns: 30, ending: 'played' as const },
    ...{ options: {}, pace: {}, isPublic: true, isRated: true },
    seats: ['ann', 'ben'].map((person, seat) => ({
      ...{ person, bot: null, name: null, isGuest: false, place: seat === n % 2 ? 1 : 2, score: 1, hasLeft: false },
    })),
  })
  await store.commit(
    [0, 1, 2].flatMap((n) => [
      { in: 'results', insert: result(n) } as const,
      { in: 'resultOrder', insert: { game: 'avalon', n, match: `match${n}` } } as const,
    ]),
  )
  await store.commit([{ in: 'tallies', put: { game: 'avalon', what: 'results', count: 3 } }])
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('finds what is missing, stores what it computes, and then finds nothing', () => {
  const data = ['--data', folder]
  const missing = logres(['ratings', '--check', ...data])
  expect(missing.code).toBe(1)
  expect(missing.out).toContain('avalon, ann: is missing')
  expect(missing.out).toContain('2 ratings of 3 results: not as stored.')
  const rebuilt = logres(['ratings', '--rebuild', ...data])
  expect([rebuilt.code, rebuilt.out]).toEqual([0, '2 ratings of 3 results were computed again, and stored.\n'])
  const checked = logres(['ratings', '--check', ...data])
  expect([checked.code, checked.out]).toEqual([0, '2 ratings of 3 results: all is as stored.\n'])
})

test('wants to know which of the two', () => {
  for (const flags of [[], ['--check', '--rebuild']]) {
    const { code, err } = logres(['ratings', ...flags])
    expect([code, err]).toEqual([2, 'logres: Give one of --rebuild and --check.\n'])
  }
})
