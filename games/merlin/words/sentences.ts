/* The texts of Merlin: what a language must provide, and the functions made of it. */

import type {
  ByKind,
  GameWords,
  OptionWords,
  Params,
  Players,
  QuestionSentences,
  RefusalSentences,
  SentencesByKind,
} from '@logres/words'
import { commonWords, numberIn, previewTexts, say } from '@logres/words'
import {
  type Action,
  type AllyName,
  ANIMALS,
  type Animal,
  COLOURS,
  type Colour,
  type Edition,
  type Event,
  type Item,
  type Options,
  PROVINCES,
  type Province,
  type QUESTIONS,
  type Quest,
  RECONSTRUCTED,
  type Reason,
  readEdition,
  type Servant,
  SPACES,
  type Space,
} from '../rules/index.ts'
import type { ToldSentences } from './told.ts'

/** What can be wrong or unusual with an edition file: see rules/review.ts. */
export type EditionCode =
  | 'editionRing'
  | 'editionFirst'
  | 'editionSpacing'
  | 'editionSpaces'
  | 'editionFrame'
  | 'editionTile'
  | 'editionBalance'
  | 'editionStartingTiles'
  | 'editionStarts'
  | 'editionQuests'
  | 'editionQuest'
  | 'editionCounters'
  | 'editionAnimals'
  | 'editionDragon'
  | 'editionAnimalTwice'
  | 'editionFlags'
  | 'editionFlagTwice'
  | 'editionBacks'
  | 'editionBackCount'

export interface MerlinNames {
  readonly servants: Readonly<Record<Servant, string>>
  readonly items: Readonly<Record<Item, string>>
  ally(ally: AllyName): string
  beast(province: Province): string
  colour(province: Province): string
  province(province: Province): string
  /** "a black and a violet material" */
  quest(quest: Pick<Quest, 'conditions'>): string
  /** For a board: "build", "black, dragon". */
  space(space: Space): string
}

/** The same before the edition is known. */
export interface EveryName extends Omit<MerlinNames, 'beast' | 'space'> {
  beast(province: Province, animals: readonly Animal[]): string
  space(space: Space, animals: readonly Animal[]): string
}

/** Spaces and quests are what the edition at the table says. */
export interface Hall extends Players {
  readonly edition: Edition
}

type Events = ByKind<Event>
type Actions = ByKind<Action>

export type MerlinEvents = SentencesByKind<Events, Hall>
export type MerlinActions = SentencesByKind<Actions, Hall>

export interface MerlinSentences {
  readonly score: string
  readonly unit: (count: number) => string
  readonly options: Readonly<Record<keyof Options, OptionWords>>
  /** `n` is what the question counts or names: see QUESTIONS. */
  readonly questions: Readonly<Record<keyof typeof QUESTIONS, (n: number) => string>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly editionFaults: RefusalSentences<EditionCode>
  readonly events: MerlinEvents
  readonly actions: MerlinActions
  readonly told: ToldSentences
  readonly names: EveryName
}

export interface MerlinWords extends GameWords<Event, Action> {
  readonly names: MerlinNames
  readonly told: ToldSentences
}

/** The words of a table with these options: spaces and quests are those of its edition. */
export function merlinWords(sentences: MerlinSentences): (options: object) => MerlinWords {
  const byEdition = new WeakMap<object, MerlinWords>()
  return (options) => {
    const layout = 'layout' in options ? options.layout : null
    const key = typeof layout === 'object' && layout !== null ? layout : RECONSTRUCTED
    let words = byEdition.get(key)
    if (words === undefined) {
      words = wordsOf(sentences, editionIn(key))
      byEdition.set(key, words)
    }
    return words
  }
}

function editionIn(layout: object): Edition {
  const read = readEdition(layout)
  return read.kind === 'refusal' ? RECONSTRUCTED : read.edition
}

function wordsOf(sentences: MerlinSentences, edition: Edition): MerlinWords {
  const { events, actions, names, score, unit, options, told } = sentences
  const { animals = ANIMALS } = edition
  const event = (event: Event, players: Players) =>
    say<Events, Hall, Event['kind']>(events, event.kind, event, { ...players, edition })
  return {
    ...commonWords({ score, unit, options, questions: asking(sentences), refusals: refusing(sentences) }),
    event,
    action: (action, players) =>
      say<Actions, Hall, Action['kind']>(actions, action.kind, action, { ...players, edition }),
    preview: (preview, players) => previewTexts(preview, (each) => event(each, players)),
    names: {
      ...names,
      beast: (province) => names.beast(province, animals),
      space: (space) => names.space(space, animals),
    },
    told,
  }
}

/** A question without a number may lack it. */
function asking({ questions }: MerlinSentences): QuestionSentences<string> {
  return Object.fromEntries(
    Object.entries(questions).map(([kind, say]) => [kind, ({ n }: Params) => say(numberIn(n))] as const),
  )
}

function refusing({ reasons, editionFaults }: MerlinSentences): RefusalSentences<string> {
  const plain = Object.entries(reasons).map(([code, sentence]) => [code, () => sentence] as const)
  return { ...editionFaults, ...Object.fromEntries(plain) }
}

/** A space by its name in an edition file. */
export function spaceNamed(value: unknown): Space | undefined {
  return SPACES.find((space) => space === value)
}

/** A province by the name of its colour. */
export function provinceNamed(value: unknown): Province | undefined {
  return PROVINCES.find((province) => COLOURS[province] === value)
}

export function provinceOf(colour: Colour): Province {
  return COLOURS.indexOf(colour)
}
