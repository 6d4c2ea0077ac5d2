/*
 * How strong our bots are, on the scale of people. Measured in the arena and frozen: matches never change them, or all
 * ratings would move with them. docs/ratings.md says how; after a change every store needs `logres ratings --rebuild`.
 */
import { LEVELS, type Level } from '@logres/bots'
import type { Skill } from './model.ts'
import { type Points, skillOf } from './scale.ts'

const MEASURED: Readonly<Record<string, Readonly<Record<Level, Points>>>> = {
  avalon: {
    novice: { value: 726, plusMinus: 75 },
    page: { value: 934, plusMinus: 70 },
    squire: { value: 1300, plusMinus: 64 },
    knight: { value: 1936, plusMinus: 91 },
    champion: { value: 2055, plusMinus: 105 },
  },
  merlin: {
    novice: { value: 463, plusMinus: 75 },
    page: { value: 852, plusMinus: 57 },
    squire: { value: 1300, plusMinus: 42 },
    knight: { value: 1545, plusMinus: 50 },
    champion: { value: 1699, plusMinus: 66 },
  },
  tournament: {
    novice: { value: 848, plusMinus: 31 },
    page: { value: 923, plusMinus: 29 },
    squire: { value: 1300, plusMinus: 21 },
    knight: { value: 1446, plusMinus: 43 },
    champion: { value: 1482, plusMinus: 41 },
  },
}

export interface BotRating extends Points {
  readonly level: Level
}

/** Undefined: nobody has measured it. Its seat does not count then. */
export function botSkill(game: string, level: string): Skill | undefined {
  const points = botRatings(game).find((bot) => bot.level === level)
  return points === undefined ? undefined : skillOf(points)
}

/** The weakest first. */
export function botRatings(game: string): readonly BotRating[] {
  const measured = MEASURED[game]
  return measured === undefined ? [] : LEVELS.map((level) => ({ level, ...measured[level] }))
}
