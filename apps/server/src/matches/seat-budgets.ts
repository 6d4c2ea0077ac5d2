/*
 * How much the people on the seats of a match may write into its log: far more than any honest match needs
 * (docs/limits.md), so that nobody can make it endless. Counted from the log, so all servers agree.
 */
import { at, type Entry, type Refusal, refuse, type Seat } from '@logres/kernel'

/** For each seat. */
export interface SeatBudget {
  /** Everything a person does but undo. When it is spent, a stand-in plays on for good. */
  readonly acts: number
  /** When it is spent, play goes on without undo. */
  readonly undos: number
}

export const SEAT_BUDGET: SeatBudget = { acts: 4_000, undos: 1_000 }

export class SeatBudgets {
  readonly #budget: SeatBudget
  readonly #acts: number[]
  readonly #undos: number[]

  constructor(seats: number, budget: SeatBudget) {
    this.#budget = budget
    this.#acts = Array.from({ length: seats }, () => 0)
    this.#undos = [...this.#acts]
  }

  count({ by, seat, kind }: Entry): void {
    if (by !== 'person' || seat === null) return
    const counts = kind === 'undo' ? this.#undos : this.#acts
    counts[seat] = at(counts, seat) + 1
  }

  /** Whether this seat's person may do nothing more, except resign. */
  isSpent(seat: Seat): boolean {
    return at(this.#acts, seat) >= this.#budget.acts
  }

  whyNot(seat: Seat, kind: 'act' | 'undo' | 'takeBack' | 'resign'): Refusal | undefined {
    const { acts, undos } = this.#budget
    if (kind === 'resign') return undefined
    if (this.isSpent(seat)) return refuse('actsUsedUp', null, { most: acts })
    const isUndoSpent = kind === 'undo' && at(this.#undos, seat) >= undos
    return isUndoSpent ? refuse('undosUsedUp', null, { most: undos }) : undefined
  }
}
