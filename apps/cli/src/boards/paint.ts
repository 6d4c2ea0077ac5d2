/** Colour for terminals that want it: not when output goes to a file, nor with NO_COLOR set. */
const wanted =
  process.env.NO_COLOR === undefined && (process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined)

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
  return wanted && how !== 'plain' ? `\x1b[${CODES[how]}m${text}\x1b[0m` : text
}
