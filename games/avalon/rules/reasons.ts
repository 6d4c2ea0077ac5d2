/*
 * Why an action is refused. A guard answers with one of these words (or undefined: not refused), which costs
 * nothing; the numbers that make it a sentence are looked up only when somebody asks.
 */
export const REASONS = {
  gameOver: null,
  notAsked: null,
  // The question on the table is another one.
  finishPlaysFirst: '3.4',
  playsFinished: '3.4',
  answerSpellFirst: '5.4',
  answerAttackFirst: '6.4',
  sayAvalonFirst: '6.8',
  payFirst: '6.10',
  takeTileFirst: '7.1',
  discardFirst: '7.6',
  endTurnFirst: '3.4',
  nothingToAnswer: '5.4',
  nothingToPay: '6.7',
  noAvalonToUse: '6.8',
  // Playing a card.
  cardNotInHand: '3.2',
  spellNeedsSorceress: '5.1',
  spellNeedsTarget: '5.1',
  spellNeedsSameColour: '5.1',
  attackNeedsKnight: '6.1',
  attackNeedsForeignRegion: '6.1',
  attackNeedsAsMany: '6.1',
  castleNeedsOneMore: '6.2',
  conquestsSpent: '6.5',
  cannotPayInFull: '6.9',
  // Answering.
  counterNeedsSorceress: '5.2',
  resistNeedsKnight: '6.4',
  spellNeedsCounterSpell: '5.2',
  attackNeedsResistance: '6.4',
  // Paying and supply.
  lossNotInHand: '6.7',
  pileEmpty: '6.7',
  avalonMustPay: '6.9',
  discardNotInHand: '7.6',
  tileNotFaceUp: '7.1',
} as const satisfies Readonly<Record<string, string | null>>

export type Reason = keyof typeof REASONS
