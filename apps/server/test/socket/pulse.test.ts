/* Round trips are measured by pings that cannot be answered beforehand, and a line that was cut is noticed. */
import { once } from 'node:events'
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Pulse } from '../../src/socket/pulse.ts'

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
  const opened = once(client, 'open')
  socket = at(await connected, 0)
  await opened
}

/** Resolves when the server has it. */
async function pong(bytes: Buffer): Promise<void> {
  const arrived = once(socket, 'pong')
  client.pong(bytes)
  await arrived
}

/** A ping that takes so many milliseconds there and back. Answers its bytes. */
async function trip(pulse: Pulse, ms: number): Promise<Buffer> {
  const pinged = once(client, 'ping')
  pulse.probe()
  const bytes: Buffer = at(await pinged, 0)
  vi.advanceTimersByTime(ms)
  await pong(bytes)
  return bytes
}

// What is measured is the test's to say; all else takes its time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  client.terminate()
  server.close()
})

test('the shortest of the last eight round trips counts; before the first there is none', async () => {
  await connect(false)
  const pulse = new Pulse(socket)
  expect(pulse.roundTrip).toBeNull()
  await trip(pulse, 10)
  expect(pulse.roundTrip).toBe(10)
  for (let i = 0; i < 7; i++) await trip(pulse, 30 + i)
  expect(pulse.roundTrip).toBe(10)
  await trip(pulse, 40)
  expect(pulse.roundTrip).toBe(30)
})

test('an answer to a ping that was never sent, or a second one, measures nothing', async () => {
  await connect(false)
  const pulse = new Pulse(socket)
  await pong(Buffer.alloc(8))
  expect(pulse.roundTrip).toBeNull()
  const bytes = await trip(pulse, 60)
  expect(pulse.roundTrip).toBe(60)
  // As many as are remembered: if they counted, the first would be forgotten.
  vi.advanceTimersByTime(1_000)
  for (let i = 0; i < 8; i++) await pong(bytes)
  expect(pulse.roundTrip).toBe(60)
})

test('who answers nothing from one look to the next is gone; who answers is not', async () => {
  await connect(true)
  const alive = new Pulse(socket)
  for (let i = 0; i < 3; i++) {
    const answered = once(socket, 'pong')
    expect(alive.isDead()).toBe(false)
    await answered
  }
  client.terminate()
  server.close()
  await connect(false)
  const dead = new Pulse(socket)
  const pinged = once(client, 'ping')
  expect(dead.isDead()).toBe(false)
  await pinged
  expect(dead.isDead()).toBe(true)
})
