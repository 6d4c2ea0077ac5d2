import { describe, expect, test } from 'vitest'
import { JOKER, tournament } from '../../../rules/index.ts'
import { fall } from '../draws.ts'
import { asked, codes, handOf, invariants, kinds, position, refused, say, tell, tellWith } from '../position.ts'
import { judgement, race } from '../scenes.ts'
import { allSay, only, seen } from '../telling.ts'

/** Six seats, of which three fight: seat 0 meets seat 1, and seat 5 has the bye and every card that is named nowhere. */
function fight(own: string, other: string, purses: readonly number[] = [20, 20, 20, 20, 20, 20]) {
  const s = position({ seats: 6, hands: [own, other, '', '', '', 'rest'], banners: 'AB---C', purses, phase: 'duel' })
  tell(s, 0, `lay ${own}`)
  return { s, events: tell(s, 1, `lay ${other}`) }
}

describe('6.4 Who wins', () => {
  test.each([
    ['4:0', 'sh2 sw2 la2 ar2', 'sh1 sw1 la1 ar1', 0, [4, 0]],
    ['0:4', 'sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 1, [4, 0]],
    ['3:1', 'sh2 sw2 la1 ar2', 'sh1 sw1 la2 ar1', 0, [3, 1]],
    ['1:3', 'sh1 sw1 la2 ar1', 'sh2 sw2 la1 ar2', 1, [3, 1]],
    ['3:0', 'sh2 sw2 la2 jo', 'sh1 sw1 la1 jo', 0, [3, 0]],
    ['2:1', 'sh2 sw2 la1 jo', 'sh1 sw1 la2 jo', 0, [2, 1]],
    ['1:2', 'jo sw2 la1 ar1', 'jo sw1 la2 ar2', 1, [2, 1]],
    ['2:0', 'sh2 jo la2 jo', 'sh1 jo la1 jo', 0, [2, 0]],
    ['1:0', 'jo jo jo ar2', 'jo jo jo ar1', 0, [1, 0]],
    ['0:1', 'jo sw1 jo jo', 'jo sw2 jo jo', 1, [1, 0]],
  ] as const)('6.4 %s: more points win', (_, own, other, winner, points) => {
    const { s, events } = fight(own, other)
    const purses = [20, 20, 20, 20, 20, 20]
    purses[winner] = 30
    expect(kinds(events).slice(-2)).toEqual(['duelWon', 'rewardPaid'])
    expect(events.slice(-2)).toEqual([
      { kind: 'duelWon', seat: winner, loser: 1 - winner, points, by: 'points' },
      { kind: 'rewardPaid', seat: winner, coins: 10 },
    ])
    expect([asked(s.state), s.state.purses, invariants(s.state)]).toEqual(['purchase', purses, []])
  })

  test.each([
    ['2:2', 'sh2 sw2 la1 ar1', 'sh1 sw1 la2 ar2'],
    ['2:2', 'sh2 sw1 la2 ar1', 'sh1 sw2 la1 ar2'],
    ['1:1', 'sh2 sw1 jo jo', 'sh1 sw2 jo jo'],
    ['1:1', 'jo sw1 jo ar2', 'jo sw2 jo ar1'],
  ])('6.4 %s is level: it goes to the judgement, and nobody is paid before', (_, own, other) => {
    const { s, events } = fight(own, other)
    expect(events.at(-1)).toEqual({ kind: 'judgementCalled', pair: [0, 1] })
    expect(kinds(events)).not.toContain('duelWon')
    expect([asked(s.state), s.state.purses, tournament.toAct(s.state)]).toEqual([
      'judgement',
      [20, 20, 20, 20, 20, 20],
      ['clerk'],
    ])
  })

  test('6.4 0:0 is level too (six jokers do not suffice for it: here two more are slipped in)', () => {
    const s = position({ seats: 6, hands: ['jo jo jo', 'jo jo jo', '', '', '', 'rest'], banners: 'AB---C' })
    for (const hand of s.state.hands.slice(0, 2)) hand.push(JOKER)
    for (const known of s.state.knowledge) known.jokers.splice(0, 6, 1, 1, 1, 1, 2, 2, 2, 2)
    tell(s, 'clerk', 'end barter')
    allSay(s)
    tell(s, 0, 'lay jo jo jo jo')
    const events = tell(s, 1, 'lay jo jo jo jo')
    expect(events.at(-1)).toEqual({ kind: 'judgementCalled', pair: [0, 1] })
    expect(codes(s.state.heap)).toBe('jo jo jo jo jo jo jo jo')
  })

  test('6.4 the winner of the judgement gets the 10, though the points are level', () => {
    for (const winner of [0, 1]) {
      const s = race()
      tell(s, 'clerk', `touch ${winner + 1} crown 300`)
      const events = tell(s, 'clerk', `touch ${2 - winner} none`)
      expect(events.slice(-2)).toEqual([
        { kind: 'duelWon', seat: winner, loser: 1 - winner, points: [2, 2], by: 'judgement' },
        { kind: 'rewardPaid', seat: winner, coins: 10 },
      ])
      expect(s.state.purses).toEqual(winner === 0 ? [30, 20, 20] : [20, 30, 20])
    }
  })

  test('6.4 without a level duel there is no judgement', () => {
    const { s } = fight('sh2 sw2 la2 ar2', 'sh1 sw1 la1 ar1')
    expect(refused(s, 'clerk', 'throw both')).toBe('noJudgement 6.4')
    expect(refused(s, 'clerk', 'touch 1 crown 300')).toBe('noJudgement 6.4')
    expect(refused(s, 0, 'begin run')).toBe('noJudgement 6.4')
  })
})

describe('6.5 Purchases', () => {
  const won = (purses?: readonly number[]) => fight('sh2 sw2 la2 ar1', 'sh1 sw1 la1 ar2', purses)

  test('6.5 the winner is asked first, then the loser, then nobody', () => {
    const { s } = won()
    expect([tournament.toAct(s.state), tournament.turn(s.state).seat]).toEqual([[0], 0])
    expect(tournament.asked(tournament.view(s.state, 0))).toEqual({ kind: 'purchase', rule: '6.5', params: {} })
    expect(tournament.asked(tournament.view(s.state, 1))).toBeUndefined()
    expect(tell(s, 0, 'pass')).toEqual([{ kind: 'purchasePassed', seat: 0 }])
    expect([tournament.toAct(s.state), tournament.turn(s.state).seat]).toEqual([[1], 1])
    expect(kinds(tell(s, 1, 'pass'))).toEqual(['purchasePassed', 'roundBegan', 'barterBegan'])
    expect(asked(s.state)).toBe('barter')
  })

  test('6.5 a winner with the higher seat is asked first as well', () => {
    const { s } = fight('sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2')
    expect(tournament.toAct(s.state)).toEqual([1])
    tell(s, 1, 'pass')
    expect(tournament.toAct(s.state)).toEqual([0])
  })

  test('6.5 after a judgement its winner is asked first', () => {
    const s = judgement()
    tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
    tell(s, 'clerk', 'touch 1 cup 300', 'touch 2 crown 900')
    expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['purchase', [1]])
  })

  test('6.5 a card costs 5 and goes from the heap to the hand', () => {
    const { s } = won()
    expect(s.legal(0)).toEqual([say('buy'), say('pass')])
    const events = tellWith(s, 0, 'buy', [['armour heap', 2]])
    expect(events).toEqual([{ kind: 'cardBought', seat: 0, card: 31 }])
    expect([handOf(s.state, 0), codes(s.state.heap), s.state.purses[0]]).toEqual(['sh1 sw1 la1 la2', 'sh2 sw2 ar2', 25])
    expect(invariants(s.state)).toEqual([])
  })

  test('6.5 one each: after the purchase the next one is asked', () => {
    const { s } = won()
    tellWith(s, 0, 'buy', [['armour heap', 0]])
    expect(refused(s, 0, 'buy')).toBe('notAsked by no rule')
    expect(tournament.toAct(s.state)).toEqual([1])
    tellWith(s, 1, 'buy', [['armour heap', 0]])
    expect([asked(s.state), s.state.heap.length, s.state.purses.slice(0, 2)]).toEqual(['barter', 2, [25, 15]])
    for (const seat of [0, 1]) expect(refused(s, seat, 'buy')).toBe('nothingToBuy 6.5')
  })

  test('6.5 the heap holds this duel’s cards, at least 4, and each of them may be drawn', () => {
    const bought = [0, 1, 2, 3].map((i) => {
      const { s } = won()
      const done = s.stepBy(0, say('buy'), [['armour heap', i]])
      expect(done.draws).toEqual([{ why: 'armour heap', sides: 4, value: i }])
      return codes(only(done.events, 'cardBought').flatMap(({ card }) => card ?? []))
    })
    expect(bought).toEqual(['sh2', 'sw2', 'la2', 'ar2'])
  })

  test.each([
    ['sh2 sw2 la2 jo', 'sh1 sw1 la1 jo', 5],
    ['sh2 jo la2 jo', 'sh1 jo la1 jo', 6],
    ['jo jo jo ar2', 'jo jo jo ar1', 7],
    ['sh2 sw2 la2 ar2', 'jo jo jo jo', 4],
  ])('6.5 after %s against %s it holds %i', (own, other, size) => {
    const { s } = fight(own, other)
    for (const viewer of [0, 1, 5, 'table'] as const) expect(tournament.view(s.state, viewer).heapSize).toBe(size)
  })

  test('6.5 what lay in the heap before is there too', () => {
    const hands = ['sh2 sw2 la2 ar2', 'sh1 sw1 la1 ar1', 'sh6']
    const s = position({ hands, phase: 'duel' })
    expect(s.state.heap).toHaveLength(27 - 9)
    tell(s, 0, 'lay sh2 sw2 la2 ar2')
    tell(s, 1, 'lay sh1 sw1 la1 ar1')
    const { draws } = s.stepBy(0, say('buy'), [['armour heap', 0]])
    expect(draws).toEqual([{ why: 'armour heap', sides: 22, value: 0 }])
    expect(s.stepBy(1, say('buy'), [['armour heap', 20]]).draws).toEqual([{ why: 'armour heap', sides: 21, value: 20 }])
    expect(s.state.heap).toHaveLength(20)
  })

  test('6.5 the buyer alone sees the card; the table sees that it was bought', () => {
    const { s } = won()
    const events = tellWith(s, 0, 'buy', [['armour heap', 3]])
    expect(seen(events, 0)).toEqual([{ kind: 'cardBought', seat: 0, card: 46 }])
    for (const viewer of [1, 2, 5, 'table'] as const) {
      expect(seen(events, viewer)).toEqual([{ kind: 'cardBought', seat: 0, card: null }])
      const view = tournament.view(s.state, viewer)
      expect([view.hands[0], view.heapSize]).toEqual([{ size: 4, cards: null }, 3])
    }
    expect(codes(tournament.view(s.state, 0).hands[0]?.cards)).toBe('sh1 sw1 la1 ar2')
  })

  test('6.5 whichever card it is, the others see the same', () => {
    const sights = [0, 1, 2, 3].map((i) => {
      const { s } = won()
      const events = tellWith(s, 0, 'buy', [['armour heap', i]])
      return ([1, 5, 'table'] as const).map((viewer) => [seen(events, viewer), tournament.view(s.state, viewer)])
    })
    for (const other of sights) expect(other).toEqual(sights[0])
  })

  test('6.5 declining is seen by all', () => {
    const { s } = won()
    const events = tell(s, 0, 'pass')
    for (const viewer of [0, 1, 5, 'table'] as const)
      expect(seen(events, viewer)).toEqual([{ kind: 'purchasePassed', seat: 0 }])
  })

  test.each([0, 1, 4])('6.5 a loser with %i is asked all the same, and can only decline', (coins) => {
    const { s } = won([20, coins, 20, 20, 20, 20])
    tell(s, 0, 'pass')
    expect([tournament.toAct(s.state), s.legal(1)]).toEqual([[1], [say('pass')]])
    expect(refused(s, 1, 'buy')).toBe(`purchaseTooDear 6.5 price=5 yours=${coins}`)
    tell(s, 1, 'pass')
    expect([asked(s.state), s.state.purses[1]]).toEqual(['barter', coins])
  })

  test('6.5 a loser with 5 buys, and has nothing left', () => {
    const { s } = won([20, 5, 20, 20, 20, 20])
    tell(s, 0, 'pass')
    tellWith(s, 1, 'buy', [['armour heap', 0]])
    expect(s.state.purses[1]).toBe(0)
  })

  test('6.5 after the reward: a winner who had nothing buys from it', () => {
    const { s } = won([0, 20, 20, 20, 20, 20])
    tellWith(s, 0, 'buy', [['armour heap', 0]])
    expect(s.state.purses[0]).toBe(5)
  })

  test('6.5 the others may not buy: neither the loser before his turn, nor the bye, nor who is out', () => {
    const { s } = won()
    for (const seat of [1, 2, 5]) {
      expect([refused(s, seat, 'buy'), refused(s, seat, 'pass'), s.legal(seat)]).toEqual([
        'notAsked by no rule',
        'notAsked by no rule',
        [],
      ])
    }
    expect(refused(s, 'clerk', 'buy')).toBe('notForTheClerk by no rule')
  })

  test('6.5 nothing else is done before it is answered', () => {
    const { s } = won()
    for (const text of ['ready', 'offer sh1 for 1c to all']) expect(refused(s, 0, text)).toBe('purchaseFirst 6.5')
    expect(refused(s, 0, 'stay')).toBe('nothingToAnnounce 5.2')
    expect(refused(s, 0, 'lay sh1 sw1 la1 ar1')).toBe('nothingToLay 6.1')
    expect(refused(s, 0, 'draft sh1')).toBe('nothingToDraft 2.4')
    expect(refused(s, 0, 'begin run')).toBe('noJudgement 6.4')
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
  })

  test('6.5 the purchases are over before the next duel of the round is laid, whose heap holds what is left', () => {
    const hands = ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3', 'rest']
    const s = position({ seats: 4, hands, phase: 'duel' })
    tell(s, 0, 'lay sh1 sw1 la1 ar1')
    tell(s, 1, 'lay sh2 sw2 la2 ar2')
    expect(refused(s, 2, 'lay sh3 sw3 la3 ar3')).toBe('notAsked by no rule')
    tellWith(s, 1, 'buy', [['armour heap', 0]])
    expect(asked(s.state)).toBe('purchase')
    expect(kinds(tell(s, 0, 'pass'))).toEqual(['purchasePassed', 'duelBegan'])
    expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['lay', [2, 3]])
    tell(s, 2, 'lay sh3 sw3 la3 ar3')
    tell(s, 3, 'lay sh4 sw4 la4 ar4')
    expect([tournament.toAct(s.state), s.state.heap.length]).toEqual([[3], 7])
    expect(invariants(s.state)).toEqual([])
  })

  test('6.5 a bought card completes the outfit and may be laid in the next duel', () => {
    const hands = ['sh1 sh3 sw1 sw3 la1 la3 ar1 ar3', 'sh2 sw2 la2 ar2', 'rest']
    const s = position({ hands, banners: 'AB-', phase: 'duel' })
    tell(s, 0, 'lay sh1 sw1 la1 ar3')
    tell(s, 1, 'lay sh2 sw2 la2 ar2')
    tellWith(s, 1, 'buy', [['armour heap', 3]])
    tell(s, 0, 'pass')
    tell(s, 'clerk', 'end barter')
    allSay(s)
    expect(s.legal(1)).toEqual([say('lay sh1 sw1 la1 ar3')])
  })
})
