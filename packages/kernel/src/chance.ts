/*
 * Chance is the only randomness a game has. Four forms share one face: sealed (seal.ts) for real matches,
 * seeded for bots, simulation and tests in bulk, replaying for a stored log, scripted for a test of one rule.
 */

/** `pick` answers 0 … sides−1, each equally likely; `why` names the draw for log and tests. */
export interface Chance {
  pick(sides: number, why: string): number
}

/** A chance that a match draws from. A fork answers what the original would; drawing from one leaves the other alone. */
export interface Source extends Chance {
  fork(): Source
}

export interface Draw {
  readonly why: string
  readonly sides: number
  readonly value: number
}

const TWO_32 = 0x1_0000_0000
export const MOST_SIDES = 1 << 20

export function checkSides(sides: number, why: string): void {
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`a draw of ${sides} sides for ${why}`)
  }
}

function isAnswer(value: number, sides: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < sides
}

/** Chris Doty-Humphrey's sfc32: four words of state, a period of 2^32 at the very least. Not for secrets. */
export class SeededChance implements Source {
  #a: number
  #b: number
  #c: number
  #count = 1

  constructor(seed: string | number) {
    const text = String(seed)
    let a = 0x2545f491
    let b = 0x6a09e667 ^ text.length
    let c = 0x3c6ef372
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13)
      c = Math.imul(c ^ (code + i), 0xc2b2ae35) ^ (c >>> 16)
    }
    this.#a = a
    this.#b = b
    this.#c = c
    for (let i = 0; i < 15; i++) this.next32()
  }

  fork(): SeededChance {
    const fork = new SeededChance('')
    fork.#a = this.#a
    fork.#b = this.#b
    fork.#c = this.#c
    fork.#count = this.#count
    return fork
  }

  /** The next 32 random bits as a signed integer (an unsigned one would not always fit a small integer). */
  next32(): number {
    const result = (((this.#a + this.#b) | 0) + this.#count) | 0
    this.#count = (this.#count + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0
    return result
  }

  pick(sides: number, why: string): number {
    if ((sides | 0) !== sides || sides < 1 || sides > MOST_SIDES) checkSides(sides, why)
    // The product's upper half is the answer; its lower half says whether this word would favour low answers.
    let product = (this.next32() >>> 0) * sides
    let value = Math.floor(product / TWO_32)
    if (product - value * TWO_32 < sides) {
      const unfair = TWO_32 % sides
      while (product - value * TWO_32 < unfair) {
        product = (this.next32() >>> 0) * sides
        value = Math.floor(product / TWO_32)
      }
    }
    return value
  }
}

export function seededChance(seed: string | number): SeededChance {
  return new SeededChance(seed)
}

/** Writes down what another chance answers. */
export class RecordingChance implements Chance {
  readonly draws: Draw[] = []
  readonly #source: Chance

  constructor(source: Chance) {
    this.#source = source
  }

  pick(sides: number, why: string): number {
    const value = this.#source.pick(sides, why)
    this.draws.push({ why, sides, value })
    return value
  }
}

/**
 * Answers what a log says was drawn. A log that does not fit the rules is no reason to throw: the first misfit is kept as
 * `fault` and something is answered, so the caller can say which entry is wrong. Not always the same: a rule that rolls
 * until something else falls must come to an end.
 */
export class ReplayingChance implements Chance {
  readonly #draws: readonly Draw[]
  #next = 0
  #fault: string | undefined

  constructor(draws: readonly Draw[]) {
    this.#draws = draws
  }

  pick(sides: number, why: string): number {
    checkSides(sides, why)
    const draw = this.#draws[this.#next++]
    if (draw === undefined) this.#fault ??= 'drawMissing'
    else if (draw.sides !== sides) this.#fault ??= 'drawSides'
    else if (isAnswer(draw.value, sides)) return draw.value
    else this.#fault ??= 'drawOutOfRange'
    return this.#next % sides
  }

  /** What did not fit, draws left over included; ask when the entry is applied. */
  fault(): string | undefined {
    return this.#fault ?? (this.#next < this.#draws.length ? 'drawLeftOver' : undefined)
  }
}

/** For a test of one rule: answers the listed draws, and throws when the rules ask for anything else. */
export class ScriptedChance implements Source {
  readonly #script: { why: string; value: number }[]

  constructor(script: readonly (readonly [why: string, value: number])[]) {
    this.#script = script.map(([why, value]) => ({ why, value }))
  }

  pick(sides: number, why: string): number {
    const next = this.#script.shift()
    if (next === undefined) throw new Error(`the script has no draw left for ${why} of ${sides}`)
    if (next.why !== why) throw new Error(`the script expects ${next.why}, the rules draw ${why}`)
    if (!isAnswer(next.value, sides)) throw new Error(`the script says ${next.value} for ${why} of ${sides}`)
    return next.value
  }

  fork(): ScriptedChance {
    return new ScriptedChance(this.#script.map(({ why, value }) => [why, value]))
  }

  left(): number {
    return this.#script.length
  }
}
