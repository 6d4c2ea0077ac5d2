/* Browsers and tokens; invalid input; rate limits. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withFrozenTime } from '../frozen-time.ts'
import { Visitor, VisitorServer } from './visitor.ts'

let server: VisitorServer

beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

interface Listed {
  readonly id: string
  readonly label: string
  readonly isThis: boolean
}

const sessions = (visitor: Visitor) => visitor.must<Listed[]>('GET', '/api/me/sessions')

/** Another browser of the same person. */
async function second(visitor: Visitor): Promise<Visitor> {
  const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
  const other = new Visitor(server.base)
  await other.must('POST', '/api/sign-in/pairing', { secret: new URL(url).hash.slice(1) })
  return other
}

describe('a guest', () => {
  const guest = (headers: Readonly<Record<string, string>>) =>
    fetch(`${server.base}/api/guest`, { method: 'POST', headers })

  test.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', / l[ea] /],
    ['de', / (der|die) /],
    ['nl, it;q=0.5', / (il|la) /],
    ['en-GB', /^\w+ \w+ \d{3}$/],
    ['nl', /^\w+ \w+ \d{3}$/],
  ])('gets a name in the language that is asked for: %s', async (language, form) => {
    const response = await guest({ 'accept-language': language })
    expect(await response.json()).toMatchObject({ name: expect.stringMatching(form) })
  })

  test('keeps the name, even if another language is requested later', async () => {
    const first = await guest({ 'accept-language': 'en' })
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ')
    const again = await guest({ 'accept-language': 'fr', cookie })
    expect(await again.json()).toEqual(await first.json())
  })
})

describe('sessions', () => {
  test('are listed without any part of their secret, newest first', async () => {
    const visitor = await Visitor.arrive(server.base)
    server.wait(10)
    const other = await second(visitor)
    const listed = await sessions(other)
    expect(listed.map(({ isThis }) => isThis)).toEqual([true, false])
    expect((await sessions(visitor)).map(({ isThis }) => isThis)).toEqual([false, true])
    for (const session of listed) expect(Object.keys(session)).toEqual(['id', 'label', 'createdAt', 'seenAt', 'isThis'])
    const rows = await server.running.store.find('sessions', 'person', visitor.me.id)
    expect(rows).toHaveLength(2)
    for (const { hash } of rows) expect(JSON.stringify(listed)).not.toContain(hash)
  })

  test('one can be ended, from another or by itself; nobody else can end it', async () => {
    const visitor = await Visitor.arrive(server.base)
    const other = await second(visitor)
    const [mine, its] = [await sessions(visitor), await sessions(other)].map((list) =>
      at(
        list.filter(({ isThis }) => isThis),
        0,
      ),
    )
    const stranger = await Visitor.arrive(server.base)
    const none = { code: 'noSuchSession', status: 404 }
    expect(await stranger.refused('DELETE', `/api/me/sessions/${its?.id}`)).toMatchObject(none)
    expect(await other.isKnown()).toBe(true)
    expect(await visitor.call('DELETE', `/api/me/sessions/${its?.id}`)).toMatchObject({ status: 204 })
    expect([await other.isKnown(), await visitor.isKnown()]).toEqual([false, true])
    expect(await visitor.refused('DELETE', `/api/me/sessions/${its?.id}`)).toMatchObject(none)
    await visitor.call('DELETE', `/api/me/sessions/${mine?.id}`)
    expect([visitor.secret, await visitor.isKnown()]).toEqual(['', false])
  })

  test('all others can be ended at once, and a link for one more is void', async () => {
    const visitor = await Visitor.arrive(server.base)
    const others = [await second(visitor), await second(visitor)]
    const { url } = await at(others, 0).must<{ url: string }>('POST', '/api/me/pairing')
    expect(await visitor.must('POST', '/api/me/sessions/end-others')).toEqual({ ended: 2 })
    expect(await sessions(visitor)).toMatchObject([{ isThis: true }])
    for (const other of others) expect(await other.isKnown()).toBe(false)
    const secret = new URL(url).hash.slice(1)
    const late = await new Visitor(server.base).refused('POST', '/api/sign-in/pairing', { secret })
    expect(late).toMatchObject({ code: 'pairingOver' })
  })

  test('one that is ended while `seenAt` is written does not come back', async () => {
    const visitor = await Visitor.arrive(server.base)
    const other = await second(visitor)
    server.wait(2 * 60 * 60 * 1000)
    // One request wins; the others update `seenAt`.
    await Promise.all([
      ...Array.from({ length: 5 }, () => other.call('GET', '/api/me')),
      visitor.must('POST', '/api/me/sessions/end-others'),
      ...Array.from({ length: 5 }, () => other.call('GET', '/api/me')),
    ])
    expect(await other.isKnown()).toBe(false)
    expect(await sessions(visitor)).toHaveLength(1)
  })
})

