/*
 * 5 A quest is a list of conditions, and what somebody has is counted against them. Nothing is spent, but each condition
 * needs an item or a counter of its own (5.2).
 */
import { add, present } from '@logres/kernel'
import { ITEMS, type Item, type Province, SERVANTS, type Servant } from './vocabulary.ts'

export type Condition =
  /** An item of this colour. */
  | { readonly kind: 'item'; readonly item: Item; readonly province: Province }
  /** So many items of a kind, whatever their colours. */
  | { readonly kind: 'items'; readonly item: Item; readonly count: number }
  /** An influence counter in this province. */
  | { readonly kind: 'influence'; readonly province: Province }
  /** So many influence counters on the board. */
  | { readonly kind: 'counters'; readonly count: number }
  /** These servants together in one province: in this one, or in any if it is null. */
  | { readonly kind: 'servants'; readonly servants: readonly Servant[]; readonly province: Province | null }

export interface Quest {
  readonly points: number
  /** 9.1 The servant that the King's Favour uses. */
  readonly icon: Servant
  readonly conditions: readonly Condition[]
}

/** What counts for quests: items in the castle, counters and servants on the board. */
export interface Possessions {
  /** For each kind, by colour. */
  readonly items: Readonly<Record<Item, readonly number[]>>
  /** Counters on the board, by province. */
  readonly influence: readonly number[]
  /** Where each servant is, in the order of SERVANTS; null at home. */
  readonly servants: readonly (Province | null)[]
}

/** 5.1, 5.2 */
export function isFulfilled({ conditions }: Quest, has: Possessions): boolean {
  return missingOf(conditions, has) === 0
}

/** How many items, counters or servants are missing. */
export function missingOf(conditions: readonly Condition[], has: Possessions): number {
  let missing = 0
  for (const item of ITEMS) missing += missingItems(conditions, has.items[item], item)
  missing += missingCounters(conditions, has.influence)
  for (const condition of conditions) {
    if (condition.kind === 'servants') missing += missingServants(condition.servants, condition.province, has.servants)
  }
  return missing
}

function missingItems(conditions: readonly Condition[], has: readonly number[], item: Item): number {
  const needed = has.map(() => 0)
  let any = 0
  for (const condition of conditions) {
    if (condition.kind === 'item' && condition.item === item) add(needed, condition.province, 1)
    else if (condition.kind === 'items' && condition.item === item) any += condition.count
  }
  return missingOfColours(needed, any, has)
}

function missingCounters(conditions: readonly Condition[], has: readonly number[]): number {
  const needed = has.map(() => 0)
  let any = 0
  for (const condition of conditions) {
    if (condition.kind === 'influence') add(needed, condition.province, 1)
    else if (condition.kind === 'counters') any += condition.count
  }
  return missingOfColours(needed, any, has)
}

/** First what must be of a colour, then with the rest what may be of any. */
function missingOfColours(needed: readonly number[], any: number, has: readonly number[]): number {
  let missing = 0
  let spare = 0
  for (let colour = 0; colour < needed.length; colour++) {
    const left = present(has[colour]) - present(needed[colour])
    if (left < 0) missing -= left
    else spare += left
  }
  return missing + Math.max(0, any - spare)
}

function missingServants(
  servants: readonly Servant[],
  province: Province | null,
  stand: readonly (Province | null)[],
): number {
  const places = servants.map((servant) => present(stand[SERVANTS.indexOf(servant)]))
  const awayFrom = (there: Province | null) => places.filter((place) => place === null || place !== there).length
  if (province !== null) return awayFrom(province)
  return Math.min(...places.map(awayFrom))
}
