/*
 * Servers that cannot notify each other, because their connections to Redis are dead: no client may get anything wrong.
 */
import { at, seededChance } from '@logres/kernel'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { Client, type Watcher } from '../client.ts'
import { Cluster } from './cluster.ts'

const cluster = await Cluster.open('servers that hear nothing of each other', 3, { hasProxies: true })
afterAll(() => cluster?.close())

if (cluster !== undefined) {
  const proxies = [0, 1, 2].map((i) => cluster.proxy(i))
  const begin = async () => {
    const begun = await cluster.begin('avalon', [null, null])
    const first = at(begun.watchers, 0).view.question === null ? 1 : 0
    // Everywhere, before the connections die.
    const elsewhere = await at(begun.clients, first)
      .at(cluster.base(1 - first))
      .watch(begun.id)
    return { ...begun, first, elsewhere, here: at(begun.watchers, first) }
  }
  let match: Awaited<ReturnType<typeof begin>>
  beforeEach(async () => {
    match = await begin()
    for (const proxy of proxies) proxy.swallowsAnswers = true
  })
  afterEach(() => {
    for (const proxy of proxies) {
      // A connection that lost something in the middle cannot continue.
      proxy.cut()
      proxy.restore()
    }
  })

  test('a client that moves to another server sees everything it saw before', async () => {
    const { id, clients, first, here } = match
    for (let i = 0; i < 3 && here.view.question !== null; i++) await act(here, `act-${i}`)
    const again = await at(clients, first)
      .at(cluster.base(1 - first))
      .watch(id, here.cursor)
    expect(again.cursor).toBe(here.cursor)
    expect(again.view).toEqual(here.view)
  })

  test('a repeat at another server is not refused', async () => {
    const { here, elsewhere } = match
    const said = [await act(here, 'one')]
    if (here.view.question !== null) said.push(await act(here, 'two'))
    for (const message of said.reverse()) {
      expect(await elsewhere.ask(message)).toMatchObject({ kind: 'done', key: message.key })
    }
  })

  test('agreement at different servers ends the match', async () => {
    const { watchers } = match
    for (const [i, watcher] of watchers.entries()) await watcher.ask({ key: `end-${i}`, ...{ kind: 'agreeEnd' } })
    expect((await cluster.store.get('matches', match.id))?.status).toBe('over')
  })

  test('an agreement is carried out by the next server that opens the match, if the first one died', async () => {
    const { id, clients } = match
    await cluster.store.commit(
      [0, 1].map((seat) => ({ in: 'wishes', put: { match: id, seat, agreesToEnd: true, standing: {} } }) as const),
    )
    // Nobody has connected there yet.
    const again = await at(clients, 0).at(cluster.base(2)).watch(id)
    await again.until(() => again.view.outcome !== null)
    expect(again.view.outcome).toEqual({ by: 'agreement' })
  })

  test('the former holder of a seat soon loses it at every server', async () => {
    const { id, clients, watchers, first } = match
    const [former, holder] = [at(watchers, first), at(clients, first)]
    const { secret } = await holder.must<{ secret: string }>('POST', `/api/tables/${id}/seats/${first}/link`)
    // At the third server, where nobody is connected.
    const heir = await Client.arrive(cluster.base(2))
    await heir.must('POST', `/api/tables/${id}/link`, { secret })
    await former.until(() => false).catch(() => {})
    expect(former.isClosed).toBe(true)
  })

  test('preferences set at one server reach the other while the bus is down', async () => {
    const { watchers } = match
    const [one, two] = [at(watchers, 0), at(watchers, 1)]
    await one.ask({ key: 'agree', ...{ kind: 'agreeEnd' } })
    await two.until(() => two.heard.some((heard) => heard.kind === 'agreeing' && heard.seats.includes(0)))
  })
}

/** Takes the first legal action; answers the reply. */
async function act(watcher: Watcher, key: string) {
  const [action] = watcher.legal(seededChance(key))
  const message = { key, ...{ kind: 'act', ask: watcher.view.ask, action } }
  expect(await watcher.ask(message)).toMatchObject({ kind: 'done' })
  return message
}
