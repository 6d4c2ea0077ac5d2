/* Looking for rated matches: for kept accounts, and within a range that they choose. */
import type { LobbyMe } from '@logres/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HallView } from '../../src/lobby/hall.ts'
import { skillOf } from '../../src/ratings/scale.ts'
import { VisitorServer } from '../people/visitor.ts'
import { type Guest, guests, keep } from '../tables/table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

/** Kept accounts with these ratings of Avalon. */
async function rated(...values: readonly number[]): Promise<Guest[]> {
  const people = await guests(server, values.length)
  for (const [i, person] of people.entries()) {
    await keep(server, person)
    const skill = skillOf({ value: values[i] ?? 1500, plusMinus: 60 })
    await server.running.store.commit([
      {
        in: 'ratings',
        put: {
          ...{ person: person.me.id, game: 'avalon', ...skill, played: 30 },
          ...{ at: Date.now(), rank: null, last: [], meetings: [] },
        },
      },
    ])
  }
  return people
}

const look = (person: Guest, range?: number) =>
  person.must<LobbyMe>('POST', '/api/lobby/seek', {
    ...{ game: 'avalon', pace: 'live', players: 2, rated: true },
    ...(range !== undefined && { range }),
  })

test('somebody near is found before somebody far away who came first', async () => {
  const [ana, ben, cai] = await rated(1500, 1900, 1540)
  if (!ana || !ben || !cai) throw new Error('three came')
  expect(await ana.must<HallView>('GET', '/api/lobby')).toMatchObject({ mayRate: true, ratings: { avalon: 1500 } })
  expect(await look(ana, 100)).toMatchObject({ seek: { isRated: true, range: 100 }, found: null })
  // Ana's range has not grown so far.
  expect(await look(ben)).toMatchObject({ seek: { isRated: true, range: null }, found: null })
  expect(await look(cai, 100)).toMatchObject({ seek: null, found: { isRated: true, people: [{ name: ana.me.name }] } })
})

test('guests are refused, and have no rating', async () => {
  const [guest] = await guests(server, 1)
  if (!guest) throw new Error('one came')
  expect(
    (await guest.refused('POST', '/api/lobby/seek', { game: 'avalon', pace: 'live', players: 2, rated: true })).code,
  ).toBe('ratedNeedsKept')
  expect(await guest.must<HallView>('GET', '/api/lobby')).toMatchObject({ mayRate: false, ratings: {} })
})
