/* A page that is opened late, reopened, or was offline for a while has the same steps as one that was always connected. */

import { legalityOf, logOf } from '@logres/board-kit'
import { at, seededChance, type Tagged } from '@logres/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lastOwnStep } from '../../src/match/telling/own-steps.ts'
import type { RemotePlay } from '../../src/play/remote.ts'
import { Guest, startMatch, startTestServer, type TestServer } from './guests.ts'

/** Of Avalon. */
const STARTS = ['turnBegan']

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function until(holds: () => boolean, ms = 600_000): Promise<void> {
  const end = Date.now() + ms
  while (!holds()) {
    if (Date.now() > end) throw new Error('waited too long')
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

interface Players {
  readonly id: string
  /** Two seats, and a spectator. */
  readonly guests: readonly Guest[]
  readonly plays: readonly RemotePlay[]
}

async function begin(): Promise<Players> {
  const guests = [await Guest.signUp(server.base), await Guest.signUp(server.base), await Guest.signUp(server.base)]
  const id = await startMatch(guests.slice(0, 2), [null, null])
  const plays = guests.map((guest) => guest.watch(id))
  await until(() => plays.every((play) => play.isComplete.value))
  return { id, guests, plays }
}

const chance = seededChance('past')

/** A random action of the seat that is asked, sometimes undone. False: the match is over. */
async function goOn(plays: readonly RemotePlay[], prefer: (action: Tagged) => boolean): Promise<boolean> {
  const isAsked = (play: RemotePlay) => play.current.value?.question != null && play.connection.value === 'open'
  await until(() => plays.some(isAsked) || plays.some((play) => play.current.value?.outcome != null))
  const play = plays.find(isAsked)
  const shown = play?.current.value
  if (play === undefined || shown === undefined) return false
  if (shown.undoable.length > 0 && chance.pick(4, 'undo') === 0) {
    await play.undo(at(shown.undoable, chance.pick(shown.undoable.length, 'from')))
    return true
  }
  const { legal } = legalityOf(play.game, shown.view, play.viewer.value)
  const liked = legal.filter(prefer)
  const choice = liked.length > 0 ? liked : legal
  await play.act(at(choice, chance.pick(choice.length, 'which')))
  return true
}

const fights = ({ kind }: Tagged) => kind === 'attack'

/** One connection may be slower than the other: waits until both show the same moment. */
async function settled(plays: readonly RemotePlay[]): Promise<void> {
  await until(() => new Set(plays.map(({ current }) => JSON.stringify(current.value))).size === 1)
}

/** The same moment, and the same steps before it. A connection that has just broken may not have noticed yet. */
async function comeToTheSame(one: RemotePlay, other: RemotePlay): Promise<void> {
  const known = ({ current, steps }: RemotePlay) => ({ shown: current.value, steps: steps.value })
  await vi.waitFor(() => expect(known(one)).toEqual(known(other)), { timeout: 600_000, interval: 20 })
}

async function looksTheSame({ id, guests, plays }: Players): Promise<void> {
  for (const [i, guest] of guests.entries()) {
    const late = guest.watch(id)
    await until(() => late.isComplete.value)
    await comeToTheSame(late, at(plays, i))
    const stayed = at(plays, i)
    expect(late.viewer.value).toBe(stayed.viewer.value)
    expect(late.steps.value).toEqual(stayed.steps.value)
    expect(logOf(late.steps.value, STARTS)).toEqual(logOf(stayed.steps.value, STARTS))
    const since = ({ steps: { value: steps }, viewer, game }: RemotePlay) =>
      lastOwnStep(game, steps, steps.length - 1, viewer.value)
    expect(since(late)).toBe(since(stayed))
    late.close()
  }
}

describe('the history of a match on the server', () => {
  it('is the same for pages opened at any time, for both seats and for a spectator', async () => {
    const players = await begin()
    const { plays } = players
    for (let acts = 0; await goOn(plays, fights); acts++) if (acts % 25 === 3) await looksTheSame(players)
    await until(() => plays.every((play) => play.current.value?.outcome != null))
    await looksTheSame(players)
    const lengths = plays.map(({ steps }) => steps.value.length)
    expect(lengths[0]).toBeGreaterThan(60)
    // Everybody notices every step of Avalon, so a link to one means the same to all.
    expect(new Set(lengths).size).toBe(1)
    const turns = plays.map(({ steps }) => steps.value.map(({ turn }) => turn))
    expect(turns[1]).toEqual(turns[0])
    expect(turns[2]).toEqual(turns[0])
    expect(JSON.stringify(plays[2]?.steps.value)).not.toMatch(/"cards":\[/)
    for (const play of plays) play.close()
  })

  it('has no gaps and nothing twice when connections break again and again', async () => {
    const players = await begin()
    const { plays, guests, id } = players
    const stayed = guests.map((guest) => guest.watch(id))
    await until(() => stayed.every((play) => play.isComplete.value))
    const kept = new Set(guests.map(({ sockets }) => sockets.at(-1)))
    for (let acts = 0; acts < 120 && (await goOn(plays, fights)); acts++) {
      const { sockets } = at(guests, chance.pick(3, 'whose'))
      const last = sockets.filter((socket) => !kept.has(socket)).at(-1)
      if (chance.pick(4, 'cut') === 0) last?.terminate()
    }
    await until(() => plays.every((play) => play.connection.value === 'open' && play.isComplete.value))
    for (const [i, play] of plays.entries()) {
      await comeToTheSame(play, at(stayed, i))
    }
    for (const play of [...plays, ...stayed]) play.close()
  })

  it('is loaded even if it is refused at first; the present is shown meanwhile', async () => {
    const { id, guests, plays } = await begin()
    for (let acts = 0; acts < 12; acts++) await goOn(plays, () => true)
    const guest = at(guests, 0)
    let refusals = 0
    const { promise: looked, resolve: goOnTelling } = Promise.withResolvers<void>()
    const late = guest.watch(id, async (told) => {
      refusals += 1
      if (refusals < 4) return { kind: 'refusal', code: 'tooFast', rule: null, params: {} }
      await looked
      return told()
    })
    await until(() => late.current.value !== undefined)
    expect(late.steps.value.length).toBe(1)
    goOnTelling()
    await until(() => late.isComplete.value)
    expect(refusals).toBe(4)
    await comeToTheSame(late, at(plays, 0))
    for (const play of [...plays, late]) play.close()
  })

  it('that arrives late fits the updates received meanwhile, an undo included', async () => {
    const { id, guests, plays } = await begin()
    for (let acts = 0; acts < 10; acts++) await goOn(plays, () => true)
    let tell = () => {}
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    const late = at(guests, 2).watch(id, async (ask) => {
      const history = await ask()
      await told
      return history
    })
    await until(() => late.current.value !== undefined)
    for (let acts = 0; acts < 30; acts++) await goOn(plays, ({ kind }) => kind === 'reinforce')
    await settled([late, at(plays, 2)])
    expect(late.isComplete.value).toBe(false)
    tell()
    await until(() => late.isComplete.value)
    await comeToTheSame(late, at(plays, 2))
    for (const play of [...plays, late]) play.close()
  })
})
