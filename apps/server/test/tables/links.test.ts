/* Seat links: for people without an account, and for coming back from another browser. */
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sleep } from '../client.ts'
import { withFrozenTime } from '../frozen-time.ts'
import { Visitor, VisitorServer } from '../people/visitor.ts'
import {
  begin,
  checkIndex,
  type Guest,
  guests,
  keep,
  link,
  mine,
  present,
  resign,
  startAndReveal,
  tableAt,
  viewerOf,
  watch,
} from './table-helpers.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(async () => {
  await checkIndex(server.running.store)
  await server.close()
})

const makeTable = (host: Guest, access = 'invite') =>
  host.must<{ id: string }>('POST', '/api/tables', { game: 'avalon', seats: [null, null], access })
const linking = (id: string, seat: number) => ['POST', `/api/tables/${id}/seats/${seat}/link`] as const
const presenting = (id: string, secret: string) => ['POST', `/api/tables/${id}/link`, { secret }] as const

describe('to a free seat', () => {
  test('made by the host: its visitor sits down, even if they could not join otherwise, and seals once the seat is known', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await makeTable(host)
    const made = await link(host, id, 1)
    expect(made).toEqual({ path: `/t/${id}#${made.secret}`, secret: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await guest.refused('POST', `/api/tables/${id}/sit`, { seat: 1, nonceSeal: '0'.repeat(64) })).code).toBe(
      'notInvited',
    )
    const { table, seat, link: next } = await present(guest, id, made)
    expect([seat, table.seat, table.mustSeal]).toEqual([1, 1, true])
    expect(next?.secret).not.toBe(made.secret)
    await startAndReveal([host, guest], [await host.sit(id, 0), await guest.sit(id, 1)], id)
    expect(await viewerOf(server, guest, id)).toBe(1)
  })

  test('works once: the host who made it cannot take the seat with it later', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await makeTable(host)
    const made = await link(host, id, 1)
    await present(guest, id, made)
    const sock = await Visitor.arrive(server.base)
    expect(await sock.refused(...presenting(id, made.secret))).toMatchObject({ code: 'noSuchLink', status: 403 })
    expect(await host.refused(...linking(id, 1))).toMatchObject({ code: 'seatTaken', status: 409 })
    expect(await tableAt(guest, id)).toMatchObject({ seat: 1 })
  })

  test('is void after the next one, when somebody sits down there, and when the seat is moved', async () => {
    const [host, guest, other] = await guests(server, 3)
    if (!host || !guest || !other) throw new Error('three came')
    const { id } = await makeTable(host, 'public')
    const first = await link(host, id, 1)
    const second = await link(host, id, 1)
    expect((await guest.refused(...presenting(id, first.secret))).code).toBe('noSuchLink')
    await other.sit(id, 1)
    expect((await guest.refused(...presenting(id, second.secret))).code).toBe('noSuchLink')
    await other.must('POST', `/api/tables/${id}/leave`)
    expect((await guest.refused(...presenting(id, second.secret))).code).toBe('noSuchLink')
    const third = await link(host, id, 1)
    await host.must('POST', `/api/tables/${id}/swap`, { seats: [0, 1] })
    expect((await guest.refused(...presenting(id, third.secret))).code).toBe('noSuchLink')
    expect(await tableAt(guest, id)).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'open' }] })
  })

  test('somebody seated elsewhere at the table moves, and has one seat', async () => {
    const [host] = await guests(server, 1)
    if (!host) throw new Error('one came')
    const { id } = await makeTable(host)
    await host.sit(id, 0)
    expect(await present(host, id, await link(host, id, 1))).toMatchObject({
      table: { seat: 1, seats: [{ kind: 'open' }, { kind: 'person' }] },
    })
  })

  test('can be made only by the host; not for a bot’s seat', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await host.makeTable([null, 'page'])
    expect(await guest.refused(...linking(id, 0))).toMatchObject({ code: 'notTheHost', status: 403 })
    expect(await host.refused(...linking(id, 1))).toMatchObject({ code: 'seatTaken' })
    expect(await host.refused(...linking(id, 5))).toMatchObject({ code: 'noSuchSeat' })
    expect(await guest.refused(...linking('aaaaaaaaaaaa', 0))).toMatchObject({ code: 'noSuchTable', status: 404 })
  })

  test('does not bring together people who blocked each other', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const { id } = await makeTable(host)
    const made = await link(host, id, 1)
    const block = await guest.must<{ id: string }>('POST', '/api/me/blocks', { person: host.me.id })
    expect((await guest.refused(...presenting(id, made.secret))).code).toBe('blocked')
    await guest.must('DELETE', `/api/me/blocks/${block.id}`)
    await present(guest, id, made)
  })

  test('used twice at once: one sits down', async () => {
    for (let i = 0; i < 5; i++) {
      const [host, ...others] = await guests(server, 5)
      if (!host) throw new Error('five came')
      const { id } = await makeTable(host)
      const { secret } = await link(host, id, 1)
      const answers = await Promise.all(others.map((other) => other.call(...presenting(id, secret))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect(await tableAt(at(others, winner), id)).toMatchObject({ seat: 1 })
    }
  })
})

