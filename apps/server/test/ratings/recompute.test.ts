/* Ratings computed again from the results equal what was written match by match, to the last bit. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRatings, rebuildRatings } from '../../src/ratings/recompute.ts'
import { ResultWriter } from '../../src/results/writer.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Id, Store } from '../../src/store/store.ts'
import { type RatedPlan, storePeople, storeRated } from './rated-matches.ts'

const START = Date.parse('2026-03-01T12:00Z')
const HOUR = 60 * 60 * 1000
const MATCHES = 300

let folder: string
let store: Store
let people: readonly Id[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-ratings-'))
  store = await openSqlite(join(folder, 'store'))
  people = await storePeople(store, 12)
  const chance = seededChance('ratings')
  for (let i = 0; i < MATCHES; i++) {
    await storeRated(
      store,
      planOf(i, (sides) => chance.pick(sides, 'plan')),
    )
    // Several servers at once, and not always in the order of time.
    if (i % 40 === 39) await writeResults(3)
  }
  await writeResults(2)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Every kind of ending, in all games, with two to six seats. */
function planOf(i: number, pick: (sides: number) => number): RatedPlan {
  const game = at(['avalon', 'avalon', 'merlin', 'tournament'], pick(4))
  const most = game === 'avalon' ? 2 : game === 'merlin' ? 4 : 6
  const count = game === 'tournament' ? 3 + pick(4) : 2 + pick(most - 1)
  // The first few meet over and over.
  const circle = pick(2) === 0 ? people.slice(0, count + 1) : people
  const chosen = new Set<Id>()
  while (chosen.size < count) chosen.add(at(circle, pick(circle.length)))
  const bot = { bot: at(['novice', 'page', 'squire'], pick(3)) }
  const seats = [...chosen].map((id, seat) => (seat > 0 && pick(5) === 0 ? bot : id))
  const overAt = START + (i + pick(5)) * 5 * HOUR
  const acts = pick(60)
  if (count === 2 && pick(2) === 0) return { game, seats, overAt, acts: pick(3) * 20, ending: { resigns: pick(2) } }
  if (pick(10) === 0) return { game, seats, overAt, acts, ending: 'agreeEnd' }
  if (pick(15) === 0) return { game, seats, overAt, acts, ending: 'void' }
  const isRated = pick(12) !== 0
  // Not all are played to the end: that takes long.
  const isPlayedOut = pick(2) === 0
  return { game, seats, overAt, isRated, ...(!isPlayedOut && { acts }), ...(pick(3) === 0 && { leaves: 0 }) }
}

async function writeResults(servers: number): Promise<void> {
  const failures: unknown[] = []
  const writers = Array.from(
    { length: servers },
    () => new ResultWriter({ store, now: () => START + 10_000 * HOUR, failed: (_, error) => failures.push(error) }),
  )
  for (const writer of writers) writer.start()
  await Promise.all(writers.map((writer) => writer.idle()))
  await Promise.all(writers.map((writer) => writer.stop()))
  expect(failures).toEqual([])
}

async function everything(): Promise<object> {
  const [ratings, points, leaders] = await Promise.all([
    store.list('ratings', []),
    store.list('ratingPoints', []),
    store.list('leaders', []),
  ])
  return { ratings, points, leaders }
}

describe('ratings computed again', () => {
  test('equal those that several servers wrote', async () => {
    const { results, ratings, differences } = await checkRatings(store)
    expect(differences).toEqual([])
    expect(results).toBe(MATCHES)
    expect(ratings).toBeGreaterThan(30)
    const before = await everything()
    expect(await rebuildRatings(store)).toMatchObject({ results, ratings })
    expect(await everything()).toEqual(before)
  })

  test('repair what is wrong, and say first what it is', async () => {
    const before = await everything()
    const [rating] = await store.list('ratings', [], { limit: 1 })
    const [point] = await store.list('ratingPoints', [], { limit: 1 })
    const [leader] = await store.list('leaders', [], { limit: 1 })
    if (!rating || !point || !leader) throw new Error('there are some')
    await store.commit([
      { in: 'ratings', put: { ...rating, mu: rating.mu + 1e-12 } },
      { in: 'ratings', put: { ...rating, person: 'nobody' } },
      { in: 'ratingPoints', put: { ...point, n: -100_000 } },
      { in: 'leaders', remove: [leader.game, leader.rank, leader.person] },
    ])
    const { differences } = await checkRatings(store)
    expect(differences).toEqual(
      expect.arrayContaining([
        `${rating.game}, ${rating.person}: differs`,
        `${rating.game}, nobody: is too much`,
        `${point.game}, points of ${point.person}: is too much`,
        `list ${leader.game}, ${leader.person}: is missing`,
      ]),
    )
    expect(differences).toHaveLength(4)
    await rebuildRatings(store)
    expect(await everything()).toEqual(before)
  })

  test('leave deleted accounts out of the lists, and their ratings as they were', async () => {
    const [leader] = await store.list('leaders', [], { limit: 1 })
    const person = leader && (await store.get('people', leader.person))
    if (!leader || !person) throw new Error('there is one')
    const lists = (await store.list('leaders', [])).filter((each) => each.person === person.id)
    await store.commit([
      { in: 'people', put: { ...person, name: 'departed', departed: true } },
      ...lists.map(({ game, rank }) => ({ in: 'leaders', remove: [game, rank, person.id] }) as const),
    ])
    expect((await checkRatings(store)).differences).toEqual([])
    const before = await everything()
    await rebuildRatings(store)
    expect(await everything()).toEqual(before)
  })
})
