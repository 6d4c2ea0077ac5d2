/* One file for each number of players, so that they run side by side. */
import { describeLaws, type Laws } from '@logres/kernel-testing'
import { type Action, ALL_ACTIONS, type Event, merlin, type Options, type State } from '../../../rules/index.ts'
import { KNIGHTS } from '../../../rules/options.ts'
import { WHOLE } from '../another-edition.ts'
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

const ALL_READINGS: Partial<Options> = {
  countersHome: 'all',
  grailTie: 'any',
  blackFlag: 'one',
  violetFlag: 'any',
  questTimes: 'any',
}

/** Each disputed reading alone, and all of them with everything. */
const OTHER_READINGS: readonly { readonly name: string; readonly options: Partial<Options> }[] = [
  { name: 'all counters home', options: { countersHome: 'all' } },
  { name: 'the Grail in any tie', options: { grailTie: 'any' } },
  { name: 'a black flag for one traitor', options: { blackFlag: 'one' } },
  { name: 'a violet flag for any die', options: { violetFlag: 'any' } },
  { name: 'quests at any time', options: { questTimes: 'any' } },
  { name: 'all other readings with everything', options: { ...ALL_READINGS, kingsFavour: true, knights: 'random' } },
]

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
      { name: 'another box', options: { ...defaults, layout: WHOLE }, seats },
      {
        name: 'another box with everything',
        options: { ...defaults, kingsFavour: true, knights: 'draft', layout: WHOLE },
        seats,
      },
    ],
  })
  describeLaws(merlin, {
    ...LAWS,
    games: 2,
    setups: OTHER_READINGS.map(({ name, options }) => ({ name, options: { ...defaults, ...options }, seats })),
  })
}
