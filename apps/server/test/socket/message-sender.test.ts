import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { ServerMessage } from '@logres/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { MessageSender } from '../../src/socket/message-sender.ts'

const server = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
let sender: MessageSender
let stream: Duplex
let ours: WebSocket
let client: WebSocket
let heard: string[]

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  heard = []
  server.once('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      ours = opened
      stream = socket
      sender = new MessageSender(opened, socket)
    })
  })
  client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'bytes' : String(data)))
  await once(client, 'open')
})

afterEach(async () => {
  client.terminate()
  ours.terminate()
  server.close()
  await once(server, 'close')
})

const done = (key: string): ServerMessage => ({ kind: 'done', key, cursor: 1 })

test('messages of one turn leave in one write, in order', async () => {
  for (const key of ['a', 'b', 'c']) sender.send(done(key))
  expect(stream.writableCorked).toBe(1)
  expect(sender.bufferedBytes).toBeGreaterThan(3 * JSON.stringify(done('a')).length)
  await endOfTurn()
  expect([stream.writableCorked, sender.bufferedBytes]).toEqual([0, 0])
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual(['a', 'b', 'c'].map((key) => JSON.stringify(done(key))))
})

test('everything is sent before the close frame, and nothing after it', async () => {
  const closed = once(client, 'close')
  sender.send(done('last words'))
  ours.close(4001, 'reload')
  sender.send(done('too late'))
  const [code] = await closed
  expect([code, heard]).toEqual([4001, [JSON.stringify(done('last words'))]])
})

test('a message to several clients is serialised once; another of the same kind is not confused with it', async () => {
  const one = done('one')
  for (const message of [one, one, done('two'), one]) sender.send(message)
  await expect.poll(() => heard.length).toBe(4)
  expect(heard.map((text) => JSON.parse(text).key)).toEqual(['one', 'one', 'two', 'one'])
})
