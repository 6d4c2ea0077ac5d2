/*
 * Backup from a separate process while the server writes. (The server's own Store.backup copies from the writing
 * connection.) Whatever the store, the backup is an SQLite file.
 */
import { existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { finishCopy } from '../store/connection.ts'
import { redactUrl, storeAddress } from '../store/url.ts'

/** Nothing to copy, or nowhere to put it. The message is for the operator. */
export class BackupFailed extends Error {}

export interface BackupResult {
  readonly matches: number
  readonly entries: number
  readonly bytes: number
}

/** In milliseconds. */
const LOCK_TIMEOUT = 5_000

/** `source`: the URL of a store, or its file. */
export async function backUp(source: string, file: string): Promise<BackupResult> {
  if (existsSync(file)) throw new BackupFailed(`${file} exists already: a backup is written to a new file.`)
  const address = storeAddress(source)
  return address.kind === 'sqlite' ? copyFile(address.file, file) : copyDatabase(address.url, file)
}

async function copyDatabase(url: string, file: string): Promise<BackupResult> {
  const { backUpInto } = await import('../store/postgres/copy.ts')
  try {
    const counts = await backUpInto(url, file)
    const bytes = (await stat(file)).size
    return { matches: counts.get('matches') ?? 0, entries: counts.get('entries') ?? 0, bytes }
  } catch (error) {
    throw new BackupFailed(`${redactUrl(url)} cannot be copied: ${error instanceof Error ? error.message : error}`)
  }
}

async function copyFile(source: string, file: string): Promise<BackupResult> {
  const part = `${file}.part`
  const db = openSource(source)
  try {
    await createPrivately(part)
    try {
      await backup(db, part)
      finishCopy(part)
      const counted = countIn(part)
      if (existsSync(file)) throw new BackupFailed(`${file} was created meanwhile.`)
      await rename(part, file)
      return { ...counted, bytes: (await stat(file)).size }
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  } finally {
    db.close()
  }
}

/**
 * Not read-only: without a running server that would leave files behind that the server may not open. No migration
 * either: the server may be older.
 */
function openSource(source: string): DatabaseSync {
  const url = pathToFileURL(source)
  url.searchParams.set('mode', 'rw')
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(url, { timeout: LOCK_TIMEOUT })
    db.exec('PRAGMA query_only = ON')
    // An open read transaction. Without it every commit of the server would restart the copy.
    db.exec('BEGIN')
    count(db)
    return db
  } catch (error) {
    db?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupFailed(`${source} is not a Logres store, or cannot be read: ${reason}`)
  }
}

/** Before anything is in it: nobody else may read running matches. */
async function createPrivately(part: string): Promise<void> {
  try {
    await (await open(part, 'wx', 0o600)).close()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupFailed(`${part} cannot be written: ${reason}`)
  }
}

function countIn(file: string): Omit<BackupResult, 'bytes'> {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    return count(copy)
  } finally {
    copy.close()
  }
}

function count(db: DatabaseSync): Omit<BackupResult, 'bytes'> {
  const of = (table: 'matches' | 'entries') => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  return { matches: of('matches'), entries: of('entries') }
}
