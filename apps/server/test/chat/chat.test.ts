/* The chat of a match: who receives it, and that it is stored. */
import { LONGEST_CHAT } from '@logres/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { RestartableServer } from '../restartable-server.ts'
import { beginMatch, openTestServer } from '../test-server.ts'
import { linesOf, say, soFar, textsOf, untilChatSent, untilHeard } from './chat-helpers.ts'

let server: RestartableServer

beforeAll(async () => {
  server = await RestartableServer.open()
})
afterAll(() => server.close())

interface Page {
  readonly lines: readonly { readonly n: number; readonly text: string; readonly name: string }[]
  readonly before: number | null
}

/** Two players, two spectators. */
async function open() {
  const match = await beginMatch(server.base, 'avalon', [null, null])
  const guests = await Promise.all([0, 1].map(() => Client.arrive(server.base)))
  const clients = await Promise.all(guests.map((guest) => guest.watch(match.table.id)))
  const [left, right] = match.watchers
  const [one, other] = clients
  const [host, second] = match.clients
  const [guest] = guests
  if (!left || !right || !one || !other || !host || !second || !guest) throw new Error('four came')
  return { id: match.table.id, left, right, one, other, host, second, guest, all: [left, right, one, other] }
}

const idOf = async (client: Client) => (await client.must<{ id: string }>('GET', '/api/me')).id
const page = (client: Client, id: string, query: string) => client.call<Page>('GET', `/api/matches/${id}/chat?${query}`)

/** After this, everything sent to this client before has arrived. */
async function settle(watcher: Watcher): Promise<void> {
  await watcher.ask({ ...{ kind: 'chat', text: ' ' }, key: `settle-${Math.random().toString(36).slice(2)}` })
}

describe('a chat line', () => {
  test('by a seat is shown to the seats, with name and seat, and moves no cursor', async () => {
    const { left, right, one, all, host } = await open()
    const cursors = all.map(({ cursor }) => cursor)
    expect(await say(left, '  Hail,\n all ', 'k1')).toEqual({ kind: 'done', key: 'k1', cursor: left.cursor })
    await untilHeard(right, 'Hail, all')
    const line = { kind: 'chat', room: 'seated', n: 0, at: expect.any(Number), name: host.name, seat: 0 }
    expect(linesOf(right)).toEqual([{ ...line, text: 'Hail, all' }])
    expect(linesOf(left)).toEqual(linesOf(right))
    await settle(one)
    expect(textsOf(one)).toEqual([])
    expect(all.map(({ cursor }) => cursor)).toEqual(cursors)
  })

  test('by a spectator is shown to spectators, and to the seats only after the end', async () => {
    const { left, right, one, other, id, second } = await open()
    await say(one, 'he has the grail')
    await untilHeard(other, 'he has the grail')
    expect(linesOf(other)).toMatchObject([{ room: 'spectators', seat: null, n: 0 }])
    for (const seat of [left, right]) {
      await settle(seat)
      expect(textsOf(seat)).toEqual([])
    }
    await say(left, 'well?')
    const early = await second.watch(id)
    await untilChatSent(early, 'seated')
    await settle(early)
    expect(soFar(early, 'spectators')).toBeUndefined()
    await left.ask({ ...{ kind: 'resign' }, key: 'r' })
    await right.until(() => right.view.outcome !== null)
    await say(other, 'what a match')
    await untilHeard(right, 'what a match')
    expect(textsOf(left)).toEqual(['well?', 'what a match'])
    // The players' chat stays theirs.
    expect(textsOf(one)).toEqual(['he has the grail', 'what a match'])
    const [seat, stranger] = [await second.watch(id), await (await Client.arrive(server.base)).watch(id)]
    await Promise.all([untilChatSent(seat, 'spectators'), untilChatSent(stranger, 'spectators')])
    expect(soFar(seat, 'seated')?.map(({ text }) => text)).toEqual(['well?'])
    expect(soFar(seat, 'spectators')?.map(({ text }) => text)).toEqual(['he has the grail', 'what a match'])
    expect(soFar(stranger, 'seated')).toBeUndefined()
    expect(soFar(stranger, 'spectators')).toHaveLength(2)
  })

  test("does not reveal its author's id, over socket or HTTP", async () => {
    const { left, one, all, host, guest, id } = await open()
    await Promise.all([say(left, 'psst'), say(one, 'oh')])
    await Promise.all(all.map(settle))
    const ids = [await idOf(host), await idOf(guest)]
    const told = JSON.stringify([
      all.map(({ heard }) => heard),
      (await page(host, id, 'room=seated')).body,
      (await page(guest, id, 'room=spectators')).body,
    ])
    expect(told).toContain('psst')
    for (const person of ids) expect(told).not.toContain(person)
  })

  test('sent twice under a key is added once, also over another socket', async () => {
    const { left, right, host, id } = await open()
    const again = await host.watch(id)
    const answers = await Promise.all([say(left, 'once', 'same'), say(again, 'once', 'same')])
    answers.push(await say(left, 'other words', 'same'))
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done', 'done'])
    // Another person's key is independent.
    await say(right, 'mine', 'same')
    expect(textsOf(right)).toEqual(['once', 'mine'])
  })

  test('that is empty, too long or missing is refused, and nothing is stored', async () => {
    const { left, id } = await open()
    for (const text of [' ', '\u200b\u202e', '\n\t', '\u0301\u0301', '\u3164']) {
      expect(await say(left, text)).toMatchObject({ kind: 'refused', refusal: { code: 'emptyChat' } })
    }
    left.send({ kind: 'chat', key: 'long', text: 'x'.repeat(LONGEST_CHAT + 1) })
    left.send({ kind: 'chat', key: 'more', text: 'x', room: 'spectators' })
    await settle(left)
    expect(left.heard.filter((message) => message.kind === 'refused' && message.key === null)).toHaveLength(2)
    expect(await server.store.list('chat', [id])).toEqual([])
  })
})

