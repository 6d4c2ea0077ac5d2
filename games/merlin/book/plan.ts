/* What the rulebook of Merlin has in every language: numbers as in the game's RULES.md, marks, figures, references. */
import type { MarkedRuleText, Rulebook, RuleText } from '@logres/rulebook'
import { type BookText, bookOf, type Plan } from '@logres/rulebook'
import { SCENES, type Scene } from './scenes.ts'

/** The rules by chapter. */
const CHAPTERS = {
  1: ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8'],
  2: ['2.1', '2.2', '2.3', '2.4'],
  3: ['3.1', '3.2', '3.3', '3.4', '3.5'],
  4: ['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9'],
  5: ['5.1', '5.2'],
  6: ['6.0'],
  7: ['7.1', '7.2', '7.3', '7.4'],
  8: ['8.0'],
  9: ['9.1', '9.2', '9.3', '9.4'],
  10: ['10.1', '10.2'],
} as const

type ChapterNo = keyof typeof CHAPTERS
const CHAPTER_NUMBERS: readonly ChapterNo[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export type RuleNo = (typeof CHAPTERS)[ChapterNo][number]

const MARKS = {
  '1.1': ['data'],
  '1.2': ['data'],
  '1.4': ['data'],
  '1.5': ['ruling'],
  '1.6': ['data'],
  '1.8': ['data'],
  '2.2': ['data'],
  '2.3': ['ruling'],
  '3.2': ['ruling'],
  '3.4': ['ruling'],
  '3.5': ['ruling'],
  '4.7': ['ruling'],
  '4.8': ['ruling'],
  '5.2': ['ruling'],
  '6.0': ['data', 'ruling'],
  '7.1': ['ruling'],
  '7.3': ['ruling'],
  '9.1': ['ruling'],
  '9.2': ['ruling'],
  '9.3': ['ruling'],
  '9.4': ['ruling'],
  '10.1': ['data', 'ruling'],
  '10.2': ['ruling'],
} as const satisfies Plan<Names, Scene>['marks']

type FigureId = keyof typeof SCENES

const FIGURES: Readonly<Partial<Record<RuleNo, readonly FigureId[]>>> = {
  '1.1': ['items'],
  '1.2': ['ring'],
  '1.3': ['own'],
  '1.7': ['lines'],
  '3.2': ['walk'],
  '4.1': ['servant'],
  '5.1': ['quests'],
  '6.0': ['flags'],
  '7.1': ['traitors'],
  '7.2': ['territory'],
  '9.1': ['seals'],
  '10.1': ['knights'],
}

const SEE: Readonly<Partial<Record<RuleNo, readonly RuleNo[]>>> = {
  '1.2': ['4.1'],
  '1.5': ['7.2'],
  '1.7': ['1.6', '4.9'],
  '1.8': ['5.2'],
  '2.3': ['4.8', '7.1'],
  '3.2': ['6.0'],
  '3.3': ['8.0'],
  '3.4': ['8.0', '9.4'],
  '4.1': ['9.3'],
  '4.2': ['9.4'],
  '4.3': ['9.4'],
  '4.4': ['7.1'],
  '4.5': ['7.3', '3.3'],
  '4.9': ['7.2', '9.4'],
  '5.1': ['6.0', '9.1'],
  '6.0': ['5.1', '7.1'],
  '7.1': ['4.4'],
  '7.2': ['4.9'],
  '7.3': ['4.5'],
  '9.1': ['5.1', '1.8'],
  '9.3': ['3.4'],
  '10.1': ['2.4'],
  '10.2': ['8.0'],
}

const SECTIONS = ['idea', 'table', 'turn', 'spaces', 'things', 'scoring', 'win', 'advice'] as const
type SectionId = (typeof SECTIONS)[number]
const SECTION_FIGURES: Readonly<Partial<Record<SectionId, readonly FigureId[]>>> = {
  table: ['ring'],
  turn: ['walk'],
  things: ['quests'],
  scoring: ['territory'],
}

const TERMS = {
  province: '1.1',
  space: '1.2',
  castle: '2.2',
  item: '1.3',
  servant: '4.1',
  counter: '4.3',
  material: '1.7',
  domain: '1.5',
  manor: '4.9',
  tower: '4.9',
  territory: '7.2',
  quest: '5.1',
  display: '2.3',
  flag: '6.0',
  traitor: '7.1',
  repel: '7.1',
  apple: '3.3',
  staff: '3.4',
  grail: '7.3',
  excalibur: '4.4',
  scoring: '3.1',
  seal: '9.1',
  ally: '10.1',
} as const satisfies Record<string, RuleNo>
type TermId = keyof typeof TERMS

interface Names {
  readonly chapter: ChapterNo
  readonly rule: RuleNo
  readonly section: SectionId
  readonly figure: FigureId
  readonly term: TermId
}

/** A marked rule says its reason. A language writes them in several files. */
export type MerlinRules = {
  readonly [No in RuleNo]: No extends keyof typeof MARKS ? MarkedRuleText : RuleText
}

export interface MerlinText extends BookText<Names> {
  readonly rules: MerlinRules
}

const PLAN: Plan<Names, Scene> = {
  game: 'merlin',
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

export function merlinBook(text: MerlinText): Rulebook<Scene> {
  return bookOf(PLAN, text)
}
