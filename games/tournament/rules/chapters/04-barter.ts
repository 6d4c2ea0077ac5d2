import { add, present, type Seat, type Viewer } from '@logres/kernel'
import type { Accept, Counter, MakeOffer } from '../actions.ts'
import { dealFor, MOST_CARDS_A_SIDE, MOST_OFFERS, MOST_OPEN_OFFERS, MOST_TAKE_BACKS } from '../data.ts'
import { type Context, everybody } from '../effects.ts'
import type { BarterFrame } from '../frames.ts'
import {
  type Knowledge,
  learnFill,
  learnHolding,
  learnMove,
  learnPayment,
  learnSecretCards,
  learnSecretCoins,
} from '../knowledge.ts'
import {
  findOffer,
  firstMissing,
  fits,
  type Goods,
  indexOfName,
  isSameName,
  isShownTo,
  lastNumber,
  type Offer,
  type OfferName,
  type Request,
  type Wants,
} from '../offers.ts'
import type { Reason } from '../reasons.ts'
import { type Board, filled, handOf, insert, purseOf, remove, type State, seatsOf } from '../state.ts'
import { type Card, type DeclineReason, JOKER, worthOf } from '../vocabulary.ts'

/** 4.1, 4.2, 4.4 */
export function mayNotOffer(state: State, frame: BarterFrame, seat: Seat, offer: MakeOffer): Reason | undefined {
  return (
    mayNotOfferAny(state, frame, seat) ?? mayNotAddress(state, seat, offer.audience) ?? mayNotTrade(state, seat, offer)
  )
}

/** 4.3 A counter-offer goes to the giver alone. */
export function mayNotCounter(state: State, frame: BarterFrame, seat: Seat, counter: Counter): Reason | undefined {
  return (
    mayNotOfferAny(state, frame, seat) ??
    mayNotAnswerOffer(state, seat, counter.offer) ??
    mayNotTrade(state, seat, counter)
  )
}

/** 4.1, 4.4 Whatever the offer. */
export function mayNotOfferAny(state: State, frame: BarterFrame, seat: Seat): Reason | undefined {
  if (present(frame.ready[seat])) return 'readyMayNotOffer'
  if (openOffers(state, seat) >= MOST_OPEN_OFFERS) return 'tooManyOpenOffers'
  return present(state.offersMade[seat]) >= MOST_OFFERS ? 'tooManyOffers' : undefined
}

function openOffers({ offers }: Board, seat: Seat): number {
  let count = 0
  for (let i = 0; i < offers.length; i++) if (present(offers[i]).name.giver === seat) count++
  return count
}

function mayNotAddress(board: Board, seat: Seat, audience: OfferName['audience']): Reason | undefined {
  if (audience === 'all') return undefined
  if (audience.includes(seat)) return 'notToYourself'
  return audience.every((each) => each < seatsOf(board)) ? undefined : 'noSuchSeat'
}

/** 4.1, 4.2 What may stand in an offer: given is what one holds; one may ask for anything in play. */
function mayNotTrade(state: State, seat: Seat, { gives, wants }: { gives: Goods; wants: Wants }): Reason | undefined {
  const wanted = wants.cards.length + wants.any.length
  if (gives.cards.length + gives.coins === 0 && wanted + wants.coins === 0) return 'nothingExchanged'
  if (gives.cards.length > MOST_CARDS_A_SIDE || wanted > MOST_CARDS_A_SIDE) return 'tooManyCards'
  if (hasTwice(gives.cards) || hasTwice(wants.cards)) return 'cardTwice'
  if (firstMissing(handOf(state, seat), gives.cards) !== undefined) return 'giveNotHeld'
  if (gives.coins > purseOf(state, seat)) return 'coinsNotHeld'
  return notInPlay(state, wants) === undefined ? undefined : 'cardNotInPlay'
}

function hasTwice(cards: readonly Card[]): boolean {
  return cards.some((card, i) => card !== JOKER && cards.indexOf(card) !== i)
}

/** 2.1 The first wanted card (also a joker too many), or the first request, that no card of this game can meet. */
export function notInPlay(board: Board, { cards, any }: Wants): { card: Card } | Request | undefined {
  const { values, jokers } = dealFor(seatsOf(board))
  const lowest = board.options.lowestValue
  const beyond = lowest + values
  if (cards.filter((card) => card === JOKER).length > jokers) return { card: JOKER }
  for (const card of cards) if (card !== JOKER && (worthOf(card) < lowest || worthOf(card) >= beyond)) return { card }
  return any.find(({ least }) => least >= beyond)
}

/** 4.3 Whether this seat may answer the offer at all. What it never saw is to it no offer. */
export function mayNotAnswerOffer(board: Board, seat: Seat, name: OfferName): Reason | undefined {
  if (name.giver === seat) return 'ownOffer'
  const offer = isShownTo(name, seat) ? findOffer(board.offers, name) : undefined
  if (offer === undefined) return wasMade(board, seat, name) ? 'offerGone' : 'noSuchOffer'
  return offer.declinedBy.includes(seat) ? 'offerDeclined' : undefined
}

