/* Passkeys, with a software authenticator and real verification. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  Authenticator,
  bytes,
  type CreationOptions,
  list,
  map,
  type RequestOptions,
  type Tampering,
  text,
} from './authenticator.ts'
import { type Me, Visitor, VisitorServer } from './visitor.ts'

const FIVE_MINUTES = 5 * 60 * 1000
let server: VisitorServer

beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

interface Listed {
  readonly id: string
  readonly label: string
}

const offer = (visitor: Visitor) => visitor.must<CreationOptions>('POST', '/api/me/passkeys/options')
const ask = (visitor: Visitor) => visitor.must<RequestOptions>('POST', '/api/sign-in/passkey/options')
const passkeys = (visitor: Visitor) => visitor.must<Listed[]>('GET', '/api/me/passkeys')

/** A guest with a passkey of this authenticator. */
async function kept(authenticator = new Authenticator(server.base), label = 'my key') {
  const visitor = await Visitor.arrive(server.base)
  const credential = authenticator.create(await offer(visitor))
  await visitor.must('POST', '/api/me/passkeys', { label, credential })
  return { visitor, authenticator }
}

describe('keeping an account', () => {
  test('the browser is asked for a discoverable credential for this host, verified if possible', async () => {
    const visitor = await Visitor.arrive(server.base)
    const options = await offer(visitor)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(visitor.me.id).toString('base64url'), name: visitor.me.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
    const { challenge } = await offer(visitor)
    expect(challenge).not.toBe(options.challenge)
  })

  test('a verified one is listed with its label, and excluded from being created again', async () => {
    const { visitor } = await kept()
    expect(await passkeys(visitor)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{12}$/),
        label: 'my key',
        createdAt: expect.any(Number),
        transports: ['internal'],
      },
    ])
    expect((await offer(visitor)).excludeCredentials).toHaveLength(1)
  })

  test('without a label it is called after the browser; user verification is not required', async () => {
    const visitor = await Visitor.arrive(server.base)
    const credential = new Authenticator(server.base).create(await offer(visitor), { flags: 0x41 })
    expect(await visitor.must('POST', '/api/me/passkeys', { credential })).toMatchObject({ label: 'Firefox on Linux' })
  })

  test.each<[string, Tampering]>([
    ['for another host', { rpId: 'evil.example' }],
    ['on the page of another origin', { origin: 'http://localhost.evil.example' }],
    ['on another port', { origin: 'http://localhost:1' }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['for signing in', { type: 'webauthn.get' }],
    ['with nobody present', { flags: 0x40 }],
    // Their URLs would be fetched to check for revocation.
    [
      'with certificates',
      { attestation: { format: 'packed', statement: map([[text('x5c'), list([bytes(Buffer.alloc(30))])]]) } },
    ],
  ])('one that was made %s is refused, and not kept', async (_name, tampering) => {
    const visitor = await Visitor.arrive(server.base)
    const credential = new Authenticator(server.base).create(await offer(visitor), tampering)
    expect(await visitor.refused('POST', '/api/me/passkeys', { credential })).toMatchObject({ code: 'passkeyRefused' })
    expect(await passkeys(visitor)).toEqual([])
  })

  test('a challenge works once, for its session, for five minutes', async () => {
    const [visitor, other] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const authenticator = new Authenticator(server.base)
    const credential = authenticator.create(await offer(visitor))
    const over = { code: 'challengeOver', status: 403 }
    expect(await other.refused('POST', '/api/me/passkeys', { credential })).toMatchObject(over)
    await offer(other)
    expect(await other.refused('POST', '/api/me/passkeys', { credential })).toMatchObject({ code: 'passkeyRefused' })
    await visitor.must('POST', '/api/me/passkeys', { credential })
    expect(await visitor.refused('POST', '/api/me/passkeys', { credential })).toMatchObject(over)
    const late = authenticator.create(await offer(visitor))
    server.wait(FIVE_MINUTES)
    expect(await visitor.refused('POST', '/api/me/passkeys', { credential: late })).toMatchObject(over)
    expect([await passkeys(visitor), await passkeys(other)]).toMatchObject([[{}], []])
  })

  test('a passkey belongs to one account', async () => {
    const { visitor, authenticator } = await kept()
    const thief = await Visitor.arrive(server.base)
    const credential = authenticator.again(await offer(thief))
    expect(await thief.refused('POST', '/api/me/passkeys', { credential })).toMatchObject({ code: 'passkeyTaken' })
    expect(await passkeys(thief)).toEqual([])
    const elsewhere = new Visitor(server.base)
    const assertion = authenticator.get(await ask(elsewhere))
    expect(await elsewhere.must('POST', '/api/sign-in/passkey', { credential: assertion })).toEqual({
      ...visitor.me,
      isKept: true,
    })
  })
})

