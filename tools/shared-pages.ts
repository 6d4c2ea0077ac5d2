/* Around a run of tests: a folder in which all of them find the pages, once the first that needs them has built them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup(): () => void {
  if (process.env.LOGRES_SHARED_PAGES !== undefined) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'logres-pages-'))
  process.env.LOGRES_SHARED_PAGES = folder
  return () => rmSync(folder, { recursive: true })
}
