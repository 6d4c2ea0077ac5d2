/* A connection to the file, as durable as it gets. */
import { DatabaseSync } from 'node:sqlite'

/** Makes a copy one file, without a journal beside it, and looks whether it is sound. */
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
    if (mode !== 'wal' && file !== ':memory:') throw new Error(`no WAL here (${mode}): it needs a local disk`)
    // FULL: a commit is on the disk when it returns. No mmap: with it a failing disk ends the process, without a word.
    db.exec('PRAGMA synchronous = FULL; PRAGMA mmap_size = 0; PRAGMA cache_size = -65536')
    // Gives back the room that one long transaction took.
    db.exec('PRAGMA journal_size_limit = 67108864')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
