/* 7.3 How a person's touches compare with those of the bots. */
import { FALSE_START_BELOW, MOST_THROWS, REACTIONS } from './data.ts'
import { LEVELS, type Level } from './vocabulary.ts'

/** Touches of somebody: the times of their hits in milliseconds, and how often they missed. */
export interface Reflexes {
  readonly hits: readonly number[]
  readonly misses: number
}

const HUNDRED = 100

/** The chance to win a judgement against a bot of this level. */
export function chanceAgainst(level: Level, { hits, misses }: Reflexes): number {
  const { none, falseStart, wrong } = REACTIONS[level]
  const botMisses = (none + falseStart + wrong) / HUNDRED
  const touches = hits.length + misses
  if (touches === 0) return 0
  let won = 0
  for (const ms of hits) won += ms < FALSE_START_BELOW ? 0 : botMisses + (1 - botMisses) * shareSlower(level, ms)
  const first = won / touches
  const again = (misses / touches) * botMisses
  // 7.2 After throws that nobody hit, lots.
  let chance = 0
  for (let no = 0; no < MOST_THROWS; no++) chance += first * again ** no
  return chance + again ** MOST_THROWS / 2
}

/** Of a bot's hits, how many come later; each whole millisecond of its span is equally likely. */
function shareSlower(level: Level, ms: number): number {
  const { fastest, slowest } = REACTIONS[level]
  return Math.min(1, Math.max(0, (slowest - ms) / (slowest - fastest + 1)))
}

/** Fewer touches say nothing. */
const LEAST_TOUCHES = 5

/** The level that somebody with these touches beats about half the time; undefined after too few touches. */
export function fittingLevel(reflexes: Reflexes): Level | undefined {
  if (reflexes.hits.length + reflexes.misses < LEAST_TOUCHES) return undefined
  const distance = (level: Level) => Math.abs(chanceAgainst(level, reflexes) - 1 / 2)
  return LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best))
}
