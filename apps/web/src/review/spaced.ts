/** As near to where they belong as they can be, in their order, at least so far apart, between two ends. */
export function spaced(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const placed: number[] = []
  for (const each of wanted) placed.push(Math.max(each, (placed.at(-1) ?? from - gap) + gap))
  let limit = to
  return placed.reduceRight<number[]>((done, each) => {
    const at = Math.min(each, limit)
    limit = at - gap
    return [at, ...done]
  }, [])
}
