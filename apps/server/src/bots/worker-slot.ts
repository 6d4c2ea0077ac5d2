/*
 * A place for one thread. A thread is started when there is something to do; one that dies, or does not answer in time, is
 * given up, and the next may start after a pause that grows while no thread there answers anything.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Answer, FromThread, Question, ToThread } from './question.ts'
import { SeatCache } from './seat-cache.ts'
import { answerTimeout, restartDelay } from './timing.ts'

/** Reading the games takes a thread half a second, on a busy machine a few. */
const START_TIMEOUT = 30_000
/** Beyond this a thread that cannot be ended is left to the end of the process. */
const TERMINATE_TIMEOUT = 5000
/**
 * With more, a thread that grows past its limit takes the whole process with it: what survives of the young then exceeds
 * at one stroke what Node leaves it for dying (nodejs/node#47224).
 */
const YOUNG_GENERATION_MB = 16

export interface WorkerSlotOptions {
  readonly file: URL
  readonly data: unknown
  readonly memoryMb: number
  readonly grace: number
  readonly pause: { readonly first: number; readonly longest: number }
  /** The desk became idle or empty of itself: not by an answer, which `ask` tells. */
  readonly changed: () => void
  readonly lost: (reason: string) => void
}

/** The thread is gone, and with it the answer. */
export interface LostWorker {
  readonly kind: 'lost'
  readonly reason: string
}

type State = 'empty' | 'starting' | 'idle' | 'busy' | 'resting' | 'closed'

export class WorkerSlot {
  /** Answers what is quick, and nothing else. */
  readonly isReserved: boolean
  readonly #options: WorkerSlotOptions
  #state: State = 'empty'
  #worker: Worker | undefined
  #answer: ((answer: Answer | LostWorker) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** The seats whose bots the thread has. */
  #known = new SeatCache<true>()
  /** Since the last answer. */
  #deaths = 0
  /** Since a thread was last ready. */
  #badStarts = 0
  readonly #terminating = new Set<Promise<unknown>>()

  constructor(settings: WorkerSlotOptions, isReserved: boolean) {
    this.#options = settings
    this.isReserved = isReserved
  }

  get state(): State {
    return this.#state
  }

  get badStarts(): number {
    return this.#badStarts
  }

  get knownCount(): number {
    return this.#known.size
  }

  knows(question: Question): boolean {
    return this.#known.has(question)
  }

  /** Another desk is asked now: what is known here will be outdated. */
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
      // The engine's own words would quote what cannot be copied.
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

  /** Nothing is ever taken off a worker again: without its listeners it would not even say that it died. */
  #attach(worker: Worker): void {
    this.#worker = worker
    this.#waitFor(START_TIMEOUT, 'it did not start')
    worker.on('message', (message: FromThread) => {
      // One that was given up may still have an answer under way.
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
      this.#badStarts = 0
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
      // Timers come before messages: if this thread was held up itself, the answer may be lying there.
      setImmediate(() => {
        if (this.#timer === timer && (this.#state === 'busy' || this.#state === 'starting')) this.#lose(worker, reason)
      })
    }, ms)
    this.#timer = timer
  }

  #lose(worker: Worker | undefined, reason: string): void {
    if (this.#worker !== worker || this.#state === 'closed') return
    this.#deaths += 1
    if (this.#state === 'starting') this.#badStarts += 1
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
    this.#worker = undefined
    this.#answer = undefined
    this.#known = new SeatCache()
    this.#state = state
    if (worker !== undefined) {
      const leaving = worker.terminate().finally(() => this.#terminating.delete(leaving))
      this.#terminating.add(leaving)
    }
    answer?.({ kind: 'lost', reason })
  }

  #send(message: ToThread): void {
    this.#worker?.postMessage(message)
  }
}

/** What an error says may hold what a seat sees, except before anything was asked. */
function reasonOf(error: unknown, isHarmless: boolean): string {
  if (!(error instanceof Error)) return 'something was thrown that is no error'
  const name = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return isHarmless ? `${name}: ${error.message}` : name
}
