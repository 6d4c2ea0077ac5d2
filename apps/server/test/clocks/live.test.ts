/* Clocks over real sockets and a real file; the server's time is the test's. */
import { at, seededChance } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, SECOND } from '../../src/clocks/pace.ts'
import type { Watcher } from '../client.ts'
import { ClockServer, clockOf } from './clock-server.ts'

let server: ClockServer

beforeEach(async () => {
  server = new ClockServer()
  await server.open()
})

afterEach(() => server.close())

const BANK = 900 * SECOND

/** The one who is asked, and the other. */
function asked(watchers: readonly Watcher[]): { readonly mover: Watcher; readonly other: Watcher; seat: number } {
  const seat = watchers.findIndex(({ view }) => view.question !== null)
  return { mover: at(watchers, seat), other: at(watchers, 1 - seat), seat }
}

async function act(watcher: Watcher, key: string, kind: string): Promise<void> {
  const answer = await watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action: { kind } } })
  expect(answer).toMatchObject({ kind: 'done' })
}

describe('live', () => {
  test('everybody is sent the clocks, on joining and with each change', async () => {
    const { id, clients, watchers } = await server.begin('avalon', [null, null])
    const { mover, other, seat } = asked(watchers)
    for (const watcher of watchers) {
      await watcher.until(() => watcher.heard.some(({ kind }) => kind === 'clock'))
      expect(clockOf(watcher)).toEqual({
        ...{ kind: 'clock', at: server.now, left: [BANK, BANK], running: [seat], grace: 0, frame: null },
        ...{ paused: 0, until: server.now + BANK },
      })
    }
    server.now += 100 * SECOND
    await act(mover, 'a', 'finishPlays')
    await other.until(() => clockOf(other).at === server.now)
    expect(at(clockOf(other).left, seat)).toBe(BANK - 100 * SECOND)
    server.now += 10 * SECOND
    const again = await at(clients, 1 - seat).watch(id)
    await again.until(() => again.heard.some(({ kind }) => kind === 'clock'))
    expect(at(clockOf(again).left, seat)).toBe(BANK - 110 * SECOND)
    expect(clockOf(again).until).toBe(server.now + BANK - 110 * SECOND)
  })

  test('an undo returns no time', async () => {
    const { watchers } = await server.begin('avalon', [null, null])
    const { mover, seat } = asked(watchers)
    server.now += 100 * SECOND
    await act(mover, 'a', 'finishPlays')
    server.now += 50 * SECOND
    expect(await mover.ask({ key: 'u', ...{ kind: 'undo' } })).toMatchObject({ kind: 'done' })
    await mover.until(() => clockOf(mover).at === server.now)
    expect(at(clockOf(mover).left, seat)).toBe(BANK - 150 * SECOND)
  })

  test('when time is up a bot plays, for all to see, until the person takes the seat back', async () => {
    const { id, watchers } = await server.begin('avalon', [null, null])
    const { mover, other, seat } = asked(watchers)
    server.now += BANK - 1
    await server.settled()
    expect((await server.entries(id)).map(({ kind }) => kind)).toEqual(['start'])
    server.now += 1
    for (const watcher of watchers) await watcher.until(() => at(watcher.view.seats, seat).standIn === 'squire')
    await other.until(() => other.view.question !== null)
    expect((await server.entries(id)).some((entry) => entry.by === 'bot' && entry.seat === seat)).toBe(true)
    const refused = await mover.ask({ key: 'x', ...{ kind: 'act', ask: mover.view.ask, action: { kind: 'endTurn' } } })
    expect(refused).toMatchObject({ kind: 'refused', refusal: { code: 'standInPlays' } })
    expect(await mover.ask({ key: 't', ...{ kind: 'takeBack' } })).toMatchObject({ kind: 'done' })
    await other.until(() => at(other.view.seats, seat).standIn === null)
    expect(at(clockOf(mover).left, seat)).toBe(30 * SECOND)
    await server.settled()
    expect((await server.entries(id)).filter(({ kind }) => kind === 'standIn')).toHaveLength(1)
  })

  test('the clock follows the log: wherever the server stops, it continues with the same time', async () => {
    const { id, clients, ...begun } = await server.begin('avalon', [null, null])
    let { watchers } = begun
    const chance = seededChance('the time')
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 5; i++) {
        server.now += 1 + chance.pick(20_000, 'pause')
        const { mover, other } = asked(watchers)
        const legal = mover.legal(chance)
        const action = at(legal, chance.pick(legal.length, 'act'))
        const key = `${round}-${i}`
        expect(await mover.ask({ key, ...{ kind: 'act', ask: mover.view.ask, action } })).toMatchObject({
          kind: 'done',
        })
        await other.until(() => clockOf(other).at === server.now)
      }
      const told = clockOf(at(watchers, 0))
      for (const watcher of watchers) watcher.close()
      await server.stop()
      await server.open()
      watchers = await Promise.all(clients.map((client) => client.watch(id)))
      for (const watcher of watchers) {
        await watcher.until(() => watcher.heard.some(({ kind }) => kind === 'clock'))
        expect(clockOf(watcher)).toEqual(told)
      }
    }
  })

  test('one row wakes the server', async () => {
    const { id, watchers } = await server.begin('avalon', [null, null])
    const { mover } = asked(watchers)
    expect(await server.matchDeadlines(id)).toMatchObject([{ due: server.now + BANK }])
    server.now += 7 * SECOND
    await act(mover, 'a', 'finishPlays')
    expect(await server.matchDeadlines(id)).toHaveLength(1)
    await mover.ask({ key: 'r', ...{ kind: 'resign' } })
    await mover.until(() => mover.view.outcome !== null)
    expect(await server.matchDeadlines(id)).toEqual([])
  })

  test('an outdated deadline does nothing', async () => {
    const { id, watchers } = await server.begin('avalon', [null, null])
    const stale = { id: 'stale', match: id, due: server.now, what: { kind: 'match', version: 0 } }
    await server.running.store.commit([{ in: 'deadlines', insert: stale }])
    await server.until(async () => (await server.matchDeadlines(id)).length === 1)
    await act(asked(watchers).mover, 'a', 'finishPlays')
    server.now += BANK - SECOND
    await server.running.store.commit([{ in: 'deadlines', insert: { ...stale, what: { kind: 'match', version: 0 } } }])
    await server.until(async () => (await server.matchDeadlines(id)).length === 1)
    expect((await server.entries(id)).map(({ kind }) => kind)).toEqual(['start', 'act'])
  })

  test('two servers on one file: one of them lets a bot play', async () => {
    const { id } = await server.begin('avalon', [null, null])
    await server.openTwin()
    server.now += BANK
    await server.until(async () => (await server.entries(id)).some(({ by }) => by === 'bot'))
    await server.settled()
    expect((await server.entries(id)).filter(({ kind }) => kind === 'standIn')).toHaveLength(1)
  })

  test('what became due while the server was stopped is handled once after the restart', async () => {
    const { id, watchers } = await server.begin('avalon', [null, null])
    const { seat } = asked(watchers)
    await server.stop()
    server.now += BANK + SECOND
    await server.open()
    const standIns = async () => (await server.entries(id)).filter(({ kind }) => kind === 'standIn')
    await server.until(async () => (await standIns()).length > 0)
    await server.until(async () => (await server.entries(id)).some(({ by }) => by === 'bot'))
    await server.settled()
    expect(await standIns()).toMatchObject([{ seat, by: 'clerk', at: server.now }])
    await server.until(async () => (await server.matchDeadlines(id)).length === 1)
  })

  test('time used before the server was stopped stays used', async () => {
    const { id, watchers, clients } = await server.begin('avalon', [null, null])
    const { mover, seat } = asked(watchers)
    server.now += 300 * SECOND
    await act(mover, 'a', 'finishPlays')
    server.now += 100 * SECOND
    await server.stop()
    server.now += 100 * SECOND
    await server.open()
    const again = await at(clients, seat).watch(id)
    await again.until(() => again.heard.some(({ kind }) => kind === 'clock'))
    expect(at(clockOf(again).left, seat)).toBe(BANK - 500 * SECOND)
  })

  test('without a pace there is no time limit', async () => {
    const { id, watchers } = await server.begin('avalon', [null, null], {}, { kind: 'none' })
    server.now += 13 * 24 * HOUR
    await server.settled()
    expect((await server.entries(id)).map(({ kind }) => kind)).toEqual(['start'])
    expect(at(watchers, 0).heard.some(({ kind }) => kind === 'clock')).toBe(false)
  })
})

