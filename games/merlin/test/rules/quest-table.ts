/* 1.8 The quests written down a second time, and what somebody must have for each of them, read from that writing alone. */
import { at } from '@logres/kernel'
import type { Condition, Quest } from '../../rules/quests.ts'

/** Points, icon, conditions. `x:colour` is an item, `x@colour` a counter or servants, `any` an open choice. */
export const QUEST_TABLE: readonly string[] = [
  '1 L lady@black',
  '1 L lady@orange',
  '1 L lady@blue',
  '1 S shieldBearer@grey',
  '1 S shieldBearer@brown',
  '1 S shieldBearer@violet',
  '1 B builder@blue',
  '1 B builder@black',
  '1 B builder@orange',
  '1 F flagBearer@violet',
  '1 F flagBearer@grey',
  '1 F flagBearer@brown',
  '1 S 3 shield:any',
  '1 F 3 flag:any',
  '1 B 3 material:any',
  '1 L 3 influence@any',
  '1 L 3 influence@any',
  '2 B material:black & material:violet',
  '2 B material:grey & material:brown',
  '2 B material:blue & material:orange',
  '2 S shield:black & shield:grey',
  '2 S shield:blue & shield:violet',
  '2 S shield:orange & shield:brown',
  '2 F flag:black & flag:blue',
  '2 F flag:grey & flag:orange',
  '2 F flag:violet & flag:brown',
  '2 B shield:violet & material:grey',
  '2 S shield:black & material:orange',
  '2 F shield:brown & flag:blue',
  '2 S shield:blue & flag:grey',
  '2 F flag:orange & material:brown',
  '2 B flag:black & material:violet',
  '2 L influence@grey & influence@orange',
  '2 L influence@black & influence@blue',
  '2 L influence@violet & influence@brown',
  '2 L influence@grey & influence@violet',
  '2 L influence@orange & influence@blue',
  '2 L influence@black & influence@brown',
  '2 S 4 shield:any',
  '2 F 4 flag:any',
  '2 B 4 material:any',
  '2 L lady+builder@any',
  '2 S shieldBearer+flagBearer@any',
  '3 F influence@black & flag:blue & shield:brown',
  '3 S influence@grey & flag:violet & shield:black',
  '3 L influence@blue & flag:orange & shield:grey',
  '3 F influence@violet & flag:brown & shield:blue',
  '3 S influence@orange & flag:black & shield:violet',
  '3 L influence@brown & flag:grey & shield:orange',
  '3 S lady+shieldBearer@violet',
  '3 B lady+builder@brown',
  '3 F lady+flagBearer@grey',
  '3 B shieldBearer+builder@orange',
  '3 F shieldBearer+flagBearer@black',
  '3 B builder+flagBearer@blue',
]

/** 1.1 Clockwise. */
export const CLOCKWISE = ['black', 'grey', 'blue', 'violet', 'orange', 'brown'] as const
const COLOUR_NAMES: readonly string[] = CLOCKWISE
const SERVANT_ORDER: readonly string[] = ['lady', 'shieldBearer', 'flagBearer', 'builder']
const LETTERS = { lady: 'L', shieldBearer: 'S', flagBearer: 'F', builder: 'B' } as const
const KINDS = ['shield', 'flag', 'material', 'influence'] as const
type Kind = (typeof KINDS)[number]

/** A quest of an edition in the notation above; the order of its conditions and servants means nothing. */
export function tell({ points, icon, conditions }: Quest): string {
  return ordered(`${points} ${LETTERS[icon]} ${conditions.map(tellCondition).join(' & ')}`)
}

function tellCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'item':
      return `${condition.item}:${at(CLOCKWISE, condition.province)}`
    case 'items':
      return `${condition.count} ${condition.item}:any`
    case 'influence':
      return `influence@${at(CLOCKWISE, condition.province)}`
    case 'counters':
      return `${condition.count} influence@any`
    case 'servants':
      return `${condition.servants.join('+')}@${condition.province === null ? 'any' : at(CLOCKWISE, condition.province)}`
  }
}

/** One text for what means the same. */
export function ordered(line: string): string {
  const conditions = line.slice(4).split(' & ')
  const sorted = conditions.map((text) => {
    const [what = '', where] = text.split('@')
    return where === undefined ? text : `${what.split('+').sort().join('+')}@${where}`
  })
  return line.slice(0, 4) + sorted.sort().join(' & ')
}

/** What somebody has: a Possessions that may be changed. */
export interface Has {
  items: { shield: number[]; flag: number[]; material: number[] }
  influence: number[]
  servants: (number | null)[]
}

export function nothing(): Has {
  const none = () => CLOCKWISE.map(() => 0)
  return {
    items: { shield: none(), flag: none(), material: none() },
    influence: none(),
    servants: [null, null, null, null],
  }
}

/** More of all items and counters than anybody could have; the servants at home. */
export function plenty(): Has {
  const many = () => CLOCKWISE.map(() => 9)
  return {
    items: { shield: many(), flag: many(), material: many() },
    influence: many(),
    servants: [null, null, null, null],
  }
}

