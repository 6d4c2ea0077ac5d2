/* Who is notified of their turn, when, how often and with what: from a move to what a browser reads. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, PRESETS, SECOND } from '../../src/clocks/pace.ts'
import { readConfig } from '../../src/config.ts'
import { NOTIFY_AFTER, RETRY_DELAYS } from '../../src/push/notices.ts'
import { startServer } from '../../src/server.ts'
import { openStore } from '../../src/store/index.ts'
import type { Client, Watcher } from '../client.ts'
import { WatchedStore } from '../clocks/clock-server.ts'
import { Visitor } from '../people/visitor.ts'
import { act, type Device, endTurn, PushServer, setPageVisible } from './push-server.ts'
import { claimsOf } from './service.ts'

let server: PushServer
beforeEach(async () => {
  // Without a timeout: a slow machine is not a failure, and a test that waits for a missing answer still fails.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  server = await PushServer.create()
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
})

interface Away {
  readonly id: string
  /** Whose turn it is, with the page open. */
  readonly mover: Watcher
  /** Who is next: has closed the page, and gets notices. */
  readonly client: Client
  readonly device: Device
  readonly seat: number
}

/** Somebody is to move, and the other is away. */
async function away(language = 'en'): Promise<Away> {
  const { id, clients, watchers } = await server.begin('avalon', [null, null], {}, PRESETS.days)
  await Promise.race(watchers.map((watcher) => watcher.until(() => watcher.view.question !== null)))
  const turn = watchers.findIndex(({ view }) => view.question !== null)
  const seat = 1 - turn
  const client = at(clients, seat)
  const device = await server.subscribe(client, language)
  await server.leave(at(watchers, seat))
  return { id, mover: at(watchers, turn), client, device, seat }
}

async function secondBrowser(client: Client): Promise<Visitor> {
  const { url } = await client.must<{ url: string }>('POST', '/api/me/pairing')
  const visitor = new Visitor(server.base)
  await visitor.must('POST', '/api/sign-in/pairing', { secret: new URL(url).hash.slice(1) })
  return visitor
}

/** A notice is scheduled, but not for now. */
const isPutOff = (id: string) =>
  server.until(async () => {
    const [row, ...more] = await server.scheduledNotices(id)
    return row !== undefined && row.due > server.now && more.length === 0
  })

