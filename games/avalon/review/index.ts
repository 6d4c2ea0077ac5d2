/* What reviews and coaches say about Avalon, one language at a time. */
import type { SayReason } from '@logres/mind'
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

export { type Attack, attacksOf } from './attacks.ts'
