import { Search } from '@logres/bots'
import { LISTED } from '@logres/catalogue'
import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { benchBots } from '../src/index.ts'
import { sharesOf } from '../src/profile.ts'
import { toyMind, toyState } from '../src/toy-mind.ts'

describe("the bench of the bots' thinking", () => {
  test('every game and the toy: playouts, plies, and shares of time that make a whole', async () => {
    const lines: string[] = []
    const { games, toy } = await benchBots({ json: false, ms: 5, print: (line) => lines.push(line) })
    expect(Object.keys(games)).toEqual(LISTED.map(({ id }) => id))
    for (const { playoutsPerSecond, pliesPerPlayout, pliesPerSecond, toRandomPlay, time } of Object.values(games)) {
      expect(playoutsPerSecond).toBeGreaterThan(0)
      expect(pliesPerSecond / playoutsPerSecond / pliesPerPlayout).toBeCloseTo(1, 1)
      expect(toRandomPlay).toBeGreaterThan(0)
      expect(time.rules + time.judgement + time.search + time.other).toBeCloseTo(1)
    }
    expect(toy.ratio).toBeCloseTo(toy.ours / toy.peer)
    expect(lines.join('\n')).toMatch(/MCTSBot [\d,]+ \/ s, [\d.]+ ×/)
  })

  test('a playout of the toy goes to its end: 80 plies', () => {
    const search = new Search(toyMind, toyMind.search.champion, seededChance('toy'))
    const state = toyState(seededChance('toy'))
    search.find(state, 0, toyMind.game.legal(state, 0), { iterations: 30 })
    expect(search.effort).toEqual({ iterations: 30, plies: 30 * 80 })
  })

  test('time is told by the folder whose code runs', () => {
    const node = (id: number, url: string) => ({
      id,
      callFrame: { functionName: 'f', scriptId: '1', url, lineNumber: 1, columnNumber: 1 },
    })
    const nodes = [
      node(1, 'file:///x/games/avalon/rules/apply.ts'),
      node(2, 'file:///x/packages/bots/src/search/tree.ts'),
      node(3, 'file:///x/games/avalon/mind/glance.ts'),
      node(4, ''),
    ]
    expect(sharesOf({ nodes, samples: [1, 1, 2, 3, 4] })).toEqual({
      rules: 0.4,
      search: 0.2,
      judgement: 0.2,
      other: 0.2,
    })
  })
})
