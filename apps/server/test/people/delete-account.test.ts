/* Deleting an account, what stays for others, and the export. */
import { findGame } from '@logres/catalogue'
import { importRecord, isRefusal, present, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { seatName } from '../../src/people/names.ts'
import { Watcher } from '../client.ts'
import { Authenticator, type CreationOptions, type RequestOptions } from './authenticator.ts'
import { type Me, Visitor, VisitorServer } from './visitor.ts'

type Guest = Visitor & { readonly me: Me }
let server: VisitorServer

beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

/** A match of two. */
async function begin(host: Guest, guest: Guest): Promise<string> {
  const { id } = await host.makeTable()
  const nonces = [await host.sit(id, 0), await guest.sit(id, 1)]
  await host.must('POST', `/api/tables/${id}/start`)
  await host.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[0] })
  await guest.must('POST', `/api/tables/${id}/reveal`, { nonce: nonces[1] })
  return id
}

function watch(visitor: Visitor, id: string): Promise<Watcher> {
  const address = `${server.base.replace('http', 'ws')}/api/matches/${id}/socket`
  return Watcher.open(new WebSocket(address, { headers: { cookie: `logres=${visitor.secret}` } }))
}

async function resign(visitor: Visitor, id: string): Promise<void> {
  const watcher = await watch(visitor, id)
  expect(await watcher.ask({ ...{ kind: 'resign' }, key: 'r' })).toMatchObject({ kind: 'done' })
  watcher.close()
}

const deleting = (name: string) => ['POST', '/api/me/delete', { confirm: name }] as const

describe('deleting an account', () => {
  test('needs the name, and first shows what will remain', async () => {
    const visitor = await Visitor.arrive(server.base)
    for (const name of ['', 'yes', visitor.me.name.toLowerCase(), `${visitor.me.name}!`]) {
      const refusal = await visitor.refused(...deleting(name))
      expect(refusal).toMatchObject({ code: 'confirmName', status: 400 })
      expect(refusal.message).toContain(visitor.me.name)
      expect(refusal.message).toContain('records keep the name')
    }
    expect(await visitor.must('GET', '/api/me')).toEqual(visitor.me)
    expect(await visitor.call(...deleting(visitor.me.name))).toMatchObject({ status: 204 })
    expect([visitor.secret, await visitor.isKnown()]).toEqual(['', false])
  })

  test('all personal data is removed, everywhere', async () => {
    const { store } = server.running
    const [visitor, friend, foe] = await Promise.all([0, 1, 2].map(() => Visitor.arrive(server.base)))
    if (!visitor || !friend || !foe) throw new Error('three came')
    const authenticator = new Authenticator(server.base)
    const options = await visitor.must<CreationOptions>('POST', '/api/me/passkeys/options')
    await visitor.must('POST', '/api/me/passkeys', { credential: authenticator.create(options) })
    const { codes } = await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')
    const { secret: token } = await visitor.must<{ secret: string }>('POST', '/api/me/tokens', { label: 'bot' })
    const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
    await visitor.must('POST', '/api/me/blocks', { person: foe.me.id })
    await friend.must('POST', '/api/me/blocks', { person: visitor.me.id })
    const person = present(await store.get('people', visitor.me.id))
    const settings = { quiet: 'from ten to six' }
    await store.commit([{ in: 'people', put: { ...person, settings, role: 'admin' } }])
    const line = {
      match: 'aaaaaaaaaaaa',
      room: 'seated',
      n: 0,
      at: 1,
      text: 'well played',
      person: person.id,
      seat: 0,
      key: 'k',
    } as const
    await store.commit([{ in: 'chat', insert: { ...line, name: person.name } }])
    const sibling = new Visitor(server.base)
    sibling.cookies.set('logres', visitor.secret)

    await visitor.must(...deleting(visitor.me.name))
    const { createdAt, seenAt } = person
    expect(await store.get('people', person.id)).toEqual({
      revision: expect.any(Number),
      ...{ id: person.id, name: 'departed', createdAt, seenAt, role: 'member', departed: true },
      ...{ bannedAt: null, mutedUntil: null, settings: {} },
    })
    for (const name of ['sessions', 'passkeys', 'tickets'] as const) {
      expect(await store.find(name, 'person', person.id), name).toEqual([])
    }
    expect([await store.list('blocks', [person.id]), await store.find('blocks', 'blocked', person.id)]).toEqual([
      [],
      [],
    ])
    expect(await store.list('chat', [line.match])).toEqual([{ ...line, name: 'departed' }])
    expect(await sibling.isKnown()).toBe(false)
    const bot = new Visitor(server.base)
    bot.token = token
    expect(await bot.isKnown()).toBe(false)
    const back = new Visitor(server.base)
    const assertion = authenticator.get(await back.must<RequestOptions>('POST', '/api/sign-in/passkey/options'))
    const refusals = [
      await back.refused('POST', '/api/sign-in/passkey', { credential: assertion }),
      await back.refused('POST', '/api/sign-in/recovery', { code: codes[0] }),
      await back.refused('POST', '/api/sign-in/pairing', { secret: new URL(url).hash.slice(1) }),
    ]
    expect(refusals.map(({ code }) => code)).toEqual(['noSuchPasskey', 'noSuchCode', 'pairingOver'])
  })

  test('hosted tables are cancelled, seats at others freed, frozen ones open again', async () => {
    const [visitor, other] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const mine = await visitor.makeTable()
    await visitor.sit(mine.id, 0)
    await other.sit(mine.id, 1)
    const theirs = await other.makeTable()
    await visitor.sit(theirs.id, 1)
    const frozen = await other.makeTable()
    await other.sit(frozen.id, 0)
    await visitor.sit(frozen.id, 1)
    await other.must('POST', `/api/tables/${frozen.id}/start`)

    await visitor.must(...deleting(visitor.me.name))
    const open = { kind: 'open', name: null }
    expect(await other.must('GET', `/api/tables/${mine.id}`)).toMatchObject({ status: 'cancelled', seats: [open, {}] })
    expect(await other.must('GET', `/api/tables/${theirs.id}`)).toMatchObject({ status: 'open', seats: [open, open] })
    expect(await other.must('GET', `/api/tables/${frozen.id}`)).toMatchObject({
      ...{ status: 'open', seats: [{ kind: 'person' }, open], nonceSeals: [null, null] },
    })
  })

  test('matches stay: a finished one verifies, a running one continues', async () => {
    const [visitor, other] = [await Visitor.arrive(server.base), await Visitor.arrive(server.base)]
    const [over, running] = [await begin(visitor, other), await begin(other, visitor)]
    await resign(visitor, over)
    await visitor.must(...deleting(visitor.me.name))

    const record = importRecord(await other.must<object>('GET', `/api/matches/${over}/record`))
    const game = findGame('avalon')?.game
    if (isRefusal(record) || game === undefined) throw new Error('no record')
    expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
    // The seal covers the names: without them the record would be invalid.
    expect(record.table.seats.map(({ name }) => name)).toEqual([visitor.me.name, other.me.name])
    const watcher = await watch(other, running)
    expect(watcher.view.outcome).toBeNull()
    watcher.close()
    await resign(other, running)
    expect((await other.call('GET', `/api/matches/${running}/record`)).status).toBe(200)
    expect(seatName(await server.running.store.get('people', visitor.me.id))).toBe('departed')
    expect(seatName(await server.running.store.get('people', other.me.id))).toBe(other.me.name)
    expect(seatName(undefined)).toBe('departed')
  })

  test('a rename at the same moment does not restore the account', async () => {
    const visitor = await Visitor.arrive(server.base)
    const sibling = new Visitor(server.base)
    sibling.cookies.set('logres', visitor.secret)
    await Promise.all([
      ...Array.from({ length: 4 }, () => sibling.call('PATCH', '/api/me', { name: visitor.me.name })),
      visitor.must(...deleting(visitor.me.name)),
      ...Array.from({ length: 4 }, () => sibling.call('PATCH', '/api/me', { name: visitor.me.name })),
    ])
    expect(await server.running.store.get('people', visitor.me.id)).toMatchObject({ name: 'departed', departed: true })
  })
})

