/* Who is told of a challenge: somebody who is not here, once, in their language, unless it is answered by then. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SECOND } from '../../src/clocks/pace.ts'
import { Client } from '../client.ts'
import { PushServer } from './push-server.ts'

let server: PushServer
let by: Client
let count = 0
beforeAll(async () => {
  server = await PushServer.create()
  by = await kept('Asker of Logres')
})
afterAll(() => server.close())

async function kept(name: string): Promise<Client> {
  const client = await Client.arrive(server.base)
  await client.must('POST', '/api/me/recovery')
  await client.must('PATCH', '/api/me', { name })
  return client
}

async function challenged(language = 'en') {
  count += 1
  const name = `Asked of ${'abcdefgh'[count]}`
  const to = await kept(name)
  const device = await server.subscribe(to, language)
  const challenge = async () => {
    const wish = { name, game: 'avalon', pace: 'live', begins: 'random', rated: false }
    return (await by.must<{ id: string }>('POST', '/api/challenges', wish)).id
  }
  return { to, device, challenge }
}

/** The time of the notice has come, and it was sent or left. */
async function passed(id: string): Promise<void> {
  server.pass(6 * SECOND)
  await server.until(async () => {
    const rows = await server.running.store.find('deadlines', 'match', id)
    return rows.every(({ what }) => !('kind' in what) || what.kind !== 'challengeNotice')
  })
}

test('somebody who is not here is told, with a link to the table, and nothing else', async () => {
  const { device, challenge } = await challenged('fr')
  const id = await challenge()
  await passed(id)
  expect(device.notices).toEqual([
    {
      ...{ match: id, at: 't', lang: 'fr' },
      ...{ title: 'Asker of Logres te lance un défi · Avalon', body: 'Tu as dix minutes pour répondre.' },
    },
  ])
  await by.must('POST', `/api/tables/${id}/cancel`)
})

test('nobody is told who has a page open, who has answered, or who wants no notices', async () => {
  const here = await challenged()
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/lobby/socket`, {
    headers: { cookie: `logres=${here.to.secret}` },
  })
  await new Promise((resolve) => socket.once('message', resolve))
  const first = await here.challenge()
  await passed(first)
  socket.close()
  const answered = await challenged()
  const second = await answered.challenge()
  await answered.to.must('POST', `/api/tables/${second}/decline`)
  await passed(second)
  const silent = await challenged()
  await silent.to.must('PUT', '/api/me/settings', { notify: false })
  await passed(await silent.challenge())
  expect([here, answered, silent].flatMap(({ device }) => device.notices)).toEqual([])
})
