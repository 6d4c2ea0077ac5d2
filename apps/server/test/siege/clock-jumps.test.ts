/*
 * The system clock jumps, forwards and backwards: rate limits do not hang, nothing lasts longer than it should, nobody
 * loses on time because of a jump backwards, every deadline is handled once, and records still verify.
 */
import { findGame } from '@logres/catalogue'
import { at, importRecord, isRefusal, seededChance, verifyRecord } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Deadlines } from '../../src/clocks/deadlines.ts'
import { DAY, HOUR, SECOND } from '../../src/clocks/pace.ts'
import { TokenBuckets } from '../../src/limits/token-bucket.ts'
import { CHALLENGE_TTL, Challenges } from '../../src/people/challenges.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { Subscriptions } from '../../src/push/subscriptions.ts'
import { retryUntilTimeout } from '../../src/store/postgres/connection.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change, Store } from '../../src/store/store.ts'
import { Client, type Watcher } from '../client.ts'
import { ClockServer, clockOf, WatchedStore } from '../clocks/clock-server.ts'
import { openTestServer } from '../test-server.ts'

const YEAR = 365 * DAY
const JUMPS = [-YEAR, -DAY, -HOUR, HOUR, DAY, YEAR]
const BACK = JUMPS.filter((jump) => jump < 0)
const START = Date.parse('2026-07-01T12:00Z')

let now = START
beforeEach(() => {
  now = START
})
afterEach(() => {
  vi.useRealTimers()
})

describe('rate limits', () => {
  test.each(JUMPS)('a bucket refills at its rate after a jump of %i ms', (jump) => {
    const buckets = new TokenBuckets(
      () => now,
      () => ({ perMinute: 120, burst: 6 }),
    )
    const take = () => buckets.take('somebody')
    while (take());
    now += jump
    // A jump forwards may fill it, but not beyond the burst.
    let given = 0
    while (take()) given += 1
    expect(given).toBe(jump < 0 ? 0 : 6)
    now += SECOND
    expect([take(), take(), take()]).toEqual([true, true, false])
  })

  test.each(JUMPS)('by address: a minute after a jump of %i ms requests are answered', async (jump) => {
    const server = await openTestServer({}, { LOGRES_REQUESTS_PER_MINUTE: '5' })
    try {
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: START })
      const client = await Client.arrive(server.base)
      const status = async () => (await client.call('GET', '/api/me')).status
      while ((await status()) === 200);
      vi.setSystemTime(START + jump)
      vi.advanceTimersByTime(61 * SECOND)
      expect(await status()).toBe(200)
    } finally {
      vi.useRealTimers()
      await server.close()
    }
  })
})

describe('what expires', () => {
  let store: Store
  let people: People
  beforeEach(async () => {
    store = await openSqlite(':memory:')
    people = new People(store, () => now)
  })
  afterEach(() => store.close())

  test.each(JUMPS)('a pairing link is void after a jump of %i ms, a session is not', async (jump) => {
    const guest = await people.createGuest('')
    const pairing = await people.tickets.pair(guest.person)
    if (isRefused(pairing)) throw new Error('no link')
    now += jump
    expect(await people.tickets.claimPairing(pairing.secret, { label: '', before: undefined })).toMatchObject({
      code: 'pairingOver',
    })
    expect(await people.identify(guest.secret)).toMatchObject({ person: { id: guest.person.id } })
    const next = await people.tickets.pair(guest.person)
    if (isRefused(next)) throw new Error('no link')
    const claimed = await people.tickets.claimPairing(next.secret, { label: '', before: undefined })
    expect(claimed).toMatchObject({ person: { id: guest.person.id } })
  })

  test('a pairing link made by a server whose clock is a little ahead is valid', async () => {
    const guest = await people.createGuest('')
    const pairing = await people.tickets.pair(guest.person)
    if (isRefused(pairing)) throw new Error('no link')
    now -= 10 * SECOND
    const claimed = await people.tickets.claimPairing(pairing.secret, { label: '', before: undefined })
    expect(claimed).toMatchObject({ person: { id: guest.person.id } })
  })

  test.each(JUMPS)('a challenge is void after a jump of %i ms, and a new one is not', async (jump) => {
    const challenges = new Challenges(() => now, null, 3)
    await challenges.make('a')
    for (const owner of ['b', 'c', 'd']) await challenges.make(owner)
    now += jump
    expect(await challenges.take('d')).toBeUndefined()
    await challenges.make('e')
    now += CHALLENGE_TTL - 1
    expect(await challenges.take('e')).toBeDefined()
  })

  test.each(BACK)('blocks and subscriptions are read again after a jump of %i ms', async (jump) => {
    const [one, two] = [await people.createGuest(''), await people.createGuest('')]
    const subscriptions = new Subscriptions(people.registry, false)
    expect(await subscriptions.hasSubscription(one.person.id)).toBe(false)
    expect((await people.blocks.blockedEitherWay(one.person.id)).size).toBe(0)
    // At another server, whose message is lost.
    await store.commit([{ in: 'blocks', insert: { person: one.person.id, blocked: two.person.id } }])
    now += jump
    expect([...(await people.blocks.blockedEitherWay(one.person.id))]).toEqual([two.person.id])
    expect(subscriptions.isKnownUnsubscribed(one.person.id)).toBe(false)
  })

  test.each(BACK)('a database that is away is given up in time after a jump of %i ms', async (jump) => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    let tries = 0
    const lost = Object.assign(new Error('away'), { code: 'ECONNRESET' })
    const away = retryUntilTimeout(50, async () => {
      tries += 1
      if (tries === 1) vi.setSystemTime(START + jump)
      // By the clock that was put back this would take until then.
      if (tries > 50) return 'too late'
      throw lost
    })
    await expect(away).rejects.toThrow('the database does not answer')
  })
})

