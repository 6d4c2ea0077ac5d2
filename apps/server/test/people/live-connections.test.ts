/* Ending a session takes effect everywhere at once, also for open sockets and streams. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { at } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wakingDeadlines } from '../../src/clocks/deadlines.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { begin, closing, tokenOf, watch } from '../admin/admin-helpers.ts'
import { Client } from '../client.ts'
import { withFrozenTime } from '../frozen-time.ts'
import { RestartableServer } from '../restartable-server.ts'
import { beginMatch } from '../test-server.ts'
import { Visitor, VisitorServer } from './visitor.ts'

let server: VisitorServer
beforeAll(async () => {
  server = await VisitorServer.open()
})
afterAll(() => server.close())

interface Listed {
  readonly id: string
  readonly isThis?: boolean
}

/** Another browser of the same person. */
async function phoneOf(visitor: Visitor): Promise<Visitor> {
  const phone = new Visitor(server.base)
  const { url } = await visitor.must<{ url: string }>('POST', '/api/me/pairing')
  await phone.must('POST', '/api/sign-in/pairing', { secret: new URL(url).hash.slice(1) })
  return phone
}

const other = () => Visitor.arrive(server.base)

describe('ending a session', () => {
  test('closes its sockets, and no others', async () => {
    const visitor = await other()
    const id = await begin(visitor, await other())
    const phone = await phoneOf(visitor)
    const [mine, his, again] = [
      await watch(server, visitor, id),
      await watch(server, phone, id),
      await watch(server, phone, id),
    ]
    const sessions = await visitor.must<Listed[]>('GET', '/api/me/sessions')
    const ends = [closing(his), closing(again)]
    await visitor.must('DELETE', `/api/me/sessions/${sessions.find(({ isThis }) => isThis === false)?.id}`)
    expect(await Promise.all(ends)).toEqual([4003, 4003])
    expect(await mine.ask({ ...{ kind: 'chat', text: 'still here' }, key: 'c' })).toMatchObject({ kind: 'done' })
    await expect(watch(server, phone, id)).rejects.toThrow('401')
  })

  test('ending all others keeps the current one', async () => {
    const visitor = await other()
    const id = await begin(visitor, await other())
    const phone = await phoneOf(visitor)
    const [mine, his] = [await watch(server, visitor, id), await watch(server, phone, id)]
    const end = closing(his)
    await visitor.must('POST', '/api/me/sessions/end-others')
    expect([await end, mine.isClosed]).toEqual([4003, false])
  })

  test('by signing in again on the same browser ends the old one', async () => {
    const visitor = await other()
    const id = await begin(visitor, await other())
    const { codes } = await visitor.must<{ codes: string[] }>('POST', '/api/me/recovery')
    const end = closing(await watch(server, visitor, id))
    await visitor.must('POST', '/api/sign-in/recovery', { code: at(codes, 0) })
    expect(await end).toBe(4003)
    expect((await watch(server, visitor, id)).viewer).toBe(0)
  })

  test('revoking a token ends its streams and sockets', async () => {
    const visitor = await other()
    const id = await begin(visitor, await other())
    const [program, spare] = [await tokenOf(server.base, visitor, 'one'), await tokenOf(server.base, visitor, 'other')]
    const [first, second] = await Promise.all(
      [program, spare].map(({ token }) =>
        fetch(`${server.base}/api/bot/stream`, { headers: { authorization: `Bearer ${token}` } }),
      ),
    )
    const ends = [closing(await watch(server, program, id)), drain(first)]
    let told = ''
    void drain(second, (text) => {
      told += text
    })
    const tokens = await visitor.must<(Listed & { label: string })[]>('GET', '/api/me/tokens')
    await visitor.must('DELETE', `/api/me/tokens/${tokens.find(({ label }) => label === 'one')?.id}`)
    expect(await Promise.all(ends)).toEqual([4003, undefined])
    expect([await program.isKnown(), await spare.isKnown()]).toEqual([false, true])
    // The other one stays open, and reports what happens next.
    const mine = await watch(server, visitor, id)
    await mine.ask({ ...{ kind: 'resign' }, key: 'r' })
    await expect.poll(() => told, { timeout: 600_000 }).toContain('"over"')
  })

  test('deleting the account closes everything, and a bot plays on', async () => {
    const [visitor, friend] = [await other(), await other()]
    const id = await begin(friend, visitor)
    const [mine, theirs] = [await watch(server, visitor, id), await watch(server, friend, id)]
    const end = closing(mine)
    await visitor.must('POST', '/api/me/delete', { confirm: visitor.me.name })
    expect(await end).toBe(4003)
    await theirs.until(() => theirs.view.seats[1]?.standIn === 'squire')
    expect(theirs.view.seats[0]?.standIn).toBeNull()
    expect(theirs.view.outcome).toBeNull()
  })
})

