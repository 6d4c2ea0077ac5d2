import { describe, expect, test } from 'vitest'
import { avalon } from '../../../rules/index.ts'
import { asked, card, handOf, kinds, ownerOf, pileAt, position, say } from '../position.ts'
import { codes, isListed, passWith, refusal, tell } from '../telling.ts'

const PLAIN_A: [string, number] = ['region in the mist', 0]
const AVALON: [string, number] = ['region in the mist', 9]

describe('6 Attack: conquest and losses', () => {
  test('6.6 the card is turned up before losses are paid, and belongs to the conqueror', () => {
    const s = position({ hands: ['rK bS yK', ''], piles: { 1: ['gK', 'gS'] } })
    const events = s.does(0, say('attack rK 1'), [PLAIN_A])
    expect(kinds(events)).toEqual([
      'attackDeclared',
      'regionTurnedUp',
      'regionConquered',
      'cardLost',
      'cardLost',
      'lossesOwed',
      ...['cardLost', 'cardLost', 'cardLost'],
    ])
    expect([s.state.places[0]?.region?.name, ownerOf(s.state, 1)]).toEqual(['plainA', 0])
  })

  test('6.6 it lies open while he still has to pay', () => {
    const s = position({ hands: ['rK bS yK', ''] })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    expect([asked(s.state), s.state.places[0]?.region?.name, ownerOf(s.state, 1)]).toEqual(['payLosses', 'plainA', 0])
  })

  test('6.6 a face-up region only changes its owner', () => {
    const s = position({ hands: ['rK bS yK', ''], regions: { 1: ['hillB', 1] } })
    const events = s.does(0, say('attack rK 1'))
    expect(kinds(events)).not.toContain('regionTurnedUp')
    expect(events).toContainEqual({ kind: 'regionConquered', seat: 0, at: 0, from: 1 })
    expect(ownerOf(s.state, 1)).toBe(0)
  })

  test('6.6 the castle’s power counts against later attacks, for its new owner', () => {
    const s = position({ hands: ['rK', 'rK gK'] })
    tell(s, 0, 'attack rK 1')
    s.does(1, say('decline'), [['region in the mist', 1]])
    expect([ownerOf(s.state, 1), pileAt(s.state, 1, 0)]).toEqual([0, ''])
    passWith(s, 0, 'four')
    expect(refusal(s, 1, 'attack rK 1')).toBe('castleNeedsOneMore 6.2')
  })

  test('6.7 the defender discards all, the conqueror as many from the top', () => {
    const s = position({ hands: ['rK vS vS vS vS vS vS vS', ''], piles: { 1: ['yK gS bK', 'gK bS'] } })
    const events = s.does(0, say('attack rK 1'), [PLAIN_A])
    expect(events.filter(({ kind }) => kind === 'cardLost')).toHaveLength(4)
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['yK gS', ''])
    expect(codes(s.state.discards)).toBe('gK rK bK bS')
    expect(events).toContainEqual({ kind: 'lossesOwed', seat: 0, at: 0, cards: 6 })
  })

  test('6.7 then a + d more, one by one, from hand and from the tops of any own piles', () => {
    const s = position({
      hands: ['rK vS gK', 'vK'],
      piles: { 1: ['yK', 'gK'], 2: ['bK bS', 'yS'], 3: ['', 'yS'] },
    })
    tell(s, 0, 'attack rK 1')
    s.does(1, say('decline'), [PLAIN_A])
    expect(s.state.frames.at(-1)).toMatchObject({ kind: 'payLosses', owed: 3 })
    const ways = ['pay gK', 'pay vS', 'pay 1', 'pay 2'].map(say)
    expect(s.legal(0)).toEqual(ways)
    expect(refusal(s, 0, 'pay 3')).toBe('pileEmpty 6.7')
    tell(s, 0, 'pay vS', 'pay 2', 'pay 2')
    expect([pileAt(s.state, 2, 0), pileAt(s.state, 1, 0), handOf(s.state, 0)]).toEqual(['', 'yK', 'gK'])
    expect(pileAt(s.state, 2, 1)).toBe('yS')
  })

  test('6.7 from the top first: the upper card covers the lower', () => {
    const s = position({ hands: ['rK vS', ''], piles: { 2: ['bK bS yK', ''] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    expect(s.does(0, say('pay 2'))).toEqual([{ kind: 'cardLost', seat: 0, card: 0, from: 1 }])
    expect(pileAt(s.state, 2, 0)).toBe('bK bS')
  })

  test('6.7 the conquered region’s cards may pay, the attacker among them', () => {
    const s = position({ hands: ['rK vS', ''] })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    tell(s, 0, 'pay 1')
    expect([pileAt(s.state, 1, 0), handOf(s.state, 0), codes(s.state.discards)]).toEqual(['', 'vS', 'rK'])
  })

  test('6.7 only what he has', () => {
    const s = position({ hands: ['rK vS', 'bS'] })
    tell(s, 0, 'attack rK 1')
    s.does(1, say('decline'), [PLAIN_A])
    expect(refusal(s, 0, 'pay bS')).toBe('lossNotInHand 6.7')
  })

  test('6.7 never more than owed', () => {
    const s = position({ hands: ['rK vS vS', ''] })
    expect(refusal(s, 0, 'pay vS')).toBe('nothingToPay 6.7')
    s.does(0, say('attack rK 1'), [PLAIN_A])
    tell(s, 0, 'pay vS')
    expect(asked(s.state)).toBe('playCards')
    expect(refusal(s, 0, 'pay vS')).toBe('nothingToPay 6.7')
  })

  test('6.7 +1 for the opponent’s castle that lay face up', () => {
    const at = (region: 'hillCastle' | 'hillB') => {
      const s = position({ hands: ['rK vS vS vS', ''], piles: { 1: ['gK', ''] }, regions: { 1: [region, 1] } })
      return s.does(0, say('attack rK 1')).find(({ kind }) => kind === 'lossesOwed')
    }
    expect([at('hillB'), at('hillCastle')]).toMatchObject([{ cards: 2 }, { cards: 3 }])
  })

  test('6.7 a region stays its owner’s with no card on it', () => {
    const s = position({ hands: ['rK vS', 'gK'], regions: { 2: ['plainB', 1] } })
    tell(s, 0, 'attack rK 1')
    s.does(1, say('decline'), [PLAIN_A])
    tell(s, 0, 'pay 1')
    expect([ownerOf(s.state, 1), pileAt(s.state, 1, 0)]).toEqual([0, ''])
    passWith(s, 0, 'four')
    expect([ownerOf(s.state, 1), ownerOf(s.state, 2)]).toEqual([0, 1])
  })

  test('6.8 Avalon takes one card off what is owed', () => {
    const s = position({ hands: ['rK vS vS', ''], piles: { 1: ['gK', ''] }, regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    expect([asked(s.state), s.legal(0)]).toEqual(['spareLoss', [say('use avalon'), say('keep avalon')]])
    tell(s, 0, 'use avalon')
    expect(s.state.frames.at(-1)).toMatchObject({ kind: 'payLosses', owed: 1 })
  })

  test('6.8 it helps with (ii) only: what falls at the region falls', () => {
    const s = position({ hands: ['rK vS vS vS', ''], piles: { 1: ['gK', 'gK'] }, regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['gK', ''])
  })

  test('6.8 he says so before paying, and cannot come back to it', () => {
    const s = position({ hands: ['rK vS vS', ''], piles: { 1: ['gK', ''] }, regions: { 11: ['avalon', 0] } })
    expect(refusal(s, 0, 'use avalon')).toBe('noAvalonToUse 6.8')
    s.does(0, say('attack rK 1'), [PLAIN_A])
    for (const text of ['pay vS', 'reinforce vS 1', 'finish']) expect(refusal(s, 0, text)).toBe('sayAvalonFirst 6.8')
    tell(s, 0, 'keep avalon')
    expect(refusal(s, 0, 'use avalon')).toBe('payFirst 6.10')
    tell(s, 0, 'pay vS')
    expect(refusal(s, 0, 'use avalon')).toBe('payFirst 6.10')
  })

  test('6.8 once a turn: used for the first, it is not offered for the second', () => {
    const s = position({ hands: ['rK rK vS vS', ''], regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    tell(s, 0, 'use avalon')
    s.does(0, say('attack rK 2'), [PLAIN_A])
    expect(s.state.frames.at(-1)).toMatchObject({ kind: 'payLosses', owed: 1 })
  })

  test('6.8 on the conquest of his choice: kept for the first, it is offered for the second', () => {
    const s = position({ hands: ['rK rK vS vS', ''], regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    tell(s, 0, 'keep avalon', 'pay vS')
    s.does(0, say('attack rK 2'), [PLAIN_A])
    expect(asked(s.state)).toBe('spareLoss')
    tell(s, 0, 'use avalon')
    expect([asked(s.state), handOf(s.state, 0)]).toEqual(['playCards', 'vS'])
  })

  test('6.8 never below 0: of one card none is left to pay', () => {
    const s = position({ hands: ['rK vS', ''], regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    expect(kinds(s.does(0, say('use avalon')))).toEqual(['avalonUsed'])
    expect([asked(s.state), handOf(s.state, 0), pileAt(s.state, 1, 0)]).toEqual(['playCards', 'vS', 'rK'])
  })

  test('6.8 a conquest of Avalon itself may use it: from the mist', () => {
    const s = position({ hands: ['rK vS', ''] })
    s.does(0, say('attack rK 1'), [AVALON])
    expect(asked(s.state)).toBe('spareLoss')
  })

  test('6.8 a conquest of Avalon itself may use it: from the opponent', () => {
    const s = position({ hands: ['rK vS', ''], regions: { 1: ['avalon', 1] } })
    tell(s, 0, 'attack rK 1', 'use avalon')
    expect(handOf(s.state, 0)).toBe('vS')
  })

  test('6.8 the opponent’s Avalon does not help, nor does one in the mist', () => {
    const s = position({ hands: ['rK vS vS', ''], regions: { 1: ['avalon', 1] } })
    s.does(0, say('attack rK 2'), [PLAIN_A])
    expect(asked(s.state)).toBe('payLosses')
  })

  test('6.8 the next turn it helps again, for its owner then', () => {
    const s = position({ hands: ['', 'rK vS'], regions: { 1: ['avalon', 1] }, avalonUsed: true })
    passWith(s, 0, 'four')
    s.does(1, say('attack rK 2'), [PLAIN_A])
    expect(asked(s.state)).toBe('spareLoss')
  })

  test('6.9 who has fewer cards than he must lose loses all, and the conquest stands', () => {
    const s = position({ hands: ['rK bS', 'gK'], piles: { 1: ['yK yS', 'gK gS'], 5: ['vK', 'vK'] } })
    tell(s, 0, 'attack rK 1')
    s.does(1, say('decline'), [PLAIN_A])
    expect([handOf(s.state, 0), pileAt(s.state, 1, 0), pileAt(s.state, 5, 0)]).toEqual(['', '', ''])
    expect([ownerOf(s.state, 1), asked(s.state)]).toEqual([0, 'playCards'])
    expect([handOf(s.state, 1), pileAt(s.state, 5, 1)]).toEqual(['gK', 'vK'])
  })

  test('6.9 with just as many there is nothing to choose, with one more there is', () => {
    const owing = (hand: string) => {
      const s = position({ hands: [`rK ${hand}`, ''], piles: { 1: ['gK', ''] } })
      s.does(0, say('attack rK 1'), [PLAIN_A])
      return s.state
    }
    const [equal, more] = [owing(''), owing('vS')]
    expect([asked(equal), pileAt(equal, 1, 0), ownerOf(equal, 1)]).toEqual(['playCards', '', 0])
    expect([asked(more), pileAt(more, 1, 0)]).toEqual(['payLosses', 'gK rK'])
  })

  test('6.9 Avalon is asked for first: with its help he may keep a card', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['gK', ''] }, regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    tell(s, 0, 'use avalon', 'pay 1')
    expect(pileAt(s.state, 1, 0)).toBe('gK')
  })

  test('6.9 without the option such an attack may be declared', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['gK', 'gK'] } })
    expect(isListed(s, 0, 'attack rK 1')).toBe(true)
  })

  test('6.9 payInFull: hand and piles, the attacker included, must hold a + 2d', () => {
    // a = 3, d = 2: seven cards in all.
    const options = { payInFull: true }
    const piles = { 1: ['gK gK', 'bK bK'], 2: ['yK', 'yK yK yK'] } as const
    const seven = position({ hands: ['rK vS vS vS', 'vK'], piles, options })
    expect(isListed(seven, 0, 'attack rK 1')).toBe(true)
    const six = position({ hands: ['rK vS vS', 'vK'], piles, options })
    expect(refusal(six, 0, 'attack rK 1')).toBe('cannotPayInFull 6.9')
    expect(six.refuses(0, say('attack rK 1')).params).toEqual({ at: 0, yours: 6, needed: 7 })
  })

  test('6.9 payInFull: +1 for the opponent’s face-up castle', () => {
    // a = 2, d = 0: two cards, three for the castle.
    const attack = (region: 'hillB' | 'hillCastle', hand: string) =>
      isListed(
        position({
          hands: [hand, ''],
          piles: { 1: ['gK', ''] },
          regions: { 1: [region, 1] },
          options: { payInFull: true },
        }),
        0,
        'attack rK 1',
      )
    expect([attack('hillB', 'rK'), attack('hillCastle', 'rK'), attack('hillCastle', 'rK vS')]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('6.9 payInFull: −1 for who owns Avalon already and has not used it this turn', () => {
    const at = (owner: 0 | 1, avalonUsed: boolean) =>
      position({
        hands: ['rK', ''],
        piles: { 1: ['gK', 'bK'], 2: ['yK', 'yK yK'] },
        regions: { 11: ['avalon', owner] },
        avalonUsed,
        options: { payInFull: true },
      })
    // a = 2, d = 1: four cards; he has three.
    expect(isListed(at(0, false), 0, 'attack rK 1')).toBe(true)
    expect(refusal(at(0, true), 0, 'attack rK 1')).toBe('cannotPayInFull 6.9')
    expect(refusal(at(1, false), 0, 'attack rK 1')).toBe('cannotPayInFull 6.9')
  })

  test('6.9 without the option Avalon may be kept by one who cannot pay', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['gK', 'bK'] }, regions: { 11: ['avalon', 0] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    tell(s, 0, 'keep avalon')
    expect([asked(s.state), handOf(s.state, 0), pileAt(s.state, 1, 0)]).toEqual(['playCards', '', ''])
  })

  test('6.9 who loses all shows the others a hand that he did not name: marked for them, not for him', () => {
    const s = position({ hands: ['rK vS', ''], piles: { 1: ['gK', 'bK'] } })
    const { disclosed, events } = s.stepBy(0, say('attack rK 1'), [PLAIN_A])
    expect(events).toContainEqual({ kind: 'cardLost', seat: 0, card: card('vS'), from: 'hand' })
    expect(disclosed).toEqual([1, 'table'])
  })

  test('6.9 payInFull: Avalon’s help that the attack counted on must be used', () => {
    const s = position({
      hands: ['rK', ''],
      piles: { 1: ['gK', 'bK'], 2: ['yK', ''] },
      regions: { 11: ['avalon', 0] },
      options: { payInFull: true },
    })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    expect(s.legal(0)).toEqual([say('use avalon')])
    expect(refusal(s, 0, 'keep avalon')).toBe('avalonMustPay 6.9')
    expect(s.refuses(0, say('keep avalon')).params).toEqual({ owed: 3, yours: 2 })
    tell(s, 0, 'use avalon')
    expect([handOf(s.state, 0), pileAt(s.state, 1, 0), pileAt(s.state, 2, 0)]).toEqual(['', '', ''])
  })

  test('6.9 payInFull: the help of an Avalon that is only now attacked does not count', () => {
    const s = position({
      hands: ['rK', ''],
      piles: { 1: ['gK', 'bK'], 2: ['yK', 'yK yK'] },
      regions: { 1: ['avalon', 1] },
      options: { payInFull: true },
    })
    expect(refusal(s, 0, 'attack rK 1')).toBe('cannotPayInFull 6.9')
  })

  test('6.9 payInFull: what he could not pay is the last reason, the others come first', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['', 'bK'] }, options: { payInFull: true } })
    expect(refusal(s, 0, 'attack rK 1')).toBe('attackNeedsAsMany 6.1')
  })

  test('6.10 losses are paid after each conquest, before the next card', () => {
    const s = position({ hands: ['rK rK vS vS', ''], piles: { 4: ['', 'vK'] } })
    s.does(0, say('attack rK 1'), [PLAIN_A])
    for (const text of ['attack rK 2', 'reinforce rK 2', 'enchant vS 4', 'finish']) {
      expect(refusal(s, 0, text)).toBe('payFirst 6.10')
    }
    expect(s.refuses(0, say('finish')).params).toEqual({ owed: 1 })
    tell(s, 0, 'pay vS')
    s.does(0, say('attack rK 2'), [PLAIN_A])
    expect(avalon.asked(avalon.view(s.state, 0))).toEqual({
      kind: 'payLosses',
      rule: '6.7',
      params: { at: 1, owed: 1 },
    })
  })
})
