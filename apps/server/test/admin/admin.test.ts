/* Reports, and what admins do about them. */
import { findGame } from '@logres/catalogue'
import { at, importRecord, isRefusal, present, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Reports } from '../../src/admin/reports.ts'
import { People } from '../../src/people/people.ts'
import { isRefused } from '../../src/people/registry.ts'
import { say, textsOf, untilHeard } from '../chat/chat-helpers.ts'
import { Visitor, VisitorServer } from '../people/visitor.ts'
import { arriveAdmin, begin, closing, type Guest, type NoteAnswer, tokenOf, watch } from './admin-helpers.ts'

let server: VisitorServer
let admin: Guest

beforeAll(async () => {
  server = await VisitorServer.open()
  admin = await arriveAdmin(server)
})
afterAll(() => server.close())

const arrive = () => Visitor.arrive(server.base)
const arriveTwo = async () => Promise.all([arrive(), arrive()])
const reason = 'it must be'
const action = (what: string, body: object = { reason }) => ['POST', `/api/admin/${what}`, body] as const
const log = () => admin.must<NoteAnswer[]>('GET', '/api/admin/log')
const reports = (state = 'open') => admin.must<NoteAnswer[]>('GET', `/api/admin/reports?state=${state}`)

interface Docs {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>
}

describe('everybody else', () => {
  test('is refused at every admin route, whatever is sent, and nothing changes', async () => {
    const [member, target] = await arriveTwo()
    const program = await tokenOf(server.base, member)
    const table = await target.makeTable()
    const { paths } = await member.must<Docs>('GET', '/api/docs/json')
    const routes = Object.entries(paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => [verb.toUpperCase(), path] as const),
    )
    const forAdmins = routes.filter(([, path]) => path.startsWith('/api/admin/') && path !== '/api/admin/claim')
    expect(forAdmins.length).toBeGreaterThanOrEqual(10)
    const before = await log()
    for (const [method, path] of forAdmins) {
      const id = path.includes('/tables/') ? table.id : target.me.id
      const address = path.replace('{id}', id)
      const bodies = method === 'GET' ? [undefined] : [{ reason }, { until: Date.now() + 1e6, reason }, { nonsense: 1 }]
      for (const body of bodies) {
        expect(await member.refused(method, address, body), path).toMatchObject({ status: 403, code: 'adminOnly' })
        expect(await program.refused(method, address, body), path).toMatchObject({ status: 403, code: 'adminOnly' })
        expect(await new Visitor(server.base).refused(method, address, body), path).toMatchObject({ status: 401 })
      }
    }
    expect(await log()).toEqual(before)
    expect(await target.must('GET', '/api/me')).toEqual(target.me)
    expect(await target.must('GET', `/api/tables/${table.id}`)).toMatchObject({ status: 'open' })
  })

  test('a former admin has no rights', async () => {
    const former = await arriveAdmin(server)
    const program = await tokenOf(server.base, former)
    expect((await program.call('GET', '/api/admin/log')).status).toBe(200)
    const person = present(await server.running.store.get('people', former.me.id))
    await server.running.store.commit([{ in: 'people', put: { ...person, role: 'member' } }])
    expect((await program.refused('GET', '/api/admin/log')).code).toBe('adminOnly')
  })
})

