/* The files of the repository, without asking Git: a machine that only runs Logres may not have it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What .gitignore names, and Git's own folder. */
const NOT_OURS: ReadonlySet<string> = new Set(['.git', 'node_modules', 'data', 'coverage', 'dist', '.DS_Store', '.env'])

/** From its root, with forward slashes. */
export function filesOf(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name) || entry.name.endsWith('.log')) return []
    return entry.isDirectory() ? filesOf(root, path) : entry.isFile() ? [path] : []
  })
}
