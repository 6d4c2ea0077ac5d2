import { at, isRefusal, type Seat, seededChance } from '@logres/kernel'
import {
  type Action,
  cardOf,
  type Goods,
  HEAP,
  JOKER,
  placeBit,
  type State,
  tournament,
  type Wants,
} from '@logres/tournament'
import { describe, expect, test } from 'vitest'
import { type Choice, createBot, LEVELS, type Level } from '../../src/index.ts'

const NOTHING: Wants = { cards: [], any: [], coins: 0 }
const NO_GOODS: Goods = { cards: [], coins: 0 }

/** Three knights with these cards and no others, before any barter; the rest is in the heap. Seat 0 is the bot's. */
function table(hands: readonly (readonly number[])[] = HANDS): State {
  const state = tournament.setup({ ...tournament.options.defaults, draft: false }, 3, seededChance('table'))
  const held = hands.flat()
  const inPlay = row(1, 2, 3, 4, 5, 6)
  state.heap.push(...inPlay.filter((card) => !held.includes(card)), JOKER, JOKER, JOKER)
  for (const [seat, hand] of hands.entries()) at(state.hands, seat).splice(0, 99, ...hand)
  for (const [viewer, known] of state.knowledge.entries()) {
    const others = 7 & ~placeBit(viewer)
    for (const card of inPlay) known.cards[card] = held.includes(card) ? others : placeBit(HEAP)
    for (const card of hands[viewer] ?? []) known.cards[card] = placeBit(viewer)
    known.jokers.splice(0, 99, placeBit(HEAP), placeBit(HEAP), placeBit(HEAP))
  }
  return state
}

const row = (...values: readonly number[]): number[] =>
  (['shield', 'sword', 'lance', 'armour'] as const).flatMap((weapon) => values.map((value) => cardOf(weapon, value)))
const HANDS = [row(3, 6), row(2, 5), row(1, 4)]

function propose(state: State, seat: Seat, gives: Goods, wants: Wants, to: readonly Seat[] | 'all' = [0]): void {
  const action: Action = { kind: 'offer', audience: to, gives, wants }
  const refusal = tournament.whyNot(state, seat, action)
  if (refusal !== undefined) throw new Error(refusal.code)
  tournament.apply(state, seat, action, seededChance('offer'), () => {})
}

function ask(level: Level, state: State, seed = 'ask'): Choice<{ readonly kind: string }> {
  const bot = createBot(tournament, level, seed)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot.choose(tournament.view(state, 0), tournament.legal(state, 0), { iterations: 8 })
}

function kindOf({ action }: Choice<{ readonly kind: string }>): string {
  return action === 'wait' ? 'wait' : action.kind
}

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
    const choice = ask(level, state)
    expect(kindOf(choice)).toBe('decline')
    tournament.apply(state, 0, { kind: 'decline', offer: at(state.offers, 0).name }, seededChance('no'), () => {})
    expect(kindOf(ask(level, state))).toBe('wait')
  })

  test('does not trade in circles: there and back again one of the two is refused', () => {
    const [mine, his] = [cardOf('sword', 6), cardOf('sword', 5)]
    const there = table()
    propose(there, 1, { cards: [his], coins: 1 }, { ...NOTHING, cards: [mine] })
    const back = table([
      HANDS[0]?.map((card) => (card === mine ? his : card)) ?? [],
      HANDS[1]?.map((card) => (card === his ? mine : card)) ?? [],
      row(1, 4),
    ])
    propose(back, 1, { cards: [mine], coins: 0 }, { ...NOTHING, cards: [his], coins: 1 })
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

function rising(a: number, b: number): number {
  return a - b
}
