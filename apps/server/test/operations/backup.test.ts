/* A backup made by another process while the server writes; and matches continue from it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { findGame } from '@logres/catalogue'
import { importRecord, isRefusal, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { BackupFailed, backUp } from '../../src/operations/backup.ts'
import { startServer } from '../../src/server.ts'
import { openStore } from '../../src/store/index.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'

const CLI = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'logres-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function logres(...args: string[]): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn(process.execPath, [CLI, ...args])
  let out = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, out }
}

test('logres backup while matches are played; restored, they continue from there and verify', async () => {
  const server = await openTestServer()
  const { table, watchers, clients } = await beginMatch(server.base, 'avalon', [null, null], { turnLimit: 30 })
  const file = join(folder, 'backup.sqlite')
  let isBackedUp = false
  const others = [...Array(2).keys()].map(async (i) => {
    while (!isBackedUp) {
      const other = await beginMatch(server.base, 'avalon', [null, null], { turnLimit: 10 })
      await Promise.all(other.watchers.map((watcher, seat) => playRandomly(watcher, `other-${i}-${seat}`)))
      for (const watcher of other.watchers) watcher.close()
    }
  })
  await Promise.race(watchers.map((watcher, seat) => playRandomly(watcher, `before-${seat}`, 10)))
  const backedUp = await logres('backup', file, '--data', server.folder)
  isBackedUp = true
  await Promise.all(others)
  for (const watcher of watchers) watcher.close()
  await server.close()
  expect(backedUp).toMatchObject({ code: 0, out: expect.stringMatching(/backup\.sqlite: \d+ matches, \d+ entries/) })
  expect(readdirSync(folder)).toEqual(['backup.sqlite'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // Single-file format: 1 is a rollback journal, 2 would be WAL.
  expect([...readFileSync(file).subarray(18, 20)]).toEqual([1, 1])

  const data = join(folder, 'data')
  mkdirSync(data)
  copyFileSync(file, join(data, 'logres.sqlite'))
  const config = readConfig({
    ...{ LOGRES_DATA: data, LOGRES_PORT: new URL(server.base).port, LOGRES_HOST: '127.0.0.1', LOGRES_LOG: 'warn' },
    ...{ LOGRES_MESSAGES_PER_SECOND: '10000' },
  })
  const restored = await startServer(config)
  const again = await Promise.all(clients.map((client) => client.watch(table.id)))
  expect(Math.min(...again.map(({ cursor }) => cursor))).toBeGreaterThan(0)
  await Promise.all(again.map((watcher, seat) => playRandomly(watcher, `after-${seat}`)))
  const record = importRecord(await clients[0]?.must('GET', `/api/matches/${table.id}/record`))
  const game = findGame('avalon')?.game
  if (isRefusal(record) || game === undefined) throw new Error('no record')
  expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
  for (const watcher of again) watcher.close()
  await restored.stop()
  rmSync(data, { recursive: true })
})

describe('the copy', () => {
  const person = (n: number) => ({
    ...{ id: `p${n}`, name: `Person ${n} ${'x'.repeat(3000)}`, createdAt: 0, seenAt: 0, role: 'member' as const },
    ...{ departed: false, bannedAt: null, mutedUntil: null, settings: {} },
  })

  test('does not restart with every commit, and is consistent', async () => {
    const source = join(folder, 'busy.sqlite')
    const store = await openStore(source)
    const before = 2000
    await store.commit(Array.from({ length: before }, (_, n) => ({ in: 'people', insert: person(n) })))
    let written = before
    let file: string
    let during: number
    do {
      file = join(folder, `busy-copy-${written}.sqlite`)
      const since = written
      let isDone = false
      const copied = backUp(source, file).finally(() => {
        isDone = true
      })
      // Two per commit: both or neither must be in the copy.
      while (!isDone) {
        await store.commit([
          { in: 'people', insert: person(written) },
          { in: 'people', insert: person(written + 1) },
        ])
        written += 2
      }
      await copied
      during = written - since
      // A copy may take less than two commits: then nothing was tested.
    } while (during <= 2)
    await store.close()
    const copy = await openStore(file)
    const rows = await copy.list('people', [])
    await copy.close()
    expect(rows.length).toBeGreaterThanOrEqual(written - during)
    expect(rows.length % 2).toBe(0)
  })

  test('is refused if there is nothing to copy, or the target exists', async () => {
    const source = join(folder, 'quiet.sqlite')
    await (await openStore(source)).close()
    const foreign = join(folder, 'foreign.sqlite')
    new DatabaseSync(foreign).exec('CREATE TABLE x (y)')
    const taken = join(folder, 'taken')
    writeFileSync(taken, 'precious')
    const target = join(folder, 'target')
    const before = readdirSync(folder).toSorted()
    for (const [from, to] of [
      [join(folder, 'missing.sqlite'), target],
      [foreign, target],
      [taken, target],
      [source, taken],
      [source, join(folder, 'no', 'such', 'folder')],
    ] as const) {
      await expect(backUp(from, to)).rejects.toThrow(BackupFailed)
    }
    expect(readdirSync(folder).toSorted()).toEqual(before)
  })

  test('of a stopped server leaves no other files', async () => {
    const home = mkdtempSync(join(folder, 'home-'))
    await (await openStore(join(home, 'logres.sqlite'))).close()
    await backUp(join(home, 'logres.sqlite'), join(folder, 'of-nobody.sqlite'))
    expect(readdirSync(home)).toEqual(['logres.sqlite'])
  })
})
