/* The words of this game: one language is fetched at a time. */
import type { Language } from '@logres/words'
import type { GauntletWords } from './sentences.ts'

type Fetch = () => Promise<{ readonly words: GauntletWords }>

const FILES: Readonly<Record<Language, Fetch>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

export async function fetchWords(language: Language): Promise<() => GauntletWords> {
  const { words } = await FILES[language]()
  return () => words
}
