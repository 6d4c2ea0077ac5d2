/*
 * Why an action is refused. A guard answers with one of these words (or undefined: not refused), which costs
 * nothing; the numbers that make it a sentence are looked up only when somebody asks. None of them tells more than the
 * one who is refused knows himself.
 */
export const REASONS = {
  gameOver: null,
  notAsked: null,
  clerkOnly: '7.3',
  clerkEndsBarter: '4.4',
  notForTheClerk: null,
  // The question on the table is another one.
  draftFirst: '2.4',
  noBarterNow: '3.1',
  announceFirst: '5.2',
  layFirst: '6.1',
  judgementFirst: '7.2',
  purchaseFirst: '6.5',
  nothingToAnnounce: '5.2',
  nothingToLay: '6.1',
  nothingToBuy: '6.5',
  noJudgement: '6.4',
  nothingToDraft: '2.4',
  // The draft.
  cardNotOpen: '2.4',
  // Offers.
  nothingExchanged: '4.1',
  tooManyCards: '4.1',
  tooManyOpenOffers: '4.1',
  tooManyOffers: '4.4',
  readyMayNotOffer: '4.4',
  notToYourself: '4.2',
  noSuchSeat: '4.2',
  giveNotHeld: '4.2',
  coinsNotHeld: '4.2',
  cardTwice: '1.1',
  cardNotInPlay: '2.1',
  noSuchOffer: '4.3',
  offerGone: '4.3',
  ownOffer: '4.3',
  notYourOffer: '4.3',
  offerDeclined: '4.3',
  cannotMeetCards: '4.2',
  cannotMeetCoins: '4.2',
  fillCount: '4.2',
  fillNotHeld: '4.2',
  fillMisfit: '4.2',
  alreadyReady: '4.4',
  notReady: '4.4',
  takeBacksSpent: '4.4',
  // Announcement.
  alreadyAnswered: '5.2',
  // Duel.
  alreadyLaid: '6.1',
  layCount: '6.1',
  layNotHeld: '6.1',
  layMisfit: '6.1',
  purchaseTooDear: '6.5',
  // Judgement.
  alreadyThrown: '7.1',
  throwFirst: '7.1',
  alreadyRun: '7.3',
  noRun: '7.3',
  runFirst: '7.3',
  notInJudgement: '7.2',
  alreadyTouched: '7.2',
  timeMiscounted: '7.3',
} as const satisfies Readonly<Record<string, string | null>>

export type Reason = keyof typeof REASONS
