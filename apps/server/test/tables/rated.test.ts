/* Rated tables: who can make one, who can sit down, and what stays of it. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whyNotRated } from '../../src/tables/rated.ts'
import { VisitorServer } from '../people/visitor.ts'
import { guests, keep, link, resign, startAndReveal, type TableAnswer, tableAt } from './table-helpers.ts'

type RatedAnswer = TableAnswer & { readonly isRated: boolean }

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

const LIVE = { kind: 'live', bank: 600, increment: 5 }
const wish = (more: object = {}) => ({
  ...{ game: 'avalon', seats: [null, null], access: 'public', pace: LIVE, rated: true, ...more },
})

async function keptPeople(count: number) {
  const people = await guests(server, count)
  for (const person of people) await keep(server, person)
  return people
}

describe('a rated table', () => {
  test('is made by a kept account, says so to everybody, and is not the default', async () => {
    const [host] = await keptPeople(1)
    const [guest] = await guests(server, 1)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.must<TableAnswer>('POST', '/api/tables', wish())
    expect(await tableAt(guest, id)).toMatchObject({ isRated: true })
    const { tables } = await guest.must<{ tables: RatedAnswer[] }>('GET', '/api/tables')
    expect(tables.find((table) => table.id === id)).toMatchObject({ isRated: true })
    expect(await host.must('POST', '/api/tables', wish({ rated: undefined }))).toMatchObject({ isRated: false })
    expect(await host.must('POST', '/api/tables', wish({ rated: false }))).toMatchObject({ isRated: false })
  })

  test('needs clocks and the usual components', async () => {
    const [host] = await keptPeople(1)
    if (!host) throw new Error('one came')
    const refused = (more: object) => host.refused('POST', '/api/tables', wish(more))
    expect(await refused({ pace: { kind: 'none' } })).toMatchObject({ code: 'ratedNeedsClock' })
    // Alone against a bot, the default is without clocks.
    expect(await refused({ seats: [null, 'page'], pace: undefined })).toMatchObject({ code: 'ratedNeedsClock' })
    expect(whyNotRated({ pace: LIVE, options: { edition: { levels: [1] } } })).toMatchObject({ code: 'ratedEdition' })
    expect(await host.must('POST', '/api/tables', wish({ seats: [null, 'page'] }))).toMatchObject({ isRated: true })
    const days = { kind: 'days', bank: 24, increment: 4, cap: 72 }
    expect(await host.must('POST', '/api/tables', wish({ pace: days }))).toMatchObject({ isRated: true })
  })

  test('has no place for guests, by whichever way they come', async () => {
    const [host] = await keptPeople(1)
    const [guest] = await guests(server, 1)
    if (!host || !guest) throw new Error('two came')
    expect(await guest.refused('POST', '/api/tables', wish())).toMatchObject({ code: 'ratedNeedsKept' })
    const { id } = await host.must<TableAnswer>('POST', '/api/tables', wish())
    const sit = { seat: 1, nonceSeal: 'a'.repeat(64) }
    expect(await guest.refused('POST', `/api/tables/${id}/sit`, sit)).toMatchObject({ code: 'ratedNeedsKept' })
    const { secret } = await link(host, id, 1)
    expect(await guest.refused('POST', `/api/tables/${id}/link`, { secret })).toMatchObject({ code: 'ratedNeedsKept' })
    expect(await tableAt(host, id)).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'open' }] })
    await keep(server, guest)
    await guest.sit(id, 1)
    expect(await tableAt(host, id)).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'person' }] })
  })

  test('stays rated in a rematch', async () => {
    const players = await keptPeople(2)
    const { id } = await at(players, 0).must<TableAnswer>('POST', '/api/tables', wish())
    const nonces = [await at(players, 0).sit(id, 0), await at(players, 1).sit(id, 1)]
    await startAndReveal(players, nonces, id)
    await resign(server, at(players, 0), id)
    const next = await at(players, 1).must<RatedAnswer>('POST', `/api/tables/${id}/rematch`)
    expect(next).toMatchObject({ isRated: true, seats: [{ kind: 'expected' }, { kind: 'expected' }] })
  })
})
