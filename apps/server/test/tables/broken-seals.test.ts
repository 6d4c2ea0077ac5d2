/*
 * A start that fails is on record: the table lists it, the next T seals the list, and the record shows it. And every
 * person at a table adds to chance.
 */

import { avalon } from '@logres/avalon/rules'
import { at, importRecord, isRefusal, MOST_BROKEN_SEALS, type Receipt, type Table, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableRow } from '../../src/store/store.ts'
import { VisitorServer } from '../people/visitor.ts'
import { begin, type Guest, guests, resign, startAndReveal, type TableAnswer, tableAt } from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

interface Listing extends TableAnswer {
  readonly broken?: { readonly count: number; readonly last: readonly { readonly at: number }[] }
}

async function rowOf(id: string): Promise<TableRow> {
  const row = await server.running.store.get('tables', id)
  if (row === undefined) throw new Error('no such table')
  return row
}

/** Both sit down, and the host starts. */
async function freeze(players: readonly Guest[], id: string): Promise<string[]> {
  const nonces: string[] = []
  for (const [seat, player] of players.entries()) nonces.push(await player.sit(id, seat))
  await at(players, 0).must('POST', `/api/tables/${id}/start`)
  return nonces
}

/** The host reveals, then the guest leaves. What the host would keep is returned. */
async function breakSeal(players: readonly Guest[], id: string): Promise<Receipt> {
  const [host, guest] = [at(players, 0), at(players, 1)]
  const nonce = at(await freeze(players, id), 0)
  const table = await host.must<Table>('GET', `/api/tables/${id}/sealed`)
  await host.must('POST', `/api/tables/${id}/reveal`, { nonce })
  await guest.must('POST', `/api/tables/${id}/leave`)
  return { kind: 'logres-receipt-1', table, seat: 0, nonce }
}

async function recordOf(guest: Guest, id: string) {
  const record = importRecord(await guest.must('GET', `/api/matches/${id}/record`))
  if (isRefusal(record)) throw new Error(record.code)
  return record
}

