import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { RECONSTRUCTED } from '../../../rules/data.ts'
import { type Condition, isFulfilled, missingOf, type Possessions, type Quest } from '../../../rules/quests.ts'
import { ITEMS, type Item, PROVINCES, SERVANTS } from '../../../rules/vocabulary.ts'
import {
  allButOne,
  CLOCKWISE,
  type Has,
  nothing,
  ordered,
  plenty,
  QUEST_TABLE,
  spreads,
  tell,
  waysFor,
  withOneLess,
} from '../quest-table.ts'

const [BLACK, GREY, BLUE, VIOLET] = CLOCKWISE.keys()

function questOf(line: string): Quest {
  const quest = RECONSTRUCTED.quests.find((each) => tell(each) === ordered(line))
  if (quest === undefined) throw new Error(`no quest ${line}`)
  return quest
}

const asks = (...conditions: Condition[]): Quest => ({ points: 2, icon: 'lady', conditions })
const item = (kind: Item, province = 0): Condition => ({ kind: 'item', item: kind, province })
const items = (kind: Item, count: number): Condition => ({ kind: 'items', item: kind, count })
const influence = (province = 0): Condition => ({ kind: 'influence', province })
const counters = (count: number): Condition => ({ kind: 'counters', count })

function having(change: (has: Has) => void): Has {
  const has = nothing()
  change(has)
  return has
}

describe('5.1 Each of the 55 quests', () => {
  test.each(QUEST_TABLE)('5.1 %s: exactly this is enough', (line) => {
    const quest = questOf(line)
    for (const way of waysFor(line)) expect(isFulfilled(quest, way), JSON.stringify(way)).toBe(true)
  })

  test.each(QUEST_TABLE)('5.1 %s: one thing less is not', (line) => {
    const quest = questOf(line)
    for (const way of waysFor(line))
      for (const less of withOneLess(way)) {
        expect(isFulfilled(quest, less), JSON.stringify(less)).toBe(false)
        expect(missingOf(quest.conditions, less)).toBe(1)
      }
  })

  test.each(QUEST_TABLE)('5.1 %s: nor all the rest of the board without one of its conditions', (line) => {
    const quest = questOf(line)
    for (const has of allButOne(line)) expect(isFulfilled(quest, has), JSON.stringify(has)).toBe(false)
  })

  test.each(QUEST_TABLE)('5.1 %s: more than it names does no harm', (line) => {
    const quest = questOf(line)
    for (const way of waysFor(line)) {
      expect(isFulfilled(quest, { ...plenty(), servants: way.servants })).toBe(true)
      for (const idle of PROVINCES) {
        const servants = way.servants.map((place) => place ?? idle)
        expect(isFulfilled(quest, { ...way, servants })).toBe(true)
      }
    }
  })

  test.each(QUEST_TABLE)('5.1 %s: with nothing at all as many are missing as it names', (line) => {
    const [way = nothing()] = waysFor(line)
    expect(missingOf(questOf(line).conditions, nothing())).toBe(withOneLess(way).length === 0 ? -1 : sizeOf(way))
  })

  test('5.1 nothing is spent', () => {
    for (const line of QUEST_TABLE)
      for (const way of waysFor(line)) {
        const before = structuredClone(way)
        isFulfilled(questOf(line), way)
        expect(way).toEqual(before)
      }
  })
})

function sizeOf({ items: { shield, flag, material }, influence: placed, servants }: Has): number {
  const things = [...shield, ...flag, ...material, ...placed].reduce((a, b) => a + b)
  return things + servants.filter((place) => place !== null).length
}

