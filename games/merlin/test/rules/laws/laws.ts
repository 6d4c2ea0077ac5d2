/* One file for each number of players, so that they run side by side. */
import { describeLaws, type Laws } from '@logres/kernel-testing'
import { type Action, ALL_ACTIONS, type Event, merlin, type Options, type State } from '../../../rules/index.ts'
import { KNIGHTS } from '../../../rules/options.ts'
import { ANOTHER } from '../another-edition.ts'
import { disguise } from '../disguise.ts'
import { invariants } from '../invariants.ts'
import { RULES } from '../position.ts'

export const LAWS: Omit<Laws<Options, State, Action, Event>, 'setups'> = {
  invariants,
  disguise,
  foreign: ALL_ACTIONS,
  isClosed: true,
  rules: RULES,
  longest: 4_000,
  games: 1,
  // Random players would renounce and keep every other time.
  isSeldom: ({ kind }) => kind === 'renounce' || kind === 'keepStaff' || kind === 'passTower' || kind === 'keepGrail',
}

export function describeMerlin(seats: number): void {
  const { defaults } = merlin.options
  describeLaws(merlin, {
    ...LAWS,
    setups: [
      ...[false, true].flatMap((kingsFavour) =>
        KNIGHTS.map((knights) => ({
          name: `${kingsFavour ? "King's Favour" : 'no module'}, knights ${knights}`,
          options: { ...defaults, kingsFavour, knights },
          seats,
        })),
      ),
      { name: 'another edition', options: { ...defaults, layout: ANOTHER }, seats },
      {
        name: 'another edition with everything',
        options: { kingsFavour: true, knights: 'draft', layout: ANOTHER },
        seats,
      },
    ],
  })
}
