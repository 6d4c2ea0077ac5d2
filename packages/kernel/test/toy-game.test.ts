/* The toy game is a real one: it keeps every law that the three games must keep. */

import { describeLaws } from '@logres/kernel-testing'
import { sum } from '../src/index.ts'
import { ALL_ACTIONS, BOWL, options } from './toy-actions.ts'
import { pebbles, type State } from './toy-game.ts'

function invariants(state: State): string[] {
  const tokens = state.red + state.blue + sum(state.tokens)
  const held = BOWL.map((_, i) => state.pebbles.filter((pebble) => pebble === i + 1).length)
  return [
    ...(tokens === state.options.red + state.options.blue ? [] : [`${tokens} tokens`]),
    ...BOWL.flatMap((count, i) => (count === (state.bowl[i] ?? 0) + (held[i] ?? 0) ? [] : [`pebbles of ${i + 1}`])),
  ]
}

describeLaws(pebbles, {
  setups: [
    { name: 'defaults', options: options.defaults, seats: 2 },
    { name: 'defaults', options: options.defaults, seats: 3 },
    { name: 'no vote', options: { ...options.defaults, ending: 'rounds', rounds: 3 }, seats: 4 },
  ],
  invariants,
  foreign: ALL_ACTIONS,
  longest: 2000,
})