describe('5.2 What counts', () => {
  test.each([
    ['lady', 'builder', '2 L lady+builder@any'],
    ['shieldBearer', 'flagBearer', '2 S shieldBearer+flagBearer@any'],
  ] as const)('5.2 %s and %s together: in one and the same province, whichever', (first, second, line) => {
    const [a, b] = [SERVANTS.indexOf(first), SERVANTS.indexOf(second)]
    for (const one of [null, ...PROVINCES])
      for (const other of [null, ...PROVINCES]) {
        const has = having((each) => {
          each.servants[a] = one
          each.servants[b] = other
        })
        expect(isFulfilled(questOf(line), has)).toBe(one !== null && one === other)
      }
  })

  test('5.2 the two at home are not together', () => {
    expect(isFulfilled(questOf('2 L lady+builder@any'), nothing())).toBe(false)
    expect(missingOf(questOf('2 L lady+builder@any').conditions, nothing())).toBe(2)
  })

  test.each([...CLOCKWISE.entries()])('5.2 all four together in a given province: %i %s', (province) => {
    const quest = asks({ kind: 'servants', servants: [...SERVANTS], province })
    for (const place of PROVINCES) {
      const all = having((has) => has.servants.fill(place))
      expect(isFulfilled(quest, all)).toBe(place === province)
    }
    for (const less of withOneLess(having((has) => has.servants.fill(province))))
      expect(isFulfilled(quest, less)).toBe(false)
  })

  test.each(spreads(3).map((spread) => [spread]))(
    '5.2 any three counters, in one or several provinces: %j',
    (spread) => {
      const quest = questOf('1 L 3 influence@any')
      expect(isFulfilled(quest, { ...nothing(), influence: spread })).toBe(true)
      for (const less of withOneLess({ ...nothing(), influence: spread })) expect(isFulfilled(quest, less)).toBe(false)
    },
  )

  test.each(ITEMS)('5.2 two conditions on one colour need two of it: %s', (kind) => {
    for (const province of PROVINCES) {
      const quest = asks(item(kind, province), item(kind, province))
      const own = (count: number) =>
        having((has) => {
          has.items[kind][province] = count
        })
      expect([0, 1, 2, 3].map((count) => isFulfilled(quest, own(count)))).toEqual([false, false, true, true])
      const others = plenty()
      others.items[kind][province] = 1
      expect(isFulfilled(quest, others)).toBe(false)
    }
  })

  test('5.2 two conditions on one province need two counters there', () => {
    const quest = asks(influence(GREY), influence(GREY))
    const placed = (grey: number, blue: number) =>
      having((has) => {
        has.influence[GREY ?? 0] = grey
        has.influence[BLUE ?? 0] = blue
      })
    expect(isFulfilled(quest, placed(1, 5))).toBe(false)
    expect(isFulfilled(quest, placed(2, 0))).toBe(true)
  })

  test('5.2 an item for its colour does not count again for any', () => {
    const quest = asks(item('shield', BLACK), items('shield', 3))
    const shields = (...counts: number[]) => having((has) => has.items.shield.splice(0, counts.length, ...counts))
    expect(isFulfilled(quest, shields(3))).toBe(false)
    expect(isFulfilled(quest, shields(4))).toBe(true)
    expect(isFulfilled(quest, shields(1, 2))).toBe(false)
    expect(isFulfilled(quest, shields(1, 2, 1))).toBe(true)
    expect(isFulfilled(quest, shields(0, 6))).toBe(false)
    expect(isFulfilled(asks(items('shield', 3), item('shield', BLACK)), shields(3))).toBe(false)
  })

  test('5.2 a counter for its province does not count again for any', () => {
    const quest = asks(counters(3), influence(VIOLET))
    const placed = (violet: number, black: number) =>
      having((has) => {
        has.influence[VIOLET ?? 0] = violet
        has.influence[BLACK ?? 0] = black
      })
    expect(isFulfilled(quest, placed(1, 2))).toBe(false)
    expect(isFulfilled(quest, placed(1, 3))).toBe(true)
    expect(isFulfilled(quest, placed(4, 0))).toBe(true)
    expect(isFulfilled(quest, placed(0, 7))).toBe(false)
  })

  test('5.2 any three and any two of a kind are five; of different kinds they are apart', () => {
    const three = having((has) => {
      has.items.flag[3] = 3
    })
    expect(isFulfilled(asks(items('flag', 3), items('flag', 2)), three)).toBe(false)
    expect(isFulfilled(asks(items('flag', 3), items('shield', 3)), three)).toBe(false)
    three.items.shield[5] = 3
    expect(isFulfilled(asks(items('flag', 3), items('shield', 3)), three)).toBe(true)
    three.items.flag[0] = 2
    expect(isFulfilled(asks(items('flag', 3), items('flag', 2)), three)).toBe(true)
  })

  test('5.2 any made-up quest: every condition finds things of its own, by trying all ways', () => {
    const province = fc.nat({ max: 5 })
    const kind = fc.constantFrom(...ITEMS.slice(0, 2))
    const condition: fc.Arbitrary<Condition> = fc.oneof(
      fc.record({ kind: fc.constant('item' as const), item: kind, province }),
      fc.record({ kind: fc.constant('items' as const), item: kind, count: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('influence' as const), province }),
      fc.record({ kind: fc.constant('counters' as const), count: fc.integer({ min: 1, max: 4 }) }),
    )
    const counts = fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2, 3), { minLength: 6, maxLength: 6 })
    const possessions = fc.record({
      items: fc.record({ shield: counts, flag: counts, material: counts }),
      influence: counts,
      servants: fc.constant([null, null, null, null]),
    })
    const seen = { yes: 0, no: 0 }
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), possessions, (conditions, has) => {
        const missing = unmatched(conditions, has)
        expect(missingOf(conditions, has)).toBe(missing)
        expect(isFulfilled(asks(...conditions), has)).toBe(missing === 0)
        seen[missing === 0 ? 'yes' : 'no'] += 1
      }),
      { numRuns: 2_000 },
    )
    expect(seen.yes).toBeGreaterThan(200)
    expect(seen.no).toBeGreaterThan(200)
  })

  test('5.2 only what is one’s own is ever looked at', () => {
    expectTypeOf<Parameters<typeof isFulfilled>>().toEqualTypeOf<[Quest, Possessions]>()
    expectTypeOf<keyof Possessions>().toEqualTypeOf<'items' | 'influence' | 'servants'>()
    expectTypeOf<Possessions['items'][Item]>().toEqualTypeOf<readonly number[]>()
    expectTypeOf<Possessions['influence']>().toEqualTypeOf<readonly number[]>()
    expectTypeOf<Possessions['servants']>().toEqualTypeOf<readonly (number | null)[]>()
  })
})

