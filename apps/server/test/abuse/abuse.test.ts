/*
 * For any input: no crash, no 5xx, nobody else's data changes, and the memory comes back. LOGRES_ABUSE sets
 * the number of messages: `npm run test:abuse`.
 */
import { findGame } from '@logres/catalogue'
import { at, importRecord, isRefusal, seededChance, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { beginMatch, playRandomly } from '../test-server.ts'
import { badMessageFor, effectsIn, sendMessages } from './bad-messages.ts'
import type { Pool } from './bad-values.ts'
import { openUnfinishedRequests, rawFor, send, statusOf } from './raw.ts'
import { badRequestFor, faultOf, idsIn, type Operation, operationsOf, RequestSender } from './requests.ts'
import { type Memory, TargetServer } from './target-server.ts'

const MESSAGES = Number(process.env.LOGRES_ABUSE ?? 2000)
const SEED = process.env.LOGRES_FUZZ_SEED ?? 'abuse'
/** Shares of HTTP requests and socket messages; the rest is raw bytes. */
const [REQUESTS, WORDS] = [0.6, 0.37]
const LONG = 300_000 + MESSAGES * 10
/** Relative to the warm server. */
const MOST_HEAP = 1.5
const MOST_RSS = 1.6

let target: TargetServer
let operations: readonly Operation[]
const counts = new Map<string, number>()

beforeAll(async () => {
  target = await TargetServer.start()
  operations = await operationsOf(target.base)
  expect(operations.length).toBeGreaterThan(30)
})
afterAll(() => target.stop())

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** All rows but the attackers' own. Last-seen times and deadlines may change. */
function protectedRows(names: readonly string[], attackers: readonly string[]): Set<string> {
  const rows = target.rows().filter((row) => names.some((name) => row.includes(name)))
  const isDue = (row: string) => /^deadlines .*reveal/.test(row)
  const isOwn = (row: string) =>
    /^(blocks|notes|reports|chat|sessions|people)\b/.test(row) && attackers.some((id) => row.includes(id))
  return new Set(rows.filter((row) => !isOwn(row) && !isDue(row)).map((row) => row.replace(/\\?"seenAt\\?":\d+/g, '')))
}

/** Once all legitimate writes are done: no row is added while others keep writing. */
async function writtenRows(names: readonly string[]): Promise<Set<string>> {
  let rows = protectedRows(names, [])
  for (let same = 0; same < 5; ) {
    // Written after everything in progress.
    await Client.arrive(target.base)
    const now = protectedRows(names, [])
    same = String([...now].toSorted()) === String([...rows].toSorted()) ? same + 1 : 0
    rows = now
  }
  return rows
}

async function fireRequests(
  sender: RequestSender,
  attackers: Client[],
  pool: Pool,
  many: number,
  label: string,
): Promise<void> {
  const chance = seededChance(`${SEED} requests ${label}`)
  let left = many
  const shoot = async () => {
    while (left-- > 0) {
      const secrets = attackers.map(({ secret }) => secret)
      const bad = badRequestFor(operations, secrets, chance, pool)
      const answer = await sender.fire(bad)
      if (answer === undefined) continue
      count(`http ${answer.status}`)
      expect(faultOf(answer, bad), JSON.stringify(bad).slice(0, 2000)).toBeUndefined()
      if (answer.status < 300 && pool.ids.length < 400) pool.ids.push(...idsIn(answer.text))
      // Some requests sign them out for good.
      if (left % 500 === 0) attackers.splice(left % attackers.length, 1, await Client.arrive(target.base))
    }
  }
  await Promise.all(Array.from({ length: 8 }, shoot))
}

async function sayWords(
  watchers: readonly Watcher[],
  strangers: readonly Watcher[],
  pool: Pool,
  many: number,
  label: string,
) {
  const roles = [
    ...watchers.map((watcher) => ({ watcher, isSeated: true })),
    ...strangers.map((watcher) => ({ watcher, isSeated: false })),
  ]
  await Promise.all(
    roles.map(async (role, i) => {
      const chance = seededChance(`${SEED} words ${label} ${i}`)
      await sendMessages(role, Math.ceil(many / roles.length), () => {
        count('socket')
        return badMessageFor(role, chance, pool)
      })
    }),
  )
}

async function sendRaw(match: string, { secret }: Client, many: number, label: string): Promise<void> {
  const chance = seededChance(`${SEED} raw ${label}`)
  const stop = openUnfinishedRequests(target.port, 40)
  for (let i = 0; i < many; i += 20) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(20, many - i) }, (_, j) =>
        send(target.port, rawFor(match, secret, chance), 30 + j * 15),
      ),
    )
    for (const answer of answers) {
      count(`raw ${statusOf(answer)}`)
      expect(statusOf(answer), answer).toBeLessThan(500)
    }
  }
  stop()
}

