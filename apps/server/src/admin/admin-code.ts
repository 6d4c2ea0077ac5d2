/* Creates an admin code from a separate process while the server runs, for an operator who lost the first code. */
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { MIGRATIONS } from '../store/migrations.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { storeAddress } from '../store/url.ts'
import { createCode, hasAdmin } from './claim.ts'

/** There is no store to write a code into. The message is for the operator. */
export class AdminCodeFailed extends Error {}

export interface AdminCode {
  readonly code: string
  readonly hasAdmin: boolean
}

/** `source`: the URL of a store, or its file. Invalidates earlier codes. */
export async function makeAdminCode(source: string): Promise<AdminCode> {
  const address = storeAddress(source)
  const store = await (address.kind === 'sqlite' ? openFile(address.file) : openDatabase(address.url))
  try {
    return { hasAdmin: await hasAdmin(store), code: await createCode(store) }
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

/** Opening it as a store would create a missing file, or migrate it under an older server. */
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
    throw new AdminCodeFailed(`${file} is not a Logres store, or cannot be read: ${reason}`)
  }
  if (version !== MIGRATIONS.length) {
    throw new AdminCodeFailed(`${file} was written by another version. Use the version that the server runs.`)
  }
}
