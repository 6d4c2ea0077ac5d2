/* Allowances belong to the person and the address: a new socket, or another server, is no new allowance. */
import { at } from '@logres/kernel'
import { CLOSE } from '@logres/protocol'
import { afterAll, expect, test } from 'vitest'
import { RedisBus } from '../../src/bus/redis.ts'
import { Limiter } from '../../src/limits/limiter.ts'
import { KnownNetworks } from '../../src/limits/networks.ts'
import { Client, type Watcher } from '../client.ts'
import { Cluster } from '../cluster/cluster.ts'
import { beginMatch, openTestServer } from '../test-server.ts'
import { openSocket, PLAN, STRICT } from './siege.ts'

/** No allowance is refilled, however long a test takes. */
const frozen = { now: () => 1_800_000_000_000 }

/** Sends a message; whether it is answered, or the socket closed. */
async function isHeard(watcher: Watcher, key: string): Promise<boolean> {
  return watcher.ask({ key, ...{ kind: 'takeBack' } }).then(
    () => true,
    () => false,
  )
}

test('a guest who reconnects goes on with the messages that are left', async () => {
  const server = await openTestServer(frozen, STRICT)
  const { table, clients } = await beginMatch(server.base, 'avalon', [null, null])
  const { burst } = PLAN.rates.messages.person
  let heard = 0
  for (let i = 0; i < 4; i++) {
    const watcher = await at(clients, 0).watch(table.id)
    for (let k = 0; k < burst / 3 && (await isHeard(watcher, `m-${i}-${k}`)); k++) heard += 1
    watcher.close()
  }
  expect(heard).toBe(burst)
  await server.close()
})

test('a person with two browsers has one allowance, and the address one for all its guests', async () => {
  const server = await openTestServer(frozen, STRICT)
  const host = await Client.arrive(server.base)
  const make = (client: Client) => client.call<{ code?: string }>('POST', '/api/tables', TABLE)
  const statuses = []
  for (let i = 0; i < PLAN.rates.tables.person.burst + 1; i++) {
    const made = await make(host.at(server.base))
    statuses.push(made.status)
    if ('id' in made.body) await host.must('POST', `/api/tables/${made.body.id}/cancel`)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(PLAN.rates.tables.person.burst)
  expect(statuses.at(-1)).toBe(429)
  // Guests: the address may make so many.
  const guests = []
  for (let i = 0; i < PLAN.rates.guests.address.burst; i++) {
    const response = await fetch(`${server.base}/api/guest`, { method: 'POST' })
    guests.push(response.status)
    if (response.status === 429) {
      expect(await response.json()).toMatchObject({ code: 'tooManyFromHere', message: expect.stringMatching(/\.$/) })
    }
  }
  expect(guests.filter((status) => status === 201)).toHaveLength(PLAN.rates.guests.address.burst - 1)
  // Those who are here already play on.
  expect((await host.call('GET', '/api/me')).status).toBe(200)
  await server.close()
})

const TABLE = { game: 'avalon', seats: [null, null] }
const cluster = await Cluster.open('allowances across servers', 2, { ...frozen, env: STRICT })
afterAll(() => cluster?.close())

if (cluster !== undefined) {
  test('what was spent at one server is spent at the other', async () => {
    const { id, clients } = await cluster.begin('avalon', [null, null])
    const hostile = at(clients, 0)
    const { burst } = PLAN.rates.messages.person
    const here = await hostile.watch(id)
    for (let k = 0; k < burst; k++) expect(await isHeard(here, `here-${k}`)).toBe(true)
    // The news takes a moment, but the other server's own bucket would last for a whole burst.
    const there = await hostile.at(cluster.base(1)).watch(id)
    let heard = 0
    const stillHeard = async () => {
      const is = await isHeard(there, `there-${heard}`)
      if (is) heard += 1
      return is
    }
    await expect.poll(stillHeard, { interval: 50, timeout: 600_000 }).toBe(false)
    expect(heard).toBeLessThan(burst)
  })

  test('sockets open at one server count at the other, and no longer once they are closed', async () => {
    const { id, clients } = await cluster.begin('avalon', [null, null])
    const hostile = at(clients, 1)
    // They sit at the second server already, with one socket.
    const half = await Promise.all(
      Array.from({ length: PLAN.open.sockets.person - 1 }, () => openSocket(hostile, cluster.base(1), id)),
    )
    expect(half.filter((each) => typeof each === 'number')).toEqual([])
    await expect.poll(() => codeAt(hostile, 0, id), { timeout: 600_000 }).toBe(CLOSE.tooMany)
    for (const each of half) if (typeof each === 'object') each.terminate()
    await expect.poll(() => codeAt(hostile, 0, id), { timeout: 600_000 }).toBe('open')
  })

  test('who spends at two servers at the same moment has a debt, which is paid off by waiting', async () => {
    let now = 0
    const buses = await Promise.all([0, 1].map(() => RedisBus.open(cluster.redis.url, () => {})))
    const [here, there] = buses.map(
      (bus) => new Limiter({ plan: PLAN, networks: new KnownNetworks([]), bus, now: () => now }),
    )
    if (here === undefined || there === undefined) throw new Error('two were made')
    let news = 0
    for (const bus of buses) {
      await bus.subscribe('limits', (heard) => {
        // The servers of this cluster publish there too.
        if (JSON.stringify(heard).includes('"me"')) news += 1
      })
    }
    const { burst, perMinute } = PLAN.rates.chatLines.person
    const taken = (limits: Limiter) => {
      let count = 0
      while (limits.take('chatLines', { person: 'me', address: null }) === undefined) count += 1
      return count
    }
    expect([taken(here), taken(there)]).toEqual([burst, burst])
    await expect.poll(() => news, { timeout: 600_000 }).toBe(2)
    // Without a debt, half of the burst would be back.
    now = (burst / 2 / perMinute) * 60_000
    expect([taken(here), taken(there)]).toEqual([0, 0])
    now *= 4
    expect(taken(here)).toBe(burst)
    for (const limits of [here, there]) limits.stop()
    await Promise.all(buses.map((bus) => bus.close()))
  })
}

/** What happens to one more socket at this server. */
async function codeAt(client: Client, server: number, match: string): Promise<number | 'open'> {
  const opened = await openSocket(client, cluster?.base(server) ?? '', match)
  if (typeof opened === 'number') return opened
  opened.terminate()
  return 'open'
}
