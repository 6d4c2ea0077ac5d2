import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string
  readonly text: string
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

export function find(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

export function sourceFiles(): SourceFile[] {
  return find('{packages,games,apps}/**/*.{ts,tsx}').map((path) => ({ path, text: read(path) }))
}

export function sheetFiles(): SourceFile[] {
  return find('{games,apps/web/src}/**/*.css').map((path) => ({ path, text: read(path) }))
}
