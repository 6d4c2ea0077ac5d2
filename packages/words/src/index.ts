/* Events, questions, refusals and actions as sentences. One file for each game and language. */
import { type Outcome, type Refusal, refuse, type Tagged } from '@logres/kernel'
import { avalonEn, REGION_NAMES, TILE_NAMES } from './avalon/en.ts'
import { generalRefusalEn } from './general-en.ts'
import { merlinEn } from './merlin/en.ts'
import { allyName, beastName, questPhrase, SERVANT_NAMES, spaceName } from './merlin/things-en.ts'
import { tournamentEn } from './tournament/en.ts'
import { cardName, offerPhrase } from './tournament/things-en.ts'
import type { GameWords } from './types.ts'

export type { Company, GameWords } from './types.ts'

type Words = GameWords<Tagged, Tagged>

const WORDS: ReadonlyMap<string, (options: object) => Words> = new Map<string, (options: object) => Words>([
  ['avalon', () => avalonEn],
  ['tournament', () => tournamentEn],
  ['merlin', merlinEn],
])

/** The options of the table say what is printed on its things, where a game has editions. */
export function findWords(gameId: string, options: object = {}): Words | undefined {
  return WORDS.get(gameId)?.(options)
}

/** The reason as a sentence, with the number of the rule. */
export function sayRefusal(refusal: Refusal, words?: GameWords<Tagged, Tagged>): string {
  const sentence = words?.refusal(refusal) ?? generalRefusalEn(refusal)
  return refusal.rule === null ? sentence : `${sentence} (rule ${refusal.rule})`
}

/** A fault found in a record, for a person to read. */
export function sayFault(code: string, params: Refusal['params'], words?: GameWords<Tagged, Tagged>): string {
  const rule = typeof params.rule === 'string' ? params.rule : null
  return sayRefusal(refuse(code, rule, params), words)
}

/** How a match ended, in one sentence. */
export function sayOutcome(outcome: Outcome, names: readonly string[]): string {
  switch (outcome.by) {
    case 'rules':
      return outcome.result.places
        .map((place, seat) => ({ place, text: `${place}. ${names[seat]} (${outcome.result.scores[seat]})` }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ text }) => text)
        .join(', ')
    case 'resignation':
      return `${names[outcome.seat]} has resigned`
    case 'agreement':
      return 'the players agreed to end the match without a winner'
    case 'void':
      return `the match is void: ${outcome.reason}`
  }
}

/** The printed things of Avalon by name. */
export const avalonNames = { regions: REGION_NAMES, tiles: TILE_NAMES }

/** The cards and offers of the tournament in words. */
export const tournamentNames = { card: cardName, offer: offerPhrase }

/** The things of Merlin in words. */
export const merlinNames = {
  ally: allyName,
  beast: beastName,
  quest: questPhrase,
  servants: SERVANT_NAMES,
  space: spaceName,
}
