/*
 * Why an action is refused. A guard answers with one of these words (or undefined: not refused), which costs nothing; the
 * numbers that make it a sentence are looked up only when somebody asks.
 */
export const REASONS = {
  gameOver: null,
  notAsked: null,
  notNow: null,
  // Dice and moves.
  dieUsed: '3.1',
  noApple: '3.3',
  appleWithoutChange: '3.3',
  onlyThisWay: '3.2',
  // Actions of spaces.
  otherSpace: '3.2',
  servantHere: '4.1',
  otherProvince: '4.1',
  noCounterThere: '4.3',
  provinceEmpty: '4.3',
  onlyThisItem: '4.3',
  notNeighbour: '4.6',
  servantAtHome: '4.6',
  noSuchItem: '4.7',
  tileTaken: '4.9',
  noManorLeft: '4.9',
  wrongMaterial: '4.9',
  noMaterial: '4.9',
  noTile: '4.9',
  noCounterLeft: '4.9',
  towerGivesOther: '4.9',
  noTraitor: '4.4',
  // Quests.
  questNotInHand: '5.1',
  questUnfulfilled: '5.1',
  oneQuestATurn: '5.1',
  twoQuestsATurn: '6.0',
  greyFlagForSecond: '6.0',
  displayEmpty: '4.8',
  deckEmpty: '4.8',
  // The King's Favour.
  noSealLeft: '9.1',
  abilityTaken: '9.1',
  rowTooHigh: '9.1',
  noFavour: '9.1',
  sealUsed: '9.4',
  sealElsewhere: '9.4',
  // Allies.
  noAlly: '10.2',
  allyNotThere: '10.1',
  allyOnceATurn: '10.2',
  allyForKnight: '10.2',
  allyForMerlin: '10.2',
  tristramTooFar: '10.2',
  dieHasThatValue: '10.2',
  anotherProvince: '10.2',
  noColourPrinted: '10.2',
  sameColour: '10.2',
  sameGift: '10.2',
  // Flags.
  flagOtherEffect: '6.0',
  noFlag: '6.0',
  flagBeforeMove: '6.0',
  flagAfterMove: '6.0',
  flagForKnight: '6.0',
  flagSpentAlready: '6.0',
  onlyChosenDie: '6.0',
  whichDie: '6.0',
  noKnightThere: '6.0',
  brownBeforeOrange: '6.0',
} as const satisfies Readonly<Record<string, string | null>>

export type Reason = keyof typeof REASONS
