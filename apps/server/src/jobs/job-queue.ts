/*
 * Work that other processes do (`logres worker`): it waits in a queue of BullMQ, and whoever asked hears the answer. The same work,
 * asked for by two servers under the same name, is done once. Nothing here must be kept: who has no answer does it himself.
 */
import { Queue, QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { blockingConnection, commandConnection, PREFIX } from './connection.ts'

export interface JobRequest<Wish> {
  /** Of letters and digits. */
  readonly name: string
  readonly payload: Wish
  /** Lower ones first, from 1. */
  readonly priority: number
  /** Milliseconds. */
  readonly timeoutMs: number
}

/** Nobody does it, or nobody has done it in time. */
export class JobUnanswered extends Error {}

/** So many milliseconds it is believed that there are workers, or none. */
const WORKER_COUNT_TTL = 2_000
const CLOSE_TIMEOUT = 500
/** An answer may be asked for once more, by a server that is a little slower. In seconds. */
const RESULT_TTL_SECONDS = 30

/** Both ends are ours: what is asked and answered travels as text. */
export interface JobData {
  readonly text: string
}

type Waiting = PromiseWithResolvers<string>

export class JobQueue<Wish, Answer> {
  readonly #queue: Queue<JobData, string, string>
  readonly #events: QueueEvents
  readonly #connections: readonly [Redis, Redis]
  #workerCount: { readonly count: Promise<number>; readonly until: number } | undefined
  /** Who waits for which work. */
  readonly #waiting = new Map<string, Set<Waiting>>()
  #isClosed = false

  constructor(name: string, url: string, failed: (what: string, error: unknown) => void) {
    const answer = (what: string, error: unknown) => this.#isClosed || failed(what, error)
    this.#connections = [commandConnection(url, answer), blockingConnection(url, answer)]
    this.#queue = new Queue(name, { connection: this.#connections[0], prefix: PREFIX })
    this.#events = new QueueEvents(name, { connection: this.#connections[1], prefix: PREFIX })
    this.#events.on('completed', ({ jobId, returnvalue }) => this.#settle(jobId, ({ resolve }) => resolve(returnvalue)))
    this.#events.on('failed', ({ jobId, failedReason }) => {
      this.#settle(jobId, ({ reject }) => reject(new Error(failedReason)))
    })
    // The connections tell of themselves. What is lost with Redis is asked for again, or done here.
    this.#queue.on('error', () => {})
    this.#events.on('error', () => {})
  }

  /** How many do this work now. */
  get workers(): Promise<number> {
    const now = performance.now()
    if (this.#workerCount === undefined || this.#workerCount.until < now) {
      const count = withinTime(this.#queue.getWorkersCount(), WORKER_COUNT_TTL).catch(() => 0)
      this.#workerCount = { count, until: now + WORKER_COUNT_TTL }
    }
    return this.#workerCount.count
  }

  async ask(request: JobRequest<Wish>): Promise<Answer> {
    const waiting = Promise.withResolvers<string>()
    const { name, timeoutMs } = request
    const all = this.#waiting.get(name) ?? new Set()
    this.#waiting.set(name, all.add(waiting))
    try {
      return JSON.parse(await withinTime(this.#enqueue(request, waiting.promise), timeoutMs))
    } catch (error) {
      throw new JobUnanswered(error instanceof Error ? error.message : String(error))
    } finally {
      all.delete(waiting)
      if (all.size === 0) this.#waiting.delete(name)
    }
  }

  /**
   * Not with the queue's own `waitUntilFinished`: if Redis goes away while that looks, what it throws is caught by nobody, and
   * ends the process.
   */
  async #enqueue({ name, payload, priority }: JobRequest<Wish>, answer: Promise<string>): Promise<string> {
    // If we have no way to Redis any more, or no time, nobody waits for it.
    answer.catch(() => {})
    const options = { jobId: name, priority, removeOnComplete: { age: RESULT_TTL_SECONDS }, removeOnFail: true }
    await this.#queue.add('ask', { text: JSON.stringify(payload) }, options)
    // It may have been done before we listened, for another server.
    const job = await this.#queue.getJob(name)
    return job?.finishedOn !== undefined && typeof job.returnvalue === 'string' ? job.returnvalue : answer
  }

  #settle(name: string, answer: (waiting: Waiting) => void): void {
    for (const waiting of this.#waiting.get(name) ?? []) answer(waiting)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const name of this.#waiting.keys()) this.#settle(name, ({ reject }) => reject(new Error('closed')))
    // Without a way to Redis they would wait for one.
    const closed = Promise.allSettled([this.#queue.close(), this.#events.close()])
    await withinTime(closed, CLOSE_TIMEOUT).catch(() => {})
    for (const connection of this.#connections) connection.disconnect()
  }
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
