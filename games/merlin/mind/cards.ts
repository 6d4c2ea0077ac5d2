/* What never changes in a game, in a form that is quick to read: the quests, and the territories of the domain. */
import { add, present } from '@logres/kernel'
import {
  type Edition,
  ITEMS,
  layoutOf,
  type Options,
  PROVINCES,
  type Quest,
  SERVANTS,
  type State,
  territoriesOf,
} from '../rules/index.ts'

/** Things that are counted: shields, flags and materials of each colour, and counters in each province. */
export const KINDS = 4
export const SHIELD = 0
export const FLAG = 1
export const MATERIAL = 2
export const COUNTER = 3
export const SIDES = PROVINCES.length
export const CELLS = KINDS * SIDES

export function cellOf(kind: number, province: number): number {
  return kind * SIDES + province
}

/** 5 A quest, by what must be there. */
export interface Card {
  readonly points: number
  /** The icon's place in SERVANTS. */
  readonly icon: number
  /** Cells of which there must be at least so many. */
  readonly cells: readonly number[]
  readonly least: readonly number[]
  /** Kinds of which there must be so many, whatever their colours. */
  readonly kinds: readonly number[]
  readonly counts: readonly number[]
  /** Servants that must stand together, in this province: −1 for any. */
  readonly servants: readonly number[]
  readonly province: number
}

const CARDS = new WeakMap<Edition, readonly Card[]>()

export function cardsOf(options: Options): readonly Card[] {
  const { edition } = layoutOf(options)
  let cards = CARDS.get(edition)
  if (cards === undefined) {
    cards = edition.quests.map(readCard)
    CARDS.set(edition, cards)
  }
  return cards
}

function readCard({ points, icon, conditions }: Quest): Card {
  const wanted = Array.from({ length: CELLS }, () => 0)
  const any = Array.from({ length: KINDS }, () => 0)
  const servants: number[] = []
  let province = -1
  for (const condition of conditions) {
    if (condition.kind === 'item') add(wanted, cellOf(ITEMS.indexOf(condition.item), condition.province), 1)
    else if (condition.kind === 'influence') add(wanted, cellOf(COUNTER, condition.province), condition.count ?? 1)
    else if (condition.kind === 'items') add(any, ITEMS.indexOf(condition.item), condition.count)
    else if (condition.kind === 'counters') add(any, COUNTER, condition.count)
    else {
      for (const servant of condition.servants) servants.push(SERVANTS.indexOf(servant))
      province = condition.province ?? -1
    }
  }
  const cells = wanted.flatMap((count, cell) => Array.from({ length: count }, () => cell))
  const kinds = any.flatMap((count, kind) => (count > 0 ? [kind] : []))
  return {
    points,
    icon: SERVANTS.indexOf(icon),
    cells,
    least: cells.map((cell, i) => i - cells.indexOf(cell) + 1),
    kinds,
    counts: kinds.map((kind) => present(any[kind])),
    servants,
    province,
  }
}

/** 7.2 The territories: whose part each tile is, and how many tiles each has. */
export interface Ground {
  readonly territoryOf: readonly number[]
  readonly sizes: readonly number[]
}

const GROUNDS = new WeakMap<State['domain'], Ground>()

export function groundOf(domain: State['domain']): Ground {
  let ground = GROUNDS.get(domain)
  if (ground === undefined) {
    const territories = territoriesOf(domain.map(({ terrain }) => terrain))
    ground = {
      territoryOf: domain.map((_, tile) => territories.findIndex((tiles) => tiles.includes(tile))),
      sizes: territories.map(({ length }) => length),
    }
    GROUNDS.set(domain, ground)
  }
  return ground
}
