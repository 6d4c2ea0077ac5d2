/* The questions of a match that have manners of their own: answered no earlier than a drawn moment, and perhaps beforehand. */
import { findGame, type StandingQuestion } from '@logres/catalogue'
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

  /** What is asked has changed. */
  questionsChanged(viewerStates: Iterable<ViewerState>): void {
    if (this.#questions.length === 0) return
    for (const { viewer, question, ask } of viewerStates) {
      if (viewer === 'table' || question === null) continue
      if (this.#questions.some((each) => each.question === question.kind)) this.#delay.start(viewer, ask)
    }
  }

  /** How many milliseconds an answer to this question has to wait yet. */
  msLeft(seat: Seat, ask: number): number {
    return this.#delay.msLeft(seat, ask)
  }

  checkStanding(answers: StandingAnswers): Refusal | undefined {
    return checkStandingAnswers(this.#questions, answers)
  }

  /** What was answered beforehand to what this seat is asked now. */
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
