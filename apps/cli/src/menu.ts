export interface MenuItem {
  readonly text: string
  /** A hint; may be empty. */
  readonly hint: string
}

/*
 * A numbered list that stays short: neighbours that differ only in their last number share a line,
 * "12–22  reinforce rK 1–11"; and what would still be long stands in columns.
 */
export function menu(items: readonly MenuItem[]): string[] {
  const lines: Line[] = []
  for (const [i, { text, hint }] of items.entries()) {
    const [, stem = text, tail] = /^(.*\S) (\d+)$/.exec(text) ?? []
    const number = tail === undefined ? undefined : Number(tail)
    const line = lines.at(-1)
    if (
      line !== undefined &&
      number !== undefined &&
      line.stem === stem &&
      line.hint === hint &&
      line.to === number - 1
    ) {
      line.last = i + 1
      line.to = number
    } else lines.push({ stem, hint, first: i + 1, last: i + 1, from: number, to: number })
  }
  const wide = lines.map((line) => write(line, 22))
  return wide.length <= MOST_LINES ? wide : inColumns(lines, wide)
}

interface Line {
  readonly stem: string
  readonly hint: string
  readonly first: number
  last: number
  readonly from: number | undefined
  to: number | undefined
}

function rangeText({ stem, from, to }: Line): string {
  return `${stem}${from === undefined ? '' : from === to ? ` ${from}` : ` ${from}–${to}`}`
}

function write(line: Line, width: number): string {
  const { hint, first, last } = line
  const label = first === last ? `${first}` : `${first}–${last}`
  return `${label.padStart(8)}  ${rangeText(line).padEnd(width)}${hint}`.trimEnd()
}

const MOST_LINES = 18
const SCREEN = 100

/** Downwards first; as many columns as fit, or the lines as they are. */
function inColumns(lines: readonly Line[], wide: string[]): string[] {
  const textWidth = Math.max(...lines.map((line) => rangeText(line).length)) + 2
  const narrow = lines.map((line) => write(line, textWidth))
  const width = Math.max(...narrow.map((line) => line.length)) + 2
  const columns = Math.floor((SCREEN + 2) / width)
  if (columns < 2) return wide
  const height = Math.ceil(narrow.length / columns)
  return narrow.slice(0, height).map((_, row) => {
    const cells = narrow.filter((_, i) => i % height === row)
    return cells
      .map((cell) => cell.padEnd(width))
      .join('')
      .trimEnd()
  })
}
