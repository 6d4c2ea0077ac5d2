/* Time budgets: for thinking under load, for waiting on a thread before it counts as lost, and before a restart. */
import type { Budget } from '@logres/bots'

/** However long the queue, a bot gets at least this share of its time. */
const MIN_SHARE = 0.1
/** Generous: no healthy bot needs that long per iteration. */
const MS_PER_ITERATION = 5
const TIMEOUT_FACTOR = 10

/**
 * With one waiting question per thread each gets half its time, with two a third, and so on. Iteration budgets stay:
 * they promise the same answer on every machine.
 */
export function budgetUnderLoad(budget: Budget, waiting: number, threads: number): Budget {
  if ('iterations' in budget || waiting === 0) return budget
  return { ms: budget.ms * Math.max(MIN_SHARE, 1 / (1 + waiting / threads)) }
}

/** The machine may be busy, so only a thread far beyond its budget is given up. */
export function answerTimeout(budget: Budget, grace: number): number {
  const ms = 'iterations' in budget ? budget.iterations * MS_PER_ITERATION : budget.ms
  // A nonsensical budget is for the bot to reject. The maximum is what a timer can count.
  return Number.isFinite(ms) ? Math.min(TIMEOUT_FACTOR * Math.max(0, ms) + grace, 0x7fff_ffff) : grace
}

/** By the number of deaths without an answer in between. The first restart is immediate. */
export function restartDelay(deaths: number, { first, longest }: { readonly first: number; readonly longest: number }) {
  return deaths <= 1 ? 0 : Math.min(first * 2 ** (deaths - 2), longest)
}
