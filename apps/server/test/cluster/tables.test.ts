/* Read-decide-write by people at two servers at the same moment: no change is lost. */
import { at } from '@logres/kernel'
import { afterAll, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { Cluster } from './cluster.ts'

const cluster = await Cluster.open('tables at several servers', 2)
afterAll(() => cluster?.close())
const ROUNDS = 12

if (cluster !== undefined) {
  test('of two people who take the same seat at once, one gets it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guests = await Promise.all([0, 1].map((i) => Client.arrive(cluster.base(i))))
      const host = await Client.arrive(cluster.base(0))
      const { id } = await host.makeTable('avalon', [null, null])
      const sat = await Promise.allSettled(guests.map((guest) => guest.sit(id, 1)))
      expect(sat.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const row = await cluster.store.get('tables', id)
      const winner = at(guests, sat[0]?.status === 'fulfilled' ? 0 : 1)
      expect(row?.seats[1]).toMatchObject({ kind: 'person', name: winner.name })
    }
  })

  test('people who take different seats at once all get them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guests = await Promise.all([0, 1, 0, 1].map((i) => Client.arrive(cluster.base(i))))
      const { id } = await at(guests, 0).makeTable('merlin', [null, null, null, null])
      await Promise.all(guests.map((guest, seat) => guest.sit(id, seat)))
      const row = await cluster.store.get('tables', id)
      const names = row?.seats.map((holder) => (holder.kind === 'person' ? holder.name : null))
      expect(names).toEqual(guests.map(({ name }) => name))
    }
  })

  test('a new name and new quiet hours, changed at different servers, are both kept', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await Client.arrive(cluster.base(0))
      const name = `Gareth ${round}`
      await Promise.all([
        guest.must('PATCH', '/api/me', { name }),
        guest.at(cluster.base(1)).must('PUT', '/api/me/settings', { notify: false }),
      ])
      expect(await guest.must('GET', '/api/me')).toMatchObject({ name })
      expect(await guest.must('GET', '/api/me/settings')).toMatchObject({ notify: false })
    }
  })

  test('a challenge made at one server is seen, and accepted or declined, at another; a block counts at both', async () => {
    const [by, to] = await Promise.all([0, 1].map((i) => Client.arrive(cluster.base(i))))
    if (by === undefined || to === undefined) throw new Error('two came')
    for (const [client, name] of [
      [by, 'Asker of Camelot'],
      [to, 'Asked of Camelot'],
    ] as const) {
      await client.must('POST', '/api/me/recovery')
      await client.must('PATCH', '/api/me', { name })
    }
    const wish = { name: 'Asked of Camelot', game: 'avalon', pace: 'live', begins: 'me', rated: true }
    const first = await by.must<{ id: string }>('POST', '/api/challenges', wish)
    expect(await to.must('GET', '/api/me/tables')).toMatchObject({ invitations: [{ id: first.id, isRated: true }] })
    await to.must('POST', `/api/tables/${first.id}/decline`)
    expect(await by.must('GET', `/api/tables/${first.id}`)).toMatchObject({
      ...{ status: 'cancelled', challenge: { ended: 'declined' } },
    })
    const second = await by.must<{ id: string }>('POST', '/api/challenges', wish)
    // At the same moment, at two servers: the last of them starts the table.
    await Promise.all([by.sit(second.id, 0), to.sit(second.id, 1)])
    expect(await to.must('GET', `/api/tables/${second.id}`)).toMatchObject({ status: 'sealing' })
    const third = await to.must<{ id: string }>('POST', '/api/challenges', { ...wish, name: 'Asker of Camelot' })
    await by.must('POST', '/api/me/blocks', { name: 'Asked of Camelot' })
    expect(await by.must('GET', '/api/me/tables')).toMatchObject({ invitations: [] })
    expect(await to.call('POST', '/api/challenges', wish)).toMatchObject({ status: 403 })
    await to.must('POST', `/api/tables/${third.id}/cancel`)
  })
}
