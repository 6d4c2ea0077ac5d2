/* The actions of long lists that are worth considering. They may come from JSON: only their parts are compared. */
import { present } from '@logres/kernel'
import { type Action, isSameName, question, type View } from '../rules/index.ts'
import { likelyLayings } from './layings.ts'

/** Shorter lists are left as they are. */
const LONG = 300

export function shortlist(view: View, legal: readonly Action[]): readonly Action[] {
  if (legal.length <= LONG) return legal
  switch (question(view)?.kind) {
    case 'lay':
      return likelyLayings(view, legal)
    case 'barter':
      return withCheapestFills(legal)
    default:
      return legal
  }
}

type Accept = Extract<Action, { kind: 'accept' }>

/** Requests are for weapons, so to meet them the lowest cards are the cheapest. The ways to meet an offer stand together. */
export function withCheapestFills(legal: readonly Action[]): Action[] {
  const kept: Action[] = []
  let last: Accept | undefined
  let lowest = 0
  for (let i = 0; i < legal.length; i++) {
    const action = present(legal[i])
    if (action.kind !== 'accept') {
      last = undefined
      kept.push(action)
      continue
    }
    const sum = sumOf(action.fill)
    if (last === undefined || !isSameName(last.offer, action.offer)) kept.push(action)
    else if (sum < lowest) kept[kept.length - 1] = action
    else continue
    last = action
    lowest = sum
  }
  return kept
}

function sumOf(cards: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < cards.length; i++) sum += present(cards[i])
  return sum
}
