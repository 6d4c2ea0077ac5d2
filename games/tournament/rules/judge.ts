/*
 * The one definition of legality: each question has a judge made of the chapters' guards. legal.ts lists the
 * candidates that the same guards do not refuse.
 */
import { type Actor, type Params, type Refusal, refuse, type Seat } from '@logres/kernel'
import type { Action } from './actions.ts'
import { mayNotDraft } from './chapters/02-setup.ts'
import {
  firstNotHeld,
  mayNotAccept,
  mayNotAnswerOffer,
  mayNotCounter,
  mayNotOffer,
  mayNotTakeBack,
  mayNotWithdraw,
  notInPlay,
} from './chapters/04-barter.ts'
import { mayNotAnnounce } from './chapters/05-announcement.ts'
import { fitsSpace, mayNotBuy, mayNotLay } from './chapters/06-duel.ts'
import { mayNotRun, mayNotThrow, mayNotTouch, mayNotTouchFor, timeThatCounts } from './chapters/07-judgement.ts'
import { CARD_PRICE, MOST_CARDS_A_SIDE, MOST_OFFERS, MOST_OPEN_OFFERS, MOST_TAKE_BACKS } from './data.ts'
import type { BarterFrame, JudgementFrame, LayFrame, Question } from './frames.ts'
import { findOffer, firstMissing, fits } from './offers.ts'
import { REASONS, type Reason } from './reasons.ts'
import { handOf, isKnight, isSeatOf, purseOf, question, type State } from './state.ts'
import { WEAPONS } from './vocabulary.ts'

export function whyNot(state: State, actor: Actor, action: Action): Refusal | undefined {
  const reason = judge(state, actor, action)
  if (reason === undefined) return undefined
  return refuse(
    reason,
    REASONS[reason],
    actor === 'clerk' ? clerkNumbers(reason, action) : numbers(state, actor, reason, action),
  )
}

/** Which reason refuses the action, if any. */
function judge(state: State, actor: Actor, action: Action): Reason | undefined {
  const asked = question(state)
  if (asked === undefined) return 'gameOver'
  if (actor === 'clerk') return judgeClerk(asked, action)
  if (!isSeatOf(state, actor)) return 'notAsked'
  if (action.kind === 'endBarter') return 'clerkEndsBarter'
  if (action.kind === 'throwTokens' || isTouch(action)) return 'clerkOnly'
  switch (asked.kind) {
    case 'draft':
      if (asked.seat !== actor) return 'notAsked'
      return action.kind === 'draft' ? mayNotDraft(state, action.card) : 'draftFirst'
    case 'barter':
      return judgeBarter(state, asked, actor, action)
    case 'announcement':
      if (!isKnight(state, actor)) return 'notAsked'
      return action.kind === 'stay' || action.kind === 'retire'
        ? mayNotAnnounce(asked, state, actor)
        : outOfPlace(action, 'announceFirst')
    case 'lay':
      return judgeLay(state, asked, actor, action)
    case 'judgement':
      return action.kind === 'beginRun' ? mayNotRun(asked, actor) : judgeInJudgement(asked, actor, action)
    case 'purchase':
      if (asked.seat !== actor) return 'notAsked'
      if (action.kind === 'pass') return undefined
      return action.kind === 'buy' ? mayNotBuy(state, actor) : outOfPlace(action, 'purchaseFirst')
  }
}

function isTouch(action: Action): action is Extract<Action, { kind: 'touch' | 'touchAsBot' }> {
  return action.kind === 'touch' || action.kind === 'touchAsBot'
}

/** 4.4, 7.3 */
function judgeClerk(asked: Question, action: Action): Reason | undefined {
  switch (action.kind) {
    case 'endBarter':
      return asked.kind === 'barter' ? undefined : 'noBarterNow'
    case 'throwTokens':
      return asked.kind === 'judgement' ? mayNotThrow(asked) : 'noJudgement'
    case 'touch':
      return asked.kind === 'judgement' ? mayNotTouch(asked, action) : 'noJudgement'
    case 'touchAsBot':
      return asked.kind === 'judgement' ? mayNotTouchFor(asked, action.seat) : 'noJudgement'
    default:
      return 'notForTheClerk'
  }
}

function judgeBarter(state: State, asked: BarterFrame, seat: Seat, action: Action): Reason | undefined {
  switch (action.kind) {
    case 'offer':
      return mayNotOffer(state, asked, seat, action)
    case 'counter':
      return mayNotCounter(state, asked, seat, action)
    case 'accept':
      return mayNotAccept(state, seat, action)
    case 'decline':
      return mayNotAnswerOffer(state, seat, action.offer)
    case 'withdraw':
      return mayNotWithdraw(state, seat, action.offer)
    case 'ready':
      return asked.ready[seat] ? 'alreadyReady' : undefined
    case 'takeReadyBack':
      return mayNotTakeBack(asked, seat)
    default:
      return outOfPlace(action, 'noBarterNow')
  }
}

