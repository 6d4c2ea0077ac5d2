/* What the evaluation knows: each test names the rule or the advice it shows. */
import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlinMind } from '../../mind/mind.ts'
import tuned from '../../mind/weights.json' with { type: 'json' }
import { RECONSTRUCTED, type State } from '../../rules/index.ts'
import { changed, playerOf, setUp, turnOf } from './table.ts'

const mind = merlinMind()
const BLACK = 0
const GREY = 1

/** How much better off seat 0 is by a change. */
function gain(state: State, change: (copy: State) => void): number {
  return mind.evaluate(changed(state, change), 0) - mind.evaluate(state, 0)
}

/** A position in which nobody has anything. */
function bare(round: number, turnsTaken: number): State {
  return changed(turnOf(round, turnsTaken), (state) => {
    for (const player of state.players) {
      player.score = 20
      player.apples = 1
      player.staffs = 3
      player.servants.fill(null)
      for (const list of [player.influence, player.traitors, ...Object.values(player.items)]) list.fill(0)
    }
    state.manors.fill(null)
    state.grail = null
    state.excalibur = null
  })
}

describe('the evaluation of Merlin', () => {
  test('is a share of the victory, about even at the start, and the two seats share it', () => {
    const state = setUp()
    expect(mind.evaluate(state, 0)).toBeGreaterThan(0.3)
    expect(mind.evaluate(state, 0)).toBeLessThan(0.7)
    const sum = mind.evaluate(state, 0) + mind.evaluate(state, 1)
    expect(sum).toBeGreaterThan(0.8)
    expect(sum).toBeLessThan(1.2)
  })

  test('8: one point more is better, and the more so the nearer the end', () => {
    const point = (copy: State) => {
      playerOf(copy, 0).score += 1
    }
    expect(gain(bare(1, 0), point)).toBeGreaterThan(0)
    expect(gain(bare(6, 6), point)).toBeGreaterThan(gain(bare(1, 0), point))
  })

  test("7.1: a shield of a traitor's colour is worth more right before the scoring, and more than any other", () => {
    const shield = (colour: number) => (round: number, turns: number) => {
      const state = changed(bare(round, turns), (copy) => {
        playerOf(copy, 0).traitors[BLACK] = 1
      })
      return gain(state, (copy) => {
        playerOf(copy, 0).items.shield[colour] = 1
      })
    }
    expect(shield(BLACK)(2, 6)).toBeGreaterThan(shield(BLACK)(1, 0))
    expect(shield(BLACK)(2, 6)).toBeGreaterThan(2 * shield(GREY)(2, 6))
  })

  test('7.1: Excalibur pays only a player who has repelled all their traitors', () => {
    const excalibur = (copy: State) => {
      copy.excalibur = 0
    }
    const open = changed(bare(6, 6), (copy) => {
      playerOf(copy, 0).traitors[BLACK] = 1
    })
    expect(gain(bare(6, 6), excalibur)).toBeGreaterThan(2 * gain(open, excalibur))
  })

  test('7.2: to lead a territory beats to share it, and early is better than late', () => {
    const tile = (state: State) => state.domain.findIndex((_, i) => sizeOf(state, i) >= 3)
    const build = (state: State) =>
      gain(state, (copy) => {
        copy.manors[tile(copy)] = 0
      })
    const shared = changed(bare(3, 0), (copy) => {
      copy.manors[next(copy, tile(copy))] = 1
    })
    expect(build(bare(3, 0))).toBeGreaterThan(0)
    expect(mind.evaluate(bare(3, 0), 0)).toBeGreaterThan(mind.evaluate(shared, 0))
    const points = (round: number) => lead(bare(round, 0), tile)
    expect(points(1)).toBeGreaterThan(points(5))
  })

  test('7.3: to lead a province beats to be tied, that beats to be second', () => {
    const counters = (own: number) =>
      mind.evaluate(
        changed(bare(2, 6), (copy) => {
          playerOf(copy, 0).influence[GREY] = own
          playerOf(copy, 1).influence[GREY] = 2
        }),
        0,
      )
    expect(counters(2)).toBeGreaterThan(counters(1) + 0.01)
    expect(counters(3)).toBeGreaterThan(counters(2) + 0.01)
  })

  test('7.3: the Grail is worth most where one is tied', () => {
    const grail = (own: number) =>
      gain(
        changed(bare(2, 6), (copy) => {
          playerOf(copy, 0).influence[GREY] = own
          playerOf(copy, 1).influence[GREY] = 2
        }),
        (copy) => {
          copy.grail = 0
        },
      )
    expect(grail(2)).toBeGreaterThan(grail(3))
  })

  test('5: a quest is worth more the less it lacks', () => {
    const quest = RECONSTRUCTED.quests.findIndex(({ conditions }) => conditions.length === 2)
    const [first, second] = at(RECONSTRUCTED.quests, quest).conditions
    if (first?.kind !== 'item' || second?.kind !== 'item') throw new Error('another quest was meant')
    const worth = (isHeld: boolean, things: number) =>
      mind.evaluate(
        changed(bare(3, 0), (copy) => {
          const hand = at(copy.hands, 0)
          hand.length = 0
          if (isHeld) hand.push(quest)
          const { items } = playerOf(copy, 0)
          if (things > 0) items[first.item][first.province] = 1
          if (things > 1) items[second.item][second.province] = 1
        }),
        0,
      )
    const held = [0, 1, 2].map((things) => worth(true, things) - worth(false, things))
    expect(at(held, 1)).toBeGreaterThan(at(held, 0))
    expect(at(held, 2)).toBeGreaterThan(at(held, 1))
  })

  test('7.4, 8: servants on the board, apples and staffs are points', () => {
    expect(
      gain(bare(6, 6), (copy) => {
        playerOf(copy, 0).servants[0] = GREY
      }),
    ).toBeGreaterThan(0)
    expect(
      gain(bare(6, 6), (copy) => {
        playerOf(copy, 0).staffs -= 1
      }),
    ).toBeLessThan(
      gain(bare(6, 6), (copy) => {
        playerOf(copy, 0).apples -= 1
      }),
    )
  })

  test('uses the weights it is given, and those of the file for the others', () => {
    const state = turnOf(3, 2)
    expect(merlinMind({}).evaluate(state, 0)).toBe(mind.evaluate(state, 0))
    expect(merlinMind(tuned.weights).evaluate(state, 0)).toBe(mind.evaluate(state, 0))
    expect(
      merlinMind({ staff: 9 }).evaluate(
        changed(state, (copy) => {
          playerOf(copy, 0).staffs = 3
          playerOf(copy, 1).staffs = 0
        }),
        0,
      ),
    ).toBeGreaterThan(
      mind.evaluate(
        changed(state, (copy) => {
          playerOf(copy, 0).staffs = 3
          playerOf(copy, 1).staffs = 0
        }),
        0,
      ),
    )
  })
})

/** Tiles of this one's terrain that touch it, itself included: enough to tell a large territory from a single tile. */
function sizeOf(state: State, tile: number): number {
  return state.domain.filter((_, other) => other === tile || isBeside(state, tile, other)).length
}

function isBeside({ domain }: State, tile: number, other: number): boolean {
  return Math.abs(tile - other) === 1 && Math.floor(tile / 6) === Math.floor(other / 6)
    ? at(domain, tile).terrain === at(domain, other).terrain
    : false
}

function next(state: State, tile: number): number {
  return state.domain.findIndex((_, other) => isBeside(state, tile, other))
}

/** What a manor brings, in points of the score that bring as much. */
function lead(state: State, tile: (state: State) => number): number {
  const goal = mind.evaluate(
    changed(state, (copy) => {
      copy.manors[tile(copy)] = 0
    }),
    0,
  )
  let points = 0
  while (
    mind.evaluate(
      changed(state, (copy) => {
        playerOf(copy, 0).score += points
      }),
      0,
    ) < goal
  ) {
    points += 0.5
  }
  return points
}
