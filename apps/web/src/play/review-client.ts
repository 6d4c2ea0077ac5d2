/* The page's side of the worker for hints and warnings. */
import type { ReviewAnswer, ReviewJob, ReviewRequest, ReviewResult } from './review-jobs.ts'

export interface Asked {
  /** Undefined if it was cancelled, or failed. */
  readonly result: Promise<ReviewResult | undefined>
  cancel(): void
}

/** What of a Worker is used: tests have one of their own. */
export interface ReviewPort {
  postMessage(request: ReviewRequest): void
  addEventListener(type: 'message', listener: (event: { readonly data: ReviewAnswer }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  terminate(): void
}

interface Open {
  resolve(result: ReviewResult | undefined): void
  report(part: number): void
}

export class ReviewClient {
  readonly #createPort: () => ReviewPort
  readonly #open = new Map<number, Open>()
  #port: ReviewPort | undefined
  #count = 0

  constructor(createPort: () => ReviewPort = createWorker) {
    this.#createPort = createPort
  }

  /** `report` hears how much of the work is done, 0 to 1. */
  ask(job: ReviewJob, report: (part: number) => void = () => {}): Asked {
    const no = this.#count++
    const port = this.#started()
    const result = new Promise<ReviewResult | undefined>((resolve) => this.#open.set(no, { resolve, report }))
    port.postMessage({ kind: 'start', no, job })
    return {
      result,
      cancel: () => {
        port.postMessage({ kind: 'cancel', no })
        this.#settle(no, undefined)
      },
    }
  }

  close(): void {
    this.#port?.terminate()
    this.#port = undefined
    this.#giveUp()
  }

  #started(): ReviewPort {
    if (this.#port !== undefined) return this.#port
    const port = this.#createPort()
    port.addEventListener('message', ({ data }) => this.#hear(data))
    port.addEventListener('error', () => this.#giveUp())
    this.#port = port
    return port
  }

  #hear(answer: ReviewAnswer): void {
    if (answer.kind === 'progress') this.#open.get(answer.no)?.report(answer.part)
    else this.#settle(answer.no, answer.kind === 'done' ? answer.result : undefined)
  }

  #settle(no: number, result: ReviewResult | undefined): void {
    this.#open.get(no)?.resolve(result)
    this.#open.delete(no)
  }

  #giveUp(): void {
    for (const no of [...this.#open.keys()]) this.#settle(no, undefined)
  }
}

function createWorker(): ReviewPort {
  return new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' })
}