function wasMade({ names }: Board, seat: Seat, name: OfferName): boolean {
  if (!isShownTo(name, seat)) return false
  return lastNumber(names, name.giver, name.audience) >= name.n
}

/** 4.2, 4.3 Told to the accepter alone, from what he himself holds. */
export function mayNotAccept(state: State, seat: Seat, { offer: name, fill }: Accept): Reason | undefined {
  const reason = mayNotAnswerOffer(state, seat, name)
  if (reason !== undefined) return reason
  const { wants } = present(findOffer(state.offers, name))
  return mayNotMeet(state, seat, wants) ?? mayNotFill(handOf(state, seat), wants, fill)
}

/** 4.2 Named cards and coins. */
export function mayNotMeet(state: State, seat: Seat, { cards, coins }: Wants): Reason | undefined {
  if (coins > purseOf(state, seat)) return 'cannotMeetCoins'
  return firstMissing(handOf(state, seat), cards) === undefined ? undefined : 'cannotMeetCards'
}

/** 4.2 Each request is met by a card of its own that is not named already. */
function mayNotFill(hand: readonly Card[], { cards, any }: Wants, fill: readonly Card[]): Reason | undefined {
  if (fill.length !== any.length) return 'fillCount'
  for (let i = 0; i < fill.length; i++) {
    const card = present(fill[i])
    if (!fits(card, present(any[i]))) return 'fillMisfit'
  }
  return firstNotHeld(hand, { cards }, fill) === undefined ? undefined : 'fillNotHeld'
}

/** The first card that cannot fill a request because it is not there, or given already. */
export function firstNotHeld(
  hand: readonly Card[],
  { cards }: Pick<Wants, 'cards'>,
  fill: readonly Card[],
): Card | undefined {
  for (let i = 0; i < fill.length; i++) {
    const card = present(fill[i])
    if (!hand.includes(card) || cards.includes(card) || fill.indexOf(card) !== i) return card
  }
  return undefined
}

/** 4.3 */
export function mayNotWithdraw(board: Board, seat: Seat, name: OfferName): Reason | undefined {
  if (name.giver !== seat) return 'notYourOffer'
  if (findOffer(board.offers, name) !== undefined) return undefined
  return wasMade(board, seat, name) ? 'offerGone' : 'noSuchOffer'
}

/** 4.4 */
export function mayNotTakeBack(frame: BarterFrame, seat: Seat): Reason | undefined {
  if (!present(frame.ready[seat])) return 'notReady'
  return present(frame.takeBacks[seat]) >= MOST_TAKE_BACKS ? 'takeBacksSpent' : undefined
}

/** 4.2 */
export function makeOffer(context: Context, seat: Seat, { audience, gives, wants }: MakeOffer): void {
  openOffer(context, seat, audience, gives, wants, null)
}

/** 4.3 */
export function counter(context: Context, seat: Seat, { offer, gives, wants }: Counter): void {
  decline(context, seat, offer)
  openOffer(context, seat, [offer.giver], gives, wants, offer)
}

function openOffer(
  { state, emit }: Context,
  giver: Seat,
  audience: OfferName['audience'],
  gives: Goods,
  wants: Wants,
  answers: OfferName | null,
): void {
  const name = nextName(state, giver, audience)
  const offer: Offer = { name, gives, wants, answers, declinedBy: [] }
  state.offers.push(offer)
  add(state.offersMade, giver, 1)
  showOffer(state, offer)
  emit({ kind: 'offerMade', offer: name, gives, wants, answers })
}

function nextName({ names }: State, giver: Seat, audience: OfferName['audience']): OfferName {
  const i = indexOfName(names, giver, audience)
  const name = { giver, audience, n: lastNumber(names, giver, audience) + 1 }
  if (i < 0) names.push(name)
  else names[i] = name
  return name
}

/** Who sees the offer, its giver aside. */
function audienceOf(state: State, { giver, audience }: OfferName): readonly Viewer[] {
  return audience === 'all' ? everybody(state).filter((viewer) => viewer !== giver) : audience
}

/** 4.2 Nobody can lie, so a player who sees an offer knows that its giver holds what it gives. */
function showOffer(state: State, { name, gives }: Offer): void {
  for (let i = 0; i < state.knowledge.length; i++) {
    const viewer = i === seatsOf(state) ? 'table' : i
    if (viewer === name.giver || !isShownTo(name, viewer)) continue
    learnHolding(present(state.knowledge[i]), name.giver, gives.cards, gives.coins)
  }
}

/** 4.3 */
export function decline({ state, emit }: Context, seat: Seat, name: OfferName, reason?: DeclineReason): void {
  const { declinedBy } = present(findOffer(state.offers, name))
  insert(declinedBy, seat)
  emit({ kind: 'offerDeclined', offer: name, seat, ...(reason !== undefined && { reason }) })
}

const NOBODY: readonly Seat[] = []

/** 4.3 */
export function withdraw({ state, emit }: Context, name: OfferName): void {
  dropOffer(state, name)
  emit({ kind: 'offerWithdrawn', offer: name, dealtBy: NOBODY })
}

