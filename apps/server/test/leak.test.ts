/*
 * Everything a client ever receives is held against what its seat may know: the socket's messages, byte by byte, against what
 * the log and the games' own views give (which the laws keep from telling too much), and all of it against every secret.
 * LOGRES_LEAK_MATCHES makes it longer.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@logres/catalogue'
import { at, type GameRecord, importRecord, isRefusal, Match, type Viewer } from '@logres/kernel'
import { PROTOCOL, type ServerMessage } from '@logres/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Lens } from '../src/matches/lens.ts'
import { Seats } from '../src/matches/seats.ts'
import { Client, type Watcher } from './client.ts'
import { beginMatch, type House, openHouse, playOn } from './house.ts'

const MATCHES = Number(process.env.LOGRES_LEAK_MATCHES ?? 2)

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const CASES = [
  ['avalon', [null, null], { turnLimit: 40 }],
  ['merlin', [null, 'page', null], { kingsFavour: true, knights: 'random' }],
  ['tournament', [null, null, 'page', 'squire'], { judgementByLot: true }],
] as const

test.each(CASES)('%s: nobody is sent anything but his own view', async (game, seats, options) => {
  for (let i = 0; i < MATCHES; i++) {
    const { table, clients, watchers, host } = await beginMatch(house.base, game, seats, options)
    const stranger = await Client.arrive(house.base)
    const all = [...watchers, await stranger.watch(table.id)]
    await Promise.all(watchers.map((watcher, seat) => playOn(watcher, `leak-${i}-${seat}`)))
    const early = heardOf(all)
    const record = importRecord(await host.must('GET', `/api/matches/${table.id}/record`))
    if (isRefusal(record)) throw new Error(record.code)
    for (const watcher of all) {
      await watcher.until(() => watcher.view.outcome !== null)
      holdAgainst(watcher, record)
    }
    // Before the end nobody was told the secret, nor anybody's nonce or cookie, over socket or HTTP.
    const texts = [early, ...[...clients, stranger].flatMap((client) => client.received.slice(0, -1))].join('\n')
    const secrets = [record.secret, ...(record.nonces ?? []), ...clients.map(({ secret }) => secret)]
    for (const secret of secrets) if (secret !== null && secret !== '') expect(texts).not.toContain(secret)
    for (const watcher of all) watcher.close()
  }
})

test('no session can be read from the file', () => {
  const bytes = readFileSync(join(house.folder, 'logres.sqlite'), 'latin1')
  expect(bytes).toContain('sessions')
  for (const secret of Client.secrets) expect(bytes).not.toContain(secret)
})

function heardOf(watchers: readonly Watcher[]): string {
  return watchers.map(({ heard }) => JSON.stringify(heard)).join('\n')
}

/** What the log leads to for this viewer is all that was sent. */
function holdAgainst({ viewer, heard }: Watcher, record: GameRecord): void {
  const expected = messagesFor(viewer, record)
  const sent = heard.filter(({ kind }) => kind === 'whole' || kind === 'update')
  const first = at(sent, 0)
  if (first.kind !== 'whole') throw new Error('the first message shows everything')
  const texts = expected.slice(first.cursor).map((message) => JSON.stringify(message))
  expect(JSON.stringify({ ...first, events: [] })).toBe(at(texts, 0))
  const missed = expected.slice(1, first.cursor + 1).flatMap((message) => eventsOf(message))
  expect(JSON.stringify(first.events)).toBe(JSON.stringify(missed))
  for (const [i, message] of sent.slice(1).entries()) {
    const update = expected[first.cursor + 1 + i]
    if (update?.kind !== 'whole') throw new Error('more was sent than happened')
    const { cursor, events } = update
    expect(message).toMatchObject({ kind: 'update', cursor })
    expect(JSON.stringify(message.kind === 'update' ? message.events : null)).toBe(JSON.stringify(eventsOf(update)))
    expect(events).toEqual([])
  }
}

const NEWS = new WeakMap<object, readonly object[]>()

function eventsOf(message: ServerMessage): readonly object[] {
  return NEWS.get(message) ?? []
}

/** For each cursor what somebody is shown who comes then; `eventsOf` what happened just before. */
function messagesFor(viewer: Viewer, record: GameRecord): ServerMessage[] {
  const game = findGame(record.table.game)?.game
  if (game === undefined) throw new Error('no game')
  const started = Match.restart(game, record.table, at(record.entries, 0))
  if (started.kind === 'refusal') throw new Error(started.code)
  const seats = new Seats(record.table)
  const lens = new Lens(started.match, viewer, seats.list)
  const whole = (cursor: number, view: typeof lens.shown.view): ServerMessage => ({
    ...{ kind: 'whole', protocol: PROTOCOL, viewer, cursor, events: [], view },
  })
  const messages = [whole(0, lens.shown.view)]
  for (const entry of record.entries.slice(1)) {
    const appended = started.match.replay(entry)
    if (isRefusal(appended)) throw new Error(appended.code)
    seats.follow(entry)
    const update = lens.advance(entry, appended.events, seats.list)
    if (update === undefined) continue
    const message = whole(update.cursor, update.view)
    NEWS.set(message, update.events)
    messages.push(message)
  }
  return messages
}
