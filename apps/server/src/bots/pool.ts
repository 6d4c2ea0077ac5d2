/*
 * The threads in which bots think. People take turns, then the matches of each. Quick levels go before searching ones,
 * and one of several threads is reserved for them. The longer the queue, the smaller each time budget, but nobody's
 * budget shrinks because somebody else asks a lot. Questions of a thread that dies are asked again.
 */
import { availableParallelism } from 'node:os'
import {
  type Answer,
  BotError,
  Cancelled,
  type Choice,
  Closed,
  isQuick,
  type Question,
  Superseded,
  seatKey,
  Unanswered,
} from './question.ts'
import { FairQueue, type Owned } from './queue.ts'
import { budgetUnderLoad } from './timing.ts'
import { type LostWorker, WorkerSlot } from './worker-slot.ts'

export { BotError, Cancelled, type Choice, Closed, type Question, Superseded, Unanswered } from './question.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
const MAX_REPEATS = 2
/**
 * How many quick questions may overtake a waiting search on a shared thread. Without a limit, pages could starve a
 * champion.
 */
const MAX_OVERTAKES = 16
/** After so many failed starts, waiting questions are rejected. */
const MAX_FAILED_STARTS = 3

export interface BotPoolOptions {
  /** Number of threads. Default: one per core, minus the main thread's. */
  readonly workers?: number | undefined
  /** Memory limit per thread. Slow growth ends only the thread; one huge allocation may end the process. */
  readonly memoryMb?: number | undefined
  /** A thread is given up after ten times the budget plus this many milliseconds. */
  readonly grace?: number | undefined
  /** Delay before a restart, in milliseconds, from the second death without an answer on; doubles each time. */
  readonly pause?: { readonly first: number; readonly longest: number } | undefined
  /** For the log: a thread was lost, and why. Never contains what a seat sees. */
  readonly onLoss?: ((reason: string) => void) | undefined
  /** For tests: what runs in the threads. */
  readonly thread?: { readonly file: URL; readonly data?: unknown } | undefined
}

/** All but the first three are totals since the start. */
export interface BotPoolStats {
  readonly threads: number
  readonly busy: number
  readonly waiting: number
  readonly asked: number
  readonly answered: number
  /** Rejected with BotError or Unanswered. */
  readonly failed: number
  /** Rejected with Superseded, Cancelled or Closed. */
  readonly dropped: number
  readonly lostThreads: number
  readonly repeated: number
  /** Budgets cut because too many waited. */
  readonly shortened: number
}

interface Task extends Owned {
  readonly key: string
  readonly question: Question
  readonly resolve: (choice: Choice) => void
  readonly reject: (error: Error) => void
  repeats: number
  isCancelled: boolean
}

export class BotPool {
  readonly #slots: readonly WorkerSlot[]
  readonly #thinkers: number
  readonly #quick = new FairQueue<Task>()
  readonly #thinking = new FairQueue<Task>()
  /** By seat. Each is also in a queue, unless a thread is already working for its seat. */
  readonly #waiting = new Map<string, Task>()
  readonly #running = new Map<string, Task>()
  readonly #counts = { asked: 0, answered: 0, failed: 0, dropped: 0, lostThreads: 0, repeated: 0, shortened: 0 }
  #overtakes = 0
  #closing: Promise<void> | undefined

