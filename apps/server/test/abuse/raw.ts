/* Raw bytes: not HTTP, unfinished requests, and broken sockets. */
import { connect } from 'node:net'
import { at, type Chance } from '@logres/kernel'
import { any, bytes, seldom } from './bad-values.ts'

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='

/** One conversation, cut off after a moment. */
export function rawFor(match: string, secret: string, chance: Chance): Buffer {
  const path = `/api/matches/${match}/socket`
  const upgrade = (lines: readonly string[], to = path) =>
    Buffer.from(
      [`GET ${to} HTTP/1.1`, 'Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', ...lines, '', ''].join(
        '\r\n',
      ),
    )
  const good = [`Sec-WebSocket-Key: ${KEY}`, 'Sec-WebSocket-Version: 13']
  const cookie = `Cookie: logres=${secret}`
  return any<() => Buffer>(chance, [
    () => bytes(chance, 1 + chance.pick(400, 'length')),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`),
    () =>
      Buffer.from(
        `POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nnonsense\r\n0\r\n\r\n`,
      ),
    () => Buffer.from(`POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{`),
    () => Buffer.from(`GET /${'x'.repeat(chance.pick(30_000, 'length'))} HTTP/1.1\r\nHost: x\r\n\r\n`),
    () => Buffer.from('GET / HTTP/9.9\r\n\r\n'),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
    () => Buffer.from('CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from('GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'),
    () => Buffer.from(`GET /api/me HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n\r\n`),
    () =>
      Buffer.from(
        `GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: ${bytes(chance, 40).toString('latin1')}\r\n\r\n`,
        'latin1',
      ),
    // Sockets: truncated, without a key, wrong version, wrong origin, unknown path, then garbage over a valid one.
    () => upgrade([cookie, ...good]).subarray(0, 40 + chance.pick(150, 'cut')),
    () => upgrade([cookie]),
    () =>
      upgrade([cookie, `Sec-WebSocket-Key: ${'x'.repeat(chance.pick(300, 'length'))}`, 'Sec-WebSocket-Version: 13']),
    () => upgrade([cookie, `Sec-WebSocket-Key: ${KEY}`, `Sec-WebSocket-Version: ${chance.pick(99, 'version')}`]),
    () => upgrade([cookie, ...good, 'Origin: https://elsewhere.example']),
    () => upgrade([...good, `Cookie: logres=${bytes(chance, 24).toString('base64')}`]),
    () =>
      upgrade(
        [cookie, ...good],
        any(chance, ['/', '//', '/api/matches/x/socket', `${path}?cursor=${'9'.repeat(400)}`, '/%00', 'x']),
      ),
    () => Buffer.concat([upgrade([cookie, ...good, 'Content-Length: 5']), bytes(chance, 200)]),
    () => Buffer.concat([upgrade([cookie, ...good]), frame(chance)]),
    () => Buffer.concat([upgrade([cookie, ...good]), frame(chance), frame(chance)]),
  ])()
}

/** A WebSocket frame, valid or not: unmasked, reserved bits, long control frames, wrong length. */
function frame(chance: Chance): Buffer {
  const first = seldom(chance, 3) ? chance.pick(256, 'first') : 0x81
  const payload = bytes(chance, chance.pick(120, 'length'))
  const length = seldom(chance, 4) ? chance.pick(128, 'lie') : payload.length
  const mask = seldom(chance, 4) ? 0 : 0x80
  const extra = length === 127 ? [0x7f, 255, 255, 255, 255, 255, 255, 255] : length === 126 ? [255, 255] : []
  return Buffer.concat([Buffer.from([first, mask | length, ...extra]), bytes(chance, mask === 0 ? 0 : 4), payload])
}

/** Sends it, reads what comes, and disconnects after so long. Returns the start of the response. */
export function send(port: number, data: Buffer, ms: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      if (answer.length < 200) answer += part.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(data)
    setTimeout(() => (ms % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()), ms)
  })
}

/** Connections whose requests never end. */
export function openUnfinishedRequests(port: number, lines: number): () => void {
  const sockets = Array.from({ length: lines }, () => connect(port, '127.0.0.1').on('error', () => {}))
  for (const socket of sockets) socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write('x')
  }, 50)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}

export function statusOf(answer: string): number {
  return Number(at([...(/^HTTP\/1\.1 (\d{3})/.exec(answer) ?? ['', '0'])], 1))
}