const metric = async (outcome: string) => {
  const text = await (await fetch(`${server.base}/metrics`)).text()
  return Number(new RegExp(`^logres_pushes_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1])
}

describe('a turn', () => {
  test('sends a notice to an absent player, in their language, with only game, players and match', async () => {
    const { id, mover, device, seat } = await away('fr')
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass(NOTIFY_AFTER - 1)
    await server.settled()
    expect(await server.scheduledNotices(id)).toHaveLength(1)
    expect(device.received).toEqual([])
    server.pass(1)
    await expect.poll(() => device.notices.length).toBe(1)
    const other = at(mover.view.seats, 1 - seat).name
    expect(device.notices).toEqual([{ match: id, lang: 'fr', title: 'À toi · Avalon', body: `Avec ${other}` }])
    const { headers, body } = at(device.received, 0)
    const { publicKey } = await server.keys()
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
    expect(headers.topic).toMatch(/^[\w-]{32}$/)
    expect(headers.authorization).toContain(`k=${publicKey}`)
    expect(claimsOf(headers.authorization ?? '')).toEqual({
      aud: server.service.base,
      exp: Math.floor(server.now / 1000) + 12 * 3600,
      sub: 'mailto:host@example.org',
    })
    expect(body.includes(id)).toBe(false)
    await expect.poll(() => metric('sent')).toBe(1)
  })

  test('the language that was chosen comes before that of the page', async () => {
    const { id, mover, device, client } = await away('fr')
    await client.must('PUT', '/api/me/settings', { language: 'de' })
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.notices.at(0)?.title).toBe('Du bist dran · Avalon')
  })

  test('gets one notice, whatever is asked within it, also across restarts', async () => {
    const { id, clients, reveals } = await server.seal('avalon', [null, null], {}, PRESETS.days)
    const devices = [await server.subscribe(at(clients, 0)), await server.subscribe(at(clients, 1))]
    for (const reveal of reveals) await reveal()
    const turns = new Set<string>()
    let questions = 0
    const isTold = async () => {
      const { turn, seats } = await server.asked(id)
      for (const seat of seats) {
        turns.add(`${seat} ${turn}`)
        questions += 1
      }
      await server.noticeScheduled(id)
      server.pass()
      const counts = () => devices.map(({ received }) => received.length)
      const wanted = [0, 1].map((seat) => [...turns].filter((turn) => turn.startsWith(`${seat} `)).length)
      await expect.poll(counts).toEqual(wanted)
    }
    // Nobody has opened the match yet.
    await isTold()
    let open = await Promise.all(clients.map((client) => client.watch(id)))
    for (let i = 0; i < 60; i++) {
      for (const watcher of open) await setPageVisible(watcher, false)
      await isTold()
      if (i % 20 === 19) {
        await server.settle(id)
        open = await Promise.all(clients.map((client) => client.watch(id)))
        for (const watcher of open) await setPageVisible(watcher, false)
        server.pass()
      }
      const mover = open.find(({ view }) => view.question !== null)
      if (mover === undefined) break
      await act(mover, `act ${i}`)
    }
    await isTold()
    await server.settle(id)
    server.pass()
    await server.settle(id)
    expect(questions).toBeGreaterThan(turns.size)
    expect(server.service.received.length).toBe(turns.size)
    expect(await server.running.store.list('notices', [id])).toHaveLength(2)
  })

  test('that begins while the server is down or stopping is sent by the next one', async () => {
    const { id, mover, device } = await away()
    await endTurn(mover)
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    // As if it had died before writing anything about it.
    const { store } = server.running
    const [rows, [notice]] = [await store.find('deadlines', 'match', id), await store.list('notices', [id])]
    const push = rows.filter(({ what }) => 'kind' in what && what.kind === 'push')
    if (notice === undefined) throw new Error('no notice')
    await store.commit([
      ...push.map((row) => ({ in: 'deadlines', remove: [row.id] }) as const),
      { in: 'notices', remove: [notice.match, notice.seat, notice.turn] },
    ])
    await server.stop()
    await server.open()
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    server.pass()
    await expect.poll(() => device.notices.length).toBe(1)
    await server.settle(id)
    server.pass()
    await server.finish()
    expect(device.notices.length).toBe(1)
  })

  test('is not sent again after a server died while sending', async () => {
    const { id, mover, device } = await away()
    server.service.status = null
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.received.length).toBe(1)
    // Everything on disk at that moment.
    const folder = mkdtempSync(join(tmpdir(), 'logres-died-'))
    await server.running.store.backup(join(folder, 'logres.sqlite'))
    server.service.status = 201
    const now = server.now + HOUR
    const config = { LOGRES_PORT: '0', LOGRES_HOST: '127.0.0.1', LOGRES_DATA: folder, LOGRES_LOG: 'silent' }
    const watched = new WatchedStore(await openStore(join(folder, 'logres.sqlite')))
    const overrides = { now: () => now, maxSleep: 10, store: watched.store }
    const heir = await startServer(readConfig({ ...config, ...server.env }), overrides)
    await watched.settled()
    // Waits for what is being sent.
    await heir.stop()
    rmSync(folder, { recursive: true })
    expect(device.received).toHaveLength(1)
  })

  test('is sent by one of two servers', async () => {
    const { mover, device, id } = await away()
    await server.openTwin()
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.notices.length).toBe(1)
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    await server.finish()
    expect(device.notices.length).toBe(1)
  })

  test('is not sent to a browser with notices turned off', async () => {
    const { mover, device, client, id } = await away()
    await endTurn(mover)
    await server.noticeScheduled(id)
    await client.must('DELETE', '/api/me/push')
    server.pass()
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    await server.finish()
    expect(device.received).toEqual([])
  })

  test('has nothing left in the store when the match is over', async () => {
    const { mover, id, device } = await away()
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.notices.length).toBe(1)
    await mover.ask({ key: 'r', ...{ kind: 'resign' } })
    await server.until(async () => (await server.running.store.list('notices', [id])).length === 0)
    expect(await server.scheduledNotices(id)).toEqual([])
  })
})

describe('a spectator', () => {
  test('gets no notice; somebody with the page hidden does', async () => {
    const { mover, device, client, id } = await away()
    const page = await client.watch(id)
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    await server.settled()
    expect(device.received).toEqual([])
    // The player moves, leaves the page open and does something else.
    await endTurn(page)
    await setPageVisible(page, false)
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.notices.length).toBe(1)
    // And back.
    await setPageVisible(page, true)
    await endTurn(page)
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    await server.finish()
    expect(device.notices.length).toBe(1)
  })

  test('is not sent if the player connects before, or has played by then', async () => {
    const { mover, device, client, id } = await away()
    await endTurn(mover)
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    const page = await client.watch(id)
    await endTurn(page)
    await server.leave(page)
    server.pass()
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    await endTurn(mover)
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    const again = await client.watch(id)
    server.pass()
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    again.close()
    await server.finish()
    expect(device.received).toEqual([])
  })
})

describe('somebody with time off', () => {
  test('gets the notice at the end of quiet hours if it is still their turn', async () => {
    const { mover, device, client, id } = await away()
    await client.must('PUT', '/api/me/settings', { quiet: { from: '10:00', to: '14:30', zone: 'UTC' } })
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    for (let passed = NOTIFY_AFTER; passed < 2.5 * HOUR; passed += HOUR / 2) {
      await isPutOff(id)
      expect(device.received).toEqual([])
      server.pass(HOUR / 2)
    }
    await expect.poll(() => device.notices.length).toBe(1)
  })

  test('not after the player has moved; and not during vacation', async () => {
    const { mover, device, client, id } = await away()
    await client.must('PUT', '/api/me/settings', { vacation: [{ from: '2026-07-01', to: '2026-07-03' }] })
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await isPutOff(id)
    server.pass(DAY)
    await isPutOff(id)
    expect(device.received).toEqual([])
    const page = await client.watch(id)
    await endTurn(page)
    await server.leave(page)
    server.pass(3 * DAY)
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    expect(device.received).toEqual([])
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.notices.length).toBe(1)
  })

  test('removing quiet hours takes effect at once; with notices off none are sent', async () => {
    const { mover, device, client, id } = await away()
    await client.must('PUT', '/api/me/settings', { quiet: { from: '10:00', to: '22:00', zone: 'UTC' } })
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await isPutOff(id)
    await client.must('PUT', '/api/me/settings', { quiet: null })
    server.pass(HOUR)
    await expect.poll(() => device.notices.length).toBe(1)
    await client.must('PUT', '/api/me/settings', { notify: false })
    const page = await client.watch(id)
    await endTurn(page)
    await server.leave(page)
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    await server.finish()
    expect(device.notices.length).toBe(1)
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i is not asked again', async (status) => {
    const { id, mover, device, client } = await away()
    server.service.status = status
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => metric('gone')).toBe(1)
    const isOn = async () => (await client.must<{ isOn: boolean }>('GET', '/api/me/push')).isOn
    await server.until(async () => !(await isOn()))
    server.pass(DAY)
    await server.finish()
    expect(device.received).toHaveLength(1)
  })

  test('that fails is retried with growing delays, not forever; the other browser gets one notice', async () => {
    const { mover, device, client, id } = await away()
    const spare = await server.subscribe(await secondBrowser(client))
    server.service.statusFor.set(new URL(device.endpoint).pathname, 503)
    await endTurn(mover)
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    server.pass()
    for (const [i, wait] of RETRY_DELAYS.entries()) {
      await expect.poll(() => metric('failed')).toBe(i + 1)
      await isPutOff(id)
      const waiting = await server.scheduledNotices(id)
      server.pass(wait - SECOND)
      await server.settled()
      expect(await server.scheduledNotices(id)).toEqual(waiting)
      expect(await metric('failed')).toBe(i + 1)
      server.pass(SECOND)
    }
    await expect.poll(() => metric('givenUp')).toBe(1)
    expect(await server.scheduledNotices(id)).toEqual([])
    expect(device.received).toHaveLength(1 + RETRY_DELAYS.length)
    expect(spare.notices).toEqual([at(device.notices, 0)])
    // The service may be back for the next turn.
    expect(await client.must('GET', '/api/me/push')).toMatchObject({ isOn: true })
  })

  test('that recovers delivers, and outdated notices are not sent', async () => {
    const { mover, device, client, id } = await away()
    server.service.status = 500
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => metric('failed')).toBe(1)
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    server.service.status = 201
    server.pass(RETRY_DELAYS[0])
    await expect.poll(() => metric('sent')).toBe(1)
    expect(device.notices.length).toBe(2)
    server.service.status = 500
    const page = await client.watch(id)
    await endTurn(page)
    await server.leave(page)
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => metric('failed')).toBe(2)
    await server.until(async () => (await server.scheduledNotices(id)).length === 1)
    const back = await client.watch(id)
    await endTurn(back)
    server.pass(RETRY_DELAYS[0])
    await server.until(async () => (await server.scheduledNotices(id)).length === 0)
    expect(device.received).toHaveLength(3)
  })

  test('that never answers delays neither moves, nor clocks, nor shutdown', async () => {
    const { mover, device, client, id } = await away()
    server.service.status = null
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => device.received.length).toBe(1)
    const page = await client.watch(id)
    await endTurn(page)
    // Another deadline fires meanwhile: a stand-in for a seat without time.
    server.pass(10 * DAY)
    await mover.until(() => mover.view.seats.some(({ standIn }) => standIn !== null))
    expect(server.service.waiting).toBe(1)
    // If this waited for the push service, it would wait forever.
    await server.stop()
  })

  test('that sends elsewhere is not followed', async () => {
    const { id, mover, device } = await away()
    server.service.status = 307
    await endTurn(mover)
    await server.noticeScheduled(id)
    server.pass()
    await expect.poll(() => metric('failed')).toBe(1)
    expect(server.service.received).toHaveLength(1)
    expect(device.received).toHaveLength(1)
  })
})
