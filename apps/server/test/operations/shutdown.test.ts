/* Graceful shutdown: what was acknowledged is stored, what was not is not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../src/store/index.ts'
import { sleep, type Watcher } from '../client.ts'
import { beginMatch, openTestServer, playRandomly } from '../test-server.ts'
import { ServerProcess } from './server-process.ts'

const MATCHES = 6

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logres-stop-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s during acts: exactly what was acknowledged is in the log',
  async (signal) => {
    const child = await ServerProcess.start(folder)
    const matches = await Promise.all(
      Array.from({ length: MATCHES }, () => beginMatch(child.base, 'avalon', [null, null])),
    )
    const watchers = matches.flatMap((match) => match.watchers)
    const partings = watchers.map(({ socket }) => new Promise((resolve) => socket.on('close', resolve)))
    const played = watchers.map((watcher, i) => playRandomly(watcher, `${signal}-${i}`).catch(() => {}))
    await Promise.all(watchers.map((watcher) => watcher.until(() => doneBy(watcher).length > 3)))
    // Each time at another moment.
    const some = at(watchers, Math.floor(Math.random() * watchers.length))
    const more = Math.floor(Math.random() * 5)
    await some.until(() => doneBy(some).length > 3 + more)
    child.signal(signal)
    // A shutdown that takes too long is cut short, with another code.
    expect(await child.ended).toBe(0)
    expect(new Set(await Promise.all(partings))).toEqual(new Set([4001]))
    await Promise.all(played)

    const store = await openStore(join(folder, 'logres.sqlite'))
    for (const { table, watchers } of matches) {
      const rows = await store.list('entries', [table.id])
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i))
      for (const seat of [0, 1]) {
        const kept = rows.flatMap((row) => (row.seat === seat && row.key !== null ? [row.key] : []))
        expect(kept).toEqual(doneBy(at(watchers, seat)))
      }
    }
    await store.close()
    expect(child.output.replace(/^(?:Logres is at|There is no admin yet).*\n/gm, '')).toBe('')
  },
)

test('a bot that has chosen but not moved yet does nothing after the stop', async () => {
  const log: string[] = []
  const minBotDelay = 2_000
  const server = await openTestServer({ minBotDelay, log: { write: (line) => log.push(line) } })
  await beginMatch(server.base, 'avalon', ['page', null], { startPlayer: 'first' })
  const hasChosen = async () =>
    /^logres_bot_questions_answered_total [1-9]/m.test(await (await fetch(`${server.base}/metrics`)).text())
  while (!(await hasChosen())) await sleep(20)
  await server.close()
  await sleep(minBotDelay)
  expect(log).toEqual([])
})

function doneBy({ heard }: Watcher): string[] {
  return heard.flatMap((message) => (message.kind === 'done' ? [message.key] : []))
}
