import type { Condition } from '../rules/index.ts'

interface Counters {
  readonly province: number
  readonly count: number
}

/** The conditions for counters in a given province: those for one of them, and those for several. */
export function counterConditions(conditions: readonly Condition[]): [one: Counters[], several: Counters[]] {
  const all = conditions.flatMap((each) =>
    each.kind === 'influence' ? { province: each.province, count: each.count ?? 1 } : [],
  )
  return [all.filter(({ count }) => count === 1), all.filter(({ count }) => count > 1)]
}
