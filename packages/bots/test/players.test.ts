import { present, seededChance } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseNovice } from '../src/players/novice.ts'
import { choosePage } from '../src/players/page.ts'
import { chooseSquire } from '../src/players/squire.ts'
import { Stopwatch } from '../src/search/stopwatch.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A game of one decision: the number chosen is what it is worth. To try one takes `slow` milliseconds of a fake clock. */
function numbers(count: number, slow = 0): { readonly mind: AnyMind; readonly legal: { kind: string }[] } {
  const legal = Array.from({ length: count }, (_, i) => ({ kind: String(i) }))
  const settings = { turns: 1, exploration: 1, widening: 1, worlds: 1 }
  const mind: AnyMind = {
    game: {
      toAct: () => [0],
      legal: () => legal,
      apply(state, _actor, { kind }) {
        Object.assign(state, { chosen: Number(kind) })
        if (slow > 0) vi.advanceTimersByTime(slow)
      },
      turn: () => ({ no: 1, seat: 0 }),
      result: () => undefined,
      imagine: () => ({ chosen: 0 }),
      clone: (state) => ({ ...state }),
    },
    search: { knight: settings, champion: settings },
    pageTemperature: 1,
    evaluate: (state) => ('chosen' in state ? Number(state.chosen) / count : 0),
    policy: () => present(legal[0]),
    rate: (_state, _seat, list) => list.map(({ kind }) => Number(kind) / count),
    settle() {},
    key: (action) => action,
    mark: () => 0,
  }
  return { mind, legal }
}

describe('the page', () => {
  test('chooses from a list of 60,000 without a word', () => {
    const { mind, legal } = numbers(60_000)
    for (let i = 0; i < 5; i++) {
      const { action } = choosePage(mind, {}, 0, legal, seededChance(`page ${i}`))
      expect(Number(action.kind)).toBeGreaterThan(59_800)
    }
  })
})

describe('the novice', () => {
  const SAMPLES = 400
  const chosen = (pick: typeof choosePage | typeof chooseNovice, count: number) => {
    const { mind, legal } = numbers(count)
    const chance = seededChance('novice')
    return Array.from({ length: SAMPLES }, () =>
      Number(pick({ ...mind, pageTemperature: 0.2 }, {}, 0, legal, chance).action.kind),
    )
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  test('chooses worse than the page, and better than by chance', () => {
    const [page, novice] = [mean(chosen(choosePage, 10)), mean(chosen(chooseNovice, 10))]
    expect(novice).toBeLessThan(page - 0.2)
    expect(novice).toBeGreaterThan(4.5 + 0.5)
  })

  test('plays what is left even if it overlooks all of it', () => {
    for (const action of chosen(chooseNovice, 1)) expect(action).toBe(0)
  })
})

describe('the squire', () => {
  const choose = (count: number, slow: number, watch: Stopwatch) => {
    const { mind, legal } = numbers(count, slow)
    return chooseSquire(mind, {}, 0, legal, seededChance('squire'), watch)
  }

  test('takes what leads to the best position', () => {
    expect(choose(20, 0, new Stopwatch({ iterations: 1 })).action.kind).toBe('19')
  })

  test('tries each action in as many worlds as the mind asks for', () => {
    const { mind, legal } = numbers(4)
    const visitsOf = (each: AnyMind) =>
      chooseSquire(each, {}, 0, legal, seededChance('squire'), new Stopwatch({ iterations: 1 })).candidates.map(
        ({ visits }) => visits,
      )
    expect(visitsOf(mind)).toEqual([3, 3, 3, 3])
    expect(visitsOf({ ...mind, squireWorlds: 5 })).toEqual([5, 5, 5, 5])
  })

  test('stops when its time is up, and answers the best it has tried', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { action, candidates } = choose(20, 3, new Stopwatch({ ms: 10 }))
    expect(action.kind).toBe('19')
    // After nine milliseconds it begins one more, after twelve none.
    expect(candidates).toHaveLength(4)
    expect(performance.now()).toBe(12)
    expect(choose(20, 1, new Stopwatch({ ms: 0 })).candidates).toHaveLength(1)
  })
})