describe('a report', () => {
  test('copies what it is about: a line, a seat, a name', async () => {
    const [rude, other] = await arriveTwo()
    await rude.must('PATCH', '/api/me', { name: 'Sir Rude' })
    const id = await begin(other, rude)
    const [loud, listener] = [await watch(server, rude, id), await watch(server, other, id)]
    await say(listener, 'good day')
    await say(loud, 'you fool')
    for (const text of ['two', 'three', 'four']) await say(listener, text)
    await untilHeard(loud, 'four')
    const filed = [
      { whom: { match: id, room: 'seated', n: 1 }, text: 'insults\u202e me' },
      { whom: { table: id, seat: 1 }, concern: 'leaving', text: '' },
      { whom: { person: rude.me.id }, text: 'his name' },
    ]
    for (const report of filed) {
      expect(await other.call('POST', '/api/reports', report)).toMatchObject({ status: 201 })
    }
    await rude.must('PATCH', '/api/me', { name: 'Sir Kind' })
    const found = (await reports()).filter(({ by }) => by.id === other.me.id)
    expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(['insults me', '', 'his name']))
    expect(found.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ kind: 'line', match: id, room: 'seated', n: 1, name: 'Sir Rude', text: 'you fool', concern: 'chat' },
          context: expect.arrayContaining([
            expect.objectContaining({ n: 0, text: 'good day' }),
            expect.objectContaining({ n: 1, text: 'you fool' }),
            expect.objectContaining({ n: 3, text: 'three' }),
          ]),
        }),
        { kind: 'seat', table: id, seat: 1, name: 'Sir Rude', concern: 'leaving' },
        { kind: 'name', name: 'Sir Rude', concern: 'name' },
      ]),
    )
    expect(found.every(({ about }) => about.id === rude.me.id && about.name === 'Sir Kind')).toBe(true)
    // Two lines before and after, no more.
    const line = found.find(({ detail }) => detail.kind === 'line')
    expect(JSON.stringify(line?.detail.context)).not.toContain('four')
    // Newest first.
    expect(found.map((each) => each.at)).toEqual(found.map((each) => each.at).sort((a, b) => b - a))
    const exported = await other.must<{ reports: object[] }>('GET', '/api/me/export')
    expect(exported.reports).toHaveLength(3)
    expect(JSON.stringify(exported.reports)).not.toContain(rude.me.id)
  })

  test('is refused about the reporter, an unknown person, a bot, or content the reporter cannot read', async () => {
    const [visitor, other] = await arriveTwo()
    const id = await begin(other, await arrive())
    const seat = await watch(server, other, id)
    await say(seat, 'secret')
    const table = await visitor.makeTable([null, 'page'])
    const report = async (whom: object) => (await visitor.refused('POST', '/api/reports', { whom, text: '' })).code
    expect(await report({ person: visitor.me.id })).toBe('reportSelf')
    const nobody = [
      { person: 'aaaaaaaaaaaa' },
      { table: table.id, seat: 0 },
      { table: table.id, seat: 1 },
      { match: id, room: 'seated', n: 0 },
      { match: id, room: 'spectators', n: 0 },
    ]
    for (const whom of nobody) expect(await report(whom)).toBe('noSuchPerson')
    const bad = [
      { whom: { person: other.me.id } },
      { whom: {}, text: '' },
      { whom: { person: other.me.id }, text: 'x'.repeat(501) },
    ]
    for (const body of bad) expect((await visitor.call('POST', '/api/reports', body)).status).toBe(400)
    expect((await reports()).some(({ by }) => by.id === visitor.me.id)).toBe(false)
  })

  test('at most ten may be open; when one is answered another is allowed', async () => {
    const { store } = server.running
    const people = new People(store, Date.now)
    const [one, other] = await Promise.all([people.createGuest(''), people.createGuest('')])
    const filing = new Reports(people.registry)
    const file = () => filing.create(one.person, { whom: { person: other.person.id }, text: 'again' })
    const answers = await Promise.all(Array.from({ length: 12 }, file))
    expect(answers.filter(isRefused)).toMatchObject([{ code: 'tooManyReports' }, { code: 'tooManyReports' }])
    const [first] = (await reports()).filter(({ by }) => by.id === one.person.id)
    await admin.must(...action(`reports/${first?.id}/answer`))
    expect([isRefused(await file()), isRefused(await file())]).toEqual([false, true])
  })

  test('is answered once, with a note for the log', async () => {
    const [visitor, other] = await arriveTwo()
    await visitor.must('POST', '/api/reports', { whom: { person: other.me.id }, text: 'again' })
    const mine = (await reports()).filter(({ by }) => by.id === visitor.me.id)
    const { id } = at(mine, 0)
    await admin.must(...action(`reports/${id}/answer`, { reason: 'I have\nspoken with him' }))
    expect((await reports()).some((each) => each.id === id)).toBe(false)
    const answered = (await reports('answered')).find((each) => each.id === id)
    expect(answered?.detail).toMatchObject({ answer: { by: admin.me.id }, kind: 'name' })
    expect(at(await log(), 0)).toMatchObject({ detail: { act: 'answer', report: id }, about: { id: other.me.id } })
    expect((await admin.refused(...action(`reports/${id}/answer`))).code).toBe('reportAnswered')
    expect((await admin.refused(...action('reports/aaaaaaaaaaaa/answer'))).code).toBe('noSuchReport')
  })
})

