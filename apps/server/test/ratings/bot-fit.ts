/* The strengths that explain measured games best, by the model of the ratings, and how certain they are. */
import { LEVELS, type Level } from '@logres/bots'
import { at } from '@logres/kernel'
import type { Points } from '../../src/ratings/scale.ts'
import type { Measured } from './bot-measurements.ts'

const POINTS_PER_E = 400 / Math.LN10
/** Where the squire is put. It is a convention: people find their places around it. */
const SQUIRE = 1300
/** So many more games, half of them lost: or no loss in a hundred games would be an infinite difference. */
const DOUBT = 0.5
const ROUNDS = 100
const LONGEST_STEP = 100

/** By Newton's method. Uncertainties are about the mean of the levels, so that all have one. */
export function fitBots(games: readonly Measured[]): Record<Level, Points> {
  let values: number[] = LEVELS.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const { gradient, information } = slopes(games, values)
    const step = solve(information, gradient)
    values = values.map((value, i) => value + Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, at(step, i))))
  }
  const { information } = slopes(games, values)
  const spread = LEVELS.map((_, i) => {
    const away = LEVELS.map((_, k) => (k === i ? 1 : 0) - 1 / LEVELS.length)
    const found = solve(information, away)
    return Math.sqrt(away.reduce((sum, each, k) => sum + each * at(found, k), 0))
  })
  const shift = SQUIRE - at(values, LEVELS.indexOf('squire'))
  const points = (level: Level): Points => {
    const i = LEVELS.indexOf(level)
    return { value: Math.round(at(values, i) + shift), plusMinus: Math.round(1.96 * at(spread, i)) }
  }
  return {
    ...{ novice: points('novice'), page: points('page'), squire: points('squire') },
    ...{ knight: points('knight'), champion: points('champion') },
  }
}

/** The share of victories that these strengths foretell. */
export function foretold({ one, other, others }: Measured, bots: Readonly<Record<Level, Points>>): number {
  return chance(bots[one].value, bots[other].value, others)
}

/** To be the first of all: Plackett and Luce. */
function chance(one: number, other: number, others: number): number {
  return 1 / (1 + others * Math.exp((other - one) / POINTS_PER_E))
}

function slopes(games: readonly Measured[], values: readonly number[]) {
  const gradient = LEVELS.map(() => 0)
  // Only differences matter: a grain on the diagonal keeps the mean where it is.
  const information: number[][] = LEVELS.map((_, i) => LEVELS.map((_, k) => (i === k ? 1e-9 : 0)))
  for (const { one, other, others, games: n, won } of games) {
    const [a, b] = [LEVELS.indexOf(one), LEVELS.indexOf(other)]
    const p = chance(at(values, a), at(values, b), others)
    const slope = (won + DOUBT / 2 - (n + DOUBT) * p) / POINTS_PER_E
    const weight = ((n + DOUBT) * p * (1 - p)) / POINTS_PER_E ** 2
    for (const [i, sign] of [
      [a, 1],
      [b, -1],
    ] as const) {
      gradient[i] = at(gradient, i) + sign * slope
      const row = at(information, i)
      row[a] = at(row, a) + sign * weight
      row[b] = at(row, b) - sign * weight
    }
  }
  return { gradient, information }
}

/** Gauss. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, at(right, i)])
  for (let i = 0; i < rows.length; i++) {
    const pivot = at(rows, i)
    for (const [k, row] of rows.entries()) {
      if (k === i) continue
      const factor = at(row, i) / at(pivot, i)
      for (let column = i; column < row.length; column++) row[column] = at(row, column) - factor * at(pivot, column)
    }
  }
  return rows.map((row, i) => at(row, rows.length) / at(row, i))
}