function countsOf(has: Has, kind: Kind): number[] {
  return kind === 'influence' ? has.influence : has.items[kind]
}

type Demand =
  | { readonly of: 'one'; readonly kind: Kind; readonly province: number }
  | { readonly of: 'any'; readonly kind: Kind; readonly count: number }
  | { readonly of: 'servants'; readonly servants: readonly number[]; readonly province: number | null }

function provinceOf(name: string): number {
  const province = COLOUR_NAMES.indexOf(name)
  if (province < 0) throw new Error(`no province ${name}`)
  return province
}

function demandsOf(line: string): Demand[] {
  return line
    .slice(4)
    .split(' & ')
    .map((text) => {
      const [, count, what = '', where = ''] = /^(?:(\d) )?([A-Za-z+]+)[:@](\w+)$/.exec(text) ?? []
      const kind = KINDS.find((each) => each === what)
      if (kind !== undefined && count !== undefined && where === 'any') return { of: 'any', kind, count: Number(count) }
      if (kind !== undefined) return { of: 'one', kind, province: provinceOf(where) }
      const servants = what.split('+').map((name) => SERVANT_ORDER.indexOf(name))
      if (servants.includes(-1)) throw new Error(`what is ${text}?`)
      return { of: 'servants', servants, province: where === 'any' ? null : provinceOf(where) }
    })
}

/** All ways to spread so many things over the six provinces. */
export function spreads(count: number, provinces: number = CLOCKWISE.length): number[][] {
  if (provinces === 1) return [[count]]
  return Array.from({ length: count + 1 }, (_, first) =>
    spreads(count - first, provinces - 1).map((rest) => [first, ...rest]),
  ).flat()
}

function add(counts: number[], more: readonly number[]): void {
  for (const [i, by] of more.entries()) counts[i] = (counts[i] ?? 0) + by
}

/** Every way to have exactly what the card names and nothing else. */
export function waysFor(line: string): Has[] {
  let ways = [nothing()]
  for (const demand of demandsOf(line)) {
    ways = ways.flatMap((way) => {
      const branch = (change: (has: Has) => void): Has => {
        const has = structuredClone(way)
        change(has)
        return has
      }
      if (demand.of === 'any')
        return spreads(demand.count).map((spread) => branch((has) => add(countsOf(has, demand.kind), spread)))
      if (demand.of === 'one')
        return [
          branch((has) =>
            add(
              countsOf(has, demand.kind),
              CLOCKWISE.map((_, i) => (i === demand.province ? 1 : 0)),
            ),
          ),
        ]
      const places = demand.province === null ? CLOCKWISE.map((_, i) => i) : [demand.province]
      return places.map((place) =>
        branch((has) => {
          for (const servant of demand.servants) has.servants[servant] = place
        }),
      )
    })
  }
  return ways
}

/** Each way to take one thing away: an item, a counter, a servant sent home. */
export function withOneLess(has: Has): Has[] {
  const less: Has[] = []
  const branch = (change: (copy: Has) => void): void => {
    const copy = structuredClone(has)
    change(copy)
    less.push(copy)
  }
  for (const kind of KINDS) {
    for (const [i, count] of countsOf(has, kind).entries())
      if (count > 0)
        branch((copy) => {
          countsOf(copy, kind)[i] = count - 1
        })
  }
  for (const [i, place] of has.servants.entries())
    if (place !== null)
      branch((copy) => {
        copy.servants[i] = null
      })
  return less
}

/** Plenty of everything, but for one of the card's conditions one thing too few, in every way there is. */
export function allButOne(line: string): Has[] {
  const found: Has[] = []
  const [best = nothing()] = waysFor(line)
  const base = (): Has => ({ ...plenty(), servants: [...best.servants] })
  const provinces = CLOCKWISE.map((_, i) => i)
  for (const demand of demandsOf(line)) {
    if (demand.of === 'one') {
      const has = base()
      countsOf(has, demand.kind)[demand.province] = 0
      found.push(has)
    } else if (demand.of === 'any') {
      for (const spread of spreads(demand.count - 1)) {
        const has = base()
        countsOf(has, demand.kind).splice(0, provinces.length, ...spread)
        found.push(has)
      }
    } else {
      // The named servants everywhere but where they should be; the others wherever they would confuse most.
      for (const places of product(demand.servants.length, [null, ...provinces])) {
        const [first = null] = places
        const together = places.every((place) => place === first) && first !== null
        if (together && (demand.province === null || first === demand.province)) continue
        for (const others of [null, demand.province ?? first]) {
          const has = { ...base(), servants: SERVANT_ORDER.map(() => others) }
          for (const [i, servant] of demand.servants.entries()) has.servants[servant] = places[i] ?? null
          found.push(has)
        }
      }
    }
  }
  return found
}

function product<T>(length: number, values: readonly T[]): T[][] {
  if (length === 0) return [[]]
  return product(length - 1, values).flatMap((rest) => values.map((value) => [...rest, value]))
}
