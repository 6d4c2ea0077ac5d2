/* Blocking people. */
import { sealNonce } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBlockedBetween } from '../../src/people/blocks.ts'
import { Visitor, VisitorServer } from './visitor.ts'

let server: VisitorServer

beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

const sitting = (id: string, seat: number) =>
  ['POST', `/api/tables/${id}/sit`, { seat, nonceSeal: sealNonce(id, seat, '00'.repeat(32)) }] as const

describe('blocking', () => {
  test('works in both directions; only the person who blocked can list and undo it', async () => {
    const [a, b] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const between = () =>
      Promise.all([
        isBlockedBetween(server.running.store, a.me.id, b.me.id),
        isBlockedBetween(server.running.store, b.me.id, a.me.id),
      ])
    expect(await between()).toEqual([false, false])
    const { status, body } = await a.call<{ id: string }>('POST', '/api/me/blocks', { person: b.me.id })
    expect([status, body]).toMatchObject([201, { name: b.me.name, isGuest: true }])
    // The id is for unblocking, and is not that of the person.
    expect(JSON.stringify(body)).not.toContain(b.me.id)
    await a.must('POST', '/api/me/blocks', { person: b.me.id })
    expect(await a.must('GET', '/api/me/blocks')).toEqual([body])
    expect(await b.must('GET', '/api/me/blocks')).toEqual([])
    expect(await between()).toEqual([true, true])
    expect(await b.refused('DELETE', `/api/me/blocks/${a.me.id}`)).toMatchObject({ code: 'noSuchPerson' })
    expect(await b.refused('DELETE', `/api/me/blocks/${body.id}`)).toMatchObject({ code: 'noSuchPerson' })
    expect(await a.call('DELETE', `/api/me/blocks/${body.id}`)).toMatchObject({ status: 204 })
    expect(await between()).toEqual([false, false])
  })

  test('blocking yourself or unknown people is refused', async () => {
    const visitor = await Visitor.arrive(server.base)
    expect(await visitor.refused('POST', '/api/me/blocks', { person: visitor.me.id })).toMatchObject({
      code: 'blockSelf',
    })
    const nobody = await visitor.refused('POST', '/api/me/blocks', { person: 'aaaaaaaaaaaa' })
    expect(nobody).toMatchObject({ code: 'noSuchPerson', status: 404 })
    const table = await visitor.makeTable([null, 'page'])
    for (const seat of [0, 1, 5]) {
      const refusal = await visitor.refused('POST', '/api/me/blocks', { table: table.id, seat })
      expect(refusal).toMatchObject({ code: 'noSuchPerson' })
    }
    expect(await visitor.must('GET', '/api/me/blocks')).toEqual([])
  })

  test('the holder of a seat: tables do not reveal ids', async () => {
    const [host, guest] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const table = await host.makeTable()
    await guest.sit(table.id, 1)
    const blocked = await host.must('POST', '/api/me/blocks', { table: table.id, seat: 1 })
    expect(blocked).toMatchObject({ name: guest.me.name, isGuest: true })
  })
})

describe('at a table', () => {
  test.each(['the host has blocked the guest', 'the guest has blocked the host'])(
    '%s: they cannot sit down',
    async (who) => {
      const [host, guest] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
      const table = await host.makeTable()
      const [from, to] = who.startsWith('the host') ? [host, guest] : [guest, host]
      const { id } = await from.must<{ id: string }>('POST', '/api/me/blocks', { person: to.me.id })
      const refusal = await guest.refused(...sitting(table.id, 1))
      expect(refusal).toMatchObject({ code: 'blocked', status: 403 })
      expect(refusal.message).not.toMatch(/block/i)
      expect(await guest.must('GET', `/api/tables/${table.id}`)).toMatchObject({ seat: null })
      await from.must('DELETE', `/api/me/blocks/${id}`)
      expect(await guest.must(...sitting(table.id, 1))).toMatchObject({ seat: 1 })
    },
  )

  test('nor with somebody who is seated; others and the host can', async () => {
    const [host, seated, unwanted, other] = [
      ...[await Visitor.arrive(server.base), await Visitor.arrive(server.base)],
      ...[await Visitor.arrive(server.base), await Visitor.arrive(server.base)],
    ]
    if (!host || !seated || !unwanted || !other) throw new Error('four came')
    const table = await host.must<{ id: string }>('POST', '/api/tables', {
      ...{ game: 'merlin', seats: [null, null, null], access: 'public' },
    })
    await seated.sit(table.id, 1)
    await seated.must('POST', '/api/me/blocks', { person: unwanted.me.id })
    expect(await unwanted.refused(...sitting(table.id, 2))).toMatchObject({ code: 'blocked' })
    await other.sit(table.id, 2)
    await host.sit(table.id, 0)
  })
})
