/* Leaderboards, the ratings of a person, and what a match changed: for everybody, by name and never by id. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { armsOf } from '../../src/people/person-view.ts'
import type { BoardView } from '../../src/ratings/board-view.ts'
import { Leaderboards } from '../../src/ratings/leaderboards.ts'
import { leaderOf, leaderRank } from '../../src/ratings/leaders.ts'
import type { MatchRatings } from '../../src/ratings/match-ratings.ts'
import { MOST_POINTS, type RatingView } from '../../src/ratings/person-ratings.ts'
import { checkRatings } from '../../src/ratings/recompute.ts'
import { skillOf } from '../../src/ratings/scale.ts'
import { ResultWriter } from '../../src/results/writer.ts'
import type { Rating } from '../../src/store/community.ts'
import type { Change, Id } from '../../src/store/store.ts'
import { Visitor, VisitorServer } from '../people/visitor.ts'
import { type Guest, guests, keep } from '../tables/table-helpers.ts'
import { storePeople, storeRated } from './rated-matches.ts'

const DAY = 24 * 60 * 60 * 1000
const RANKED = 70

let server: VisitorServer
let ann: Guest
let ben: Guest
let ids: readonly Id[]

beforeAll(async () => {
  server = await VisitorServer.open()
  const [first, second] = await guests(server, 2)
  if (!first || !second) throw new Error('two came')
  ann = first
  ben = second
  for (const person of [ann, ben]) await keep(server, person)
  ids = await storePeople(store(), RANKED)
  await store().commit(ids.flatMap((id, i) => listed(id, 'merlin', 1800 - 10 * i, 60)))
})
afterAll(() => server.close())

const store = () => server.running.store

/** As if they had played for long. */
function listed(person: Id, game: string, value: number, plusMinus: number, ago = 0): Change[] {
  const rating: Rating = {
    ...{ person, game, ...skillOf({ value, plusMinus }), played: 40, at: Date.now() - ago, rank: null },
    ...{ last: ['won', 'lost'], meetings: [] },
  }
  const put = { ...rating, rank: leaderRank(rating) }
  const leader = leaderOf(put)
  return [{ in: 'ratings', put }, ...(leader === undefined ? [] : [{ in: 'leaders', put: leader } satisfies Change])]
}

async function writeResults(): Promise<void> {
  const failures: unknown[] = []
  const writer = new ResultWriter({
    ...{ store: store(), now: () => Number.MAX_SAFE_INTEGER },
    failed: (_what, error) => failures.push(error),
  })
  writer.start()
  await writer.idle()
  await writer.stop()
  expect(failures).toEqual([])
}

describe('the leaderboard of a game', () => {
  const board = (who: Visitor, query = '') => who.must<BoardView>('GET', `/api/ratings/merlin${query}`)

  test('has fifty people a page, the best first, with spans for ranks', async () => {
    const first = await board(ann)
    expect(first).toMatchObject({ ranked: RANKED, page: 1, pages: 2, me: null })
    expect(first.entries).toHaveLength(50)
    expect(first.entries[0]).toMatchObject({
      ...{ value: 1800, plusMinus: 60, rank: { from: 1, to: 13 }, played: 40, isMe: false },
      person: { name: 'Bors 0', isGuest: false, arms: armsOf(at(ids, 0)) },
    })
    const second = await board(ann, '?page=2')
    expect(second.entries.map(({ value }) => value)).toEqual(Array.from({ length: 20 }, (_, i) => 1300 - 10 * i))
    // Beyond the last is the last.
    expect(await board(ann, '?page=900')).toEqual(second)
    expect(first.botsFrom).toBe(at(first.entries, 49).value)
    expect(second.botsBelow).toBe(first.botsFrom)
  })

  test('has the bots, a scale, and nobody’s id', async () => {
    const shown = await board(ann)
    expect(shown.bots.map(({ level }) => level)).toEqual(['novice', 'page', 'squire', 'knight', 'champion'])
    expect(shown.scale?.reduce((sum, { people }) => sum + people, 0)).toBe(RANKED)
    const text = JSON.stringify(shown)
    for (const id of ids) expect(text).not.toContain(id)
  })

  test('can be read without being signed in', async () => {
    expect(await board(new Visitor(server.base))).toMatchObject({ ranked: RANKED })
  })

  test('of a game that is not there is refused', async () => {
    const { status, body } = await ann.call('GET', '/api/ratings/chess')
    expect([status, body]).toMatchObject([400, { code: 'noSuchGame' }])
    expect((await ann.call('GET', '/api/ratings/merlin?page=0')).status).toBe(400)
  })

  test('leaves out who hides, is banned, is gone, or has not played for three months', async () => {
    const [hidden, banned, gone] = [at(ids, 3), at(ids, 4), at(ids, 5)]
    const rows = await Promise.all([hidden, banned, gone].map((id) => store().get('people', id)))
    const [a, b, c] = rows
    if (!a || !b || !c) throw new Error('three')
    await store().commit([
      { in: 'people', put: { ...a, settings: { hideHistory: true } } },
      { in: 'people', put: { ...b, bannedAt: 1 } },
      { in: 'people', put: { ...c, departed: true } },
    ])
    const stale = at(ids, 6)
    const stored = await store().list('leaders', ['merlin'])
    const theirs = stored.find(({ person }) => person === stale)
    if (theirs === undefined) throw new Error('one')
    await store().commit([{ in: 'leaders', put: { ...theirs, at: Date.now() - 91 * DAY } }])
    const fresh = await new Leaderboards({ store: store(), now: Date.now }).of('merlin')
    expect(fresh.ranked).toHaveLength(RANKED - 4)
    for (const id of [hidden, banned, gone, stale]) expect(fresh.places.has(id)).toBe(false)
    expect(at(fresh.ranked, 0).rank).toEqual({ from: 1, to: 9 })
  })

  test('reads ratings that are the same across pages of rows, each once', async () => {
    const many = await storePeople(store(), 450)
    await store().commit(many.flatMap((id) => listed(id, 'tournament', 1500, 100)))
    const read = await new Leaderboards({ store: store(), now: Date.now }).of('tournament')
    expect(new Set(read.ranked.map(({ id }) => id)).size).toBe(read.ranked.length)
    expect(read.ranked).toHaveLength(450)
  })
})

