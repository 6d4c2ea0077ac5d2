const ROMAN = ['I', 'II', 'III', 'IV', 'V'] as const

export function roman(round: number): string {
  return ROMAN[round - 1] ?? String(round)
}
