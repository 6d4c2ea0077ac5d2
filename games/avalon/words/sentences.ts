/* The texts of Avalon: what a language must provide, and the functions made of it. */

import type { ByKind, GameWords, Players, SentencesByKind } from '@logres/words'
import { type CommonSentences, commonWords, previewTexts, say } from '@logres/words'
import {
  type Action,
  type Card,
  type Character,
  type Colour,
  type Event,
  type Landscape,
  likenessOf,
  type Options,
  type Printed,
  printedBy,
  type Question,
  type Reason,
  type Region,
  reviewEdition,
  type Tile,
} from '../rules/index.ts'
import type { AvalonTelling } from './telling.ts'

/** What can be wrong with the form of an action, besides what any game refuses. */
export type AvalonCode = Reason | 'noSuchCard' | 'noSuchRegion' | 'noSuchTile' | EditionCode

/** What can be wrong or unusual with an edition file: see rules/edition.ts. */
export type EditionCode =
  | 'editionRegions'
  | 'editionCastles'
  | 'editionTooFewCrowns'
  | 'editionCrowns'
  | 'editionNoLandscape'
  | 'editionBareRegion'
  | 'editionStoneCircle'
  | 'editionLandscape'
  | 'editionTiles'
  | 'editionNoTile'
  | 'editionTileCount'

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

/** The words of a table with these options: regions are what its edition says. */
export function avalonWords(sentences: AvalonSentences): (options: object) => AvalonWords {
  const ours = wordsOf(sentences, printedBy({}))
  return (options) => {
    const given = 'edition' in options ? reviewEdition(options.edition).edition : undefined
    return given === undefined ? ours : wordsOf(sentences, printedBy({ edition: given }))
  }
}

function wordsOf(sentences: AvalonSentences, { cards }: Printed): AvalonWords {
  const { events, actions, names, telling } = sentences
  const event = (event: Event, players: Players) => {
    const seen = event.kind === 'regionTurnedUp' ? { ...event, region: likenessOf(cards[event.region]) } : event
    return say<Events, Players, Event['kind']>(events, seen.kind, seen, players)
  }
  return {
    ...commonWords(sentences),
    event,
    action: (action, players) => say<Actions, Players, Action['kind']>(actions, action.kind, action, players),
    preview: (preview, players) => previewTexts(preview, (each) => event(each, players)),
    names,
    telling,
  }
}
