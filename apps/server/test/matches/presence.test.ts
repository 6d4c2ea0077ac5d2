/* Everybody at a match is told who is connected, who has the page hidden, and how many people watch. */
import { at } from '@logres/kernel'
import type { SeatPresence } from '@logres/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'

let server: ClockServer

beforeEach(async () => {
  server = new ClockServer()
  await server.open()
})
afterEach(() => server.close())

function presence({ heard }: Watcher) {
  return heard.findLast((message) => message.kind === 'presence')
}

async function untilSeats(watcher: Watcher, seats: readonly (SeatPresence | null)[]): Promise<void> {
  await watcher.until(() => JSON.stringify(presence(watcher)?.seats) === JSON.stringify(seats))
}

test('who leaves is gone for the others at once, and here again when they come back', async () => {
  const { id, clients, watchers } = await server.begin('merlin', [null, null, 'page'])
  const [me, other] = [at(watchers, 0), at(watchers, 1)]
  await untilSeats(me, ['here', 'here', null])
  other.close()
  await untilSeats(me, ['here', 'gone', null])
  const again = await at(clients, 1).watch(id)
  await untilSeats(me, ['here', 'here', null])
  await untilSeats(again, ['here', 'here', null])
})

test('who has the page hidden is away, unless another of their pages is visible', async () => {
  const { id, clients, watchers } = await server.begin('avalon', [null, null])
  const [me, other] = [at(watchers, 0), at(watchers, 1)]
  await other.ask({ key: 'hide', ...{ kind: 'look', isSeen: false } })
  await untilSeats(me, ['here', 'away'])
  const second = await at(clients, 1).watch(id)
  await untilSeats(me, ['here', 'here'])
  second.close()
  await untilSeats(me, ['here', 'away'])
  await other.ask({ key: 'show', ...{ kind: 'look', isSeen: true } })
  await untilSeats(me, ['here', 'here'])
})

test('spectators are counted, each person once', async () => {
  const { id, watchers } = await server.begin('avalon', [null, null])
  const me = at(watchers, 0)
  const spectator = await Client.arrive(server.base)
  const page = await spectator.watch(id)
  await me.until(() => presence(me)?.watching === 1)
  await spectator.watch(id)
  const another = await (await Client.arrive(server.base)).watch(id)
  await me.until(() => presence(me)?.watching === 2)
  await page.until(() => presence(page)?.watching === 2)
  another.close()
  await me.until(() => presence(me)?.watching === 1)
})

test('nobody is told twice of the same', async () => {
  const { id, clients, watchers } = await server.begin('avalon', [null, null])
  const me = at(watchers, 0)
  await untilSeats(me, ['here', 'here'])
  const count = () => me.heard.filter(({ kind }) => kind === 'presence').length
  const before = count()
  const second = await at(clients, 1).watch(id)
  await second.ask({ key: 'hide', ...{ kind: 'look', isSeen: false } })
  await second.ask({ key: 'show', ...{ kind: 'look', isSeen: true } })
  // What is sent later arrives later.
  await me.ask({ key: 'last', ...{ kind: 'look', isSeen: true } })
  expect(count()).toBe(before)
})