describe('to the holder’s own seat', () => {
  test('before the start: the seat passes on, with the table if its holder was host; the new holder seals a new nonce', async () => {
    const [host, phone, guest] = await guests(server, 3)
    if (!host || !phone || !guest) throw new Error('three came')
    const { id } = await makeTable(host, 'public')
    await host.sit(id, 0)
    const { table } = await present(phone, id, await link(host, id, 0))
    expect(table).toMatchObject({ seat: 0, isHost: true, mustSeal: true, nonceSeals: [null, null] })
    expect(await tableAt(host, id)).toMatchObject({ seat: null, isHost: false })
    expect([(await mine(host)).waiting, (await mine(phone)).waiting.map((row) => row.id)]).toEqual([[], [id]])
    await startAndReveal([phone, guest], [await phone.sit(id, 0), await guest.sit(id, 1)], id)
  })

  test('in a match: the seat passes on, the former holder becomes a spectator; what was sealed stays', async () => {
    const [host, guest, phone] = await guests(server, 3)
    if (!host || !guest || !phone) throw new Error('three came')
    const id = await begin([host, guest])
    const sealed = await guest.must<object>('GET', `/api/tables/${id}/sealed`)
    const before = await watch(server, guest, id)
    const made = await link(guest, id, 1)
    const { table, seat, link: next } = await present(phone, id, made)
    expect([seat, table.seat, table.mustSeal, table.status]).toEqual([1, 1, false, 'playing'])
    expect(await guest.must('GET', `/api/tables/${id}/sealed`)).toEqual(sealed)
    await expect(before.until(() => false)).rejects.toThrow('closed')
    expect([await viewerOf(server, guest, id), await viewerOf(server, phone, id)]).toEqual(['table', 1])
    expect([(await mine(guest)).matches, (await mine(phone)).matches.map((row) => row.id)]).toEqual([[], [id]])
    if (next === null) throw new Error('no link')
    // Back again with the next one, and the match continues to its end.
    await present(guest, id, next)
    await resign(server, guest, id)
    expect(await tableAt(guest, id)).toMatchObject({ status: 'over', seat: 1 })
    expect((await guest.refused(...linking(id, 1))).code).toBe('tableClosed')
  })

  test('in a match: the former holder resigns at the same moment: either it counts, or it is refused', async () => {
    const seen = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const [host, guest, phone] = await guests(server, 3)
      if (!host || !guest || !phone) throw new Error('three came')
      const id = await begin([host, guest])
      const watcher = await watch(server, guest, id)
      const { secret } = await link(guest, id, 1)
      const taking = phone.call(...presenting(id, secret))
      // The rest holds in either order.
      if (i % 3 > 0) await sleep(i % 3)
      watcher.send({ kind: 'resign', key: 'r' })
      const { status } = await taking
      if (status === 200) await expect(watcher.until(() => false)).rejects.toThrow('closed')
      else await watcher.until(() => watcher.view.outcome !== null)
      const table = await tableAt(phone, id)
      seen.add(`${status} ${table.status} ${table.seat}`)
      const act = { key: 'k', ask: 1, action: { kind: 'finishPlays' } }
      const code = status === 200 ? 'notSeated' : 'matchOver'
      expect([code, 'stale']).toContain((await guest.refused('POST', `/api/bot/matches/${id}/act`, act)).code)
      watcher.close()
    }
    for (const each of seen) expect(['200 playing 1', '409 over null']).toContain(each)
  })

  test("in a match: the new holder's stream receives it; the former holder's no longer does", async () => {
    const [host, guest, phone] = await guests(server, 3)
    if (!host || !guest || !phone) throw new Error('three came')
    const id = await begin([host, guest])
    const [former, holder] = [await listen(guest), await listen(phone)]
    const made = await link(guest, id, 1)
    await present(phone, id, made)
    await resign(server, host, id)
    await holder.until((lines) => lines.some(({ kind }) => kind === 'over'))
    expect(holder.lines.filter(({ kind }) => kind === 'over')).toMatchObject([{ match: id, seat: 1 }])
    // They get later events, and only those.
    const next = await begin([host, guest])
    await resign(server, host, next)
    await former.until((lines) => lines.some(({ kind }) => kind === 'over'))
    expect(former.lines.filter(({ kind }) => kind === 'over')).toMatchObject([{ match: next }])
    for (const stream of [former, holder]) stream.close()
  })

  test('an account with a passkey has no link: its owner signs in; earlier links are void for others', async () => {
    const [host, guest, thief] = await guests(server, 3)
    if (!host || !guest || !thief) throw new Error('three came')
    const id = await begin([host, guest])
    const made = await link(guest, id, 1)
    await keep(server, guest)
    expect(await guest.refused(...linking(id, 1))).toMatchObject({ code: 'seatClaimed', status: 403 })
    expect((await thief.refused(...presenting(id, made.secret))).code).toBe('seatClaimed')
    expect(await present(guest, id, made)).toMatchObject({ seat: 1, link: null, table: { seat: 1 } })
    expect(await viewerOf(server, guest, id)).toBe(1)
  })

  test('a seat of an account with a passkey has no link', async () => {
    const [host, guest, account] = await guests(server, 3)
    if (!host || !guest || !account) throw new Error('three came')
    await keep(server, account)
    const id = await begin([host, guest])
    const { link: next } = await present(account, id, await link(guest, id, 1))
    expect(await viewerOf(server, account, id)).toBe(1)
    if (next === null) throw new Error('no link')
    expect((await guest.refused(...presenting(id, next.secret))).code).toBe('seatClaimed')
  })

  test('does not give one person two seats', async () => {
    const [host, guest] = await guests(server, 2)
    if (!host || !guest) throw new Error('two came')
    const id = await begin([host, guest])
    const made = await link(guest, id, 1)
    expect(await host.refused(...presenting(id, made.secret))).toMatchObject({ code: 'alreadySeated', status: 409 })
    expect(await viewerOf(server, guest, id)).toBe(1)
  })

  test('is not made while the table is frozen, or by others', async () => {
    const [host, guest, phone] = await guests(server, 3)
    if (!host || !guest || !phone) throw new Error('three came')
    const { id } = await makeTable(host, 'public')
    await host.sit(id, 0)
    await guest.sit(id, 1)
    const made = await link(guest, id, 1)
    expect((await phone.refused(...linking(id, 1))).code).toBe('notTheHost')
    await host.must('POST', `/api/tables/${id}/start`)
    expect(await phone.refused(...presenting(id, made.secret))).toMatchObject({ code: 'tableSealing', status: 409 })
    await host.must('POST', `/api/tables/${id}/cancel`)
    expect((await phone.refused(...presenting(id, made.secret))).code).toBe('tableClosed')
  })

  test('a seat that passes on while the match ends: the table is over either way, and the index is correct', async () => {
    for (let i = 0; i < 6; i++) {
      const [host, guest, phone] = await guests(server, 3)
      if (!host || !guest || !phone) throw new Error('three came')
      const id = await begin([host, guest])
      const { secret } = await link(guest, id, 1)
      const watcher = await watch(server, host, id)
      const actions = [
        () => watcher.ask({ ...{ kind: 'resign' }, key: 'r' }),
        () => phone.call(...presenting(id, secret)),
      ]
      const [, passed] = await Promise.all((i % 2 === 0 ? actions : actions.toReversed()).map((action) => action()))
      expect(passed).toBeDefined()
      const { status } = await tableAt(host, id)
      expect(status).toBe('over')
      const seats = [await tableAt(guest, id), await tableAt(phone, id)].map(({ seat }) => seat)
      expect(seats.filter((seat) => seat === 1)).toHaveLength(1)
      watcher.close()
      await checkIndex(server.running.store)
    }
  })
})