describe('somebody who chats too fast', () => {
  test('is refused, keeps their socket and turn, and may continue two seconds later', async () => {
    let now = Date.now()
    const still = await openTestServer({ now: () => now }, { LOGRES_LIMIT_SCALE: '1' })
    const { watchers, host, table } = await beginMatch(still.base, 'avalon', [null, null])
    const [left, right] = watchers
    if (!left || !right) throw new Error('two came')
    const again = await host.watch(table.id)
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text, i) => say(i % 2 ? left : again, text)),
    )
    const refused = answers.filter(({ kind }) => kind !== 'done')
    expect(refused).toHaveLength(2)
    for (const answer of refused) expect(answer).toMatchObject({ refusal: { code: 'tooFast' } })
    expect([left.isClosed, again.isClosed]).toEqual([false, false])
    // Other people are not affected.
    expect(await say(right, 'I am here')).toMatchObject({ kind: 'done' })
    now += 1_999
    expect(await say(left, 'h')).toMatchObject({ kind: 'refused' })
    now += 1
    expect(await say(left, 'i')).toMatchObject({ kind: 'done' })
    expect(await say(left, 'j')).toMatchObject({ kind: 'refused' })
    await still.close()
  })

  test('is refused while the author is muted, with the end of the mute', async () => {
    const { left, right, host } = await open()
    const mutedUntil = Date.now() + 60 * 60_000
    await mute(host, mutedUntil)
    const refusal = { code: 'muted', params: { until: mutedUntil } }
    expect(await say(left, 'hey')).toMatchObject({ kind: 'refused', refusal })
    await say(right, 'quiet here')
    expect(textsOf(left)).toEqual(['quiet here'])
    await mute(host, Date.now() - 1)
    expect(await say(left, 'hey')).toMatchObject({ kind: 'done' })
  })

  const mute = async (who: Client, mutedUntil: number) => {
    const person = await server.store.get('people', await idOf(who))
    if (person === undefined) throw new Error('nobody')
    await server.store.commit([{ in: 'people', put: { ...person, mutedUntil } }])
  }
})

