/* Many sockets of one guest: refused beyond the allowance, while everybody else plays on. */
import { at } from '@logres/kernel'
import { CLOSE } from '@logres/protocol'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { beginMatch, openTestServer } from '../test-server.ts'
import { actOften, IS_FULL, openSocket, PLAN, STRICT } from './siege.ts'

const ALLOWED = PLAN.open.sockets.person
const TRIED = IS_FULL ? 3_000 : 2 * ALLOWED

test(`${TRIED} sockets of one guest: ${ALLOWED} stay open, the others are told why not, and the server works`, async () => {
  // With a frozen clock no allowance is refilled, however long this takes.
  const server = await openTestServer({ now: () => 1_800_000_000_000 }, STRICT)
  const { table, clients, watchers } = await beginMatch(server.base, 'avalon', [null, null])
  const opened: WebSocket[] = []
  const codes: number[] = []
  for (let i = 0; i < TRIED; i += 50) {
    const batch = Array.from({ length: Math.min(50, TRIED - i) }, () =>
      openSocket(at(clients, 0), server.base, table.id),
    )
    for (const each of await Promise.all(batch)) {
      if (typeof each === 'number') codes.push(each)
      else opened.push(each)
    }
  }
  // The match page has one.
  expect(opened.length).toBe(ALLOWED - 1)
  expect(codes.length).toBe(TRIED - opened.length)
  // First because of those that are open, then because of the upgrades.
  expect(new Set(codes)).toEqual(new Set([CLOSE.tooMany, CLOSE.tooFast]))
  // Nobody else has noticed: the other player plays, somebody arrives and watches.
  expect(await actOften(watchers, 'siege', 8)).toEqual([])
  const { watchers: others } = await beginMatch(server.base, 'avalon', [null, null])
  expect(await actOften(others, 'other', 8)).toEqual([])
  for (const each of opened) each.terminate()
  await server.close()
})

test('a socket that closes makes room for another', async () => {
  const server = await openTestServer({}, STRICT)
  const { table, clients } = await beginMatch(server.base, 'avalon', [null, null])
  const open = () => openSocket(at(clients, 0), server.base, table.id)
  const opened = await Promise.all(Array.from({ length: ALLOWED - 1 }, open))
  expect(await open()).toBe(CLOSE.tooMany)
  const [first] = opened
  if (typeof first === 'object') first.close()
  await expect.poll(async () => typeof (await open()), { timeout: 600_000 }).toBe('object')
  await server.close()
})
