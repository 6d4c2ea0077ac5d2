import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { expect, test, vi } from 'vitest'
import { wakingDeadlines } from '../../src/clocks/deadlines.ts'
import { openStore, type Store } from '../../src/store/index.ts'
import { Client } from '../client.ts'
import { beginMatch, openTestServer } from '../test-server.ts'

/** How long a stopping server waits for an answer: ANSWER_TIMEOUT in sockets.ts. */
const LONGEST_ANSWER = 5_000

// Here it waits as long as the test needs.
vi.mock(import('node:timers/promises'), async (original) => {
  const timers = await original()
  const never = new Promise<never>(() => {})
  const setTimeout: typeof timers.setTimeout = (ms, ...more) =>
    ms === LONGEST_ANSWER ? never : timers.setTimeout(ms, ...more)
  return { ...timers, setTimeout: Object.assign(setTimeout, timers.setTimeout) }
})

async function ask(base: string, path: string): Promise<[number, unknown]> {
  const response = await fetch(`${base}${path}`)
  return [response.status, await response.json()]
}

/** A store that answers or not, and whose commits can be delayed. */
async function withMoods(work: (store: Store, moods: Moods) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'logres-moods-'))
  const store = await openStore(join(folder, 'logres.sqlite'))
  const moods: Moods = { isBroken: false, hold: undefined, kept: [] }
  await work(
    {
      ...wakingDeadlines(store, () => {}),
      get(name, ...key) {
        if (moods.isBroken) throw new Error('disk I/O error')
        return store.get(name, ...key)
      },
      async commit(changes) {
        await moods.hold
        await store.commit(changes)
        for (const change of changes) {
          if (change.in === 'entries' && 'insert' in change && change.insert.key !== null)
            moods.kept.push(change.insert.key)
        }
      },
    },
    moods,
  )
  rmSync(folder, { recursive: true })
}

interface Moods {
  isBroken: boolean
  hold: Promise<void> | undefined
  /** The keys of all committed entries. */
  readonly kept: string[]
}

test('is alive, and ready as long as the store answers', () =>
  withMoods(async (store, moods) => {
    const server = await openTestServer({ store }, { LOGRES_LOG: 'silent', LOGRES_REQUESTS_PER_MINUTE: '2' })
    // More often than anybody else may ask.
    for (let i = 0; i < 5; i++) expect(await ask(server.base, '/readyz')).toEqual([200, { ok: true }])
    moods.isBroken = true
    // Known for a second.
    await vi.waitUntil(async () => (await ask(server.base, '/readyz'))[0] === 503, { timeout: 600_000 })
    expect(await ask(server.base, '/readyz')).toEqual([503, { ok: false, reason: 'store' }])
    moods.isBroken = false
    await vi.waitUntil(async () => (await ask(server.base, '/readyz'))[0] === 200, { timeout: 600_000 })
    expect(await ask(server.base, '/healthz')).toEqual([200, { ok: true }])
    await server.close()
  }))

test('while shutting down: not ready, nothing new, but pending messages are answered before the socket is closed', () =>
  withMoods(async (store, moods) => {
    const server = await openTestServer({ store })
    const { watchers, host, table } = await beginMatch(server.base, 'avalon', [null, null])
    const mover = at(
      watchers.filter(({ view }) => view.question !== null),
      0,
    )
    const codes = watchers.map(({ socket }) => new Promise((resolve) => socket.on('close', resolve)))
    const { promise, resolve: release } = Promise.withResolvers<void>()
    moods.hold = promise
    const act = { kind: 'act', ask: mover.view.ask, action: { kind: 'finishPlays' } }
    mover.send({ key: 'before', ...act })
    // Its answer shows that the act before it was received.
    await mover.ask({ key: 'stale', ...act })
    const closed = server.close()

    expect(await ask(server.base, '/readyz')).toEqual([503, { ok: false, reason: 'draining' }])
    expect(await ask(server.base, '/healthz')).toEqual([200, { ok: true }])
    expect(await host.call('GET', '/api/me')).toMatchObject({ status: 503, body: { code: 'restarting' } })
    await expect(host.watch(table.id)).rejects.toThrow('503')
    mover.send({ key: 'after', kind: 'resign' })
    expect(mover.isClosed).toBe(false)
    release()
    await closed
    expect(await Promise.all(codes)).toEqual([4001, 4001])
    const answers = mover.heard.flatMap((message) => (message.kind === 'done' ? [message.key] : []))
    expect(answers).toEqual(['before'])
    expect(moods.kept).toEqual(['before'])
    await expect(Client.arrive(server.base)).rejects.toThrow()
  }))
