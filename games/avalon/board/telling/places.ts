/* The ids of the things on the board. Regions have the numbers that the row shows. */
import type { PlaceId } from '@logres/board-kit'
import { type Card, type Position, regionNumber, type Side, type Tile } from '../../rules/index.ts'

export function regionPlace(position: Position): PlaceId {
  return `region-${regionNumber(position)}`
}

/** The card itself, without the piles. */
export function platePlace(position: Position): PlaceId {
  return `plate-${regionNumber(position)}`
}

export function pilePlace(side: Side, position: Position): PlaceId {
  return `pile-${side}-${regionNumber(position)}`
}

export function crownsPlace(side: Side): PlaceId {
  return `crowns-${side}`
}

export function handPlace(side: Side): PlaceId {
  return `hand-${side}`
}

/** A card of the viewer's own hand: its copies are counted from 1. */
export function cardPlace(card: Card, copy: number): PlaceId {
  return `card-${card}-${copy}`
}

/** The dark tile before a player. */
export function waitingPlace(side: Side): PlaceId {
  return `waiting-${side}`
}

export function tilePlace(tile: Tile, copy: number): PlaceId {
  return `tile-${tile}-${copy}`
}

export const DRAW_PILE: PlaceId = 'draw-pile'
export const DISCARDS: PlaceId = 'discards'
export const CONQUESTS: PlaceId = 'conquests'

/** What can be chosen: for lessons. */
export const ANSWER_YES: PlaceId = 'answer-yes'
export const ANSWER_NO: PlaceId = 'answer-no'
export const USE_AVALON: PlaceId = 'use-avalon'