describe('a rated match', () => {
  test('changes both ratings, shows them in both places, and can be computed again', async () => {
    const match = await storeRated(store(), {
      seats: [ann.me.id, ben.me.id],
      overAt: Date.now(),
      acts: 50,
      ending: { resigns: 1 },
    })
    const pending = await ann.must<MatchRatings>('GET', `/api/matches/${match}/ratings`)
    expect(pending).toEqual({ state: 'pending', seats: [null, null] })
    await writeResults()
    const { state, seats } = await ben.must<MatchRatings>('GET', `/api/matches/${match}/ratings`)
    expect(state).toBe('counted')
    const [won, lost] = seats
    if (!won || !lost) throw new Error('two')
    expect(won).toMatchObject({ before: { value: 1500, plusMinus: 482 }, isProvisional: true, weight: 1 })
    expect(won.after.value - 1500).toBe(1500 - lost.after.value)
    expect(won.after.value).toBeGreaterThan(1500)
    const { name } = await ann.must<{ name: string }>('GET', '/api/me')
    const { ratings } = await ben.must<{ ratings: RatingView[] }>(
      'GET',
      `/api/people/${encodeURIComponent(name)}/ratings`,
    )
    expect(ratings).toMatchObject([
      { game: 'avalon', ...won.after, isProvisional: true, played: 1, rank: null, last: ['won'], points: [{ match }] },
    ])
    expect(at(ratings, 0).untilRanked).toBeGreaterThan(10)
    const { newcomers } = await ann.must<BoardView>('GET', '/api/ratings/avalon')
    expect(newcomers.map(({ isMe }) => isMe).toSorted()).toEqual([false, true])
  })

  test('says so if it was not rated, or did not count', async () => {
    const seats = [ann.me.id, ben.me.id]
    const unrated = await storeRated(store(), {
      seats,
      overAt: Date.now(),
      acts: 5,
      ending: { resigns: 0 },
      isRated: false,
    })
    const voided = await storeRated(store(), { seats, overAt: Date.now(), acts: 5, ending: 'void' })
    await writeResults()
    const stateOf = async (id: Id) => (await ann.must<MatchRatings>('GET', `/api/matches/${id}/ratings`)).state
    expect(await stateOf(unrated)).toBe('unrated')
    expect(await stateOf(voided)).toBe('notCounted')
    expect((await ann.call('GET', '/api/matches/aaaaaaaaaaaa/ratings')).status).toBe(404)
  })
})

describe('the ratings of a person', () => {
  const of = (who: Visitor, name: string) =>
    who.call<{ ratings: RatingView[] }>('GET', `/api/people/${encodeURIComponent(name)}/ratings`)

  test('are found by a name that looks alike, and nobody has those of a guest', async () => {
    const { name } = await ann.must<{ name: string }>('GET', '/api/me')
    expect((await of(ben, name.toUpperCase())).body.ratings).toHaveLength(1)
    const [guest] = await guests(server, 1)
    const guestName = (await guest?.must<{ name: string }>('GET', '/api/me'))?.name ?? ''
    expect((await of(ben, guestName)).status).toBe(404)
  })

  test('keep curve and last match to themselves who hide their history', async () => {
    const { name } = await ann.must<{ name: string }>('GET', '/api/me')
    const person = await store().get('people', ann.me.id)
    if (person === undefined) throw new Error('she is there')
    await store().commit([{ in: 'people', put: { ...person, settings: { ...person.settings, hideHistory: true } } }])
    expect((await of(ben, name)).body.ratings).toMatchObject([{ played: 1, lastPlayed: null, last: [], points: [] }])
    expect((await of(ann, name)).body.ratings).toMatchObject([{ points: [{}] }])
  })

  test('come with a bounded curve, the oldest of the latest first', async () => {
    const person = at(ids, 0)
    await store().commit(
      Array.from(
        { length: MOST_POINTS + 50 },
        (_, n): Change => ({
          in: 'ratingPoints',
          put: {
            ...{ person, game: 'merlin', n: -1 - n, match: 'm', at: n, weight: 1, mu: 25, sigma: 3 },
            before: { mu: 25, sigma: 3 },
          },
        }),
      ),
    )
    const { points } = at((await of(ann, 'Bors 0')).body.ratings, 0)
    expect(points.map((point) => point.at)).toEqual(Array.from({ length: MOST_POINTS }, (_, i) => i + 50))
  })
})

test('a deleted account leaves the lists, and the ratings of its opponents can still be computed', async () => {
  const { name } = await ben.must<{ name: string }>('GET', '/api/me')
  await ben.must('POST', '/api/me/delete', { confirm: name })
  const left = await store().list('leaders', ['avalon new'])
  expect(left.map(({ person }) => person)).toEqual([ann.me.id])
  const { differences } = await checkRatings(store())
  // What this test put there by hand is too much; what the server wrote is right.
  expect(differences.filter((line) => line.includes(ann.me.id) || line.includes(ben.me.id))).toEqual([])
  expect((await ann.call('GET', `/api/people/${encodeURIComponent(name)}/ratings`)).status).toBe(404)
})