/** How many demands are left without a thing of their own when as many as possible have one (augmenting paths). */
function unmatched(conditions: readonly Condition[], has: Possessions): number {
  const things = [
    ...ITEMS.map((kind) => [kind, has.items[kind]] as const),
    ['influence', has.influence] as const,
  ].flatMap(([kind, counts]) =>
    counts.flatMap((count, province) => Array.from({ length: count }, () => ({ kind, province }))),
  )
  const demands = conditions.flatMap((condition) => {
    const kind = condition.kind === 'item' || condition.kind === 'items' ? condition.item : 'influence'
    const province = condition.kind === 'item' || condition.kind === 'influence' ? condition.province : null
    const count = condition.kind === 'items' || condition.kind === 'counters' ? condition.count : 1
    return Array.from({ length: count }, () => ({ kind, province }))
  })
  const holder = things.map(() => -1)
  const seek = (demand: number, tried: Set<number>): boolean =>
    things.some((thing, i) => {
      const asked = demands[demand]
      if (asked === undefined || tried.has(i) || asked.kind !== thing.kind) return false
      if (asked.province !== null && asked.province !== thing.province) return false
      tried.add(i)
      const other = holder[i] ?? -1
      if (other >= 0 && !seek(other, tried)) return false
      holder[i] = demand
      return true
    })
  return demands.filter((_, demand) => !seek(demand, new Set())).length
}
