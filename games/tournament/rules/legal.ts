/*
 * Every legal action: the candidates that the guards of judge.ts do not refuse. Offers are open-ended, so of those a
 * useful selection is listed (market.ts); so it is with the many ways to meet several requests at once.
 */
import { type Actor, present, type Seat } from '@logres/kernel'
import { type Action, DRAFT, type EnterTouch, SAY, THROW_TOKENS } from './actions.ts'
import { mayNotMeet, mayNotOfferAny, mayNotTakeBack } from './chapters/04-barter.ts'
import { mayNotAnnounce } from './chapters/05-announcement.ts'
import { mayNotBuy, sideOf } from './chapters/06-duel.ts'
import { mayNotRun } from './chapters/07-judgement.ts'
import { SEATS } from './data.ts'
import { fillings } from './fillings.ts'
import type { BarterFrame, JudgementFrame, LayFrame, Question } from './frames.ts'
import { counterOffers, listOffers } from './market.ts'
import { isShownTo } from './offers.ts'
import { handOf, isSeatOf, question, type State } from './state.ts'
import { type Card, JOKER, kindOf, LEVELS, TOKENS, WEAPONS } from './vocabulary.ts'

export function legal(state: State, actor: Actor): Action[] {
  const asked = question(state)
  if (asked === undefined) return []
  if (actor === 'clerk') return legalForClerk(asked)
  if (!isSeatOf(state, actor)) return []
  switch (asked.kind) {
    case 'draft':
      return asked.seat === actor ? legalPicks(state) : []
    case 'barter':
      return legalDealings(state, asked, actor)
    case 'announcement':
      return mayNotAnnounce(asked, state, actor) === undefined ? [SAY.stay, SAY.retire] : []
    case 'lay':
      return legalLayings(state, asked, actor)
    case 'judgement':
      return mayNotRun(asked, actor) === undefined ? [SAY.beginRun] : []
    case 'purchase':
      if (asked.seat !== actor) return []
      return mayNotBuy(state, actor) === undefined ? [SAY.buy, SAY.pass] : [SAY.pass]
  }
}

/** 2.4 Each open card, of jokers one. They stand last, and a list made at its full length is not copied as it grows. */
function legalPicks({ open }: State): Action[] {
  let last = open.length - 1
  while (last > 0 && open[last - 1] === JOKER) last--
  const picks = new Array<Action>(last + 1)
  for (let i = 0; i <= last; i++) picks[i] = present(DRAFT[present(open[i])])
  return picks
}

/** 4 */
function legalDealings(state: State, frame: BarterFrame, seat: Seat): Action[] {
  const actions: Action[] = []
  const mayOffer = mayNotOfferAny(state, frame, seat) === undefined
  if (frame.ready[seat] !== true) actions.push(SAY.ready)
  else if (mayNotTakeBack(frame, seat) === undefined) actions.push(SAY.takeReadyBack)
  for (const offer of state.offers) {
    if (offer.name.giver === seat) actions.push({ kind: 'withdraw', offer: offer.name })
    else if (isShownTo(offer.name, seat) && !offer.declinedBy.includes(seat)) {
      if (mayNotMeet(state, seat, offer.wants) === undefined) {
        for (const fill of fillings(handOf(state, seat), offer.wants))
          actions.push({ kind: 'accept', offer: offer.name, fill })
      }
      if (mayOffer) counterOffers(actions, state, seat, offer)
      actions.push({ kind: 'decline', offer: offer.name })
    }
  }
  if (mayOffer) listOffers(actions, state, seat)
  return actions
}

/** 6.1 Every way to lay four cards, one for each weapon. */
function legalLayings(state: State, { pair, hasLaid }: LayFrame, seat: Seat): Action[] {
  const side = sideOf(pair, seat)
  if (side === undefined || hasLaid[side]) return []
  const hand = handOf(state, seat)
  const jokers = hand.filter((card) => card === JOKER).length
  const fitting = WEAPONS.map((_, weapon) => hand.filter((card) => kindOf(card) === weapon))
  const actions: Action[] = []
  for (const shield of withJoker(fitting[0], jokers)) {
    const left = jokersLeft(jokers, shield)
    for (const sword of withJoker(fitting[1], left)) {
      const still = jokersLeft(left, sword)
      for (const lance of withJoker(fitting[2], still)) {
        for (const armour of withJoker(fitting[3], jokersLeft(still, lance))) {
          actions.push({ kind: 'lay', cards: [shield, sword, lance, armour] })
        }
      }
    }
  }
  return actions
}

function withJoker(cards: readonly Card[] | undefined, jokers: number): readonly Card[] {
  return jokers > 0 ? [...present(cards), JOKER] : present(cards)
}

function jokersLeft(jokers: number, laid: Card): number {
  return laid === JOKER ? jokers - 1 : jokers
}

const END_BARTER: readonly Action[] = [SAY.endBarter]

function legalForClerk(asked: Question): Action[] {
  if (asked.kind === 'barter') return END_BARTER.slice()
  return asked.kind === 'judgement' ? legalForJudge(asked) : []
}

/** 7.3 */
function legalForJudge({ pair, shown, hasRun, hasTouched }: JudgementFrame): Action[] {
  if (shown === null) return THROW_TOKENS.slice()
  const actions: Action[] = []
  for (const side of [0, 1] as const)
    if (hasRun[side] && !hasTouched[side]) actions.push(...present(TOUCHES[pair[side]]))
  return actions
}

/** A false start and three honest times in milliseconds: a few of the many, for those who play the clerk by lot. */
const TIMES = [60, 280, 350, 460]

/** For each seat: the four tokens at each time, no touch at all, and what a bot of each level would do. */
const TOUCHES: readonly (readonly Action[])[] = Array.from({ length: SEATS.max }, (_, seat) => [
  ...TOKENS.flatMap((token) =>
    TIMES.map((ms): EnterTouch => Object.freeze({ kind: 'touch', seat, token, ms, measured: null })),
  ),
  Object.freeze({ kind: 'touch', seat, token: null, ms: null, measured: null }),
  ...LEVELS.map((level): Action => Object.freeze({ kind: 'touchAsBot', seat, level })),
])
