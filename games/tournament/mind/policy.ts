/*
 * The default policy: it plays the opponents in a search, and everybody after it. It is called thousands of times for one
 * decision, so it must be cheap.
 */
import { type Actor, at, type Chance, present, type Seat } from '@logres/kernel'
import {
  type Action,
  CARD_PRICE,
  type Card,
  JOKER,
  type JudgementFrame,
  type Knowledge,
  kindOf,
  knightCount,
  type Level,
  question,
  REWARD,
  type State,
} from '../rules/index.ts'
import { layInStyle } from './duel.ts'
import type { Evaluator } from './evaluate.ts'
import { readKit, type Scale, scaleOf, shareOfWorth } from './kit.ts'

/** The bot that thinks: in the judgement its own level counts, everybody else is assumed to be a squire. */
export interface Self {
  seat: Seat
  level: Level
  /** See Racer. */
  edge: number
}
export const OTHERS_LEVEL: Level = 'squire'

const READY: Action = Object.freeze({ kind: 'ready' })
const END_BARTER: Action = Object.freeze({ kind: 'endBarter' })
const STAY: Action = Object.freeze({ kind: 'stay' })
const RETIRE: Action = Object.freeze({ kind: 'retire' })
const BUY: Action = Object.freeze({ kind: 'buy' })
const PASS: Action = Object.freeze({ kind: 'pass' })
const BEGIN_RUN: Action = Object.freeze({ kind: 'beginRun' })
const THROW: Action = Object.freeze({ kind: 'throwTokens', shown: 'both' })

export function actSensibly(
  state: State,
  actor: Actor,
  chance: Chance,
  evaluator: Evaluator,
  self: Readonly<Self>,
): Action {
  const asked = question(state)
  if (actor === 'clerk') return asked?.kind === 'judgement' ? judge(asked, self) : END_BARTER
  switch (asked?.kind) {
    case 'draft':
      return { kind: 'draft', card: pickCard(state, actor, chance) }
    case 'announcement':
      return isWonByRetiring(state, actor) ? RETIRE : STAY
    case 'lay':
      return { kind: 'lay', cards: layInStyle(present(state.hands[actor]), scaleOf(state), chance) }
    case 'purchase':
      return wantsToBuy(state, actor, chance, evaluator) ? BUY : PASS
    case 'judgement':
      return BEGIN_RUN
    default:
      return READY
  }
}

function judge({ pair, shown, hasRun, hasTouched }: JudgementFrame, self: Readonly<Self>): Action {
  if (shown === null) return THROW
  const seat = pair[hasRun[0] && !hasTouched[0] ? 0 : 1]
  return { kind: 'touchAsBot', seat, level: seat === self.seat ? self.level : OTHERS_LEVEL }
}

/** What a weapon that is still lacking, or held only once, adds to a card's value; what a joker is worth. */
const FIRST_OF_WEAPON = 0.5
const SECOND_OF_WEAPON = 0.2
const JOKER_WORTH = 0.7
/** Nobody always picks the same. */
const WHIM = 4
const WHIM_STEP = 1 / 30

function pickCard(state: State, seat: Seat, chance: Chance): Card {
  const counts = [0, 0, 0, 0, 0]
  const hand = present(state.hands[seat])
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(present(hand[i]))
    counts[kind] = present(counts[kind]) + 1
  }
  const scale = scaleOf(state)
  let best = present(state.open[0])
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < state.open.length; i++) {
    const card = present(state.open[i])
    const appeal = appealOf(card, counts, scale) + chance.pick(WHIM, 'whim') * WHIM_STEP
    if (appeal <= highest) continue
    highest = appeal
    best = card
  }
  return best
}

function appealOf(card: Card, counts: readonly number[], scale: Scale): number {
  if (card === JOKER) return JOKER_WORTH
  const held = present(counts[kindOf(card)])
  const bonus = held === 0 ? FIRST_OF_WEAPON : held === 1 ? SECOND_OF_WEAPON : 0
  return shareOfWorth(card, scale) + bonus
}

/**
 * Of two knights left, one who is ahead of all even if the other gets the last reward wins by leaving (5.5, 8.1). By the option
 * `winner` only the other knight counts: both were in the fighting to the end.
 */
export function isWonByRetiring(state: State, seat: Seat): boolean {
  if (knightCount(state) !== 2) return false
  const known = present(state.knowledge[seat])
  const own = present(state.purses[seat])
  for (let other = 0; other < state.purses.length; other++) {
    const isOut = state.banners[other] === null
    if (isOut && state.options.winner === 'fighting') continue
    const reward = isOut ? 0 : REWARD
    if (other !== seat && mostCoins(known, other) + reward >= own) return false
  }
  return true
}

/** What a purse holds at most: all that its group has together (1.2). */
function mostCoins({ group, coins }: Knowledge, seat: Seat): number {
  return present(coins[present(group[seat])])
}

const TRIES = 3

/** 6.5 Worth its price on the average of a few cards that it could be? */
function wantsToBuy(state: State, seat: Seat, chance: Chance, { worth, coin }: Evaluator): boolean {
  if (present(state.purses[seat]) < CARD_PRICE || state.heap.length === 0) return false
  const scale = scaleOf(state)
  const hand = present(state.hands[seat])
  let gain = -TRIES * worth(readKit(hand, scale))
  for (let i = 0; i < TRIES; i++) {
    const card = at(state.heap, chance.pick(state.heap.length, 'heap'))
    gain += worth(readKit(withCard(hand, card), scale))
  }
  return gain > TRIES * CARD_PRICE * coin
}

/** In rising order, as a hand is. */
export function withCard(hand: readonly Card[], card: Card): Card[] {
  const result = hand.slice()
  let i = result.length
  result.push(card)
  for (; i > 0 && present(result[i - 1]) > card; i--) result[i] = present(result[i - 1])
  result[i] = card
  return result
}