describe('signing in', () => {
  test('another browser signs in as the same person in its own session; its guest account remains', async () => {
    const { visitor, authenticator } = await kept()
    const other = await Visitor.arrive(server.base)
    const options = await ask(other)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
    expect(options.allowCredentials ?? []).toEqual([])
    const signedIn = await other.call<Me>('POST', '/api/sign-in/passkey', { credential: authenticator.get(options) })
    expect(signedIn).toMatchObject({ status: 201, body: visitor.me })
    expect(await other.must('GET', '/api/me')).toEqual({ ...visitor.me, isKept: true })
    expect(other.secret).not.toBe(visitor.secret)
    expect(await visitor.must('GET', '/api/me/sessions')).toHaveLength(2)
    expect(await server.running.store.get('people', other.me.id)).toMatchObject({
      name: other.me.name,
      departed: false,
    })
  })

  test('signing in again on the same browser keeps one session', async () => {
    const { visitor, authenticator } = await kept()
    const before = visitor.secret
    await visitor.must('POST', '/api/sign-in/passkey', { credential: authenticator.get(await ask(visitor)) })
    expect(visitor.secret).not.toBe(before)
    expect(await visitor.must('GET', '/api/me/sessions')).toMatchObject([{ isThis: true }])
  })

  test('works without a previous session, and with a device that has no counter', async () => {
    const { visitor, authenticator } = await kept(new Authenticator(server.base, false))
    for (let i = 0; i < 2; i++) {
      const other = new Visitor(server.base)
      const assertion = authenticator.get(await ask(other))
      expect(await other.must('POST', '/api/sign-in/passkey', { credential: assertion })).toEqual({
        ...visitor.me,
        isKept: true,
      })
    }
  })

  test.each<[string, Tampering]>([
    ['for another host', { rpId: 'evil.example' }],
    ['on the page of another origin', { origin: 'http://localhost.evil.example' }],
    ['on another port', { origin: 'http://localhost:1' }],
    ['for another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['for making a passkey', { type: 'webauthn.create' }],
    ['with nobody present', { flags: 0 }],
    ['with another signature', { spoilSignature: true }],
    ['for another person', { userHandle: Buffer.from('someone-else').toString('base64url') }],
  ])('an answer %s is refused, and nobody is signed in', async (_name, tampering) => {
    const { visitor, authenticator } = await kept()
    const other = new Visitor(server.base)
    const credential = authenticator.get(await ask(other), tampering)
    expect(await other.refused('POST', '/api/sign-in/passkey', { credential })).toMatchObject({
      code: 'passkeyRefused',
    })
    expect(await other.isKnown()).toBe(false)
    expect(await visitor.must('GET', '/api/me/sessions')).toHaveLength(1)
  })

  test('an answer is valid once, in the browser that asked, for five minutes', async () => {
    const { authenticator } = await kept()
    const [other, third] = [new Visitor(server.base), new Visitor(server.base)]
    const credential = authenticator.get(await ask(other))
    const over = { code: 'challengeOver', status: 403 }
    expect(await third.refused('POST', '/api/sign-in/passkey', { credential })).toMatchObject(over)
    await other.must('POST', '/api/sign-in/passkey', { credential })
    expect(await other.refused('POST', '/api/sign-in/passkey', { credential })).toMatchObject(over)
    await ask(third)
    expect(await third.refused('POST', '/api/sign-in/passkey', { credential })).toMatchObject({
      code: 'passkeyRefused',
    })
    const late = authenticator.get(await ask(third))
    server.wait(FIVE_MINUTES)
    expect(await third.refused('POST', '/api/sign-in/passkey', { credential: late })).toMatchObject(over)
    expect(await third.isKnown()).toBe(false)
  })

  test('a device whose counter does not increase is a clone', async () => {
    const { authenticator } = await kept()
    const other = new Visitor(server.base)
    await other.must('POST', '/api/sign-in/passkey', {
      credential: authenticator.get(await ask(other), { counter: 7 }),
    })
    const copy = new Visitor(server.base)
    const credential = authenticator.get(await ask(copy), { counter: 7 })
    expect(await copy.refused('POST', '/api/sign-in/passkey', { credential })).toMatchObject({ code: 'passkeyRefused' })
  })
})

describe('several passkeys', () => {
  test('can be removed one by one, the last only if there are recovery codes', async () => {
    const { visitor, authenticator } = await kept()
    const second = new Authenticator(server.base)
    await visitor.must('POST', '/api/me/passkeys', { label: 'second', credential: second.create(await offer(visitor)) })
    const [first, last] = await passkeys(visitor)
    const path = (listed: Listed | undefined) => `/api/me/passkeys/${listed?.id}`
    const stranger = await Visitor.arrive(server.base)
    expect(await stranger.refused('DELETE', path(first))).toMatchObject({ code: 'noSuchPasskey', status: 404 })
    expect(await visitor.call('DELETE', path(first))).toMatchObject({ status: 204 })
    const other = new Visitor(server.base)
    const old = { credential: authenticator.get(await ask(other)) }
    expect(await other.refused('POST', '/api/sign-in/passkey', old)).toMatchObject({ code: 'noSuchPasskey' })
    // A pairing link that is valid for five minutes is not a way back.
    await visitor.must('POST', '/api/me/pairing')
    expect(await visitor.refused('DELETE', path(last))).toMatchObject({ code: 'lastPasskey', status: 409 })
    expect(await passkeys(visitor)).toMatchObject([{ label: 'second' }])
    const code = { hash: 'of a code', person: visitor.me.id, kind: 'recovery', expiresAt: null } as const
    await server.running.store.commit([{ in: 'tickets', insert: code }])
    expect(await visitor.call('DELETE', path(last))).toMatchObject({ status: 204 })
    expect(await passkeys(visitor)).toEqual([])
  })
})

describe('where passkeys are impossible', () => {
  test('the reason is given over plain http on another host', async () => {
    const base = server.base.replace('localhost', '127.0.0.1')
    const visitor = await Visitor.arrive(base)
    for (const path of ['/api/me/passkeys/options', '/api/sign-in/passkey/options']) {
      expect(await visitor.refused('POST', path)).toMatchObject({ code: 'passkeysNeedHttps', status: 400 })
      expect(await optionsAt(path, 'play.example.org', visitor.secret)).toMatchObject({ code: 'passkeysNeedHttps' })
    }
  })

  test('they work behind an https proxy for a named host of the local network; others need LOGRES_ORIGIN', async () => {
    const visitor = await Visitor.arrive(server.base)
    const proxied = await optionsAt('/api/me/passkeys/options', 'knight.home.arpa', visitor.secret, 'https')
    expect(proxied).toMatchObject({ rp: { id: 'knight.home.arpa' } })
    const foreign = await optionsAt('/api/me/passkeys/options', 'play.example.org', visitor.secret, 'https')
    expect(foreign).toMatchObject({ code: 'passkeysNeedHttps' })
    const numbered = await optionsAt('/api/me/passkeys/options', '192.0.2.7', visitor.secret, 'https')
    expect(numbered).toMatchObject({ code: 'passkeysNeedHttps' })
  })
})

/** Browsers send the real host; fetch does not let us forge one. */
function optionsAt(path: string, host: string, secret: string, protocol = 'http'): Promise<unknown> {
  const headers = { host, cookie: `logres=${secret}`, 'x-forwarded-proto': protocol, 'x-forwarded-for': '10.9.9.9' }
  return new Promise((resolve, reject) => {
    const asked = request(`${server.base}${path}`, { method: 'POST', headers, family: 4 }, (response) => {
      response.setEncoding('utf8')
      let heard = ''
      response.on('data', (part: string) => {
        heard += part
      })
      response.on('end', () => resolve(JSON.parse(heard)))
    })
    asked.on('error', reject)
    asked.end()
  })
}
