/* How many knights and champions one person may have playing. */
import { expect, test } from 'vitest'
import { Client } from '../client.ts'
import { openTestServer } from '../test-server.ts'

const STRONG = [null, 'champion', 'knight']
const WEAK = [null, 'page', 'squire']

interface Refused {
  readonly code?: string
  readonly message?: string
  readonly id?: string
}

test('a table beyond the limit is refused when it is created or started, with a sentence; others can play', async () => {
  const server = await openTestServer({ limits: { strongBotSeats: 3 } })
  const host = await Client.arrive(server.base)
  const make = (client: Client, seats: readonly (string | null)[]) =>
    client.call<Refused>('POST', '/api/tables', { game: 'tournament', seats })
  const start = async (client: Client, id = '') => {
    const reveal = await client.sit(id, 0)
    const started = await client.call<Refused>('POST', `/api/tables/${id}/start`)
    if (started.status === 200) await reveal()
    return started
  }
  const [first, second] = [await make(host, STRONG), await make(host, STRONG)]
  expect((await start(host, first.body.id)).status).toBe(200)
  // Two play; two more would be one too many.
  const refused = { status: 429, body: { code: 'tooManyStrongBots', message: expect.stringContaining('champions') } }
  expect(await start(host, second.body.id)).toMatchObject(refused)
  expect(await make(host, STRONG)).toMatchObject(refused)
  expect(await host.must('GET', `/api/tables/${second.body.id}`)).toMatchObject({ status: 'open' })
  // Weaker bots do not count, and a knight fits.
  expect((await make(host, WEAK)).status).toBe(201)
  expect((await make(host, [null, 'knight', 'page'])).status).toBe(201)
  const other = await Client.arrive(server.base)
  expect((await start(other, (await make(other, STRONG)).body.id)).status).toBe(200)
  await server.close()
})

test('two tables that are started at the same moment do not exceed it', async () => {
  const server = await openTestServer({ limits: { strongBotSeats: 3 } })
  const host = await Client.arrive(server.base)
  const ids: string[] = []
  for (let i = 0; i < 4; i++) {
    const { id } = await host.makeTable('tournament', STRONG)
    await host.sit(id, 0)
    ids.push(id)
  }
  const started = await Promise.all(ids.map((id) => host.call('POST', `/api/tables/${id}/start`)))
  expect(started.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  await server.close()
})