/** One masked text frame. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes])
}

test('messages after our close frame are ignored, even if the client does not close', async () => {
  const [visitor, friend] = [await other(), await other()]
  const id = await begin(visitor, friend)
  const { hostname, port } = new URL(server.base)
  const raw = connect(Number(port), hostname)
  let got = Buffer.alloc(0)
  raw.on('data', (data) => {
    got = Buffer.concat([got, data])
  })
  raw.on('error', () => {})
  const lines = [
    `GET /api/matches/${id}/socket HTTP/1.1`,
    ...[`Host: ${hostname}:${port}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
    ...['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', `Cookie: logres=${visitor.secret}`],
  ]
  raw.write(`${lines.join('\r\n')}\r\n\r\n`)
  const until = async (word: string) => {
    await expect.poll(() => got.includes(word), { timeout: 600_000, message: word }).toBe(true)
  }
  await until('"whole"')
  raw.write(frameOf('{"kind":"chat","key":"a","text":"before"}'))
  await until('"done"')
  const phone = await phoneOf(visitor)
  await phone.must('POST', '/api/me/sessions/end-others')
  await until('signed out')
  raw.write(frameOf('{"kind":"chat","key":"b","text":"after"}'))
  const closed = once(raw, 'close')
  raw.end(frameOf('{"kind":"resign","key":"c"}'))
  // By then the server has read it all, and anything it wrote would have come earlier.
  await closed
  const theirs = await watch(server, friend, id)
  expect(await theirs.ask({ ...{ kind: 'chat', text: 'much later' }, key: 'd' })).toMatchObject({ kind: 'done' })
  const said = await server.running.store.list('chat', [id])
  expect(said.map(({ text }) => text)).toEqual(['before', 'much later'])
  expect(await server.running.store.get('matches', id)).toMatchObject({ status: 'playing' })
  theirs.close()
})

/** Reads until it ends or is aborted. */
async function drain(response: Response | undefined, take: (text: string) => void = () => {}): Promise<void> {
  try {
    for await (const chunk of response?.body ?? []) take(Buffer.from(chunk).toString())
  } catch {
    // Aborted is an end, too.
  }
}

test('a session that ends while its socket is being opened does not get one', async () => {
  const store = await openSqlite(':memory:')
  let gate: Promise<void> | undefined
  let isWaiting = false
  const server = await RestartableServer.open({
    store: {
      ...wakingDeadlines(store, () => {}),
      get: async (name, ...key) => {
        if (name === 'tables' && gate !== undefined) {
          isWaiting = true
          await gate
        }
        return store.get(name, ...key)
      },
    },
  })
  const { clients, table } = await beginMatch(server.base, 'avalon', [null, null])
  const client = at(clients, 0)
  const { promise, resolve } = Promise.withResolvers<void>()
  gate = promise
  const opening = client.watch(table.id)
  await expect.poll(() => isWaiting, { timeout: 600_000 }).toBe(true)
  const [session] = await client.must<Listed[]>('GET', '/api/me/sessions')
  await client.call('DELETE', `/api/me/sessions/${session?.id}`)
  gate = undefined
  resolve()
  await expect(opening).rejects.toThrow('closed before anything was shown: 4003')
  expect((await Client.arrive(server.base)).name).not.toBe('')
  await server.close()
})

test('writes are limited per person, from any address; reads and other people are not', () =>
  withFrozenTime(async () => {
    // Twenty writes a minute per person, five at once.
    const strict = await VisitorServer.open({ LOGRES_REQUESTS_PER_MINUTE: '40' })
    const visitor = await Visitor.arrive(strict.base)
    const from = (n: number) => {
      const elsewhere = new Visitor(strict.base, `10.9.8.${n}`)
      elsewhere.cookies.set('logres', visitor.secret)
      return elsewhere
    }
    const answers = []
    for (let n = 0; n < 8; n++) answers.push(await from(n).call('PATCH', '/api/me', { name: `Name ${n}` }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'tooFast' } })
    expect(await from(20).must('GET', '/api/me')).toMatchObject({ name: 'Name 4' })
    // Rate limited is not the same as signed out.
    expect(await from(21).refused('POST', '/api/guest')).toMatchObject({ status: 429 })
    expect(await from(22).must('GET', '/api/me')).toMatchObject({ id: visitor.me.id })
    const another = await Visitor.arrive(strict.base)
    await another.must('PATCH', '/api/me', { name: 'Another' })
    strict.wait(3_000)
    await from(23).must('PATCH', '/api/me', { name: 'Patient' })
    expect((await from(24).refused('PATCH', '/api/me', { name: 'Hasty' })).status).toBe(429)
    await strict.close()
  }))
