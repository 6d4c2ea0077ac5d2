/* Colours for terminals that support them. */
let isWanted = false

/** Set by the program: whether its output goes to a terminal. */
export function usePaint(wanted: boolean): void {
  isWanted = wanted
}

export type Paint = 'yellow' | 'green' | 'red' | 'blue' | 'violet' | 'dim' | 'bold' | 'plain'

const CODES: Readonly<Record<Exclude<Paint, 'plain'>, string>> = {
  yellow: '33',
  green: '32',
  red: '31',
  blue: '34',
  violet: '35',
  dim: '2',
  bold: '1',
}

export function paint(text: string, how: Paint): string {
  return isWanted && how !== 'plain' ? `\x1b[${CODES[how]}m${text}\x1b[0m` : text
}
