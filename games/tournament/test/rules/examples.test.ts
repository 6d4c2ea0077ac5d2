/* The worked examples of §9, each a test. */
import { at, isRefusal, seededChance, step, sum } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { CARD_PRICE, dealFor, JOKER, REWARD, rightToken, type State, tournament } from '../../rules/index.ts'
import { fall } from './draws.ts'
import { codes, handOf, invariants, market, position, tell, tellWith } from './position.ts'
import { judgement } from './scenes.ts'
import { only } from './telling.ts'

describe('§9 Worked examples', () => {
  test('§9 the duel: A wins 3:1', () => {
    const hands = ['sw7 sh15 la11 ar4', 'sw4 sh1 la12 jo', '', '', '', 'rest']
    const s = position({ seats: 6, hands, banners: 'AB---C', phase: 'duel' })
    tell(s, 0, 'lay sh15 sw7 la11 ar4')
    const events = tell(s, 1, 'lay sh1 sw4 la12 jo')
    expect(only(events, 'duelWon')).toEqual([{ kind: 'duelWon', seat: 0, loser: 1, points: [3, 1], by: 'points' }])
    expect(s.state.purses).toEqual([30, 20, 20, 20, 20, 20])
    expect(handOf(s.state, 0)).toBe('sh1 sw4 jo')
    expect(handOf(s.state, 1)).toBe('la11')
    expect(codes(s.state.heap)).toBe('sh15 sw7 la12 ar4')
  })

  test.each([
    ['crown cup crown', 2, 'crown'],
    ['crown cup crown', 1, 'cup'],
    ['crown cup orb', 1, 'allThree'],
    ['crown cup orb', 2, 'allThree'],
    ['cup orb crown', 1, 'allThree'],
    ['cup orb crown', 2, 'allThree'],
  ] as const)('§9 the tokens show %s and %i: %s', (emblems, dots, right) => {
    const s = judgement()
    const [thrown] = only(tellWith(s, 'clerk', 'throw both', fall(emblems, dots)), 'tokensThrown')
    expect(thrown?.thrown && rightToken(thrown.thrown)).toBe(right)
    tell(s, 'clerk', `touch 1 ${right} 400`)
    expect(only(tell(s, 'clerk', 'touch 2 none'), 'touchesShown')).toMatchObject([{ right, winner: 0 }])
  })

  test.each([
    ['shield 5 for lance 5', 'sh5 for la5', 'la5', 'sh5', [20, 20]],
    ['shield 5 for lance 3 and 1 coin', 'sh5 for la3 1c', 'la3', 'la5 sh5', [21, 19]],
    ['lance 10 for shield 4 and sword 5', 'la10 for sh4 sw5', 'sh4 sw5', 'la10', [20, 20]],
    ['lance 10 for 5 coins', 'la10 for 5c', '', 'la10', [25, 15]],
  ])('§9 a deal: %s', (_, terms, got, gotByOther, purses) => {
    const given = terms.split(' ')[0] ?? ''
    const wanted = 'la5 la3 sh4 sw5'
    for (const audience of ['all', '2', '2,3']) {
      const s = position({ seats: 6, hands: [given, wanted, '', '', '', 'rest'] })
      tell(s, 0, `offer ${terms} to ${audience}`)
      const events = tell(s, 1, `accept 1>${audience}#1`)
      expect(only(events, 'dealStruck')).toHaveLength(1)
      expect([handOf(s.state, 0), s.state.purses.slice(0, 2)]).toEqual([got, purses])
      for (const code of gotByOther.split(' ')) expect(handOf(s.state, 1).split(' ')).toContain(code)
      expect(handOf(s.state, 1).split(' ')).toHaveLength(
        1 + wanted.split(' ').length - (got === '' ? 0 : got.split(' ').length),
      )
      expect([market(s.state), invariants(s.state)]).toEqual(['', []])
    }
  })
})

describe('§9 Invariant', () => {
  function cardsOf({ hands, heap, open }: State): number[] {
    return [...hands.flat(), ...heap, ...open].toSorted((a, b) => a - b)
  }

  /** Every card of the deal, from the table of §2. */
  function dealOf(seats: number, lowestValue: number): number[] {
    const { values, jokers } = dealFor(seats)
    const weapons = [0, 1, 2, 3].flatMap((weapon) =>
      Array.from({ length: values }, (_, i) => weapon * 15 + lowestValue - 1 + i),
    )
    return [...weapons, ...Array.from({ length: jokers }, () => JOKER)]
  }

  test.each([
    [3, { draft: false }],
    [3, { lowestValue: 10, startCoins: 10 }],
    [4, {}],
    [5, { lowestValue: 4, startCoins: 3, draft: false }],
    [6, { judgementByLot: true, startCoins: 0 }],
  ])(
    '§9 %i players, %o: each card is somewhere, once; money comes by rewards and goes by purchases',
    (seats, given) => {
      const options = { ...tournament.options.defaults, ...given }
      let duels = 0
      for (let game = 0; game < 6; game++) {
        const chance = seededChance(`invariant ${seats} ${game}`)
        let state = tournament.setup(options, seats, chance)
        const deal = dealOf(seats, options.lowestValue)
        for (;;) {
          expect(cardsOf(state)).toEqual(deal)
          expect(state.purses.every((purse) => Number.isInteger(purse) && purse >= 0)).toBe(true)
          expect(invariants(state)).toEqual([])
          const actors = tournament.toAct(state)
          if (actors.length === 0) break
          const actor = at(actors, chance.pick(actors.length, 'actor'))
          const legal = tournament.legal(state, actor)
          const bold = legal.filter(({ kind }) => kind !== 'retire' || chance.pick(6, 'retire') === 0)
          const action = at(bold.length > 0 ? bold : legal, chance.pick(bold.length || legal.length, 'action'))
          const done = step(tournament, state, actor, action, chance)
          if (isRefusal(done)) throw new Error(done.code)
          const rewards = only(done.events, 'rewardPaid').length
          const purchases = only(done.events, 'cardBought').length
          expect(sum(done.state.purses) - sum(state.purses)).toBe(REWARD * rewards - CARD_PRICE * purchases)
          duels += only(done.events, 'duelWon').length
          state = done.state
        }
      }
      expect(duels).toBeGreaterThan(2)
      expect([REWARD, CARD_PRICE]).toEqual([10, 5])
    },
  )
})
