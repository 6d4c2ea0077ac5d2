/* People and bots of known strength play rated matches, and the ratings follow. By one seed, so always the same. */
import { listedIds } from '@logres/catalogue'
import { at } from '@logres/kernel'
import { botRatings } from '../../src/ratings/bot-skills.ts'
import { afterMatch, chanceAgainst, type Skill } from '../../src/ratings/model.ts'
import { exactPoints, pointsOf, START, skillOf } from '../../src/ratings/scale.ts'

export interface SimulationPlan {
  readonly people: number
  readonly games: number
  /** Of the true strengths of people, in points. */
  readonly spread: number
  readonly seed: number
}

export interface Calibration {
  readonly games: number
  /** The mean of what was foretold for the better one, and how often they finished ahead. */
  readonly foretold: number
  readonly ahead: number
}

export interface Coverage {
  readonly played: number
  /** How often the true strength lay within the ±, and how wide that was. */
  readonly within: number
  readonly plusMinus: number
}

export interface Simulated {
  readonly rankCorrelation: number
  /** Mean of rating minus truth. */
  readonly offset: number
  /** Of all ratings at the end that lie within their ±. */
  readonly within: number
  readonly calibration: readonly Calibration[]
  readonly coverage: readonly Coverage[]
}

const POINTS_PER_E = 400 / Math.LN10
const LOOKED_AT = [5, 10, 20, 40, 80, 160, 320]

/** Who is in a match, two to six, every fifth a bot; strength and luck decide the places. */
export function simulate({ people, games, spread, seed }: SimulationPlan): Simulated {
  const random = randomBy(seed)
  const bots = botRatings(at(listedIds(), 0))
  const truths = Array.from({ length: people }, () => 1500 + spread * normal(random))
  const ratings: Skill[] = truths.map(() => START)
  const played = truths.map(() => 0)
  const bins = Array.from({ length: 10 }, () => ({ games: 0, foretold: 0, ahead: 0 }))
  const covered = new Map(LOOKED_AT.map((count) => [count, { people: 0, within: 0, width: 0 }]))
  for (let game = 0; game < games; game++) {
    const who = new Set<number>()
    const seats = 2 + Math.floor(random() * 5)
    while (who.size < seats) who.add(Math.floor(random() * people))
    const players = [...who].map((person, i) => {
      // The first is always a person.
      const bot = i > 0 && random() < 0.2 ? at(bots, Math.floor(random() * bots.length)) : undefined
      const truth = bot?.value ?? at(truths, person)
      const skill = bot === undefined ? at(ratings, person) : skillOf(bot)
      return { person: bot === undefined ? person : null, skill, luck: truth / POINTS_PER_E + gumbel(random) }
    })
    const placed = players.map((player) => ({
      ...player,
      place: 1 + players.filter(({ luck }) => luck > player.luck).length,
    }))
    foretell(placed)
    const after = afterMatch(placed.map(({ skill, place }) => ({ skill, place, weight: 1 })))
    for (const [i, { person }] of placed.entries()) if (person !== null) learn(person, at(after, i))
  }
  const values = ratings.map(({ mu }) => exactPoints(mu))
  const isWithin = (person: number) =>
    Math.abs(at(values, person) - at(truths, person)) <= pointsOf(at(ratings, person)).plusMinus
  return {
    rankCorrelation: spearman(truths, values),
    offset: mean(values.map((value, i) => value - at(truths, i))),
    within: truths.filter((_, person) => isWithin(person)).length / people,
    calibration: bins.map(({ games: n, foretold, ahead }) => ({ games: n, foretold: foretold / n, ahead: ahead / n })),
    coverage: [...covered]
      .filter(([, { people: n }]) => n >= people / 2)
      .map(([count, { people: n, within, width }]) => ({ played: count, within: within / n, plusMinus: width / n })),
  }

  function foretell(placed: readonly { readonly skill: Skill; readonly place: number }[]): void {
    for (const [i, one] of placed.entries()) {
      for (const other of placed.slice(i + 1)) {
        const chance = chanceAgainst(one.skill, other.skill)
        const [likely, isAhead] =
          chance < 0.5 ? [1 - chance, other.place < one.place] : [chance, one.place < other.place]
        const bin = at(bins, Math.min(9, Math.floor((likely - 0.5) * 20)))
        bin.games += 1
        bin.foretold += likely
        bin.ahead += isAhead ? 1 : 0
      }
    }
  }

  function learn(person: number, skill: Skill): void {
    ratings[person] = skill
    played[person] = at(played, person) + 1
    const cover = covered.get(at(played, person))
    if (cover === undefined) return
    const { value, plusMinus } = pointsOf(skill)
    cover.people += 1
    cover.width += plusMinus
    cover.within += Math.abs(value - at(truths, person)) <= plusMinus ? 1 : 0
  }
}

/** As docs/ratings.md shows it. */
export function tableOf({ rankCorrelation, offset, within, calibration, coverage }: Simulated): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return [
    `rank correlation ${rankCorrelation.toFixed(4)}; ratings minus truth ${offset.toFixed(1)}; within ± ${percent(within)}`,
    'foretold for the better one | pairs | finished ahead',
    ...calibration.map(({ games, foretold, ahead }) => `${percent(foretold)} | ${games} | ${percent(ahead)}`),
    'matches played | mean ± | truth within it',
    ...coverage.map(
      ({ played, plusMinus, within: share }) => `${played} | ${Math.round(plusMinus)} | ${percent(share)}`,
    ),
  ].join('\n')
}

function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32
  }
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
}

function gumbel(random: () => number): number {
  return -Math.log(-Math.log(random()))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const n = one.length
  return 1 - (6 * a.reduce((sum, rank, i) => sum + (rank - at(b, i)) ** 2, 0)) / (n * (n * n - 1))
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).toSorted((a, b) => at(values, a) - at(values, b))
  const ranks = values.map(() => 0)
  for (const [rank, i] of order.entries()) ranks[i] = rank
  return ranks
}
