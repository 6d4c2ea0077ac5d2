/*
 * 5.2 Stay or retire. Who retires keeps what they have and wins no more, so a knight stays unless playouts to the end of the
 * game show that going wins more often: mostly for somebody who is ahead when two or three knights are left. By the option
 * `winner` (8.1) that is nearly always with two left: who goes earlier cannot win.
 */
import { type Chance, present, type Seat, seededChance } from '@logres/kernel'
import { shareOf } from '@logres/mind'
import { hasOutfit, isKnight, knightCount, type State, tournament, type View } from '../rules/index.ts'
import type { Evaluator } from './evaluate.ts'
import { actSensibly, type Self } from './policy.ts'

/** With more knights than this, too much can still be won. */
const FEW_KNIGHTS = 3
/** Retiring must win so much more often, and by so many standard errors. */
const LEAST_LEAD = 0.03
const SURE = 2
/** Longer playouts are given up. */
const MOST_ACTIONS = 2000

/** Of each answer in the same imagined worlds: how much more often retiring wins. */
export interface Comparison {
  readonly lead: number
  readonly error: number
}

export function wantsToRetire(
  view: View,
  seat: Seat,
  worlds: number,
  evaluator: Evaluator,
  self: Readonly<Self>,
): boolean {
  const hand = present(view.hands[seat]).cards ?? []
  if (knightCount(view) > FEW_KNIGHTS || !hasOutfit(hand) || !mayBeAhead(view, seat)) return false
  const { lead, error } = compareRetiring(view, seat, worlds, evaluator, self)
  return lead > LEAST_LEAD && lead > SURE * error
}

/** Nobody who can win is known to be richer. */
function mayBeAhead(view: View, seat: Seat): boolean {
  const { purses, knows, options } = view
  const own = purses[seat] ?? 0
  const canWin = (other: Seat) => options.winner !== 'fighting' || isKnight(view, other)
  return purses.every((purse, other) => {
    return other === seat || !canWin(other) || (purse ?? present(knows.least[other])) <= own
  })
}

export function compareRetiring(
  view: View,
  seat: Seat,
  worlds: number,
  evaluator: Evaluator,
  self: Readonly<Self>,
): Comparison {
  const chance = seededChance(JSON.stringify([view.turnNo, seat, view.hands, view.purses]))
  let total = 0
  let squares = 0
  for (let i = 0; i < worlds; i++) {
    const state = tournament.imagine(view, chance)
    const stayed = shareAfter(tournament.clone(state), seat, 'stay', chance, evaluator, self)
    const lead = shareAfter(state, seat, 'retire', chance, evaluator, self) - stayed
    total += lead
    squares += lead * lead
  }
  const lead = total / worlds
  return { lead, error: Math.sqrt(Math.max(0, squares / worlds - lead * lead) / worlds) }
}

function shareAfter(
  state: State,
  seat: Seat,
  answer: 'stay' | 'retire',
  chance: Chance,
  evaluator: Evaluator,
  self: Readonly<Self>,
): number {
  tournament.apply(state, seat, { kind: answer }, chance, ignore)
  for (let i = 0; i < MOST_ACTIONS; i++) {
    const actor = tournament.toAct(state)[0]
    if (actor === undefined) break
    tournament.apply(state, actor, actSensibly(state, actor, chance, evaluator, self), chance, ignore)
  }
  const result = tournament.result(state)
  return result === undefined ? evaluator.evaluate(state, seat) : shareOf(result, seat)
}

function ignore(): void {}
