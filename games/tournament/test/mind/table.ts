/* Barters made up for a test: seat 0 is the bot's. */

import { type Choice, createBot, type Level } from '@logres/bots'
import { at, isRefusal, type Seat, seededChance } from '@logres/kernel'
import {
  type Action,
  cardOf,
  type Goods,
  HEAP,
  JOKER,
  type Options,
  placeBit,
  type State,
  tournament,
  type Wants,
} from '../../rules/index.ts'

export const NOTHING: Wants = { cards: [], any: [], coins: 0 }
export const NO_GOODS: Goods = { cards: [], coins: 0 }

/** Three knights with these cards and no others, before any barter; the rest is in the heap. */
export function table(hands: readonly (readonly number[])[] = HANDS, options: Partial<Options> = {}): State {
  const chosen = { ...tournament.options.defaults, draft: false, ...options }
  const state = tournament.setup(chosen, 3, seededChance('table'))
  const held = hands.flat()
  const inPlay = row(1, 2, 3, 4, 5, 6)
  state.heap.push(...inPlay.filter((card) => !held.includes(card)), JOKER, JOKER, JOKER)
  for (const [seat, hand] of hands.entries()) at(state.hands, seat).splice(0, 99, ...hand)
  for (const [viewer, known] of state.knowledge.entries()) {
    const others = 7 & ~placeBit(viewer)
    for (const card of inPlay) known.cards[card] = held.includes(card) ? others : placeBit(HEAP)
    for (const card of hands[viewer] ?? []) known.cards[card] = placeBit(viewer)
    known.jokers.splice(0, 99, placeBit(HEAP), placeBit(HEAP), placeBit(HEAP))
  }
  return state
}

export const row = (...values: readonly number[]): number[] =>
  (['shield', 'sword', 'lance', 'armour'] as const).flatMap((weapon) => values.map((value) => cardOf(weapon, value)))
export const HANDS = [row(3, 6), row(2, 5), row(1, 4)]

export function propose(state: State, seat: Seat, gives: Goods, wants: Wants, to: readonly Seat[] | 'all' = [0]): void {
  const action: Action = { kind: 'offer', audience: to, gives, wants }
  const refusal = tournament.whyNot(state, seat, action)
  if (refusal !== undefined) throw new Error(refusal.code)
  tournament.apply(state, seat, action, seededChance('offer'), () => {})
}

export function ask(
  level: Level,
  state: State,
  seed = 'ask',
  legal: readonly Action[] = tournament.legal(state, 0),
): Choice<{ readonly kind: string }> {
  const bot = createBot(tournament, level, seed)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot.choose(tournament.view(state, 0), legal, { iterations: 8 })
}

export function kindOf({ action }: Choice<{ readonly kind: string }>): string {
  return action === 'wait' ? 'wait' : action.kind
}
