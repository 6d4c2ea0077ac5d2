/* The counting itself: buckets, debts, what is open, accounts with a passkey. */
import { expect, test } from 'vitest'
import { SINGLE_SERVER_BUS } from '../../src/bus/bus.ts'
import { readConfig } from '../../src/config.ts'
import { KeptAccounts } from '../../src/limits/kept-accounts.ts'
import { Limiter } from '../../src/limits/limiter.ts'
import { limitsOf, PEOPLE_PER_ADDRESS } from '../../src/limits/limits.ts'
import { KnownNetworks } from '../../src/limits/networks.ts'
import { TokenBucket } from '../../src/limits/token-bucket.ts'
import { openSqlite } from '../../src/store/sqlite.ts'

const plan = limitsOf(readConfig({}))
const { chatLines } = plan.rates

function limiter(networks = ''): Limiter {
  const { knownNetworks } = readConfig({ LOGRES_KNOWN_NETWORKS: networks })
  return new Limiter({ plan, networks: new KnownNetworks(knownNetworks), bus: SINGLE_SERVER_BUS, now: () => 0 })
}

const PASSKEY = {
  id: 'passkey',
  person: 'with',
  publicKey: '',
  counter: 0,
  transports: [],
  createdAt: 0,
  label: 'mine',
}

/** How often it is allowed. */
function taken(limits: Limiter, person: string | null, address: string | null, most = 1_000): number {
  for (let i = 0; i < most; i++) if (limits.take('chatLines', { person, address }) !== undefined) return i
  return most
}

test('a burst, then as many as the time allows; a clock that is set back takes nothing away', () => {
  let now = 0
  const bucket = new TokenBucket(() => now, { perMinute: 60, burst: 3 })
  bucket.spend(3)
  expect(bucket.has(1)).toBe(false)
  now = 1_000
  expect([bucket.has(1), bucket.has(2)]).toEqual([true, false])
  now = 0
  expect(bucket.has(1)).toBe(true)
})

test('somebody’s flood does not use up what their address has', () => {
  const limits = limiter()
  expect(taken(limits, 'flood', 'here')).toBe(chatLines.person.burst)
  // The others at this address have all the rest.
  const others = Array.from({ length: 20 }, (_, i) => taken(limits, `other ${i}`, 'here'))
  expect(others.reduce((sum, each) => sum + each)).toBe(chatLines.address.burst - chatLines.person.burst)
  expect(limits.take('chatLines', { person: 'flood', address: 'here' })?.code).toBe('tooFast')
  expect(limits.take('chatLines', { person: 'new', address: 'here' })?.code).toBe('tooManyFromHere')
  expect(limits.take('chatLines', { person: 'new', address: 'elsewhere' })).toBeUndefined()
})

test('an address has as much as so many people, and a known network more', () => {
  for (const { person, address } of [chatLines, plan.rates.messages, plan.rates.tables, plan.rates.upgrades]) {
    expect(address.burst).toBe(PEOPLE_PER_ADDRESS * person.burst)
    expect(address.perMinute).toBe(PEOPLE_PER_ADDRESS * person.perMinute)
  }
  const limits = limiter('203.0.113.0/24*7')
  const codes = Array.from({ length: 400 }, (_, i) =>
    limits.take('chatLines', { person: `p${i}`, address: '203.0.113.9' }),
  )
  expect(codes.filter((refusal) => refusal === undefined)).toHaveLength(7 * chatLines.address.burst)
})

test('what is open counts until it is closed, once', () => {
  const limits = limiter()
  const caller = { person: 'me', address: 'here' }
  const open = Array.from({ length: plan.open.streams.person }, () => limits.open('streams', caller))
  expect(open.every((each) => typeof each === 'function')).toBe(true)
  expect(limits.open('streams', caller)).toMatchObject({ code: 'tooManyConnections' })
  const [first] = open
  if (typeof first === 'function') for (let i = 0; i < 3; i++) first()
  expect(typeof limits.open('streams', caller)).toBe('function')
  expect(limits.open('streams', caller)).toMatchObject({ code: 'tooManyConnections' })
})

test('only an account with a passkey that is a day old is kept', async () => {
  const store = await openSqlite(':memory:')
  let now = 0
  const kept = new KeptAccounts(store, () => now)
  await store.commit([{ in: 'passkeys', insert: PASSKEY }])
  expect(await kept.has({ id: 'with', createdAt: 0 })).toBe(false)
  now = 24 * 60 * 60 * 1000
  expect(await kept.has({ id: 'with', createdAt: 0 })).toBe(true)
  expect(await kept.has({ id: 'without', createdAt: 0 })).toBe(false)
  await store.close()
})
