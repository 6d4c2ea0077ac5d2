/* What reviews and coaches say about Merlin, one language at a time. */
import type { SayReason, SayThought } from '@logres/mind'
import type { Language } from '@logres/words'

const FILES: Readonly<Record<Language, () => Promise<{ readonly sayReason: SayReason }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

export async function loadReasons(language: Language): Promise<SayReason> {
  return (await FILES[language]()).sayReason
}

const THOUGHTS: Readonly<Record<Language, () => Promise<{ readonly sayThought: SayThought }>>> = {
  en: () => import('./thoughts/en.ts'),
  fr: () => import('./thoughts/fr.ts'),
  de: () => import('./thoughts/de.ts'),
  it: () => import('./thoughts/it.ts'),
}

export async function loadThoughts(language: Language): Promise<SayThought> {
  return (await THOUGHTS[language]()).sayThought
}
