import { numberIn as number } from '../../say.ts'
import type { TournamentSentences } from '../../tournament.ts'
import type { Param } from '../../types.ts'
import { counted } from '../speech.ts'
import { cardName } from './things.ts'

const cardIn = (value: Param) => (typeof value === 'number' ? cardName(value) : 'such card')
const coins = (value: Param) => counted(number(value), 'coin')

export const refusals: TournamentSentences['refusals'] = {
  valuesNotForPlayers: ({ seats, lowestValue }) =>
    `With ${number(seats)} players the values in play cannot begin at ${number(lowestValue)}.`,
  gameOver: () => 'The game is over.',
  notAsked: () => 'You are not asked now.',
  clerkOnly: () => 'Only the clerk can do that.',
  clerkEndsBarter: () => 'The barter ends when all are ready, or when its time is up.',
  notForTheClerk: () => 'That is for the players, not for the clerk.',
  draftFirst: () => 'Pick one of the open cards first.',
  noBarterNow: () => 'There is no barter now.',
  announceFirst: () => 'Say first whether you stay or retire.',
  layFirst: () => 'Lay your four cards first.',
  judgementFirst: () => 'The judgement of God comes first.',
  purchaseFirst: () => 'Say first whether you buy a card of the heap.',
  nothingToAnnounce: () => 'There is nothing to announce now.',
  nothingToLay: () => 'There is nothing to lay now.',
  nothingToBuy: () => 'There is nothing to buy from the heap now.',
  noJudgement: () => 'There is no judgement of God now.',
  nothingToDraft: () => 'There is nothing to pick now.',
  cardNotOpen: ({ card }) => `The ${cardIn(card)} does not lie open.`,
  nothingExchanged: () => 'Nothing would change hands.',
  tooManyCards: ({ most }) => `An offer has at most ${number(most)} cards on each side.`,
  tooManyOpenOffers: ({ most }) => `You have ${number(most)} offers open already: withdraw one first.`,
  tooManyOffers: ({ most }) => `You have made ${number(most)} offers in this barter: that is all.`,
  readyMayNotOffer: () => 'You are ready: take that back before you make an offer.',
  notToYourself: () => 'You cannot make an offer to yourself.',
  noSuchSeat: () => 'There is no such player.',
  giveNotHeld: ({ card }) => `You hold no ${cardIn(card)} to give.`,
  coinsNotHeld: ({ coins: given, yours }) => `You have ${coins(yours)} and cannot give ${number(given)}.`,
  cardTwice: () => 'There is only one of each card: it cannot stand there twice.',
  cardNotInPlay: ({ card, weapon, least }) =>
    typeof weapon === 'string'
      ? `No ${weapon} of ${number(least)} or more is in play.`
      : `The ${cardIn(card)} is not in play.`,
  noSuchOffer: () => 'There is no such offer.',
  offerGone: () => 'That offer is off the market.',
  ownOffer: () => 'That is your own offer.',
  notYourOffer: () => 'That is not your offer.',
  offerDeclined: () => 'You have declined that offer.',
  cannotMeetCards: ({ card }) => `You hold no ${cardIn(card)}.`,
  cannotMeetCoins: ({ coins: wanted, yours }) => `You have ${coins(yours)} and would have to pay ${number(wanted)}.`,
  fillCount: ({ needed, given }) =>
    `The offer asks for ${counted(number(needed), 'card')} of your choice: you name ${number(given)}.`,
  fillNotHeld: ({ card }) => `You hold no ${cardIn(card)} that you could give for this.`,
  fillMisfit: ({ card }) => `The ${cardIn(card)} is not what the offer asks for.`,
  alreadyReady: () => 'You are ready already.',
  notReady: () => 'You are not ready yet.',
  takeBacksSpent: ({ most }) => `You have taken ready back ${number(most)} times: that is all.`,
  alreadyAnswered: () => 'You have answered already.',
  alreadyLaid: () => 'You have laid your cards already.',
  layCount: () => 'Lay exactly four cards: shield, sword, lance, armour.',
  layNotHeld: ({ card }) => `You hold no ${cardIn(card)} to lay, or not often enough.`,
  layMisfit: ({ card, weapon }) =>
    typeof weapon === 'string'
      ? `The ${cardIn(card)} does not fit the space of the ${weapon}.`
      : 'A card does not fit its space.',
  purchaseTooDear: ({ price, yours }) => `A card costs ${number(price)} and you have ${coins(yours)}.`,
  alreadyThrown: () => 'The tokens are thrown already.',
  throwFirst: () => 'The tokens are not thrown yet.',
  alreadyRun: () => 'You have begun your run already.',
  noRun: () => 'Both see this throw at once: there is no run to begin.',
  runFirst: () => 'This knight has not begun the run yet.',
  notInJudgement: () => 'This seat is not in the judgement.',
  alreadyTouched: () => 'This knight has touched already.',
  timeMiscounted: ({ ms }) => `The time that counts is ${number(ms)} ms.`,
}
