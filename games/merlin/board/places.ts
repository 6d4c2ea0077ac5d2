/* The ids of all that can be pointed at, as they stand in `data-place`. */
import { at, type Seat } from '@logres/kernel'
import {
  type Action,
  type AllyName,
  type Board,
  countersAtHome,
  handSize,
  type Item,
  MANORS,
  manorsOf,
  type Position,
  type Province,
  type QuestId,
  type Servant,
  type Tile,
  writeAction,
} from '../rules/index.ts'

export const GRAIL = 'grail'
export const EXCALIBUR = 'excalibur'
export const APPLES = 'apples'
export const DECK = 'deck'
export const MERLIN = 'merlin'
export const ROUNDS_TRACK = 'rounds'

export const spacePlace = (position: Position) => `space-${position}`
export const provincePlace = (province: Province) => `province-${province}`
export const knightPlace = (seat: Seat) => `knight-${seat}`
export const servantPlace = (servant: Servant, province: Province) => `servant-${servant}-${province}`
export const influencePlace = (province: Province, seat: Seat) => `influence-${province}-${seat}`
export const supplyPlace = (item: Item, province: Province) => `supply-${item}-${province}`
export const tilePlace = (tile: Tile) => `tile-${tile}`
export const displayPlace = (place: number) => `display-${place}`
export const questPlace = (quest: QuestId) => `quest-${quest}`
export const scorePlace = (seat: Seat) => `score-${seat}`
export const dicePlace = (seat: Seat) => `dice-${seat}`
/** One of my dice, by its place in the hub. */
export const diePlace = (no: number) => `die-${no}`
/** What is held and leads elsewhere, and what the die would show then: an entry of the way card. */
export const meansPlace = (means: string, value: number) => `means-${means}-${value}`
/** The scoring after a round. */
export const scoringPlace = (round: number) => `scoring-${round}`
/** The button of an action. */
export const actPlace = (action: Action) => `act-${writeAction(action).replaceAll(' ', '-')}`
export const itemPlace = (seat: Seat, item: Item, province: Province) => `item-${seat}-${item}-${province}`
export const traitorPlace = (seat: Seat, colour: Province) => `traitor-${seat}-${colour}`
export const sealPlace = (seat: Seat, servant: Servant, row: number) => `seal-${seat}-${servant}-${row}`
export const allyPlace = (seat: Seat, ally: AllyName) => `ally-${seat}-${ally}`
export const SEAL_ROWS = [1, 2, 3] as const
/** What a player has left or holds, as a number. */
export const STORES = ['counters', 'apples', 'manors', 'staffs', 'quests'] as const
export type Store = (typeof STORES)[number]
export const storePlace = (seat: Seat, store: Store) => `${store}-${seat}`

export function storeOf(board: Board, seat: Seat, store: Store): number {
  const player = at(board.players, seat)
  if (store === 'apples') return player.apples
  if (store === 'staffs') return player.staffs
  if (store === 'counters') return countersAtHome(player)
  return store === 'manors' ? MANORS - manorsOf(board, seat) : handSize(player)
}
