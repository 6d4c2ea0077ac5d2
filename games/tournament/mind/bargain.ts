/*
 * 4 Barter. Every deal must improve the bot's position, by a measure that stays the same through the barter: so no sequence of
 * deals can exploit it, and the same question gets the same answer. In order: take back offers that are no longer good, take a
 * gift, take the best deal, answer private offers, offer, be ready.
 */
import { at, type Seat } from '@logres/kernel'
import type { Choice, Level } from '@logres/mind'
import { type Action, isSameName, type OfferName, type View } from '../rules/index.ts'
import type { Evaluator } from './evaluate.ts'
import { withCheapestFills } from './shortlist.ts'
import { type Manner, Table } from './table.ts'

const MANNERS: Readonly<Record<Level, Manner>> = {
  page: { valuation: 'own', worlds: 3, margin: 0.01 },
  squire: { valuation: 'own', worlds: 4, margin: 0.05 },
  knight: { valuation: 'share', worlds: 8, margin: 0.03 },
  champion: { valuation: 'share', worlds: 12, margin: 0.02 },
}

/** Somebody who has said ready looks again after so many milliseconds, if nothing happens before. */
const WAIT_MS = 5000

export function bargain(view: View, legal: readonly Action[], level: Level, evaluator: Evaluator): Choice<Action> {
  const table = new Table(view, viewerOf(view), MANNERS[level], evaluator)
  const stale = withdrawal(legal, table.staleOffer())
  if (stale !== undefined) return { action: stale }
  const deal = bestDeal(table, withCheapestFills(legal))
  if (deal !== undefined) return { action: deal }
  const asked = legal.find((action) => action.kind === 'decline' && action.offer.audience !== 'all')
  if (asked?.kind === 'decline') return { action: table.bestCounter(legal, asked.offer) ?? asked }
  if (table.isReady) return { action: 'wait', ms: WAIT_MS }
  const offer = table.bestOffer(legal)
  if (offer !== undefined) return { action: offer }
  if (table.isAwaitingAnswers) return { action: 'wait', ms: WAIT_MS }
  return { action: legal.find(({ kind }) => kind === 'ready') ?? at(legal, 0) }
}

function viewerOf({ viewer }: View): Seat {
  if (viewer === 'table') throw new TypeError('the table does not bargain')
  return viewer
}

function withdrawal(legal: readonly Action[], name: OfferName | undefined): Action | undefined {
  if (name === undefined) return undefined
  return legal.find((action) => action.kind === 'withdraw' && isSameName(action.offer, name))
}

/** If a deal and the bot's own open offers together are a risk, an offer is taken back first. */
function bestDeal(table: Table, legal: readonly Action[]): Action | undefined {
  const deal = table.bestDeal(legal)
  if (deal === undefined) return undefined
  const obstacle = table.obstacleTo(deal)
  return obstacle === undefined ? deal.action : withdrawal(legal, obstacle)
}
