/*
 * Events, questions, refusals and actions as sentences, in English and at once: for the server's own sentences and the
 * terminal. A page takes the other door, load.ts, which fetches one language and one game at a time.
 */
import type { Tagged } from '@logres/kernel'
import { avalon } from './en/avalon.ts'
import { general } from './en/general-words.ts'
import { merlin } from './en/merlin/words.ts'
import { tournament } from './en/tournament/words.ts'
import type { GameWords } from './types.ts'

export type { GeneralWords } from './general.ts'
export type { Company, GameWords } from './types.ts'

type Words = GameWords<Tagged, Tagged>

const WORDS: ReadonlyMap<string, (options: object) => Words> = new Map<string, (options: object) => Words>([
  ['avalon', () => avalon],
  ['tournament', () => tournament],
  ['merlin', merlin],
])

/** The options of the table say what is printed on its things, where a game has editions. */
export function findWords(gameId: string, options: object = {}): Words | undefined {
  return WORDS.get(gameId)?.(options)
}

export const english = general
export const { sayRefusal, sayFault, sayOutcome } = general

/** The printed things of Avalon by name. */
export const avalonNames = avalon.names

/** The cards and offers of the tournament in words. */
export const tournamentNames = tournament.names

/** The things of Merlin in words. */
export const merlinNames = merlin({}).names
