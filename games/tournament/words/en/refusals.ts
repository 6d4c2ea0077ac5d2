import type { Param } from '@logres/words'
import { numberIn as number } from '@logres/words'
import { counted } from '@logres/words/en'
import type { TournamentSentences } from '../sentences.ts'
import { editionFaults } from './edition.ts'
import { cardName } from './things.ts'

const cardIn = (value: Param) => (typeof value === 'number' ? cardName(value) : 'such card')
const coins = (value: Param) => counted(number(value), 'coin')

export const refusals: TournamentSentences['refusals'] = {
  ...editionFaults,
  valuesNotForPlayers: ({ seats, lowestValue }) =>
    `With ${number(seats)} players the values in play cannot start at ${number(lowestValue)}.`,
  gameOver: () => 'The game is over.',
  notAsked: () => 'It is not your turn to act.',
  clerkOnly: () => 'Only the clerk can do that.',
  clerkEndsBarter: () => 'The barter ends when all are ready, or when its time is up.',
  notForTheClerk: () => 'That is for the players, not for the clerk.',
  draftFirst: () => 'Pick one of the open cards first.',
  noBarterNow: () => 'There is no barter now.',
  announceFirst: () => 'First say whether you stay or retire.',
  layFirst: () => 'Lay your four cards first.',
  judgementFirst: () => 'The judgement of God comes first.',
  purchaseFirst: () => 'First say whether you buy a card from the heap.',
  nothingToAnnounce: () => 'There is nothing to announce now.',
  nothingToLay: () => 'There is nothing to lay now.',
  nothingToBuy: () => 'There is nothing to buy from the heap now.',
  noJudgement: () => 'There is no judgement of God now.',
  nothingToDraft: () => 'There is nothing to pick now.',
  cardNotOpen: ({ card }) => `The ${cardIn(card)} is not among the open cards.`,
  nothingExchanged: () => 'Nothing would change hands.',
  tooManyCards: ({ most }) => `An offer has at most ${number(most)} cards on each side.`,
  tooManyOpenOffers: ({ most }) => `You already have ${number(most)} open offers: withdraw one first.`,
  tooManyOffers: ({ most }) => `You have made ${number(most)} offers in this barter, and that is the limit.`,
  readyMayNotOffer: () => 'You are ready: take that back before you make an offer.',
  notToYourself: () => 'You cannot make an offer to yourself.',
  noSuchSeat: () => 'There is no such player.',
  giveNotHeld: ({ card }) => `You have no ${cardIn(card)} to give.`,
  coinsNotHeld: ({ coins: given, yours }) => `You have ${coins(yours)} and cannot give ${number(given)}.`,
  cardTwice: () => 'There is only one of each card: it cannot appear twice.',
  cardNotInPlay: ({ card, weapon, least }) =>
    typeof weapon === 'string'
      ? `No ${weapon} of ${number(least)} or more is in play.`
      : `The ${cardIn(card)} is not in play.`,
  noSuchOffer: () => 'There is no such offer.',
  offerGone: () => 'That offer is off the market.',
  ownOffer: () => 'That is your own offer.',
  notYourOffer: () => 'That is not your offer.',
  offerDeclined: () => 'You have declined that offer.',
  cannotMeetCards: ({ card }) => `You have no ${cardIn(card)}.`,
  cannotMeetCoins: ({ coins: wanted, yours }) => `You have ${coins(yours)} and would have to pay ${number(wanted)}.`,
  fillCount: ({ needed, given }) =>
    `The offer asks for ${counted(number(needed), 'card')} of your choice: you named ${number(given)}.`,
  fillNotHeld: ({ card }) => `You have no ${cardIn(card)} to give for this.`,
  fillMisfit: ({ card }) => `The ${cardIn(card)} is not what the offer asks for.`,
  alreadyReady: () => 'You are already ready.',
  notReady: () => 'You are not ready yet.',
  takeBacksSpent: ({ most }) => `You have taken back “ready” ${number(most)} times, and that is the limit.`,
  alreadyAnswered: () => 'You have already answered.',
  alreadyLaid: () => 'You have already laid your cards.',
  layCount: () => 'Lay exactly four cards: shield, sword, lance, armour.',
  layNotHeld: ({ card }) => `You have no ${cardIn(card)} to lay, or not enough of them.`,
  layMisfit: ({ card, weapon }) =>
    typeof weapon === 'string'
      ? `The ${cardIn(card)} does not fit the space of the ${weapon}.`
      : 'A card does not fit its space.',
  purchaseTooDear: ({ price, yours }) => `A card costs ${number(price)} and you have ${coins(yours)}.`,
  alreadyThrown: () => 'The tokens have already been thrown.',
  throwFirst: () => 'The tokens have not been thrown yet.',
  alreadyRun: () => 'You have already started your run.',
  noRun: () => 'Both see this throw at once: there is no run to start.',
  runFirst: () => 'This knight has not started the run yet.',
  notInJudgement: () => 'This seat is not in the judgement.',
  alreadyTouched: () => 'This knight has already touched a token.',
  timeMiscounted: ({ ms }) => `The time that counts is ${number(ms)} ms.`,
}
