/* Ratings computed again from the results equal what was written match by match, to the last bit. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, seededChance } from '@logres/kernel'
import { startPostgres } from '@logres/service-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkRatings, rebuildRatings } from '../../src/ratings/recompute.ts'
import { ResultWriter } from '../../src/results/writer.ts'
import { openPostgres } from '../../src/store/postgres/postgres.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Id, Store } from '../../src/store/store.ts'
import { type RatedPlan, storePeople, storeRated } from './rated-matches.ts'

const START = Date.parse('2026-03-01T12:00Z')
const HOUR = 60 * 60 * 1000
/** A database is slow on a busy machine. */
const HOOK = 600_000

/** Of one store, each as a server of its own has it open. */
interface Opened {
  readonly stores: readonly Store[]
  close(): Promise<void>
}

const postgres = await startPostgres('ratings in PostgreSQL', { fsync: 'off' })
afterAll(() => postgres?.end(), HOOK)

describe('with SQLite, ratings computed again', () => ratingTests(openFile, 300))
if (postgres !== undefined)
  describe('with PostgreSQL, and two servers at it, ratings computed again', () =>
    ratingTests(async () => {
      const url = await postgres.fresh()
      const stores = [await openPostgres(url), await openPostgres(url)]
      return { stores, close: async () => void (await Promise.all(stores.map((store) => store.close()))) }
    }, 120))

async function openFile(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-ratings-'))
  const store = await openSqlite(join(folder, 'store'))
  return {
    stores: [store],
    close: async () => {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Every kind of ending, in all games, with two to six seats. */
function planOf(people: readonly Id[], i: number, pick: (sides: number) => number): RatedPlan {
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

/** By several servers at once. */
async function writeResults({ stores }: Opened, servers: number): Promise<void> {
  const failures: unknown[] = []
  const writers = Array.from(
    { length: servers },
    (_, i) =>
      new ResultWriter({
        ...{ store: at(stores, i % stores.length), now: () => START + 10_000 * HOUR },
        failed: (_what, error) => failures.push(error),
      }),
  )
  for (const writer of writers) writer.start()
  await Promise.all(writers.map((writer) => writer.idle()))
  await Promise.all(writers.map((writer) => writer.stop()))
  expect(failures).toEqual([])
}

async function everythingIn(store: Store): Promise<object> {
  const [ratings, points, leaders] = await Promise.all([
    store.list('ratings', []),
    store.list('ratingPoints', []),
    store.list('leaders', []),
  ])
  return { ratings, points, leaders }
}

function ratingTests(open: () => Promise<Opened>, matches: number): void {
  let opened: Opened
  let store: Store
  const everything = () => everythingIn(store)

  beforeAll(async () => {
    opened = await open()
    store = at(opened.stores, 0)
    const people = await storePeople(store, 12)
    const chance = seededChance('ratings')
    for (let i = 0; i < matches; i++) {
      await storeRated(
        store,
        planOf(people, i, (sides) => chance.pick(sides, 'plan')),
      )
      // Not always in the order of time.
      if (i % 40 === 39) await writeResults(opened, 3)
    }
    await writeResults(opened, 2)
  }, HOOK)
  afterAll(() => opened.close(), HOOK)

  test('equal those that several servers wrote', async () => {
    const { results, ratings, differences } = await checkRatings(store)
    expect(differences).toEqual([])
    expect(results).toBe(matches)
    expect(ratings).toBeGreaterThan(20)
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
}