describe('deadlines', () => {
  const due = (id: string, when: number): Change => ({
    ...{ in: 'deadlines', insert: { id, match: id, due: when, what: { kind: 'test' } } },
  })

  test.each(JUMPS)('are handled once each around a jump of %i ms, the late ones too', async (jump) => {
    const store = await openSqlite(':memory:')
    const watched = new WatchedStore(store)
    const handled: string[] = []
    const deadlines = new Deadlines({
      ...{ store: watched.store, now: () => now, maxSleep: 10, retryAfter: 60 * SECOND },
      handle: async ({ match }) => void handled.push(match),
      failed: (_, error) => handled.push(String(error)),
    })
    deadlines.start()
    await store.commit([due('before', now + SECOND), due('passed', now)])
    await watched.settled()
    expect(handled).toEqual(['passed'])
    now += jump
    await store.commit([due('after', now + SECOND)])
    await watched.settled()
    expect(handled).toEqual(jump < 0 ? ['passed'] : ['passed', 'before'])
    now += SECOND
    await watched.settled()
    // The clock is put right.
    now = START + YEAR + HOUR
    await watched.settled()
    expect(handled.toSorted()).toEqual(['after', 'before', 'passed'])
    await deadlines.stop()
    await store.close()
  })
})

describe('a match', () => {
  const BANK = 900 * SECOND
  let server: ClockServer
  beforeEach(async () => {
    server = new ClockServer()
    await server.open()
  })
  afterEach(() => server.close())

  const asked = (watchers: readonly Watcher[]) => (at(watchers, 0).view.question === null ? 1 : 0)
  const kinds = async (id: string) => (await server.entries(id)).map(({ kind }) => kind)
  const standIns = async (id: string) => (await kinds(id)).filter((kind) => kind === 'standIn').length

  async function act(watcher: Watcher, key: string): Promise<void> {
    await watcher.until(() => watcher.view.question !== null)
    const [action] = watcher.legal(seededChance(key))
    const answer = await watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })
    expect(answer).toMatchObject({ kind: 'done' })
  }

  test.each(BACK)('nobody loses time by a jump of %i ms, nor when the clock is put right', async (jump) => {
    const { id, watchers, clients } = await server.begin('avalon', [null, null])
    const seat = asked(watchers)
    const right = server.now
    server.now += jump
    await act(at(watchers, seat), 'a')
    await server.settled()
    server.now = right + SECOND
    await server.settled()
    await act(at(watchers, asked(watchers)), 'b')
    await server.settled()
    expect(await standIns(id)).toBe(0)
    const watcher = at(watchers, 0)
    await watcher.until(() => clockOf(watcher).at === server.now)
    for (const left of clockOf(watcher).left) expect(left).toBeGreaterThanOrEqual(BANK - SECOND)
    // The log says what the clock said, and verifies.
    const times = (await server.entries(id)).map((entry) => entry.at)
    expect(Math.min(...times)).toBeLessThan(at(times, 0))
    for (const [i, each] of watchers.entries()) await each.ask({ key: `end-${i}`, ...{ kind: 'agreeEnd' } })
    const record = importRecord(await at(clients, 0).must('GET', `/api/matches/${id}/record`))
    const game = findGame('avalon')?.game
    if (isRefusal(record) || game === undefined) throw new Error('no record')
    expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified' })
  })

  test('time that ran out in a jump forwards is noticed once, and play goes on when the clock is put right', async () => {
    const { id, watchers } = await server.begin('avalon', [null, null])
    const seat = asked(watchers)
    const [mover, other] = [at(watchers, seat), at(watchers, 1 - seat)]
    const right = server.now
    server.now += HOUR
    await other.until(() => at(other.view.seats, seat).standIn !== null)
    await server.settled()
    expect(await standIns(id)).toBe(1)
    server.now = right
    expect(await mover.ask({ key: 'back', ...{ kind: 'takeBack' } })).toMatchObject({ kind: 'done' })
    await act(at(watchers, asked(watchers)), 'on')
    await server.settled()
    expect(await standIns(id)).toBe(1)
    expect(await server.matchDeadlines(id)).toHaveLength(1)
  })

  test('with two servers an hour apart a deadline is handled once', async () => {
    const { id } = await server.begin('avalon', [null, null])
    // By its clock the time is up; and the lease of a deadline that the other is handling is over at once.
    await server.openTwin(HOUR)
    await server.until(async () => (await standIns(id)) > 0)
    server.now += HOUR
    await server.settled()
    expect(await standIns(id)).toBe(1)
    const entries = await server.entries(id)
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i))
  })
})
