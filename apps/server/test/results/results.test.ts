/* What is written about a match that has ended: how it ended, who was there, and who had left. */
import { at } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SECOND } from '../../src/clocks/pace.ts'
import { arriveAdmin } from '../admin/admin-helpers.ts'
import type { Watcher } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'
import { playRandomly } from '../test-server.ts'
import { resultOf } from './result-helpers.ts'

let server: ClockServer

beforeEach(async () => {
  server = new ClockServer()
  await server.open()
})
afterEach(() => server.close())

const begin = (seats: readonly (string | null)[] = [null, null], options: object = {}) =>
  server.begin('avalon', seats, options)
const writtenFor = (id: string) => resultOf(server.running.store, id)

function over(watcher: Watcher): Promise<void> {
  return watcher.until(() => watcher.view.outcome !== null)
}

describe('the result of a match', () => {
  test('played to the end by people and a bot has their places, points, turns and options', async () => {
    const { id, watchers } = await begin([null, 'page'], { turnLimit: 12 })
    await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `result-${i}`)))
    const result = await writtenFor(id)
    expect(result).toMatchObject({ match: id, game: 'avalon', n: 0, ending: 'played' })
    // The limit is not always reached: somebody may win before.
    expect(result.turns).toBeGreaterThan(1)
    expect(result.turns).toBeLessThanOrEqual(12)
    expect(result).toMatchObject({ isPublic: true, isRated: false, options: { turnLimit: 12 } })
    const [places, scores] = [result.seats.map(({ place }) => place), result.seats.map(({ score }) => score)]
    expect(at(watchers, 0).view.outcome).toMatchObject({ by: 'rules', result: { places, scores } })
    expect(result.seats.map(({ bot }) => bot)).toEqual([null, 'page'])
    expect(result.seats.map(({ hasLeft, isGuest }) => [hasLeft, isGuest])).toEqual([
      [false, true],
      [false, false],
    ])
    // People are called as they are called now, so their names are not copied.
    expect(result.seats.map(({ name }) => name === null)).toEqual([true, false])
  })

  test('resigned: who resigned has left, and is last', async () => {
    const { id, watchers } = await begin()
    await at(watchers, 0).ask({ ...{ kind: 'resign' }, key: 'r' })
    const { ending, seats } = await writtenFor(id)
    expect(ending).toBe('resigned')
    expect(seats).toMatchObject([
      { place: 2, score: null, hasLeft: true },
      { place: 1, score: null, hasLeft: false },
    ])
  })

  test('agreed and void have no winner', async () => {
    const agreed = await begin()
    for (const watcher of agreed.watchers) await watcher.ask({ ...{ kind: 'agreeEnd' }, key: 'a' })
    expect(await writtenFor(agreed.id)).toMatchObject({ ending: 'agreed', seats: [{ place: 1 }, { place: 1 }] })
    const closed = await begin()
    const admin = await arriveAdmin(server)
    await admin.must('POST', `/api/admin/tables/${closed.id}/close`, { reason: 'abandoned' })
    expect(await writtenFor(closed.id)).toMatchObject({ ending: 'void', n: 1, seats: [{ place: 1 }, { place: 1 }] })
  })

  test('lost on time: a bot played to the end for who had run out of it', async () => {
    const { id, watchers } = await begin([null, null], { turnLimit: 4 })
    const seat = watchers.findIndex(({ view }) => view.question !== null)
    server.now += 901 * SECOND
    const other = at(watchers, 1 - seat)
    await other.until(() => at(other.view.seats, seat).standIn !== null)
    await Promise.race([playRandomly(other, 'time'), over(other)])
    const result = await writtenFor(id)
    expect(result.ending).toBe('time')
    expect(result.seats.map(({ hasLeft }) => hasLeft)).toEqual([seat === 0, seat === 1])
  })
})
