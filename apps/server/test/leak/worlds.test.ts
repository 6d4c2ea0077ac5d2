/*
 * Two worlds that differ only in what others do in secret: copies of one server's file, opened side by side with the
 * same clock. Everybody who must not know receives the same bytes in both: messages, their number, cursors, `ask`,
 * clocks, refusals, and every HTTP body.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, seededChance, type Tagged } from '@logres/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Client, sleep, type Watcher } from '../client.ts'
import { beginMatch, openTestServer } from '../test-server.ts'
import { Recorder } from './recorder.ts'

const chance = seededChance('worlds')
/** Cards of one weapon. */
const LEVELS = 15

let clock = 1_800_000_000_000
const now = () => clock
let folder: string
let match: string
let people: readonly Client[]
let stranger: Client
/** Writes something nobody else can see: it is written after everything in progress. */
let writer: Client
let written = 0
let flush: () => Promise<void>
let paths: readonly string[]

/** A tournament of four in its first barter. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-worlds-'))
  const server = await openTestServer({ now })
  const begun = await beginMatch(server.base, 'tournament', [null, null, null, null], { judgementByLot: true })
  match = begun.table.id
  people = begun.clients
  stranger = await Client.arrive(server.base)
  writer = await Client.arrive(server.base)
  const docs: { paths: Record<string, object> } = JSON.parse(await (await fetch(`${server.base}/api/docs/json`)).text())
  paths = Object.entries(docs.paths).flatMap(([path, verbs]) =>
    'get' in verbs ? [path.replace(/\{\w+\}/g, match)] : [],
  )
  for (;;) {
    const drafting = () => begun.watchers.find(({ view }) => view.question?.kind === 'draft')
    const areBartering = () => begun.watchers.every(({ view }) => view.question?.kind === 'barter')
    await vi.waitUntil(() => drafting() !== undefined || areBartering(), { interval: 5, timeout: 600_000 })
    const asked = drafting()
    if (asked === undefined) break
    await act(asked, wanted(asked, legal(asked)))
  }
  for (const watcher of begun.watchers) watcher.close()
  cpSync(server.folder, folder, { recursive: true })
  await server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

function legal(watcher: Watcher): Tagged[] {
  return watcher.legal(chance)
}

/** Of a weapon they do not have, so that all can stay and fight. */
function wanted({ view, viewer }: Watcher, drafts: readonly Tagged[]): Tagged {
  const { hands }: { hands: { cards: number[] }[] } = JSON.parse(JSON.stringify(view.view))
  const held = (hands[Number(viewer)]?.cards ?? []).map((card) => Math.floor(card / LEVELS))
  const isNew = (draft: Tagged) => !held.includes(Math.floor(Number(Reflect.get(draft, 'card')) / LEVELS))
  return drafts.find(isNew) ?? at(drafts, 0)
}

