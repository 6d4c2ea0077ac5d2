/*
 * Idempotency keys per seat: a repeat gets the first answer, and no earlier. A match has hundreds of keys and needs
 * few, so for settled ones only a 53-bit hash is kept; a collision within one match is less likely than a cosmic ray.
 */
import type { Seat } from '@logres/kernel'

export class IdempotencyKeys {
  readonly #pending = new Map<string, Promise<number>>()
  #names = new Float64Array(16)
  #answers = new Uint32Array(16)
  #count = 0

  /** The answer to this key, settled or pending; undefined if unknown. */
  get(seat: Seat, key: string): number | Promise<number> | undefined {
    const pending = this.#pending.get(nameFor(seat, key))
    if (pending !== undefined) return pending
    const found = this.#names.subarray(0, this.#count).indexOf(hash53(nameFor(seat, key)))
    return found < 0 ? undefined : this.#answers[found]
  }

  /** It is being written. */
  begin(seat: Seat, key: string, answer: Promise<number>): void {
    this.#pending.set(nameFor(seat, key), answer)
  }

  /** It is done. */
  settle(seat: Seat, key: string, answer: number): void {
    this.#pending.delete(nameFor(seat, key))
    if (this.#count === this.#names.length) this.#grow()
    this.#names[this.#count] = hash53(nameFor(seat, key))
    this.#answers[this.#count] = answer
    this.#count += 1
  }

  #grow(): void {
    const [names, answers] = [this.#names, this.#answers]
    const size = names.length + (names.length >> 1)
    this.#names = new Float64Array(size)
    this.#names.set(names)
    this.#answers = new Uint32Array(size)
    this.#answers.set(answers)
  }
}

function nameFor(seat: Seat, key: string): string {
  return `${seat} ${key}`
}

/** Two 32-bit mixes, of which 53 bits are used: as many as a number holds. */
function hash53(name: string): number {
  let [a, b] = [0x9e3779b9, 0x85ebca6b]
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul((b << 5) ^ (b >>> 3) ^ code, 0xc2b2ae35)
  }
  a = Math.imul(a ^ (b >>> 15), 0x2c1b3c6d)
  b = Math.imul(b ^ (a >>> 13), 0x297a2d39)
  return (a >>> 0) * 2 ** 21 + ((b ^ (b >>> 16)) >>> 11)
}
