/* A server for one test: a temporary folder, a free port, and people who come and play. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, seededChance } from '@logres/kernel'
import { readConfig } from '../src/config.ts'
import { RACE_TIMING } from '../src/matches/races.ts'
import { type ServerOverrides, startServer } from '../src/server.ts'
import { Client, type Watcher } from './client.ts'

export interface TestServer {
  readonly base: string
  readonly folder: string
  close(): Promise<void>
}

/** `like`: the folder of another server, to be copied. */
export async function openTestServer(
  overrides: ServerOverrides = {},
  env: Readonly<Record<string, string>> = {},
  like?: string,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-'))
  if (like !== undefined) cpSync(like, folder, { recursive: true })
  const config = readConfig({
    ...{
      LOGRES_PORT: '0',
      LOGRES_HOST: '127.0.0.1',
      LOGRES_DATA: folder,
      LOGRES_LOG: 'error',
      LOGRES_ANSWER_DELAY: '0-0',
    },
    ...{
      LOGRES_BOT_THREADS: '1',
      LOGRES_MESSAGES_PER_SECOND: '10000',
      LOGRES_REQUESTS_PER_MINUTE: '100000',
      LOGRES_LIMIT_SCALE: '1000',
    },
    ...env,
  })
  // No pages unless a test brings them: whether they are built here must make no difference.
  const pages = join(folder, 'no-pages')
  const quick = { minBotDelay: 0, skipsReveals: true, raceTiming: { ...RACE_TIMING, readyWithin: 0 } }
  const server = await startServer(config, { ...quick, pages, ...overrides })
  return {
    base: `http://127.0.0.1:${server.port}`,
    folder,
    async close() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** People take all seats without a bot, and start; each opens the match. */
export async function beginMatch(
  base: string,
  game: string,
  seats: readonly (string | null)[],
  options: object = {},
  { address, pace }: { readonly address?: string; readonly pace?: object | undefined } = {},
) {
  const places = seats.flatMap((level, seat) => (level === null ? [seat] : []))
  const clients = await Promise.all(places.map(() => Client.arrive(base, address)))
  const host = at(clients, 0)
  const table = await host.makeTable(game, seats, options, pace)
  const reveals: (() => Promise<unknown>)[] = []
  for (const [i, client] of clients.entries()) reveals.push(await client.sit(table.id, at(places, i)))
  await host.must('POST', `/api/tables/${table.id}/start`)
  for (const reveal of reveals) await reveal()
  const watchers = await Promise.all(clients.map((client) => client.watch(table.id)))
  return { table, clients, watchers, host }
}

/** Plays random legal actions until the match is over, or so many acts are done. Returns the refusals. */
export async function playRandomly(watcher: Watcher, seed: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const chance = seededChance(seed)
  const refused: string[] = []
  for (let acts = 0; acts < most; acts++) {
    await watcher.until(() => watcher.view.question !== null || watcher.view.outcome !== null)
    if (watcher.view.outcome !== null) break
    const legal = watcher.legal(chance)
    const action = at(legal, chance.pick(legal.length, 'pick'))
    const answer = await watcher.ask({ key: `${seed}-${acts}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
    if (answer.kind === 'refused') refused.push(answer.refusal.code)
  }
  return refused
}