describe('a mute', () => {
  test('keeps a person out of chats until it ends or is undone', async () => {
    const [visitor, other] = await arriveTwo()
    const id = await begin(visitor, other)
    const watcher = await watch(server, visitor, id)
    const until = Date.now() + 600_000
    expect(await admin.must(...action(`people/${visitor.me.id}/mute`, { until, reason: 'shouts' }))).toMatchObject({
      ...{ id: visitor.me.id, mutedUntil: until },
    })
    const muted = { kind: 'refused', refusal: { code: 'muted', params: { until } } }
    expect(await say(watcher, 'but')).toMatchObject(muted)
    expect(await watcher.ask({ ...{ kind: 'undo' }, key: 'u' })).toMatchObject({ refusal: { code: 'nothingToUndo' } })
    const program = await tokenOf(server.base, admin)
    await program.must(...action(`people/${visitor.me.id}/unmute`))
    expect(await say(watcher, 'thanks')).toMatchObject({ kind: 'done' })
    expect((await admin.refused(...action(`people/${visitor.me.id}/unmute`))).code).toBe('notMuted')
    expect((await log()).slice(0, 2)).toMatchObject([
      { by: { id: admin.me.id }, about: { id: visitor.me.id }, detail: { act: 'unmute' }, text: reason },
      { by: { id: admin.me.id }, about: { id: visitor.me.id }, detail: { act: 'mute', until }, text: 'shouts' },
    ])
    for (const wrong of [0, Date.now() - 1, Date.now() + 1e12, 1.5, 'tomorrow']) {
      expect((await admin.call(...action(`people/${visitor.me.id}/mute`, { until: wrong, reason }))).status).toBe(400)
    }
    expect((await admin.refused(...action('people/aaaaaaaaaaaa/mute', { until, reason }))).code).toBe('noSuchPerson')
  })
})

describe('a ban', () => {
  test('ends sessions, sockets and streams, frees seats, and bots play on', async () => {
    const [visitor, other] = await arriveTwo()
    const { codes } = await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')
    const program = await tokenOf(server.base, visitor)
    const id = await begin(other, visitor)
    const open = await other.makeTable()
    await visitor.sit(open.id, 1)
    const own = await visitor.makeTable()
    const [mine, theirs, looking] = await Promise.all([
      watch(server, visitor, id),
      watch(server, other, id),
      watch(server, program, await begin(other, await arrive())),
    ])
    const stream = await fetch(`${server.base}/api/bot/stream`, {
      headers: { authorization: `Bearer ${program.token}` },
    })
    const streamed = stream.text().catch(() => 'broken off')
    const ends = [closing(mine), closing(looking)]
    await admin.must(...action(`people/${visitor.me.id}/ban`, { reason: 'cheats' }))
    expect(await Promise.all(ends)).toEqual([4003, 4003])
    expect(await streamed).toBeDefined()
    expect([await visitor.isKnown(), await program.isKnown()]).toEqual([false, false])
    // A browser is still told why; programs are not known any more.
    expect(await server.running.store.find('sessions', 'person', visitor.me.id)).toMatchObject([{ kind: 'browser' }])
    expect(await visitor.refused('GET', '/api/me')).toMatchObject({ code: 'accountClosed', params: { why: 'cheats' } })
    expect((await program.refused('GET', '/api/me')).code).toBe('notSignedIn')
    await theirs.until(() => theirs.view.seats[1]?.standIn !== null)
    expect(theirs.isClosed).toBe(false)
    expect(await other.must('GET', `/api/tables/${open.id}`)).toMatchObject({
      status: 'open',
      seats: [{}, { kind: 'open' }],
    })
    expect(await other.must('GET', `/api/tables/${own.id}`)).toMatchObject({ status: 'cancelled' })
    const recover = (n: number) => ['POST', '/api/sign-in/recovery', { code: at(codes, n) }] as const
    const back = new Visitor(server.base)
    expect(await back.refused(...recover(0))).toMatchObject({ code: 'accountClosed', params: { why: 'cheats' } })

    // Idempotent.
    await admin.must(...action(`people/${visitor.me.id}/ban`))
    const bans = (await log()).filter(({ about, detail }) => about.id === visitor.me.id && detail.act === 'ban')
    expect(bans).toMatchObject([{ text: 'cheats' }])
    await admin.must(...action(`people/${visitor.me.id}/unban`))
    await back.must(...recover(0))
    const returned = await watch(server, back, id)
    expect(await returned.ask({ ...{ kind: 'takeBack' }, key: 't' })).toMatchObject({ kind: 'done' })
    expect((await admin.refused(...action(`people/${visitor.me.id}/unban`))).code).toBe('notBanned')
  })

  test('is refused for admins, as are mutes and renames, even by themselves', async () => {
    const second = await arriveAdmin(server)
    for (const [what, body] of [
      ['ban', { reason }],
      ['mute', { until: Date.now() + 1e6, reason }],
      ['rename', { reason }],
    ] as const) {
      expect((await admin.refused(...action(`people/${second.me.id}/${what}`, body))).code).toBe('adminExempt')
    }
    for (const what of ['ban', 'rename']) {
      expect((await second.refused(...action(`people/${second.me.id}/${what}`))).code).toBe('adminExempt')
    }
    expect(await second.must('GET', '/api/me')).toMatchObject({ name: second.me.name })
  })
})

