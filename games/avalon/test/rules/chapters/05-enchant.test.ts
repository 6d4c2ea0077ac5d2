import { describe, expect, test } from 'vitest'
import { avalon } from '../../../rules/index.ts'
import { asked, handOf, kinds, pileAt, position, say } from '../position.ts'
import { codes, isListed, passWith, refusal, tell } from '../telling.ts'

describe('5 Enchant', () => {
  test('5.1 a sorceress, where the uppermost card opposite has her colour: knight or sorceress', () => {
    const s = position({ hands: ['rS', ''], piles: { 1: ['', 'bK rK'], 2: ['', 'bK rS'] } })
    expect([isListed(s, 0, 'enchant rS 1'), isListed(s, 0, 'enchant rS 2')]).toEqual([true, true])
  })

  test('5.1 no matter who owns the region', () => {
    const s = position({
      hands: ['rS', ''],
      piles: { 1: ['', 'rK'], 2: ['', 'rK'], 3: ['', 'rK'] },
      regions: { 2: ['plainA', 0], 3: ['hillCastle', 1] },
    })
    for (const number of [1, 2, 3]) expect(isListed(s, 0, `enchant rS ${number}`)).toBe(true)
  })

  test('5.1 however few cards the player has there, and also after two conquests', () => {
    const s = position({ hands: ['rS', ''], piles: { 1: ['', 'gK gK gK rK'] }, conquests: 2 })
    tell(s, 0, 'enchant rS 1')
    expect(pileAt(s.state, 1, 0)).toBe('rS rK')
  })

  test('5.1 no knight enchants', () => {
    const s = position({ hands: ['rK', ''], piles: { 1: ['', 'rK'] } })
    expect(refusal(s, 0, 'enchant rK 1')).toBe('spellNeedsSorceress 5.1')
  })

  test('5.1 another colour on top protects, also one of her colour below', () => {
    const s = position({ hands: ['rS', ''], piles: { 1: ['', 'rK bK'] } })
    expect(refusal(s, 0, 'enchant rS 1')).toBe('spellNeedsSameColour 5.1')
  })

  test('5.1 where nothing lies opposite there is nothing to enchant; the own cards are no target', () => {
    const s = position({ hands: ['rS', ''], piles: { 1: ['rK', ''] } })
    expect(refusal(s, 0, 'enchant rS 1')).toBe('spellNeedsTarget 5.1')
  })

  test('5.1 from the hand: she who lies there enchants no more', () => {
    const s = position({ hands: ['bK', ''], piles: { 1: ['rS', 'rK'] } })
    expect(refusal(s, 0, 'enchant rS 1')).toBe('cardNotInHand 3.2')
  })

  test('5.2 a counter-spell: she lies on the target, the attacking sorceress goes to his hand', () => {
    const s = position({ hands: ['rS', 'rS gK'], piles: { 1: ['yK', 'bK rK'] } })
    tell(s, 0, 'enchant rS 1')
    expect([asked(s.state), avalon.toAct(s.state)]).toEqual(['answerSpell', [1]])
    expect(kinds(s.does(1, say('counter')))).toEqual(['spellCountered'])
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['yK', 'bK rK rS'])
    expect([handOf(s.state, 0), handOf(s.state, 1)]).toEqual(['', 'gK rS'])
  })

  test('5.2 also against a spell on a sorceress', () => {
    const s = position({ hands: ['vS', 'vS'], piles: { 11: ['', 'vS'] } })
    tell(s, 0, 'enchant vS 11')
    tell(s, 1, 'counter')
    expect([pileAt(s.state, 11, 0), pileAt(s.state, 11, 1), handOf(s.state, 1)]).toEqual(['', 'vS vS', 'vS'])
  })

  test('5.2 only a sorceress of that colour counters, and a knight’s resistance is no answer', () => {
    const s = position({ hands: ['rS', 'rK bS'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    expect(refusal(s, 1, 'counter')).toBe('counterNeedsSorceress 5.2')
    expect(refusal(s, 1, 'resist')).toBe('spellNeedsCounterSpell 5.2')
    expect(s.legal(1)).toEqual([say('decline')])
  })

  test('5.2 he may: with the card in hand he can decline too', () => {
    const s = position({ hands: ['rS', 'rS'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    expect(s.legal(1)).toEqual([say('counter'), say('decline')])
    tell(s, 1, 'decline')
    expect([pileAt(s.state, 1, 0), handOf(s.state, 1)]).toEqual(['rS rK', 'rS'])
  })

  test('5.2 from the hand: a sorceress who lies there does not counter', () => {
    const s = position({ hands: ['rS', 'gK'], piles: { 1: ['', 'rS rK'] } })
    tell(s, 0, 'enchant rS 1')
    expect(refusal(s, 1, 'counter')).toBe('counterNeedsSorceress 5.2')
  })

  test('5.3 otherwise the target moves onto the sorceress, and no other card does', () => {
    const s = position({ hands: ['rS', 'gK'], piles: { 1: ['yK', 'rS bK rK'] } })
    tell(s, 0, 'enchant rS 1')
    expect(kinds(s.does(1, say('decline')))).toEqual(['answerDeclined', 'cardEnchanted'])
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['yK rS rK', 'rS bK'])
    expect([asked(s.state), handOf(s.state, 1)]).toEqual(['playCards', 'gK'])
  })

  test('5.3 the card below may be enchanted next', () => {
    const s = position({ hands: ['rS rS', ''], piles: { 1: ['', 'rS rK'] } })
    tell(s, 0, 'enchant rS 1', 'enchant rS 1')
    expect([pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['rS rK rS rS', ''])
  })

  test('5.4 the question is put also to a hand that cannot answer', () => {
    const s = position({ hands: ['rS', 'bK'], piles: { 1: ['', 'rK'] } })
    expect(kinds(s.does(0, say('enchant rS 1')))).toEqual(['spellCast'])
    expect([asked(s.state), pileAt(s.state, 1, 0), pileAt(s.state, 1, 1)]).toEqual(['answerSpell', 'rS', 'rK'])
  })

  test('5.4 the attacker sees no difference between a hand that can answer and one that cannot', () => {
    const seen = ['rS', 'bK'].map((hand) => {
      const s = position({ hands: ['rS', hand], piles: { 1: ['', 'rK'] } })
      tell(s, 0, 'enchant rS 1')
      return JSON.stringify(avalon.view(s.state, 0))
    })
    expect(seen[0]).toBe(seen[1])
  })

  test('5.4 an empty hand is not asked: the spell works at once', () => {
    const s = position({ hands: ['rS', ''], piles: { 1: ['', 'rK'] } })
    expect(kinds(s.does(0, say('enchant rS 1')))).toEqual(['spellCast', 'cardEnchanted'])
    expect([asked(s.state), pileAt(s.state, 1, 0)]).toEqual(['playCards', 'rS rK'])
  })

  test('5.4 until the answer nothing else can be done, by either', () => {
    const s = position({ hands: ['rS rK', 'rS gK'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    for (const text of ['reinforce rK 1', 'finish']) expect(refusal(s, 0, text)).toBe('notAsked by no rule')
    for (const text of ['reinforce gK 1', 'attack gK 1', 'finish', 'pay gK']) {
      expect(refusal(s, 1, text)).toBe('answerSpellFirst 5.4')
    }
  })

  test('5.4 one answer for each announcement, and no counter to the counter', () => {
    const s = position({ hands: ['rS rS', 'rS rS'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    tell(s, 1, 'counter')
    expect(avalon.toAct(s.state)).toEqual([0])
    expect(refusal(s, 1, 'counter')).toBe('notAsked by no rule')
    for (const text of ['counter', 'resist', 'decline']) expect(refusal(s, 0, text)).toBe('nothingToAnswer 5.4')
  })

  test('5.4 the turn goes on after a failed spell: the next one gets an answer of its own', () => {
    const s = position({ hands: ['rS rS', 'rS gK'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    tell(s, 1, 'counter')
    expect(asked(s.state)).toBe('playCards')
    tell(s, 0, 'enchant rS 1')
    expect(s.legal(1)).toEqual([say('counter'), say('decline')])
  })

  test('5.4 a sorceress won by a counter-spell counters the next spell at once', () => {
    const s = position({ hands: ['rS rS', 'rS'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    tell(s, 1, 'counter')
    tell(s, 0, 'enchant rS 1')
    tell(s, 1, 'counter')
    expect([pileAt(s.state, 1, 1), handOf(s.state, 1), handOf(s.state, 0)]).toEqual(['rK rS rS', 'rS', ''])
  })

  test('5.4 she is known in that hand to everybody, until she is played', () => {
    const s = position({ hands: ['rS', 'rS gK'], piles: { 1: ['', 'rK'] } })
    const known = () =>
      ([0, 1, 'table'] as const).map((viewer) => {
        const hand = avalon.view(s.state, viewer).hands[1]
        return [codes(hand.seen), hand.known && codes(hand.known)]
      })
    tell(s, 0, 'enchant rS 1')
    expect(known()).toEqual([
      ['', ''],
      ['', ''],
      ['', null],
    ])
    tell(s, 1, 'counter')
    expect(known()).toEqual([
      ['rS', 'rS'],
      ['rS', 'rS'],
      ['rS', null],
    ])
    passWith(s, 0, 'four')
    expect(known()[0]).toEqual(['rS', 'rS'])
    tell(s, 1, 'reinforce gK 2')
    expect(known()[0]).toEqual(['rS', 'rS'])
    tell(s, 1, 'reinforce rS 2')
    expect(known()).toEqual([
      ['', ''],
      ['', ''],
      ['', null],
    ])
  })

  test('5.4 of two alike, one known: whichever is played, no more than what is left is known', () => {
    const s = position({ hands: ['rS', 'rS rS'], piles: { 1: ['', 'rK'] } })
    tell(s, 0, 'enchant rS 1')
    tell(s, 1, 'counter')
    expect([codes(s.state.known[1]), handOf(s.state, 1)]).toEqual(['rS', 'rS rS'])
    passWith(s, 0, 'four')
    tell(s, 1, 'reinforce rS 2')
    expect([codes(s.state.known[1]), handOf(s.state, 1)]).toEqual(['', 'rS'])
  })
})
