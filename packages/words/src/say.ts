/* What all games and languages share: looking up sentences. */
import type { Preview, Question, Refusal, Tagged } from '@logres/kernel'
import type {
  GameWords,
  OptionWords,
  Players,
  PreviewTexts,
  QuestionSentences,
  RefusalSentences,
  SentencesByKind,
} from './types.ts'

export function say<Things, Setting, Kind extends keyof Things>(
  sayings: SentencesByKind<Things, Setting>,
  kind: Kind,
  thing: Things[Kind],
  setting: Setting,
): string {
  return sayings[kind](thing, setting)
}

/** The texts that every game needs in every language. */
export interface CommonSentences<Asked extends string, Code extends string, Option extends string> {
  readonly score: string
  readonly unit: (count: number) => string
  readonly options: Readonly<Record<Option, OptionWords>>
  readonly questions: QuestionSentences<Asked>
  readonly refusals: RefusalSentences<Code>
}

type Common = Pick<GameWords<Tagged, Tagged>, 'score' | 'unit' | 'options' | 'question' | 'refusal' | 'refusalCodes'>

export function commonWords<Asked extends string, Code extends string, Option extends string>({
  score,
  unit,
  options,
  questions,
  refusals,
}: CommonSentences<Asked, Code, Option>): Common {
  const asking: Readonly<Record<string, QuestionSentences<Asked>[Asked]>> = questions
  const refusing: Readonly<Record<string, RefusalSentences<Code>[Code]>> = refusals
  return {
    score,
    unit,
    options,
    refusalCodes: Object.keys(refusals),
    question({ kind, params }: Question, players: Players): string {
      const sentence = Object.hasOwn(asking, kind) ? asking[kind]?.(params, players) : undefined
      return sentence ?? kind
    },
    refusal({ code, params }: Refusal): string | undefined {
      return Object.hasOwn(refusing, code) ? refusing[code]?.(params) : undefined
    },
  }
}

export function previewTexts<Event extends Tagged>(
  { certain, possible }: Preview<Event>,
  sayEvent: (event: Event) => string,
): PreviewTexts {
  return { certain: certain.map(sayEvent), possible: possible.map(sayEvent) }
}

/** A number among the params, or 0. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
