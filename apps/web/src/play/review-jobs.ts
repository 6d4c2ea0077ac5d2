/*
 * What the worker for hints and warnings is asked and answers. A job has a number, reports how many playouts it has done, and can be
 * cancelled. Only views go there, never a state: the coach knows what the seat knows.
 */
import type { AnyGame, Seat, Tagged } from '@logres/kernel'
import { isRefusal } from '@logres/kernel'
import type { AnyMind } from '@logres/mind'
import { type Blunder, blunder, type Hint, hint, mostPlayouts, Task, THOROUGH, type Work } from '@logres/review'

interface Position {
  readonly game: string
  readonly view: object
  readonly seat: Seat
  readonly seats: number
}

export type ReviewJob =
  | ({ readonly kind: 'hint' } & Position)
  | ({ readonly kind: 'blunder'; readonly action: Tagged } & Position)

export type ReviewRequest =
  | { readonly kind: 'start'; readonly no: number; readonly job: ReviewJob }
  | { readonly kind: 'cancel'; readonly no: number }

/** Undefined: there is nothing to say. */
export type ReviewResult = { readonly hint: Hint | undefined } | { readonly blunder: Blunder | undefined }

export type ReviewAnswer =
  | { readonly kind: 'progress'; readonly no: number; readonly part: number }
  | { readonly kind: 'done'; readonly no: number; readonly result: ReviewResult }
  | { readonly kind: 'failed'; readonly no: number; readonly message: string }

/** Playouts between two looks at what else has arrived: 5 to 25 ms. */
const AT_ONCE = 50

export interface JobTools {
  findGame(id: string): { readonly game: AnyGame; readonly mind: AnyMind } | undefined
  answer(answer: ReviewAnswer): void
  /** Lets messages arrive. */
  pause(): Promise<void>
}

/** Does one job after the other, the oldest first. */
export class ReviewJobs {
  readonly #tools: JobTools
  readonly #waiting: { readonly no: number; readonly job: ReviewJob }[] = []
  readonly #cancelled = new Set<number>()
  #isBusy = false

  constructor(tools: JobTools) {
    this.#tools = tools
  }

  /** Resolves once nothing is left to do. */
  async handle(request: ReviewRequest): Promise<void> {
    if (request.kind === 'cancel') {
      this.#cancelled.add(request.no)
      return
    }
    this.#waiting.push(request)
    if (this.#isBusy) return
    this.#isBusy = true
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        await this.#run(next.no, next.job)
      } catch (error) {
        this.#tools.answer({ kind: 'failed', no: next.no, message: String(error) })
      }
      this.#cancelled.delete(next.no)
    }
    this.#isBusy = false
  }

  async #run(no: number, job: ReviewJob): Promise<void> {
    const found = this.#tools.findGame(job.game)
    if (found === undefined) throw new Error(`there is no game ${job.game}`)
    const task = new Task(workOf(found.game, found.mind, job))
    const most = mostPlayouts(THOROUGH)
    for (;;) {
      await this.#tools.pause()
      if (this.#cancelled.has(no)) return
      if (task.step(AT_ONCE)) break
      this.#tools.answer({ kind: 'progress', no, part: Math.min(1, task.done / most) })
    }
    if (task.result !== undefined) this.#tools.answer({ kind: 'done', no, result: task.result })
  }
}

function* workOf(game: AnyGame, mind: AnyMind, job: ReviewJob): Work<ReviewResult> {
  const { view, seat, seats } = job
  if (job.kind === 'hint') return { hint: yield* hint(game, mind, { view, seat, seats }) }
  // The minds compare the actions that the rules use, not copies of them.
  const action = game.parseAction(job.action)
  if (isRefusal(action)) return { blunder: undefined }
  return { blunder: yield* blunder(mind, { view, seat, seats }, action) }
}
