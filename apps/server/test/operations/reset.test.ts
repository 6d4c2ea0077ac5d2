import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ServerProcess } from './server-process.ts'

/** Requests a socket, and disconnects before the answer. */
function hangUp({ hostname, port }: URL): Promise<void> {
  const lines = [
    'GET /api/matches/aaaaaaaaaaaa/socket HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Cookie: logres=${'a'.repeat(32)}`,
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ]
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy())
  })
}

test('a client that disconnects while its socket opens does not crash the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-reset-'))
  const child = await ServerProcess.start(folder)
  for (let i = 0; i < 100; i++) await hangUp(new URL(child.base))
  expect((await fetch(`${child.base}/readyz`)).status).toBe(200)
  child.signal('SIGTERM')
  expect(await child.ended).toBe(0)
  rmSync(folder, { recursive: true })
})
