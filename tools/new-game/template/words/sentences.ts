/* What a language has to say for this game, and the words made of it. A language that lacks a sentence does not compile. */
import {
  type ByKind,
  type CommonSentences,
  commonWords,
  type GameWords,
  type Players,
  previewTexts,
  type SentencesByKind,
  say,
} from '@logres/words'
import type { Action, Event, Options, Reason } from '../rules/index.ts'

type Events = ByKind<Event>

/** The keys and values of a view as the generic board shows them. An empty one is not shown. */
type Label = 'heap' | 'turnNo' | 'active' | 'players' | 'taken'

export interface SampleSentences extends CommonSentences<'takeStones', Reason | 'badCount', keyof Options> {
  readonly events: SentencesByKind<Events>
  readonly take: (stones: number) => string
  readonly labels: Readonly<Record<Label, string>>
}

export type SampleWords = GameWords<Event, Action>

export function sampleWords(sentences: SampleSentences): SampleWords {
  const { events, take } = sentences
  const labels: Readonly<Record<string, string>> = sentences.labels
  const event = (event: Event, players: Players) =>
    say<Events, Players, Event['kind']>(events, event.kind, event, players)
  return {
    ...commonWords(sentences),
    label: (name) => (Object.hasOwn(labels, name) ? labels[name] : undefined),
    event,
    action: ({ stones }) => take(stones),
    preview: (preview, players) => previewTexts(preview, (each) => event(each, players)),
  }
}
