/* Chances in words: whole numbers of 100 games, always with their error. */
import type { Estimate } from '@logres/review'

const MINUS = '\u2212'

export function hundred(share: number): number {
  return Math.round(100 * share)
}

/** ± is twice the standard error; never below 1 where there is one at all. */
export function twice({ error }: Estimate): number {
  return error > 0 ? Math.max(1, Math.round(200 * error)) : 0
}

/** "72 ± 2" */
export function inHundred(value: Estimate): string {
  const error = twice(value)
  return error === 0 ? String(hundred(value.mean)) : `${hundred(value.mean)} ± ${error}`
}

export function signed(whole: number): string {
  return whole === 0 ? '0' : whole > 0 ? `+${whole}` : `${MINUS}${-whole}`
}

/** "−6 ± 2" */
export function change(value: Estimate): string {
  const error = twice(value)
  return error === 0 ? signed(hundred(value.mean)) : `${signed(hundred(value.mean))} ± ${error}`
}

export function negative({ mean, error }: Estimate): Estimate {
  return { mean: -mean, error }
}
