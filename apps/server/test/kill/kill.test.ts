/*
 * Matches over real sockets while the server is killed at random moments. Whatever was acknowledged or shown must be in the
 * log, once. LOGRES_KILLS and LOGRES_KILL_MATCHES make it longer: `npm run test:kill`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@logres/catalogue'
import { at, type GameRecord, importRecord, isRefusal, Match, seededChance, sum, verifyRecord } from '@logres/kernel'
import { expect, test } from 'vitest'
import { Lens } from '../../src/matches/lens.ts'
import { Seats } from '../../src/matches/seats.ts'
import { Client, sleep } from '../client.ts'
import { type Memory, Player } from './player.ts'
import { ServerProcess } from './process.ts'

const KILLS = Number(process.env.LOGRES_KILLS ?? 3)
const MATCHES = Number(process.env.LOGRES_KILL_MATCHES ?? 8)
/** Forty turns of Avalon take at least so many acts of its two people, but for a rare early victory. */
const LEAST_ACTS = 80

test(`${MATCHES} matches, the server killed ${KILLS} times: nothing acknowledged or shown is lost or doubled`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-kill-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = new ServerProcess(port, folder)
  await server.start()
  try {
    const matches = await begin(base)
    let isOver = false
    const played = Promise.all(matches.flatMap(({ players }) => players.map((player) => player.play())))
    const over = played.finally(() => {
      isOver = true
    })
    const chance = seededChance(`kills ${Date.now()}`)
    const answered = matches.flatMap(({ players }) => players.map(({ memory }) => memory.done))
    let kills = 0
    while (kills < KILLS && !isOver) {
      // By what has been done, not by time: then no machine is too fast or too slow for it.
      const moment = ((kills + chance.pick(100, 'moment') / 100) * MATCHES * LEAST_ACTS) / KILLS
      while (sum(answered.map(({ size }) => size)) < moment && !isOver) await sleep(2)
      await server.kill()
      kills += 1
      await server.start()
    }
    await over
    expect(kills).toBe(KILLS)
    for (const { id, host, players } of matches) {
      const record = importRecord(await host.must('GET', `/api/matches/${id}/record`))
      if (isRefusal(record)) throw new Error(record.code)
      for (const { memory } of players) holdAgainst(memory, record)
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}, 600_000)

/** Two people each, Avalon short enough to end. */
async function begin(base: string) {
  const started = []
  for (let i = 0; i < MATCHES; i++) {
    const clients = [await Client.arrive(base), await Client.arrive(base)]
    const host = at(clients, 0)
    const { id } = await host.makeTable('avalon', [null, null], { turnLimit: 40 })
    const reveals = [await host.sit(id, 0), await at(clients, 1).sit(id, 1)]
    await host.must('POST', `/api/tables/${id}/start`)
    for (const reveal of reveals) await reveal()
    started.push({ id, host, players: clients.map((client, seat) => new Player(client, id, seat)) })
  }
  return started
}

/** The log leads to exactly what this person was shown and told. */
function holdAgainst({ seat, shown, done }: Memory, record: GameRecord): void {
  const game = findGame(record.table.game)?.game
  if (game === undefined) throw new Error('no game')
  expect(verifyRecord(game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
  expect(record.entries.map(({ seq }) => seq)).toEqual(record.entries.map((_, i) => i))
  const keys = record.entries.flatMap((entry) => (entry.seat === seat && entry.key !== null ? [entry.key] : []))
  expect(new Set(keys).size).toBe(keys.length)
  const started = Match.restart(game, record.table, at(record.entries, 0))
  if (started.kind === 'refusal') throw new Error(started.code)
  const seats = new Seats(record.table)
  const lens = new Lens(started.match, seat, seats.list)
  const cursors = new Map<string, number>()
  const events = new Map<number, string>()
  for (const entry of record.entries.slice(1)) {
    const appended = started.match.replay(entry)
    if (isRefusal(appended)) throw new Error(appended.code)
    seats.follow(entry)
    const update = lens.advance(entry, appended.events, seats.list)
    if (update !== undefined) events.set(update.cursor, JSON.stringify(update.events))
    if (entry.key !== null && entry.seat === seat) cursors.set(entry.key, lens.cursor)
  }
  for (const [cursor, text] of shown) expect(events.get(cursor)).toBe(text)
  for (const [key, cursor] of done) expect(cursors.get(key)).toBe(cursor)
  expect(shown.size).toBeGreaterThan(0)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : 0
}
