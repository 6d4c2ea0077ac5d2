/* What the rulebook of Avalon has in every language: numbers as in the game's RULES.md, marks, figures, references. */

import type { MarkedRuleText, Rulebook, RuleText } from '@logres/rulebook'
import { type BookText, bookOf, type Plan } from '@logres/rulebook'
import type { Character, Colour, Region, Tile } from '../rules/index.ts'

/** The rules by chapter. */
const CHAPTERS = {
  1: ['1.1', '1.2', '1.3'],
  2: ['2.1', '2.2', '2.3'],
  3: ['3.1', '3.2', '3.3', '3.4', '3.5'],
  4: ['4.1'],
  5: ['5.1', '5.2', '5.3', '5.4'],
  6: ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8', '6.9', '6.10'],
  7: ['7.1', '7.2', '7.3', '7.4', '7.5', '7.6'],
  8: ['8.1', '8.2'],
} as const

type ChapterNo = keyof typeof CHAPTERS
const CHAPTER_NUMBERS: readonly ChapterNo[] = [1, 2, 3, 4, 5, 6, 7, 8]
export type RuleNo = (typeof CHAPTERS)[ChapterNo][number]

const MARKS = {
  '1.1': ['data'],
  '1.2': ['data'],
  '1.3': ['data'],
  '2.3': ['ruling'],
  '3.2': ['ruling'],
  '3.3': ['ruling'],
  '3.5': ['ruling'],
  '5.2': ['ruling'],
  '5.4': ['ruling'],
  '6.1': ['ruling'],
  '6.6': ['ruling'],
  '6.7': ['ruling'],
  '6.8': ['ruling'],
  '6.9': ['ruling'],
  '7.3': ['ruling'],
  '7.4': ['ruling'],
  '7.5': ['ruling'],
  '7.6': ['ruling'],
  '8.1': ['ruling'],
  '8.2': ['ruling'],
} as const satisfies Plan<Names, Scene>['marks']

/** A card by colour and character. */
export type CardName = readonly [Colour, Character]

/** One region with what lies on both sides, bottom first. */
export interface Place {
  readonly region: Region | 'mist'
  readonly owner: 'me' | 'opponent' | null
  readonly mine: readonly CardName[]
  readonly theirs: readonly CardName[]
}

