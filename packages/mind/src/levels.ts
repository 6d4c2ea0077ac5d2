import type { Budget } from './bot.ts'

/** From the weakest to the strongest. The novice is for first games: it overlooks things, but plays by the same rules as all others. */
export const LEVELS = ['novice', 'page', 'squire', 'knight', 'champion'] as const
export type Level = (typeof LEVELS)[number]

/**
 * The time of each level in a match. The lower three need a millisecond or less: their limit is for overloaded machines.
 */
export const BUDGETS: Readonly<Record<Level, Budget>> = {
  novice: { ms: 50 },
  page: { ms: 50 },
  squire: { ms: 50 },
  knight: { ms: 150 },
  champion: { ms: 1000 },
}

export function isLevel(name: unknown): name is Level {
  return LEVELS.some((level) => level === name)
}
