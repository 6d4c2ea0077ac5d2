/* How cards and coins move. Every chapter's effects are made of these, and so is what each viewer learns by them. */
import { add, type Chance, type Emit, present, type Seat, type Viewer } from '@logres/kernel'
import { SEATS } from './data.ts'
import type { Event } from './events.ts'
import { HEAP, type Knowledge, learnBlindPurchase, learnMove, learnPayment } from './knowledge.ts'
import { handOf, insert, remove, removeAt, type State, seatsOf } from './state.ts'
import type { Card } from './vocabulary.ts'

export interface Context {
  readonly state: State
  readonly chance: Chance
  readonly emit: Emit<Event>
}

export function knowledgeOf(state: State, viewer: Viewer): Knowledge {
  return present(state.knowledge[viewer === 'table' ? seatsOf(state) : viewer])
}

/** All seats and the table. */
export function everybody(state: State): readonly Viewer[] {
  return present(EVERYBODY[seatsOf(state)])
}
const EVERYBODY: readonly (readonly Viewer[])[] = Array.from({ length: SEATS.max + 1 }, (_, seats) => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'table',
])

/** To the bank or from it, before everybody's eyes (1.2). */
export function payBank(state: State, seat: Seat, coins: number): void {
  add(state.purses, seat, -coins)
  for (let i = 0; i < state.knowledge.length; i++) learnPayment(present(state.knowledge[i]), seat, coins, 0)
}

export function getFromBank(state: State, seat: Seat, coins: number): void {
  add(state.purses, seat, coins)
  for (let i = 0; i < state.knowledge.length; i++) learnPayment(present(state.knowledge[i]), seat, 0, coins)
}

/** 6.2 Everybody sees a turned card change hands. */
export function winCard({ state, emit }: Context, seat: Seat, from: Seat, card: Card): void {
  remove(handOf(state, from), card)
  insert(handOf(state, seat), card)
  for (let i = 0; i < state.knowledge.length; i++) learnMove(present(state.knowledge[i]), card, from, seat)
  emit({ kind: 'cardWon', seat, from, card })
}

/** 6.2 */
export function destroyCard({ state, emit }: Context, seat: Seat, card: Card): void {
  remove(handOf(state, seat), card)
  insert(state.heap, card)
  for (let i = 0; i < state.knowledge.length; i++) learnMove(present(state.knowledge[i]), card, seat, HEAP)
  emit({ kind: 'cardDestroyed', seat, card })
}

/** 6.5 A card of the heap unseen: its buyer alone sees it (1.5). */
export function drawFromHeap({ state, chance, emit }: Context, seat: Seat): void {
  const card = removeAt(state.heap, chance.pick(state.heap.length, 'armour heap'))
  insert(handOf(state, seat), card)
  for (let i = 0; i < state.knowledge.length; i++) {
    const known = present(state.knowledge[i])
    if (i === seat) learnMove(known, card, HEAP, seat)
    else learnBlindPurchase(known, seat)
  }
  emit({ kind: 'cardBought', seat, card }, [seat])
}