describe('all at once', () => {
  const OPTIONS = { draft: false, barterSeconds: 90, judgementByLot: true }

  test('the clerk ends a barter; a bot stands in for a seat that has not announced in time', async () => {
    const { id, watchers } = await server.begin('tournament', [null, null, 'page'], OPTIONS)
    const [first, second] = [at(watchers, 0), at(watchers, 1)]
    await first.until(() => first.heard.some(({ kind }) => kind === 'clock'))
    expect(clockOf(first)).toMatchObject({ running: [], frame: 90 * SECOND, left: [BANK, BANK, BANK] })
    server.now += 89 * SECOND
    await server.settled()
    const hasEnded = ({ heard }: Watcher) => JSON.stringify(heard).includes('"kind":"barterEnded","by":"clerk"')
    expect((await server.entries(id)).some(({ kind, by }) => kind === 'act' && by === 'clerk')).toBe(false)
    server.now += SECOND
    for (const watcher of watchers) await watcher.until(() => hasEnded(watcher))
    expect(first.view.seats.map(({ standIn }) => standIn)).toEqual([null, null, null])
    await first.until(() => first.view.question?.kind === 'announcement')
    expect(clockOf(first)).toMatchObject({ running: [], frame: 60 * SECOND })
    await act(second, 'stay', 'stay')
    server.now += 60 * SECOND
    await first.until(() => first.view.seats.some(({ standIn }) => standIn !== null))
    expect(first.view.seats.map(({ standIn }) => standIn)).toEqual(['squire', null, null])
    await first.until(() => first.view.question?.kind !== 'announcement')
    expect((await server.entries(id)).filter(({ kind }) => kind === 'standIn')).toHaveLength(1)
  })

  test('a barter without a limit is not ended by the clock', async () => {
    const { id, watchers } = await server.begin('tournament', [null, null, null], { ...OPTIONS, barterSeconds: 0 })
    const before = await server.entries(id)
    server.now += 5 * HOUR
    await server.settled()
    expect(await server.entries(id)).toEqual(before)
    expect(at(watchers, 0).view.question?.kind).toBe('barter')
    expect(clockOf(at(watchers, 0))).toMatchObject({ frame: null, running: [], until: null })
  })

  test('a secret offer is not revealed by the clock', async () => {
    const { watchers } = await server.begin('tournament', [null, null, null], OPTIONS)
    const [giver, taker, third] = [at(watchers, 0), at(watchers, 1), at(watchers, 2)]
    await third.until(() => third.heard.some(({ kind }) => kind === 'clock'))
    const [before, taken] = [third.heard.length, taker.heard.length]
    const offer = giver.legal(seededChance('offer')).find(({ kind }) => kind === 'offer')
    const action = { ...offer, audience: [1] }
    const answer = await giver.ask({ key: 'o', ...{ kind: 'act', ask: giver.view.ask, action } })
    expect(answer).toMatchObject({ kind: 'done' })
    await taker.until(() => taker.heard.length >= taken + 2)
    expect(taker.heard.slice(taken).map(({ kind }) => kind)).toEqual(['update', 'clock'])
    // Anything sent to them would have arrived before this answer.
    await third.ask({ key: 'l', ...{ kind: 'look', isSeen: true } })
    expect(third.heard.slice(before).map(({ kind }) => kind)).toEqual(['done'])
  })
})
