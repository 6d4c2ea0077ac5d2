/* Around a test run: a folder for the built pages, which the first test that needs them builds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup(): () => void {
  if (process.env.LOGRES_SHARED_PAGES !== undefined) return () => {}
  const folder = mkdtempSync(join(tmpdir(), 'logres-pages-'))
  process.env.LOGRES_SHARED_PAGES = folder
  return () => rmSync(folder, { recursive: true })
}
