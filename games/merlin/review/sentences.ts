/* What a language must be able to say about why a play is better. The evaluation counts everything in points. */
import type { SayReason } from '@logres/mind'
import type { FactName, TermName } from '../mind/index.ts'

/** What the bots alone need is never said. */
type Said = Exclude<TermName, 'counters' | 'dice'>

export interface MerlinReasons {
  /** With the number of points, 1 at least, that it is better by. */
  readonly own: Readonly<Record<Said, (points: number) => string>>
  readonly others: Readonly<Record<Said, (points: number) => string>>
  readonly facts: Readonly<Record<FactName, string>>
  readonly unknown: string
}

export function reasonsIn({ own, others, facts, unknown }: MerlinReasons): SayReason {
  return ({ kind, of, code, difference }) => {
    if (kind === 'fact') return isKey(facts, code) ? facts[code] : unknown
    const points = Math.max(1, Math.round(Math.abs(difference.mean)))
    const sentences = of === 'own' ? own : others
    return isKey(sentences, code) ? sentences[code](points) : unknown
  }
}

function isKey<Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(record, key)
}
