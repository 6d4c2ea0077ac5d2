/* Whatever Host header is sent, a page or an answer never repeats a name that is not ours. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isOwnHost } from '../../src/http/own-host.ts'
import { Client } from '../client.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

const addresses = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? [])

test.each<readonly [string, boolean]>([
  ['localhost:4200', true],
  ['logres.localhost', true],
  ['127.0.0.1:4200', true],
  ['[::1]:4200', true],
  ['192.168.1.20:4200', true],
  ['[fd00::7]:4200', true],
  ['knight:4200', true],
  ['KNIGHT.local', true],
  ['knight.local.', true],
  ['nas.home.arpa', true],
  ['nas.fritz.box:4200', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['evil-localhost.example', false],
  ['localhost@evil.example', false],
  ['evil.example/@localhost', false],
  ['8.8.8.8', false],
  ['[2a00:1450:4001:81b::200e]', false],
  ['', false],
  ['a b', false],
  ...addresses.map((address) => [address.includes(':') ? `[${address}]:1` : `${address}:1`, true] as const),
])('%s: %s', (host, isOwn) => {
  expect(isOwnHost(host)).toBe(isOwn)
})

const PAGE =
  '<!doctype html><html><head><title>Logres</title><!-- og --></head><body><div id="app"></div></body></html>'
const PATHS = [
  '/',
  '/new',
  '/t/unknown',
  '/nothing/here',
  '/api/docs',
  '/api/docs/json',
  '/api/nothing',
  '/api/me',
  '/readyz',
  '//evil.example',
]

describe('a foreign Host header', () => {
  let pages: string
  const servers: TestServer[] = []
  beforeAll(async () => {
    pages = mkdtempSync(join(tmpdir(), 'logres-host-'))
    mkdirSync(join(pages, '.vite'))
    writeFileSync(join(pages, 'index.html'), PAGE)
    writeFileSync(join(pages, '.vite', 'manifest.json'), '{}')
    const trusting = { LOGRES_TRUST_PROXY: '1' }
    for (const env of [trusting, { ...trusting, LOGRES_ORIGIN: 'https://logres.example' }])
      servers.push(await openTestServer({ pages }, env))
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    rmSync(pages, { recursive: true })
  })

  test('is echoed nowhere', async () => {
    for (const { base } of servers) {
      const { secret } = await Client.arrive(base)
      for (const name of ['host', 'x-forwarded-host']) {
        const headers = { [name]: 'evil.example', cookie: `logres=${secret}` }
        for (const path of PATHS) expect(await answerTo('GET', base, path, headers), path).not.toContain('evil')
        for (const path of ['/api/me/pairing', '/api/me/passkeys/options'])
          expect(await answerTo('POST', base, path, headers), path).not.toContain('evil')
      }
    }
  })

  test('of the local network is used, so that links work at home; a configured origin alone decides', async () => {
    const [open, configured] = servers.map(({ base }) => answerTo('GET', base, '/new', { host: 'knight.local:4200' }))
    expect(await open).toContain('content="http://knight.local:4200/new"')
    expect(await configured).toContain('content="https://logres.example/new"')
    expect(await configured).not.toContain('knight')
  })
})

/** Status, headers and body. fetch does not let us forge a host. */
function answerTo(method: string, base: string, path: string, headers: Record<string, string>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { hostname, port } = new URL(base)
  const asked = request({ hostname, port, method, path, headers }, (response) => {
    let heard = `${response.statusCode} ${JSON.stringify(response.headers)}`
    response.setEncoding('utf8').on('data', (part: string) => {
      heard += part
    })
    response.on('end', () => resolve(heard))
  })
  asked.on('error', reject)
  asked.end()
  return promise
}
