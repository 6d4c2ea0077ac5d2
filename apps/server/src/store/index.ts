import type { OnDamaged } from './rows.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'
import { storeAddress } from './url.ts'

export * from './store.ts'

/** `postgres://…`, `sqlite:FILE` or the path of a file. */
export async function openStore(url: string, options: { readonly onDamaged?: OnDamaged } = {}): Promise<Store> {
  const address = storeAddress(url)
  if (address.kind === 'sqlite') return openSqlite(address.file, options)
  // Only now: a server with a file need not load a database client.
  const { openPostgres } = await import('./postgres/postgres.ts')
  return openPostgres(address.url, options)
}