  constructor({
    workers = Math.max(1, availableParallelism() - 1),
    memoryMb = 1024,
    grace = 5000,
    pause = { first: 200, longest: 10_000 },
    onLoss = () => {},
    thread: { file, data } = { file: WORKER },
  }: BotPoolOptions = {}) {
    if (!Number.isInteger(workers) || workers < 1) throw new RangeError(`invalid number of bot threads: ${workers}`)
    const lost = (reason: string) => {
      this.#counts.lostThreads += 1
      onLoss(reason)
    }
    const settings = { file, data, memoryMb, grace, pause, lost, changed: () => this.#schedule() }
    this.#slots = Array.from({ length: workers }, (_, i) => new WorkerSlot(settings, workers > 1 && i === 0))
    this.#thinkers = this.#slots.filter(({ isReserved }) => !isReserved).length
  }

  /** Questions not yet given to a thread. */
  get waiting(): number {
    return this.#waiting.size
  }

  get stats(): BotPoolStats {
    const threads = this.#slots.filter(isUp).length
    return { threads, busy: this.#running.size, waiting: this.waiting, ...this.#counts }
  }

  /**
   * Rejects with BotError, Unanswered, Superseded, Cancelled or Closed. Each seat has at most one question in
   * progress.
   */
  think(question: Question): Promise<Choice> {
    const { promise, resolve, reject } = Promise.withResolvers<Choice>()
    const key = seatKey(question)
    const { owner, match } = question
    const task = { owner, match, key, question, resolve, reject, repeats: 0, isCancelled: false }
    this.#counts.asked += 1
    if (this.#closing !== undefined) {
      this.#drop(task, new Closed())
      return promise
    }
    const old = this.#waiting.get(key)
    this.#waiting.set(key, task)
    const isPlaced = old !== undefined && this.#queueFor(task).replace(old, task)
    if (old !== undefined) {
      this.#queueFor(old).remove(old)
      this.#drop(old, new Superseded())
    }
    if (!isPlaced && !this.#running.has(key)) this.#queueFor(task).add(task)
    this.#schedule()
    return promise
  }

  /** The match is over: rejects queued questions and drops its bots. A question in progress may still be answered. */
  cancel(match: string): void {
    for (const task of this.#waiting.values()) if (task.match === match) this.#discard(task, new Cancelled())
    for (const task of this.#running.values()) if (task.match === match) task.isCancelled = true
    for (const slot of this.#slots) slot.forget(match)
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    for (const task of this.#waiting.values()) this.#discard(task, new Closed())
    await Promise.all(this.#slots.map((slot) => slot.close()))
  }

  #queueFor({ question }: Task): FairQueue<Task> {
    return isQuick(question) ? this.#quick : this.#thinking
  }

  #discard(task: Task, error: Error): void {
    this.#waiting.delete(task.key)
    this.#queueFor(task).remove(task)
    this.#drop(task, error)
  }

  #drop(task: Task, error: Error): void {
    this.#counts.dropped += 1
    task.reject(error)
  }

  #fail(task: Task, error: Error): void {
    this.#counts.failed += 1
    task.reject(error)
  }

  #schedule(): void {
    if (this.#closing !== undefined) return
    while (this.#scheduleOne()) {}
    if (this.waiting === 0) return
    this.#startWorkers()
    this.#failIfNoneStarts()
  }

  #scheduleOne(): boolean {
    const idle = this.#slots.filter(({ state }) => state === 'idle')
    const thinkers = idle.filter(({ isReserved }) => !isReserved)
    const isThoughtDue = this.#thinking.size > 0 && thinkers.length > 0
    const isQuickDue = this.#quick.size > 0 && idle.length > 0
    if (isThoughtDue && (!isQuickDue || this.#overtakes >= MAX_OVERTAKES)) {
      this.#overtakes = 0
      return this.#assign(this.#thinking.take(), thinkers)
    }
    return isQuickDue && this.#assign(this.#quick.take(), idle)
  }

  /** To a free thread that knows the seat, otherwise to the one that knows fewest. Never waits for a busy one. */
  #assign(task: Task | undefined, idle: readonly WorkerSlot[]): boolean {
    if (task === undefined) return false
    const { question } = task
    const slot =
      idle.find((each) => each.knows(question)) ??
      idle.find(({ isReserved }) => isReserved) ??
      idle.toSorted((a, b) => a.knownCount - b.knownCount)[0]
    if (slot === undefined) return false
    if (isQuick(question) && !slot.isReserved && this.#thinking.size > 0) this.#overtakes += 1
    this.#waiting.delete(task.key)
    this.#running.set(task.key, task)
    void this.#ask(task, slot)
    return true
  }

  async #ask(task: Task, slot: WorkerSlot): Promise<void> {
    const { question, key } = task
    for (const other of this.#slots) if (other !== slot) other.invalidate(question)
    const answer = await slot.ask(this.#withBudget(question))
    this.#running.delete(key)
    // Only now, because the seat was busy.
    const next = this.#waiting.get(key)
    if (next !== undefined) this.#queueFor(next).add(next)
    if (answer.kind === 'lost') this.#repeat(task, answer, next !== undefined)
    else this.#settle(task, answer)
    this.#schedule()
  }

  #withBudget(question: Question): Question {
    if (isQuick(question)) return question
    const budget = budgetUnderLoad(question.budget, this.#thinking.shareOf(question.owner), this.#thinkers)
    if (budget !== question.budget) this.#counts.shortened += 1
    return { ...question, budget }
  }

  #settle(task: Task, answer: Answer): void {
    if (answer.kind === 'error') {
      this.#fail(task, new BotError(answer))
      return
    }
    this.#counts.answered += 1
    task.resolve(answer.choice)
  }

  #repeat(task: Task, { reason }: LostWorker, isOutdated: boolean): void {
    if (this.#closing !== undefined) this.#drop(task, new Closed())
    else if (task.isCancelled) this.#drop(task, new Cancelled())
    else if (isOutdated) this.#drop(task, new Superseded())
    else if (task.repeats === MAX_REPEATS) {
      this.#fail(
        task,
        new Unanswered(task.question, `${MAX_REPEATS + 1} threads were lost over it, the last: ${reason}`),
      )
    } else {
      task.repeats += 1
      this.#counts.repeated += 1
      this.#waiting.set(task.key, task)
      this.#queueFor(task).addFirst(task)
    }
  }

  /**
   * Starts no more threads than needed. Quick questions use a shared thread only while the reserved one cannot start.
   */
  #startWorkers(): void {
    const reserved = this.#slots.find(({ isReserved }) => isReserved)
    if (reserved?.state === 'empty' && this.#quick.size > 0) reserved.start()
    const needsHelp = reserved === undefined || reserved.state === 'resting'
    let needed = this.#thinking.size + (needsHelp ? this.#quick.size : 0)
    for (const { state, isReserved } of this.#slots) if (state === 'starting' && !isReserved) needed -= 1
    for (const slot of this.#slots) {
      if (needed <= 0) return
      if (slot.isReserved || slot.state !== 'empty') continue
      slot.start()
      needed -= 1
    }
  }

  #failIfNoneStarts(): void {
    if (this.#slots.some(isUp) || !this.#slots.some(({ failedStarts }) => failedStarts >= MAX_FAILED_STARTS)) return
    for (const task of this.#waiting.values()) {
      this.#waiting.delete(task.key)
      this.#queueFor(task).remove(task)
      this.#fail(task, new Unanswered(task.question, 'no thread can be started'))
    }
  }
}

function isUp({ state }: WorkerSlot): boolean {
  return state === 'idle' || state === 'busy'
}
