/* What a person must not be able to talk a bot into. */

import { type Bot, createBot, LEVELS } from '@logres/bots'
import { at, isRefusal, seededChance, type Tagged } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { bargain } from '../../mind/barter/bargain.ts'
import { createEvaluator } from '../../mind/evaluate.ts'
import { shortlist } from '../../mind/shortlist.ts'
import tuned from '../../mind/weights.json' with { type: 'json' }
import { type Card, cardOf, hasOutfit, type State, tournament } from '../../rules/index.ts'
import { ask, kindOf, NO_GOODS, NOTHING, propose, row, table } from './table.ts'

const RICH = { startCoins: 60 }

describe.each(LEVELS)('a rich %s', (level) => {
  test('gives no card away for nothing, though the game would end sooner', () => {
    for (const card of row(3, 6)) {
      const state = table([row(3, 6), row(2, 5), row(1)], RICH)
      propose(state, 1, NO_GOODS, { ...NOTHING, cards: [card] })
      expect(['decline', 'counter']).toContain(kindOf(ask(level, state)))
    }
  })

  test('takes the gift that completes its outfit, though the game lasts longer then', () => {
    const lance = cardOf('lance', 2)
    const hands = [
      row(6).filter((card) => card !== cardOf('lance', 6)),
      [...row(5), lance].sort(rising),
      row(1).slice(1),
    ]
    const state = table(hands, RICH)
    propose(state, 1, { cards: [lance], coins: 0 }, NOTHING)
    expect(kindOf(ask(level, state))).toBe('accept')
  })
})

/** Whether seat 0 swaps a card of its own, and coins, for one of seat 1's; the state is then the one after it. */
function swaps(bot: Bot<Tagged, object>, state: State, theirs: Card, mine: Card, coins: number): boolean {
  propose(state, 1, { cards: [theirs], coins: 0 }, { ...NOTHING, cards: [mine], coins })
  const { action } = bot.choose(tournament.view(state, 0), tournament.legal(state, 0), { iterations: 8 })
  if (action === 'wait' || action.kind !== 'accept') return false
  const read = tournament.parseAction(action)
  if (isRefusal(read)) throw new Error(read.code)
  tournament.apply(state, 0, read, seededChance('deal'), () => {})
  return true
}

describe.each(LEVELS)('a %s asked again and again', (level) => {
  const options = { ...tournament.options.defaults, draft: false }
  const states = [0, 1, 2, 3].map((i) => tournament.setup(options, 4, seededChance(`again ${i}`)))

  test('says the same, and does not swap back and pay for it', () => {
    const pick = seededChance(`again ${level}`)
    let swapped = 0
    for (let i = 0; i < 40; i++) {
      const start = at(states, i % states.length)
      const [mine, theirs] = [0, 1].map((seat) => at(at(start.hands, seat), pick.pick(10, 'card')))
      if (mine === undefined || theirs === undefined || mine === theirs) continue
      const bot = createBot(tournament, level, `again ${i}`)
      if (isRefusal(bot)) throw new Error(bot.code)
      const after = Array.from({ length: 4 }, () => {
        const state = tournament.clone(start)
        return swaps(bot, state, theirs, mine, i % 3) ? state : undefined
      })
      expect(new Set(after.map((state) => state === undefined)).size).toBe(1)
      if (after[0] === undefined) continue
      swapped += 1
      for (let again = 0; again < 3; again++) {
        expect(swaps(bot, tournament.clone(after[0]), mine, theirs, Math.max(1, i % 3))).toBe(false)
      }
    }
    expect(swapped).toBeGreaterThan(0)
  })
})

