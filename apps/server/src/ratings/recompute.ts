/*
 * Computes all ratings again, from nothing but the results in their order. `check` compares that with what is stored, `rebuild`
 * stores it. Both must agree with what servers write match by match, to the last bit.
 */
import { isDeepStrictEqual } from 'node:util'
import { ALL_RESULTS } from '../results/tallies.ts'
import type { Leader, Rating, RatingPoint, Result } from '../store/community.ts'
import type { Change, Id, Key, Name, Store } from '../store/store.ts'
import { leaderOf } from './leaders.ts'
import { type Rated, rateResult } from './rate-result.ts'

export interface Recomputed {
  /** All, rated or not. */
  readonly results: number
  readonly ratings: number
  /** Of `check`, one line each: where the store says something else. */
  readonly differences: readonly string[]
}

const PAGE = 500
const CHANGES_PER_COMMIT = 1_000
const MOST_DIFFERENCES = 50

/** Nothing is changed. */
export async function checkRatings(store: Store): Promise<Recomputed> {
  const differences: string[] = []
  const compare = (what: string, stored: object | undefined, wanted: object) => {
    if (!isDeepStrictEqual(stored, JSON.parse(JSON.stringify(wanted))) && differences.length < MOST_DIFFERENCES)
      differences.push(`${what}: ${stored === undefined ? 'is missing' : 'differs'}`)
  }
  const superfluous = (what: string) =>
    differences.length < MOST_DIFFERENCES && differences.push(`${what}: is too much`)
  const { results, ratings } = await recompute(store, async ({ point }) => {
    const { person, game, n, match } = point
    compare(`${game}, match ${match}, ${person}`, await store.get('ratingPoints', person, game, n), point)
  })
  const all = [...ratings.values()]
  for (const rating of all) {
    const { person, game } = rating
    compare(`${game}, ${person}`, await store.get('ratings', person, game), rating)
    if ((await count(store, 'ratingPoints', [person, game])) > rating.played)
      superfluous(`${game}, points of ${person}`)
  }
  for await (const { person, game } of rowsOf(store, 'ratings', []))
    if (!ratings.has(keyOf(person, game))) superfluous(`${game}, ${person}`)
  const listed = await leadersOf(store, all)
  for (const leader of listed.values()) {
    const { game, rank, person } = leader
    compare(`list ${game}, ${person}`, await store.get('leaders', game, rank, person), leader)
  }
  for await (const leader of rowsOf(store, 'leaders', []))
    if (!listed.has(leaderKey(leader))) superfluous(`list ${leader.game}, ${leader.person}`)
  return { results, ratings: ratings.size, differences }
}

/** No server may write meanwhile. If it is interrupted, it must be run again. */
export async function rebuildRatings(store: Store): Promise<Recomputed> {
  const batch = new Batch(store)
  await clear(store, batch)
  const { results, ratings } = await recompute(store, ({ point }) => batch.add({ in: 'ratingPoints', put: point }))
  const all = [...ratings.values()]
  for (const put of all) await batch.add({ in: 'ratings', put })
  for (const put of (await leadersOf(store, all)).values()) await batch.add({ in: 'leaders', put })
  await batch.flush()
  return { results, ratings: ratings.size, differences: [] }
}

interface Outcome {
  readonly results: number
  readonly ratings: ReadonlyMap<string, Rating>
}

async function recompute(store: Store, each: (rated: Rated) => Promise<void>): Promise<Outcome> {
  const ratings = new Map<string, Rating>()
  let results = 0
  for await (const result of resultsOf(store)) {
    const { game } = result
    results += 1
    const people = result.seats.flatMap(({ person }) => (person === null ? [] : [person]))
    const known = new Map<Id, Rating>(
      people.flatMap((person) => {
        const rating = ratings.get(keyOf(person, game))
        return rating === undefined ? [] : [[person, rating]]
      }),
    )
    for (const rated of rateResult(result, known)) {
      ratings.set(keyOf(rated.after.person, game), rated.after)
      await each(rated)
    }
  }
  return { results, ratings }
}

/** Game by game, in the order in which they counted. */
async function* resultsOf(store: Store): AsyncGenerator<Result> {
  for await (const { game, what } of rowsOf(store, 'tallies', [])) {
    if (what !== ALL_RESULTS) continue
    for (let from = 0; ; from += PAGE) {
      const page = await store.list('resultOrder', [game], { limit: PAGE, from })
      const results = await Promise.all(page.map(({ match }) => store.get('results', match)))
      for (const [i, result] of results.entries()) {
        if (result === undefined) throw new Error(`the result of match ${page[i]?.match} is missing`)
        yield result
      }
      if (page.length < PAGE) break
    }
  }
}

/** Deleted accounts are in no list. */
async function leadersOf(store: Store, ratings: readonly Rating[]): Promise<Map<string, Leader>> {
  const leaders = new Map<string, Leader>()
  for (const rating of ratings) {
    const leader = leaderOf(rating)
    const person = await store.get('people', rating.person)
    if (leader !== undefined && person?.departed === false) leaders.set(leaderKey(leader), leader)
  }
  return leaders
}

async function clear(store: Store, batch: Batch): Promise<void> {
  for (const { person, game } of await all(rowsOf(store, 'ratings', []))) {
    for (const { n } of await all(rowsOf(store, 'ratingPoints', [person, game])))
      await batch.add({ in: 'ratingPoints', remove: [person, game, n] })
    await batch.add({ in: 'ratings', remove: [person, game] })
  }
  for (const { game, rank, person } of await all(rowsOf(store, 'leaders', [])))
    await batch.add({ in: 'leaders', remove: [game, rank, person] })
  await batch.flush()
}

class Batch {
  readonly #store: Store
  #changes: Change[] = []

  constructor(store: Store) {
    this.#store = store
  }

  async add(change: Change): Promise<void> {
    if (this.#changes.push(change) >= CHANGES_PER_COMMIT) await this.flush()
  }

  async flush(): Promise<void> {
    const changes = this.#changes
    this.#changes = []
    if (changes.length > 0) await this.#store.commit(changes)
  }
}

async function* rowsOf<C extends Name>(store: Store, name: C, prefix: Key) {
  for (let offset = 0; ; offset += PAGE) {
    const rows = await store.list(name, prefix, { limit: PAGE, offset })
    yield* rows
    if (rows.length < PAGE) return
  }
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

async function count(store: Store, name: 'ratingPoints', prefix: Key): Promise<number> {
  return (await all<RatingPoint>(rowsOf(store, name, prefix))).length
}

function keyOf(person: string, game: string): string {
  return `${game} ${person}`
}

function leaderKey({ game, rank, person }: Leader): string {
  return `${game} ${rank} ${person}`
}
