/* 7 The judgement: what the published reactions of two levels make of it. */
import { type Level, REACTIONS } from '../rules/index.ts'

const HUNDRED = 100

/** The chance that a level is first, against another. */
export function chanceInJudgement(own: Level, other: Level): number {
  const [mine, theirs] = [hitChance(own), hitChance(other)]
  const first = mine * (1 - theirs) + mine * theirs * chanceToBeFaster(own, other)
  const again = (1 - mine) * (1 - theirs)
  // After throws that nobody hit, the next; in the end lots: about the same, and seldom.
  return first / (1 - again)
}

function hitChance(level: Level): number {
  const { none, falseStart, wrong } = REACTIONS[level]
  return (HUNDRED - none - falseStart - wrong) / HUNDRED
}

/** Each whole millisecond of the span is equally likely. */
function chanceToBeFaster(own: Level, other: Level): number {
  const mine = REACTIONS[own]
  const theirs = REACTIONS[other]
  let total = 0
  for (let ms = mine.fastest; ms <= mine.slowest; ms++) {
    const slower = Math.min(1, Math.max(0, (theirs.slowest - ms) / (theirs.slowest - theirs.fastest + 1)))
    total += slower
  }
  return total / (mine.slowest - mine.fastest + 1)
}
