import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's folder of PostgreSQL programs, one per version. */
const POSTGRES_HOME = '/usr/lib/postgresql'

type Env = Readonly<Record<string, string | undefined>>

export function findProgram(name: string, env: Env = process.env, home = POSTGRES_HOME): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...onPath, ...versionsIn(home)].map((folder) => join(folder, name)).find(canRun)
}

/** Newest first. */
function versionsIn(home: string): string[] {
  try {
    return readdirSync(home)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(home, version, 'bin'))
  } catch {
    return []
  }
}

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
