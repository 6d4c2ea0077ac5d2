/* Finds a program on this machine, or Debian's if we may install it. */
import { spawnSync } from 'node:child_process'
import { accessSync, appendFileSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps the server's programs here, a folder for each version. */
const POSTGRES_HOME = '/usr/lib/postgresql'

type Env = Readonly<Record<string, string | undefined>>

export function findProgram(name: string, env: Env = process.env, home = POSTGRES_HOME): string | undefined {
  const onPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...onPath, ...versionsIn(home)].map((folder) => join(folder, name)).find(canRun)
}

/** The newest first. */
function versionsIn(home: string): string[] {
  try {
    return readdirSync(home)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(home, version, 'bin'))
  } catch {
    return []
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** One that is used where it is, and not installed: its package would start a service. `what` is named as not run without it. */
export function programHere(what: string, name: string): string | undefined {
  const found = findProgram(name)
  if (found === undefined) nameNotRun(`${what} (there is no ${name} here)`)
  return found
}

/**
 * All of these programs, installed from this package of Debian if they are missing and we may. Undefined where they are not
 * to be had: then `what` is named as not run.
 */
export function programsFor<N extends string>(
  what: string,
  names: readonly N[],
  pack: string,
): Readonly<Record<N, string>> | undefined {
  const found = findAll(names) ?? (install(pack) ? findAll(names) : undefined)
  if (found === undefined) nameNotRun(`${what} (there is no ${pack} here: install it, or let us as root with apt-get)`)
  return found
}

function findAll<N extends string>(names: readonly N[]): Readonly<Record<N, string>> | undefined {
  const found: Partial<Record<N, string>> = {}
  for (const name of names) {
    const program = findProgram(name)
    if (program === undefined) return undefined
    found[name] = program
  }
  return isWhole(found, names) ? found : undefined
}

function isWhole<N extends string>(found: Partial<Record<N, string>>, names: readonly N[]): found is Record<N, string> {
  return names.every((name) => found[name] !== undefined)
}

/** Several tests may want it at once: apt-get waits for its turn. */
function install(pack: string): boolean {
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return false
  const apt = ['-o', 'DPkg::Lock::Timeout=240', 'install', '--yes', '--no-install-recommends', pack]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', apt, { stdio: 'ignore', timeout: 300_000, env }).status === 0
}

function nameNotRun(what: string): void {
  console.error(`NOT RUN: ${what}`)
  const { LOGRES_NOT_RUN } = process.env
  if (LOGRES_NOT_RUN !== undefined) appendFileSync(LOGRES_NOT_RUN, `${what}\n`)
}
