/* The words of the rulebook: const tuples and the unions derived from them. */
import { at } from '@logres/kernel'

export const COLOURS = ['yellow', 'green', 'red', 'blue', 'violet'] as const
export type Colour = (typeof COLOURS)[number]

export const CHARACTERS = ['knight', 'sorceress'] as const
export type Character = (typeof CHARACTERS)[number]

/**
 * A character card. The eight copies of one colour and character are alike, so a card is one of ten numbers:
 * twice the colour's place in COLOURS, plus 1 for a sorceress. A hand, a pile to draw from and the discards are
 * tables of ten counts; a pile at a region is a list of cards, bottom first.
 */
export type Card = number
export const CARDS: readonly Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

export type Counts = readonly number[]

export function cardOf(colour: Colour, character: Character): Card {
  return 2 * COLOURS.indexOf(colour) + CHARACTERS.indexOf(character)
}

export function colourOf(card: Card): Colour {
  return at(COLOURS, card >> 1)
}

export function isSameColour(card: Card, other: Card): boolean {
  return card >> 1 === other >> 1
}

export function isSorceress(card: Card): boolean {
  return (card & 1) === 1
}

/** The card of the same colour, knight or sorceress as asked. */
export function knightOf(card: Card): Card {
  return card & ~1
}

export function sorceressOf(card: Card): Card {
  return card | 1
}

/** One of the two seats. What both have stands in pairs, indexed by side. */
export type Side = 0 | 1
export const SIDES = [0, 1] as const
export type Pair<T> = readonly [T, T]

export function opponentOf(side: Side): Side {
  return side === 0 ? 1 : 0
}

export const LANDSCAPES = ['plain', 'forest', 'hill'] as const
export type Landscape = (typeof LANDSCAPES)[number]

export const REGIONS = [
  'plainA',
  'plainCastle',
  'plainB',
  'forestA',
  'forestCastle',
  'stoneCircle',
  'hillA',
  'hillCastle',
  'hillB',
  'avalon',
  'swamp',
] as const
export type Region = (typeof REGIONS)[number]

/** A place in the row of regions, 0 to 10. */
export type Position = number

export const TILES = ['two', 'landscape', 'connected', 'four', 'landscapeTwice', 'realm'] as const
export type Tile = (typeof TILES)[number]
