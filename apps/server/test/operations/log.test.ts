/* A match with everything that may be in the log, and nothing that must not. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, importRecord, isRefusal, seededChance } from '@logres/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { beginMatch } from '../test-server.ts'
import { ServerProcess } from './server-process.ts'

let folder: string
let child: ServerProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logres-log-'))
  // Trace includes debug.
  child = await ServerProcess.start(folder, { LOGRES_LOG: 'trace' })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays until it is over; answers all strings sent by either side. */
async function play(watcher: Watcher, actions: Set<string>): Promise<void> {
  const chance = seededChance(`log ${watcher.viewer}`)
  for (let acts = 0; ; acts++) {
    await watcher.until(() => watcher.view.question !== null || watcher.view.outcome !== null)
    if (watcher.view.outcome !== null) return
    const legal = watcher.legal(chance)
    for (const action of legal) actions.add(JSON.stringify(action)).add(action.kind)
    const action = at(legal, chance.pick(legal.length, 'pick'))
    await watcher.ask({ key: `act-${acts}`, ...{ kind: 'act', ask: watcher.view.ask, action } })
  }
}

/** Not even HTTP. */
function mumble(text: string): Promise<void> {
  const { hostname, port } = new URL(child.base)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.end(text)
  socket.resume()
  return new Promise((resolve) => socket.on('close', () => resolve()))
}

test('no secret, no cookie, no nonce, no query, no body, no card and no action is logged', async () => {
  const { table, clients, watchers, host } = await beginMatch(child.base, 'avalon', [null, null], { turnLimit: 6 })
  const actions = new Set<string>()
  await Promise.all(watchers.map((watcher) => play(watcher, actions)))
  const record = importRecord(await host.must('GET', `/api/matches/${table.id}/record`))
  if (isRefusal(record)) throw new Error(record.code)
  const [query, body, path, header, bearer] = Array.from({ length: 5 }, () => randomBytes(18).toString('base64url'))
  await host.call('GET', `/api/me?token=${query}`)
  await host.call('GET', `/api/nowhere/${path}`)
  await host.call('POST', '/api/tables', { game: body, secret: body })
  await fetch(`${child.base}/api/tables`, {
    ...{ method: 'POST', body: `{"broken": "${body}`, headers: { 'content-type': 'application/json' } },
  })
  await fetch(`${child.base}/api/me`, { headers: { authorization: `Bearer ${bearer}` } })
  await mumble(`GET / HTTP/1.1\r\nHost: x\r\nCookie: logres=${header}\r\nBroken header ${header}\r\n\r\n`)
  const stranger = await Client.arrive(child.base)
  for (const watcher of watchers) watcher.close()
  child.signal('SIGTERM')
  expect(await child.ended).toBe(0)

  const log = child.output
  // There is a log, and it has what we did.
  for (const word of ['"POST"', '/api/tables/:id/reveal', '"statusCode":401', 'client error'])
    expect(log).toContain(word)
  const people = [...clients, stranger]
  const nonces = record.nonces ?? []
  expect(nonces).toHaveLength(2)
  const forbidden = [query, body, path, header, bearer, record.secret, ...nonces, ...people.map(({ secret }) => secret)]
  const views = watchers.flatMap(({ view }) => Object.keys(view.view))
  const words = [...people.map(({ name }) => name), ...actions, ...views.map((key) => `"${key}"`), 'cursor', 'logres=']
  // Also as bytes: that is how a buffer is printed.
  const bytes = forbidden.map((text) => [...Buffer.from(text ?? '')].join())
  for (const text of [...forbidden, ...bytes, ...words]) {
    expect(text?.length).toBeGreaterThan(2)
    expect(log).not.toContain(text)
  }
})
