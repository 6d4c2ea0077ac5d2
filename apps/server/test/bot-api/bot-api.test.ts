import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { at } from '@logres/kernel'
import { programsFor } from '@logres/service-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function tokenOf(client: Client): Promise<string> {
  const { secret } = await client.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'a bot' })
  return secret
}

/** Runs an example to its end; answers the last line it printed. */
function runExample(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0
        ? resolve(at(out.trim().split('\n'), -1 + out.trim().split('\n').length))
        : reject(new Error(`exit ${code}`)),
    )
    child.on('error', reject)
  })
}

const example = (name: string) => fileURLToPath(new URL(`../../../../examples/${name}`, import.meta.url))

describe('the API for bots', () => {
  test('the example in TypeScript plays a whole match of Merlin', async () => {
    const token = await tokenOf(await Client.arrive(server.base))
    const outcome = await runExample(process.execPath, [example('bot.ts'), server.base, token, 'merlin'])
    expect(JSON.parse(outcome)).toMatchObject({ by: 'rules' })
  })

  test('the example in Python plays a whole match of Avalon', async () => {
    const python = programsFor('the bot in Python', ['python3'], 'python3')?.python3
    if (python === undefined) return
    const token = await tokenOf(await Client.arrive(server.base))
    const outcome = await runExample(python, [example('bot.py'), server.base, token, 'avalon'])
    expect(JSON.parse(outcome)).toMatchObject({ by: 'rules' })
  })

  test('a stream needs a session; an act needs the seat, and the current question', async () => {
    expect((await fetch(`${server.base}/api/bot/stream`)).status).toBe(401)
    const host = await Client.arrive(server.base)
    const { id } = await host.makeTable('avalon', [null, 'page'])
    const reveal = await host.sit(id, 0)
    await host.must('POST', `/api/tables/${id}/start`)
    await reveal()
    const act = { key: 'k', ask: 99, action: { kind: 'finishPlays' } }
    const stranger = await Client.arrive(server.base)
    expect(await stranger.call('POST', `/api/bot/matches/${id}/act`, act)).toMatchObject({
      ...{ status: 403, body: { code: 'notSeated' } },
    })
    expect(await host.call('POST', `/api/bot/matches/${id}/act`, act)).toMatchObject({ body: { code: 'stale' } })
    expect((await host.call('POST', `/api/bot/matches/${id}/act`, { ...act, more: 1 })).status).toBe(400)
  })
})
