/*
 * The data folder belongs to one process, its files to one user, and damage is found at the start: each is said in one
 * line, with a status other than 0.
 */
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { startErrorMessage } from '../../src/operations/start-errors.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { ServerProcess } from '../operations/server-process.ts'
import { matchRow } from '../store/samples.ts'
import { openTestServer } from '../test-server.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'logres-file-'))
  folders.push(folder)
  return folder
}

/** What main.ts prints when the server cannot start. */
async function startError(data: string): Promise<string | undefined> {
  const error = await openTestServer({}, { LOGRES_DATA: data }).catch((reason) => reason)
  return startErrorMessage(error, undefined)
}

describe('two processes', () => {
  test('the second ends with one clear line; once the first is killed, a start works at once', async () => {
    const data = newFolder()
    const first = await ServerProcess.start(data)
    const second = new ServerProcess({ LOGRES_DATA: data })
    expect(await second.ended).toBe(2)
    const reason = `Another server is running with the store ${data}/logres.sqlite.`
    expect(second.output).toBe(`Logres: ${reason} Stop it, or set LOGRES_DATA to another folder.\n`)
    // The first one did not notice.
    expect((await fetch(`${first.base}/readyz`)).status).toBe(200)
    first.signal('SIGKILL')
    await first.ended
    const next = await ServerProcess.start(data)
    next.signal('SIGTERM')
    expect(await next.ended).toBe(0)
  })
})

/** A store with more than a few pages. */
async function filledStore(): Promise<{ readonly data: string; readonly file: string }> {
  const data = newFolder()
  const file = join(data, 'logres.sqlite')
  const store = await openSqlite(file)
  for (let i = 0; i < 50; i++)
    await store.commit([{ in: 'matches', insert: matchRow(`m${i}`, { text: 'x'.repeat(5_000) }) }])
  await store.close()
  return { data, file }
}

describe('a damaged database is found at the start', () => {
  test('a page with something else in it', async () => {
    const { data, file } = await filledStore()
    const db = openSync(file, 'r+')
    const { size } = statSync(file)
    for (let page = 4; page < size / 4096; page++) writeSync(db, Buffer.alloc(2_000, 0xa5), 0, 2_000, page * 4096)
    closeSync(db)
    expect(await startError(data)).toMatch(
      /^The store [^\n]+ is damaged: [^\n]+ Restore a backup[^\n]+check-store[^\n]+$/,
    )
  })

  test.each([
    ['half of it', (size: number) => Math.floor(size / 2 / 4096) * 4096],
    ['a few bytes', () => 50],
    ['nothing', () => 0],
  ])('a file of which %s is left', async (_what, rest) => {
    const { data, file } = await filledStore()
    truncateSync(file, rest(statSync(file).size))
    expect(await startError(data)).toContain(`The store ${file} is damaged: `)
    // Nothing was made of it.
    expect(statSync(file).size).toBeLessThanOrEqual(rest(1_000_000))
  })
})

describe('modes', () => {
  const modes = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
    )

  test('all files are private to their owner, whatever the umask', async () => {
    const data = join(newFolder(), 'data')
    const before = process.umask(0)
    try {
      const server = await openTestServer({}, { LOGRES_DATA: data })
      expect((statSync(data).mode & 0o777).toString(8)).toBe('700')
      expect(modes(data)).toEqual({
        ...{
          'logres.sqlite': '600',
          'logres.sqlite-wal': '600',
          'logres.sqlite-shm': '600',
          'logres.sqlite.lock': '600',
        },
      })
      await server.close()
      const store = await openSqlite(join(data, 'logres.sqlite'))
      await store.backup(join(data, 'backup.sqlite'))
      await store.close()
      expect(modes(data)).toMatchObject({ 'backup.sqlite': '600' })
    } finally {
      process.umask(before)
    }
  })

  test('ours are tightened if they were wider, and that is logged; what is not ours is only named', async () => {
    const { data, file } = await filledStore()
    chmodSync(file, 0o644)
    chmodSync(data, 0o755)
    const log: string[] = []
    const open = () =>
      openTestServer(
        { log: { write: (line) => log.push(JSON.parse(line).msg) } },
        { LOGRES_DATA: data, LOGRES_LOG: 'warn' },
      )
    await (await open()).close()
    expect(log).toEqual([
      `${file} could be used by others (mode 644); now it is private (600)`,
      `${data} could be used by others (mode 755); now it is private (700)`,
    ])
    log.length = 0
    mkdirSync(join(data, 'photos'))
    writeFileSync(join(data, 'letter.txt'), '')
    chmodSync(data, 0o755)
    await (await open()).close()
    expect(log).toEqual([`${data} can be used by others (mode 755), and was left like that: it is not only ours`])
  })
})
