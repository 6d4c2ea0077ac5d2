/*
 * Threads that work, by default those that play. Jobs are assigned in order, and their answers returned in that order, whichever finishes first.
 */
import { Worker } from 'node:worker_threads'
import type { Answer, Job } from './job.ts'

const WORKER = new URL('./worker.ts', import.meta.url)

/** A thread died: whatever it was playing is lost, so the whole run is. */
export class WorkerCrashed extends Error {}

export interface Work<J = Job, A = Answer> {
  readonly count: number
  job(i: number): J
  /** Gets every answer, in the order of jobs, until it says that it has enough. */
  take(answer: A): 'more' | 'enough'
  readonly signal?: AbortSignal | undefined
}

export class Pool<J = Job, A = Answer> {
  readonly #size: number
  readonly #file: URL
  readonly #idle: Worker[] = []
  readonly #busy = new Set<Worker>()

  constructor(size: number, file: URL = WORKER) {
    this.#size = size
    this.#file = file
  }

  /** Ends when all is taken, when `take` has enough, or at the signal. What is still being played then is dropped. */
  async run({ count, job, take, signal }: Work<J, A>): Promise<void> {
    const early = Promise.withResolvers<void>()
    const stop = () => early.resolve()
    const waiting = new Map<number, A>()
    let next = 0
    let taken = 0
    let isOver = signal?.aborted === true
    const lane = async () => {
      while (next < count && !isOver) {
        const i = next++
        waiting.set(i, await this.#ask(job(i)))
        for (let answer = waiting.get(taken); answer !== undefined && !isOver; answer = waiting.get(taken)) {
          waiting.delete(taken++)
          isOver = take(answer) === 'enough'
        }
      }
      if (isOver) stop()
    }
    signal?.addEventListener('abort', stop)
    try {
      const lanes = Array.from({ length: Math.min(this.#size, count) }, lane)
      await Promise.race([early.promise, Promise.all(lanes)])
    } finally {
      isOver = true
      signal?.removeEventListener('abort', stop)
      await this.#dismiss(this.#busy)
    }
  }

  async close(): Promise<void> {
    await this.#dismiss([...this.#busy, ...this.#idle.splice(0)])
  }

  #ask(job: J): Promise<A> {
    const worker = this.#idle.pop() ?? this.#hire()
    this.#busy.add(worker)
    return new Promise<A>((resolve, reject) => {
      const crash = (reason: string) => reject(new WorkerCrashed(`A thread died: ${reason}.`))
      const fail = (error: unknown) => crash(error instanceof Error ? error.message : String(error))
      const leave = (code: number) => crash(`it left with code ${code}`)
      const garble = () => crash('its answer could not be read')
      worker.once('error', fail).once('exit', leave).once('messageerror', garble)
      worker.once('message', (answer: A) => {
        // An answer may still come from one that was dismissed: it must not be asked again.
        if (!this.#busy.delete(worker)) return
        worker.off('error', fail).off('exit', leave).off('messageerror', garble)
        this.#idle.push(worker)
        resolve(answer)
      })
      worker.postMessage(job)
    })
  }

  #hire(): Worker {
    const worker = new Worker(this.#file)
    worker.once('exit', () => {
      const place = this.#idle.indexOf(worker)
      if (place !== -1) this.#idle.splice(place, 1)
    })
    return worker
  }

  async #dismiss(workers: Iterable<Worker>): Promise<void> {
    const all = [...workers]
    this.#busy.clear()
    await Promise.all(all.map((worker) => worker.terminate()))
  }
}