/** What a figure shows, to be drawn with the components of the game. */
export type Scene =
  | { readonly kind: 'cards'; readonly cards: readonly CardName[] }
  | { readonly kind: 'regions'; readonly regions: readonly Region[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'row'; readonly places: readonly Place[] }
  /** `hand` plays `play` onto this place: before, and after. */
  | {
      readonly kind: 'play'
      readonly play: 'reinforce' | 'enchant' | 'attack'
      readonly card: CardName
      /** What the opponent answers with, if at all. */
      readonly answer: CardName | null
      readonly before: Place
      readonly after: Place
      /** What the conqueror still has to pay beyond the cards that fell. */
      readonly owed: number
    }

const RED_KNIGHT: CardName = ['red', 'knight']
const RED_SORCERESS: CardName = ['red', 'sorceress']
const BLUE_KNIGHT: CardName = ['blue', 'knight']
const GREEN_KNIGHT: CardName = ['green', 'knight']
const GREEN_SORCERESS: CardName = ['green', 'sorceress']
const YELLOW_KNIGHT: CardName = ['yellow', 'knight']
const VIOLET_SORCERESS: CardName = ['violet', 'sorceress']

function place(
  region: Place['region'],
  owner: Place['owner'],
  mine: readonly CardName[],
  theirs: readonly CardName[],
): Place {
  return { region, owner, mine, theirs }
}

export const SCENES = {
  cards: {
    kind: 'cards',
    cards: [RED_KNIGHT, RED_SORCERESS, YELLOW_KNIGHT, GREEN_SORCERESS, BLUE_KNIGHT, VIOLET_SORCERESS],
  },
  regions: {
    kind: 'regions',
    regions: [
      'plainA',
      'plainB',
      'plainCastle',
      'forestA',
      'forestCastle',
      'stoneCircle',
      'hillA',
      'hillB',
      'hillCastle',
      'avalon',
      'swamp',
    ],
  },
  tiles: { kind: 'tiles', tiles: ['two', 'landscape', 'connected', 'four', 'landscapeTwice', 'realm'] },
  setUp: {
    kind: 'row',
    places: [
      place('mist', null, [RED_KNIGHT], [VIOLET_SORCERESS]),
      place('mist', null, [GREEN_SORCERESS], [BLUE_KNIGHT]),
      place('mist', null, [YELLOW_KNIGHT], [RED_SORCERESS]),
      place('mist', null, [BLUE_KNIGHT], [GREEN_KNIGHT]),
      place('mist', null, [VIOLET_SORCERESS], [YELLOW_KNIGHT]),
    ],
  },
  reinforce: {
    kind: 'play',
    play: 'reinforce',
    card: VIOLET_SORCERESS,
    answer: null,
    before: place('mist', null, [GREEN_KNIGHT], [BLUE_KNIGHT]),
    after: place('mist', null, [GREEN_KNIGHT, VIOLET_SORCERESS], [BLUE_KNIGHT]),
    owed: 0,
  },
  enchant: {
    kind: 'play',
    play: 'enchant',
    card: RED_SORCERESS,
    answer: null,
    before: place('forestA', 'opponent', [GREEN_KNIGHT], [BLUE_KNIGHT, RED_KNIGHT]),
    after: place('forestA', 'opponent', [GREEN_KNIGHT, RED_SORCERESS, RED_KNIGHT], [BLUE_KNIGHT]),
    owed: 0,
  },
  counterSpell: {
    kind: 'play',
    play: 'enchant',
    card: RED_SORCERESS,
    answer: RED_SORCERESS,
    before: place('forestA', 'opponent', [GREEN_KNIGHT], [BLUE_KNIGHT, RED_KNIGHT]),
    after: place('forestA', 'opponent', [GREEN_KNIGHT], [BLUE_KNIGHT, RED_KNIGHT, RED_SORCERESS]),
    owed: 0,
  },
  attack: {
    kind: 'play',
    play: 'attack',
    card: RED_KNIGHT,
    answer: null,
    before: place('mist', null, [GREEN_KNIGHT, VIOLET_SORCERESS], [BLUE_KNIGHT]),
    after: place('hillA', 'me', [GREEN_KNIGHT, VIOLET_SORCERESS], []),
    owed: 4,
  },
  emptyAttack: {
    kind: 'play',
    play: 'attack',
    card: RED_KNIGHT,
    answer: null,
    before: place('mist', null, [], []),
    after: place('swamp', 'me', [RED_KNIGHT], []),
    owed: 1,
  },
  castle: {
    kind: 'play',
    play: 'attack',
    card: RED_KNIGHT,
    answer: null,
    before: place('plainCastle', 'opponent', [GREEN_KNIGHT, VIOLET_SORCERESS], [BLUE_KNIGHT]),
    after: place('plainCastle', 'me', [GREEN_KNIGHT, VIOLET_SORCERESS], []),
    owed: 5,
  },
  resistance: {
    kind: 'play',
    play: 'attack',
    card: RED_KNIGHT,
    answer: RED_KNIGHT,
    before: place('hillB', 'opponent', [GREEN_KNIGHT], [BLUE_KNIGHT]),
    after: place('hillB', 'opponent', [GREEN_KNIGHT, RED_KNIGHT], [BLUE_KNIGHT, RED_KNIGHT]),
    owed: 0,
  },
  stretch: {
    kind: 'row',
    places: [
      place('mist', null, [], []),
      place('forestA', 'me', [], []),
      place('avalon', 'opponent', [], []),
      place('hillA', 'me', [], []),
      place('plainB', 'me', [], []),
      place('forestCastle', 'opponent', [], []),
    ],
  },
} as const satisfies Record<string, Scene>

export type FigureId = keyof typeof SCENES

const FIGURES: Readonly<Partial<Record<RuleNo, readonly FigureId[]>>> = {
  '1.1': ['cards'],
  '1.2': ['regions'],
  '1.3': ['tiles'],
  '2.2': ['setUp'],
  '4.1': ['reinforce'],
  '5.2': ['counterSpell'],
  '5.3': ['enchant'],
  '6.2': ['castle'],
  '6.4': ['resistance'],
  '6.7': ['attack', 'emptyAttack'],
  '7.3': ['stretch'],
}

const SEE: Readonly<Partial<Record<RuleNo, readonly RuleNo[]>>> = {
  '1.2': ['6.2', '6.3', '6.8'],
  '1.3': ['7.2', '7.3'],
  '3.1': ['7.2', '7.4'],
  '3.3': ['4.1', '5.1', '6.1'],
  '3.4': ['8.1', '7.1', '7.6'],
  '5.1': ['6.3'],
  '6.1': ['6.2', '6.3'],
  '6.4': ['5.4'],
  '6.7': ['6.8', '6.9', '6.10'],
  '7.1': ['7.4'],
  '7.2': ['3.1'],
  '8.1': ['3.4'],
}

const SECTIONS = ['idea', 'board', 'turn', 'attack', 'supply', 'win', 'advice'] as const
type SectionId = (typeof SECTIONS)[number]
const SECTION_FIGURES: Readonly<Partial<Record<SectionId, readonly FigureId[]>>> = {
  board: ['setUp'],
  turn: ['enchant'],
  attack: ['attack'],
  supply: ['tiles'],
}

const TERMS = {
  card: '1.1',
  region: '1.2',
  mist: '1.2',
  crowns: '1.2',
  castle: '6.2',
  stoneCircle: '6.3',
  pile: '3.2',
  reinforce: '4.1',
  enchant: '5.1',
  counterSpell: '5.2',
  attack: '6.1',
  resistance: '6.4',
  conquest: '6.5',
  losses: '6.7',
  tile: '1.3',
  stretch: '7.3',
} as const satisfies Record<string, RuleNo>
type TermId = keyof typeof TERMS

interface Names {
  readonly chapter: ChapterNo
  readonly rule: RuleNo
  readonly section: SectionId
  readonly figure: FigureId
  readonly term: TermId
}

/** What a language must provide: a marked rule with its reason. */
export interface AvalonText extends BookText<Names> {
  readonly rules: { readonly [No in RuleNo]: No extends keyof typeof MARKS ? MarkedRuleText : RuleText }
}

const PLAN: Plan<Names, Scene> = {
  game: 'avalon',
  chapters: CHAPTERS,
  chapterNumbers: CHAPTER_NUMBERS,
  marks: MARKS,
  scenes: SCENES,
  figures: FIGURES,
  see: SEE,
  sections: SECTIONS,
  sectionFigures: SECTION_FIGURES,
  terms: TERMS,
}

export function avalonBook(text: AvalonText): Rulebook<Scene> {
  return bookOf(PLAN, text)
}
