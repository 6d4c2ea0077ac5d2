/* `logres ratings`: opens a store for what recompute.ts does. */
import { prepareStoreFile } from '../operations/store-file.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { storeAddress } from '../store/url.ts'
import { checkRatings, type Recomputed, rebuildRatings } from './recompute.ts'

/** It cannot be done, and nothing was changed. The message is for the operator. */
export class RatingsFailed extends Error {}

/** A server may be running, but what it writes meanwhile may be taken for a difference. `source`: the URL of a store, or its file. */
export async function checkStoredRatings(source: string): Promise<Recomputed> {
  return withStore(source, () => undefined, checkRatings)
}

/** No server may be running: with a file, that is checked. */
export async function rebuildStoredRatings(source: string): Promise<Recomputed> {
  return withStore(source, (file) => prepareStoreFile(file, false, () => {}).release, rebuildRatings)
}

async function withStore(
  source: string,
  prepare: (file: string) => (() => void) | undefined,
  work: (store: Store) => Promise<Recomputed>,
): Promise<Recomputed> {
  const address = storeAddress(source)
  let release: ReturnType<typeof prepare>
  let store: Store
  try {
    if (address.kind === 'sqlite') {
      release = prepare(address.file)
      store = await openSqlite(address.file)
    } else {
      const { openPostgres } = await import('../store/postgres/postgres.ts')
      store = await openPostgres(address.url, { mayMigrate: false })
    }
  } catch (error) {
    release?.()
    throw new RatingsFailed(error instanceof Error ? error.message : String(error))
  }
  try {
    return await work(store)
  } finally {
    await store.close()
    release?.()
  }
}
