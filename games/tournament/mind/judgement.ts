/* 7 The judgement: what the published reactions of two levels make of it. */
import type { Level as BotLevel } from '@logres/mind'
import { chanceAgainst, type Level, REACTIONS, type Reflexes } from '../rules/index.ts'

/** Touches that stand for a hundred: enough for whole percents of misses. */
const HUNDRED = 100

/** The chance that a level is first, against another. */
export function chanceInJudgement(own: BotLevel, other: Level): number {
  return chanceAgainst(other, touchesOf(reflexesOf(own)))
}

/** Whose reactions a bot has: the rules name none for the novice. */
export function reflexesOf(level: BotLevel): Level {
  return level === 'novice' ? 'page' : level
}

function touchesOf(level: Level): Reflexes {
  const { none, falseStart, wrong, fastest, slowest } = REACTIONS[level]
  const misses = none + falseStart + wrong
  const hits = HUNDRED - misses
  return { misses, hits: Array.from({ length: hits }, (_, i) => fastest + ((slowest - fastest) * (i + 0.5)) / hits) }
}
