/* What the rulebook of the tournament has in every language: numbers as in the game's RULES.md, marks, figures, references. */
import type { MarkedRuleText, Rulebook, RuleText } from '@logres/rulebook'
import { type BookText, bookOf, type Plan } from '@logres/rulebook'
import { SCENES, type Scene } from './scenes.ts'

/** The rules by chapter. */
const CHAPTERS = {
  1: ['1.1', '1.2', '1.3', '1.4', '1.5'],
  2: ['2.1', '2.2', '2.3', '2.4'],
  3: ['3.1', '3.2', '3.3'],
  4: ['4.1', '4.2', '4.3', '4.4', '4.5'],
  5: ['5.1', '5.2', '5.3', '5.4', '5.5'],
  6: ['6.1', '6.2', '6.3', '6.4', '6.5'],
  7: ['7.1', '7.2', '7.3'],
  8: ['8.1'],
} as const

type ChapterNo = keyof typeof CHAPTERS
const CHAPTER_NUMBERS: readonly ChapterNo[] = [1, 2, 3, 4, 5, 6, 7, 8]
export type RuleNo = (typeof CHAPTERS)[ChapterNo][number]

const MARKS = {
  '1.2': ['ruling'],
  '1.3': ['data', 'ruling'],
  '1.4': ['data'],
  '1.5': ['ruling'],
  '2.1': ['ruling'],
  '2.3': ['ruling'],
  '3.1': ['ruling'],
  '4.1': ['ruling'],
  '4.2': ['ruling'],
  '4.3': ['ruling'],
  '4.4': ['ruling'],
  '4.5': ['ruling'],
  '5.2': ['ruling'],
  '5.4': ['ruling'],
  '5.5': ['ruling'],
  '6.1': ['ruling'],
  '6.4': ['ruling'],
  '6.5': ['ruling'],
  '7.2': ['ruling'],
  '7.3': ['ruling'],
  '8.1': ['ruling'],
} as const satisfies Plan<Names, Scene>['marks']

type FigureId = keyof typeof SCENES

const FIGURES: Readonly<Partial<Record<RuleNo, readonly FigureId[]>>> = {
  '1.1': ['cards'],
  '1.3': ['sequence'],
  '1.4': ['tokens'],
  '4.2': ['offer'],
  '5.1': ['outfit'],
  '6.2': ['duel'],
  '6.3': ['jokers'],
  '6.4': ['level'],
  '7.1': ['twoDots', 'oneDot', 'allThree'],
  '7.3': ['race'],
}

const SEE: Readonly<Partial<Record<RuleNo, readonly RuleNo[]>>> = {
  '1.1': ['5.1', '6.3'],
  '1.2': ['8.1'],
  '1.3': ['5.4'],
  '1.4': ['7.1'],
  '1.5': ['4.5', '6.5'],
  '2.1': ['2.4'],
  '3.1': ['4.4', '5.2', '6.1'],
  '3.2': ['5.4'],
  '3.3': ['4.4', '7.2'],
  '4.1': ['4.4', '5.3'],
  '4.2': ['4.5'],
  '4.3': ['4.2'],
  '4.4': ['3.3'],
  '4.5': ['1.5'],
  '5.1': ['6.1'],
  '5.2': ['5.4'],
  '5.3': ['4.1', '8.1'],
  '5.4': ['1.3', '3.2'],
  '5.5': ['8.1'],
  '6.2': ['6.5'],
  '6.4': ['7.1'],
  '7.1': ['1.4'],
  '7.2': ['7.3'],
  '8.1': ['5.5'],
}

const SECTIONS = ['idea', 'barter', 'outfit', 'duel', 'judgement', 'win', 'advice'] as const
type SectionId = (typeof SECTIONS)[number]
const SECTION_FIGURES: Readonly<Partial<Record<SectionId, readonly FigureId[]>>> = {
  barter: ['offer'],
  outfit: ['outfit'],
  duel: ['duel'],
  judgement: ['twoDots'],
}

const TERMS = {
  weapons: '1.1',
  joker: '1.1',
  outfit: '5.1',
  purse: '1.2',
  bank: '1.2',
  banner: '2.3',
  sequenceCard: '1.3',
  bye: '1.3',
  draft: '2.4',
  barter: '4.1',
  offer: '4.2',
  request: '4.2',
  counterOffer: '4.3',
  ready: '4.4',
  announcement: '5.2',
  out: '5.3',
  duel: '6.1',
  heap: '6.5',
  judgement: '7.1',
  falseStart: '7.3',
  run: '7.3',
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
export interface TournamentText extends BookText<Names> {
  readonly rules: { readonly [No in RuleNo]: No extends keyof typeof MARKS ? MarkedRuleText : RuleText }
}

/** The rules of some chapters. */
export type RulesOf<No extends ChapterNo> = Pick<TournamentText['rules'], (typeof CHAPTERS)[No][number]>

const PLAN: Plan<Names, Scene> = {
  game: 'tournament',
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

/** A time stays with its unit. */
function keepTimes(text: string): string {
  return text.replace(/(\d) ms\b/g, '$1\u00a0ms')
}

export function tournamentBook(text: TournamentText): Rulebook<Scene> {
  return bookOf(PLAN, text, keepTimes)
}
