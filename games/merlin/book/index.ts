/* The rulebook of this game, loaded one language at a time. */
import type { PlayerAid, Rulebook } from '@logres/rulebook'
import type { SearchWords } from '@logres/rulebook/search'
import type { Language } from '@logres/words'
import type { Scene } from './scenes.ts'

export { type Scene, tilesOf } from './scenes.ts'

const FILES: Readonly<Record<Language, () => Promise<{ readonly book: Rulebook<Scene> }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
  it: () => import('./it.ts'),
}

export async function loadBook(language: Language): Promise<Rulebook<Scene>> {
  return (await FILES[language]()).book
}

const SEARCH_FILES: Readonly<Record<Language, () => Promise<{ readonly search: SearchWords }>>> = {
  en: () => import('./search/en.ts'),
  fr: () => import('./search/fr.ts'),
  de: () => import('./search/de.ts'),
  it: () => import('./search/it.ts'),
}

export async function loadSearch(language: Language): Promise<SearchWords> {
  return (await SEARCH_FILES[language]()).search
}

const AID_FILES: Readonly<Record<Language, () => Promise<{ readonly aid: PlayerAid }>>> = {
  en: () => import('./aid/en.ts'),
  fr: () => import('./aid/fr.ts'),
  de: () => import('./aid/de.ts'),
  it: () => import('./aid/it.ts'),
}

export async function loadAid(language: Language): Promise<PlayerAid> {
  return (await AID_FILES[language]()).aid
}
