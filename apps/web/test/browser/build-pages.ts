/* The pages as built for production. Many tests need them: the first one builds, the others wait. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '../..')

async function buildInto(outDir: string): Promise<void> {
  // Vitest sets "test", and Vite would not build for production.
  process.env.NODE_ENV = 'production'
  await build({ root: WEB, logLevel: 'error', build: { outDir, emptyOutDir: true } })
}

/** Returns their folder: the one shared by a run (tools/shared-pages.ts), otherwise this one. */
export async function buildPages(own: string): Promise<string> {
  const shared = process.env.LOGRES_SHARED_PAGES
  if (shared === undefined) {
    await buildInto(own)
    return own
  }
  const pages = join(shared, 'pages')
  const done = join(shared, 'done')
  const claim = join(shared, 'claim')
  while (!existsSync(done)) {
    if (!claims(claim)) await setTimeout(100)
    else if (!existsSync(done)) {
      try {
        await buildInto(pages)
        writeFileSync(done, '')
      } finally {
        rmdirSync(claim)
      }
    }
  }
  return pages
}

/** Only one process creates the folder. */
function claims(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