let keys = 0
/** Sends it, and waits for the answer. The key is private to the sender. */
async function act(watcher: Watcher, action: object): Promise<string> {
  const answer = await watcher.ask({ key: `k${keys++}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
  return answer.kind === 'refused' ? answer.refusal.code : answer.kind
}

interface World {
  /** The four seats, and a spectator. */
  readonly recorders: readonly Recorder[]
  seat(no: number): Watcher
  close(): Promise<void>
}

async function openWorld(): Promise<World> {
  const server = await openTestServer({ now }, {}, folder)
  const here = writer.at(server.base)
  flush = () => here.must('PATCH', '/api/me', { name: `Writer ${written++}` })
  const recorders: Recorder[] = []
  for (const client of [...people, stranger]) {
    const recorder = new Recorder(client.at(server.base), server.base, match)
    recorders.push(recorder)
    await recorder.connect()
    await settled(recorders)
  }
  return {
    recorders,
    seat: (no) => at(recorders, no).watcher,
    async close() {
      for (const recorder of recorders) recorder.leave()
      await server.close()
    },
  }
}

/** Until everything that follows has arrived: nothing more comes, although others keep writing. */
async function settled(recorders: readonly Recorder[]): Promise<void> {
  const heard = () => recorders.flatMap(({ sockets: hearings }) => hearings.flatMap(({ texts }) => texts)).length
  for (let times = 0, before = -1; times < 5; times++) {
    if (heard() !== before) times = 0
    before = heard()
    await flush()
    await sleep(5)
  }
}

/** What happens in both worlds alike. */
type Script = (world: World) => Promise<void>

/** Plays the scripts; answers what uninvolved clients received, per world. */
async function receivedIn(scripts: readonly Script[], bystanders: readonly number[]): Promise<string[][]> {
  const start = clock
  const received: string[][] = []
  for (const script of scripts) {
    // Clients get their own keys back.
    ;[clock, keys] = [start, 500]
    const world = await openWorld()
    try {
      await script(world)
      await settled(world.recorders)
      for (const no of bystanders) await at(world.recorders, no).readPaths(paths)
      received.push(bystanders.map((no) => textOf(at(world.recorders, no))))
    } finally {
      await world.close()
    }
  }
  return received
}

function textOf({ sockets: hearings, bodies }: Recorder): string {
  return [...hearings.flatMap(({ texts }) => texts), ...bodies.map(({ path, text }) => `${path} ${text}`)].join('\n')
}

/** Everybody acts openly, time passes, somebody reconnects, and illegal actions are refused. */
async function afterwards(world: World): Promise<void> {
  clock += 7_000
  keys = 1000
  await act(world.seat(3), { kind: 'ready' })
  await settled(world.recorders)
  await act(world.seat(0), { kind: 'accept', offer: { giver: 1, audience: [2], n: 1 }, fill: [] })
  await act(world.seat(0), { kind: 'decline', offer: { giver: 1, audience: [2], n: 2 } })
  await act(world.seat(0), { kind: 'lay', cards: [1, 2, 3, 4] })
  world.seat(0).send({ kind: 'undo', key: 'back' })
  world.seat(0).send({ kind: 'act', key: 'late', ask: 0, action: { kind: 'ready' } })
  await settled(world.recorders)
  for (const no of [0, 3, 4]) {
    await at(world.recorders, no).connect(1)
    await settled(world.recorders)
  }
  clock += 1_000
  await act(world.seat(0), { kind: 'ready' })
}

const [BYSTANDERS, NOBODY_KNOWS] = [
  [0, 3, 4],
  [0, 2, 3, 4],
]

/** An offer to these seats alone; distinguished by the number of coins. */
function offerTo(audience: readonly number[], coins: number): object {
  return { kind: 'offer', audience, gives: { cards: [], coins }, wants: { cards: [], any: [], coins: coins + 1 } }
}

function name(n: number): object {
  return { giver: 1, audience: [2], n }
}

/** Ready for good: from then on this seat is asked only while it has an offer, which can be secret. */
async function readyForGood(watcher: Watcher): Promise<void> {
  for (const kind of ['ready', 'takeReadyBack']) {
    while ((await act(watcher, { kind })) === 'done' && kind === 'takeReadyBack') await act(watcher, { kind: 'ready' })
  }
  expect(watcher.view.question).toBe(null)
}

test('declined, withdrawn and repeated offers are visible to the two players only', async () => {
  const quiet: Script = async () => {}
  const busy: Script = async (world) => {
    for (const n of [1, 2, 3]) {
      expect(await act(world.seat(1), offerTo([2], n))).toBe('done')
      await world.seat(2).until(() => world.seat(2).view.question !== null)
      expect(await act(world.seat(2), { kind: 'decline', offer: name(n) })).toBe('done')
      expect(await act(world.seat(1), { kind: 'withdraw', offer: name(n) })).toBe('done')
      await act(world.seat(1), { kind: 'withdraw', offer: name(n) })
    }
    expect(await act(world.seat(1), offerTo([2], 4))).toBe('done')
  }
  const [one, other] = await receivedIn(
    [quiet, busy].map((script) => async (world) => {
      await readyForGood(world.seat(2))
      await settled(world.recorders)
      await script(world)
      await afterwards(world)
    }),
    BYSTANDERS,
  )
  expect(other).toEqual(one)
  // A control: somebody involved does see the difference.
  const [idle, dealing] = await receivedIn([quiet, busy], [2])
  expect(at(at(dealing ?? [], 0).match(/offerMade/g) ?? [], 0)).toBe('offerMade')
  expect(dealing).not.toEqual(idle)
})

test('other players learn that a secret deal happened, but not its content', async () => {
  const deal =
    (coins: number): Script =>
    async (world) => {
      expect(await act(world.seat(1), offerTo([2], coins))).toBe('done')
      expect(await act(world.seat(2), { kind: 'accept', offer: name(1), fill: [] })).toBe('done')
      await afterwards(world)
    }
  const [one, other] = await receivedIn([deal(1), deal(5)], BYSTANDERS)
  expect(at(one ?? [], 0)).toContain('dealStruck')
  expect(other).toEqual(one)
})

/** All ready: then each says in secret whether they stay. */
async function toAnnouncement(world: World): Promise<void> {
  for (const no of [0, 1, 2, 3]) expect(await act(world.seat(no), { kind: 'ready' })).toBe('done')
  await settled(world.recorders)
  expect(world.seat(1).view.question?.kind).toBe('announcement')
}

test('who stays and who retires is not revealed before all have decided', async () => {
  const says =
    (word: string): Script =>
    async (world) => {
      await toAnnouncement(world)
      expect(await act(world.seat(1), { kind: word })).toBe('done')
      clock += 3_000
      await act(world.seat(0), { kind: 'stay' })
      await settled(world.recorders)
      for (const no of [0, 2, 3, 4]) {
        await at(world.recorders, no).connect(2)
        await settled(world.recorders)
      }
    }
  const [one, other] = await receivedIn([says('stay'), says('retire')], NOBODY_KNOWS)
  expect(at(one ?? [], 0)).toContain('answered')
  expect(other).toEqual(one)
})

test('cards laid are not revealed before both have laid', async () => {
  let layer = -1
  const lays =
    (which: number): Script =>
    async (world) => {
      await toAnnouncement(world)
      for (const no of [0, 1, 2, 3]) await act(world.seat(no), { kind: 'stay' })
      await settled(world.recorders)
      layer = [0, 1, 2, 3].find((no) => world.seat(no).view.question?.kind === 'lay') ?? -1
      if (layer < 0) return
      const ways = legal(world.seat(layer))
      expect(ways.length).toBeGreaterThan(1)
      expect(await act(world.seat(layer), at(ways, which % ways.length))).toBe('done')
      clock += 3_000
      await settled(world.recorders)
      for (const no of [0, 1, 2, 3, 4].filter((each) => each !== layer)) {
        await at(world.recorders, no).connect(3)
        await settled(world.recorders)
      }
    }
  const all = await receivedIn([lays(0), lays(1), lays(2)], [0, 1, 2, 3, 4])
  const others = all.map((texts) => texts.filter((_, no) => no !== layer))
  expect(layer).toBeGreaterThanOrEqual(0)
  expect(others[1]).toEqual(others[0])
  expect(others[2]).toEqual(others[0])
})
