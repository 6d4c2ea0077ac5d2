/* One file for each number of players, so that they run side by side. */
import { describeLaws, type Laws } from '@logres/kernel-testing'
import { type Action, ALL_ACTIONS, type Event, merlin, type Options, type State } from '../../src/index.ts'
import { ANOTHER } from '../another-edition.ts'
import { disguise } from '../disguise.ts'
import { invariants, RULES } from '../position.ts'

export const LAWS: Omit<Laws<Options, State, Action, Event>, 'setups'> = {
  invariants,
  disguise,
  foreign: ALL_ACTIONS,
  isClosed: true,
  rules: RULES,
  longest: 4_000,
  games: 4,
  // Random players would renounce and keep every other time.
  isSeldom: ({ kind }) => kind === 'renounce' || kind === 'keepStaff' || kind === 'passTower' || kind === 'keepGrail',
}

export function describeMerlin(seats: number): void {
  const { defaults } = merlin.options
  describeLaws(merlin, {
    ...LAWS,
    setups: [
      { name: 'reconstructed', options: defaults, seats },
      { name: 'another edition', options: { ...defaults, layout: ANOTHER }, seats },
    ],
  })
}
