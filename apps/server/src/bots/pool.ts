/*
 * The threads in which bots think. Matches take turns; what is quick goes before what thinks, and where there are several
 * threads one of them is kept for it; the more thoughts wait, the shorter each is. A thread that dies costs no answer.
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
/** So many quick questions may pass a waiting thought on the thread that is for it: or pages could stop a champion. */
const MAX_OVERTAKES = 16
/** After so many starts that failed, those who wait are told. */
const MAX_FAILED_STARTS = 3

export interface BotPoolOptions {
  /** Threads, one for each core but the main thread's if not given. */
  readonly workers?: number | undefined
  /** What a thread may use before it is ended. Growth ends it alone; a single huge allocation may end the process. */
  readonly memoryMb?: number | undefined
  /** A thread is given up after ten times the budget and so many milliseconds. */
  readonly grace?: number | undefined
  /** Milliseconds before a new start, from the second death without an answer on; doubled each time. */
  readonly pause?: { readonly first: number; readonly longest: number } | undefined
  /** For a log: a thread was lost, and why. Never holds what a seat sees. */
  readonly onLoss?: ((reason: string) => void) | undefined
  /** For tests: what runs in the threads. */
  readonly thread?: { readonly file: URL; readonly data?: unknown } | undefined
}

/** All but the first three count from the beginning. */
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
  /** By seat. Each stands in a queue too, unless its seat is being thought for. */
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
    if (!Number.isInteger(workers) || workers < 1) throw new RangeError(`bots cannot think in ${workers} threads`)
    const lost = (reason: string) => {
      this.#counts.lostThreads += 1
      onLoss(reason)
    }
    const settings = { file, data, memoryMb, grace, pause, lost, changed: () => this.#serve() }
    this.#slots = Array.from({ length: workers }, (_, i) => new WorkerSlot(settings, workers > 1 && i === 0))
    this.#thinkers = this.#slots.filter(({ isReserved }) => !isReserved).length
  }

  /** Questions that no thread has yet. */
  get waiting(): number {
    return this.#waiting.size
  }

  get stats(): BotPoolStats {
    const threads = this.#slots.filter(isUp).length
    return { threads, busy: this.#running.size, waiting: this.waiting, ...this.#counts }
  }

  /** Rejects with BotError, Unanswered, Superseded, Cancelled or Closed. A seat is thought for once at a time. */
  think(question: Question): Promise<Choice> {
    const { promise, resolve, reject } = Promise.withResolvers<Choice>()
    const key = seatKey(question)
    const task = { owner: question.match, key, question, resolve, reject, repeats: 0, isCancelled: false }
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
    this.#serve()
    return promise
  }

  /** The match is over: what waits is rejected, what is being thought may still be answered, its bots are forgotten. */
  cancel(match: string): void {
    for (const task of this.#waiting.values()) if (task.owner === match) this.#discard(task, new Cancelled())
    for (const task of this.#running.values()) if (task.owner === match) task.isCancelled = true
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

  #serve(): void {
    if (this.#closing !== undefined) return
    while (this.#serveOne()) {}
    if (this.waiting === 0) return
    this.#startWorkers()
    this.#failIfNoneStarts()
  }

  #serveOne(): boolean {
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

  /** To the thread that knows the seat, if it is free; nobody waits for it. Else to the one that knows fewest. */
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
    // Its turn comes only now: the seat was being thought for.
    const next = this.#waiting.get(key)
    if (next !== undefined) this.#queueFor(next).add(next)
    if (answer.kind === 'lost') this.#repeat(task, answer, next !== undefined)
    else this.#settle(task, answer)
    this.#serve()
  }

  #withBudget(question: Question): Question {
    if (isQuick(question)) return question
    const budget = budgetUnderLoad(question.budget, this.#thinking.size, this.#thinkers)
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

  /** Starts no more threads than there is to do. What is quick needs one that thinks only while its own cannot start. */
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
    if (this.#slots.some(isUp) || !this.#slots.some(({ badStarts }) => badStarts >= MAX_FAILED_STARTS)) return
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
