/* The rules of the games for people to read: one language and one game fetched at a time. */
import type { Scene } from './avalon/plan.ts'
import type { Rulebook } from './book.ts'

export type { Place, Scene } from './avalon/plan.ts'
export type {
  BookWords,
  Chapter,
  Figure,
  Mark,
  Paragraph,
  Rule,
  Rulebook,
  Section,
  Span,
  Term,
  Titled,
} from './book.ts'
export { spansOf } from './book.ts'

export type BookLanguage = 'en' | 'fr' | 'de' | 'it'

const AVALON: Readonly<Record<BookLanguage, () => Promise<{ readonly book: Rulebook<Scene> }>>> = {
  en: () => import('./avalon/en.ts'),
  fr: () => import('./avalon/fr.ts'),
  de: () => import('./avalon/de.ts'),
  it: () => import('./avalon/it.ts'),
}

export function loadAvalonRules(language: BookLanguage): Promise<Rulebook<Scene>> {
  return AVALON[language]().then(({ book }) => book)
}
