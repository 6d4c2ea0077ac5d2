/*
 * A class of 30 behind one address: they arrive together, sit down, play and chat at a normal pace, with the limits as
 * they are by default. Nobody is refused anything. docs/limits.md describes it.
 */
import { at } from '@logres/kernel'
import type { ServerMessage } from '@logres/protocol'
import { expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { openTestServer } from '../test-server.ts'
import { actOnce, IS_FULL, STRICT } from './siege.ts'

const PEOPLE = 30
/** A round is five seconds of the class: an act at each table, and a page that looks again. */
const ROUND_MS = 5_000
const ROUNDS = IS_FULL ? 60 : 12
/** Each says something every six rounds. */
const ROUNDS_PER_LINE = 6

test(`${PEOPLE} people at one address sit down, play and chat for ${(ROUNDS * ROUND_MS) / 1000} seconds`, async () => {
  let now = 1_800_000_000_000
  const server = await openTestServer({ now: () => now }, STRICT)
  // Everybody opens the page in the same second. `must` throws at any refusal.
  const pupils = await Promise.all(Array.from({ length: PEOPLE }, () => Client.arrive(server.base)))
  await Promise.all(pupils.map((pupil) => pupil.must('GET', '/api/me')))
  await Promise.all(pupils.map((pupil) => pupil.must('GET', '/api/tables')))
  const pairs = Array.from({ length: PEOPLE / 2 }, (_, i) => [at(pupils, 2 * i), at(pupils, 2 * i + 1)] as const)
  const matches = await Promise.all(pairs.map((pair) => sitDown(pair)))
  for (const { watchers } of matches) expect(watchers).toHaveLength(2)
  const refused: ServerMessage[] = []
  const note = (answer: ServerMessage) => answer.kind === 'refused' && refused.push(answer)
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(
      matches.map(async ({ watchers }, i) => {
        if (watchers.some(({ view }) => view.outcome !== null)) return
        note(await actOnce(watchers, `act-${i}-${round}`))
      }),
    )
    const speakers = matches.flatMap(({ watchers }) => watchers).filter((_, i) => (i + round) % ROUNDS_PER_LINE === 0)
    // At first everybody says hello.
    const speaking = round === 0 ? matches.flatMap(({ watchers }) => watchers) : speakers
    await Promise.all(speaking.map(async (watcher, i) => note(await say(watcher, `line-${round}-${i}`))))
    await Promise.all(pupils.slice(0, 10).map((pupil) => pupil.must('GET', '/api/me/tables')))
    now += ROUND_MS
  }
  expect(refused).toEqual([])
  await server.close()
})

function say(watcher: Watcher, key: string): Promise<ServerMessage> {
  return watcher.ask({ key, ...{ kind: 'chat', text: 'Your turn!' } })
}

/** As the pages do it, with a look at the table in between. */
async function sitDown(pair: readonly [Client, Client]) {
  const [host, other] = pair
  const table = await host.makeTable('avalon', [null, null])
  const reveals = [await host.sit(table.id, 0), await other.sit(table.id, 1)]
  for (const pupil of pair) await pupil.must('GET', `/api/tables/${table.id}`)
  await host.must('POST', `/api/tables/${table.id}/start`)
  for (const reveal of reveals) await reveal()
  const watchers = await Promise.all(pair.map((pupil) => pupil.watch(table.id)))
  for (const pupil of pair) await pupil.must('GET', `/api/matches/${table.id}/history`)
  return { id: table.id, watchers }
}
