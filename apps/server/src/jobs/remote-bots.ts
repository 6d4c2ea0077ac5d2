/* Bots that think in worker processes. Without workers, or without an answer, they think here. */
import { createHash } from 'node:crypto'
import { type BotPool, type Choice, Closed, type Question } from '../bots/pool.ts'
import { isQuick } from '../bots/question.ts'
import { BOTS } from './connection.ts'
import { JobQueue, JobUnanswered } from './job-queue.ts'

/** On top of ten times the budget: the round trip, and a worker that dies. In milliseconds. */
const GRACE = 5_000
const MAX_TIMEOUT = 30_000

type BotService = Pick<BotPool, 'think' | 'cancel'>

export class RemoteBots implements BotService {
  readonly #local: BotService
  readonly #queue: JobQueue<Question, Choice>
  #isClosed = false

  constructor(here: BotService, url: string, failed: (what: string, error: unknown) => void) {
    this.#local = here
    this.#queue = new JobQueue(BOTS, url, failed)
  }

  async think(question: Question): Promise<Choice> {
    if ((await this.#queue.workers) === 0) return this.#local.think(question)
    try {
      return await this.#queue.ask({
        name: nameOf(question),
        payload: question,
        // Quick levels need not wait for searches.
        priority: isQuick(question) ? 1 : 2,
        timeoutMs: timeoutFor(question),
      })
    } catch (error) {
      if (this.#isClosed) throw new Closed()
      if (!(error instanceof JobUnanswered)) throw error
      return this.#local.think(question)
    }
  }

  /** A question in progress elsewhere may still be answered; the answer is ignored. */
  cancel(match: string): void {
    this.#local.cancel(match)
  }

  /** The number of worker processes. */
  get workers(): Promise<number> {
    return this.#queue.workers
  }

  close(): Promise<void> {
    this.#isClosed = true
    return this.#queue.close()
  }
}

/** The same for two servers that ask the same. */
function nameOf({ match, seat, level, view }: Question): string {
  return createHash('sha256')
    .update(JSON.stringify([match, seat, level, view]))
    .digest('hex')
    .slice(0, 32)
}

function timeoutFor({ budget }: Question): number {
  return Math.min(MAX_TIMEOUT, 'ms' in budget ? 10 * Number(budget.ms) + GRACE : MAX_TIMEOUT)
}