describe.each(LEVELS)('the open offers of a %s', (level) => {
  const spare = cardOf('lance', 3)
  const hands = [[...row(6), spare].sort(rising), row(2, 5), row(1, 4)]

  test('that would cost its outfit are withdrawn', () => {
    const state = table(hands)
    propose(state, 0, { cards: [cardOf('sword', 6)], coins: 0 }, { ...NOTHING, coins: 19 }, 'all')
    expect(kindOf(ask(level, state))).toBe('withdraw')
  })

  test('that bring less than they cost are withdrawn, ready or not', () => {
    const state = table(hands)
    propose(state, 0, { cards: [spare], coins: 5 }, { ...NOTHING, coins: 1 }, 'all')
    expect(kindOf(ask(level, state))).toBe('withdraw')
    tournament.apply(state, 0, { kind: 'ready' }, seededChance('ready'), () => {})
    expect(kindOf(ask(level, state))).toBe('withdraw')
  })

  test('that together would cost its outfit are not left both', () => {
    const state = table(hands)
    for (const card of [spare, cardOf('lance', 6)])
      propose(state, 0, { cards: [card], coins: 0 }, { ...NOTHING, coins: 15 }, 'all')
    expect(kindOf(ask(level, state))).toBe('withdraw')
  })

  test('do not make a deal a trap', () => {
    const state = table(hands)
    propose(state, 0, { cards: [spare], coins: 0 }, { ...NOTHING, coins: 15 }, 'all')
    propose(state, 1, { cards: [], coins: 20 }, { ...NOTHING, cards: [cardOf('lance', 6)] })
    expect(['withdraw', 'decline']).toContain(kindOf(ask(level, state)))
  })
})

describe.each(LEVELS)('a %s who has nearly all the money', (level) => {
  test('still does not throw it away', () => {
    const options = { ...tournament.options.defaults, draft: false, startCoins: 100 }
    const state = tournament.setup(options, 6, seededChance('money'))
    for (let giver = 1; giver < 6; giver++) {
      propose(state, giver, { cards: [], coins: 100 }, NOTHING)
      tournament.apply(
        state,
        0,
        { kind: 'accept', offer: at(state.offers, 0).name, fill: [] },
        seededChance('gift'),
        () => {},
      )
    }
    propose(state, 1, { cards: [at(at(state.hands, 1), 0)], coins: 0 }, { ...NOTHING, coins: 300 })
    expect(['decline', 'counter']).toContain(kindOf(ask(level, state)))
    const { odds } = createEvaluator(tuned.weights)
    expect(odds(state, 0)).toBeGreaterThan(30)
    expect(odds(state, 1)).toBeLessThan(-30)
  })
})

describe.each(LEVELS)('a %s with a heap of cards and offers', (level) => {
  test('looks at a few of them only', () => {
    const state = flooded()
    const legal = tournament.legal(state, 0)
    expect(legal.length).toBeGreaterThan(10_000)
    const evaluator = createEvaluator(tuned.weights)
    let hands = 0
    const count = <Given extends readonly unknown[], T>(look: (...given: Given) => T) => {
      return (...given: Given): T => {
        hands += 1
        return look(...given)
      }
    }
    const view = tournament.view(state, 0)
    const counted = {
      ...evaluator,
      ...{ evaluate: count(evaluator.evaluate), odds: count(evaluator.odds), standing: count(evaluator.standing) },
      ...{ holdings: count(evaluator.holdings), worth: count(evaluator.worth) },
    }
    const choice = bargain(view, shortlist(view, legal), level, counted, { seed: 'ask', people: [] })
    expect(choice).toEqual(ask(level, state, 'ask', legal))
    expect(hands).toBeGreaterThan(0)
    expect(hands).toBeLessThan(legal.length / 20)
    expect(hasOutfit(at(state.hands, 0))).toBe(true)
  })
})

/** Forty open offers, each of which seat 0 can meet in hundreds of ways. */
function flooded(): State {
  const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 6, seededChance('m'))
  for (let giver = 1; giver < 6; giver++) {
    propose(state, giver, { cards: at(state.hands, giver).slice(0, 6), coins: 0 }, NOTHING)
    tournament.apply(
      state,
      0,
      { kind: 'accept', offer: at(state.offers, 0).name, fill: [] },
      seededChance('gift'),
      () => {},
    )
  }
  for (let giver = 1; giver < 6; giver++) {
    for (let i = 0; i < 8; i++) {
      const weapons = (['shield', 'shield', 'shield', 'sword', 'sword', 'lance'] as const).slice(i % 2)
      const wants = { ...NOTHING, any: weapons.map((weapon) => ({ weapon, least: 1 })) }
      propose(state, giver, { cards: at(state.hands, giver).slice(0, 1 + (i % 3)), coins: i }, wants, 'all')
    }
  }
  return state
}

function rising(a: number, b: number): number {
  return a - b
}
