/* The rules of the games for people to read: one language and one game fetched at a time. */
import type { Scene } from './avalon/plan.ts'
import type { Rulebook } from './book.ts'
import type { Scene as MerlinScene } from './merlin/scenes.ts'
import type { Scene as TournamentScene } from './tournament/scenes.ts'

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
export { spansOf, withScenes } from './book.ts'
export { type Scene as MerlinScene, tilesOf } from './merlin/scenes.ts'
export type { Scene as TournamentScene } from './tournament/scenes.ts'

export type BookLanguage = 'en' | 'fr' | 'de' | 'it'

type Shelf<Scene> = Readonly<Record<BookLanguage, () => Promise<{ readonly book: Rulebook<Scene> }>>>

const AVALON: Shelf<Scene> = {
  en: () => import('./avalon/en.ts'),
  fr: () => import('./avalon/fr.ts'),
  de: () => import('./avalon/de.ts'),
  it: () => import('./avalon/it.ts'),
}

export function loadAvalonRules(language: BookLanguage): Promise<Rulebook<Scene>> {
  return AVALON[language]().then(({ book }) => book)
}

const TOURNAMENT: Shelf<TournamentScene> = {
  en: () => import('./tournament/en/book.ts'),
  fr: () => import('./tournament/fr/book.ts'),
  de: () => import('./tournament/de/book.ts'),
  it: () => import('./tournament/it/book.ts'),
}

export function loadTournamentRules(language: BookLanguage): Promise<Rulebook<TournamentScene>> {
  return TOURNAMENT[language]().then(({ book }) => book)
}

const MERLIN: Shelf<MerlinScene> = {
  en: () => import('./merlin/en/book.ts'),
  fr: () => import('./merlin/fr/book.ts'),
  de: () => import('./merlin/de/book.ts'),
  it: () => import('./merlin/it/book.ts'),
}

export function loadMerlinRules(language: BookLanguage): Promise<Rulebook<MerlinScene>> {
  return MERLIN[language]().then(({ book }) => book)
}
