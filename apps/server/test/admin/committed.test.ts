/* An admin's action and its note are committed together, or not at all. */
import { at } from '@logres/kernel'
import { expect, test } from 'vitest'
import { createCode } from '../../src/admin/claim.ts'
import { wakingDeadlines } from '../../src/clocks/deadlines.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Change } from '../../src/store/store.ts'
import { Client } from '../client.ts'
import { RestartableServer } from '../restartable-server.ts'
import { beginMatch } from '../test-server.ts'

test('each action is in the same commit as its note; one the store rejects is not done', async () => {
  const store = await openSqlite(':memory:')
  const commits: (readonly Change[])[] = []
  let isFull = false
  const server = await RestartableServer.open({
    store: {
      ...wakingDeadlines(store, () => {}),
      commit: (changes) => {
        if (isFull && changes.some((change) => change.in === 'notes')) return Promise.reject(new Error('disk full'))
        commits.push(changes)
        return store.commit(changes)
      },
    },
  })
  const admin = await Client.arrive(server.base)
  await admin.must('POST', '/api/me/recovery')
  await admin.must('POST', '/api/admin/claim', { code: await createCode(store) })
  const { clients, table, watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const open = await at(clients, 0).makeTable('avalon', [null, null])
  const { id } = await at(clients, 1).must<{ id: string }>('GET', '/api/me')
  const until = Date.now() + 1e6
  const reason = 'it must be'
  const actions: (readonly [path: string, body: object, changed: Change['in']])[] = [
    [`people/${id}/mute`, { until, reason }, 'people'],
    [`people/${id}/rename`, { name: 'Other', reason }, 'people'],
    [`tables/${open.id}/close`, { reason }, 'tables'],
    [`people/${id}/ban`, { reason }, 'people'],
    [`tables/${table.id}/close`, { reason }, 'matches'],
  ]
  for (const [path, body, changed] of actions) {
    isFull = true
    const before = await store.get('people', id)
    expect((await admin.call('POST', `/api/admin/${path}`, body)).status, path).toBe(500)
    expect(await store.get('people', id)).toEqual(before)
    isFull = false
    commits.length = 0
    expect((await admin.call('POST', `/api/admin/${path}`, body)).status, path).toBeLessThan(300)
    const noted = commits.filter((changes) => changes.some((change) => change.in === 'notes'))
    expect(noted, path).toHaveLength(1)
    expect(
      at(noted, 0).some((change) => change.in === changed),
      path,
    ).toBe(true)
  }
  expect(await store.find('notes', 'kind', 'admin')).toHaveLength(1 + actions.length)
  expect(watchers).toHaveLength(2)
  await server.close()
})
