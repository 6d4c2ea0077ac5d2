/* A page that is over a limit of the server: it knows which, waits longer, and goes on once it may. */
import { at } from '@logres/kernel'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { RemotePlay } from '../../src/play/remote.ts'
import { Guest, startMatch, startTestServer } from './guests.ts'

const PATIENT = { timeout: 600_000 }

async function open(env: Readonly<Record<string, string>>) {
  const server = await startTestServer({ env })
  const guests = [await Guest.signUp(server.base), await Guest.signUp(server.base)]
  const id = await startMatch(guests, [null, null])
  return { server, guest: at(guests, 0), id }
}

/** Every connection this page has, in their order. */
function connectionsOf(play: RemotePlay): string[] {
  const all: string[] = []
  play.connection.subscribe((connection) => all.push(connection))
  return all
}

test('with too many open sockets the page says so, and opens the match once there is room', async () => {
  const { server, guest, id } = await open({ LOGRES_LIMIT_SCALE: '1' })
  const address = `${server.base.replace('http', 'ws')}/api/matches/${id}/socket`
  const others = Array.from({ length: 30 }, () => new WebSocket(address, { headers: { cookie: guest.cookie } }))
  await Promise.all(others.map((other) => new Promise((resolve) => other.once('message', resolve))))
  const play = guest.watch(id)
  const connections = connectionsOf(play)
  await expect.poll(() => connections, PATIENT).toContain('tooMany')
  for (const other of others) other.terminate()
  await expect.poll(() => connections.at(-1), PATIENT).toBe('open')
  play.close()
  await server.close()
})

test('a page that sends too much is told, and goes on; nothing it sent is lost', async () => {
  const { server, guest, id } = await open({ LOGRES_MESSAGES_PER_SECOND: '20' })
  const play = guest.watch(id)
  const connections = connectionsOf(play)
  await expect.poll(() => connections.at(-1), PATIENT).toBe('open')
  const sent = Array.from({ length: 90 }, () => play.takeBack())
  await expect.poll(() => connections, PATIENT).toContain('tooFast')
  expect(connections).not.toContain('lost')
  // Each is answered in the end, most of them over a later connection.
  expect((await Promise.all(sent)).map((refusal) => refusal?.code)).toEqual(sent.map(() => 'noStandIn'))
  expect(guest.sockets.length).toBeLessThan(20)
  play.close()
  await server.close()
})