describe('a block between two people', () => {
  test.each(['the speaker', 'the listener'])(
    '%s: receives nothing of theirs, live or later, until it is undone',
    async (who) => {
      const { one, other, guest, id } = await open()
      const third = await Client.arrive(server.base)
      const listener = await third.watch(id)
      await say(one, 'before')
      await untilHeard(listener, 'before')
      const [blocker, blocked] = who === 'the speaker' ? [guest, third] : [third, guest]
      const block = await blocker.must<{ id: string }>('POST', '/api/me/blocks', { person: await idOf(blocked) })
      await say(one, 'to all but one')
      await say(listener, 'hello?')
      await say(other, 'now')
      await Promise.all([untilHeard(listener, 'now'), untilHeard(one, 'now')])
      expect(textsOf(listener)).toEqual(['before', 'hello?', 'now'])
      expect(textsOf(one)).toEqual(['before', 'to all but one', 'now'])
      expect(textsOf(other)).toEqual(['before', 'to all but one', 'hello?', 'now'])
      const later = await third.watch(id)
      await settle(later)
      expect(soFar(later, 'spectators')?.map(({ text, n }) => `${n} ${text}`)).toEqual(['2 hello?', '3 now'])
      const { body } = await page(third, id, 'room=spectators')
      expect(body.lines.map(({ n }) => n)).toEqual([2, 3])
      await blocker.must('DELETE', `/api/me/blocks/${block.id}`)
      await say(one, 'friends again')
      await untilHeard(listener, 'friends again')
      expect((await page(third, id, 'room=spectators')).body.lines).toHaveLength(5)
    },
  )

  test('can be found by a line that the person may read, and by no other', async () => {
    const { one, left, id, guest, second } = await open()
    await say(one, 'rude')
    await say(left, 'among us')
    const third = await Client.arrive(server.base)
    const blocking = (room: string, n: number) => ['POST', '/api/me/blocks', { match: id, room, n }] as const
    expect(await third.must(...blocking('spectators', 0))).toMatchObject({ name: guest.name })
    for (const [client, room, n] of [
      [third, 'seated', 0],
      [second, 'spectators', 0],
      [third, 'spectators', 1],
    ] as const) {
      expect((await client.call(...blocking(room, n))).status).toBe(404)
    }
  })
})

describe('a chat line', () => {
  test('comes in pages: fifty on joining, more on request', async () => {
    const { one, guest, id } = await open()
    for (let n = 0; n < 120; n++) {
      server.wait(2_000)
      await say(one, `line ${n}`)
    }
    const late = await guest.watch(id)
    await untilChatSent(late, 'spectators')
    expect(soFar(late, 'spectators')?.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, i) => 70 + i))
    const seen: number[] = []
    for (let before: number | null = 70; before !== null; ) {
      const { body }: { body: Page } = await page(guest, id, `room=spectators&before=${before}`)
      expect(body.lines.every(({ n, text }) => text === `line ${n}`)).toBe(true)
      seen.unshift(...body.lines.map(({ n }) => n))
      before = body.before
    }
    expect(seen).toEqual(Array.from({ length: 70 }, (_, i) => i))
    expect((await page(guest, id, 'room=spectators&before=999999')).body.lines.at(-1)?.n).toBe(119)
    expect((await page(guest, id, 'room=spectators&before=0')).body).toEqual({
      room: 'spectators',
      lines: [],
      before: null,
    })
  })

  test('can be read over HTTP only by people who may', async () => {
    const { left, one, host, guest, id } = await open()
    await Promise.all([say(left, 'in'), say(one, 'out')])
    const status = async (client: Client, query: string) => (await page(client, id, query)).status
    expect([await status(host, 'room=seated'), await status(guest, 'room=spectators')]).toEqual([200, 200])
    expect([await status(guest, 'room=seated'), await status(host, 'room=spectators')]).toEqual([403, 403])
    for (const query of ['', 'room=all', 'room=seated&before=-1', 'room=seated&before=x', 'room=seated&who=me']) {
      expect(await status(host, query), query).toBe(400)
    }
    expect((await host.call('GET', '/api/matches/aaaaaaaaaaaa/chat?room=seated')).status).toBe(404)
    expect((await fetch(`${server.base}/api/matches/${id}/chat?room=seated`)).status).toBe(401)
    await left.ask({ ...{ kind: 'resign' }, key: 'r' })
    expect([await status(host, 'room=spectators'), await status(guest, 'room=seated')]).toEqual([200, 403])
  })

  test('by a deleted account stays, under another name', async () => {
    const { one, other, guest, id, host } = await open()
    await say(one, 'farewell')
    await guest.must('POST', '/api/tables', { game: 'avalon', seats: [null, 'page'] })
    expect((await guest.call('POST', '/api/me/delete', { confirm: guest.name })).status).toBe(204)
    const late = await (await Client.arrive(server.base)).watch(id)
    await untilChatSent(late, 'spectators')
    expect(soFar(late, 'spectators')).toMatchObject([{ name: 'departed', text: 'farewell' }])
    await other.until(() => textsOf(other).length === 1)
    expect(one.isClosed).toBe(true)
    expect(host.name).not.toBe('departed')
  })
})
