/*
 * A place for one thread. A thread is started when there is something to do; one that dies, or does not answer in time, is
 * given up, and the next may start after a pause that grows while no thread there answers anything.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { Kept } from './kept.ts'
import { patience, pauseAfter } from './measure.ts'
import type { Answer, FromThread, Question, ToThread } from './question.ts'

/** Reading the games takes a thread half a second, on a busy machine a few. */
const START_MS = 30_000
/** Beyond this a thread that cannot be ended is left to the end of the process. */
const LEAVE_MS = 5000
/**
 * With more, a thread that grows past its limit takes the whole process with it: what survives of the young then exceeds
 * at one stroke what Node leaves it for dying (nodejs/node#47224).
 */
const YOUNG_MB = 16

export interface DeskSettings {
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
export interface Loss {
  readonly kind: 'lost'
  readonly reason: string
}

type State = 'empty' | 'starting' | 'idle' | 'busy' | 'resting' | 'closed'

export class Desk {
  /** Answers what is quick, and nothing else. */
  readonly isReserved: boolean
  readonly #settings: DeskSettings
  #state: State = 'empty'
  #worker: Worker | undefined
  #answer: ((answer: Answer | Loss) => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** The seats whose bots the thread has. */
  #known = new Kept<true>()
  /** Since the last answer. */
  #deaths = 0
  /** Since a thread was last ready. */
  #badStarts = 0
  readonly #leaving = new Set<Promise<unknown>>()

  constructor(settings: DeskSettings, isReserved: boolean) {
    this.#settings = settings
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
  disregard(question: Question): void {
    this.#known.delete(question)
  }

  forget(match: string): void {
    if (this.#known.forget(match)) this.#send({ kind: 'forget', match })
  }

  /** Only when empty. */
  start(): void {
    const { file, data, memoryMb } = this.#settings
    this.#state = 'starting'
    try {
      const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB }
      this.#attend(new Worker(file, { workerData: data, resourceLimits, name: 'bots' }))
    } catch (error) {
      this.#lose(this.#worker, `it could not be started, ${reasonOf(error, true)}`)
    }
  }

  /** Only when idle. */
  ask(question: Question): Promise<Answer | Loss> {
    const { promise, resolve } = Promise.withResolvers<Answer | Loss>()
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
    const ms = patience(question.budget, this.#settings.grace)
    this.#waitFor(ms, `it did not answer within ${Math.round(ms)} ms`)
    return promise
  }

  async close(): Promise<void> {
    this.#giveUp('closed', 'it was closed')
    const late = new AbortController()
    const isLate = sleep(LEAVE_MS, undefined, { signal: late.signal, ref: false }).catch(() => {})
    await Promise.race([Promise.all(this.#leaving), isLate])
    late.abort()
  }

  /** Nothing is ever taken off a worker again: without its listeners it would not even say that it died. */
  #attend(worker: Worker): void {
    this.#worker = worker
    this.#waitFor(START_MS, 'it did not start')
    worker.on('message', (message: FromThread) => {
      // One that was given up may still have an answer under way.
      if (this.#worker === worker) this.#hear(message)
    })
    worker.on('messageerror', () => this.#lose(worker, 'its answer could not be read'))
    worker.on('error', (error) => this.#lose(worker, reasonOf(error, this.#state === 'starting')))
    worker.on('exit', (code) => this.#lose(worker, `it left with code ${code}`))
  }

  #hear(message: FromThread): void {
    clearTimeout(this.#timer)
    this.#state = 'idle'
    if (message.kind === 'ready') {
      this.#badStarts = 0
      this.#settings.changed()
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
    const pause = pauseAfter(this.#deaths, this.#settings.pause)
    this.#timer = setTimeout(() => {
      this.#state = 'empty'
      this.#settings.changed()
    }, pause)
    this.#settings.lost(reason)
  }

  #giveUp(state: 'resting' | 'closed', reason: string): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    const answer = this.#answer
    this.#worker = undefined
    this.#answer = undefined
    this.#known = new Kept()
    this.#state = state
    if (worker !== undefined) {
      const leaving = worker.terminate().finally(() => this.#leaving.delete(leaving))
      this.#leaving.add(leaving)
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
