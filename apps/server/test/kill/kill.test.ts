/*
 * Matches over real sockets while the server is killed at random moments. Everything acknowledged or shown must be in
 * the log, once. LOGRES_KILLS and LOGRES_KILL_MATCHES make it longer: `npm run test:kill`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, importRecord, isRefusal, seededChance, sum } from '@logres/kernel'
import { freePort } from '@logres/service-testing'
import { expect, test } from 'vitest'
import { Client, sleep } from '../client.ts'
import { checkAgainstLog, verify } from './check-against-log.ts'
import { Player } from './player.ts'
import { serverProcess } from './process.ts'

const KILLS = Number(process.env.LOGRES_KILLS ?? 3)
const MATCHES = Number(process.env.LOGRES_KILL_MATCHES ?? 8)
/** Forty turns of Avalon take at least this many acts of its two people, except for a rare early victory. */
const LEAST_ACTS = 80

test(`${MATCHES} matches, the server killed ${KILLS} times: nothing acknowledged or shown is lost or doubled`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'logres-kill-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = serverProcess(port, { LOGRES_DATA: folder, LOGRES_KNOWN_NETWORKS: '127.0.0.0/8*1000' })
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
      // By progress, not by time, so that the machine's speed does not matter.
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
      verify(record)
      for (const { memory } of players) checkAgainstLog(memory, record)
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
    started.push({ id, host, players: clients.map((client, seat) => new Player([client], id, seat)) })
  }
  return started
}
