import { add, type Chance, present, type Seat } from '@logres/kernel'
import { dealFor, SEATS, weaponCards } from '../data.ts'
import type { Context } from '../effects.ts'
import type { DraftFrame } from '../frames.ts'
import { inOrder, type Knowledge, learnMove, OPEN, type Places, placeBit } from '../knowledge.ts'
import type { Options } from '../options.ts'
import type { Reason } from '../reasons.ts'
import { bearerOf, filled, handOf, insert, remove, type State, seatsOf } from '../state.ts'
import { BANNERS, type Banner, type Card, JOKER } from '../vocabulary.ts'

/** 2.1 */
export function mayNotPlayWith({ lowestValue }: Options, seats: number): 'valuesNotForPlayers' | undefined {
  return dealFor(seats).from.includes(lowestValue) ? undefined : 'valuesNotForPlayers'
}

/** 2.1 to 2.3 */
export function dealOut(rules: number, options: Options, seats: number, chance: Chance): State {
  const { jokers, dealt, draftDealt } = dealFor(seats)
  const deck = weaponCards(seats, options.lowestValue)
  for (let i = 0; i < jokers; i++) deck.push(JOKER)
  const hands: Card[][] = []
  const left = deck.slice()
  for (let seat = 0; seat < seats; seat++) hands.push(dealHand(left, options.draft ? draftDealt : dealt, chance))
  const state: State = {
    rules,
    options,
    turnNo: 0,
    round: 1,
    banners: dealBanners(filled(seats, true), chance),
    armed: filled(seats, false),
    open: inDeckOrder(deck, left),
    offers: [],
    names: [],
    frames: [],
    lastKnight: null,
    ended: null,
    hands,
    purses: filled(seats, options.startCoins),
    heap: [],
    offersMade: filled(seats, 0),
    knowledge: [],
  }
  for (let viewer = 0; viewer <= seats; viewer++) state.knowledge.push(firstKnowledge(state, viewer))
  return state
}

/** The place of a card drawn is taken by the last one. */
function dealHand(left: Card[], count: number, chance: Chance): Card[] {
  const hand: Card[] = []
  for (let i = 0; i < count; i++) {
    const drawn = chance.pick(left.length, 'deal')
    insert(hand, present(left[drawn]))
    const last = present(left.pop())
    if (drawn < left.length) left[drawn] = last
  }
  return hand
}

/** What is left of the deck, in rising order again. */
function inDeckOrder(deck: readonly Card[], left: readonly Card[]): Card[] {
  const counts = NO_PLACES.slice()
  counts.push(0)
  for (let i = 0; i < left.length; i++) add(counts, present(left[i]), 1)
  const open: Card[] = []
  for (let i = 0; i < deck.length; i++) {
    const card = present(deck[i])
    if (present(counts[card]) === 0) continue
    add(counts, card, -1)
    open.push(card)
  }
  return open
}

/** 2.3 A banner at random for each one who fights. */
export function dealBanners(fights: readonly boolean[], chance: Chance): (Banner | null)[] {
  let knights = 0
  for (let seat = 0; seat < fights.length; seat++) if (fights[seat]) knights++
  const left: Banner[] = BANNERS.slice(0, knights)
  const banners: (Banner | null)[] = []
  for (let seat = 0; seat < fights.length; seat++) {
    banners.push(fights[seat] ? takeAt(left, chance.pick(left.length, 'banner')) : null)
  }
  return banners
}

function takeAt<T>(list: T[], index: number): T {
  return present(list.splice(index, 1)[0])
}

/** What is known after the deal: one's own hand, the open cards, and every purse. `viewer` beyond the seats: the table. */
function firstKnowledge({ hands, open, purses }: State, viewer: number): Knowledge {
  const cards = NO_PLACES.slice()
  const jokers: Places[] = []
  const others = ((1 << hands.length) - 1) & ~placeBit(viewer)
  for (let seat = 0; seat < hands.length; seat++) {
    place(cards, jokers, present(hands[seat]), seat === viewer ? placeBit(seat) : others)
  }
  place(cards, jokers, open, placeBit(OPEN))
  inOrder(jokers)
  return { cards, jokers, least: purses.slice(), group: SEAT_NUMBERS.slice(0, hands.length), coins: purses.slice() }
}
const SEAT_NUMBERS: readonly Seat[] = Array.from({ length: SEATS.max }, (_, seat) => seat)
const NO_PLACES: readonly Places[] = Array.from({ length: JOKER }, () => 0)

function place(cards: Places[], jokers: Places[], list: readonly Card[], places: Places): void {
  for (let i = 0; i < list.length; i++) {
    const card = present(list[i])
    if (card === JOKER) jokers.push(places)
    else cards[card] = places
  }
}

/** 2.4 Round by round, first the bearer of A, then of B and so on, then clockwise. */
function drafter(state: State, picks: number): Seat {
  const seats = seatsOf(state)
  const first = bearerOf(state, present(BANNERS[Math.floor(picks / seats)]))
  return (first + (picks % seats)) % seats
}

/** 2.4 */
export function beginDraft(state: State): void {
  state.turnNo = 1
  state.frames.push({ kind: 'draft', seat: drafter(state, 0), picks: 0 })
}

/** 2.4 */
export function mayNotDraft({ open }: State, card: Card): Reason | undefined {
  return open.includes(card) ? undefined : 'cardNotOpen'
}

/** 2.4 Everybody sees the pick. The last card goes to the last one in the row without a question. */
export function draft(context: Context, frame: DraftFrame, card: Card): void {
  const { state } = context
  pick(context, frame.seat, card)
  frame.picks += 1
  const last = state.open[0]
  if (last !== undefined) {
    frame.seat = drafter(state, frame.picks)
    if (state.open.length > 1) {
      state.turnNo += 1
      return
    }
    pick(context, frame.seat, last)
  }
  state.frames.pop()
}

function pick({ state, emit }: Context, seat: Seat, card: Card): void {
  remove(state.open, card)
  insert(handOf(state, seat), card)
  for (let i = 0; i < state.knowledge.length; i++) learnMove(present(state.knowledge[i]), card, OPEN, seat)
  emit({ kind: 'cardDrafted', seat, card })
}
