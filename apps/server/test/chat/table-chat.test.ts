/* Chat while a table waits: who may write and read, and that the match goes on with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, watch } from '../admin/admin-helpers.ts'
import { Visitor, VisitorServer } from '../people/visitor.ts'
import { soFar, untilChatSent } from './chat-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

let keys = 0
const saying = (id: string, text: string, key = `k${++keys}`) =>
  ['POST', `/api/tables/${id}/chat`, { key, text }] as const
const reading = (id: string) => ['GET', `/api/matches/${id}/chat?room=seated`] as const
const linesFor = async (visitor: Visitor, id: string) =>
  (await visitor.must<{ lines: { name: string; text: string; seat: number | null }[] }>(...reading(id))).lines
const arrive = () => Visitor.arrive(server.base)

describe('a table that waits', () => {
  test('its host and those who sit there chat; the view says how many lines there are', async () => {
    const [host, guest, stranger] = [await arrive(), await arrive(), await arrive()]
    const { id } = await host.makeTable()
    await host.must(...saying(id, 'anybody there?'))
    expect((await stranger.refused(...saying(id, 'me'))).code).toBe('notSeated')
    expect((await stranger.refused(...reading(id))).code).toBe('noSuchMatch')
    expect(await stranger.must('GET', `/api/tables/${id}`)).not.toHaveProperty('chatLines')
    await guest.sit(id, 1)
    expect(await guest.must('GET', `/api/tables/${id}`)).toMatchObject({ chatLines: 1 })
    await guest.must(...saying(id, 'yes'))
    const lines = await linesFor(host, id)
    expect(lines.map(({ name, text, seat }) => [name, text, seat])).toEqual([
      [host.me.name, 'anybody there?', null],
      [guest.me.name, 'yes', 1],
    ])
    expect(JSON.stringify(lines)).not.toContain(guest.me.id)
    await guest.must('POST', `/api/tables/${id}/leave`)
    expect((await guest.refused(...reading(id))).code).toBe('noSuchMatch')
    expect((await guest.refused(...saying(id, 'still here'))).code).toBe('notSeated')
    await host.must('POST', `/api/tables/${id}/cancel`)
    expect((await host.refused(...saying(id, 'gone'))).code).toBe('tableClosed')
    expect((await host.refused(...saying('aaaaaaaaaaaa', 'x'))).code).toBe('noSuchTable')
  })

  test('a repeat counts once; nothing, too much and malformed keys are refused', async () => {
    const host = await arrive()
    const { id } = await host.makeTable()
    for (let i = 0; i < 3; i++) await host.must(...saying(id, 'once', 'same'))
    expect(await linesFor(host, id)).toHaveLength(1)
    expect((await host.refused(...saying(id, '\u200b'))).code).toBe('emptyChat')
    for (const body of [{ key: 'x y', text: 'a' }, { key: 'x' }, { key: 'x', text: 'a'.repeat(501) }, {}]) {
      expect((await host.call('POST', `/api/tables/${id}/chat`, body)).status).toBe(400)
    }
  })

  test('somebody muted cannot write there, and people who blocked each other do not read each other', async () => {
    const [host, guest] = [await arrive(), await arrive()]
    const { id } = await host.makeTable()
    await guest.sit(id, 1)
    await guest.must(...saying(id, 'hail'))
    await host.must('POST', '/api/reports', { whom: { match: id, room: 'seated', n: 0 }, text: '' })
    const { store } = server.running
    const person = await store.get('people', guest.me.id)
    if (person === undefined) throw new Error('nobody')
    await store.commit([{ in: 'people', put: { ...person, mutedUntil: Date.now() + 1e6 } }])
    expect((await guest.refused(...saying(id, 'but'))).code).toBe('muted')
    await host.must('POST', '/api/me/blocks', { match: id, room: 'seated', n: 0 })
    expect(await linesFor(host, id)).toEqual([])
  })

  test('its lines are those of the match that follows', async () => {
    const [host, guest] = [await arrive(), await arrive()]
    const id = await begin(host, guest, (table) => host.must(...saying(table, 'good luck')))
    const watcher = await watch(server, guest, id)
    await untilChatSent(watcher, 'seated')
    expect(soFar(watcher, 'seated')).toMatchObject([{ n: 0, text: 'good luck' }])
  })
})
