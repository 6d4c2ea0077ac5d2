/* Round trips are measured with pings that cannot be answered in advance, and dead connections are noticed. */
import { once } from 'node:events'
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { PingTracker } from '../../src/socket/ping-tracker.ts'

let server: WebSocketServer
let client: WebSocket
let socket: WebSocket

/** With a browser that answers pings, or one whose answers the test sends. */
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

/** A ping with a round trip of so many milliseconds. Returns its bytes. */
async function trip(tracker: PingTracker, ms: number): Promise<Buffer> {
  const pinged = once(client, 'ping')
  tracker.probe()
  const bytes: Buffer = at(await pinged, 0)
  vi.advanceTimersByTime(ms)
  await pong(bytes)
  return bytes
}

// Only the measured time is fake.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  client.terminate()
  server.close()
})

test('the shortest of the last eight round trips counts; before the first answer there is no latency', async () => {
  await connect(false)
  const tracker = new PingTracker(socket)
  expect(tracker.roundTrip).toBeNull()
  await trip(tracker, 10)
  expect(tracker.roundTrip).toBe(10)
  for (let i = 0; i < 7; i++) await trip(tracker, 30 + i)
  expect(tracker.roundTrip).toBe(10)
  await trip(tracker, 40)
  expect(tracker.roundTrip).toBe(30)
})

test('an answer to a ping that was never sent, or a second one, measures nothing', async () => {
  await connect(false)
  const tracker = new PingTracker(socket)
  await pong(Buffer.alloc(8))
  expect(tracker.roundTrip).toBeNull()
  const bytes = await trip(tracker, 60)
  expect(tracker.roundTrip).toBe(60)
  // As many as the sample size: if they counted, they would displace the first.
  vi.advanceTimersByTime(1_000)
  for (let i = 0; i < 8; i++) await pong(bytes)
  expect(tracker.roundTrip).toBe(60)
})

test('a socket without an answer since the last check is dead; one that answers is not', async () => {
  await connect(true)
  const alive = new PingTracker(socket)
  for (let i = 0; i < 3; i++) {
    const answered = once(socket, 'pong')
    expect(alive.checkDead()).toBe(false)
    await answered
  }
  client.terminate()
  server.close()
  await connect(false)
  const dead = new PingTracker(socket)
  const pinged = once(client, 'ping')
  expect(dead.checkDead()).toBe(false)
  await pinged
  expect(dead.checkDead()).toBe(true)
})
