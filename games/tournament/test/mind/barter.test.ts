import { createBot, LEVELS } from '@logres/bots'
import { at, isRefusal, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, cardOf, tournament } from '../../rules/index.ts'
import { ask, HANDS, kindOf, NO_GOODS, NOTHING, propose, row, table } from './table.ts'

describe.each(LEVELS)('a %s in a barter', (level) => {
  test('takes a gift', () => {
    const state = table()
    propose(state, 1, { cards: [], coins: 5 }, NOTHING)
    expect(kindOf(ask(level, state))).toBe('accept')
  })

  test('gives nothing away for a coin, however often one asks', () => {
    const state = table()
    for (let i = 0; i < 8; i++) {
      propose(state, 1, { cards: [], coins: 1 }, { ...NOTHING, cards: [cardOf('lance', 6)] })
      const choice = ask(level, state, `ask ${i}`)
      expect(['decline', 'counter']).toContain(kindOf(choice))
      if (choice.action === 'wait') throw new Error('waits')
      const action = tournament.parseAction(choice.action)
      if (isRefusal(action)) throw new Error(action.code)
      tournament.apply(state, 0, action, seededChance('answer'), () => {})
    }
    expect(state.hands[0]).toEqual(HANDS[0])
  })

  test('keeps its last outfit, whatever is paid', () => {
    const state = table([row(6), row(2, 5), row(1, 4)])
    propose(state, 1, { cards: [], coins: 20 }, { ...NOTHING, cards: [cardOf('sword', 6)] })
    expect(['decline', 'counter']).toContain(kindOf(ask(level, state)))
  })

  test('pays nothing for nothing', () => {
    const state = table()
    propose(state, 1, NO_GOODS, { ...NOTHING, coins: 3 })
    expect(kindOf(ask(level, state))).toBe('decline')
  })

  test('answers what it alone is offered, ready or not, and then waits', () => {
    const state = table()
    const ready: Action = { kind: 'ready' }
    tournament.apply(state, 0, ready, seededChance('ready'), () => {})
    expect(kindOf(ask(level, state))).toBe('wait')
    propose(state, 1, { cards: [cardOf('lance', 2)], coins: 0 }, { ...NOTHING, cards: [cardOf('sword', 6)] })
    // Who would rather haggle takes ready back first.
    const choice = ask(level, state)
    expect(['decline', 'takeReadyBack']).toContain(kindOf(choice))
    tournament.apply(state, 0, { kind: 'decline', offer: at(state.offers, 0).name }, seededChance('no'), () => {})
    expect(kindOf(ask(level, state))).toBe('wait')
  })

  test('does not trade in circles: there and back again one of the two is refused', () => {
    const [mine, theirs] = [cardOf('sword', 6), cardOf('sword', 5)]
    const there = table()
    propose(there, 1, { cards: [theirs], coins: 1 }, { ...NOTHING, cards: [mine] })
    const back = table([
      HANDS[0]?.map((card) => (card === mine ? theirs : card)) ?? [],
      HANDS[1]?.map((card) => (card === theirs ? mine : card)) ?? [],
      row(1, 4),
    ])
    propose(back, 1, { cards: [mine], coins: 0 }, { ...NOTHING, cards: [theirs], coins: 1 })
    const taken = [there, back].filter((state) => kindOf(ask(level, state)) === 'accept')
    expect(taken.length).toBeLessThan(2)
  })
})

describe('in need', () => {
  test.each(LEVELS)('a %s without a lance asks for one', (level) => {
    const needy = row(3, 6).filter((card) => card < cardOf('lance', 1) || card >= cardOf('armour', 1))
    const state = table([needy, row(2, 5), [...row(1), ...row(4), cardOf('lance', 6), cardOf('lance', 3)].sort(rising)])
    const { action } = ask(level, state)
    expect(action).toMatchObject({ kind: 'offer', wants: { any: [{ weapon: 'lance' }] } })
  })
})

describe('a person who offers too little', () => {
  test.each(LEVELS)('hears from a %s what would do, if it is not far off', (level) => {
    const bot = createBot(tournament, level, 'ask')
    if (isRefusal(bot)) throw new Error(bot.code)
    const answers = Array.from({ length: 8 }, (_, coins) => {
      const state = table()
      propose(state, 1, { cards: [], coins }, { ...NOTHING, cards: [cardOf('lance', 3)] })
      const { action } = bot.choose(tournament.view(state, 0), tournament.legal(state, 0), { iterations: 8 }, [1])
      if (action === 'wait') throw new Error('waits')
      return action
    }).slice(1)
    const taken = answers.findIndex(({ kind }) => kind === 'accept')
    expect(taken).toBeGreaterThan(0)
    const counter = answers[taken - 1]
    expect(counter).toMatchObject({ kind: 'counter', wants: { coins: expect.any(Number) } })
  })
})

function rising(a: number, b: number): number {
  return a - b
}
