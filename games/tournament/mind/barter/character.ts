/* How a bot haggles. Characters differ in manners, not in what they hold a card to be worth: none is easier to beat. */
import { at, seededChance } from '@logres/kernel'

export const CHARACTERS = ['generous', 'hard', 'hoarder', 'loyal'] as const
export type CharacterName = (typeof CHARACTERS)[number]

export interface Character {
  readonly name: CharacterName
  /** Coins added to the price that is most likely to pay, at the first attempt. */
  readonly markup: number
  /** The part of the difference between two prices that is kept when answering a counter-offer. */
  readonly firmness: number
  /** The part of what a deal brings both that is claimed in a first counter-offer. */
  readonly claim: number
  /** What a joker is worth beyond its use, in coins. */
  readonly jokerLove: number
  /** Coins left to somebody who has brought this bot a good deal before. */
  readonly thanks: number
}

const PLAIN = { markup: 1, firmness: 0.5, claim: 0.5, jokerLove: 0, thanks: 0 }

const MANNERS: Readonly<Record<CharacterName, Character>> = {
  generous: { ...PLAIN, name: 'generous', markup: 0, firmness: 0.35, claim: 0.4 },
  hard: { ...PLAIN, name: 'hard', markup: 2, firmness: 0.65, claim: 0.6 },
  hoarder: { ...PLAIN, name: 'hoarder', jokerLove: 1 },
  loyal: { ...PLAIN, name: 'loyal', thanks: 1 },
}

/** From the seed of the bot, so from match and seat: the same whenever the bot is created again. */
export function characterOf(seed: string): Character {
  return MANNERS[at(CHARACTERS, seededChance(`${seed}/character`).pick(CHARACTERS.length, 'character'))]
}
