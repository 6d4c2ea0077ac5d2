/* The rulebook of this game, loaded one language at a time. */
import type { Rulebook } from '@logres/rulebook'
import type { Language } from '@logres/words'
import type { Scene } from './plan.ts'

export type { Place, Scene } from './plan.ts'

const FILES: Readonly<Record<Language, () => Promise<{ readonly book: Rulebook<Scene> }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

export async function loadBook(language: Language): Promise<Rulebook<Scene>> {
  return (await FILES[language]()).book
}
