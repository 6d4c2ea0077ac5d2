/* What a language must be able to say about why a play is better: a sentence for everything the evaluation and the facts count. */
import type { Reason, SayReason } from '@logres/mind'
import type { FactName, TermName } from '../mind/index.ts'

/** What the bots alone need is never said. */
type Said = Exclude<TermName, 'tempo'>

export interface Numbers {
  readonly best: number
  readonly other: number
  /** The difference as a whole number, 1 at least. */
  readonly by: number
}

/** For terms of the evaluation a sentence each for the own side and the opponent's; for facts one. */
export type AvalonReasons = Readonly<
  Record<`own.${Said}` | `others.${Said}` | `fact.${FactName}`, (numbers: Numbers) => string>
>

export function reasonsIn(sentences: AvalonReasons, unknown: string): SayReason {
  return (reason) => {
    const key = keyOf(reason)
    return isKey(sentences, key) ? sentences[key](numbersOf(reason)) : unknown
  }
}

function keyOf({ kind, of, code }: Reason): string {
  return kind === 'fact' ? `fact.${code}` : `${of}.${code}`
}

function isKey(sentences: AvalonReasons, key: string): key is keyof AvalonReasons {
  return Object.hasOwn(sentences, key)
}

function numbersOf({ best, other, difference }: Reason): Numbers {
  return { best, other, by: Math.max(1, Math.round(Math.abs(difference.mean))) }
}

/** Somebody who would otherwise have none, on most occasions. */
export function isFirst({ best, other }: Numbers): boolean {
  return other < 0.5 && best >= 0.5
}