function dropOffer({ offers }: State, name: OfferName): void {
  for (let i = 0; i < offers.length; i++) {
    if (!isSameName(present(offers[i]).name, name)) continue
    offers.splice(i, 1)
    return
  }
}

/** 4.3, 4.5 */
export function accept(context: Context, taker: Seat, { offer: name, fill }: Accept): void {
  const { state, emit } = context
  const offer = present(findOffer(state.offers, name))
  const { giver } = name
  exchange(state, offer, taker, fill)
  const seats = giver < taker ? ([giver, taker] as const) : ([taker, giver] as const)
  const sizes = [handOf(state, seats[0]).length, handOf(state, seats[1]).length] as const
  emit({
    kind: 'dealStruck',
    seats,
    sizes,
    terms: { offer: name, taker, gives: offer.gives, wants: offer.wants, fill },
  })
  buryOffers(context, seats, offer)
}

/** What changes hands, and what each viewer learns by it. */
function exchange(state: State, offer: Offer, taker: Seat, fill: readonly Card[]): void {
  const { giver } = offer.name
  const { gives, wants } = offer
  for (let i = 0; i < state.knowledge.length; i++) {
    const known = present(state.knowledge[i])
    const isParty = i === giver || i === taker
    const isShown = isParty || offer.name.audience === 'all'
    if (isShown) learnDeal(known, offer, taker, isParty ? fill : null)
    else learnSecretCards(known, giver, taker)
    if (!isShown && !state.options.openPurse) learnSecretCoins(known, giver, taker)
    else {
      learnPayment(known, giver, gives.coins, wants.coins)
      learnPayment(known, taker, wants.coins, gives.coins)
    }
  }
  for (const card of wants.cards) moveCard(state, card, taker, giver)
  for (const card of fill) moveCard(state, card, taker, giver)
  for (const card of gives.cards) moveCard(state, card, giver, taker)
  add(state.purses, giver, wants.coins - gives.coins)
  add(state.purses, taker, gives.coins - wants.coins)
}

/** 4.5 The terms are seen; what filled the requests (null if that is hidden) could be whatever fits. */
function learnDeal(known: Knowledge, { name, gives, wants }: Offer, taker: Seat, fill: readonly Card[] | null): void {
  const { giver } = name
  for (const card of wants.cards) learnMove(known, card, taker, giver)
  if (fill === null) for (const request of wants.any) learnFill(known, request, taker, giver)
  else for (const card of fill) learnMove(known, card, taker, giver)
  for (const card of gives.cards) learnMove(known, card, giver, taker)
}

function moveCard(state: State, card: Card, from: Seat, to: Seat): void {
  remove(handOf(state, from), card)
  insert(handOf(state, to), card)
}

/**
 * 4.3 The offer they dealt on is off the market, and the offers of these two die that they can no longer keep; all in the
 * order of the market, so that to who was shown an offer the accepted one looks like those that die. A player who sees one that
 * lives on knows that its giver still holds what he gives: a secret deal had left that open.
 */
function buryOffers(context: Context, seats: readonly [Seat, Seat], accepted: Offer): void {
  const { state, emit } = context
  for (const offer of state.offers.slice()) {
    const { name } = offer
    if (offer === accepted) {
      dropOffer(state, name)
      if (name.audience !== 'all' && name.audience.length > 1)
        emit({ kind: 'offerWithdrawn', offer: name, dealtBy: seats })
    } else if (name.giver !== seats[0] && name.giver !== seats[1]) continue
    else if (canKeep(state, offer)) showOffer(state, offer)
    else {
      dropOffer(state, name)
      emit({ kind: 'offerWithdrawn', offer: name, dealtBy: NOBODY }, audienceOf(state, name))
    }
  }
}

function canKeep(state: State, { name, gives }: Offer): boolean {
  const { giver } = name
  return gives.coins <= purseOf(state, giver) && firstMissing(handOf(state, giver), gives.cards) === undefined
}

/** 4.4 The barter is over the moment all are ready. */
export function sayReady(context: Context, frame: BarterFrame, seat: Seat): void {
  frame.ready[seat] = true
  context.emit({ kind: 'readySaid', seat })
  if (frame.ready.every(Boolean)) endBarter(context, 'ready')
}

/** 4.4 */
export function takeReadyBack({ emit }: Context, frame: BarterFrame, seat: Seat): void {
  frame.ready[seat] = false
  add(frame.takeBacks, seat, 1)
  emit({ kind: 'readyTakenBack', seat })
}

/** 4.4 All offers die. */
export function endBarter({ state, emit }: Context, by: 'ready' | 'clerk'): void {
  state.offers.length = 0
  state.frames.pop()
  emit({ kind: 'barterEnded', by })
}

/** 3.1 */
export function beginBarter({ state, emit }: Context): void {
  const seats = seatsOf(state)
  state.turnNo += 1
  state.frames.push({ kind: 'barter', ready: filled(seats, false), takeBacks: filled(seats, 0) })
  for (let seat = 0; seat < seats; seat++) {
    state.offersMade[seat] = 0
    state.armed[seat] = false
  }
  emit({ kind: 'barterBegan' })
}
