/* Bots that think in other processes. Where there are none, or they do not answer, they think here. */
import { createHash } from 'node:crypto'
import { type BotPool, type Choice, Closed, type Question } from '../bots/pool.ts'
import { isQuick } from '../bots/question.ts'
import { BOTS } from './connection.ts'
import { JobDesk, Unattended } from './desk.ts'

/** Beside ten times what it may think: the way there and back, and a worker that dies over it. In milliseconds. */
const GRACE = 5_000
const LONGEST = 30_000

type Thinkers = Pick<BotPool, 'think' | 'cancel'>

export class RemoteThinkers implements Thinkers {
  readonly #here: Thinkers
  readonly #desk: JobDesk<Question, Choice>
  #isClosed = false

  constructor(here: Thinkers, url: string, failed: (what: string, error: unknown) => void) {
    this.#here = here
    this.#desk = new JobDesk(BOTS, url, failed)
  }

  async think(question: Question): Promise<Choice> {
    if ((await this.#desk.workers) === 0) return this.#here.think(question)
    try {
      return await this.#desk.ask({
        name: nameOf(question),
        wish: question,
        // Who takes a few milliseconds need not wait for who takes a second.
        rank: isQuick(question) ? 1 : 2,
        patience: patienceFor(question),
      })
    } catch (error) {
      if (this.#isClosed) throw new Closed()
      if (!(error instanceof Unattended)) throw error
      return this.#here.think(question)
    }
  }

  /** What is being thought elsewhere may still be answered; it is not needed any more. */
  cancel(match: string): void {
    this.#here.cancel(match)
  }

  /** Processes that think for us. */
  get workers(): Promise<number> {
    return this.#desk.workers
  }

  close(): Promise<void> {
    this.#isClosed = true
    return this.#desk.close()
  }
}

/** The same for two servers that ask the same. */
function nameOf({ match, seat, level, view }: Question): string {
  return createHash('sha256')
    .update(JSON.stringify([match, seat, level, view]))
    .digest('hex')
    .slice(0, 32)
}

function patienceFor({ budget }: Question): number {
  return Math.min(LONGEST, 'ms' in budget ? 10 * Number(budget.ms) + GRACE : LONGEST)
}
