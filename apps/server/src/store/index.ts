import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export * from './store.ts'

/** Two letters at least: C:\ is a disk. */
const SCHEME = /^([a-z][a-z0-9+.-]+):(.*)$/is

/** `sqlite:FILE` or the path of a file. */
export async function openStore(url: string): Promise<Store> {
  const [, scheme, rest = ''] = SCHEME.exec(url) ?? []
  const file = scheme === undefined ? url : rest
  const isOther = scheme !== undefined && scheme.toLowerCase() !== 'sqlite'
  // sqlite:///x is the usual way to write /x; sqlite://x would be a host.
  if (isOther || file === '' || /^\/\/(?!\/)/.test(file)) {
    throw new Error(`no store at ${withoutPassword(url)}: it is sqlite:FILE or the path of a file`)
  }
  return openSqlite(file.replace(/^\/\/\//, '/'))
}

function withoutPassword(url: string): string {
  return JSON.stringify(url.replace(/\/\/[^@/]*@/, '//…@'))
}
