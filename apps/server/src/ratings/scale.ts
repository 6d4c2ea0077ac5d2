/* Ratings as people see them: a number with its ±, on a scale on which 400 points are odds of ten to one. */
import type { Skill } from './model.ts'

/** Of somebody who has not played yet. */
export const START: Skill = { mu: 25, sigma: 25 / 3 }
/** How much chance there is in a match: see NOISE in model.ts. */
export const BETA = START.sigma / 2

const START_POINTS = 1500
/** Two players who are this many units apart have odds of 1 to e. */
export const UNITS_PER_E = BETA * Math.SQRT2
const POINTS_PER_UNIT = 400 / Math.LN10 / UNITS_PER_E
/** 95 % of a normal distribution. */
const Z = 1.96

/** Wider than this is provisional: such a rating has no rank. */
export const RANKED_WITHIN = 150

export interface Points {
  readonly value: number
  /** With a probability of 95 %. */
  readonly plusMinus: number
}

export function pointsOf({ mu, sigma }: Skill): Points {
  return { value: Math.round(exactPoints(mu)), plusMinus: Math.round(Z * sigma * POINTS_PER_UNIT) }
}

export function exactPoints(mu: number): number {
  return START_POINTS + (mu - START.mu) * POINTS_PER_UNIT
}

/** As in the tables of bots. */
export function skillOf({ value, plusMinus }: Points): Skill {
  return { mu: START.mu + (value - START_POINTS) / POINTS_PER_UNIT, sigma: plusMinus / Z / POINTS_PER_UNIT }
}

/** Points per day, or per match, as units. */
export function unitsOf(points: number): number {
  return points / POINTS_PER_UNIT
}

/** As shown: a rating of "± 150" has a rank. */
export function isProvisional(skill: Skill): boolean {
  return pointsOf(skill).plusMinus > RANKED_WITHIN
}
