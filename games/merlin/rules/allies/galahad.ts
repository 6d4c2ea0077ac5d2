/* Galahad: after an item taken from a province, one more of its kind from another. */
import { present, type Seat } from '@logres/kernel'
import { type Context, takeItem } from '../effects.ts'
import type { Reason } from '../reasons.ts'
import { type Board, playerAt } from '../state.ts'
import { COLOURS, ITEMS, type Item, PROVINCES, type Province } from '../vocabulary.ts'
import { hasTile, spendTile } from './ally.ts'

/** The question's number: which item it was, and of which province. */
function numberOf(item: Item, province: Province): number {
  return ITEMS.indexOf(item) * COLOURS.length + province
}

export function itemAsked(n: number): { readonly item: Item; readonly province: Province } {
  return { item: present(ITEMS[Math.floor(n / COLOURS.length)]), province: n % COLOURS.length }
}

/** 10.2 Takes an item, and lets Galahad be asked, if another province has one. Not for what he himself brings: no chain. */
export function gainItem(context: Context, seat: Seat, item: Item, province: Province): void {
  const { state } = context
  takeItem(context, seat, item, province)
  if (!hasTile(playerAt(state, seat), 'galahad')) return
  if (PROVINCES.some((other) => other !== province && present(state.supply[item][other]) > 0)) {
    state.frames.push({ kind: 'galahad', seat, n: numberOf(item, province) })
  }
}

/** 10.2 Of the same kind, from another province. */
export function mayNotAskGalahad(board: Board, n: number, item: Item, province: Province): Reason | undefined {
  const taken = itemAsked(n)
  if (item !== taken.item) return 'onlyThisItem'
  if (province === taken.province) return 'anotherProvince'
  return present(board.supply[item][province]) === 0 ? 'provinceEmpty' : undefined
}

export function askGalahad(context: Context, seat: Seat, item: Item, province: Province): void {
  spendTile(context, seat, 'galahad')
  takeItem(context, seat, item, province)
}