interface Line {
  readonly kind: string
}

/** A program's stream of turns. */
async function listen(guest: Guest) {
  const stop = new AbortController()
  const response = await fetch(`${server.base}/api/bot/stream`, {
    headers: { cookie: `logres=${guest.secret}` },
    signal: stop.signal,
  })
  const lines: Line[] = []
  const reading = (async () => {
    for await (const chunk of response.body ?? []) {
      const texts = Buffer.from(chunk).toString().split('\n')
      lines.push(...texts.filter((text) => text !== '').map((text): Line => JSON.parse(text)))
    }
  })().catch(() => undefined)
  return {
    lines,
    async until(holds: (heard: readonly Line[]) => boolean) {
      await expect.poll(() => holds(lines), { timeout: 600_000 }).toBe(true)
    },
    close() {
      stop.abort()
      return reading
    },
  }
}

test('secrets are rate limited: twenty a minute', async () => {
  const [host, guest] = await guests(server, 2)
  if (!host || !guest) throw new Error('two came')
  const { id } = await makeTable(host)
  const codes: string[] = []
  await withFrozenTime(async () => {
    for (let i = 0; i < 22; i++) codes.push((await guest.refused(...presenting(id, `${i}`.padStart(43, 'x')))).code)
  })
  expect(codes.slice(0, 20)).toEqual(codes.slice(0, 20).map(() => 'noSuchLink'))
  expect(codes.slice(20)).toEqual(['tooFast', 'tooFast'])
  for (const secret of ['', 'x', 'x'.repeat(44), 7, null]) {
    const other = await Visitor.arrive(server.base)
    expect((await other.call('POST', `/api/tables/${id}/link`, { secret })).status).toBe(400)
  }
})
