/* Round trips are measured by pings that cannot be answered beforehand, and a line that was cut is noticed. */
import { once } from 'node:events'
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Pulse } from '../../src/socket/pulse.ts'
import { sleep } from '../client.ts'

let server: WebSocketServer
let client: WebSocket
let socket: WebSocket

/** With a browser that answers pings, or one whose answers are the test's. */
async function connect(autoPong: boolean): Promise<void> {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const connected = once(server, 'connection')
  client = new WebSocket(`ws://127.0.0.1:${address === null || typeof address === 'string' ? 0 : address.port}`, {
    autoPong,
  })
  socket = at(await connected, 0)
  await once(client, 'open')
}

beforeEach(() => connect(true))
afterEach(() => {
  client.terminate()
  server.close()
})

test('the shortest of the last eight round trips counts; before the first there is none', async () => {
  const pulse = new Pulse(socket)
  expect(pulse.roundTrip).toBeNull()
  for (let i = 0; i < 10; i++) pulse.probe()
  await sleep(100)
  expect(pulse.roundTrip).toBeGreaterThan(0)
  expect(pulse.roundTrip).toBeLessThan(100)
})

test('an answer to a ping that was never sent, or a second one, measures nothing', async () => {
  client.terminate()
  server.close()
  await connect(false)
  const pulse = new Pulse(socket)
  client.pong(Buffer.alloc(8))
  await sleep(30)
  expect(pulse.roundTrip).toBeNull()
  const pinged = once(client, 'ping')
  pulse.probe()
  const bytes: Buffer = at(await pinged, 0)
  await sleep(60)
  client.pong(bytes)
  await sleep(30)
  const measured = pulse.roundTrip
  expect(measured).toBeGreaterThan(50)
  client.pong(bytes)
  await sleep(30)
  expect(pulse.roundTrip).toBe(measured)
})

test('who answers nothing from one look to the next is gone; who answers is not', async () => {
  const alive = new Pulse(socket)
  for (let i = 0; i < 3; i++) {
    expect(alive.isDead()).toBe(false)
    await sleep(50)
  }
  client.terminate()
  server.close()
  await connect(false)
  const dead = new Pulse(socket)
  expect(dead.isDead()).toBe(false)
  await sleep(50)
  expect(dead.isDead()).toBe(true)
})
