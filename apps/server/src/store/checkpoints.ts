/*
 * WAL checkpoints. By default SQLite runs one at the end of some commit, which then takes ten times as long. So
 * another thread does it (checkpoint-thread.ts). Under constant commits that thread never reaches the end, and only
 * then does SQLite restart the WAL: it would grow forever and slow down reads. So the small rest is done here,
 * between two commits.
 */
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url)
/** Changes between checkpoints; each touches a few pages. */
const CHANGES_PER_CHECKPOINT = 5_000

export class Checkpoints {
  readonly #db: DatabaseSync
  readonly #thread: Worker
  #changes = 0
  #isBusy = false

  constructor(db: DatabaseSync, file: string) {
    this.#db = db
    this.#thread = new Worker(THREAD, { workerData: file, name: 'checkpoints' })
    this.#thread.unref()
    this.#thread.on('message', () => this.#finish())
    // Fall back to SQLite's default.
    this.#thread.on('error', () => db.exec('PRAGMA wal_autocheckpoint = 1000'))
    db.exec('PRAGMA wal_autocheckpoint = 0')
  }

  changesWritten(changes: number): void {
    this.#changes += changes
    if (this.#changes < CHANGES_PER_CHECKPOINT || this.#isBusy) return
    this.#changes = 0
    this.#isBusy = true
    this.#thread.postMessage('now')
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  #finish(): void {
    this.#isBusy = false
    checkpoint(this.#db)
  }
}

/**
 * Does not block: pages still being read are left for next time, and so is everything if the disk is full. Answers
 * whether everything committed is in the file.
 */
export function checkpoint(db: DatabaseSync): boolean {
  try {
    const { log, checkpointed } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {}
    return log === checkpointed
  } catch {
    return false
  }
}
