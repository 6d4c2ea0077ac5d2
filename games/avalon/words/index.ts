/* The texts of this game, loaded one language at a time. */
import type { Language } from '@logres/words'
import type { AvalonWords } from './sentences.ts'

export type { AvalonNames, AvalonWords } from './sentences.ts'
export * from './telling.ts'

type Fetch = () => Promise<{ readonly words: (options: object) => AvalonWords }>

const FILES: Readonly<Record<Language, Fetch>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

/** The options of the table say what is printed on its components, where a game has editions. */
export async function fetchWords(language: Language): Promise<(options: object) => AvalonWords> {
  return (await FILES[language]()).words
}

export async function loadWords(language: Language, options: object = {}): Promise<AvalonWords> {
  return (await fetchWords(language))(options)
}
