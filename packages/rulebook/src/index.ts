/* The type of rulebooks, and how one is built. The books are in the folders of the games. */
export type { AidSection, PlayerAid } from './aid.ts'
export type {
  BookWords,
  Chapter,
  Figure,
  FigureText,
  Mark,
  MarkedRuleText,
  Paragraph,
  Rule,
  Rulebook,
  RuleText,
  Section,
  Span,
  Term,
  TermText,
  Titled,
} from './book.ts'
export { spansOf, withScenes } from './book.ts'
export { type BookText, bookOf, type Names, type Plan } from './plan.ts'
