import { editionField, flag, oneOf, optionsSpec } from '@logres/kernel'
import type { Edition } from './edition.ts'
import { reviewEdition } from './review.ts'

export const KNIGHTS = ['off', 'draft', 'random'] as const
export const COUNTERS_HOME = ['allButOne', 'all'] as const
export const GRAIL_TIES = ['lead', 'any'] as const
export const BLACK_FLAGS = ['colour', 'one'] as const
export const VIOLET_FLAGS = ['chosen', 'any'] as const
export const QUEST_TIMES = ['moments', 'any'] as const

export interface Options {
  /** 9 */
  readonly kingsFavour: boolean
  /** 10 */
  readonly knights: (typeof KNIGHTS)[number]
  /** The printed values to play with: ours, or those of an edition file. */
  readonly layout: 'reconstructed' | Edition
  /** 7.3 What who has more than one counter in a province takes home after its scoring. */
  readonly countersHome?: (typeof COUNTERS_HOME)[number]
  /** 7.3 Where the Grail may decide: in a tie for the lead, or in any tie of its holder. */
  readonly grailTie?: (typeof GRAIL_TIES)[number]
  /** 6.0 What a black flag repels: all traitors of a colour, or one traitor. */
  readonly blackFlag?: (typeof BLACK_FLAGS)[number]
  /** 6.0 Which die a violet flag turns: the chosen one, or any own die of this round. */
  readonly violetFlag?: (typeof VIOLET_FLAGS)[number]
  /** 3.5 When quests can be resolved: at four moments of one's turn, or at any time in it. */
  readonly questTimes?: (typeof QUEST_TIMES)[number]
}

export const options = optionsSpec<Options>(
  { kingsFavour: false, knights: 'off', layout: 'reconstructed' },
  {
    kingsFavour: flag("The module The King's Favour (9)"),
    knights: oneOf('The expansion Knights of the Round Table: not at all, drafted, or dealt by lot (10)', KNIGHTS),
    layout: editionField(
      'What is printed: "reconstructed", or the content of an edition file (1, 6.0, 10.1)',
      reviewEdition,
    ),
    countersHome: oneOf(
      'After a province is scored, who has more than one counter there takes home: all but one, or all (7.3)',
      COUNTERS_HOME,
    ),
    grailTie: oneOf('The Grail decides: a tie for the lead, or any tie of its holder (7.3)', GRAIL_TIES),
    blackFlag: oneOf('A black flag repels: all traitors of a colour, or one (6.0)', BLACK_FLAGS),
    violetFlag: oneOf('A violet flag turns: the chosen die, or any own die left in this round (6.0)', VIOLET_FLAGS),
    questTimes: oneOf("Quests: at four moments of one's turn, or at any time in it (3.5)", QUEST_TIMES),
  },
  { countersHome: 'allButOne', grailTie: 'lead', blackFlag: 'colour', violetFlag: 'chosen', questTimes: 'moments' },
)
