/*
 * A numbered list that stays short: neighbours that differ only in their last number share a line,
 * "12–22  reinforce rK 1–11".
 */
export function menu(texts: readonly string[]): string[] {
  const groups: { stem: string; first: number; last: number; from: number | undefined; to: number | undefined }[] = []
  for (const [i, text] of texts.entries()) {
    const [, stem = text, tail] = /^(.*\S) (\d+)$/.exec(text) ?? []
    const number = tail === undefined ? undefined : Number(tail)
    const group = groups.at(-1)
    if (group !== undefined && number !== undefined && group.stem === stem && group.to === number - 1) {
      group.last = i + 1
      group.to = number
    } else groups.push({ stem, first: i + 1, last: i + 1, from: number, to: number })
  }
  return groups.map(({ stem, first, last, from, to }) => {
    const label = first === last ? `${first}` : `${first}–${last}`
    const range = from === undefined ? '' : from === to ? ` ${from}` : ` ${from}–${to}`
    return `${label.padStart(8)}  ${stem}${range}`
  })
}
