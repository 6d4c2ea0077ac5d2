/* Seats before the start, and whose seal is valid. */
import { at, sealNonce, type Table } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VisitorServer } from '../people/visitor.ts'
import { checkIndex, guests, link, present, startAndReveal, tableAt } from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(async () => {
  await checkIndex(server.running.store)
  await server.close()
})

const swap = (a: number, b: number) => ({ seats: [a, b] })

describe('the host', () => {
  test('swaps people: each must seal again for the new seat, and then it starts', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    await host.sit(id, 0)
    await guest.sit(id, 1)
    expect(await host.must('POST', `/api/tables/${id}/swap`, swap(0, 1))).toMatchObject({
      ...{ seat: 1, mustSeal: true, nonceSeals: [null, null] },
      seats: [
        { name: guest.me.name, sealed: false },
        { name: host.me.name, sealed: false },
      ],
    })
    expect(await tableAt(guest, id)).toMatchObject({ seat: 0, mustSeal: true })
    expect(await host.refused('POST', `/api/tables/${id}/start`)).toMatchObject({ code: 'notSealedYet', status: 409 })
    const nonces = [await host.sit(id, 1), await guest.sit(id, 0)]
    expect(await tableAt(guest, id)).toMatchObject({ seat: 0, mustSeal: false, seats: [{ sealed: true }, {}] })
    await startAndReveal([host, guest], nonces, id)
    const sealed = await host.must<Table>('GET', `/api/tables/${id}/sealed`)
    expect(sealed.seats.map(({ name }) => name)).toEqual([guest.me.name, host.me.name])
    expect(sealed.nonceSeals).toEqual([sealNonce(id, 0, at(nonces, 1)), sealNonce(id, 1, at(nonces, 0))])
  })

  test('moves a person or a bot to a free seat; others keep their seals', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', {
      ...{ game: 'merlin', seats: [null, null, null, 'page'] },
    })
    await host.sit(id, 0)
    await guest.sit(id, 1)
    await host.must('POST', `/api/tables/${id}/swap`, swap(1, 2))
    const moved = await host.must('POST', `/api/tables/${id}/swap`, swap(3, 1))
    expect(moved).toMatchObject({
      mustSeal: false,
      seats: [
        { kind: 'person', sealed: true },
        { kind: 'bot', level: 'page' },
        { kind: 'person', sealed: false },
        { kind: 'open' },
      ],
    })
    expect(await host.must('POST', `/api/tables/${id}/swap`, swap(0, 0))).toEqual(moved)
  })

  test('a program without a nonce need not seal again', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    guest.token = (await guest.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'a bot' })).secret
    await guest.must('POST', `/api/tables/${id}/sit`, { seat: 0, nonceSeal: null })
    await host.must('POST', `/api/tables/${id}/swap`, swap(0, 1))
    expect(await tableAt(guest, id)).toMatchObject({ seat: 1, mustSeal: false, seats: [{}, { sealed: true }] })
  })

  test('puts bots on seats and takes them off, and removes a person, who may sit down again', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    const set = (seat: number, bot: string | null) => ['POST', `/api/tables/${id}/seats/${seat}`, { bot }] as const
    expect(await host.must(...set(1, 'page'))).toMatchObject({ seats: [{}, { kind: 'bot', level: 'page' }] })
    expect(await host.must(...set(1, 'squire'))).toMatchObject({ seats: [{}, { level: 'squire' }] })
    expect(await host.refused(...set(0, 'page'))).toMatchObject({ code: 'nobodySeated' })
    await host.must(...set(1, null))
    await guest.sit(id, 1)
    expect(await host.refused(...set(1, 'page'))).toMatchObject({ code: 'seatTaken', status: 409 })
    expect(await host.must(...set(1, null))).toMatchObject({ seats: [{}, { kind: 'open', name: null }] })
    expect(await tableAt(guest, id)).toMatchObject({ seat: null, nonceSeals: [null, null] })
    await guest.sit(id, 1)
    for (const [wrong, code] of [
      [set(1, 'dragon'), 'noSuchLevel'],
      [set(7, 'page'), 'noSuchSeat'],
    ] as const) {
      expect(await host.refused(...wrong)).toMatchObject({ code })
    }
    expect((await host.call(...set(8, 'page'))).status).toBe(400)
  })

  test('is the only one who may do this, and not once the table is frozen', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    await host.sit(id, 0)
    await guest.sit(id, 1)
    const actions: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['POST', `/api/tables/${id}/swap`, swap(0, 1)],
      ['POST', `/api/tables/${id}/seats/1`, { bot: null }],
      ['POST', `/api/tables/${id}/invite`, { person: guest.me.id }],
      ['DELETE', `/api/tables/${id}/invited/aaaaaaaaaaaa`],
    ]
    const before = await tableAt(guest, id)
    for (const action of actions)
      expect(await guest.refused(...action)).toMatchObject({ code: 'notTheHost', status: 403 })
    expect(await host.refused('POST', `/api/tables/${id}/swap`, swap(0, 5))).toMatchObject({ code: 'noSuchSeat' })
    expect(await tableAt(guest, id)).toEqual(before)
    await host.must('POST', `/api/tables/${id}/start`)
    for (const action of actions)
      expect(await host.refused(...action)).toMatchObject({ code: 'tableClosed', status: 409 })
    for (const seats of [[0], [0, 1, 0], [0, 9], ['0', '1']]) {
      expect((await host.call('POST', `/api/tables/${id}/swap`, { seats })).status).toBe(400)
    }
  })
})

