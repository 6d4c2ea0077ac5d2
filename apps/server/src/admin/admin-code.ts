/* A code for an admin by another process than the server's, while that goes on: for who runs the machine, and lost the first. */
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { MIGRATIONS } from '../store/migrations.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { storeAddress } from '../store/url.ts'
import { freshCode, hasAdmin } from './claim.ts'

/** For who asked: there is nothing to write a code into. */
export class AdminCodeFailed extends Error {}

export interface AdminCode {
  readonly code: string
  readonly hasAdmin: boolean
}

/** `source`: the address of a store, or its file. Codes made before are void. */
export async function makeAdminCode(source: string): Promise<AdminCode> {
  const address = storeAddress(source)
  const store = await (address.kind === 'sqlite' ? openFile(address.file) : openDatabase(address.url))
  try {
    return { hasAdmin: await hasAdmin(store), code: await freshCode(store) }
  } finally {
    await store.close()
  }
}

function openFile(file: string): Promise<Store> {
  checkFile(file)
  return openSqlite(file)
}

async function openDatabase(url: string): Promise<Store> {
  const { openPostgres } = await import('../store/postgres/postgres.ts')
  try {
    return await openPostgres(url, { mayMigrate: false })
  } catch (error) {
    throw new AdminCodeFailed(error instanceof Error ? error.message : String(error))
  }
}

/** Opening it as a store would make a new file, or bring one up to date under a server that is older. */
function checkFile(file: string): void {
  const url = pathToFileURL(file)
  url.searchParams.set('mode', 'rw')
  let version: number
  try {
    const db = new DatabaseSync(url)
    try {
      version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
    } finally {
      db.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AdminCodeFailed(`${file} is not the file of a server, or cannot be read: ${reason}`)
  }
  if (version !== MIGRATIONS.length) {
    throw new AdminCodeFailed(`${file} is of another version of this program. Use the one that the server runs.`)
  }
}
