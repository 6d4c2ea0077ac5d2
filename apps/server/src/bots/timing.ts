/* How much time is given: for a thought under load, for an answer before a thread counts as lost, before a new start. */
import type { Budget } from '@logres/bots'

/** However many wait, a bot has this part of its time. */
const MIN_SHARE = 0.1
/** Generous: no bot that lives needs so long for an iteration. */
const MS_PER_ITERATION = 5
const TIMEOUT_FACTOR = 10

/**
 * With as many questions waiting as there are threads that think, each gets half its time; with twice as many a third, and
 * so on. Iterations stay as they are: whoever counts them wants the same answer on every machine.
 */
export function budgetUnderLoad(budget: Budget, waiting: number, threads: number): Budget {
  if ('iterations' in budget || waiting === 0) return budget
  return { ms: budget.ms * Math.max(MIN_SHARE, 1 / (1 + waiting / threads)) }
}

/** A machine may be busy with other things: only who is far beyond his budget is given up. */
export function answerTimeout(budget: Budget, grace: number): number {
  const ms = 'iterations' in budget ? budget.iterations * MS_PER_ITERATION : budget.ms
  // A budget that makes no sense is for the bot to refuse. More than this a timer cannot count.
  return Number.isFinite(ms) ? Math.min(TIMEOUT_FACTOR * Math.max(0, ms) + grace, 0x7fff_ffff) : grace
}

/** After so many deaths without an answer in between. The first is made good at once. */
export function restartDelay(deaths: number, { first, longest }: { readonly first: number; readonly longest: number }) {
  return deaths <= 1 ? 0 : Math.min(first * 2 ** (deaths - 2), longest)
}
