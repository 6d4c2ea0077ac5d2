/* Every bot at a table has a name of its own: before the start, in the match, and in the record. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SeatHolder } from '../../src/store/store.ts'
import { withNamedBots } from '../../src/tables/bot-names.ts'
import { VisitorServer } from '../people/visitor.ts'
import { guests, startAndReveal, type TableAnswer, tableAt, watch } from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

const namesOf = ({ seats }: TableAnswer) => seats.map(({ name }) => name)

describe('the names of bots', () => {
  test('are all different, and stay from the table to the match, its record and the rematch', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const { id } = await host.must<TableAnswer>('POST', '/api/tables', {
      ...{ game: 'tournament', seats: [null, 'page', 'page', 'squire', 'knight', 'champion'] },
    })
    const nonce = await host.sit(id, 0)
    const names = namesOf(await tableAt(host, id))
    expect(names[0]).toBe(host.me.name)
    expect(new Set(names).size).toBe(6)
    expect(names.filter((name) => ['page', 'squire', 'knight', 'champion'].includes(name ?? 'page'))).toEqual([])
    await startAndReveal([host], [nonce], id)
    const watcher = await watch(server, host, id)
    expect(watcher.view.seats.map(({ name }) => name)).toEqual(names)
    expect(watcher.view.seats.map(({ bot }) => bot)).toEqual([null, 'page', 'page', 'squire', 'knight', 'champion'])
    await watcher.ask({ ...{ kind: 'agreeEnd' }, key: 'e' })
    await watcher.until(() => watcher.view.outcome !== null)
    watcher.close()
    const record = await host.must<{ table: TableAnswer }>('GET', `/api/matches/${id}/record`)
    expect(namesOf(record.table)).toEqual(names)
    const again = await host.must<TableAnswer>('POST', `/api/tables/${id}/rematch`)
    expect(namesOf(again)).toEqual([...names.slice(1), names[0]])
  })

  test('stay when only the level changes, and go to another bot if a person had that name before it was reserved', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const { id } = await host.makeTable()
    const set = (level: string) => host.must<TableAnswer>('POST', `/api/tables/${id}/seats/1`, { bot: level })
    const [, name] = namesOf(await set('page'))
    expect(namesOf(await set('squire'))[1]).toBe(name)
    expect((await host.refused('PATCH', '/api/me', { name })).code).toBe('nameReserved')
    const { store } = server.running
    const me = await store.get('people', host.me.id)
    if (me === undefined || !name) throw new Error('they are here')
    await store.commit([{ in: 'people', put: { ...me, name } }])
    const nonce = await host.sit(id, 0)
    await startAndReveal([host], [nonce], id)
    const names = namesOf(await tableAt(host, id))
    expect(names[0]).toBe(name)
    expect(names[1]).not.toBe(name)
  })

  test('are given to bots that have none, and not taken from those that have one', () => {
    const seats: readonly SeatHolder[] = [
      { kind: 'bot', level: 'page' },
      { kind: 'person', person: 'x', name: 'mordred' },
      { kind: 'bot', level: 'page', name: 'Morgause' },
      { kind: 'bot', level: 'page', name: 'Morgause' },
      { kind: 'open' },
    ]
    const named = withNamedBots(seats).map((holder) => (holder.kind === 'open' ? null : holder.name))
    expect(named).toEqual(['Agravain', 'mordred', 'Morgause', 'Meleagant', null])
  })
})
