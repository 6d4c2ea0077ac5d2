/* A match on a real server, over connections that break again and again. */

import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { legalityOf } from '@logres/board-kit'
import { at, isRefusal, type Refusal, seededChance, verifyRecord } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RemotePlay } from '../../src/play/remote.ts'
import { Guest, startMatch, startTestServer, type TestServer } from './guests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const rest = (ms = 2) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(holds: () => boolean, ms = 600_000): Promise<void> {
  const end = Date.now() + ms
  while (!holds()) {
    if (Date.now() > end) throw new Error('waited too long')
    await rest()
  }
}

/** Plays for this seat whenever it is asked, until the end; `before` each act. */
async function playAll(play: RemotePlay, seed: string, before: (acts: number) => void = () => {}): Promise<Refusal[]> {
  const chance = seededChance(seed)
  const refused: Refusal[] = []
  for (let acts = 0; acts < 3000; acts++) {
    await until(
      () =>
        play.connection.value === 'open' &&
        (play.current.value?.question != null || play.current.value?.outcome != null),
    )
    const shown = play.current.value
    if (shown === undefined || shown.outcome !== null) return refused
    const { legal } = legalityOf(play.game, shown.view, play.viewer.value)
    const attacks = legal.filter(({ kind }) => kind === 'attack')
    const choice = attacks.length > 0 ? attacks : legal
    before(acts)
    const refusal = await play.act(at(choice, chance.pick(choice.length, 'which')))
    if (refusal !== undefined) refused.push(refusal)
  }
  throw new Error('no end')
}

async function twoGuests() {
  const guests = [await Guest.signUp(server.base), await Guest.signUp(server.base)] as const
  const id = await startMatch(guests, [null, null])
  return { guests, plays: [guests[0].watch(id), guests[1].watch(id)] as const }
}

describe('a match on the server', () => {
  it('is played to its end by two whose connections break while they act; every act counts once', async () => {
    const { guests, plays } = await twoGuests()
    const chance = seededChance('line')
    let cuts = 0
    const cut = (who: 0 | 1) => () => {
      if (chance.pick(5, 'cut') > 0) return
      cuts += 1
      const socket = guests[who].sockets.at(-1)
      // Sometimes what is sent arrives and its answer is lost, sometimes nothing does.
      if (chance.pick(2, 'when') === 0) socket?.terminate()
      else setTimeout(() => socket?.terminate(), 1)
    }
    const refused = await Promise.all([playAll(plays[0], 'one', cut(0)), playAll(plays[1], 'two', cut(1))])
    expect(cuts).toBeGreaterThan(10)
    // An act that waited for a new connection can be too late for its question; nothing else may be refused.
    expect(refused.flat().filter(({ code }) => code !== 'stale' && code !== 'matchOver')).toEqual([])
    for (const play of plays) {
      const record = await play.record()
      if (isRefusal(record)) throw new Error(record.code)
      expect(verifyRecord(play.game, record)).toMatchObject({ kind: 'verified', finished: true, drawsChecked: true })
      expect(play.current.value?.outcome).not.toBeNull()
      play.close()
    }
  })

  it('shows both the same steps, and an undo removes the same steps for both', async () => {
    const { plays } = await twoGuests()
    await until(() => plays.every((play) => play.current.value !== undefined))
    const actor = plays.find((play) => play.current.value?.question?.kind === 'playCards')
    if (actor === undefined) throw new Error('nobody plays')
    const lengths = () => plays.map((play) => play.steps.value.length)
    const before = lengths()
    const { legal } = legalityOf(actor.game, actor.current.value?.view ?? {}, actor.viewer.value)
    const reinforce = at(
      legal.filter(({ kind }) => kind === 'reinforce'),
      0,
    )
    expect(await actor.act(reinforce)).toBeUndefined()
    await until(() => lengths().every((length, i) => length === (before[i] ?? 0) + 1))
    expect(await actor.undo()).toBeUndefined()
    await until(() => lengths().every((length, i) => length === before[i]))
    for (const play of plays) play.close()
  })

  it('says so while the server cannot save, and goes on afterwards over the same socket', async () => {
    const { guests, plays } = await twoGuests()
    await until(() => plays.every((play) => play.current.value !== undefined))
    const actor = plays.find((play) => play.current.value?.question != null)
    if (actor === undefined) throw new Error('nobody is asked')
    const { legal } = legalityOf(actor.game, actor.current.value?.view ?? {}, actor.viewer.value)
    const steps = plays.map((play) => play.steps.value.length)
    const file = join(server.folder, 'logres.sqlite')
    renameSync(file, `${file}.away`)
    try {
      expect(await actor.act(at(legal, 0))).toMatchObject({ code: 'cannotSave' })
      await until(() => plays.every((play) => !play.isSaving.value))
      expect(plays.map((play) => play.steps.value.length)).toEqual(steps)
    } finally {
      renameSync(`${file}.away`, file)
    }
    await until(() => plays.every((play) => play.isSaving.value))
    expect(await actor.act(at(legal, 0))).toBeUndefined()
    await until(() => plays.every((play, i) => play.steps.value.length > (steps[i] ?? 0)))
    expect(guests.map(({ sockets }) => sockets.length)).toEqual([1, 1])
    for (const play of plays) play.close()
  })

  it('is refused for good if its log is damaged on the server', async () => {
    const { guests, plays } = await twoGuests()
    await until(() => plays.every((play) => play.current.value !== undefined))
    const id = plays[0].current.value?.match ?? ''
    const acted = plays.find((play) => play.current.value?.question != null)
    await acted?.resign()
    for (const play of plays) play.close()
    const other = await startTestServer({
      like: server.folder,
      change: (folder) => {
        const db = new DatabaseSync(join(folder, 'logres.sqlite'))
        db.prepare(`UPDATE entries SET body = 'x' WHERE "match" = ? AND seq = 1`).run(id)
        db.close()
      },
    })
    const refused = Promise.withResolvers<Refusal>()
    const guest = guests[0].at(other.base)
    const play = guest.watch(id, undefined, undefined, refused.resolve)
    expect(await refused.promise).toMatchObject({ code: 'damagedMatch' })
    expect([play.connection.value, guest.sockets.length]).toEqual(['ended', 1])
    await other.close()
  })

  it('says why not, and keeps what it knows', async () => {
    const { plays } = await twoGuests()
    await until(() => plays.every((play) => play.current.value !== undefined))
    const other = plays.find((play) => play.current.value?.question === null)
    expect(await other?.act({ kind: 'endTurn' })).toMatchObject({ kind: 'refusal' })
    for (const play of plays) play.close()
  })

  it('can be watched by a spectator, who sees no hand and may not act', async () => {
    const { plays } = await twoGuests()
    const id = plays[0].current.value?.match ?? ''
    await until(() => plays[0].current.value !== undefined)
    const stranger = (await Guest.signUp(server.base)).watch(plays[0].current.value?.match ?? id)
    await until(() => stranger.current.value !== undefined)
    expect(stranger.viewer.value).toBe('table')
    expect(JSON.stringify(stranger.current.value?.view)).not.toMatch(/"cards":\[/)
    expect(await stranger.act({ kind: 'endTurn' })).toMatchObject({ code: 'notSeated' })
    for (const play of [...plays, stranger]) play.close()
  })

  it('ends by resignation, for both', async () => {
    const { plays } = await twoGuests()
    await until(() => plays.every((play) => play.current.value !== undefined))
    expect(await plays[0].resign()).toBeUndefined()
    await until(() => plays.every((play) => play.current.value?.outcome != null))
    for (const play of plays) play.close()
  })
})
