/* How much the coach says: less and less to somebody who plays well, more again after a blunder. */
import { readStored, writeStored } from '../local-storage.ts'

/** After so many good decisions in a row it warns of larger losses only, and speaks every so many turns. */
const STAGES = [
  { after: 0, loss: 0.06, turns: 1 },
  { after: 40, loss: 0.1, turns: 2 },
  { after: 120, loss: 0.15, turns: 4 },
] as const

const MOST = 200

export interface Tact {
  /** What a move must lose, of 1, before it is worth a warning. */
  readonly loss: number
  /** A line to think about in one of so many turns. */
  readonly turns: number
}

export function tactFor(good: number): Tact {
  return STAGES.findLast(({ after }) => good >= after) ?? STAGES[0]
}

/** A blunder takes back half of what was earned. */
export function afterDecision(good: number, isBlunder: boolean): number {
  return isBlunder ? Math.floor(good / 2) : Math.min(MOST, good + 1)
}

export function storedGood(game: string): number {
  const good = Number(readStored(`coach-good-${game}`) ?? 0)
  return Number.isInteger(good) && good >= 0 ? Math.min(good, MOST) : 0
}

export function storeGood(game: string, good: number): void {
  writeStored(`coach-good-${game}`, String(good))
}
