/* 7.2, 7.3 The race of the judgement in a local match, where the page is the clerk. */

import { legalityOf } from '@logres/board-kit'
import { type AnyGame, at, type Seat, seededChance, verifyRecord } from '@logres/kernel'
import { type Event, question, RACE, rightToken, tournament, type View } from '@logres/tournament/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runBotsHere } from '../../src/play/bot-runner.ts'
import { type LocalPlay, type LocalPlayOptions, resumeLocal, startLocal } from '../../src/play/local.ts'
import { memoryStorage } from './memory-storage.ts'

// Fake timers: throws, touches and misses come in the same order on every machine.
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function planOf(): LocalPlayOptions {
  const game: AnyGame = tournament
  const bots = (match: { readonly table: { readonly seats: readonly { readonly bot: string | null }[] } }) =>
    match.table.seats.map(({ bot }) => (bot === null ? null : ('page' as const)))
  return {
    ...{ game, race: RACE, storage: memoryStorage(), botDelay: 0, standing: [], now: () => 1_000 },
    scheduleSave: (save: () => void) => save(),
    watchStorage: () => () => {},
    createBotRunner: (match) => runBotsHere(game, bots(match), 'bots'),
  }
}

function viewOf(play: LocalPlay): View {
  const view = play.current.value?.view
  if (view === undefined || !isView(view)) throw new Error('nothing is shown')
  return view
}

function isView(view: object): view is View {
  return 'frames' in view
}

function judgement(play: LocalPlay) {
  const asked = question(viewOf(play))
  return asked?.kind === 'judgement' ? asked : undefined
}

interface Found {
  readonly plan: LocalPlayOptions
  readonly play: LocalPlay
  readonly me: Seat
}

const ONE = ['Bors', null, 'Mordred', 'page', 'Morgause', 'page'] as const
const ALL = ['Bors', null, 'Isolde', null, 'Percival', null] as const

/** The person has seen how the duel ended. */
async function untilReady(): Promise<Found> {
  const found = await untilRace(ONE)
  expect(await found.play.sayReady()).toBeUndefined()
  return found
}

/** Plays until a person of this device runs in a judgement. */
async function untilRace(who: typeof ONE | typeof ALL): Promise<Found> {
  const seats = [0, 2, 4].map((i) => ({ name: who[i] ?? '', bot: who[i + 1] ?? null }))
  for (let i = 0; i < 40; i++) {
    const plan = planOf()
    const play = startLocal(plan, { seats, options: { draft: false }, seed: `race ${i}` })
    if ('code' in play) throw new Error(play.code)
    if (await playToRace(play)) return { plan, play, me: 0 }
    play.close()
  }
  throw new Error('no judgement at forty tables')
}

async function playToRace(play: LocalPlay): Promise<boolean> {
  const chance = seededChance('person')
  for (let i = 0; i < 4000 && play.current.value?.outcome === null; i++) {
    play.confirmHandover()
    const seat = play.viewer.value
    const pair = judgement(play)?.pair
    if (pair !== undefined && (play.isShared || pair.some((each) => each === 0))) return true
    if (play.current.value?.question == null || seat === 'table' || play.current.value.question.params.ready === true) {
      await pause()
      continue
    }
    const { legal } = legalityOf(tournament, viewOf(play), seat)
    const usual = legal.find(({ kind }) => kind === 'ready' || kind === 'stay' || kind === 'pass')
    await play.act(usual ?? at(legal, chance.pick(legal.length, 'which')))
  }
  return false
}

async function pause(ms = 1): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Longer than any race takes. */
const MOST_MS = 20_000

async function until(holds: () => boolean): Promise<void> {
  for (let ms = 0; !holds(); ms += 10) {
    if (ms > MOST_MS) throw new Error('waited too long')
    await pause(10)
  }
}

function askedNow(play: LocalPlay): string | undefined {
  play.confirmHandover()
  return play.current.value?.question?.kind
}

type Shown = Extract<Event, { kind: 'touchesShown' }>

function shownIn(play: LocalPlay): Shown | undefined {
  const all = play.steps.value.flatMap(({ events }) => events)
  const found = all.findLast(({ kind }) => kind === 'touchesShown')
  return found !== undefined && isShown(found) ? found : undefined
}

function isShown(event: object): event is Shown {
  return 'touches' in event
}

async function thrown(play: LocalPlay) {
  await until(() => judgement(play)?.thrown != null)
  const now = judgement(play)?.thrown
  if (now == null) throw new Error('nothing is thrown')
  return now
}

