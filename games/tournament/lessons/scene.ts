/*
 * Positions written the way one would describe them: for lessons, and for tests of one rule. Seats count from 0 here, in the
 * texts of actions from 1.
 */
import { type Actor, isRefusal, present, type Seat, seededChance, step } from '@logres/kernel'
import {
  BANNERS,
  type Banner,
  type Card,
  cardCode,
  cardOf,
  HEAP,
  HIGHEST,
  JOKER,
  type Knowledge,
  OPEN,
  type Options,
  placeBit,
  readAction,
  type State,
  tournament,
  WEAPONS,
} from '../rules/index.ts'

/** Cards by weapon and value: "sh5" is the shield of 5, "jo" a joker. */
export type CardCodes = string

export interface Position {
  /** 3 if nothing is said. */
  readonly seats?: number
  /** "sh5 sw4 jo" by seat; a hand with the word "rest" in it also gets every card that is named nowhere. */
  readonly hands?: readonly CardCodes[]
  /** What lies in the heap; if no hand takes the rest and nothing is said here, all that is named nowhere. */
  readonly heap?: CardCodes
  /** The open cards of a draft; without hands all but those are dealt by lot. */
  readonly open?: CardCodes
  /** By seat; everybody knows them, as at the start. */
  readonly purses?: readonly number[]
  /** By seat, "-" for who is out of the fighting: "BA-C". In the order of the seats if nothing is said. */
  readonly banners?: string
  readonly round?: number
  /** "duel": everybody has said that they stay. */
  readonly phase?: 'draft' | 'barter' | 'announcement' | 'duel'
  readonly options?: Partial<Options>
}

/** A barter has just begun, unless another phase is given. */
export function buildPosition(given: Position = {}): State {
  const seats = given.seats ?? 3
  const phase = given.phase ?? 'barter'
  const options: Options = { ...tournament.options.defaults, ...given.options, draft: phase === 'draft' }
  const state = tournament.setup(options, seats, seededChance('position'))
  dealAsTold(state, given)
  for (const [seat, purse] of given.purses?.entries() ?? []) state.purses[seat] = purse
  setBanners(state, given.banners ?? BANNERS.slice(0, seats).join(''))
  state.round = given.round ?? 1
  if (phase === 'draft') setDrafter(state)
  for (let viewer = 0; viewer <= seats; viewer++) state.knowledge[viewer] = honestKnowledge(state, viewer)
  if (phase === 'draft' || phase === 'barter') return state
  const announcement = played(state, 'clerk', 'end barter')
  return phase === 'announcement' ? announcement : knightsOf(state).reduce(staying, announcement)
}

function staying(state: State, knight: Seat): State {
  return played(state, knight, 'stay')
}

function played(state: State, actor: Actor, text: string): State {
  const action = present(readAction(text))
  const done = step(tournament, state, actor, action, seededChance('position'))
  if (isRefusal(done)) throw new Error(`"${text}" is refused: ${done.code}`)
  return done.state
}

function dealAsTold(state: State, { hands, heap, open }: Position): void {
  if (hands === undefined && heap === undefined && open === undefined) return
  const left = [...state.hands.flat(), ...state.open]
  const take = (text: CardCodes): Card[] => {
    const named = cardsIn(text.replace('rest', ''))
    for (const card of named) {
      const i = left.indexOf(card)
      if (i < 0) throw new Error(`${cardCode(card)} is not there, or was named before`)
      left.splice(i, 1)
    }
    return named
  }
  const laid = {
    hands: state.hands.map((_, seat) => take(hands?.[seat] ?? '')),
    heap: take(heap ?? ''),
    open: take(open ?? ''),
  }
  const heir = hands?.findIndex((text) => text.includes('rest')) ?? -1
  if (heir >= 0) present(laid.hands[heir]).push(...left)
  else if (heap === undefined) laid.heap.push(...left)
  else if (left.length > 0) throw new Error(`nobody has ${left.map(cardCode).join(' ')}`)
  for (const [seat, hand] of state.hands.entries()) replace(hand, present(laid.hands[seat]))
  replace(state.heap, laid.heap)
  replace(state.open, laid.open)
}

function replace(list: Card[], by: readonly Card[]): void {
  list.splice(0, list.length, ...by.toSorted((a, b) => a - b))
}

function setBanners(state: State, text: string): void {
  if (text.length !== state.banners.length) throw new Error(`banners of ${text.length} seats`)
  for (const seat of state.banners.keys()) state.banners[seat] = bannerOf(text.charAt(seat))
}

function bannerOf(letter: string): Banner | null {
  return BANNERS.find((banner) => banner === letter) ?? null
}

/** 2.4 Whose pick it is follows from how many cards are gone. */
function setDrafter(state: State): void {
  const seats = state.hands.length
  const frame = state.frames.at(-1)
  if (frame?.kind !== 'draft') throw new Error('no draft')
  frame.picks = seats * seats - state.open.length
  const first = state.banners.indexOf(bannerOf('ABCDEF'.charAt(Math.floor(frame.picks / seats))))
  frame.seat = (first + (frame.picks % seats)) % seats
}

/** What follows from looking at one's own hand: any other card can be anywhere else. `viewer` beyond the seats: the table. */
export function honestKnowledge({ hands, heap, open, purses }: State, viewer: number): Knowledge {
  const elsewhere = hands.reduce(
    (places, _, seat) => (seat === viewer ? places : places | placeBit(seat)),
    heap.length > 0 ? placeBit(HEAP) : 0,
  )
  const known: Knowledge = {
    cards: Array.from({ length: JOKER }, () => 0),
    jokers: [],
    least: purses.slice(),
    group: purses.map((_, seat) => seat),
    coins: purses.slice(),
  }
  const put = (card: Card, places: number) => {
    if (card === JOKER) known.jokers.push(places)
    else known.cards[card] = places
  }
  for (const card of heap) put(card, elsewhere)
  for (const card of open) put(card, placeBit(OPEN))
  for (const [seat, hand] of hands.entries())
    for (const card of hand) put(card, seat === viewer ? placeBit(seat) : elsewhere)
  known.jokers.sort((a, b) => a - b)
  return known
}

function knightsOf({ banners }: State): Seat[] {
  return banners.flatMap((banner, seat) => (banner === null ? [] : [seat]))
}

const CARDS: ReadonlyMap<string, Card> = new Map(
  [...WEAPONS.flatMap((weapon) => Array.from({ length: HIGHEST }, (_, i) => cardOf(weapon, i + 1))), JOKER].map(
    (card) => [cardCode(card), card],
  ),
)

/** "sw4 jo" → cards. */
export function cardsIn(text: CardCodes): Card[] {
  return text
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => present(CARDS.get(code)))
}
