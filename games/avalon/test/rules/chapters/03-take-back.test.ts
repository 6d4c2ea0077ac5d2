import { hash } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { asked, handOf, ownerOf, pileAt, position } from '../position.ts'
import { act, matchFrom, takesBack } from '../telling.ts'

describe('3.5 Taking back', () => {
  test('3.5 plays may be taken back one by one, to the very state before', () => {
    const s = position({ hands: ['rK bS', 'gK'] })
    const match = matchFrom(s)
    act(match, 0, 'reinforce rK 1', 'reinforce bS 2')
    expect(match.undoable(0)).toHaveLength(2)
    expect(takesBack(match, 0)).toBe(true)
    expect([handOf(match.state, 0), pileAt(match.state, 1, 0), pileAt(match.state, 2, 0)]).toEqual(['bS', 'rK', ''])
    expect(takesBack(match, 0)).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
    expect(takesBack(match, 0)).toBe(false)
  })

  test('3.5 or all at once', () => {
    const s = position({ hands: ['rK bS', 'gK'] })
    const match = matchFrom(s)
    act(match, 0, 'reinforce rK 1', 'reinforce bS 2', 'finish', 'take four')
    const [first] = match.undoable(0)
    match.undo(0, { at: 0, by: 'person', key: null }, first)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('3.5 that the opponent saw the card is no obstacle, and he cannot take it back for you', () => {
    const match = matchFrom(position({ hands: ['rK', 'gK'] }))
    act(match, 0, 'reinforce rK 1')
    expect(match.undoable(1)).toEqual([])
    expect(takesBack(match, 1)).toBe(false)
    expect(takesBack(match, 0)).toBe(true)
  })

  test('3.5 not after asking: a spell or an attack that was put to the opponent stands', () => {
    for (const play of ['enchant rS 3', 'attack rK 3']) {
      const match = matchFrom(position({ hands: ['rS rK yK', 'gK'], piles: { 3: ['gS', 'rK'] } }))
      act(match, 0, 'reinforce yK 1', play)
      expect(match.undoable(0)).toEqual([])
      expect(takesBack(match, 0)).toBe(false)
      act(match, 1, 'decline')
      expect(match.undoable(0)).toEqual([])
      expect(match.undoable(1)).toEqual([])
      expect(takesBack(match, 1)).toBe(false)
    }
  })

  test('3.5 a counter-spell and a resistance cannot be taken back either', () => {
    const spell = matchFrom(position({ hands: ['rS', 'rS'], piles: { 3: ['', 'rK'] } }))
    act(spell, 0, 'enchant rS 3')
    act(spell, 1, 'counter')
    expect(spell.undoable(1)).toEqual([])
    const attack = matchFrom(position({ hands: ['rK', 'rK'] }))
    act(attack, 0, 'attack rK 3')
    act(attack, 1, 'resist')
    expect(attack.undoable(1)).toEqual([])
  })

  test('3.5 payments may be taken back, the attack that was answered not', () => {
    const match = matchFrom(position({ hands: ['rK yK yS', 'gK'], piles: { 1: ['bK', 'bK'], 2: ['vK', ''] } }))
    act(match, 0, 'attack rK 1')
    act(match, 1, 'decline')
    const before = hash(match.state)
    act(match, 0, 'pay yK', 'pay yS')
    expect(match.undoable(0)).toHaveLength(2)
    takesBack(match, 0)
    expect([handOf(match.state, 0), asked(match.state)]).toEqual(['yS', 'payLosses'])
    takesBack(match, 0)
    expect(hash(match.state)).toBe(before)
    expect(takesBack(match, 0)).toBe(false)
  })

  test('3.5 the word about Avalon may be taken back', () => {
    const match = matchFrom(
      position({
        hands: ['rK yK yS', 'gK'],
        regions: { 11: ['avalon', 0], 1: ['plainA', 1] },
        piles: { 1: ['bK', ''] },
      }),
    )
    act(match, 0, 'attack rK 1')
    act(match, 1, 'decline')
    act(match, 0, 'use avalon')
    expect([asked(match.state), match.state.avalonUsed]).toEqual(['payLosses', true])
    expect(takesBack(match, 0)).toBe(true)
    expect([asked(match.state), match.state.avalonUsed]).toEqual(['spareLoss', false])
  })

  test('3.5 discards, a dark tile and the word that the plays are finished may be taken back', () => {
    const s = position({ hands: ['rK rK rK rK bS bS', 'gK'] })
    const match = matchFrom(s)
    act(match, 0, 'finish', 'take four', 'discard bS')
    expect(asked(match.state)).toBe('endTurn')
    for (const question of ['discardDown', 'takeTile', 'playCards']) {
      expect(takesBack(match, 0)).toBe(true)
      expect(asked(match.state)).toBe(question)
    }
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('3.5 not after drawing: a light tile that gave cards stays, and what came before too', () => {
    const match = matchFrom(position({ hands: ['rK', 'gK'] }))
    act(match, 0, 'reinforce rK 1', 'finish', 'take two')
    expect(takesBack(match, 0)).toBe(false)
  })

  test('3.5 discards after drawing may be taken back, back to the drawing', () => {
    const match = matchFrom(position({ hands: ['rK rK rK rK', 'gK'] }))
    act(match, 0, 'finish', 'take two', 'discard rK')
    expect(match.undoable(0)).toHaveLength(1)
    expect(takesBack(match, 0)).toBe(true)
    expect(asked(match.state)).toBe('discardDown')
    expect(takesBack(match, 0)).toBe(false)
  })

  test('3.5 not after turning up, even where nobody was asked', () => {
    const match = matchFrom(position({ hands: ['rK yK yS', ''] }))
    act(match, 0, 'reinforce yK 2', 'attack rK 1')
    expect(takesBack(match, 0)).toBe(false)
    act(match, 0, 'pay yS')
    expect(match.undoable(0)).toHaveLength(1)
  })

  test('3.5 an attack on a region that lies face up, against an empty hand, asks and turns up nothing', () => {
    const s = position({ hands: ['rK yK', ''], regions: { 1: ['plainA', 1] } })
    const match = matchFrom(s)
    act(match, 0, 'attack rK 1')
    expect(ownerOf(match.state, 1)).toBe(0)
    expect(takesBack(match, 0)).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('3.5 a spell against an empty hand too', () => {
    const s = position({ hands: ['rS', ''], piles: { 3: ['', 'rK'] } })
    const match = matchFrom(s)
    act(match, 0, 'enchant rS 3')
    expect(takesBack(match, 0)).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('3.5 a turn that has been handed over stays so', () => {
    const match = matchFrom(position({ hands: ['rK', 'gK'] }))
    act(match, 0, 'finish', 'take four', 'end')
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], []])
  })
})
