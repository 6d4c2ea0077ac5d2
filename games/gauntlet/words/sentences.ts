/* What a language has to say for Gauntlet, and the words made of it. */
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

/** What can be seen on the board: the names of its keys and values. An empty one is not shown. */
type Label = 'round' | 'isOver' | 'players' | 'crowns' | 'hand' | 'laid' | 'shown' | 'faceDown'

export interface GauntletSentences extends CommonSentences<'layCard', Reason | 'noSuchCard', keyof Options> {
  readonly events: SentencesByKind<Events>
  readonly lay: (card: number) => string
  readonly labels: Readonly<Record<Label, string>>
}

export type GauntletWords = GameWords<Event, Action>

export function gauntletWords(sentences: GauntletSentences): GauntletWords {
  const { events, lay } = sentences
  const labels: Readonly<Record<string, string>> = sentences.labels
  const event = (event: Event, players: Players) =>
    say<Events, Players, Event['kind']>(events, event.kind, event, players)
  return {
    ...commonWords(sentences),
    label: (name) => (Object.hasOwn(labels, name) ? labels[name] : undefined),
    event,
    action: ({ card }) => lay(card),
    preview: (preview, players) => previewTexts(preview, (each) => event(each, players)),
  }
}
