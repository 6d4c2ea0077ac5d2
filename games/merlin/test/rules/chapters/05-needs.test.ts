/* What a board ticks on a quest card, and that it is the judgement itself. */
import { at, sum } from '@logres/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECONSTRUCTED } from '../../../rules/data.ts'
import { countedForQuests, isFulfilled, missingOf, needsOf, type Quest, questOf } from '../../../rules/index.ts'
import { position, quest, refused, tell } from '../position.ts'
import { type Has, tell as lineOf, nothing, ordered, QUEST_TABLE, waysFor, withOneLess } from '../quest-table.ts'

function named(line: string): Quest {
  const found = RECONSTRUCTED.quests.find((each) => lineOf(each) === ordered(line))
  if (found === undefined) throw new Error(line)
  return found
}

const counts = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 6, maxLength: 6 })
const possessions: fc.Arbitrary<Has> = fc.record({
  items: fc.record({ shield: counts(2), flag: counts(2), material: counts(2) }),
  influence: counts(2),
  servants: fc.array(fc.option(fc.integer({ min: 0, max: 5 })), { minLength: 4, maxLength: 4 }),
})

describe('5.1 What a quest needs', () => {
  test.each(QUEST_TABLE)('5.1 %s: all is ticked exactly when it is fulfilled', (line) => {
    const { conditions } = named(line)
    const isTicked = (has: Has) => needsOf(conditions, has).every(({ isMet }) => isMet)
    for (const way of waysFor(line)) {
      expect(isTicked(way)).toBe(true)
      for (const less of withOneLess(way)) expect(isTicked(less)).toBe(false)
    }
    expect(isTicked(nothing())).toBe(false)
  })

  test('5.1 whatever one has, the ticks and the judgement agree, and what is missing adds up', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECONSTRUCTED.quests), possessions, (card, has) => {
        const needs = needsOf(card.conditions, has)
        expect(needs.every(({ isMet }) => isMet)).toBe(isFulfilled(card, has))
        for (const need of needs) expect(need.isMet).toBe(need.has === need.of)
        expect(sum(needs.map((need) => need.of - need.has))).toBe(missingOf(card.conditions, has))
      }),
    )
  })

  test('5.2 each condition needs a thing of its own: what a colour takes is not counted for "any"', () => {
    const has = {
      ...nothing(),
      items: { shield: [2, 0, 0, 0, 0, 0], flag: [0, 0, 0, 0, 0, 0], material: [0, 0, 0, 0, 0, 0] },
    }
    const needs = needsOf(
      [
        { kind: 'item', item: 'shield', province: 0 },
        { kind: 'items', item: 'shield', count: 2 },
      ],
      has,
    )
    expect(needs.map((need) => [need.has, need.of, need.isMet])).toEqual([
      [1, 1, true],
      [1, 2, false],
    ])
  })

  test('5.2 two servants in a given province are ticked one by one, together anywhere as one', () => {
    const has = { ...nothing(), servants: [5, null, null, 0] }
    const inBrown = needsOf(named('3 B lady+builder@brown').conditions, has)
    expect(inBrown.map(({ servants, isMet }) => [...servants, isMet])).toEqual([
      ['lady', true],
      ['builder', false],
    ])
    const anywhere = needsOf(named('2 L lady+builder@any').conditions, has)
    expect(anywhere).toEqual([{ condition: 0, servants: ['lady', 'builder'], has: 1, of: 2, isMet: false }])
  })

  test('6.0 after one quest the grey flag is gone before the next is checked, and not counted', () => {
    const hand = ['3 flag:any', 'flag:grey & flag:orange']
    const told = position({ players: [{ hand, flag: 'grey, orange, black' }] })
    const second = questOf(told.state, quest('flag:grey & flag:orange'))
    expect(isFulfilled(second, countedForQuests(told.state, 0))).toBe(true)
    tell(told, 0, 'resolve 3 flag:any')
    expect(isFulfilled(second, countedForQuests(told.state, 0))).toBe(false)
    expect(refused(told, 0, 'second flag:grey & flag:orange')).toBe('questUnfulfilled 5.1')
    // The others' quests are not second ones.
    expect(countedForQuests(told.state, 1)).toBe(at(told.state.players, 1))
  })
})
