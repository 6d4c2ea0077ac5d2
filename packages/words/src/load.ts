/* The texts that do not depend on the game, loaded one language at a time. */
import type { GeneralWords } from './general.ts'
import type { Language } from './languages.ts'

const FILES: Readonly<Record<Language, () => Promise<{ readonly general: GeneralWords }>>> = {
  en: () => import('./en/general.ts'),
  fr: () => import('./fr/general.ts'),
  de: () => import('./de/general.ts'),
  it: () => import('./it/general.ts'),
}

export async function loadGeneralWords(language: Language): Promise<GeneralWords> {
  return (await FILES[language]()).general
}
