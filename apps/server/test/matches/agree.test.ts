/* Ending without a winner needs all people: agreement is visible, can be withdrawn, and survives a restart. */
import { at } from '@logres/kernel'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Watcher } from '../client.ts'
import { ClockServer } from '../clocks/clock-server.ts'

let server: ClockServer

beforeEach(async () => {
  server = new ClockServer()
  await server.open()
})
afterEach(() => server.close())

function agreeing({ heard }: Watcher): readonly number[] {
  const last = heard.findLast((message) => message.kind === 'agreeing')
  return last?.seats ?? []
}

test('everybody sees who agrees; bots are not asked; agreement survives a restart', async () => {
  const { id, clients, watchers } = await server.begin('merlin', [null, null, 'page', null])
  const say = (watcher: Watcher, kind: string, key: string) => watcher.ask({ key, ...{ kind } })
  await say(at(watchers, 0), 'agreeEnd', 'a')
  await say(at(watchers, 1), 'agreeEnd', 'a')
  await say(at(watchers, 0), 'disagreeEnd', 'b')
  await at(watchers, 2).until(() => agreeing(at(watchers, 2)).length === 1)
  expect(agreeing(at(watchers, 2))).toEqual([1])
  await server.stop()
  await server.open()
  const again = await Promise.all(clients.map((client) => client.watch(id)))
  await at(again, 0).until(() => agreeing(at(again, 0)).length === 1)
  await say(at(again, 2), 'agreeEnd', 'c')
  expect(at(again, 2).view.outcome).toBeNull()
  await say(at(again, 0), 'agreeEnd', 'd')
  for (const watcher of again) await watcher.until(() => watcher.view.outcome !== null)
  expect(at(again, 1).view.outcome).toEqual({ by: 'agreement' })
  expect(await say(at(again, 0), 'disagreeEnd', 'e')).toMatchObject({ refusal: { code: 'matchOver' } })
})

test('somebody who has resigned need not agree', async () => {
  const { watchers } = await server.begin('merlin', [null, null, null])
  await at(watchers, 2).ask({ key: 'r', ...{ kind: 'resign' } })
  expect(await at(watchers, 2).ask({ key: 'a', ...{ kind: 'agreeEnd' } })).toMatchObject({
    refusal: { code: 'alreadyResigned' },
  })
  await at(watchers, 0).ask({ key: 'a', ...{ kind: 'agreeEnd' } })
  await at(watchers, 1).ask({ key: 'a', ...{ kind: 'agreeEnd' } })
  await at(watchers, 0).until(() => at(watchers, 0).view.outcome !== null)
  expect(at(watchers, 0).view.outcome).toEqual({ by: 'agreement' })
})
