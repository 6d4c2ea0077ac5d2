import { canonical } from '@logres/kernel'
import { expect } from 'vitest'

/* The laws look at millions of things that are well: only what is wrong is worth an assertion with its report. */

export function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(`broken law: ${law}`)
}

export function same(here: unknown, there: unknown, law: string): void {
  // Mostly the keys stand in the same order too, and then there is a faster way to know.
  if (JSON.stringify(here) === JSON.stringify(there)) return
  const [wanted, got] = [canonical(here), canonical(there)]
  if (wanted !== got) expect(got, `broken law: ${law}`).toBe(wanted)
}

export function none(violations: readonly string[], law: string): void {
  if (violations.length > 0) throw new Error(`broken law: ${law}: ${violations.join('; ')}`)
}