describe('tokens', () => {
  test('are shown once, play as the person, and can be revoked', async () => {
    const visitor = await Visitor.arrive(server.base)
    const token = await visitor.must<Listed & { secret: string }>('POST', '/api/me/tokens', { label: ' my\u202e bot ' })
    expect(token).toMatchObject({ label: 'my bot', secret: expect.stringMatching(/^[\w-]{43}$/) })
    const listed = await visitor.must<object[]>('GET', '/api/me/tokens')
    expect(listed.map((each) => Object.keys(each))).toEqual([['id', 'label', 'createdAt', 'seenAt']])
    expect(await sessions(visitor)).toHaveLength(1)
    const bot = new Visitor(server.base)
    bot.token = token.secret
    expect(await bot.must('GET', '/api/me')).toEqual(visitor.me)
    expect(await bot.must('POST', '/api/tables', { game: 'avalon', seats: [null, 'page'] })).toMatchObject({
      isHost: true,
    })
    expect(await visitor.refused('DELETE', `/api/me/sessions/${token.id}`)).toMatchObject({ code: 'noSuchSession' })
    const stranger = await Visitor.arrive(server.base)
    expect(await stranger.refused('DELETE', `/api/me/tokens/${token.id}`)).toMatchObject({ code: 'noSuchToken' })
    await visitor.must('POST', '/api/me/sessions/end-others')
    expect(await bot.isKnown()).toBe(true)
    expect(await visitor.call('DELETE', `/api/me/tokens/${token.id}`)).toMatchObject({ status: 204 })
    expect(await bot.isKnown()).toBe(false)
  })

  test('cannot gain the rights of a session', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { secret } = await visitor.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'bot' })
    const bot = new Visitor(server.base)
    bot.token = secret
    const only = { code: 'browserOnly', status: 403 }
    const paths = ['passkeys/options', 'pairing', 'recovery', 'sessions/end-others']
    for (const path of paths) expect(await bot.refused('POST', `/api/me/${path}`)).toMatchObject(only)
    expect(await bot.refused('POST', '/api/me/tokens', { label: 'more' })).toMatchObject(only)
    expect(await bot.refused('POST', '/api/me/delete', { confirm: visitor.me.name })).toMatchObject(only)
    expect(await bot.refused('GET', '/api/me/export')).toMatchObject(only)
    expect(await visitor.isKnown()).toBe(true)
    expect(await visitor.must('GET', '/api/me/tokens')).toHaveLength(1)
  })

  test('the number is limited', async () => {
    const visitor = await Visitor.arrive(server.base)
    for (let i = 0; i < 20; i++) await visitor.must('POST', '/api/me/tokens', { label: `bot ${i}` })
    expect(await visitor.refused('POST', '/api/me/tokens', { label: 'one more' })).toMatchObject({
      code: 'tooManyTokens',
    })
    expect(await visitor.must('GET', '/api/me/tokens')).toHaveLength(20)
  })
})