describe('a seat', () => {
  test('is limited to one per person: sitting down elsewhere frees the former seat', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    await guest.sit(id, 0)
    await guest.sit(id, 1)
    expect(await tableAt(guest, id)).toMatchObject({ seat: 1, seats: [{ kind: 'open' }, { kind: 'person' }] })
    expect(await host.refused('POST', `/api/tables/${id}/sit`, { seat: 1, nonceSeal: '0'.repeat(64) })).toMatchObject({
      code: 'seatTaken',
    })
  })

  test('shows the person’s current name, which is also the one that is sealed', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    const nonces = [await host.sit(id, 0), await guest.sit(id, 1)]
    await guest.must('PATCH', '/api/me', { name: 'Tor' })
    expect(await tableAt(host, id)).toMatchObject({ seats: [{}, { name: 'Tor' }] })
    await startAndReveal([host, guest], nonces, id)
    const sealed = await host.must<Table>('GET', `/api/tables/${id}/sealed`)
    expect(at(sealed.seats, 1).name).toBe('Tor')
  })

  test('shows "departed" for a deleted account, also when the match is over', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    await startAndReveal([host, guest], [await host.sit(id, 0), await guest.sit(id, 1)], id)
    await guest.must('POST', '/api/me/delete', { confirm: guest.me.name })
    expect(await tableAt(host, id)).toMatchObject({ seats: [{ name: host.me.name }, { name: 'departed' }] })
  })
})

test('leaving while it starts: either the seat is free and the table open, or it has started or is frozen with the person', async () => {
  for (let i = 0; i < 10; i++) {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable()
    await host.sit(id, 0)
    await guest.sit(id, 1)
    const actions = [
      () => host.call('POST', `/api/tables/${id}/start`),
      () => guest.call('POST', `/api/tables/${id}/leave`),
    ]
    await Promise.all((i % 2 === 0 ? actions : actions.toReversed()).map((action) => action()))
    // In either order the second was refused: leaving a frozen table opens it again.
    expect(await tableAt(host, id)).toMatchObject({ status: 'open', seats: [{ kind: 'person' }, { kind: 'open' }] })
    await checkIndex(server.running.store)
  }
})

test('no response contains secrets, nonces, links, or ids of others', async () => {
  const [host, guest, friend] = await guests(server, 3)
  if (!host || !guest || !friend) throw new Error('three came')
  const { id } = await host.makeTable()
  const made = await link(host, id, 1)
  const { link: next } = await present(guest, id, made)
  const nonces = [await host.sit(id, 0), await guest.sit(id, 1)]
  await host.must('POST', `/api/tables/${id}/invite`, { person: friend.me.id })
  const texts: string[] = []
  const look = async () => {
    for (const path of [`/api/tables/${id}`, '/api/me/tables', '/api/tables', '/api/me/next', '/api/me/players']) {
      for (const each of [host, guest, friend]) {
        texts.push(JSON.stringify(await each.must('GET', path)).replaceAll(each.me.id, ''))
      }
    }
  }
  await look()
  await host.must('POST', `/api/tables/${id}/start`)
  await host.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[0] })
  await look()
  await guest.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[1] })
  await look()
  const row = await server.running.store.get('tables', id)
  const hidden = [row?.secret, ...nonces, made.secret, next?.secret, ...(row?.links ?? [])]
  const ids = [host.me.id, guest.me.id, friend.me.id]
  for (const secret of [...hidden, ...ids].filter((each) => typeof each === 'string')) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([])
  }
  expect(hidden.filter((each) => typeof each === 'string').length).toBeGreaterThan(5)
})