describe('the export', () => {
  test('contains everything stored about the person, nothing about others, and no secret', async () => {
    const [visitor, other, foe] = await Promise.all([0, 1, 2].map(() => Visitor.arrive(server.base)))
    if (!visitor || !other || !foe) throw new Error('three came')
    const options = await visitor.must<CreationOptions>('POST', '/api/me/passkeys/options')
    const credential = new Authenticator(server.base).create(options)
    await visitor.must('POST', '/api/me/passkeys', { label: 'key', credential })
    await visitor.must('POST', '/api/me/tokens', { label: 'bot' })
    await visitor.must('POST', '/api/me/blocks', { person: foe.me.id })
    const match = await begin(visitor, other)
    await resign(other, match)
    const open = await visitor.makeTable([null, 'page'])
    await begin(other, foe)
    const line = { match, room: 'seated', n: 0, at: 5, seat: 0, text: 'well played' } as const
    const [mine, theirs] = [visitor.me, other.me].map(({ id, name }) => ({ person: id, name }))
    await server.running.store.commit([
      { in: 'chat', insert: { ...line, ...present(mine), key: 'k' } },
      { in: 'chat', insert: { ...line, ...present(theirs), n: 1, seat: 1, text: 'thank you', key: 'k' } },
    ])

    const data = await visitor.must<{ matches: object[]; tables: { id: string }[] }>('GET', '/api/me/export')
    expect(data).toMatchObject({
      ...{
        format: 'logres-person-1',
        person: { id: visitor.me.id, name: visitor.me.name, settings: {} },
        sessions: [{ label: 'Firefox on Linux' }],
      },
      ...{ tokens: [{ label: 'bot' }], passkeys: [{ label: 'key', credential: credential.id }], recoveryCodesLeft: 0 },
      ...{ blocks: [{ name: foe.me.name }], chat: [{ ...line, name: visitor.me.name }] },
    })
    expect(data.matches).toEqual([
      {
        ...{ id: match, game: 'avalon', status: 'over', seat: 0, startedAt: expect.any(Number) },
        ...{ overAt: expect.any(Number), outcome: expect.objectContaining({ by: 'resignation', seat: 1 }) },
      },
    ])
    expect(new Set(data.tables.map(({ id }) => id))).toEqual(new Set([match, open.id]))
    const text = JSON.stringify(data)
    const table = present(await server.running.store.get('tables', open.id))
    const sessions = await server.running.store.find('sessions', 'person', visitor.me.id)
    const [passkey] = await server.running.store.find('passkeys', 'person', visitor.me.id)
    const secrets = [table.secret, visitor.secret, present(passkey).publicKey, ...sessions.map(({ hash }) => hash)]
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).not.toContain('thank you')
  })
})
