/* The toy game is a real one: it keeps every law that the three games must keep. */

import { describeLaws } from '@logres/kernel-testing'
import { add, at, type Chance, sum, type Viewer } from '../src/index.ts'
import { ALL_ACTIONS, BOWL, options } from './toy-actions.ts'
import { pebbles, type State } from './toy-game.ts'

const RULES = ['1.1', '1.2', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '3.1', '3.2', '3.3', '4.1']

function invariants(state: State): string[] {
  const tokens = state.red + state.blue + sum(state.tokens)
  const held = BOWL.map((_, i) => state.pebbles.filter((pebble) => pebble === i + 1).length)
  return [
    ...(tokens === state.options.red + state.options.blue ? [] : [`${tokens} tokens`]),
    ...BOWL.flatMap((count, i) => (count === (state.bowl[i] ?? 0) + (held[i] ?? 0) ? [] : [`pebbles of ${i + 1}`])),
  ]
}

/** Every pebble that the viewer does not know goes back into the bowl, and others are drawn. */
function disguise(state: State, viewer: Viewer, luck: Chance): State {
  const copy = pebbles.clone(state)
  const isSecret = (owner: number) =>
    copy.pebbles[owner] !== 0 && !copy.revealed[owner] && (viewer === 'table' || !copy.known[viewer]?.[owner])
  const secret = copy.pebbles.flatMap((_, owner) => (isSecret(owner) ? [owner] : []))
  for (const owner of secret) add(copy.bowl, at(copy.pebbles, owner) - 1, 1)
  for (const owner of secret) {
    const stock = copy.bowl.flatMap((count, value) => Array.from({ length: count }, () => value))
    const value = at(stock, luck.pick(stock.length, 'disguise'))
    add(copy.bowl, value, -1)
    copy.pebbles[owner] = value + 1
  }
  return copy
}

describeLaws(pebbles, {
  setups: [
    { name: 'defaults', options: options.defaults, seats: 2 },
    { name: 'defaults', options: options.defaults, seats: 3 },
    { name: 'no vote', options: { ...options.defaults, ending: 'rounds', rounds: 3 }, seats: 4 },
  ],
  invariants,
  disguise,
  foreign: ALL_ACTIONS,
  isClosed: true,
  rules: RULES,
  longest: 2000,
})
