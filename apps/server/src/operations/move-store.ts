/* Moves everything from an SQLite file into an empty PostgreSQL database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '../store/sqlite.ts'
import { columnsOf } from '../store/steps.ts'
import type { Name } from '../store/store.ts'
import { redactUrl, storeAddress } from '../store/url.ts'
import { BackupFailed, backUp } from './backup.ts'

/** It cannot be done, and nothing was changed. The message is for the operator. */
export class MoveFailed extends Error {}

/** Answers the number of rows per collection, verified on both sides. The file is not changed. */
export async function moveStore(from: string, to: string): Promise<ReadonlyMap<Name, number>> {
  const [source, target] = [addressOf(from), addressOf(to)]
  if (source.kind !== 'sqlite' || target.kind !== 'postgres') {
    throw new MoveFailed('Only sqlite:FILE to postgres://… is supported; for the other direction make a backup.')
  }
  const { fillPostgres } = await import('../store/postgres/copy.ts')
  // A consistent snapshot, even while a server writes; migrated without touching the original.
  const folder = mkdtempSync(join(tmpdir(), 'logres-move-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    await backUp(source.file, copy)
    await (await openSqlite(copy)).close()
    const db = new DatabaseSync(copy, { readOnly: true })
    try {
      return await fillPostgres(target.url, (name) => bodiesOf(db, name))
    } finally {
      db.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MoveFailed(error instanceof BackupFailed ? reason : `Nothing was moved to ${redactUrl(to)}: ${reason}.`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function addressOf(url: string): ReturnType<typeof storeAddress> {
  try {
    return storeAddress(url)
  } catch (error) {
    throw new MoveFailed(error instanceof Error ? error.message : String(error))
  }
}

function* bodiesOf(db: DatabaseSync, name: Name): Generator<string> {
  const order = columnsOf(name)
    .key.map((column) => `"${column}"`)
    .join(', ')
  for (const { body } of db.prepare(`SELECT body FROM "${name}" ORDER BY ${order}`).iterate()) yield String(body)
}
