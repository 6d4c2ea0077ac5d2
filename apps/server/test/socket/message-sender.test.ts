import { once } from 'node:events'
import { createServer } from 'node:http'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { ServerMessage } from '@logres/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeFrames, FrameBatcher } from '../../src/socket/frame-batcher.ts'

const server = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
let batcher: FrameBatcher
let ours: WebSocket
let client: WebSocket
let heard: string[]
let writes: Buffer[]

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  heard = []
  writes = []
  server.once('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => {
      ours = opened
      batcher = new FrameBatcher(socket, () => opened.readyState === opened.OPEN)
      const write = socket.write.bind(socket)
      socket.write = (chunk: Buffer) => {
        writes.push(chunk)
        return write(chunk)
      }
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

test('texts of every length arrive as they were, one message each', async () => {
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'y'.repeat(126),
    'é€🛡'.repeat(60),
    'z'.repeat(65_535),
    'ü'.repeat(33_000),
    '!',
  ]
  socketOf(ours).write(encodeFrames(texts))
  await expect.poll(() => heard.length).toBe(texts.length)
  expect(heard).toEqual(texts)
})

test('messages of one turn leave in one write, in order', async () => {
  for (const key of ['a', 'b', 'c']) batcher.send(done(key))
  expect(writes).toEqual([])
  await endOfTurn()
  expect(writes).toHaveLength(1)
  await expect.poll(() => heard.length).toBe(3)
  expect(heard).toEqual(['a', 'b', 'c'].map((key) => JSON.stringify(done(key))))
})

test('everything is sent before the close frame, and nothing after it', async () => {
  const closed = once(client, 'close')
  batcher.send(done('last words'))
  batcher.flush()
  ours.close(4001, 'reload')
  batcher.send(done('too late'))
  const [code] = await closed
  expect([code, heard]).toEqual([4001, [JSON.stringify(done('last words'))]])
})

test('a message to several clients is serialised once; another of the same kind is not confused with it', async () => {
  const one = done('one')
  for (const message of [one, one, done('two'), one]) batcher.send(message)
  await expect.poll(() => heard.length).toBe(4)
  expect(heard.map((text) => JSON.parse(text).key)).toEqual(['one', 'one', 'two', 'one'])
})

function socketOf(opened: WebSocket): { write(chunk: Buffer): unknown } {
  const socket: unknown = Reflect.get(opened, '_socket')
  if (typeof socket !== 'object' || socket === null || !('write' in socket)) throw new Error('no socket')
  const { write } = socket
  if (typeof write !== 'function') throw new Error('no socket')
  return { write: (chunk) => write.call(socket, chunk) }
}
