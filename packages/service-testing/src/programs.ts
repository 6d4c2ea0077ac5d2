/* Programs that some tests need: found on this machine, or installed from Debian if we may. */
import { appendFileSync } from 'node:fs'
import { installPackages } from './debian.ts'
import { findProgram } from './find-program.ts'

/**
 * All of these programs, installed from this Debian package if they are missing and we may. Undefined where they are
 * not available: then `what` is reported as skipped.
 */
export function programsFor<N extends string>(
  what: string,
  names: readonly N[],
  pack: string,
): Readonly<Record<N, string>> | undefined {
  const found = findAll(names) ?? (installPackages([pack]) ? findAll(names) : undefined)
  if (found === undefined) reportSkipped(`${what} (needs ${pack}: install Debian's package, or run as root)`)
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

/** Reports that a part is skipped, and why; tools/test.ts repeats it at the end. */
export function reportSkipped(what: string): void {
  console.error(`NOT RUN: ${what}`)
  const { LOGRES_NOT_RUN } = process.env
  if (LOGRES_NOT_RUN !== undefined) appendFileSync(LOGRES_NOT_RUN, `${what}\n`)
}
