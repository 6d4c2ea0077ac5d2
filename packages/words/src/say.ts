/* What all games and languages share: finding the sentence for a thing. */
import type { Preview, Question, Refusal, Tagged } from '@logres/kernel'
import type { Asking, Company, GameWords, OptionWords, Previewed, Refusing, Sayings } from './types.ts'

export function say<Things, Setting, Kind extends keyof Things>(
  sayings: Sayings<Things, Setting>,
  kind: Kind,
  thing: Things[Kind],
  setting: Setting,
): string {
  return sayings[kind](thing, setting)
}

/** What a language says about a game, whichever it is. */
export interface CommonSentences<Asked extends string, Code extends string, Option extends string> {
  readonly score: string
  readonly unit: (count: number) => string
  readonly options: Readonly<Record<Option, OptionWords>>
  readonly questions: Asking<Asked>
  readonly refusals: Refusing<Code>
}

type Common = Pick<GameWords<Tagged, Tagged>, 'score' | 'unit' | 'options' | 'question' | 'refusal' | 'refusalCodes'>

export function commonWords<Asked extends string, Code extends string, Option extends string>({
  score,
  unit,
  options,
  questions,
  refusals,
}: CommonSentences<Asked, Code, Option>): Common {
  const asking: Readonly<Record<string, Asking<Asked>[Asked]>> = questions
  const refusing: Readonly<Record<string, Refusing<Code>[Code]>> = refusals
  return {
    score,
    unit,
    options,
    refusalCodes: Object.keys(refusals),
    question({ kind, params }: Question, company: Company): string {
      const sentence = Object.hasOwn(asking, kind) ? asking[kind]?.(params, company) : undefined
      return sentence ?? kind
    },
    refusal({ code, params }: Refusal): string | undefined {
      return Object.hasOwn(refusing, code) ? refusing[code]?.(params) : undefined
    },
  }
}

export function previewed<Event extends Tagged>(
  { certain, possible }: Preview<Event>,
  sayEvent: (event: Event) => string,
): Previewed {
  return { certain: certain.map(sayEvent), possible: possible.map(sayEvent) }
}

/** A number among the params, or 0. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