describe('invalid input', () => {
  test.each<[string, string, unknown]>([
    ['PATCH', '/api/me', { name: 'Kay', role: 'admin' }],
    ['PATCH', '/api/me', { name: 7 }],
    ['POST', '/api/guest?secret=1', undefined],
    ['POST', '/api/me/pairing?for=me', undefined],
    ['POST', '/api/me/tokens', {}],
    ['POST', '/api/me/tokens', { label: 'x'.repeat(241) }],
    ['POST', '/api/me/tokens', { label: 'x', kind: 'browser' }],
    ['POST', '/api/me/passkeys', { credential: {} }],
    ['POST', '/api/me/passkeys', { credential: 'x' }],
    ['POST', '/api/sign-in/passkey', { credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
    ['POST', '/api/sign-in/pairing', { secret: 'short' }],
    ['POST', '/api/sign-in/pairing', { secret: { $ne: '' } }],
    ['POST', '/api/sign-in/recovery', { code: 1234567890 }],
    ['POST', '/api/sign-in/recovery', { code: 'x'.repeat(50) }],
    ['POST', '/api/me/blocks', {}],
    ['POST', '/api/me/blocks', { person: 'nobody' }],
    ['POST', '/api/me/blocks', { table: 'aaaaaaaaaaaa', seat: 99 }],
    ['POST', '/api/me/delete', {}],
    ['POST', '/api/me/delete', { confirm: null }],
    ['DELETE', '/api/me/sessions/everything', undefined],
    ['DELETE', '/api/me/passkeys/a%20b', undefined],
  ])('%s %s, case %#: 400, a message, and nothing has changed', async (method, path, body) => {
    const visitor = await Visitor.arrive(server.base)
    const before = await visitor.must<object>('GET', '/api/me/export')
    const answer = await visitor.call(method, path, body)
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/./) } })
    const after = await visitor.must<object>('GET', '/api/me/export')
    expect({ ...after, exportedAt: 0 }).toEqual({ ...before, exportedAt: 0 })
  })

  test('every route needs a session', async () => {
    const stranger = new Visitor(server.base)
    const own = ['passkeys', 'recovery', 'sessions', 'tokens', 'blocks', 'export']
    for (const path of own) {
      expect(await stranger.refused('GET', `/api/me/${path}`)).toMatchObject({ code: 'notSignedIn', status: 401 })
    }
    const made = await stranger.refused('POST', '/api/me/recovery')
    expect(made).toMatchObject({ code: 'notSignedIn', status: 401 })
  })

  test('names: nobody can be called departed', async () => {
    const visitor = await Visitor.arrive(server.base)
    for (const name of ['departed', 'Departed', ' depar\u200bted ', '   ', '!!']) {
      expect(await visitor.refused('PATCH', '/api/me', { name })).toMatchObject({ code: 'badName' })
    }
    expect(await visitor.must('GET', '/api/me')).toEqual(visitor.me)
  })

  test('every route is documented, with its parameters', async () => {
    const docs = await new Visitor(server.base).must<{ paths: Record<string, Record<string, { summary?: string }>> }>(
      ...(['GET', '/api/docs/json'] as const),
    )
    const paths = Object.entries(docs.paths).filter(([path]) => /^\/api\/(me|guest|sign-in)/.test(path))
    expect(paths.length).toBeGreaterThanOrEqual(18)
    for (const [path, verbs] of paths) {
      for (const { summary } of Object.values(verbs)) expect(summary, path).toMatch(/^[A-Z]/)
    }
  })
})

describe('rate limits', () => {
  test('guessing codes and links is limited by address', async () => {
    const guess = (path: string, body: object) =>
      Visitor.arrive(server.base, '192.0.2.1').then((visitor) => visitor.call('POST', `/api/sign-in/${path}`, body))
    for (const [path, body] of [
      ['recovery', { code: 'AAAAA' }],
      ['pairing', { secret: 'A'.repeat(43) }],
    ] as const) {
      const tries = await withFrozenTime(() => Promise.all(Array.from({ length: 13 }, () => guess(path, body))))
      expect(tries.filter(({ status }) => status === 403)).toHaveLength(10)
      const slowed = tries.filter(({ status }) => status === 429)
      expect(slowed).toHaveLength(3)
      expect(at(slowed, 0).body).toMatchObject({ code: 'tooManyFromHere', message: expect.stringMatching(/\.$/) })
    }
    const elsewhere = await new Visitor(server.base).call('POST', '/api/sign-in/recovery', { code: 'AAAAA-AAAAA' })
    expect(elsewhere.status).toBe(403)
  })

  test('a person is limited across all servers', async () => {
    const visitor = await Visitor.arrive(server.base)
    const statuses: number[] = []
    await withFrozenTime(async () => {
      for (let i = 0; i < 7; i++) {
        const other = new Visitor(server.base)
        other.cookies.set('logres', visitor.secret)
        statuses.push((await other.call('GET', '/api/me/export')).status)
      }
    })
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect((await (await Visitor.arrive(server.base)).call('GET', '/api/me/export')).status).toBe(200)
  })
})
