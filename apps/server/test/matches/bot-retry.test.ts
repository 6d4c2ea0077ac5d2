/* A bot whose move was not committed: the match is reopened, and the bot is asked again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite, type SqliteStore } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { Client } from '../client.ts'
import { openTestServer, type TestServer } from '../test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-bots-'))
let store: SqliteStore
let server: TestServer
const PATIENT = { timeout: 120_000 }
/** So many bot moves are rejected. */
let refuses = 0
beforeAll(async () => {
  store = await openSqlite(join(folder, 'bots.sqlite'))
  const commit: Store['commit'] = async (changes) => {
    const isOfBot = changes.some((each) => each.in === 'entries' && 'insert' in each && each.insert.entry.by === 'bot')
    if (!isOfBot || refuses === 0) return store.commit(changes)
    refuses -= 1
    throw new Error('the disk is full')
  }
  const rest = { backup: store.backup.bind(store), close: store.close.bind(store), upTo: store.upTo.bind(store) }
  const reads = { get: store.get.bind(store), list: store.list.bind(store), find: store.find.bind(store) }
  server = await openTestServer({ store: { ...rest, ...reads, commit } }, { LOGRES_LOG: 'silent' })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('continues when somebody opens the match', async () => {
  refuses = 2
  const client = await Client.arrive(server.base)
  const { id } = await client.makeTable('avalon', ['squire', null], { startPlayer: 'first' })
  const reveal = await client.sit(id, 1)
  await client.must('POST', `/api/tables/${id}/start`)
  await reveal()
  await expect
    .poll(async () => {
      const watcher = await client.watch(id)
      // Perhaps not in this connection: then in the next one.
      await watcher.until(() => watcher.cursor > 0, 2_000).catch(() => {})
      watcher.close()
      return at((await store.list('entries', [id])).slice(-1), 0).seq
    }, PATIENT)
    .toBeGreaterThan(0)
  expect(refuses).toBe(0)
})
