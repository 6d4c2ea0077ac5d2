/* PostgreSQL is stopped and started again: the same promises as for a full disk. */
import { startPostgres } from '@logres/service-testing'
import { expect, test } from 'vitest'
import { openPostgres } from '../../src/store/postgres/postgres.ts'
import { beginMatch, openTestServer } from '../test-server.ts'
import { surviveOutage } from './outage.ts'

const IS_LONG = process.env.LOGRES_SIEGE_ALL !== undefined
/** How long people wait for a database that is gone; the short form must not. */
const PATIENCE = IS_LONG ? {} : { patience: 500 }

test('PostgreSQL is stopped and started again', async () => {
  const postgres = await startPostgres('a server whose PostgreSQL is stopped')
  if (postgres === undefined) return
  try {
    const url = await postgres.fresh()
    for (const noticedBy of IS_LONG ? (['monitor', 'player'] as const) : (['monitor'] as const)) {
      const log: string[] = []
      const store = await openPostgres(url, PATIENCE)
      const server = await openTestServer({ store, log: { write: (line) => log.push(line) } }, { LOGRES_LOG: 'warn' })
      const match = await beginMatch(server.base, 'avalon', [null, null])
      const outage = { noticedBy, begin: () => postgres.stop(), end: () => postgres.start() }
      const acknowledged = await surviveOutage({ base: server.base, match, ...outage })
      const entries = await store.list('entries', [match.table.id])
      expect(entries.flatMap(({ key }) => (key === null ? [] : [key]))).toEqual(acknowledged)
      expect(log.map((line) => JSON.parse(line).msg)).toEqual(['the store cannot save', 'the store can save again'])
      await server.close()
    }
  } finally {
    await postgres.end()
  }
})
