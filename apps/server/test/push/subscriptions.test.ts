/* Subscriptions: bound to a session, private, and removed with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arriveAdmin, tokenOf } from '../admin/admin-helpers.ts'
import { Visitor, VisitorServer } from '../people/visitor.ts'
import { Browser } from './service.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

let devices = 0
function wish(endpoint = `https://push.example.org/p/secret-${++devices}`) {
  return { endpoint, keys: new Browser().keys, language: 'it' }
}

const rows = (person: string) => server.running.store.find('subscriptions', 'person', person)
const isOn = async (visitor: Visitor) => (await visitor.must<{ isOn: boolean }>('GET', '/api/me/push')).isOn

/** The same person's second browser. */
async function paired(visitor: Visitor): Promise<Visitor> {
  const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
  const second = new Visitor(server.base)
  await second.must('POST', '/api/sign-in/pairing', { secret: new URL(url).hash.slice(1) })
  return second
}

describe('a browser', () => {
  test('gets notices from subscribing to unsubscribing, and the setting is stored', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { publicKey, isOn: before } = await visitor.must<{ publicKey: string; isOn: boolean }>('GET', '/api/me/push')
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(before).toBe(false)
    await visitor.must('PUT', '/api/me/settings', { sound: false })
    await visitor.must('PUT', '/api/me/push', wish())
    expect(await isOn(visitor)).toBe(true)
    expect(await visitor.must('GET', '/api/me/settings')).toMatchObject({ notify: true, sound: false })
    // A new one of the same browser replaces the first.
    const again = wish()
    await visitor.must('PUT', '/api/me/push', again)
    expect(await rows(visitor.me.id)).toMatchObject([{ endpoint: again.endpoint, language: 'it' }])
    await visitor.must('DELETE', '/api/me/push')
    await visitor.must('DELETE', '/api/me/push')
    expect([await isOn(visitor), await rows(visitor.me.id)]).toEqual([false, []])
  })

  test.each([
    ['no https', { endpoint: 'http://push.example.org/1' }],
    ['an address of this machine', { endpoint: 'https://127.0.0.1/1' }],
    ['a name of this machine', { endpoint: 'https://localhost/1' }],
    ['too long an address', { endpoint: `https://push.example.org/${'x'.repeat(2000)}` }],
    ['a point off the curve', { keys: { ...new Browser().keys, p256dh: `B${'A'.repeat(86)}` } }],
    ['too short a key', { keys: { ...new Browser().keys, auth: 'abc' } }],
    ['a language we do not speak', { language: 'la' }],
    ['something more', { more: 1 }],
  ])('with %s is refused, and nothing is changed', async (_what, fault) => {
    const visitor = await Visitor.arrive(server.base)
    const { status } = await visitor.call('PUT', '/api/me/push', { ...wish(), ...fault })
    expect(status).toBe(400)
    expect(await rows(visitor.me.id)).toEqual([])
    expect(await visitor.must('GET', '/api/me/settings')).toMatchObject({ notify: false })
  })

  test('needs a signed-in browser', async () => {
    const visitor = await Visitor.arrive(server.base)
    const program = await tokenOf(server.base, visitor)
    expect((await program.refused('PUT', '/api/me/push', wish())).code).toBe('browserOnly')
    expect((await new Visitor(server.base).refused('GET', '/api/me/push')).status).toBe(401)
    const documented = await (await fetch(`${server.base}/api/docs/json`)).json()
    expect(documented).toHaveProperty(['paths', '/api/me/push', 'put', 'requestBody'])
  })

  test('that another person signs in on gets only their notices', async () => {
    const [first, second] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const same = wish()
    await first.must('PUT', '/api/me/push', same)
    await second.must('PUT', '/api/me/push', same)
    expect(await rows(first.me.id)).toEqual([])
    expect(await rows(second.me.id)).toHaveLength(1)
    expect(await isOn(first)).toBe(false)
  })
})

describe('a subscription ends', () => {
  test('with its session: signed out, signed out from elsewhere, or signed in again', async () => {
    const visitor = await Visitor.arrive(server.base)
    const [second, third] = [await paired(visitor), await paired(visitor)]
    for (const each of [visitor, second, third]) await each.must('PUT', '/api/me/push', wish())
    expect(await rows(visitor.me.id)).toHaveLength(3)
    const sessions = await second.must<{ id: string; isThis: boolean }[]>('GET', '/api/me/sessions')
    await second.must('DELETE', `/api/me/sessions/${sessions.find(({ isThis }) => isThis)?.id}`)
    expect(await rows(visitor.me.id)).toHaveLength(2)
    await visitor.must('POST', '/api/me/sessions/end-others')
    expect(await rows(visitor.me.id)).toHaveLength(1)
    const { codes } = await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')
    await visitor.must('POST', '/api/sign-in/recovery', { code: codes[0] })
    expect(await rows(visitor.me.id)).toEqual([])
  })

  test('with the account: deleted, or banned', async () => {
    const [leaver, banned] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    for (const each of [leaver, banned]) await each.must('PUT', '/api/me/push', wish())
    await leaver.must('POST', '/api/me/delete', { confirm: leaver.me.name })
    expect(await rows(leaver.me.id)).toEqual([])
    const admin = await arriveAdmin(server)
    await admin.must('POST', `/api/admin/people/${banned.me.id}/ban`, { reason: 'it must be' })
    expect(await rows(banned.me.id)).toEqual([])
  })

  test('and is not created again by a request during sign-out', async () => {
    const visitor = await Visitor.arrive(server.base)
    const second = await paired(visitor)
    await Promise.all([
      ...Array.from({ length: 5 }, () => second.call('PUT', '/api/me/push', wish())),
      visitor.must('POST', '/api/me/sessions/end-others'),
      ...Array.from({ length: 5 }, () => second.call('PUT', '/api/me/push', wish())),
    ])
    expect(await rows(visitor.me.id)).toEqual([])
  })
})

test("the export names a subscription without its secrets; the server's key is never sent", async () => {
  const visitor = await Visitor.arrive(server.base)
  const made = wish()
  await visitor.must('PUT', '/api/me/push', made)
  const exported = await visitor.must<{ notifications: object[] }>('GET', '/api/me/export')
  expect(exported.notifications).toEqual([
    { service: 'https://push.example.org', language: 'it', createdAt: expect.any(Number) },
  ])
  const key = await server.running.store.get('serverKeys', 'push')
  const told = JSON.stringify([exported, await visitor.must('GET', '/api/me/push')])
  for (const secret of [made.endpoint, made.keys.auth, made.keys.p256dh, key?.privateKey ?? '']) {
    expect(secret.length).toBeGreaterThan(10)
    expect(told).not.toContain(secret)
  }
  // Pages get the public key.
  expect(told).toContain(key?.publicKey)
})
