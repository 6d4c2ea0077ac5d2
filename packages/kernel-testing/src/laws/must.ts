import { canonical, isPlainObject } from '@logres/kernel'
import { expect } from 'vitest'

/* The laws look at millions of things that are well: only what is wrong is worth an assertion with its report. */

export function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`broken law: ${law}`)
}

export function same(here: unknown, there: unknown, law: string): void {
  if (isSame(here, there)) return
  const [wanted, got] = [canonical(here), canonical(there)]
  if (wanted !== got) expect(got, `broken law: ${law}`).toBe(wanted)
}

export function none(violations: readonly string[], law: string): void {
  if (violations.length > 0) throw new Error(`broken law: ${law}: ${violations.join('; ')}`)
}

/**
 * Whether both are the same plain data, in whatever order their keys stand. Comparing is many times faster than writing
 * both down. What is no plain data is never the same, so that `canonical` gets to see it and throws.
 */
export function isSame(here: unknown, there: unknown): boolean {
  if (here === there) return here !== undefined
  if (Array.isArray(here)) {
    return Array.isArray(there) && here.length === there.length && here.every((item, i) => isSame(item, there[i]))
  }
  if (!isPlainObject(here) || !isPlainObject(there)) return false
  const keys = Object.keys(here)
  if (keys.length !== Object.keys(there).length) return false
  return keys.every((key) => isSame(here[key], there[key]))
}
