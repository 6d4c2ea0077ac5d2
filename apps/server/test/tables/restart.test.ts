/* Tables survive a restart: seats, links, invitations, rematches, and finished ones. */
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'
import { checkIndex, type Link, type MineAnswer, type Presented, type TableAnswer } from './table-helpers.ts'

let server: ClockServer
beforeEach(async () => {
  server = new ClockServer()
  await server.open()
})
afterEach(async () => {
  await checkIndex(server.running.store)
  await server.close()
})

async function restart(): Promise<void> {
  await server.stop()
  await server.open()
  // Connections to the old server only fail when used.
  await server.until(() =>
    fetch(`${server.base}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  await checkIndex(server.running.store)
}

test('a link made before the restart works after it; a seat taken by link stays taken', async () => {
  const { id, clients, watchers } = await server.begin('avalon', [null, null])
  for (const watcher of watchers) watcher.close()
  const [, guest] = clients
  const phone = await Client.arrive(server.base)
  const link = await at(clients, 1).must<Link>('POST', `/api/tables/${id}/seats/1/link`)
  await restart()
  const taken = await phone.must<Presented>('POST', `/api/tables/${id}/link`, { secret: link.secret })
  expect(taken.seat).toBe(1)
  await restart()
  const [former, holder] = [await at(clients, 1).watch(id), await phone.watch(id)]
  expect([former.viewer, holder.viewer]).toEqual(['table', 1])
  expect((await guest?.must<MineAnswer>('GET', '/api/me/tables'))?.matches).toEqual([])
  expect(await holder.ask({ ...{ kind: 'resign' }, key: 'r' })).toMatchObject({ kind: 'done' })
  for (const watcher of [former, holder]) watcher.close()
})

test('the table is over in the same commit as the entry that ended its match; its rematch survives a restart', async () => {
  const { id, clients, watchers } = await server.begin('avalon', [null, null])
  const [host, guest] = clients
  expect(await at(watchers, 0).ask({ ...{ kind: 'resign' }, key: 'r' })).toMatchObject({ kind: 'done' })
  // What is shown is durable: both are over, or neither.
  const [table, match] = [await server.running.store.get('tables', id), await server.running.store.get('matches', id)]
  expect([table?.status, match?.status, table?.touchedAt]).toEqual(['over', 'over', match?.overAt])
  for (const watcher of watchers) watcher.close()
  const next = await host?.must<TableAnswer>('POST', `/api/tables/${id}/rematch`)
  await restart()
  const again = await guest?.must<TableAnswer>('POST', `/api/tables/${id}/rematch`)
  expect(again).toMatchObject({ id: next?.id, keptSeat: 0, rematchOf: id })
  expect(await guest?.must('GET', `/api/tables/${id}`)).toMatchObject({ rematch: next?.id, status: 'over' })
})

test('an abandoned match is over, also at its table', async () => {
  const { id, clients, watchers } = await server.begin('avalon', [null, null])
  for (const watcher of watchers) watcher.close()
  await server.stop()
  server.now += 15 * 24 * 60 * 60 * 1000
  await server.open()
  await server.until(async () => (await server.running.store.get('tables', id))?.status === 'over')
  expect(await at(clients, 0).must<TableAnswer>('POST', `/api/tables/${id}/rematch`)).toMatchObject({ rematchOf: id })
})

test('a table unused for two weeks is cancelled, and not listed', async () => {
  const host = await Client.arrive(server.base)
  const { id } = await host.makeTable('avalon', [null, null])
  await host.sit(id, 0)
  server.now += 15 * 24 * 60 * 60 * 1000
  await restart()
  await server.until(async () => (await server.running.store.get('tables', id))?.status === 'cancelled')
  expect(await host.must('GET', '/api/me/tables')).toMatchObject({ waiting: [] })
  expect(await host.must('GET', '/api/tables')).toEqual({ tables: [], next: null })
})
