/* A damaged record is named and refused with its code; everything else goes on. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { at, seededChance } from '@logres/kernel'
import { expect, test } from 'vitest'
import { checkStore } from '../../src/operations/check-store.ts'
import { beginMatch, openTestServer } from '../test-server.ts'

const DAMAGE_CODE = expect.stringMatching(/^damaged/)

/** Each damages the log or the rows of one match. */
const DAMAGES: Readonly<Record<string, string>> = {
  'an entry that is not JSON': `UPDATE entries SET body = 'x' || body WHERE "match" = ? AND seq = 1`,
  'an entry of another shape': `UPDATE entries SET body = '{"match":"m","seq":1,"seat":null,"key":null}' WHERE "match" = ? AND seq = 1`,
  'an entry that the rules refuse': `UPDATE entries SET body = replace(body, 'finishPlays', 'conquerAll') WHERE "match" = ? AND seq = 1`,
  'an entry that is missing': `DELETE FROM entries WHERE "match" = ? AND seq = 1`,
  'a log that is missing': `DELETE FROM entries WHERE "match" = ?`,
  'a match that is not JSON': `UPDATE matches SET body = '{' WHERE id = ?`,
  'a table that is not JSON': `UPDATE tables SET body = '' WHERE id = ?`,
}

/** Two acts in a new match. */
async function beginDamagedMatch(base: string): Promise<Awaited<ReturnType<typeof beginMatch>>> {
  const begun = await beginMatch(base, 'avalon', [null, null])
  const mover = at(
    begun.watchers.filter(({ view }) => view.question !== null),
    0,
  )
  await mover.ask({ key: 'one', ...{ kind: 'act', ask: mover.view.ask, action: { kind: 'finishPlays' } } })
  const action = at(mover.legal(seededChance('two')), 0)
  await mover.ask({ key: 'two', ...{ kind: 'act', ask: mover.view.ask, action } })
  return begun
}

test('every kind of damage is named and refused, and hides nothing else', async () => {
  const data = mkdtempSync(join(tmpdir(), 'logres-damage-'))
  const before = await openTestServer({}, { LOGRES_DATA: data })
  const damaged = new Map<string, Awaited<ReturnType<typeof beginMatch>>>()
  for (const what of Object.keys(DAMAGES)) damaged.set(what, await beginDamagedMatch(before.base))
  const ids = [...damaged.values()].map(({ table }) => table.id)
  // Everybody also has a match that is sound.
  const sound = new Map<string, string>()
  for (const [what, { host }] of damaged) {
    const table = await host.makeTable('avalon', [null, 'page'])
    const reveal = await host.sit(table.id, 0)
    await host.must('POST', `/api/tables/${table.id}/start`)
    await reveal()
    sound.set(what, table.id)
  }
  await before.close()
  const file = join(data, 'logres.sqlite')
  const db = new DatabaseSync(file)
  for (const [what, { table }] of damaged) db.prepare(DAMAGES[what] ?? '').run(table.id)
  db.close()

  const log: string[] = []
  const server = await openTestServer({ log: { write: (line) => log.push(line) } }, { LOGRES_DATA: data })
  for (const [what, { host, table }] of damaged) {
    const player = host.at(server.base)
    for (let i = 0; i < 3; i++) {
      const { status, body } = await player.call('GET', `/api/matches/${table.id}/history`)
      expect([what, status, body]).toEqual([what, 409, expect.objectContaining({ code: DAMAGE_CODE })])
    }
    const { heard, socket } = await player.watch(table.id)
    expect(heard, what).toEqual([
      expect.objectContaining({ kind: 'refused', refusal: expect.objectContaining({ code: DAMAGE_CODE }) }),
    ])
    if (socket.readyState !== socket.CLOSED) await once(socket, 'close')
    const { matches } = await player.must<{ matches: { id: string }[] }>('GET', '/api/me/tables')
    const id = sound.get(what)
    expect(
      matches.map((match) => match.id),
      what,
    ).toContain(id)
    const watcher = await player.watch(id ?? '')
    expect(watcher.view.match).toBe(id)
    watcher.close()
  }
  for (const id of ids) expect(log.filter((line) => line.includes(id)).length, id).toBeGreaterThan(0)
  // However often they are asked for.
  expect(log.length).toBeLessThan(4 * ids.length)
  expect(log.map((line) => JSON.parse(line).msg).filter((text) => text === 'failed')).toEqual([])
  await server.close()

  const { problems } = await checkStore(file)
  for (const id of ids) expect(problems.some((problem) => problem.includes(id))).toBe(true)
  for (const id of sound.values()) expect(problems.join('\n')).not.toContain(id)
  rmSync(data, { recursive: true })
})
