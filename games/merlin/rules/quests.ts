/*
 * 5 A quest is a list of conditions, and what somebody has is counted against them. Nothing is spent, but each condition
 * needs an item or a counter of its own (5.2).
 */
import { add, present, sum } from '@logres/kernel'
import { ITEMS, type Item, type Province, type Servant } from './vocabulary.ts'

export type Condition =
  /** An item of this colour. */
  | { readonly kind: 'item'; readonly item: Item; readonly province: Province }
  /** So many items of a kind, whatever their colours. */
  | { readonly kind: 'items'; readonly item: Item; readonly count: number }
  /** An influence counter in this province, or so many. */
  | { readonly kind: 'influence'; readonly province: Province; readonly count?: number }
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

/** 5.1, 5.2 Each condition in turn, with what the earlier ones of its kind have used up. */
export function areFulfilled(conditions: readonly Condition[], has: Possessions): boolean {
  for (let i = 0; i < conditions.length; i++) if (!isMet(conditions, i, has)) return false
  return true
}

function isMet(conditions: readonly Condition[], i: number, { items, influence, servants }: Possessions): boolean {
  const condition = present(conditions[i])
  switch (condition.kind) {
    case 'item':
      return present(items[condition.item][condition.province]) >= sameBefore(conditions, i) + 1
    case 'influence':
      return present(influence[condition.province]) >= sameBefore(conditions, i) + (condition.count ?? 1)
    case 'items':
      return sum(items[condition.item]) >= asked(conditions, condition.item)
    case 'counters':
      return sum(influence) >= asked(conditions, 'influence')
    case 'servants':
      return condition.province === null
        ? missingServants(condition.servants, null, servants) === 0
        : awayFrom(condition.servants, condition.province, servants) === 0
  }
}

/** How many of the very same thing the conditions before this one ask for. */
function sameBefore(conditions: readonly Condition[], i: number): number {
  if (i === 0) return 0
  const own = present(conditions[i])
  let same = 0
  for (let j = 0; j < i; j++) {
    const other = present(conditions[j])
    if (own.kind === 'item' && other.kind === 'item') {
      if (other.item === own.item && other.province === own.province) same++
    } else if (own.kind === 'influence' && other.kind === 'influence' && other.province === own.province)
      same += other.count ?? 1
  }
  return same
}

/** How many things of a kind all conditions together ask for, of given colours and of any. */
function asked(conditions: readonly Condition[], kind: Item | 'influence'): number {
  let count = 0
  for (const condition of conditions) {
    if (condition.kind === 'item' && condition.item === kind) count += 1
    else if (condition.kind === 'items' && condition.item === kind) count += condition.count
    else if (condition.kind === 'influence' && kind === 'influence') count += condition.count ?? 1
    else if (condition.kind === 'counters' && kind === 'influence') count += condition.count
  }
  return count
}

/** One thing a quest asks for, to be ticked on its card. */
export interface Need {
  /** The condition it belongs to, by its place on the card. */
  readonly condition: number
  /** Who must stand there; empty where no servants are asked for. */
  readonly servants: readonly Servant[]
  /** So many are there, of so many; never more than asked for. */
  readonly has: number
  readonly of: number
  readonly isMet: boolean
}

/** 5.1, 5.2 Condition by condition; servants due in a given province are ticked one by one. */
export function needsOf(conditions: readonly Condition[], has: Possessions): readonly Need[] {
  return conditions.flatMap((condition, i): Need[] => {
    if (condition.kind !== 'servants') return [needOf(conditions, i, has)]
    const { servants, province } = condition
    if (province === null) {
      const missing = missingServants(servants, null, has.servants)
      return [{ condition: i, servants, has: servants.length - missing, of: servants.length, isMet: missing === 0 }]
    }
    return servants.map((servant) => {
      const isMet = awayFrom([servant], province, has.servants) === 0
      return { condition: i, servants: [servant], has: isMet ? 1 : 0, of: 1, isMet }
    })
  })
}

/** What others of its kind need besides is not counted for it. */
function needOf(conditions: readonly Condition[], i: number, has: Possessions): Need {
  const condition = present(conditions[i])
  const fulfilled = isMet(conditions, i, has)
  const need = { condition: i, servants: [], isMet: fulfilled }
  if (condition.kind === 'influence') return counterNeed(conditions, i, condition, has)
  if (condition.kind !== 'items' && condition.kind !== 'counters') return { ...need, has: fulfilled ? 1 : 0, of: 1 }
  const kind = condition.kind === 'items' ? condition.item : 'influence'
  const held = sum(kind === 'influence' ? has.influence : has.items[kind])
  const left = held - (asked(conditions, kind) - condition.count)
  return { ...need, has: Math.min(condition.count, Math.max(0, left)), of: condition.count }
}

/** Counters in one province: what earlier conditions need there is not counted. */
function counterNeed(
  conditions: readonly Condition[],
  i: number,
  { province, count = 1 }: Extract<Condition, { kind: 'influence' }>,
  { influence }: Possessions,
): Need {
  const left = present(influence[province]) - sameBefore(conditions, i)
  const there = Math.min(count, Math.max(0, left))
  return { condition: i, servants: [], has: there, of: count, isMet: there === count }
}

/** 5.1 */
export function isFulfilled({ conditions }: Quest, has: Possessions): boolean {
  return areFulfilled(conditions, has)
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
    if (condition.kind === 'influence') add(needed, condition.province, condition.count ?? 1)
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
  if (province !== null) return awayFrom(servants, province, stand)
  let fewest = servants.length
  for (const servant of servants) {
    const there = present(stand[PLACE_OF[servant]])
    if (there !== null) fewest = Math.min(fewest, awayFrom(servants, there, stand))
  }
  return fewest
}

/** A servant's place in SERVANTS. */
const PLACE_OF: Readonly<Record<Servant, number>> = { lady: 0, shieldBearer: 1, flagBearer: 2, builder: 3 }

function awayFrom(servants: readonly Servant[], province: Province, stand: readonly (Province | null)[]): number {
  let away = 0
  for (const servant of servants) if (stand[PLACE_OF[servant]] !== province) away++
  return away
}
