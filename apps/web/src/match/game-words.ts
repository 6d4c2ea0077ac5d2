/* How the game of this match speaks. One place, for the day when it speaks other languages. */
import type { Refusal, Tagged } from '@logres/kernel'
import { type Company, findWords, type GameWords, sayRefusal } from '@logres/words'

export interface Speech {
  readonly words: GameWords<Tagged, Tagged> | undefined
  event(event: Tagged, company: Company): string
  refusal(refusal: Refusal): string
}

export function speechOf(game: string, options: object): Speech {
  const words = findWords(game, options)
  return {
    words,
    event: (event, company) => words?.event(event, company) ?? '',
    // The number of the rule stands beside it, as a link.
    refusal: (refusal) => sayRefusal({ ...refusal, rule: null }, words),
  }
}
