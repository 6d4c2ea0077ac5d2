import { type Preview, present, type Seat } from '@logres/kernel'
import type { Accept, Action, Counter, MakeOffer } from './actions.ts'
import type { Event } from './events.ts'
import { HEAP, placeBit } from './knowledge.ts'
import { findOffer, firstMissing, lastNumber, type Offer, type OfferName } from './offers.ts'
import { question } from './state.ts'
import type { View } from './view.ts'
import { type Card, JOKER } from './vocabulary.ts'

/** What `seat` can know of the effect of an action that is legal now. */
export function preview(view: View, seat: Seat, action: Action): Preview<Event> {
  switch (action.kind) {
    case 'draft':
      return certainly({ kind: 'cardDrafted', seat, card: action.card })
    case 'offer':
      return certainly(offerMade(view, seat, action.audience, action, null))
    case 'counter':
      return certainly(
        { kind: 'offerDeclined', offer: action.offer, seat },
        offerMade(view, seat, [action.offer.giver], action, action.offer),
      )
    case 'accept':
      return previewDeal(view, seat, action)
    case 'decline':
      return certainly({
        kind: 'offerDeclined',
        offer: action.offer,
        seat,
        ...(action.reason && { reason: action.reason }),
      })
    case 'withdraw':
      return certainly({ kind: 'offerWithdrawn', offer: action.offer, dealtBy: [] })
    case 'ready':
      return previewReady(view, seat)
    case 'takeReadyBack':
      return certainly({ kind: 'readyTakenBack', seat })
    case 'stay':
    case 'retire':
      return certainly({ kind: 'answered', seat, answer: action.kind })
    case 'lay':
      return certainly({ kind: 'equipmentLaid', seat, cards: action.cards })
    case 'buy':
      return { certain: [], possible: heapCards(view).map((card) => ({ kind: 'cardBought', seat, card })) }
    case 'pass':
      return certainly({ kind: 'purchasePassed', seat })
    default:
      return { certain: [], possible: [] }
  }
}

function certainly(...certain: Event[]): Preview<Event> {
  return { certain, possible: [] }
}

function offerMade(
  { names }: View,
  giver: Seat,
  audience: OfferName['audience'],
  { gives, wants }: MakeOffer | Counter,
  answers: OfferName | null,
): Event {
  const n = lastNumber(names, giver, audience) + 1
  return { kind: 'offerMade', offer: { giver, audience, n }, gives, wants, answers }
}

/** 4.3, 4.5 */
function previewDeal(view: View, taker: Seat, { offer: name, fill }: Accept): Preview<Event> {
  const offer = findOffer(view.offers, name)
  if (offer === undefined) return { certain: [], possible: [] }
  const { gives, wants } = offer
  const { giver } = name
  const gain = gives.cards.length - wants.cards.length - wants.any.length
  const sizeOf = (seat: Seat) => present(view.hands[seat]).size + (seat === taker ? gain : -gain)
  const seats: readonly [Seat, Seat] = giver < taker ? [giver, taker] : [taker, giver]
  const terms = { offer: name, taker, gives, wants, fill }
  const dealt: Event = { kind: 'dealStruck', seats, sizes: [sizeOf(seats[0]), sizeOf(seats[1])], terms }
  return certainly(dealt, ...ownDeaths(view, taker, offer, fill))
}

/** 4.3 The taker's own offers that he could no longer keep. */
function ownDeaths(view: View, taker: Seat, { gives, wants }: Offer, fill: readonly Card[]): Event[] {
  const hand = [...(view.hands[taker]?.cards ?? [])]
  for (const card of [...wants.cards, ...fill]) hand.splice(hand.indexOf(card), 1)
  hand.push(...gives.cards)
  const purse = (view.purses[taker] ?? 0) + gives.coins - wants.coins
  return view.offers.flatMap((own): Event[] => {
    const isKept = own.gives.coins <= purse && firstMissing(hand, own.gives.cards) === undefined
    return own.name.giver !== taker || isKept ? [] : [{ kind: 'offerWithdrawn', offer: own.name, dealtBy: [] }]
  })
}

/** 4.4 */
function previewReady(view: View, seat: Seat): Preview<Event> {
  const asked = question(view)
  const isLast = asked?.kind === 'barter' && asked.ready.every((ready, each) => ready || each === seat)
  const said: Event = { kind: 'readySaid', seat }
  return isLast ? certainly(said, { kind: 'barterEnded', by: 'ready' }) : certainly(said)
}

/** 6.5 What the heap can hold, as far as the viewer knows. */
function heapCards({ knows }: View): Card[] {
  const here = placeBit(HEAP)
  const cards = knows.cards.flatMap((can, card) => ((can & here) !== 0 ? [card] : []))
  return knows.jokers.some((can) => (can & here) !== 0) ? [...cards, JOKER] : cards
}
