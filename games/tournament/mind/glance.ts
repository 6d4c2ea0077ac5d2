/* How promising actions look at a glance, in logits: the hand they leave, the coins they bring. */
import { present, type Seat } from '@logres/kernel'
import { type Action, CARD_PRICE, question, type State } from '../rules/index.ts'
import type { Evaluator } from './evaluate.ts'
import { readKit, scaleOf } from './kit.ts'
import { rateLayings } from './layings.ts'
import { isWonByRetiring, type Self, withCard } from './policy.ts'

/** How much better it is to stay than to go; and to go, if that wins. */
const STAY = 2
const WINS = 8
/** There must always be something to choose in a barter: actions that are not known to be good rate below ready. */
const READY = 2

export function glance(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  evaluator: Evaluator,
  self: Readonly<Self>,
): number[] {
  switch (question(state)?.kind) {
    case 'draft':
      return ratePicks(state, seat, legal, evaluator)
    case 'lay':
      return rateLayings(state, seat, legal, evaluator, self)
    case 'purchase':
      return ratePurchase(state, seat, legal, evaluator)
    case 'announcement': {
      const wins = isWonByRetiring(state, seat)
      return legal.map(({ kind }) => (kind === 'stay' ? STAY : wins ? WINS : 0))
    }
    default:
      return legal.map(({ kind }) => (kind === 'ready' ? READY : 0))
  }
}

function ratePicks(state: State, seat: Seat, legal: readonly Action[], { worth }: Evaluator): number[] {
  const scale = scaleOf(state)
  const hand = present(state.hands[seat])
  return legal.map((action) => (action.kind === 'draft' ? worth(readKit(withCard(hand, action.card), scale)) : 0))
}

/** 6.5 On the average of the heap. */
function ratePurchase(state: State, seat: Seat, legal: readonly Action[], { worth, coin }: Evaluator): number[] {
  const scale = scaleOf(state)
  const hand = present(state.hands[seat])
  let total = 0
  for (const card of state.heap) total += worth(readKit(withCard(hand, card), scale))
  const gain = total / Math.max(1, state.heap.length) - worth(readKit(hand, scale)) - CARD_PRICE * coin
  return legal.map(({ kind }) => (kind === 'buy' ? gain : 0))
}
