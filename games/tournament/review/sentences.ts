/* What a language must be able to say about why a play is better. */
import type { SayReason } from '@logres/mind'
import type { TermName } from '../mind/index.ts'

/** What the bots alone need is never said. */
type Said = Exclude<TermName, 'lateCoins' | 'rest' | 'race' | 'due'>

export interface TournamentReasons {
  /** With the number, 1 at least, that it is better by. */
  readonly own: Readonly<Record<Said, (by: number) => string>>
  readonly others: Readonly<Record<Said, (by: number) => string>>
  readonly unknown: string
}

export function reasonsIn({ own, others, unknown }: TournamentReasons): SayReason {
  return ({ of, code, difference }) => {
    const sentences = of === 'own' ? own : others
    return isKey(sentences, code) ? sentences[code](Math.max(1, Math.round(Math.abs(difference.mean)))) : unknown
  }
}

function isKey<Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(record, key)
}