test(
  `${MESSAGES} messages: refused in words, nothing changes, and the memory comes back`,
  async () => {
    const quiet = await beginMatch(target.base, 'avalon', [null, null], { turnLimit: 6 })
    // Here seated people misbehave too.
    const loud = await beginMatch(target.base, 'avalon', [null, null], { turnLimit: 6 })
    const attackers = await Promise.all(Array.from({ length: 6 }, () => Client.arrive(target.base)))
    const strangers = await Promise.all(Array.from({ length: 3 }, () => strangerAt(loud.table.id)))
    const first = await firstAct([...loud.watchers, ...strangers])
    const innocent = await Promise.all(quiet.clients.map((client) => client.must<{ id: string }>('GET', '/api/me')))
    const mine = await Promise.all(attackers.map((client) => client.must<{ id: string }>('GET', '/api/me')))
    const pool: Pool = {
      ids: [
        ...[quiet, loud].map(({ table }) => table.id),
        ...innocent.map(({ id }) => id),
        ...mine.map(({ id }) => id),
      ],
    }
    const sender = new RequestSender(target.port)
    const names = [quiet.table.id, loud.table.id, ...innocent.map(({ id }) => id)]
    const wave = async (share: number, label: string) => {
      const many = MESSAGES * share
      await Promise.all([
        fireRequests(sender, attackers, pool, many * REQUESTS, label),
        sayWords(loud.watchers, strangers, pool, many * WORDS, label),
        sendRaw(loud.table.id, at(attackers, 0), many * (1 - REQUESTS - WORDS), label),
      ])
    }
    const before = await writtenRows(names)
    const views = [...quiet.watchers, ...loud.watchers].map(({ view }) => JSON.stringify(view))
    expect([...before].filter((row) => row.startsWith('entries')).length).toBeGreaterThan(2)

    await wave(0.25, 'warm')
    const warm = await target.memory()
    await wave(0.75, 'hot')
    sender.close()
    const after = await target.memory()

    expect(target.isAlive).toBe(true)
    expect(target.output).toBe('')
    // Nearly everything gets an answer, not just a closed connection.
    expect(counts.get('http 0') ?? 0).toBeLessThan(MESSAGES * REQUESTS * 0.1)
    const left = protectedRows(names, await attackersOf(names))
    expect([...left].toSorted()).toEqual([...before].toSorted())
    expect([...quiet.watchers, ...loud.watchers].map(({ view }) => JSON.stringify(view))).toEqual(views)
    for (const watcher of [...quiet.watchers, ...loud.watchers, ...strangers]) {
      expect(watcher.isClosed).toBe(false)
      const isStranger = strangers.includes(watcher)
      const news = effectsIn(watcher.heard).filter((message) => !first.includes(message))
      // Strangers may chat among themselves.
      expect(isStranger ? news.filter(({ kind }) => kind !== 'done') : news).toEqual([])
    }
    report(warm, after)
    expect(after.heapUsed).toBeLessThan(warm.heapUsed * MOST_HEAP)
    expect(after.rss).toBeLessThan(warm.rss * MOST_RSS)
    await repeated(loud.watchers, first)
    await playsOn(quiet)
  },
  LONG,
)

async function strangerAt(match: string): Promise<Watcher> {
  return (await Client.arrive(target.base)).watch(match)
}

/** New people, and the attackers. */
async function attackersOf(names: readonly string[]): Promise<string[]> {
  return target
    .rows()
    .filter((row) => row.startsWith('people'))
    .flatMap((row) => [...row.matchAll(/"id":"([\w-]{12})"/g)].map((found) => at(found, 1)))
    .filter((id) => !names.includes(id))
}

let firstMessage:
  | { readonly key: string; readonly kind: string; readonly ask: number; readonly action: object }
  | undefined

/** One valid act, whose key is repeated later. Returns all messages it caused. */
async function firstAct(watchers: readonly Watcher[]) {
  const asked = watchers.find(({ view }) => view.question !== null)
  if (asked === undefined) throw new Error('nobody is asked')
  firstMessage = {
    key: 'first',
    ...{ kind: 'act', ask: asked.view.ask, action: at(asked.legal(seededChance('first')), 0) },
  }
  expect(await asked.ask(firstMessage)).toMatchObject({ kind: 'done' })
  for (const watcher of watchers) await watcher.until(() => watcher.cursor === 1)
  return watchers.flatMap(({ heard }) => effectsIn(heard))
}

/** A repeat gets the first answer, however often it is sent. */
async function repeated(watchers: readonly Watcher[], first: readonly object[]): Promise<void> {
  const done = first.find((message) => Reflect.get(message, 'kind') === 'done')
  const author = watchers.find(({ heard }) => heard.some((message) => message === done))
  if (author === undefined || firstMessage === undefined) throw new Error('nobody did anything')
  for (let i = 0; i < 20; i++) author.send(firstMessage)
  await author.until(() => author.heard.filter(({ kind }) => kind === 'done').length === 21)
  expect(
    author.heard.filter(({ kind }) => kind === 'done').every((each) => JSON.stringify(each) === JSON.stringify(done)),
  ).toBe(true)
  expect(author.cursor).toBe(1)
}

/** The server still works: a whole match, and its record. */
async function playsOn({ table, watchers, host }: Awaited<ReturnType<typeof beginMatch>>): Promise<void> {
  await Promise.all(watchers.map((watcher, i) => playRandomly(watcher, `after-${i}`)))
  const record = importRecord(await host.must('GET', `/api/matches/${table.id}/record`))
  if (isRefusal(record)) throw new Error(record.code)
  const game = findGame('avalon')?.game
  expect(game && verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true })
}

function report(warm: Memory, after: Memory): void {
  if (MESSAGES <= 2000) return
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
  console.log(`heap ${mb(warm.heapUsed)} → ${mb(after.heapUsed)}, rss ${mb(warm.rss)} → ${mb(after.rss)}`)
  console.log(
    [...counts]
      .toSorted()
      .map(([what, many]) => `${what}: ${many}`)
      .join(', '),
  )
}