async function untilShown(play: LocalPlay, me: Seat) {
  await until(() => shownIn(play) !== undefined)
  const { pair, touches, right, winner } = shownIn(play) ?? { pair: [0, 0], touches: [], right: null, winner: null }
  const mine = touches[pair.indexOf(me)]
  const theirs = touches[1 - pair.indexOf(me)]
  return { mine, theirs, right, winner }
}

describe('a race in the page', () => {
  it('6.4 the throw waits until the person is ready, however long that takes', async () => {
    const { play, me } = await untilRace(ONE)
    expect(play.readiness.value).toEqual({ waitsFor: [me], until: null })
    await pause(60_000)
    expect(judgement(play)?.shown).toBeNull()
    expect(await play.sayReady()).toBeUndefined()
    expect(play.readiness.value?.waitsFor).toEqual([])
    await thrown(play)
    play.close()
  })

  it('waits for what the page reveals: no bot acts meanwhile', async () => {
    const { play } = await untilReady()
    play.setRevealing(true)
    await play.touch(rightToken(await thrown(play)), 250)
    const steps = play.steps.value.length
    await pause(60_000)
    expect(play.steps.value.length).toBe(steps)
    play.setRevealing(false)
    await until(() => play.steps.value.length > steps)
    play.close()
  })

  it('7.3 a person is measured, and a bot’s time is drawn only after that', async () => {
    const { play, me } = await untilReady()
    expect(judgement(play)?.thrown).toBeNull()
    expect(play.race.value).toMatchObject({ isThrown: false, waitsFor: [] })
    const right = rightToken(await thrown(play))
    expect(play.race.value?.waitsFor).toContain(me)
    await pause(120)
    expect(judgement(play)?.hasTouched).toEqual([false, false])
    expect(await play.touch(right, 233)).toBeUndefined()
    const { mine, theirs } = await untilShown(play, me)
    expect(mine).toEqual({ token: right, ms: 233, measured: { claimed: 233, span: 233, allowance: 0 } })
    expect(theirs?.measured).toBeNull()
    expect(['noRace', 'runFirst']).toContain((await play.touch(right, 233))?.code ?? 'noRace')
    play.close()
  })

  it('7.2 a touch before the throw is entered with it, as a miss', async () => {
    const { play, me } = await untilReady()
    expect(await play.touch('crown', 0)).toBeUndefined()
    expect(await play.touch('cup', 0)).toMatchObject({ code: 'alreadyTouched' })
    const { mine, winner } = await untilShown(play, me)
    expect(mine).toMatchObject({ token: 'crown', ms: 0 })
    expect(winner).not.toBe(me)
    play.close()
  })

  it('7.2 no touch in five seconds is a miss; 7.3 so is reloading the page after the throw', async () => {
    const { plan, play, me } = await untilReady()
    await thrown(play)
    play.close()
    const again = resumeLocal(plan, play.saved.key.value.id)
    if (again === undefined || 'code' in again) throw new Error('it was not kept')
    const { mine } = await untilShown(again, me)
    expect(mine).toEqual({ token: null, ms: null, measured: null })
    again.close()

    const other = await untilReady()
    await thrown(other.play)
    expect((await untilShown(other.play, other.me)).mine).toEqual({ token: null, ms: null, measured: null })
    other.play.close()
  })

  it('7.3 people who share the device run alone, without a hand-over before the touch', async () => {
    const { play } = await untilRace(ALL)
    const runners: Seat[] = []
    for (let i = 0; i < 2; i++) {
      await until(() => askedNow(play) === 'judgement')
      const seat = play.viewer.value
      if (seat === 'table') throw new Error('nobody runs')
      runners.push(seat)
      expect(judgement(play)?.thrown).toBeNull()
      expect(await play.act({ kind: 'beginRun' })).toBeUndefined()
      expect(play.viewer.value).toBe(seat)
      expect(play.handover.value).toBeUndefined()
      expect(await play.touch(rightToken(await thrown(play)), 300 + 10 * i)).toBeUndefined()
    }
    const { winner } = await untilShown(play, at(runners, 0))
    expect(winner).toBe(runners[0])
    expect(new Set(runners).size).toBe(2)
    play.close()
  })

  it('goes on to an end whose record verifies', async () => {
    const { play } = await untilReady()
    await play.touch(rightToken(await thrown(play)), 250)
    while (play.current.value?.outcome === null) {
      const now = judgement(play)
      if (play.readiness.value?.waitsFor.includes(0)) await play.sayReady()
      if (now?.thrown != null && play.race.value?.waitsFor.includes(0)) await play.touch(rightToken(now.thrown), 250)
      else if (!(await playToRace(play))) break
      else await pause(20)
    }
    const record = await play.record()
    if ('code' in record) throw new Error(record.code)
    expect(verifyRecord(tournament, record)).toMatchObject({ kind: 'verified' })
    play.close()
  })
})
