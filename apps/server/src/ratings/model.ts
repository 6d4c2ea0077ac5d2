/*
 * How a match changes what is known about its players: Weng and Lin's update for a Plackett–Luce model, by openskill.
 * Pure arithmetic, the same on every machine. docs/ratings.md has the figures behind the constants.
 */
import { at } from '@logres/kernel'
import { rate } from 'openskill'
import { START, UNITS_PER_E, unitsOf } from './scale.ts'

/** What is known about somebody: the estimate, and its standard deviation. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export interface Contestant {
  readonly skill: Skill
  /** 1 is the best; equal places are ties. */
  readonly place: number
  /** From 0 to 1: how much the match counts for them. */
  readonly weight: number
}

/** Nobody is quite the same from one match to the next. */
const DRIFT_PER_MATCH = unitsOf(2.5)
/** A year without a match makes a rating of ± 100 one of ± 180. */
const DRIFT_PER_ROOT_DAY = unitsOf(4)
const DAY = 24 * 60 * 60 * 1000

export function afterMatch(contestants: readonly Contestant[]): Skill[] {
  const players = contestants.map(({ skill: { mu, sigma } }) => ({ mu, sigma: Math.hypot(sigma, DRIFT_PER_MATCH) }))
  // openskill adds up noise and doubt of all players, so that a lead would be worth less the more there are. It is given
  // the noise of two, and the share of the doubt by which doubt widens a logistic curve.
  const share = 6 / (Math.PI * Math.PI * players.length)
  const rated = rate(
    players.map(({ mu, sigma }) => [{ mu, sigma: sigma * Math.sqrt(share) }]),
    {
      rank: contestants.map(({ place }) => place),
      beta: UNITS_PER_E / Math.sqrt(players.length),
      gamma: () => 1,
    },
  )
  const steps = players.map(({ mu, sigma }, i) => {
    const is = at(at(rated, i), 0)
    const doubt = sigma * sigma
    return {
      towards: (is.mu - mu) / share / doubt,
      learned: (doubt - (is.sigma * is.sigma) / share) / share / doubt / doubt,
    }
  })
  // The last of six is compared with all others, the first with nobody who was better. If each learned their own part,
  // losses would be smaller than gains, and ratings would rise.
  const learned = steps.reduce((sum, step) => sum + step.learned, 0) / steps.length
  return contestants.map(({ skill, weight }, i) => {
    const { mu, sigma } = at(players, i)
    // openskill takes off what was learned, which is only right while it is little.
    const variance = 1 / (1 / (sigma * sigma) + learned)
    return partOf(skill, { mu: mu + at(steps, i).towards * variance, sigma: Math.sqrt(variance) }, weight)
  })
}

/** Part of the way from what was known to what is known now. */
function partOf(before: Skill, after: Skill, weight: number): Skill {
  const [was, is] = [before.sigma * before.sigma, after.sigma * after.sigma]
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: Math.min(START.sigma, Math.sqrt(was + weight * (is - was))),
  }
}

/** What was known is less certain after a time without a match. */
export function rested({ mu, sigma }: Skill, forMs: number): Skill {
  const days = Math.max(0, forMs) / DAY
  const drift = DRIFT_PER_ROOT_DAY * DRIFT_PER_ROOT_DAY * days
  return { mu, sigma: Math.min(START.sigma, Math.sqrt(sigma * sigma + drift)) }
}

/** The probability that one finishes ahead of the other. */
export function chanceAgainst(one: Skill, other: Skill): number {
  const doubt = (3 / (Math.PI * Math.PI)) * (one.sigma * one.sigma + other.sigma * other.sigma)
  return 1 / (1 + Math.exp((other.mu - one.mu) / Math.sqrt(UNITS_PER_E * UNITS_PER_E + doubt)))
}
