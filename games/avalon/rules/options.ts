import { editionField, flag, OUR_EDITION, oneOf, optionsSpec, whole } from '@logres/kernel'
import { type Edition, reviewEdition } from './edition.ts'

export const STARTERS = ['random', 'first', 'second'] as const

export interface Options {
  /** 6.9 An attack needs enough cards to pay all its losses. */
  readonly payInFull: boolean
  /** 7.3 Avalon and the swamp interrupt a connected stretch, as the French and Italian texts say. */
  readonly avalonAndSwampInterrupt: boolean
  /** 2.3 */
  readonly startPlayer: (typeof STARTERS)[number]
  /** 8.2 For games without people; 0 means none. */
  readonly turnLimit: number
  /** 1.2, 1.3 The printed values to play with: ours, or those of an edition file. */
  readonly edition?: typeof OUR_EDITION | Edition
}

export const options = optionsSpec<Options>(
  { payInFull: false, avalonAndSwampInterrupt: false, startPlayer: 'random', turnLimit: 0 },
  {
    payInFull: flag('An attack may be declared only by who can pay all its losses (6.9)'),
    avalonAndSwampInterrupt: flag('Avalon and the swamp interrupt connected regions (7.3)'),
    startPlayer: oneOf('Who begins: drawn by lot, the first seat or the second (2.3)', STARTERS),
    turnLimit: whole('Games without people end after so many turns; 0: never (8.2)', 0, 10_000),
    edition: editionField(
      'What is printed: "reconstructed", or the content of an edition file (1.2, 1.3)',
      reviewEdition,
    ),
  },
  { edition: OUR_EDITION },
)
