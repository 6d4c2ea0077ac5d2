/* Bots that think in worker processes. Without workers, or without an answer, they think here. */
import { createHash } from 'node:crypto'
import { type BotPool, type Choice, Closed, type Question } from '../bots/pool.ts'
import { isQuick } from '../bots/question.ts'
import { BOTS } from './connection.ts'
import { JobQueue, JobUnanswered } from './job-queue.ts'

/** On top of ten times the budget: the round trip, and a worker that dies. In milliseconds. */
const GRACE = 5_000
const MAX_TIMEOUT = 30_000
/** The best priority of a searching bot. BullMQ knows two million. */
const SEARCHES_FROM = 10_000

type BotService = Pick<BotPool, 'think' | 'cancel'>

export class RemoteBots implements BotService {
  readonly #local: BotService
  readonly #queue: JobQueue<Question, Choice>
  /** Questions without an answer, by owner. */
  readonly #asking = new Map<string, number>()
  #isClosed = false

  constructor(here: BotService, url: string, failed: (what: string, error: unknown) => void) {
    this.#local = here
    this.#queue = new JobQueue(BOTS, url, failed)
  }

  async think(question: Question): Promise<Choice> {
    if ((await this.#queue.workers) === 0) return this.#local.think(question)
    const { owner } = question
    const asking = (this.#asking.get(owner) ?? 0) + 1
    this.#asking.set(owner, asking)
    try {
      return await this.#queue.ask({
        name: nameOf(question),
        payload: question,
        priority: priorityOf(question, asking),
        timeoutMs: timeoutFor(question),
      })
    } catch (error) {
      if (this.#isClosed) throw new Closed()
      if (!(error instanceof JobUnanswered)) throw error
      return this.#local.think(question)
    } finally {
      this.#answered(owner)
    }
  }

  #answered(owner: string): void {
    const left = (this.#asking.get(owner) ?? 1) - 1
    if (left === 0) this.#asking.delete(owner)
    else this.#asking.set(owner, left)
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

/**
 * Quick levels need not wait for searches. Among both, the third question of a person waits for the second of everybody
 * else: somebody with many matches delays only themselves. A worker's pool then takes turns in the same way.
 */
export function priorityOf({ level }: Pick<Question, 'level'>, asking: number): number {
  return Math.min(asking, SEARCHES_FROM - 1) + (isQuick({ level }) ? 0 : SEARCHES_FROM)
}

function timeoutFor({ budget }: Question): number {
  return Math.min(MAX_TIMEOUT, 'ms' in budget ? 10 * Number(budget.ms) + GRACE : MAX_TIMEOUT)
}
