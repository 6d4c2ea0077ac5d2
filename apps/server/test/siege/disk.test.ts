/*
 * The disk is full, read-only or gone: /readyz says so by itself, people are told instead of waiting in silence, what was
 * acknowledged is kept, and play goes on afterwards over the same sockets.
 */
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, seededChance } from '@logres/kernel'
import { reportSkipped } from '@logres/service-testing'
import { afterEach, expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { StoreUnavailable } from '../../src/store/store.ts'
import { beginMatch, openTestServer, type TestServer } from '../test-server.ts'
import { surviveOutage, untilReadiness } from './outage.ts'
import { SmallDisk, setImmutable } from './small-disk.ts'

const MEGABYTES = 16

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step()
})

/** Collects the lines of its log. */
function open(data: string, log: string[]): Promise<TestServer> {
  return openTestServer({ log: { write: (line) => log.push(line) } }, { LOGRES_DATA: data, LOGRES_LOG: 'warn' })
}

async function keysIn(data: string, match: string): Promise<string[]> {
  const store = await openStore(join(data, 'logres.sqlite'))
  const entries = await store.list('entries', [match])
  await store.close()
  return entries.flatMap(({ key }) => (key === null ? [] : [key]))
}

function mountDisk(what: string): SmallDisk | undefined {
  const disk = SmallDisk.mount(what, MEGABYTES)
  if (disk !== undefined) undo.push(() => disk.unmount())
  return disk
}

test.each(['monitor', 'player'] as const)('a full disk, noticed by a %s', async (noticedBy) => {
  const disk = mountDisk('a full disk')
  if (disk === undefined) return
  const log: string[] = []
  const server = await open(disk.folder, log)
  const match = await beginMatch(server.base, 'avalon', [null, null])
  const outage = { noticedBy, begin: () => disk.fill(), end: () => disk.free() }
  const acknowledged = await surviveOutage({ base: server.base, match, ...outage })
  await server.close()
  expect(await keysIn(disk.folder, match.table.id)).toEqual(acknowledged)
  // One line when it begins and one when it ends, however often people tried.
  expect(log.map((line) => JSON.parse(line).msg)).toEqual(['the store cannot save', 'the store can save again'])
})

test('a folder that becomes read-only', async () => {
  const disk = mountDisk('a folder that becomes read-only')
  if (disk === undefined) return
  const server = await open(disk.folder, [])
  const match = await beginMatch(server.base, 'avalon', [null, null])
  const outage = { begin: () => disk.coverReadOnly(), end: () => disk.uncover() }
  const acknowledged = await surviveOutage({ base: server.base, match, noticedBy: 'monitor', ...outage })
  await server.close()
  expect(await keysIn(disk.folder, match.table.id)).toEqual(acknowledged)
})

test.each(['monitor', 'player'] as const)('files that become read-only, noticed by a %s', async (noticedBy) => {
  const data = mkdtempSync(join(tmpdir(), 'logres-immutable-'))
  undo.push(() => rmSync(data, { recursive: true }))
  const server = await open(data, [])
  const match = await beginMatch(server.base, 'avalon', [null, null])
  const files = ['logres.sqlite', 'logres.sqlite-wal'].map((name) => join(data, name))
  const canDoIt = setImmutable(files, true) && setImmutable(files, false)
  if (canDoIt) {
    const outage = { begin: () => void setImmutable(files, true), end: () => void setImmutable(files, false) }
    const acknowledged = await surviveOutage({ base: server.base, match, noticedBy, ...outage })
    await server.close()
    expect(await keysIn(data, match.table.id)).toEqual(acknowledged)
  } else {
    reportSkipped('files that become read-only (needs root, chattr, and a file system that has immutable files)')
    await server.close()
  }
})

test.each(['monitor', 'player'] as const)('a file that is moved away and back, noticed by a %s', async (noticedBy) => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-gone-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  const [data, elsewhere] = [join(folder, 'data'), join(folder, 'elsewhere')]
  const server = await open(data, [])
  const match = await beginMatch(server.base, 'avalon', [null, null])
  // SQLite would go on writing to it, and a restart would not find what was acknowledged.
  const outage = { begin: () => renameSync(data, elsewhere), end: () => renameSync(elsewhere, data) }
  const acknowledged = await surviveOutage({ base: server.base, match, noticedBy, ...outage })
  await server.close()
  expect(await keysIn(data, match.table.id)).toEqual(acknowledged)
})

test('bots wait meanwhile, without a storm, and play on by themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-bots-'))
  undo.push(() => rmSync(folder, { recursive: true }))
  let [isFull, attempts] = [false, 0]
  const store = await openSqlite(join(folder, 'logres.sqlite'), {
    beforeCommit: () => {
      if (!isFull) return
      attempts += 1
      throw new StoreUnavailable('database or disk is full')
    },
  })
  const server = await openTestServer({ store, log: { write: () => {} } })
  const { watchers } = await beginMatch(server.base, 'avalon', [null, 'page'])
  const watcher = at(watchers, 0)
  const chance = seededChance('bots')
  const handOver = async () => {
    // Until the bot is asked.
    for (let i = 0; watcher.view.question !== null; i++) {
      const action = at(watcher.legal(chance), 0)
      const key = `act-${i}-${watcher.cursor}`
      await watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })
    }
  }
  isFull = true
  expect(await watcher.ask({ key: 'lost', ...{ kind: 'resign' } })).toMatchObject({ refusal: { code: 'cannotSave' } })
  // The probes of three seconds, and what was in progress when it began.
  const before = attempts
  for (let i = 0; i < 3; i++) expect(await untilReadiness(server.base, 503)).toBeGreaterThan(0)
  expect(attempts - before).toBeLessThanOrEqual(3)
  isFull = false
  await untilReadiness(server.base, 200)
  await handOver()
  await watcher.until(() => watcher.view.question !== null || watcher.view.outcome !== null)
  await server.close()
})
