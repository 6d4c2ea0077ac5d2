/*
 * Work for other processes (`logres worker`) in a BullMQ queue. If two servers ask for the same work under the same
 * name it is done once. Nothing here is durable: without an answer the caller does the work itself.
 */
import { Queue, QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { blockingConnection, commandConnection, PREFIX } from './connection.ts'

export interface JobRequest<Wish> {
  /** Letters and digits only. */
  readonly name: string
  readonly payload: Wish
  /** Lower first, from 1. */
  readonly priority: number
  readonly timeoutMs: number
}

/** No worker did it, or not in time. */
export class JobUnanswered extends Error {}

/** How long the number of workers is cached, in milliseconds. */
const WORKER_COUNT_TTL = 2_000
const CLOSE_TIMEOUT = 500
/** A slower server may ask for the same result. In seconds. */
const RESULT_TTL_SECONDS = 30

/** Both ends are ours: payload and result are JSON text. */
export interface JobData {
  readonly text: string
}

type Waiting = PromiseWithResolvers<string>

export class JobQueue<Wish, Answer> {
  readonly #queue: Queue<JobData, string, string>
  readonly #events: QueueEvents
  readonly #connections: readonly [Redis, Redis]
  #workerCount: { readonly count: Promise<number>; readonly until: number } | undefined
  /** Callers by job name. */
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
    // The connections report their own errors. What is lost with Redis is asked again, or done here.
    this.#queue.on('error', () => {})
    this.#events.on('error', () => {})
  }

  /** The number of workers now. */
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
   * Not with BullMQ's `waitUntilFinished`: if Redis disconnects during that call, its rejection is unhandled and ends
   * the process.
   */
  async #enqueue({ name, payload, priority }: JobRequest<Wish>, answer: Promise<string>): Promise<string> {
    // After a disconnect or a timeout nobody awaits it.
    answer.catch(() => {})
    const options = { jobId: name, priority, removeOnComplete: { age: RESULT_TTL_SECONDS }, removeOnFail: true }
    await this.#queue.add('ask', { text: JSON.stringify(payload) }, options)
    // It may have been finished, for another server, before we subscribed.
    const job = await this.#queue.getJob(name)
    return job?.finishedOn !== undefined && typeof job.returnvalue === 'string' ? job.returnvalue : answer
  }

  #settle(name: string, answer: (waiting: Waiting) => void): void {
    for (const waiting of this.#waiting.get(name) ?? []) answer(waiting)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const name of this.#waiting.keys()) this.#settle(name, ({ reject }) => reject(new Error('closed')))
    // Without Redis, closing would wait for a connection.
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
