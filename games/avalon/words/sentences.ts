/* The texts of Avalon: what a language must provide, and the functions made of it. */

import type { ByKind, GameWords, Players, SentencesByKind } from '@logres/words'
import { type CommonSentences, commonWords, previewTexts, say } from '@logres/words'
import type {
  Action,
  Card,
  Character,
  Colour,
  Event,
  Landscape,
  Options,
  Question,
  Reason,
  Region,
  Tile,
} from '../rules/index.ts'
import type { AvalonTelling } from './telling.ts'

/** What can be wrong with the form of an action, besides what any game refuses. */
export type AvalonCode = Reason | 'noSuchCard' | 'noSuchRegion' | 'noSuchTile'

/** The regions that are more than land. */
type Built = 'plainCastle' | 'forestCastle' | 'hillCastle' | 'stoneCircle'

/** The printed things by name. */
export interface AvalonNames {
  readonly regions: Readonly<Record<Region, string>>
  /** A region that lies face down. */
  readonly mist: string
  /** What owning the region gives, besides its crowns; empty for most. */
  readonly powers: Readonly<Record<Region, string>>
  /** The same where there is little room, as on a region in the row. */
  readonly brief: {
    readonly regions: Readonly<Record<Built, string>>
    readonly powers: Readonly<Record<Built | 'avalon', string>>
  }
  readonly tiles: Readonly<Record<Tile, string>>
  /** How many cards the tile gives. */
  readonly tileTexts: Readonly<Record<Tile, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly characters: Readonly<Record<Character, string>>
  readonly landscapes: Readonly<Record<Landscape, string>>
  /** What can be done with a card, as a short label. */
  readonly plays: Readonly<Record<'reinforce' | 'enchant' | 'attack', string>>
  /** "red knight" */
  card(card: Card): string
  /** "region 3" */
  place(position: number): string
  cards(count: number): string
  crowns(count: number): string
}

type Events = ByKind<Event>
type Actions = ByKind<Action>

export interface AvalonSentences extends CommonSentences<Question['kind'], AvalonCode, keyof Options> {
  readonly events: SentencesByKind<Events>
  readonly actions: SentencesByKind<Actions>
  readonly names: AvalonNames
  readonly telling: AvalonTelling
}

export interface AvalonWords extends GameWords<Event, Action> {
  readonly names: AvalonNames
  /** Actions with all that followed from them. */
  readonly telling: AvalonTelling
}

export function avalonWords(sentences: AvalonSentences): AvalonWords {
  const { events, actions, names, telling } = sentences
  const event = (event: Event, players: Players) =>
    say<Events, Players, Event['kind']>(events, event.kind, event, players)
  return {
    ...commonWords(sentences),
    event,
    action: (action, players) => say<Actions, Players, Action['kind']>(actions, action.kind, action, players),
    preview: (preview, players) => previewTexts(preview, (each) => event(each, players)),
    names,
    telling,
  }
}
