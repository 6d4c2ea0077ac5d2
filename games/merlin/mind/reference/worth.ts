/*
 * What a position is worth to the reference bot of Merlin, in points: what is scored, what quests, traitors, influence, manors
 * and servants are likely to bring, and a little for everything that can still be used.
 */
import { at, sum } from '@logres/kernel'
import {
  COUNTERS,
  type FlagEffect,
  flagWith,
  ITEMS,
  type Item,
  layoutOf,
  missingOf,
  PROVINCES,
  type Province,
  type Quest,
} from '../../rules/index.ts'
import type { Outlook } from './outlook.ts'

/** The bot's own things, as they are or as they would be. */
export interface Standing {
  readonly items: Readonly<Record<Item, number[]>>
  readonly influence: number[]
  readonly servants: (Province | null)[]
  readonly traitors: number[]
  points: number
  apples: number
  excalibur: boolean
  grail: boolean
  /** A manor more, on this tile. */
  manor: number | null
}

export function copyOf(standing: Standing): Standing {
  const { items, influence, servants, traitors } = standing
  return {
    ...standing,
    items: { shield: items.shield.slice(), flag: items.flag.slice(), material: items.material.slice() },
    influence: influence.slice(),
    servants: servants.slice(),
    traitors: traitors.slice(),
  }
}

/** What a quest is worth, as a share of its points, when so many things are missing. */
const NEARNESS = [1, 0.5, 0.24, 0.12, 0.06]

/** 5 */
export function worthOfQuest({ turnsLeft }: Outlook, standing: Standing, { points, conditions }: Quest): number {
  const missing = missingOf(conditions, standing)
  return missing > turnsLeft ? 0 : points * (NEARNESS[missing] ?? 0)
}

export function worth(outlook: Outlook, standing: Standing): number {
  let total = standing.points + standing.apples + (standing.grail ? WORTH_OF_GRAIL : 0)
  for (const quest of outlook.quests) total += worthOfQuest(outlook, standing, quest)
  return (
    total +
    worthOfItems(outlook, standing) +
    worthOfShields(outlook, standing) +
    worthOfInfluence(outlook, standing) +
    worthOfServants(outlook, standing) +
    worthOfManors(outlook, standing)
  )
}

const WORTH_OF_GRAIL = 0.7
/** 4.2, 8 Each item: a third of a point at the end, and a points space now and then. */
const WORTH_OF_ITEM = 0.45
/** 6 The first flag of a colour by what it does, if there is time to spend it. That against traitors is worth what it repels. */
const WORTH_OF_FLAGS: Readonly<Record<FlagEffect, number>> = {
  repel: 0.3,
  secondQuest: 1,
  backwards: 0.6,
  turnDie: 0.6,
  borrow: 0.5,
  cross: 0.6,
}
/** 4.9 The first material of a colour, if one can still build. */
const WORTH_OF_MATERIAL = 0.7

function worthOfItems({ turnsLeft, manorsLeft, view }: Outlook, { items }: Standing): number {
  let total = 0
  for (const item of ITEMS) total += WORTH_OF_ITEM * sum(items[item])
  if (turnsLeft < 2) return total
  const { effectOf } = layoutOf(view.options)
  for (const province of PROVINCES) {
    if (at(items.flag, province) > 0) total += WORTH_OF_FLAGS[at(effectOf, province)]
    if (at(items.material, province) > 0 && manorsLeft > 0) total += WORTH_OF_MATERIAL
  }
  return total
}

/** 7.1 */
const TRAITOR_COSTS = 3
const EXCALIBUR_BRINGS = 3
/** A shield for a traitor that may come at the next drawing. */
const WORTH_OF_SPARE_SHIELD = 0.8

/** 7.1 Traitors without a shield, the more pressing the nearer the scoring; a flag takes one colour of them. */
function worthOfShields({ pressure, moreTraitors, view }: Outlook, { items, traitors, excalibur }: Standing): number {
  let open = 0
  let most = 0
  let total = 0
  for (const colour of PROVINCES) {
    const left = at(items.shield, colour) - at(traitors, colour)
    if (left > 0 && moreTraitors) total += WORTH_OF_SPARE_SHIELD
    if (left >= 0) continue
    open -= left
    most = Math.max(most, -left)
  }
  if (at(items.flag, flagWith(view.options, 'repel')) > 0) open -= most
  if (excalibur) total += EXCALIBUR_BRINGS * (open === 0 ? 0.7 : 0.3)
  return total - TRAITOR_COSTS * open * (0.6 + 0.4 * pressure)
}

/** 7.3 What the next scoring would bring, and a little for every counter: quests and spaces ask for them. */
function worthOfInfluence({ pressure, others }: Outlook, { influence }: Standing): number {
  let total = 0
  for (const province of PROVINCES) {
    const own = at(influence, province)
    if (own === 0) continue
    const rivals = others.map((player) => at(player.influence, province))
    const all = own + sum(rivals)
    const most = Math.max(...rivals)
    const leaders = 1 + rivals.filter((count) => count === own).length
    const points = own < most ? 0 : own > most ? all : Math.floor(all / leaders)
    total += 0.4 + 0.15 * own + points * (0.5 + 0.4 * pressure)
  }
  return total
}

/** 7.4 A servant on the board may be sent home before the scoring. */
function worthOfServants({ pressure, scorings }: Outlook, { servants }: Standing): number {
  const out = servants.filter((place) => place !== null).length
  return out * (0.6 + 0.4 * pressure) * (1 + 0.3 * (scorings - 1))
}

/** 7.2 A lead in a territory scores repeatedly. */
function worthOfManors({ territories, scorings }: Outlook, { manor }: Standing): number {
  let total = 0
  for (const { tiles, own, most, ties } of territories) {
    const mine = own + (manor !== null && tiles.includes(manor) ? 1 : 0)
    if (mine === 0 || mine < most) continue
    const size = tiles.length
    const share = mine > most ? 0.85 * size : 0.7 * Math.floor(size / (ties + 1))
    total += scorings * share
  }
  return total
}

export function countersLeft({ influence }: Standing): number {
  return COUNTERS - sum(influence)
}
