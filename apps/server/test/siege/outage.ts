/* What a server must do while its store cannot save, and afterwards: the same whatever the reason is. */
import { at, seededChance } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { expect } from 'vitest'
import { sleep, type Watcher } from '../client.ts'
import type { beginMatch } from '../test-server.ts'

type Begun = Awaited<ReturnType<typeof beginMatch>>

export interface Outage {
  readonly base: string
  readonly match: Begun
  /** Who notices it first: a monitor, or the player whose act is not saved. */
  readonly noticedBy: 'monitor' | 'player'
  begin(): Promise<void> | void
  end(): Promise<void> | void
}

/** In milliseconds; measured only in the long form, since on a busy machine everything takes longer. */
const LIMIT = process.env.LOGRES_SIEGE_ALL === undefined ? undefined : 5_000

/** Milliseconds until /readyz has this status. */
export async function untilReadiness(base: string, status: 200 | 503): Promise<number> {
  const since = performance.now()
  for (;;) {
    const response = await fetch(`${base}/readyz`)
    await response.arrayBuffer()
    if (response.status === status) return performance.now() - since
    await sleep(50)
  }
}

function mover(watchers: readonly Watcher[]): Watcher {
  return at(
    watchers.filter(({ view }) => view.question !== null),
    0,
  )
}

async function act(watcher: Watcher, key: string): Promise<ServerMessage> {
  const action = at(watcher.legal(seededChance(key)), 0)
  return watcher.ask({ key, ...{ kind: 'act', ask: watcher.view.ask, action } })
}

/** Answers the keys of the acts that were acknowledged. */
export async function surviveOutage({ base, match, noticedBy, begin, end }: Outage): Promise<string[]> {
  const { watchers, host } = match
  expect(await act(mover(watchers), 'before')).toMatchObject({ kind: 'done' })
  await allAt(watchers, 'before')

  const shown = watchers.map(({ cursor }) => cursor)
  await begin()
  const isRefused = { kind: 'refused', refusal: { code: 'cannotSave' } }
  if (noticedBy === 'player') expect(await act(mover(watchers), 'first')).toMatchObject(isRefused)
  const unreadyAfter = await untilReadiness(base, 503)
  if (LIMIT !== undefined) expect(unreadyAfter).toBeLessThan(LIMIT)
  for (const watcher of watchers) await watcher.until(() => isSaving(watcher) === false)
  for (let i = 0; i < 5; i++) expect(await act(mover(watchers), `during-${i}`)).toMatchObject(isRefused)
  const { status, body } = await host.call('POST', '/api/tables', { game: 'avalon', seats: [null, null] })
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'cannotSave' })])
  expect(watchers.map(({ cursor }) => cursor)).toEqual(shown)

  await end()
  const readyAfter = await untilReadiness(base, 200)
  if (LIMIT !== undefined) console.log(`not ready after ${ms(unreadyAfter)}, ready again after ${ms(readyAfter)}`)
  for (const watcher of watchers) await watcher.until(() => isSaving(watcher) === true)
  expect(await act(mover(watchers), 'after')).toMatchObject({ kind: 'done' })
  await allAt(watchers, 'after')
  // The same sockets as at the beginning.
  expect(watchers.map(({ isClosed }) => isClosed)).toEqual(watchers.map(() => false))
  return ['before', 'after']
}

/** Everybody has been shown the act with this key. */
async function allAt(watchers: readonly Watcher[], key: string): Promise<void> {
  const cursors = watchers.flatMap(({ heard }) =>
    heard.flatMap((message) => (message.kind === 'done' && message.key === key ? [message.cursor] : [])),
  )
  for (const watcher of watchers) await watcher.until(() => watcher.cursor >= at(cursors, 0))
}

function isSaving({ heard }: Watcher): boolean | undefined {
  return heard.findLast((message) => message.kind === 'saving')?.isSaving
}

function ms(time: number): string {
  return `${Math.round(time)} ms`
}
