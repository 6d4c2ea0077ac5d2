/*
 * A slot for one worker thread. The thread starts when there is work. One that dies or times out is given up, and the
 * next starts after a delay that grows while no thread in this slot answers.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Answer, FromThread, Question, ToThread } from './question.ts'
import { SeatCache } from './seat-cache.ts'
import { terminateWhenLoaded } from './terminate.ts'
import { answerTimeout, restartDelay } from './timing.ts'

/** Loading the games takes half a second, on a busy machine a few seconds. */
const START_TIMEOUT = 30_000
/** After this a thread that will not terminate is left to the end of the process. */
const TERMINATE_TIMEOUT = 5000
/**
 * With more, a thread that exceeds its limit takes down the whole process: the surviving young objects exceed the
 * reserve that Node leaves for shutting it down (nodejs/node#47224).
 */
const YOUNG_GENERATION_MB = 16

export interface WorkerSlotOptions {
  readonly file: URL
  readonly data: unknown
  readonly memoryMb: number
  readonly grace: number
  readonly pause: { readonly first: number; readonly longest: number }
  /** The slot became idle or empty on its own, not through an answer from `ask`. */
  readonly changed: () => void
  readonly lost: (reason: string) => void
}

/** The thread is gone, and the answer with it. */
export interface LostWorker {
  readonly kind: 'lost'
  readonly reason: string
}

type State = 'empty' | 'starting' | 'idle' | 'busy' | 'resting' | 'closed'

export class WorkerSlot {
  /** Only for quick questions. */
  readonly isReserved: boolean
  readonly #options: WorkerSlotOptions
  #state: State = 'empty'
  #worker: Worker | undefined
  #answer: ((answer: Answer | LostWorker) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** The seats whose bots this thread has. */
  #known = new SeatCache<true>()
  /** Since the last answer. */
  #deaths = 0
  /** Since a thread was last ready. */
  #failedStarts = 0
  readonly #terminating = new Set<Promise<unknown>>()

  constructor(settings: WorkerSlotOptions, isReserved: boolean) {
    this.#options = settings
    this.isReserved = isReserved
  }

  get state(): State {
    return this.#state
  }

  get failedStarts(): number {
    return this.#failedStarts
  }

  get knownCount(): number {
    return this.#known.size
  }

  knows(question: Question): boolean {
    return this.#known.has(question)
  }

  /** Another slot is asked now, so what is known here is outdated. */
  invalidate(question: Question): void {
    this.#known.delete(question)
  }

  forget(match: string): void {
    if (this.#known.forget(match)) this.#send({ kind: 'forget', match })
  }

  /** Only when empty. */
  start(): void {
    const { file, data, memoryMb } = this.#options
    this.#state = 'starting'
    try {
      const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB }
      this.#attach(new Worker(file, { workerData: data, resourceLimits, name: 'bots' }))
    } catch (error) {
      this.#lose(this.#worker, `it could not be started, ${reasonOf(error, true)}`)
    }
  }

  /** Only when idle. */
  ask(question: Question): Promise<Answer | LostWorker> {
    const { promise, resolve } = Promise.withResolvers<Answer | LostWorker>()
    const fresh = !this.#known.has(question)
    try {
      this.#send({ kind: 'ask', question, fresh })
    } catch {
      // The engine's own message would quote the value that cannot be cloned.
      const message = `a question about ${question.game} is not plain data`
      return Promise.resolve({ kind: 'error', message, stack: message })
    }
    this.#known.set(question, true)
    this.#state = 'busy'
    this.#answer = resolve
    const ms = answerTimeout(question.budget, this.#options.grace)
    this.#waitFor(ms, `it did not answer within ${Math.round(ms)} ms`)
    return promise
  }

  async close(): Promise<void> {
    this.#giveUp('closed', 'it was closed')
    const late = new AbortController()
    const isLate = sleep(TERMINATE_TIMEOUT, undefined, { signal: late.signal, ref: false }).catch(() => {})
    await Promise.race([Promise.all(this.#terminating), isLate])
    late.abort()
  }

  /** Listeners are never removed from a worker: without them its death would go unnoticed. */
  #attach(worker: Worker): void {
    this.#worker = worker
    this.#waitFor(START_TIMEOUT, 'it did not start')
    worker.on('message', (message: FromThread) => {
      // A thread that was given up may still answer.
      if (this.#worker === worker) this.#receive(message)
    })
    worker.on('messageerror', () => this.#lose(worker, 'its answer could not be read'))
    worker.on('error', (error) => this.#lose(worker, reasonOf(error, this.#state === 'starting')))
    worker.on('exit', (code) => this.#lose(worker, `it left with code ${code}`))
  }

  #receive(message: FromThread): void {
    clearTimeout(this.#timer)
    this.#state = 'idle'
    if (message.kind === 'ready') {
      this.#failedStarts = 0
      this.#options.changed()
      return
    }
    this.#deaths = 0
    const answer = this.#answer
    this.#answer = undefined
    answer?.(message)
  }

  #waitFor(ms: number, reason: string): void {
    const worker = this.#worker
    const timer = setTimeout(() => {
      // Timers run before messages: if this thread was blocked, the answer may already be queued.
      setImmediate(() => {
        if (this.#timer === timer && (this.#state === 'busy' || this.#state === 'starting')) this.#lose(worker, reason)
      })
    }, ms)
    this.#timer = timer
  }

  #lose(worker: Worker | undefined, reason: string): void {
    if (this.#worker !== worker || this.#state === 'closed') return
    this.#deaths += 1
    if (this.#state === 'starting') this.#failedStarts += 1
    this.#giveUp('resting', reason)
    const pause = restartDelay(this.#deaths, this.#options.pause)
    this.#timer = setTimeout(() => {
      this.#state = 'empty'
      this.#options.changed()
    }, pause)
    this.#options.lost(reason)
  }

  #giveUp(state: 'resting' | 'closed', reason: string): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    const answer = this.#answer
    const isLoading = this.#state === 'starting' && state === 'closed'
    this.#worker = undefined
    this.#answer = undefined
    this.#known = new SeatCache()
    this.#state = state
    if (worker !== undefined) {
      const leaving = terminateWhenLoaded(worker, !isLoading).finally(() => this.#terminating.delete(leaving))
      this.#terminating.add(leaving)
    }
    answer?.({ kind: 'lost', reason })
  }

  #send(message: ToThread): void {
    this.#worker?.postMessage(message)
  }
}

/** An error message may contain what a seat sees, except before anything was asked. */
function reasonOf(error: unknown, isHarmless: boolean): string {
  if (!(error instanceof Error)) return 'a non-error was thrown'
  const name = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return isHarmless ? `${name}: ${error.message}` : name
}
