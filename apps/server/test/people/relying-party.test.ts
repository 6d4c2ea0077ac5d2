/* The host that passkeys are bound to, and the origin of links. */
import { describe, expect, test } from 'vitest'
import { originOf, relyingPartyOf } from '../../src/people/relying-party.ts'
import { Visitor, VisitorServer } from './visitor.ts'

const asked = { protocol: 'http', host: 'inner:4200' }

describe('the origin', () => {
  test.each([
    ['https://play.example.org', true, asked, 'https://play.example.org'],
    ['http://knight.lan:4200', false, asked, 'http://knight.lan:4200'],
    [null, true, asked, 'https://inner:4200'],
    [null, false, asked, 'http://inner:4200'],
    [null, false, { protocol: 'https', host: 'play.example.org' }, undefined],
    [null, false, { protocol: 'http', host: 'knight.lan:4200' }, 'http://knight.lan:4200'],
    [null, false, { protocol: 'http', host: '' }, undefined],
    [null, false, { protocol: 'http', host: 'a b' }, undefined],
  ])('configured %s, secure %s, asked %j: %s', (configured, isSecure, asked, origin) => {
    expect(originOf(configured, isSecure, asked)).toBe(origin)
  })

  test.each([
    ['https://play.example.org', 'play.example.org'],
    ['https://play.example.org:8443', 'play.example.org'],
    ['http://localhost:4200', 'localhost'],
    ['http://logres.localhost', 'logres.localhost'],
    ['http://knight.lan:4200', undefined],
    ['http://evil-localhost', undefined],
    ['http://127.0.0.1:4200', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::1]:4200', undefined],
    [undefined, undefined],
  ])('%s has passkeys for %s', (origin, id) => {
    const refusal = { kind: 'refusal', code: 'passkeysNeedHttps' }
    expect(relyingPartyOf(origin)).toMatchObject(id === undefined ? refusal : { id, origin })
  })
})

test('behind https that was configured, links and cookies are for https', async () => {
  const server = await VisitorServer.open({ LOGRES_ORIGIN: 'https://localhost' })
  try {
    const response = await fetch(`${server.base}/api/guest`, { method: 'POST' })
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax/)
    const visitor = await Visitor.arrive(server.base)
    const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
    expect(url).toMatch(/^https:\/\/localhost(:\d+)?\/pair#[\w-]{43}$/)
  } finally {
    await server.close()
  }
})
