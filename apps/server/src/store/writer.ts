/*
 * Writers for SQLite. A file is written by its own thread, so that the event loop does not wait for the disk. An
 * in-memory database has only one connection and is written here.
 */
import { backup, type DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { errorOf } from './group-commit.ts'
import { type PackedSteps, packSteps } from './packed-steps.ts'
import { Statements } from './statements.ts'
import type { Step } from './steps.ts'
import { StoreUnavailable } from './store.ts'
import { type Fault, Transactions } from './transactions.ts'

export interface Writer {
  write(callers: readonly (readonly Step[])[]): Promise<readonly (Fault | null)[]>
  /** Into an existing empty file. From the writing connection: from another it would restart with every commit. */
  backup(file: string): Promise<void>
  pragma(name: string): Promise<SQLOutputValue | undefined>
  close(): Promise<void>
}

export class InlineWriter implements Writer {
  readonly #db: DatabaseSync
  readonly #transactions: Transactions

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#transactions = new Transactions(db, new Statements(db))
  }

  async write(callers: readonly (readonly Step[])[]): Promise<readonly (Fault | null)[]> {
    return this.#transactions.write(callers)
  }

  async backup(file: string): Promise<void> {
    await backup(this.#db, file)
  }

  async pragma(name: string): Promise<SQLOutputValue | undefined> {
    return Object.values(this.#db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
  }

  async close(): Promise<void> {}
}

export interface ThreadOptions {
  readonly file: string
  readonly patience: number
  /** SQL run on the connection first. */
  readonly prepare: string
}

export type Task =
  | { readonly kind: 'write'; readonly packed: PackedSteps }
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'pragma'; readonly name: string }
  | { readonly kind: 'close' }

export interface ToThread {
  readonly n: number
  readonly task: Task
}

export type FromThread =
  | { readonly n: number; readonly kind: 'done'; readonly value: unknown }
  | { readonly n: number; readonly kind: 'failed'; readonly fault: Fault }

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

const THREAD = new URL('./writer-thread.ts', import.meta.url)

export class ThreadWriter implements Writer {
  readonly #settings: ThreadOptions
  #thread: Worker | undefined
  readonly #waiting = new Map<number, Waiting>()
  #n = 0

  constructor(settings: ThreadOptions) {
    this.#settings = settings
  }

  async write(callers: readonly (readonly Step[])[]): Promise<readonly (Fault | null)[]> {
    const packed = packSteps(callers)
    const faults = await this.#ask({ kind: 'write', packed }, [packed.plan.buffer])
    if (!isFaults(faults)) throw new Error('unexpected answer from the writer thread')
    return faults
  }

  async backup(file: string): Promise<void> {
    await this.#ask({ kind: 'backup', file })
  }

  async pragma(name: string): Promise<SQLOutputValue | undefined> {
    const value = await this.#ask({ kind: 'pragma', name })
    return typeof value === 'string' || typeof value === 'number' ? value : undefined
  }

  async close(): Promise<void> {
    if (this.#thread === undefined) return
    await this.#ask({ kind: 'close' })
    await this.#thread?.terminate()
  }

  #ask(task: Task, given: readonly ArrayBuffer[] = []): Promise<unknown> {
    this.#thread ??= this.#start()
    // Keeps the process alive only while something is being written.
    this.#thread.ref()
    this.#n += 1
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#waiting.set(this.#n, { resolve, reject })
    const message: ToThread = { n: this.#n, task }
    this.#thread.postMessage(message, given)
    return promise
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { workerData: this.#settings, name: 'store' })
    thread.on('message', (message: FromThread) => this.#hear(message))
    const lose = (reason: string) => {
      if (this.#thread === thread) this.#lose(reason)
    }
    thread.on('error', (error) => lose(error.message))
    thread.on('exit', () => lose('the writer thread has ended'))
    return thread
  }

  #hear(message: FromThread): void {
    const waiting = this.#waiting.get(message.n)
    this.#waiting.delete(message.n)
    if (this.#waiting.size === 0) this.#thread?.unref()
    if (message.kind === 'done') waiting?.resolve(message.value)
    else waiting?.reject(errorOf(message.fault))
  }

  /** The outcome of what was in flight is unknown: callers read it again. The next task starts a new thread. */
  #lose(reason: string): void {
    this.#thread = undefined
    for (const { reject } of this.#waiting.values()) reject(new StoreUnavailable(reason))
    this.#waiting.clear()
  }
}

function isFaults(value: unknown): value is readonly (Fault | null)[] {
  return Array.isArray(value)
}
