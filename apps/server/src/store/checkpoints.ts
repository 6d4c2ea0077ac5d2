/*
 * What is committed lies in the journal until it is brought into the file itself. SQLite does that at the end of some commit,
 * and whoever waits for it waits for the disk ten times as long. So another thread does it beside the one that writes
 * (checkpoint-thread.ts). With commits coming all the time it never gets to the end, and only from the end does SQLite begin
 * the journal anew: it would grow for ever, and every page is looked for in all of it. So what little is left is done here,
 * between two commits.
 */
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

const THREAD = new URL('./checkpoint-thread.ts', import.meta.url)
/** Changes after which it is time; each touches a few pages. */
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
    this.#thread.on('message', () => this.#rest())
    // Without it, as SQLite does it.
    this.#thread.on('error', () => db.exec('PRAGMA wal_autocheckpoint = 1000'))
    db.exec('PRAGMA wal_autocheckpoint = 0')
  }

  wrote(changes: number): void {
    this.#changes += changes
    if (this.#changes < CHANGES_PER_CHECKPOINT || this.#isBusy) return
    this.#changes = 0
    this.#isBusy = true
    this.#thread.postMessage('now')
  }

  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  #rest(): void {
    this.#isBusy = false
    this.#db.prepare(CHECKPOINT).get()
  }
}

/** Waits for nobody: what somebody still reads is left for the next time. */
export const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)'
