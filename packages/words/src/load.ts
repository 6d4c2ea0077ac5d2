/*
 * The door for a page: one language, and one game, fetched when it is chosen. (The index is the other door: English at
 * once, for server and terminal.)
 */
import type { Tagged } from '@logres/kernel'
import type { AvalonWords } from './avalon.ts'
import type { GeneralWords } from './general.ts'
import type { Language } from './languages.ts'
import type { MerlinWords } from './merlin.ts'
import type { TournamentWords } from './tournament.ts'
import type { GameWords } from './types.ts'

export type { AvalonNames, AvalonWords } from './avalon.ts'
export type { GeneralWords, Level, NoteKind, VoidReason } from './general.ts'
export { chooseLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts'
export type { MerlinNames, MerlinWords } from './merlin.ts'
export type { TournamentNames, TournamentWords } from './tournament.ts'
export type { Company, GameWords, OptionWords, Previewed } from './types.ts'

/** A module that is fetched when it is asked for. */
type Fetch<Module> = () => Promise<Module>
/** The options of the table say what is printed on its things, where a game has editions. */
type OfTable<Words> = (options: object) => Words

const GENERAL: Readonly<Record<Language, Fetch<{ readonly general: GeneralWords }>>> = {
  en: () => import('./en/general-words.ts'),
  fr: () => import('./fr/general.ts'),
  de: () => import('./de/general.ts'),
  it: () => import('./it/general.ts'),
}

const AVALON: Readonly<Record<Language, Fetch<{ readonly avalon: AvalonWords }>>> = {
  en: () => import('./en/avalon.ts'),
  fr: () => import('./fr/avalon.ts'),
  de: () => import('./de/avalon.ts'),
  it: () => import('./it/avalon.ts'),
}

const TOURNAMENT: Readonly<Record<Language, Fetch<{ readonly tournament: TournamentWords }>>> = {
  en: () => import('./en/tournament/words.ts'),
  fr: () => import('./fr/tournament/words.ts'),
  de: () => import('./de/tournament/words.ts'),
  it: () => import('./it/tournament/words.ts'),
}

const MERLIN: Readonly<Record<Language, Fetch<{ readonly merlin: OfTable<MerlinWords> }>>> = {
  en: () => import('./en/merlin/words.ts'),
  fr: () => import('./fr/merlin/words.ts'),
  de: () => import('./de/merlin/words.ts'),
  it: () => import('./it/merlin/words.ts'),
}

/** What is said whichever game is played. */
export function loadWords(language: Language): Promise<GeneralWords> {
  return GENERAL[language]().then(({ general }) => general)
}

export function loadAvalon(language: Language): Promise<AvalonWords> {
  return AVALON[language]().then(({ avalon }) => avalon)
}

export function loadTournament(language: Language): Promise<TournamentWords> {
  return TOURNAMENT[language]().then(({ tournament }) => tournament)
}

export function loadMerlin(language: Language, options: object): Promise<MerlinWords> {
  return MERLIN[language]().then(({ merlin }) => merlin(options))
}

type AnyWords = GameWords<Tagged, Tagged>

const GAMES: ReadonlyMap<string, (language: Language, options: object) => Promise<AnyWords>> = new Map<
  string,
  (language: Language, options: object) => Promise<AnyWords>
>([
  ['avalon', loadAvalon],
  ['tournament', loadTournament],
  ['merlin', loadMerlin],
])

/** The words of a game of which only the name is known; undefined if there is no such game. */
export function loadGame(language: Language, game: string, options: object = {}): Promise<AnyWords> | undefined {
  return GAMES.get(game)?.(language, options)
}
