/*
 * What a player can say. The set is closed and small, so every action exists once, frozen: listing the legal ones
 * allocates nothing but the list, and two equal actions are the same object.
 */
import { at, present, type Refusal, refuse } from '@logres/kernel'
import { ROW } from './data.ts'
import { CARDS, type Card, type Position, TILES, type Tile } from './vocabulary.ts'

/** 3.3 What a card is played as is said when it is laid. */
export type PlayKind = 'reinforce' | 'enchant' | 'attack'
export interface Play {
  readonly kind: PlayKind
  readonly card: Card
  readonly at: Position
}
/** A loss is paid with a card from the hand or from the top of an own pile. */
export type PayLoss =
  | { readonly kind: 'payLoss'; readonly from: 'hand'; readonly card: Card }
  | { readonly kind: 'payLoss'; readonly from: Position }
export type Word = 'finishPlays' | 'counterSpell' | 'resist' | 'decline' | 'useAvalon' | 'keepAvalon' | 'endTurn'
export interface Say {
  readonly kind: Word
}
export interface TakeTile {
  readonly kind: 'takeTile'
  readonly tile: Tile
}
export interface Discard {
  readonly kind: 'discard'
  readonly card: Card
}
export type Action = Play | PayLoss | Say | TakeTile | Discard

const POSITIONS: readonly Position[] = Array.from({ length: ROW }, (_, i) => i)

function plays(kind: PlayKind): readonly (readonly Action[])[] {
  return CARDS.map((card) => POSITIONS.map((position) => Object.freeze({ kind, card, at: position })))
}

export const REINFORCE = plays('reinforce')
export const ENCHANT = plays('enchant')
export const ATTACK = plays('attack')
const PLAYS = { reinforce: REINFORCE, enchant: ENCHANT, attack: ATTACK }

export const PAY_FROM_HAND: readonly Action[] = CARDS.map((card) =>
  Object.freeze({ kind: 'payLoss', from: 'hand', card }),
)
export const PAY_FROM_PILE: readonly Action[] = POSITIONS.map((from) => Object.freeze({ kind: 'payLoss', from }))
export const DISCARD: readonly Action[] = CARDS.map((card) => Object.freeze({ kind: 'discard', card }))
export const TAKE_TILE: readonly Action[] = TILES.map((tile) => Object.freeze({ kind: 'takeTile', tile }))
export const SAY: Readonly<Record<Word, Say>> = {
  finishPlays: Object.freeze({ kind: 'finishPlays' }),
  counterSpell: Object.freeze({ kind: 'counterSpell' }),
  resist: Object.freeze({ kind: 'resist' }),
  decline: Object.freeze({ kind: 'decline' }),
  useAvalon: Object.freeze({ kind: 'useAvalon' }),
  keepAvalon: Object.freeze({ kind: 'keepAvalon' }),
  endTurn: Object.freeze({ kind: 'endTurn' }),
}

/** Every action there is. */
export const ALL_ACTIONS: readonly Action[] = [
  ...REINFORCE.flat(),
  ...ENCHANT.flat(),
  ...ATTACK.flat(),
  ...PAY_FROM_HAND,
  ...PAY_FROM_PILE,
  ...DISCARD,
  ...TAKE_TILE,
  ...Object.values(SAY),
]

/** Any value may be given. Its fields must be exactly those of an action. */
export function parseAction(value: unknown): Action | Refusal {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return refuse('notAnAction')
  const { kind } = value
  switch (kind) {
    case 'reinforce':
    case 'enchant':
    case 'attack': {
      if (!('card' in value)) return refuse('fieldMissing', null, { field: 'card' })
      if (!('at' in value)) return refuse('fieldMissing', null, { field: 'at' })
      if (!isCard(value.card)) return refuse('noSuchCard')
      if (!isPosition(value.at)) return refuse('noSuchRegion')
      return exact(value, 3, at(present(PLAYS[kind][value.card]), value.at))
    }
    case 'payLoss': {
      if (!('from' in value)) return refuse('fieldMissing', null, { field: 'from' })
      if (value.from !== 'hand') {
        return isPosition(value.from) ? exact(value, 2, present(PAY_FROM_PILE[value.from])) : refuse('noSuchRegion')
      }
      if (!('card' in value)) return refuse('fieldMissing', null, { field: 'card' })
      return isCard(value.card) ? exact(value, 3, present(PAY_FROM_HAND[value.card])) : refuse('noSuchCard')
    }
    case 'discard':
      if (!('card' in value)) return refuse('fieldMissing', null, { field: 'card' })
      return isCard(value.card) ? exact(value, 2, present(DISCARD[value.card])) : refuse('noSuchCard')
    case 'takeTile': {
      if (!('tile' in value)) return refuse('fieldMissing', null, { field: 'tile' })
      const { tile } = value
      const action = TAKE_TILE.find((each) => each.kind === 'takeTile' && each.tile === tile)
      return action === undefined ? refuse('noSuchTile') : exact(value, 2, action)
    }
    default:
      return isWord(kind) ? exact(value, 1, SAY[kind]) : refuse('noSuchAction')
  }
}

function exact(value: object, fields: number, action: Action): Action | Refusal {
  return Object.keys(value).length === fields ? action : refuse('fieldUnknown')
}

function isCard(value: unknown): value is Card {
  return typeof value === 'number' && CARDS.includes(value)
}

function isPosition(value: unknown): value is Position {
  return typeof value === 'number' && POSITIONS.includes(value)
}

function isWord(value: unknown): value is Word {
  return typeof value === 'string' && Object.hasOwn(SAY, value)
}
