/* What each seat wants of the platform: to end without a winner, and to answer some questions without being asked. */
import { isDeepStrictEqual } from 'node:util'
import { at, type Seat, type Viewer } from '@logres/kernel'
import type { ServerMessage, StandingAnswers } from '@logres/protocol'
import type { Id, Wish } from '../store/store.ts'

export class Wishes {
  /** The newest, durable or not. */
  #wishes: readonly Wish[]
  #shown: readonly Wish[]
  /** On their way to the store. */
  #pending: readonly Wish[] = []

  constructor(match: Id, seats: number, rows: readonly Wish[]) {
    this.#wishes = Array.from({ length: seats }, (_, seat) => ({
      ...{ match, seat, agreesToEnd: false, standing: {} },
      ...rows.find((row) => row.seat === seat),
    }))
    this.#shown = this.#wishes
  }

  agrees(seat: Seat): boolean {
    return at(this.#wishes, seat).agreesToEnd
  }

  /** As far as they are durable. */
  standing(seat: Seat): StandingAnswers {
    return at(this.#shown, seat).standing
  }

  /** The row to be committed; `shown` once it is. */
  change(seat: Seat, change: Partial<Pick<Wish, 'agreesToEnd' | 'standing'>>): Wish {
    const changed = { ...at(this.#wishes, seat), ...change }
    this.#wishes = this.#wishes.with(seat, changed)
    this.#pending = [...this.#pending, changed]
    return changed
  }

  /** As it lies in the store. What we are about to write is newer. Answers whether it is another one than before. */
  take(wish: Wish): boolean {
    if (this.#pending.some(({ seat }) => seat === wish.seat)) return false
    if (isDeepStrictEqual(at(this.#shown, wish.seat), wish)) return false
    this.#wishes = this.#wishes.with(wish.seat, wish)
    this.#shown = this.#shown.with(wish.seat, wish)
    return true
  }

  /** It is durable. */
  shown(wish: Wish): void {
    this.#pending = this.#pending.filter((each) => each !== wish)
    this.#shown = this.#shown.with(wish.seat, wish)
  }

  /** All of it, for who has just come. */
  tell(viewer: Viewer): ServerMessage[] {
    return viewer === 'table' ? [this.agreeing()] : [this.agreeing(), this.answers(viewer)]
  }

  agreeing(): ServerMessage {
    return { kind: 'agreeing', seats: this.#shown.flatMap(({ agreesToEnd, seat }) => (agreesToEnd ? [seat] : [])) }
  }

  /** For this seat alone. */
  answers(seat: Seat): ServerMessage {
    return { kind: 'standing', answers: this.standing(seat) }
  }
}
