/* Costly routes, and those where secrets could be guessed, have limits of their own, which nothing raises for a person. */
import { expect, test } from 'vitest'
import { Client } from '../client.ts'
import { openTestServer } from '../test-server.ts'

test('a person exports their data five times a minute, and each response is sent once', async () => {
  const log: string[] = []
  const server = await openTestServer({ log: { write: (line) => log.push(line) } }, { LOGRES_LOG: 'info' })
  const client = await Client.arrive(server.base)
  for (let n = 0; n < 5; n++) expect(await client.must('GET', '/api/me/export')).toMatchObject({ reports: [] })
  expect(await client.call('GET', '/api/me/export')).toMatchObject({ status: 429, body: { code: 'tooFast' } })
  await server.close()
  // A response that is sent twice is warned about.
  expect(log.filter((line) => line.includes('"level":40'))).toEqual([])
})