describe('another name', () => {
  test('is given, or random; chats and waiting tables show it, sealed data does not', async () => {
    const [visitor, other] = await arriveTwo()
    await visitor.must('PATCH', '/api/me', { name: 'Awful' })
    const id = await begin(other, visitor)
    const watcher = await watch(server, visitor, id)
    await say(watcher, 'it is me')
    const waiting = await other.makeTable()
    await visitor.sit(waiting.id, 1)
    const renaming = (body: object) => action(`people/${visitor.me.id}/rename`, { ...body, reason })
    expect(await admin.must(...renaming({ name: ' Gentle ' }))).toMatchObject({ name: 'Gentle' })
    expect(await other.must('GET', `/api/matches/${id}/chat?room=seated`)).toMatchObject({
      lines: [{ name: 'Gentle' }],
    })
    expect(await other.must('GET', `/api/tables/${waiting.id}`)).toMatchObject({ seats: [{}, { name: 'Gentle' }] })
    expect(watcher.view.seats[1]?.name).toBe('Awful')
    expect(await admin.must(...renaming({}))).toMatchObject({ name: expect.stringMatching(/^\S+ \S+ \d{3}$/) })
    for (const name of ['departed', '\u200b', 'x'.repeat(25)]) {
      expect((await admin.refused(...renaming({ name }))).code).toBe('badName')
    }
    expect(at(await log(), 1).detail).toEqual({ act: 'rename', from: 'Awful', to: 'Gentle' })
    const found = await admin.must<object[]>('GET', `/api/admin/people?name=${encodeURIComponent(visitor.me.name)}`)
    expect(found).toEqual([])
    const { name } = await visitor.must<{ name: string }>('GET', '/api/me')
    expect(await admin.must('GET', `/api/admin/people?name=${encodeURIComponent(name)}`)).toMatchObject([
      { id: visitor.me.id },
    ])
    // Deleting an account removes its names.
    await visitor.must('POST', '/api/me/delete', { confirm: name })
    const notes = JSON.stringify(await server.running.store.find('notes', 'about', visitor.me.id))
    expect(notes).toContain('rename')
    expect(notes).not.toMatch(/Awful|Gentle/)
  })
})

describe('a table', () => {
  test('that waits is cancelled; a running match is void, and its record verifies', async () => {
    const [visitor, other] = await arriveTwo()
    const open = await visitor.makeTable()
    await admin.must(...action(`tables/${open.id}/close`, { reason: 'name of it' }))
    expect(await visitor.must('GET', `/api/tables/${open.id}`)).toMatchObject({ status: 'cancelled' })
    const id = await begin(visitor, other)
    const watcher = await watch(server, visitor, id)
    await admin.must(...action(`tables/${id}/close`))
    await watcher.until(() => watcher.view.outcome !== null)
    expect(watcher.view.outcome).toMatchObject({ by: 'void', reason: 'closed' })
    const record = importRecord(await other.must<object>('GET', `/api/matches/${id}/record`))
    const game = findGame('avalon')?.game
    if (isRefusal(record) || game === undefined) throw new Error('no record')
    expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true })
    for (const closed of [id, open.id]) {
      expect((await admin.refused(...action(`tables/${closed}/close`))).code).toBe('tableClosed')
    }
    expect((await admin.refused(...action('tables/aaaaaaaaaaaa/close'))).code).toBe('noSuchTable')
    expect((await log()).slice(0, 2)).toMatchObject([
      { about: { id, name: null }, detail: { act: 'close', was: 'playing' } },
      { about: { id: open.id }, detail: { act: 'close', was: 'open' }, text: 'name of it' },
    ])
    expect(textsOf(watcher)).toEqual([])
  })
})
