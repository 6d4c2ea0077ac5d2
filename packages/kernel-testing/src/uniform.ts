/* imagine deals each consistent world with its due odds: shown on small cases whose worlds can be enumerated. */
import { type Chance, type Game, present, type Tagged } from '@logres/kernel'
import { expect } from 'vitest'
import { chiSquare, chiSquareLimit } from './chi-square.ts'

/** How often each world comes up when a viewer imagines so many times; `nameOf` tells what makes worlds differ. */
export function tallyWorlds<O extends object, S extends object, A extends Tagged, E extends Tagged, V extends object>(
  game: Game<O, S, A, E, V>,
  view: V,
  nameOf: (world: S) => string,
  chance: Chance,
  times: number,
): Map<string, number> {
  const found = new Map<string, number>()
  for (let i = 0; i < times; i++) {
    const name = nameOf(game.imagine(view, chance))
    found.set(name, (found.get(name) ?? 0) + 1)
  }
  return found
}

/** No other worlds than the expected ones (name → probability), and those as often as they should be. */
export function expectOdds(found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  expect([...found.keys()].toSorted()).toEqual([...expected.keys()].toSorted())
  const times = [...found.values()].reduce((total, count) => total + count, 0)
  const names = [...expected.keys()]
  const observed = names.map((name) => present(found.get(name)))
  const due = names.map((name) => times * present(expected.get(name)))
  expect(chiSquare(observed, due)).toBeLessThan(chiSquareLimit(names.length - 1))
}

/** All ways to choose `count` of the items, as [chosen, rest]; equal items are different ones here. */
export function waysToChoose<T>(items: readonly T[], count: number): [T[], T[]][] {
  const [first, ...others] = items
  if (count === 0) return [[[], [...items]]]
  if (first === undefined) return []
  return [
    ...waysToChoose(others, count - 1).map(([chosen, rest]): [T[], T[]] => [[first, ...chosen], rest]),
    ...waysToChoose(others, count).map(([chosen, rest]): [T[], T[]] => [chosen, [first, ...rest]]),
  ]
}