function judgeLay(state: State, asked: LayFrame, seat: Seat, action: Action): Reason | undefined {
  if (seat !== asked.pair[0] && seat !== asked.pair[1]) return 'notAsked'
  return action.kind === 'lay' ? mayNotLay(state, asked, seat, action.cards) : outOfPlace(action, 'layFirst')
}

function judgeInJudgement({ pair }: JudgementFrame, seat: Seat, action: Action): Reason {
  return seat === pair[0] || seat === pair[1] ? outOfPlace(action, 'judgementFirst') : 'notAsked'
}

/** What an action would need that is not there; `first` is what is asked instead. */
function outOfPlace(action: Action, first: Reason): Reason {
  switch (action.kind) {
    case 'draft':
      return 'nothingToDraft'
    case 'stay':
    case 'retire':
      return 'nothingToAnnounce'
    case 'lay':
      return 'nothingToLay'
    case 'buy':
    case 'pass':
      return 'nothingToBuy'
    case 'beginRun':
      return 'noJudgement'
    default:
      return first
  }
}

function clerkNumbers(reason: Reason, action: Action): Params {
  if (!isTouch(action) || reason === 'noJudgement' || reason === 'gameOver') return {}
  const { seat } = action
  const measured = action.kind === 'touch' ? action.measured : null
  return reason === 'timeMiscounted' && measured !== null ? { seat, ms: timeThatCounts(measured) } : { seat }
}

/** The numbers that make a reason a sentence: all of them known to the actor himself. */
function numbers(state: State, seat: Seat, reason: Reason, action: Action): Params {
  switch (reason) {
    case 'cardNotOpen':
      return action.kind === 'draft' ? { card: action.card } : {}
    case 'tooManyCards':
      return { most: MOST_CARDS_A_SIDE }
    case 'tooManyOpenOffers':
      return { most: MOST_OPEN_OFFERS }
    case 'tooManyOffers':
      return { most: MOST_OFFERS }
    case 'takeBacksSpent':
      return { most: MOST_TAKE_BACKS }
    case 'purchaseTooDear':
      return { price: CARD_PRICE, yours: purseOf(state, seat) }
    case 'layNotHeld':
      return action.kind === 'lay' ? { card: firstMissing(handOf(state, seat), action.cards) ?? null } : {}
    case 'layMisfit':
      return action.kind === 'lay' ? layNumbers(action.cards) : {}
    default:
      return 'gives' in action ? offerNumbers(state, seat, reason, action) : acceptNumbers(state, seat, reason, action)
  }
}

function layNumbers(cards: readonly number[]): Params {
  const i = cards.findIndex((card, i) => {
    const weapon = WEAPONS[i]
    return weapon !== undefined && !fitsSpace(card, weapon)
  })
  return { card: cards[i] ?? null, weapon: WEAPONS[i] ?? null }
}

function offerNumbers(
  state: State,
  seat: Seat,
  reason: Reason,
  { gives, wants }: Extract<Action, { kind: 'offer' | 'counter' }>,
): Params {
  switch (reason) {
    case 'giveNotHeld':
      return { card: firstMissing(handOf(state, seat), gives.cards) ?? null }
    case 'coinsNotHeld':
      return { coins: gives.coins, yours: purseOf(state, seat) }
    case 'cardNotInPlay':
      return { ...notInPlay(state, wants) }
    default:
      return {}
  }
}

function acceptNumbers(state: State, seat: Seat, reason: Reason, action: Action): Params {
  const wants = action.kind === 'accept' ? findOffer(state.offers, action.offer)?.wants : undefined
  if (action.kind !== 'accept' || wants === undefined) return {}
  const { fill } = action
  switch (reason) {
    case 'cannotMeetCards':
      return { card: firstMissing(handOf(state, seat), wants.cards) ?? null }
    case 'cannotMeetCoins':
      return { coins: wants.coins, yours: purseOf(state, seat) }
    case 'fillCount':
      return { needed: wants.any.length, given: fill.length }
    case 'fillMisfit':
      return { card: fill.find((card, i) => wants.any[i] !== undefined && !fits(card, wants.any[i])) ?? null }
    case 'fillNotHeld':
      return { card: firstNotHeld(handOf(state, seat), wants, fill) ?? null }
    default:
      return {}
  }
}
