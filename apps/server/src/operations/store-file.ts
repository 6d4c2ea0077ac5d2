/* The files of a server with SQLite: private to this user, used by one process at a time, and checked at the start. */
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The operator can fix it. The message is one line. */
export class BadStoreFile extends Error {}

/** The owner alone: they contain hands and seals of running matches. */
const PRIVATE_FILE = 0o600
const PRIVATE_FOLDER = 0o700
const OTHERS = 0o077
const STICKY = 0o1000
const MODE = 0o7777

/** Beside the database; the last is ours. */
const SUFFIXES = ['', '-wal', '-shm', '-journal', '.lock']
/** What a data folder contains: our files, and backups. */
const OURS = /^logres\.|\.sqlite(?:-wal|-shm|-journal|\.part|\.lock)?$/

export interface PreparedStoreFile {
  /** Call when the store is closed; a second call does nothing. */
  release(): void
}

/** Before the store is opened. `isOurs`: the folder is the data folder, not just where the file is. */
export function prepareStoreFile(file: string, isOurs: boolean, warn: (text: string) => void): PreparedStoreFile {
  try {
    const folder = dirname(file)
    if (isOurs) mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const release = lock(`${file}.lock`, file)
    try {
      if (!createPrivately(file)) checkFile(file, warn)
      tighten(file, isOurs ? folder : undefined, warn)
      let isReleased = false
      return {
        release: () => {
          if (isReleased) return
          isReleased = true
          // The store could not be opened: the next start must not find an empty file.
          if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file)
          release()
        },
      }
    } catch (error) {
      release()
      throw error
    }
  } catch (error) {
    const isMkdir = error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
    if (isMkdir || error instanceof BadStoreFile) throw error
    throw new BadStoreFile(`cannot open the store ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Answers whether it was created. An existing file is not opened: closing it would drop this process's locks on it. */
function createPrivately(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

interface Lock {
  readonly db: DatabaseSync
  users: number
}

/** By path. Servers of one process share the lock. */
const LOCKS = new Map<string, Lock>()
/** A process that was killed a moment ago may not be gone yet, in milliseconds. */
const LOCK_TIMEOUT = 1_000

/** SQLite's own lock on a small database: the system drops it with the process, however that ends. */
function lock(lockFile: string, file: string): () => void {
  createPrivately(lockFile)
  const path = realpathSync(lockFile)
  const held = LOCKS.get(path) ?? { db: lockedDatabase(path, file), users: 0 }
  LOCKS.set(path, held)
  held.users += 1
  return () => {
    held.users -= 1
    if (held.users > 0) return
    LOCKS.delete(path)
    held.db.close()
  }
}

function lockedDatabase(path: string, file: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: LOCK_TIMEOUT })
  try {
    // Without a file for the journal: nothing is ever written.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return db
  } catch (error) {
    db.close()
    if (!(error instanceof Error && error.message === 'database is locked')) throw error
    throw new BadStoreFile(
      `Another server is running with the store ${file}. Stop it, or set LOGRES_DATA to another folder.`,
    )
  }
}

/** Checked in full up to this size, which takes about a second; a larger file only by `logres check-store`. */
const MOST_CHECKED_BYTES = 512 * 1024 * 1024

function checkFile(file: string, warn: (text: string) => void): void {
  const { size } = statSync(file)
  const problem = size === 0 ? 'it is empty' : problemIn(file, size)
  if (problem !== undefined) {
    throw new BadStoreFile(
      `The store ${file} is damaged: ${problem}. Restore a backup, see docs/operations.md; \`logres check-store\` says more.`,
    )
  }
  if (size > MOST_CHECKED_BYTES)
    warn(`${file} is larger than 512 MiB, so only its beginning and length were checked: run \`logres check-store\``)
}

function problemIn(file: string, size: number): string | undefined {
  const db = new DatabaseSync(file)
  try {
    const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count)
    const pageSize = Number(db.prepare('PRAGMA page_size').get()?.page_size)
    // What is only in the WAL need not be in the file yet.
    const inWal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
    if (pages * pageSize > size + inWal) return `it has ${size} bytes of ${pages * pageSize}`
    if (size > MOST_CHECKED_BYTES) return undefined
    const verdict = String(db.prepare('PRAGMA quick_check(1)').get()?.quick_check)
    return verdict === 'ok' ? undefined : verdict.replaceAll(/\s+/g, ' ')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    db.close()
  }
}

/** Our own files, also if they existed with wider modes. */
function tighten(file: string, folder: string | undefined, warn: (text: string) => void): void {
  if (process.platform === 'win32') return
  for (const suffix of SUFFIXES) restrict(`${file}${suffix}`, PRIVATE_FILE, () => true, warn)
  // A folder with other things in it may be somebody's home, or /tmp.
  const isOurs = (mode: number) =>
    (mode & STICKY) === 0 && folder !== undefined && readdirSync(folder).every((name) => OURS.test(name))
  if (folder !== undefined) restrict(folder, PRIVATE_FOLDER, isOurs, warn)
}

function restrict(path: string, wanted: number, isOurs: (mode: number) => boolean, warn: (text: string) => void): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined || (stats.mode & OTHERS) === 0) return
  const before = (stats.mode & MODE).toString(8)
  if (stats.uid !== process.getuid?.() || !isOurs(stats.mode)) {
    warn(`${path} can be used by others (mode ${before}), and was left like that: it is not only ours`)
    return
  }
  chmodSync(path, wanted)
  warn(`${path} could be used by others (mode ${before}); now it is private (${wanted.toString(8)})`)
}
