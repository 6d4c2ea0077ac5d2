import { describe, expect, test } from 'vitest'
import { avalon, crowns, type Region, type Side } from '../../../rules/index.ts'
import { asked, handOf, kinds, position, say } from '../position.ts'
import { drawn, passWith, refusal, tell } from '../telling.ts'

type Regions = Readonly<Record<number, readonly [Region, Side]>>

/** 3 + 3 + 3 + 2 + 2 + 1 = 14 crowns. */
function fourteen(side: Side): Regions {
  return {
    1: ['plainA', side],
    2: ['forestA', side],
    3: ['hillA', side],
    4: ['plainB', side],
    5: ['hillB', side],
    6: ['swamp', side],
  }
}

describe('8 End', () => {
  test('8.1 fifteen crowns win when he declares his plays finished; no tile is taken any more', () => {
    const s = position({ hands: ['rK', 'gK'], regions: { ...fourteen(0), 7: ['avalon', 0] } })
    expect(crowns(s.state, 0)).toBe(15)
    expect([asked(s.state), avalon.result(s.state)]).toEqual(['playCards', undefined])
    expect(s.does(0, say('finish'))).toEqual([
      { kind: 'playsFinished', seat: 0 },
      { kind: 'gameEnded', winner: 0, reason: 'crowns' },
    ])
    expect(avalon.result(s.state)).toEqual({ places: [1, 2], scores: [15, 0], reason: 'crowns' })
    expect(avalon.toAct(s.state)).toEqual([])
  })

  test('8.1 more than fifteen too', () => {
    const s = position({ regions: { ...fourteen(0), 7: ['hillCastle', 0], 8: ['plainCastle', 0] } })
    tell(s, 0, 'finish')
    expect(avalon.result(s.state)?.scores).toEqual([18, 0])
  })

  test('8.1 fourteen do not', () => {
    const s = position({ regions: fourteen(0) })
    tell(s, 0, 'finish')
    expect([asked(s.state), avalon.result(s.state)]).toEqual(['takeTile', undefined])
  })

  test('8.1 losses are paid first', () => {
    const s = position({ hands: ['rK vS vS', ''], regions: { ...fourteen(0), 7: ['avalon', 1] } })
    tell(s, 0, 'attack rK 7', 'keep avalon')
    expect([crowns(s.state, 0), refusal(s, 0, 'finish')]).toEqual([15, 'payFirst 6.10'])
    tell(s, 0, 'pay vS', 'finish')
    expect(avalon.result(s.state)?.places).toEqual([1, 2])
  })

  test('8.1 at the end of his own turn only: the opponent’s fifteen do not end yours', () => {
    const s = position({ regions: { ...fourteen(1), 7: ['avalon', 1] } })
    tell(s, 0, 'finish')
    expect(avalon.result(s.state)).toBeUndefined()
    tell(s, 0, 'take four', 'end')
    expect([avalon.result(s.state), asked(s.state)]).toEqual([undefined, 'playCards'])
    tell(s, 1, 'finish')
    expect(avalon.result(s.state)).toEqual({ places: [2, 1], scores: [0, 15], reason: 'crowns' })
  })

  test('8.1 fifteen that he loses before his own turn ends win nothing', () => {
    const s = position({ hands: ['rK vS', 'gS'], regions: { ...fourteen(1), 7: ['avalon', 1] } })
    tell(s, 0, 'attack rK 1')
    tell(s, 1, 'decline')
    tell(s, 0, 'pay vS')
    passWith(s, 0, 'four')
    tell(s, 1, 'finish')
    expect([avalon.result(s.state), asked(s.state)]).toEqual([undefined, 'takeTile'])
  })

  test('8.1 he who loses all his cards over the last conquest wins all the same', () => {
    const s = position({ hands: ['rK', ''], piles: { 7: ['gK', 'bK'] }, regions: fourteen(0) })
    s.does(0, say('attack rK 7'), [['region in the mist', 0]])
    expect([handOf(s.state, 0), asked(s.state)]).toEqual(['', 'playCards'])
    tell(s, 0, 'finish')
    expect(avalon.result(s.state)?.places).toEqual([1, 2])
  })

  test('8.1 after the end nothing is legal', () => {
    const s = position({ hands: ['rK', 'gK'], regions: { ...fourteen(0), 7: ['avalon', 0] } })
    tell(s, 0, 'finish')
    for (const side of [0, 1] as const) {
      for (const text of ['finish', 'take four', 'end', 'reinforce rK 1']) {
        expect(refusal(s, side, text)).toBe('gameOver by no rule')
      }
    }
  })

  test('8.2 the turn limit: after the last turn more crowns win', () => {
    const options = { turnLimit: 200 }
    const s = position({ turnNo: 200, options, regions: { 1: ['plainA', 1], 2: ['plainB', 0] } })
    tell(s, 0, 'finish', 'take four')
    expect(avalon.result(s.state)).toBeUndefined()
    expect(s.does(0, say('end'))).toEqual([{ kind: 'gameEnded', winner: 1, reason: 'turnLimit' }])
    expect(avalon.result(s.state)).toEqual({ places: [2, 1], scores: [2, 3], reason: 'turnLimit' })
  })

  test('8.2 equal crowns are a draw, however many cards one has', () => {
    const s = position({ turnNo: 200, options: { turnLimit: 200 }, hands: ['rK', ''] })
    tell(s, 0, 'finish', 'take four', 'end')
    expect(avalon.result(s.state)).toEqual({ places: [1, 1], scores: [0, 0], reason: 'turnLimit' })
  })

  test('8.2 both players’ turns are counted together, and the last one is played', () => {
    const s = position({ turnNo: 199, options: { turnLimit: 200 }, hands: ['', 'rK'] })
    passWith(s, 0, 'four')
    expect([avalon.turn(s.state), asked(s.state)]).toEqual([{ no: 200, seat: 1 }, 'playCards'])
    tell(s, 1, 'finish', 'take realm')
    expect(kinds(s.does(1, say('end')))).toEqual(['gameEnded'])
  })

  test('8.2 in the last turn fifteen crowns win as ever', () => {
    const s = position({ turnNo: 200, options: { turnLimit: 200 }, regions: { ...fourteen(0), 7: ['avalon', 0] } })
    tell(s, 0, 'finish')
    expect(avalon.result(s.state)?.reason).toBe('crowns')
  })

  test('8.2 where people play there is none: the option is off unless it is set', () => {
    expect(avalon.options.defaults.turnLimit).toBe(0)
    const s = position({ turnNo: 200 })
    passWith(s, 0, 'four')
    expect(avalon.turn(s.state)).toEqual({ no: 201, seat: 1 })
  })

  test('8.2 another limit may be set', () => {
    const s = position({ turnNo: 2, options: { turnLimit: 2 } })
    tell(s, 0, 'finish')
    s.does(0, say('take two'), drawn(2))
    tell(s, 0, 'end')
    expect(avalon.result(s.state)?.reason).toBe('turnLimit')
  })
})