describe('a broken seal', () => {
  test('is shown at the table with time, reason and name, is sealed in the next T, and ends up in the record', async () => {
    const players = await guests(server, 2)
    const [host, guest] = [at(players, 0), at(players, 1)]
    const { id } = await host.makeTable()
    expect(await tableAt(host, id)).not.toHaveProperty('broken')
    const first = await breakSeal(players, id)
    const second = await breakSeal(players, id)
    const listed = { at: expect.any(Number), why: 'left', names: [guest.me.name] }
    expect(await tableAt(host, id)).toMatchObject({ broken: { count: 2, last: [listed, listed] } })
    const nonces = await freeze(players, id)
    const table = await host.must<Table>('GET', `/api/tables/${id}/sealed`)
    const by = [{ seat: 1, name: guest.me.name }]
    expect(table.broken).toEqual({
      count: 2,
      last: [first, second].map(({ table: { seal, nonceSeals } }) => ({
        ...{ at: expect.any(Number), why: 'left', by, seal, nonceSeals, revealed: [0] },
      })),
    })
    for (const [seat, player] of players.entries()) {
      await player.must('POST', `/api/tables/${id}/reveal`, { nonce: at(nonces, seat) })
    }
    await resign(server, guest, id)
    const record = await recordOf(host, id)
    expect(record.table).toEqual(table)
    for (const [receipt, is] of [
      [first, 'listed'],
      [second, 'listed'],
      [{ ...first, table, nonce: at(nonces, 0) }, 'started'],
    ] as const) {
      expect(verifyRecord(avalon, record, receipt)).toMatchObject({ kind: 'verified', attempts: 3, receipt: is })
    }
  })

  test('after many only the last are listed, and all are counted', async () => {
    const players = await guests(server, 2)
    const { id } = await at(players, 0).makeTable()
    for (let n = 0; n < MOST_BROKEN_SEALS + 2; n++) await breakSeal(players, id)
    const { broken } = await at(players, 0).must<Listing>('GET', `/api/tables/${id}`)
    expect([broken?.count, broken?.last.length]).toEqual([MOST_BROKEN_SEALS + 2, MOST_BROKEN_SEALS])
    const nonces = await freeze(players, id)
    for (const [i, nonce] of nonces.entries()) await at(players, i).must('POST', `/api/tables/${id}/reveal`, { nonce })
    expect((await rowOf(id)).status).toBe('playing')
  })

  test('leaving before the start breaks nothing, and a table from before the list was kept starts as it did', async () => {
    const players = await guests(server, 2)
    const { id } = await at(players, 0).makeTable()
    await at(players, 1).sit(id, 1)
    await at(players, 1).must('POST', `/api/tables/${id}/leave`)
    const nonces = await freeze(players, id)
    const { frozen: _, ...row } = await rowOf(id)
    await server.running.store.commit([{ in: 'tables', put: row }])
    for (const [i, nonce] of nonces.entries()) await at(players, i).must('POST', `/api/tables/${id}/reveal`, { nonce })
    expect(await rowOf(id)).toMatchObject({ status: 'playing' })
    expect(await rowOf(id)).not.toHaveProperty('broken')
  })

  test('T as it was shown is the T that starts: if the rules changed meanwhile, everybody seals again', async () => {
    const players = await guests(server, 2)
    const { id } = await at(players, 0).makeTable()
    const nonces = await freeze(players, id)
    const row = await rowOf(id)
    await server.running.store.commit([{ in: 'tables', put: { ...row, frozen: 'f'.repeat(64) } }])
    await at(players, 0).must('POST', `/api/tables/${id}/reveal`, { nonce: at(nonces, 0) })
    expect(await tableAt(at(players, 0), id)).toMatchObject({
      ...{ status: 'open', mustSeal: true, broken: { count: 1, last: [{ why: 'changed', names: [] }] } },
    })
    await startAndReveal(players, [await at(players, 0).sit(id, 0), await at(players, 1).sit(id, 1)], id)
    expect((await rowOf(id)).status).toBe('playing')
  })
})

describe('every person adds to chance', () => {
  test('a browser cannot sit down without a nonce, and a link without one still has to be sealed', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    expect(await host.refused('POST', `/api/tables/${id}/sit`, { seat: 0, nonceSeal: null })).toMatchObject({
      ...{ code: 'nonceNeeded', status: 400 },
    })
    const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${id}/seats/1/link`)
    const presenting = ['POST', `/api/tables/${id}/link`] as const
    expect((await guest.refused(...presenting, { secret, nonceSeal: null })).code).toBe('nonceNeeded')
    expect(await guest.must(...presenting, { secret })).toMatchObject({ table: { mustSeal: true } })
    expect((await rowOf(id)).seats[0]).toEqual({ kind: 'open' })
  })

  test('also in a rematch: a kept seat is taken with a nonce', async () => {
    const players = await guests(server, 2)
    const former = await begin(players)
    await resign(server, at(players, 1), former)
    const { id } = await at(players, 0).must<TableAnswer>('POST', `/api/tables/${former}/rematch`)
    await at(players, 0).sit(id, 1)
    expect((await at(players, 0).refused('POST', `/api/tables/${id}/start`)).code).toBe('seatOpen')
    expect((await rowOf(id)).nonceSeals).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  test('a match of programs that add nothing verifies, and says that chance was the server’s alone', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const { id } = await host.makeTable([null, 'page'])
    host.token = (await host.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'a bot' })).secret
    await host.must('POST', `/api/tables/${id}/sit`, { seat: 0, nonceSeal: null })
    await host.must('POST', `/api/tables/${id}/start`)
    await resign(server, host, id)
    expect(verifyRecord(avalon, await recordOf(host, id))).toMatchObject({ kind: 'verified', nonces: 0 })
  })
})
