/* Questions with special handling: their answers are delayed, and may be given in advance. */
import { findGame } from '@logres/catalogue'
import type { StandingQuestion } from '@logres/kernel'
import { type AnyMatch, isRefusal, type Refusal, type Seat, type Tagged } from '@logres/kernel'
import type { StandingAnswers } from '@logres/protocol'
import { AnswerDelay, type DelayRange } from './answer-delay.ts'
import { checkStandingAnswers, standingAnswer } from './standing-answers.ts'
import type { ViewerState } from './viewer-state.ts'

export class AnswerPolicy {
  readonly #match: AnyMatch
  readonly #delay: AnswerDelay
  readonly #questions: readonly StandingQuestion[]

  constructor(match: AnyMatch, delay: DelayRange) {
    this.#match = match
    this.#delay = new AnswerDelay(delay)
    this.#questions = findGame(match.game.id)?.standing ?? []
  }

  /** The questions have changed. */
  questionsChanged(viewerStates: Iterable<ViewerState>): void {
    if (this.#questions.length === 0) return
    for (const { viewer, question, ask } of viewerStates) {
      if (viewer === 'table' || question === null) continue
      if (this.#questions.some((each) => each.question === question.kind)) this.#delay.start(viewer, ask)
    }
  }

  /** How many milliseconds an answer to this question still has to wait. */
  msLeft(seat: Seat, ask: number): number {
    return this.#delay.msLeft(seat, ask)
  }

  checkStanding(answers: StandingAnswers): Refusal | undefined {
    return checkStandingAnswers(this.#questions, answers)
  }

  /** The standing answer to this seat's current question, if any. */
  standingAnswer({ viewer, shown }: ViewerState, answers: StandingAnswers): Tagged | undefined {
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
