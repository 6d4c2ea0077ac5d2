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
}
