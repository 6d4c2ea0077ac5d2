/* A second device by QR code, and recovery codes. */
import { present } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Me, Visitor, VisitorServer } from './visitor.ts'

const FIVE_MINUTES = 5 * 60 * 1000
let server: VisitorServer

beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

async function pairing(visitor: Visitor): Promise<{ readonly url: URL; readonly secret: string }> {
  const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
  return { url: new URL(url), secret: new URL(url).hash.slice(1) }
}

async function newCodes(visitor: Visitor): Promise<string[]> {
  return (await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')).codes
}

const codesLeft = async (visitor: Visitor) => (await visitor.must<{ left: number }>('GET', '/api/me/recovery')).left
const sessions = (visitor: Visitor) => visitor.must<object[]>('GET', '/api/me/sessions')

describe('a second device', () => {
  test('gets the secret after the # of a link, and with it a session of the same person', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { url, secret } = await pairing(visitor)
    expect([url.origin, url.pathname, url.search]).toEqual([server.base, '/pair', ''])
    expect(secret).toMatch(/^[\w-]{43}$/)
    const phone = new Visitor(server.base)
    phone.userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    expect(await phone.call<Me>('POST', '/api/sign-in/pairing', { secret })).toMatchObject({
      status: 201,
      body: visitor.me,
    })
    expect(await phone.must('GET', '/api/me')).toEqual(visitor.me)
    expect(await sessions(phone)).toMatchObject([{ label: expect.any(String) }, { label: expect.any(String) }])
    expect(JSON.stringify(await sessions(phone))).toContain('Safari on iOS')
  })

  test('only one succeeds if several try at the same time', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { secret } = await pairing(visitor)
    const devices = Array.from({ length: 4 }, () => new Visitor(server.base))
    const answers = await Promise.all(devices.map((device) => device.call('POST', '/api/sign-in/pairing', { secret })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403])
    expect(await sessions(visitor)).toHaveLength(2)
    const late = await new Visitor(server.base).refused('POST', '/api/sign-in/pairing', { secret })
    expect(late).toMatchObject({ code: 'pairingOver' })
  })

  test('is refused after five minutes, or with an older link', async () => {
    const visitor = await Visitor.arrive(server.base)
    const phone = new Visitor(server.base)
    const older = await pairing(visitor)
    const newer = await pairing(visitor)
    const over = { code: 'pairingOver', status: 403 }
    expect(await phone.refused('POST', '/api/sign-in/pairing', { secret: older.secret })).toMatchObject(over)
    server.wait(FIVE_MINUTES - 1000)
    expect(await phone.call('POST', '/api/sign-in/pairing', { secret: newer.secret })).toMatchObject({ status: 201 })
    const third = await pairing(visitor)
    server.wait(FIVE_MINUTES)
    const tablet = new Visitor(server.base)
    expect(await tablet.refused('POST', '/api/sign-in/pairing', { secret: third.secret })).toMatchObject(over)
    expect(await tablet.isKnown()).toBe(false)
    expect(await sessions(visitor)).toHaveLength(2)
  })
})

/** Codes are slow to make, on purpose: most tests share these. */
describe('recovery codes', () => {
  let visitor: Visitor & { readonly me: Me }
  let codes: string[]

  beforeAll(async () => {
    visitor = await Visitor.arrive(server.base)
    expect(await codesLeft(visitor)).toBe(0)
    codes = await newCodes(visitor)
  })

  test('are ten, all different, without ambiguous letters', async () => {
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    // 100 characters of 32: fewer than 20 different ones is practically impossible.
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBeGreaterThan(20)
    expect(await codesLeft(visitor)).toBe(10)
  })

  test('each gives a session once, in any common spelling', async () => {
    const [first, second] = [present(codes[0]), present(codes[1])]
    const other = new Visitor(server.base)
    expect(await other.call<Me>('POST', '/api/sign-in/recovery', { code: first })).toMatchObject({ status: 201 })
    expect(await other.must('GET', '/api/me')).toEqual({ ...visitor.me, isKept: true })
    expect(await codesLeft(visitor)).toBe(9)
    const third = new Visitor(server.base)
    const again = await third.refused('POST', '/api/sign-in/recovery', { code: first })
    expect(again).toMatchObject({ code: 'noSuchCode', status: 403 })
    const sloppy = ` ${second.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(await third.must('POST', '/api/sign-in/recovery', { code: sloppy })).toEqual({ ...visitor.me, isKept: true })
    expect(await codesLeft(visitor)).toBe(8)
  })

  test('give one session if several try at the same time', async () => {
    const before = await sessions(visitor)
    const devices = Array.from({ length: 3 }, () => new Visitor(server.base))
    const answers = await Promise.all(
      devices.map((device) => device.call('POST', '/api/sign-in/recovery', { code: codes[2] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403])
    expect([await codesLeft(visitor), (await sessions(visitor)).length]).toEqual([7, before.length + 1])
  })

  test('new ones invalidate the old ones', async () => {
    const [fresh] = await newCodes(visitor)
    expect(await codesLeft(visitor)).toBe(10)
    const other = new Visitor(server.base)
    const old = await other.refused('POST', '/api/sign-in/recovery', { code: codes[9] })
    expect(old).toMatchObject({ code: 'noSuchCode' })
    expect(await other.must('POST', '/api/sign-in/recovery', { code: fresh })).toEqual({ ...visitor.me, isKept: true })
  })

  test.each(['', 'ABCDE', 'ABCDE-FGHJKM', 'UUUUU-UUUUU', '!!!!!-!!!!!'])('%j is not a code', async (code) => {
    const other = new Visitor(server.base)
    expect((await other.call('POST', '/api/sign-in/recovery', { code })).status).toBe(code === '' ? 400 : 403)
    expect(await other.isKnown()).toBe(false)
  })

  test('a pairing secret is not a code, and a banned person cannot use one', async () => {
    const visitor = await Visitor.arrive(server.base)
    const { secret } = await pairing(visitor)
    const [code] = await newCodes(visitor)
    const other = new Visitor(server.base)
    expect(await other.refused('POST', '/api/sign-in/recovery', { code: secret.slice(0, 40) })).toMatchObject({
      code: 'noSuchCode',
    })
    const person = present(await server.running.store.get('people', visitor.me.id))
    await server.running.store.commit([{ in: 'people', put: { ...person, bannedAt: 1 } }])
    const closed = { code: 'accountClosed', status: 403 }
    expect(await other.refused('POST', '/api/sign-in/recovery', { code })).toMatchObject(closed)
    expect(await other.refused('POST', '/api/sign-in/pairing', { secret })).toMatchObject(closed)
    expect(await other.isKnown()).toBe(false)
  })
})
