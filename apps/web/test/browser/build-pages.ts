/* The pages as people get them. A run of all tests needs them many times: whoever comes first builds, the others wait for it. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { build } from 'vite'

const WEB = join(import.meta.dirname, '../..')

async function buildInto(outDir: string): Promise<void> {
  // Vitest says "test", and Vite would build pages that are not meant for people.
  process.env.NODE_ENV = 'production'
  await build({ root: WEB, logLevel: 'error', build: { outDir, emptyOutDir: true } })
}

/** Answers the folder they are in: the one that a run shares (tools/shared-pages.ts), else this one. */
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

/** Only one of all processes makes the folder. */
function claims(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
