/* SQLite connections, with full durability. */
import { DatabaseSync } from 'node:sqlite'

/** Makes a copy a single file without WAL, and checks its integrity. */
export function finishCopy(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('PRAGMA journal_mode = DELETE')
    const verdict = copy.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (verdict !== 'ok') throw new Error(`the copy is damaged: ${verdict}`)
  } finally {
    copy.close()
  }
}

/** `patience`: how many milliseconds to wait for a lock. */
export function connect(file: string, patience: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: patience })
  try {
    const mode = db.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
    if (mode !== 'wal' && file !== ':memory:')
      throw new Error(`WAL is not available (${mode}): the store needs a local disk`)
    // FULL: a commit is on disk when it returns. No mmap: with it a failing disk would kill the process silently.
    db.exec('PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA cache_size = -65536')
    // Shrinks the WAL again after one long transaction.
    db.exec('PRAGMA journal_size_limit = 67108864')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
