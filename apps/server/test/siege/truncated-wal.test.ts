/*
 * A write-ahead log that ends anywhere, as after a power cut on a disk that lost what was not synced: the store opens
 * with the commits up to some point, each of them whole, and with all that were acknowledged before the cut. There is
 * never an index file (-shm): it is built again.
 */
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, type Chance, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../src/store/connection.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { entryRow, matchRow } from '../store/samples.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'

const CUTS = process.env.LOGRES_SIEGE_ALL === undefined ? 60 : 3_000
const COMMITS = 40
const FRAME = 4096 + 24
const HEADER = 32

const folder = mkdtempSync(join(tmpdir(), 'logres-wal-'))
const file = join(folder, 'whole.db')
/** The size of the log when each commit was acknowledged. */
const sizes: number[] = []
let wal: Buffer

beforeAll(async () => {
  const store = await openSqlite(file)
  for (let seq = 0; seq < COMMITS; seq++) {
    // From a part of a page to several pages.
    const size = (seq % 7) * 1_500
    await store.commit([
      { in: 'entries', insert: entryRow('m', seq, 0, `k${seq}`, 'x'.repeat(size)) },
      { in: 'matches', put: matchRow('m', { seq }) },
    ])
    sizes.push(statSync(`${file}-wal`).size)
  }
  copyFileSync(file, join(folder, 'base.db'))
  wal = readFileSync(`${file}-wal`)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** How many commits there are with this log; all of them whole, or it throws. Without the store's threads: many are opened. */
function commitsIn(log: Buffer): number {
  const copy = join(folder, 'copy.db')
  copyFileSync(join(folder, 'base.db'), copy)
  writeFileSync(`${copy}-wal`, log)
  const db = connect(copy, 0)
  try {
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    // The tables are made by the first commit.
    if (db.prepare('PRAGMA user_version').get()?.user_version === 0) return 0
    const count = Number(db.prepare('SELECT count(*) AS n FROM entries').get()?.n)
    expect(db.prepare('SELECT max(seq) AS last FROM entries').get()).toEqual({ last: count === 0 ? null : count - 1 })
    const row = db.prepare('SELECT body FROM matches').get()
    if (count === 0) expect(row).toBeUndefined()
    else expect(JSON.parse(String(row?.body)).platform).toEqual({ seq: count - 1 })
    return count
  } finally {
    db.close()
    for (const end of ['', '-wal', '-shm']) rmSync(`${copy}${end}`, { force: true })
  }
}

const acknowledgedBy = (bytes: number) => sizes.filter((size) => size <= bytes).length

/** A byte anywhere in the log. */
function anywhere(chance: Chance): number {
  return HEADER + chance.pick((wal.length - HEADER) / FRAME, 'frame') * FRAME + chance.pick(FRAME, 'byte')
}

/** At the ends of frames, near them, within the header, and anywhere. */
function cutsOf(chance: Chance): number[] {
  const special = [0, 1, HEADER - 1, HEADER, HEADER + 1, wal.length - 1, wal.length]
  const random = Array.from({ length: CUTS }, (_, i) => {
    const edge = HEADER + chance.pick((wal.length - HEADER) / FRAME + 1, 'frame') * FRAME
    if (i % 3 === 0) return edge
    return i % 3 === 1 ? edge + chance.pick(49, 'near') - 24 : anywhere(chance)
  })
  return [...special, ...random.map((cut) => Math.max(0, Math.min(wal.length, cut)))]
}

test('cut at any byte: every commit before the cut is there, and nothing half', () => {
  expect(acknowledgedBy(wal.length)).toBe(COMMITS)
  for (const cut of cutsOf(seededChance('cuts')))
    expect([cut, commitsIn(wal.subarray(0, cut))]).toEqual([cut, acknowledgedBy(cut)])
})

test('cut, and filled with zeros, noise or older frames: the same', () => {
  const chance = seededChance('torn')
  const noise = Buffer.from(Array.from({ length: 5_000 }, () => chance.pick(256, 'noise')))
  for (let i = 0; i < CUTS / 3; i++) {
    const cut = anywhere(chance)
    const torn = Buffer.from(wal)
    if (i % 3 === 0) torn.fill(0, cut)
    if (i % 3 === 1) torn.fill(noise, cut)
    // As after a restart of the log, where old frames follow the new ones.
    if (i % 3 === 2) wal.copy(torn, cut, 0, torn.length - cut)
    const found = commitsIn(torn)
    // The lost bytes may have been zeros.
    expect(found, `cut at ${cut}`).toBeGreaterThanOrEqual(acknowledgedBy(cut))
    expect(found, `cut at ${cut}`).toBeLessThanOrEqual(acknowledgedBy(cut) + 1)
  }
})

test('a server starts from it: the match goes on from the last whole entry', async () => {
  const server = await openTestServer()
  const { table, clients, watchers } = await beginMatch(server.base, 'avalon', [null, 'page'], { turnLimit: 6 })
  const saved = join(folder, 'server')
  const watcher = at(watchers, 0)
  await playRandomly(watcher, 'wal', 10)
  // The bot has nothing to do then.
  await watcher.until(() => watcher.view.question !== null)
  const { cursor } = watcher
  cpSync(server.folder, saved, { recursive: true, filter: (path) => !path.endsWith('-shm') })
  watcher.close()
  await server.close()
  const log = readFileSync(join(saved, 'logres.sqlite-wal'))
  const chance = seededChance('server')
  const cursors: number[] = []
  for (const cut of [log.length, log.length - 1, log.length - 1 - chance.pick(5 * FRAME, 'cut')]) {
    writeFileSync(join(saved, 'logres.sqlite-wal'), log.subarray(0, cut))
    const again = await openTestServer({}, {}, saved)
    const players = await Promise.all(clients.map((client) => client.at(again.base).watch(table.id)))
    cursors.push(at(players, 0).cursor)
    const refused = await Promise.all(players.map((player) => playRandomly(player, `on-${cut}`)))
    expect(refused.flat()).toEqual([])
    for (const player of players) player.close()
    await again.close()
  }
  expect(at(cursors, 0)).toBe(cursor)
  expect(cursors).toEqual(cursors.toSorted((a, b) => b - a))
})
