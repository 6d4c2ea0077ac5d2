/*
 * What is told of an action together with all that followed from it: an attack with its answer, the conquest and its price. A
 * language tells it in parts, so that a board can put pictures beside the names of cards and make the regions findable; their
 * texts joined are the same sentence.
 */
import type { Players } from '@logres/words'
import type { Card, Event, Pair, Position, Region, Side, Tile } from '../rules/index.ts'

export type Part =
  | string
  | { readonly strong: string }
  | { readonly card: Card; readonly text: string }
  /** Pictures alone, without a space before them: the text says how many. */
  | { readonly cards: readonly Card[] }
  | PlacePart

export interface PlacePart {
  readonly at: Position
  readonly name: string
  /** With its number, where there are no pictures. */
  readonly text: string
}

export interface ToldDraw {
  readonly seat: Side
  readonly tile: Tile
  readonly cards: number
  /** The cards themselves, for the one who drew them. */
  readonly drawn: readonly Card[]
}

export interface ToldReinforcement {
  readonly seat: Side
  readonly at: Position
  /** Null: in the mist. */
  readonly region: Region | null
  readonly cards: readonly Card[]
}

export interface ToldAttack {
  readonly seat: Side
  readonly at: Position
  /** What it was when it was attacked. Null: in the mist. */
  readonly region: Region | null
  readonly card: Card
  /** Undefined: not answered yet. */
  readonly outcome: Resisted | Conquered | undefined
}

export interface Resisted {
  readonly kind: 'resisted'
  readonly seat: Side
  readonly card: Card
}

export interface Conquered {
  readonly kind: 'conquered'
  readonly from: Side | null
  /** What the mist hid. */
  readonly turnedUp: Region | null
  readonly crowns: number
  /** Undefined: Avalon may still help. */
  readonly payment: Payment | undefined
}

/** 6.7 ii, 6.8 */
export interface Payment {
  /** What is paid in the end. */
  readonly cards: number
  readonly isSpared: boolean
  /** 6.9 They had no more. */
  readonly isAll: boolean
}

export interface ToldSpell {
  readonly seat: Side
  readonly at: Position
  readonly region: Region | null
  readonly card: Card
  readonly target: Card
  readonly owner: Side
  readonly outcome: 'enchanted' | 'countered' | undefined
}

export interface ToldTile {
  readonly seat: Side
  /** A card was played this turn. */
  readonly hasPlayed: boolean
  /** Null: not taken yet. */
  readonly tile: Tile | null
  /** Null: it waits. */
  readonly cards: number | null
  readonly drawn: readonly Card[]
  readonly discarded: readonly Card[]
}

export interface ToldEnd {
  readonly winner: Side | null
  readonly reason: Extract<Event, { readonly kind: 'gameEnded' }>['reason']
  readonly crowns: Pair<number>
}

type Tell<Told> = (told: Told, players: Players) => readonly Part[]

export type AttackResult = 'conquered' | 'resisted' | 'enchanted' | 'countered'

export interface AvalonTelling {
  readonly draw: Tell<ToldDraw>
  readonly reinforcement: Tell<ToldReinforcement>
  readonly attack: Tell<ToldAttack>
  readonly spell: Tell<ToldSpell>
  readonly tile: Tell<ToldTile>
  readonly end: Tell<ToldEnd>
  /** For a list of the actions of one turn, where it is known whose it is. */
  readonly brief: {
    readonly results: Readonly<Record<AttackResult, string>>
    draw(told: ToldDraw): readonly Part[]
    tile(told: ToldTile): readonly Part[]
    /** Who lost how many cards; null is the reader. */
    losses(losses: readonly (readonly [name: string | null, cards: number])[]): string
    readonly avalonSpares: string
    /** After losses that are still being paid. */
    readonly soFar: string
    discarded(cards: number): string
  }
}

export function textOf(parts: readonly Part[]): string {
  return parts.map(textOfPart).join('')
}

function textOfPart(part: Part): string {
  if (typeof part === 'string') return part
  if ('strong' in part) return part.strong
  return 'text' in part ? part.text : ''
}

/** "a green knight": its picture stands after the article. */
export function pictured(phrase: string, card: Card): readonly Part[] {
  const end = phrase.indexOf(' ') + 1
  return [phrase.slice(0, end), { card, text: phrase.slice(end) }]
}

/** One or two by their names, more by their number. */
export function cardsTold(
  cards: readonly Card[],
  named: (card: Card) => string,
  counted: (count: number) => string,
  and: string,
): readonly Part[] {
  const [first, second] = cards
  if (first === undefined || cards.length > 2) return [counted(cards.length), { cards }]
  if (second === undefined) return pictured(named(first), first)
  return [...pictured(named(first), first), and, ...pictured(named(second), second)]
}
