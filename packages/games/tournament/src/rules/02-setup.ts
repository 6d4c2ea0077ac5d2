import { type Chance, present, type Seat } from '@logres/kernel'
import { dealFor, weaponCards } from '../data.ts'
import type { Context } from '../effects.ts'
import type { DraftFrame } from '../frames.ts'
import { type Knowledge, learnMove, OPEN, placeBit } from '../knowledge.ts'
import type { Options } from '../options.ts'
import type { Reason } from '../reasons.ts'
import { bearerOf, handOf, insert, remove, type State, seatsOf } from '../state.ts'
import { BANNERS, type Banner, type Card, JOKER } from '../vocabulary.ts'

/** 2.1 */
export function mayNotPlayWith({ lowestValue }: Options, seats: number): 'valuesNotForPlayers' | undefined {
  return dealFor(seats).from.includes(lowestValue) ? undefined : 'valuesNotForPlayers'
}

/** 2.1 to 2.3 */
export function dealOut(rules: number, options: Options, seats: number, chance: Chance): State {
  const { jokers, dealt, draftDealt } = dealFor(seats)
  const open = weaponCards(seats, options.lowestValue)
  for (let i = 0; i < jokers; i++) open.push(JOKER)
  const hands = Array.from({ length: seats }, () => dealHand(open, options.draft ? draftDealt : dealt, chance))
  const all: State = {
    rules,
    options,
    turnNo: 0,
    round: 1,
    banners: dealBanners(
      Array.from({ length: seats }, () => true),
      chance,
    ),
    open,
    offers: [],
    names: [],
    frames: [],
    lastKnight: null,
    ended: null,
    hands,
    purses: Array.from({ length: seats }, () => options.startCoins),
    heap: [],
    offersMade: Array.from({ length: seats }, () => 0),
    knowledge: [],
  }
  for (let viewer = 0; viewer <= seats; viewer++) all.knowledge.push(firstKnowledge(all, viewer))
  return all
}

function dealHand(deck: Card[], count: number, chance: Chance): Card[] {
  const hand: Card[] = []
  for (let i = 0; i < count; i++) insert(hand, present(deck.splice(chance.pick(deck.length, 'deal'), 1)[0]))
  return hand
}

/** 2.3 A banner at random for each one who fights. */
export function dealBanners(fights: readonly boolean[], chance: Chance): (Banner | null)[] {
  const left: Banner[] = BANNERS.slice(0, fights.filter(Boolean).length)
  return fights.map((fighting) => (fighting ? present(left.splice(chance.pick(left.length, 'banner'), 1)[0]) : null))
}

/** What is known after the deal: one's own hand, the open cards, and every purse. `viewer` beyond the seats: the table. */
function firstKnowledge({ hands, open, purses }: State, viewer: number): Knowledge {
  const cards: number[] = Array.from({ length: JOKER }, () => 0)
  const jokers: number[] = []
  const put = (card: Card, places: number) => {
    if (card === JOKER) jokers.push(places)
    else cards[card] = places
  }
  const others = hands.reduce((places, _, seat) => (seat === viewer ? places : places | placeBit(seat)), 0)
  for (const [seat, hand] of hands.entries()) {
    for (const card of hand) put(card, seat === viewer ? placeBit(seat) : others)
  }
  for (const card of open) put(card, placeBit(OPEN))
  return {
    cards,
    jokers: jokers.sort((a, b) => a - b),
    least: purses.slice(),
    group: purses.map((_, seat) => seat),
    coins: purses.slice(),
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
  for (const known of state.knowledge) learnMove(known, card, OPEN, seat)
  emit({ kind: 'cardDrafted', seat, card })
}
