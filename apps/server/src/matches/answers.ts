/* The questions of a match that have manners of their own: answered no earlier than a drawn moment, and perhaps beforehand. */
import { findGame, type StandingQuestion } from '@logres/catalogue'
import { type AnyMatch, isRefusal, type Refusal, type Seat, type Tagged } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'
import { type Delay, Hold } from './hold.ts'
import type { Lens } from './lens.ts'
import { mayNotStand, standingAnswer } from './standing.ts'

export class Answers {
  readonly #match: AnyMatch
  readonly #hold: Hold
  readonly #questions: readonly StandingQuestion[]

  constructor(match: AnyMatch, delay: Delay) {
    this.#match = match
    this.#hold = new Hold(delay)
    this.#questions = findGame(match.game.id)?.standing ?? []
  }

  /** What is asked has changed. */
  asked(lenses: Iterable<Lens>): void {
    if (this.#questions.length === 0) return
    for (const { viewer, question, ask } of lenses) {
      if (viewer === 'table' || question === null) continue
      if (this.#questions.some((each) => each.question === question.kind)) this.#hold.asked(viewer, ask)
    }
  }

  /** How many milliseconds an answer to this question has to wait yet. */
  left(seat: Seat, ask: number): number {
    return this.#hold.left(seat, ask)
  }

  mayNotStand(answers: StandingAnswers): Refusal | undefined {
    return mayNotStand(this.#questions, answers)
  }

  /** What was answered beforehand to what this seat is asked now. */
  standingAt({ viewer, shown }: Lens, answers: StandingAnswers): Tagged | undefined {
    const { question } = shown
    if (question === null || viewer === 'table') return undefined
    return standingAnswer(this.#questions, answers, question, (action) => this.whyNot(viewer, action) === undefined)
  }

  whyNot(seat: Seat, action: Tagged): Refusal | undefined {
    const { game, state } = this.#match
    const read = game.parseAction(action)
    return isRefusal(read) ? read : game.whyNot(state, seat, read)
  }
}
