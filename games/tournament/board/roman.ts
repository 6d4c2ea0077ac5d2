const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

export function roman(round: number): string {
  const [value, numeral] = NUMERALS.find(([value]) => value <= round) ?? [round, '']
  return numeral === '' ? '' : numeral + roman(round - value)
}
