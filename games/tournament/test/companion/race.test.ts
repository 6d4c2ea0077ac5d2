/* 7.2 The judgement for two people on one device: who wins, what is a miss, and when it is thrown again. */
import { present, seededChance } from '@logres/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SharedRace, type Side } from '../../board/practice/race.ts'
import { LONGEST_TOUCH, rightToken, TOKENS, type Token } from '../../rules/index.ts'

/** The latest moment of a throw. */
const LONGEST_WAIT = 3500
/** What a touch made now says of its time: milliseconds since the throw. */
const watch = { shown: () => {}, clear: () => {}, until: (at: number) => at }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function begun(seed = 'race'): SharedRace {
  const race = new SharedRace(seededChance(seed), watch)
  bothReady(race)
  return race
}

function bothReady(race: SharedRace): void {
  race.sayReady(0)
  race.sayReady(1)
  expect(race.stage.value).toBe('waiting')
}

function untilThrown(race: SharedRace): { readonly right: Token; readonly wrong: Token } {
  vi.advanceTimersByTime(LONGEST_WAIT)
  expect(race.stage.value).toBe('open')
  const right = rightToken(present(race.thrown.value ?? undefined))
  return { right, wrong: present(TOKENS.find((token) => token !== right)) }
}

function settled(race: SharedRace): void {
  vi.advanceTimersByTime(100)
  expect(['told', 'over']).toContain(race.stage.value)
}

describe('7.2', () => {
  test('nothing is thrown before both are ready', () => {
    const race = new SharedRace(seededChance('race'), watch)
    race.sayReady(1)
    race.sayReady(1)
    vi.advanceTimersByTime(60_000)
    expect([race.stage.value, race.thrown.value]).toEqual(['called', null])
    race.touch(1, 'crown', 300)
    expect(race.touches.value).toEqual([null, null])
  })

  test('the right token wins, of two the faster, even if it is heard of later', () => {
    const race = begun()
    const { right } = untilThrown(race)
    race.touch(0, right, 420)
    expect(race.stage.value).toBe('open')
    race.touch(1, right, 419)
    expect([race.stage.value, race.told.value?.winner]).toEqual(['over', 1])
  })

  test.each([0, 1] as const)('a right touch of side %i ends it without the other', (side: Side) => {
    const race = begun()
    race.touch(side, untilThrown(race).right, 500)
    settled(race)
    expect([race.stage.value, race.told.value?.winner, race.told.value?.isByLot]).toEqual(['over', side, false])
    race.touch(side === 0 ? 1 : 0, 'crown', 900)
    expect(race.told.value?.touches[side === 0 ? 1 : 0].token).toBeNull()
  })

  test('each touches once, a wrong token is a miss, and the other may still win', () => {
    const race = begun()
    const { right, wrong } = untilThrown(race)
    race.touch(0, wrong, 250)
    race.touch(0, right, 260)
    vi.advanceTimersByTime(1000)
    expect(race.stage.value).toBe('open')
    race.touch(1, right, 1400)
    expect(race.told.value?.winner).toBe(1)
  })

  test('a false start is a miss; a touch that belongs to the button before is none', () => {
    const race = begun()
    race.touch(0, 'crown', 0)
    expect(race.touches.value[0]).toBeNull()
    vi.advanceTimersByTime(700)
    race.touch(0, 'crown', 0)
    expect(race.touches.value[0]).toMatchObject({ ms: 0 })
    const { right } = untilThrown(race)
    race.touch(1, right, 99)
    expect([race.stage.value, race.told.value?.winner]).toEqual(['told', null])
  })

  test('two misses, a tie, or nobody in time: thrown again, and after the third throw lots decide', () => {
    const race = begun()
    vi.advanceTimersByTime(700)
    race.touch(0, 'crown', 0)
    race.touch(1, 'crown', 0)
    expect([race.stage.value, race.thrown.value === null]).toEqual(['told', false])
    bothReady(race)
    const { right } = untilThrown(race)
    race.touch(0, right, 333)
    race.touch(1, right, 333)
    expect([race.stage.value, race.no]).toEqual(['told', 2])
    bothReady(race)
    untilThrown(race)
    vi.advanceTimersByTime(LONGEST_TOUCH)
    expect(race.stage.value).toBe('over')
    expect(race.told.value).toMatchObject({ isByLot: true, touches: [{ token: null }, { token: null }] })
    expect([0, 1]).toContain(race.told.value?.winner)
  })

  test('left, nothing falls any more', () => {
    const race = begun()
    race.stop()
    vi.advanceTimersByTime(60_000)
    expect(race.thrown.value).toBeNull()
  })
})
