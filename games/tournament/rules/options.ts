import { editionField, flag, OUR_EDITION, oneOf, optionsSpec, whole } from '@logres/kernel'
import { type Edition, reviewEdition } from './edition.ts'

export const BARTER_TIMES = ['round', 'duel'] as const
export const OUTFIT_CHECKS = ['duellists', 'all'] as const
export const WINNERS = ['richest', 'fighting'] as const

export interface Options {
  /** 2.4 Part of the cards is laid open and picked one by one. */
  readonly draft: boolean
  /** 2.1 The lowest value in play: 1, or for three players 7 or 10, for four 4 or 7, for five 4. */
  readonly lowestValue: number
  /** 2.2 */
  readonly startCoins: number
  /** 1.2 Everybody's coins lie open. */
  readonly openPurse: boolean
  /** 4.4 How long the platform lets a barter last on a live table; 0 means as long as anybody wishes. */
  readonly barterSeconds: number
  /** 7.3 A fair draw instead of the race. */
  readonly judgementByLot: boolean
  /** 3.1 When there is barter: once in a round, or before each duel, which then has its own announcement too. */
  readonly barterTimes?: (typeof BARTER_TIMES)[number]
  /** 5.2 Whose outfit an announcement checks: that of the knights with a duel ahead, or of all knights. */
  readonly outfitCheck?: (typeof OUTFIT_CHECKS)[number]
  /** 8.1 Who wins: the richest of all, or of those still in the fighting when the last announcement was made. */
  readonly winner?: (typeof WINNERS)[number]
  /** 1.2 to 1.4 The printed values to play with: ours, or those of an edition file. */
  readonly edition?: typeof OUR_EDITION | Edition
}

export const options = optionsSpec<Options>(
  { draft: true, lowestValue: 1, startCoins: 20, openPurse: false, barterSeconds: 180, judgementByLot: false },
  {
    draft: flag('Part of the cards is laid open and picked one by one (2.4)'),
    lowestValue: whole(
      'Lowest value in play: 1; for 3 players also 7 or 10, for 4 also 4 or 7, for 5 also 4 (2.1)',
      1,
      10,
      [1, 4, 7, 10],
    ),
    startCoins: whole('Coins of each player at the start (2.2)', 0, 100, [10, 15, 20, 25, 30, 40]),
    openPurse: flag("Everybody sees everybody's coins (1.2)"),
    barterSeconds: whole(
      'Length of a barter on a live table in seconds; 0: no limit (4.4)',
      0,
      3600,
      [60, 120, 180, 300, 600, 0],
    ),
    judgementByLot: flag('Lots instead of the race decide a level duel (7.3)'),
    barterTimes: oneOf('Barter: once in a round, or before each duel (3.1)', BARTER_TIMES),
    outfitCheck: oneOf('An announcement checks: the knights with a duel ahead, or all knights (5.2)', OUTFIT_CHECKS),
    winner: oneOf('Who wins: the richest of all, or the richest still in the fighting at the end (8.1)', WINNERS),
    edition: editionField(
      'What is printed: "reconstructed", or the content of an edition file (1.2 to 1.4)',
      reviewEdition,
    ),
  },
  { barterTimes: 'round', outfitCheck: 'duellists', winner: 'richest', edition: OUR_EDITION },
)
