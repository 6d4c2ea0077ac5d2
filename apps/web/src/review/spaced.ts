/** As near to where they belong as they can be, in their order, at least so far apart, between two ends. */
export function spaced(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const placed: number[] = []
  for (const each of wanted) placed.push(Math.max(each, (placed.at(-1) ?? from - gap) + gap))
  let limit = to
  for (const [i, each] of [...placed.entries()].toReversed()) {
    placed[i] = Math.min(each, limit)
    limit = Math.min(each, limit) - gap
  }
  return placed
}
