/*
 * Simultaneous perturbation (SPSA): all weights are moved at once by random signs, both ways; the two play each other, and
 * the weights move towards the winner. Weights without effect get some noise; those that matter converge.
 */
import { at, type Chance } from '@logres/kernel'
import type { Weights } from '@logres/mind'

/** The perturbation of a round: a fifth up or down. It decays slowly, as Spall advises. */
const REACH = 0.2
const REACH_FADES = 0.101
/** The initial gain. */
const GAIN = 0.2
const GAIN_FADES = 0.602
/** The largest change of a weight in one round. */
const LONGEST_STEP = 0.2

export interface Proposal {
  readonly plus: Weights
  readonly minus: Weights
}

export class Tuner {
  readonly #start: Weights
  readonly #names: readonly string[]
  readonly #rounds: number
  readonly #chance: Chance
  /** The distance of each weight from the start: the logarithm of a factor, or units. */
  #place: readonly number[]
  #signs: readonly number[] = []
  #round = 0
  /** The sum of the second half's positions: their mean is less noisy than the last one. */
  readonly #total: number[]
  #counted = 0

  constructor(start: Weights, names: readonly string[], rounds: number, chance: Chance) {
    this.#start = start
    this.#names = names
    this.#rounds = rounds
    this.#chance = chance
    this.#place = names.map(() => 0)
    this.#total = names.map(() => 0)
  }

  /** The two sets of weights that are to play each other. */
  propose(): Proposal {
    this.#signs = this.#names.map(() => (this.#chance.pick(2, 'sign') === 0 ? 1 : -1))
    return { plus: this.#at(this.#moved(this.#reach)), minus: this.#at(this.#moved(-this.#reach)) }
  }

  /** `share` is what `plus` of the last proposal won against `minus`. */
  learn(share: number): void {
    const fading = (this.#round + 1 + this.#rounds / 10) / (1 + this.#rounds / 10)
    const step = ((2 * share - 1) / (2 * this.#reach)) * GAIN * fading ** -GAIN_FADES
    this.#place = this.#moved(Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step)))
    this.#round += 1
    if (this.#round * 2 <= this.#rounds) return
    this.#counted += 1
    for (const [i, much] of this.#place.entries()) this.#total[i] = at(this.#total, i) + much
  }

  /** The best guess so far, to three digits. */
  get weights(): Weights {
    const isEarly = this.#counted === 0
    const weights = this.#at(isEarly ? this.#place : this.#total.map((much) => much / this.#counted))
    return Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, threeDigits(weight)]))
  }

  get #reach(): number {
    return REACH * (this.#round + 1) ** -REACH_FADES
  }

  #moved(by: number): number[] {
    return this.#place.map((much, i) => much + by * at(this.#signs, i))
  }

  #at(place: readonly number[]): Weights {
    const moved = this.#names.map((name, i) => [name, weightAt(this.#start[name] ?? 0, at(place, i))] as const)
    return { ...this.#start, ...Object.fromEntries(moved) }
  }
}

/** A positive weight stays positive; a negative one moves by fractions of itself, zero by fractions of one. */
function weightAt(start: number, place: number): number {
  if (start > 0) return start * Math.exp(place)
  return start + place * (start === 0 ? 1 : -start)
}

export function threeDigits(weight: number): number {
  return Number(weight.toPrecision(3))
}
