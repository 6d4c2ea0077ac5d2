import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_INVITATIONS, MAX_INVITED } from '../../src/tables/host-actions.ts'
import { newTable } from '../../src/tables/new-table.ts'
import { tableChanges } from '../../src/tables/places.ts'
import { OPEN } from '../../src/tables/table-row.ts'
import { VisitorServer } from '../people/visitor.ts'
import { begin, checkIndex, type Guest, guests, mine, resign, type TableAnswer, tableAt } from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(async () => {
  await checkIndex(server.running.store)
  await server.close()
})

const makeTable = (host: Guest) =>
  host.must<{ id: string }>('POST', '/api/tables', { game: 'avalon', seats: [null, null], access: 'invite' })
const inviting = (id: string, whom: object) => ['POST', `/api/tables/${id}/invite`, whom] as const
const sitting = (id: string, seat: number) =>
  ['POST', `/api/tables/${id}/sit`, { seat, nonceSeal: '0'.repeat(64) }] as const

describe('an invitation', () => {
  test('lets a person sit down who otherwise could not, and is in their list until they do', async () => {
    const [host, guest, other] = await guests(server, 3)
    if (!host || !guest || !other) throw new Error('three came')
    const { id } = await makeTable(host)
    expect(await guest.refused(...sitting(id, 1))).toMatchObject({ code: 'notInvited', status: 403 })
    const invited = await host.must<TableAnswer>(...inviting(id, { person: guest.me.id }))
    expect(invited.invited).toMatchObject([{ id: expect.stringMatching(/^[\w-]{12}$/), name: guest.me.name }])
    expect(at(invited.invited ?? [], 0).id).not.toBe(guest.me.id)
    expect(await host.must(...inviting(id, { person: guest.me.id }))).toMatchObject({ invited: [{}] })
    expect((await mine(guest)).invitations.map((table) => table.id)).toEqual([id])
    expect((await mine(other)).invitations).toEqual([])
    expect(await tableAt(guest, id)).toMatchObject({ isInvited: true })
    expect(await tableAt(guest, id)).not.toHaveProperty('invited')
    await guest.sit(id, 1)
    expect(await mine(guest)).toMatchObject({ invitations: [], waiting: [{ id }] })
    expect((await other.refused(...sitting(id, 0))).code).toBe('notInvited')
    await host.sit(id, 0)
  })

  test('no longer works once it is withdrawn or declined', async () => {
    const [host, guest, other] = await guests(server, 3)
    if (!host || !guest || !other) throw new Error('three came')
    const { id } = await makeTable(host)
    const { invited = [] } = await host.must<TableAnswer>(...inviting(id, { person: guest.me.id }))
    await host.must(...inviting(id, { person: other.me.id }))
    const back = await host.must<TableAnswer>('DELETE', `/api/tables/${id}/invited/${at(invited, 0).id}`)
    expect(back.invited?.map(({ name }) => name)).toEqual([other.me.name])
    expect((await guest.refused(...sitting(id, 1))).code).toBe('notInvited')
    expect((await mine(guest)).invitations).toEqual([])
    expect(await host.refused('DELETE', `/api/tables/${id}/invited/${at(invited, 0).id}`)).toMatchObject({
      ...{ code: 'noSuchPerson', status: 404 },
    })
    await other.must('POST', `/api/tables/${id}/decline`)
    expect([(await mine(other)).invitations, (await tableAt(host, id)).invited]).toEqual([[], []])
    expect((await other.refused('POST', `/api/tables/${id}/decline`)).code).toBe('notInvited')
  })

  test('can name a former fellow player by match and seat; they are listed', async () => {
    const [host, guest, stranger] = await guests(server, 3)
    if (!host || !guest || !stranger) throw new Error('three came')
    const match = await begin([host, guest])
    await resign(server, guest, match)
    const { players } = await host.must<{ players: { table: string; seat: number; name: string }[] }>(
      ...(['GET', '/api/me/players'] as const),
    )
    expect(players).toMatchObject([{ table: match, seat: 1, name: guest.me.name }])
    const { id } = await makeTable(host)
    await host.must(...inviting(id, { table: match, seat: 1 }))
    expect((await mine(guest)).invitations.map((table) => table.id)).toEqual([id])
    // Somebody who never sat there learns no names from a seat.
    const theirs = await makeTable(stranger)
    expect((await stranger.refused(...inviting(theirs.id, { table: match, seat: 1 }))).code).toBe('noSuchPerson')
    expect((await host.refused(...inviting(id, { table: id, seat: 0 }))).code).toBe('noSuchPerson')
  })

  test('cannot be for the host, or for blocked, unknown or deleted people', async () => {
    const [host, foe, gone] = await guests(server, 3)
    if (!host || !foe || !gone) throw new Error('three came')
    const { id } = await makeTable(host)
    const block = await foe.must<{ id: string }>('POST', '/api/me/blocks', { person: host.me.id })
    await gone.must('POST', '/api/me/delete', { confirm: gone.me.name })
    for (const [person, code, status] of [
      [host.me.id, 'cannotInvite', 403],
      [foe.me.id, 'cannotInvite', 403],
      [gone.me.id, 'noSuchPerson', 404],
      ['aaaaaaaaaaaa', 'noSuchPerson', 404],
    ] as const) {
      expect(await host.refused(...inviting(id, { person }))).toMatchObject({ code, status })
    }
    await foe.must('DELETE', `/api/me/blocks/${block.id}`)
    await host.must('POST', '/api/me/blocks', { person: foe.me.id })
    const refusal = await host.refused(...inviting(id, { person: foe.me.id }))
    expect(refusal).toMatchObject({ code: 'cannotInvite' })
    expect(refusal.message).not.toMatch(/block/i)
    expect((await tableAt(host, id)).invited).toEqual([])
  })

  test('are limited per table', async () => {
    const [host, last, ...many] = await guests(server, MAX_INVITED + 2)
    if (!host || !last) throw new Error('they came')
    const { id } = await makeTable(host)
    for (const { me } of many) await host.must(...inviting(id, { person: me.id }))
    expect(await host.refused(...inviting(id, { person: last.me.id }))).toMatchObject({
      ...{ code: 'tooManyInvited', status: 409 },
    })
  })

  test('are limited per person', async () => {
    const [host, guest, other] = await guests(server, 3)
    if (!host || !guest || !other) throw new Error('three came')
    const { store } = server.running
    const spammer = await store.get('people', other.me.id)
    if (spammer === undefined) throw new Error('nobody')
    const plan = {
      game: 'avalon',
      options: {},
      seats: [OPEN, OPEN],
      pace: {},
      access: 'invite',
      standIn: 'squire',
    } as const
    const rows = Array.from({ length: MAX_INVITATIONS }, (_, i) => ({
      ...newTable(spammer, plan, 1000 + i),
      invited: [guest.me.id],
    }))
    await store.commit(rows.flatMap((row) => tableChanges(undefined, row)))
    const { id } = await host.must<{ id: string }>('POST', '/api/tables', { game: 'avalon', seats: [null, null] })
    expect(await host.refused(...inviting(id, { person: guest.me.id }))).toMatchObject({
      ...{ code: 'tooManyInvitations', status: 409 },
    })
    await guest.must('POST', `/api/tables/${at(rows, 0).id}/decline`)
    await host.must(...inviting(id, { person: guest.me.id }))
    expect((await mine(guest)).invitations).toHaveLength(MAX_INVITATIONS)
  })

  test('is removed with the account, and is void once the table is closed', async () => {
    const [host, guest, gone] = await guests(server, 3)
    if (!host || !guest || !gone) throw new Error('three came')
    const { id } = await makeTable(host)
    for (const { me } of [guest, gone]) await host.must(...inviting(id, { person: me.id }))
    await gone.must('POST', '/api/me/delete', { confirm: gone.me.name })
    expect((await tableAt(host, id)).invited?.map(({ name }) => name)).toEqual([guest.me.name])
    expect(await server.running.store.list('places', [gone.me.id])).toEqual([])
    await host.must('POST', `/api/tables/${id}/cancel`)
    expect((await mine(guest)).invitations).toEqual([])
    expect((await guest.refused('POST', `/api/tables/${id}/decline`)).code).toBe('tableClosed')
  })
})
