/* The words of this game: one language is fetched at a time. */
import type { Language } from '@logres/words'
import type { SampleWords } from './sentences.ts'

type Fetch = () => Promise<{ readonly words: SampleWords }>

const FILES: Readonly<Record<Language, Fetch>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

export async function fetchWords(language: Language): Promise<() => SampleWords> {
  const { words } = await FILES[language]()
  return () => words
}
