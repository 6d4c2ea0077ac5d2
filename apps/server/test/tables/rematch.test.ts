/* Rematches. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VisitorServer } from '../people/visitor.ts'
import {
  begin,
  checkIndex,
  guests,
  mine,
  resign,
  startAndReveal,
  type TableAnswer,
  tableAt,
  viewerOf,
  watch,
} from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(async () => {
  await checkIndex(server.running.store)
  await server.close()
})

const asking = (id: string) => ['POST', `/api/tables/${id}/rematch`] as const

describe('a rematch', () => {
  test('has the same game and people, each one seat further; they take their reserved seats, and play', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const wish = { options: { turnLimit: 60 }, access: 'invite', pace: { kind: 'live', bank: 600, increment: 5 } }
    const { id } = await host.must<TableAnswer>('POST', '/api/tables', {
      ...{ game: 'avalon', seats: [null, null], ...wish, standIn: 'knight' },
    })
    await host.must('POST', `/api/tables/${id}/invite`, { person: guest.me.id })
    await startAndReveal([host, guest], [await host.sit(id, 0), await guest.sit(id, 1)], id)
    expect(await guest.refused(...asking(id))).toMatchObject({ code: 'notOver', status: 409 })
    await resign(server, host, id)
    const first = await tableAt(host, id)
    expect([first.status, first.rematch]).toEqual(['over', null])

    const answer = await guest.call<TableAnswer>(...asking(id))
    expect(answer.status).toBe(201)
    const next = answer.body
    expect(next).toMatchObject({
      ...{ game: 'avalon', ...wish, standIn: 'knight', status: 'open', rematchOf: id, isHost: true },
      ...{ seat: null, keptSeat: 0, nonceSeals: [null, null] },
      seats: [
        { kind: 'expected', name: guest.me.name, sealed: false },
        { kind: 'expected', name: host.me.name },
      ],
    })
    expect(await tableAt(host, id)).toMatchObject({ rematch: next.id, status: 'over' })
    expect(await mine(host)).toMatchObject({
      invitations: [{ id: next.id, keptSeat: 1 }],
      finished: { tables: [{ id }] },
    })
    expect(await guest.refused('POST', `/api/tables/${next.id}/start`)).toMatchObject({ code: 'seatOpen' })
    // It starts by itself once both have sat down.
    const [guestNonce, hostNonce] = [await guest.sit(next.id, 0), await host.sit(next.id, 1)]
    expect(await tableAt(host, next.id)).toMatchObject({ status: 'sealing' })
    await guest.must('POST', `/api/tables/${next.id}/reveal`, { nonce: guestNonce })
    await host.must('POST', `/api/tables/${next.id}/reveal`, { nonce: hostNonce })
    expect(await tableAt(host, next.id)).toMatchObject({ status: 'playing' })
    expect(await viewerOf(server, guest, next.id)).toBe(0)
    await resign(server, guest, next.id)
    // And a third, where the first begins again.
    expect(await host.must<TableAnswer>(...asking(next.id))).toMatchObject({ seats: [{ name: host.me.name }, {}] })
  })

  test('bots are ready at once; also after the end by agreement', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const { id } = await host.must<TableAnswer>('POST', '/api/tables', {
      ...{ game: 'merlin', seats: ['page', null, 'squire'] },
    })
    await host.sit(id, 1).then((nonce) => startAndReveal([host], [nonce], id))
    const watcher = await watch(server, host, id)
    await watcher.ask({ ...{ kind: 'agreeEnd' }, key: 'e' })
    await watcher.until(() => watcher.view.outcome !== null)
    watcher.close()
    expect(await host.must<TableAnswer>(...asking(id))).toMatchObject({
      seats: [{ kind: 'expected' }, { kind: 'bot', level: 'squire' }, { kind: 'bot', level: 'page' }],
    })
  })

  test('is created once, even if both ask at the same moment', async () => {
    for (let i = 0; i < 5; i++) {
      const players = await guests(server, 3)
      const id = await begin(players, { game: 'merlin' })
      const watcher = await watch(server, at(players, 0), id)
      for (const player of players) {
        const each = await watch(server, player, id)
        await each.ask({ ...{ kind: 'agreeEnd' }, key: 'e' })
        each.close()
      }
      await watcher.until(() => watcher.view.outcome !== null)
      watcher.close()
      const answers = await Promise.all(
        [...players, ...players].map((player) => player.call<TableAnswer>(...asking(id))),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      expect(answers.filter(({ body }) => body.isHost).length).toBe(2)
      const rows = await server.running.store.find('tables', 'status', 'open')
      expect(rows.filter(({ rematchOf }) => rematchOf === id)).toHaveLength(1)
    }
  })

  test('nobody else can take a reserved seat until it is declined or the host frees it', async () => {
    const [host, guest, other] = await guests(server, 3)
    if (!host || !guest || !other) throw new Error('three came')
    const id = await begin([host, guest])
    await resign(server, guest, id)
    const next = await host.must<TableAnswer>(...asking(id))
    const sit = (seat: number) => ['POST', `/api/tables/${next.id}/sit`, { seat, nonceSeal: '0'.repeat(64) }] as const
    for (const seat of [0, 1]) {
      expect(await other.refused(...sit(seat))).toMatchObject({ code: 'seatKept', status: 409 })
    }
    expect((await host.refused(...sit(0))).code).toBe('seatKept')
    await guest.must('POST', `/api/tables/${next.id}/decline`)
    expect(await tableAt(host, next.id)).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'expected' }] })
    expect((await mine(guest)).invitations).toEqual([])
    // Public like the first: now anybody may.
    await other.must(...sit(0))
    // The host takes another seat than the reserved one, which is then free.
    await host.must('POST', `/api/tables/${next.id}/seats/0`, { bot: null })
    await host.must(...sit(0))
    expect(await tableAt(host, next.id)).toMatchObject({
      seats: [{ kind: 'person' }, { kind: 'open' }],
      keptSeat: null,
    })
  })

  test('only for people who sat there; no seat is reserved for deleted or blocked people; a cancelled one does not count', async () => {
    const [host, guest, gone, other] = await guests(server, 4)
    if (!host || !guest || !gone || !other) throw new Error('four came')
    const id = await begin([host, guest, gone], { game: 'merlin' })
    for (const player of [host, guest, gone]) {
      const watcher = await watch(server, player, id)
      await watcher.ask({ ...{ kind: 'agreeEnd' }, key: 'e' })
      watcher.close()
    }
    expect(await other.refused(...asking(id))).toMatchObject({ code: 'notSeated', status: 403 })
    expect((await other.refused(...asking('aaaaaaaaaaaa'))).code).toBe('noSuchTable')
    await gone.must('POST', '/api/me/delete', { confirm: gone.me.name })
    await guest.must('POST', '/api/me/blocks', { person: host.me.id })
    const next = await host.must<TableAnswer>(...asking(id))
    expect(next.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'expected'])
    expect((await tableAt(host, id)).seats.map(({ name }) => name)).toEqual([host.me.name, guest.me.name, 'departed'])
    await host.must('POST', `/api/tables/${next.id}/cancel`)
    const again = await guest.call<TableAnswer>(...asking(id))
    expect([again.status, again.body.id === next.id, again.body.isHost]).toEqual([201, false, true])
    expect(await tableAt(host, id)).toMatchObject({ rematch: again.body.id })
  })
})
