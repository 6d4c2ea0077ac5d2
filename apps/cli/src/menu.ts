export interface MenuItem {
  readonly text: string
  /** What one should know before choosing it; may be empty. */
  readonly hint: string
}

/*
 * A numbered list that stays short: neighbours that differ only in their last number share a line,
 * "12–22  reinforce rK 1–11".
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
  return lines.map(write)
}

interface Line {
  readonly stem: string
  readonly hint: string
  readonly first: number
  last: number
  readonly from: number | undefined
  to: number | undefined
}

function write({ stem, hint, first, last, from, to }: Line): string {
  const label = first === last ? `${first}` : `${first}–${last}`
  const range = from === undefined ? '' : from === to ? ` ${from}` : ` ${from}–${to}`
  return `${label.padStart(8)}  ${`${stem}${range}`.padEnd(22)}${hint}`.trimEnd()
}
