import { at, hash } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { AT, position } from '../position.ts'
import { act, asked, matchFrom, takesBack } from '../telling.ts'

describe('3.1 Taking back', () => {
  test('3.1 a whole turn, step by step or at once, as long as nothing was drawn and nobody else was asked', () => {
    const players = [{ knight: 0, dice: '1 2 3', shield: 'black 2', flag: 'black, violet', traitors: 'grey 2' }]
    const s = position({ players })
    const match = matchFrom(s)
    act(match, 0, 'flag black grey', 'die 1', 'flag violet', 'apple 3', 'move', 'scorePoints')
    expect(match.undoable(0)).toHaveLength(6)
    for (const question of ['arrive', 'prepare', 'prepare', 'prepare', 'chooseDie']) {
      expect(takesBack(match, 0)).toBe(true)
      expect(asked(match.state)).toBe(question)
    }
    expect(takesBack(match, 0)).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
    expect(takesBack(match, 0)).toBe(false)
    act(match, 0, 'die 1', 'apple 3', 'move', 'scorePoints')
    expect(takesBack(match, 0, match.undoable(0)[0])).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('3.4 Merlin’s action and the staff too', () => {
    const s = position({ merlin: AT.exchange - 1, players: [{ merlinDie: 1, shield: 'black' }] })
    const match = matchFrom(s)
    const deeds = ['die merlin', 'move', 'return shield black', 'take flag grey', 'useStaff', 'return flag grey']
    act(match, 0, ...deeds, 'take flag brown')
    expect(match.undoable(0)).toHaveLength(7)
    expect(takesBack(match, 0, match.undoable(0)[0])).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('4.9 a manor with its tower', () => {
    const s = position({ players: [{ knight: AT.build - 1, material: 'grey' }] })
    const match = matchFrom(s)
    act(match, 0, 'die 1', 'move', 'build 4 grey', 'take flag grey')
    expect(match.undoable(0)).toHaveLength(4)
    expect(takesBack(match, 0, match.undoable(0)[0])).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test('5.1 a resolved quest, until the turn is at its end', () => {
    const s = position({ players: [{ hand: ['3 flag:any'], flag: 'black 3' }] })
    const match = matchFrom(s)
    act(match, 0, 'resolve 3 flag:any', 'die 1', 'move', 'renounce', 'endTurn')
    expect([asked(match.state), match.undoable(0).length]).toEqual(['drawQuest', 5])
    expect(takesBack(match, 0, match.undoable(0)[0])).toBe(true)
    expect(hash(match.state)).toBe(hash(s.state))
  })

  test.each(['draw deck', 'draw 1'])('4.8 a drawn quest is a barrier: "%s" shows a card that nobody knew', (text) => {
    const s = position({ players: [{ knight: AT.quest - 1, hand: ['3 flag:any', '3 shield:any'] }] })
    const match = matchFrom(s)
    act(match, 0, 'die 1', 'move', 'discard 3 flag:any', 'discard 3 shield:any')
    expect(match.undoable(0)).toHaveLength(4)
    act(match, 0, text)
    expect(match.undoable(0)).toEqual([])
    expect(takesBack(match, 0)).toBe(false)
    act(match, 0, 'draw 0')
    expect([asked(match.state), match.undoable(0)]).toEqual(['finish', []])
  })

  test('3.1 the end of the turn is a barrier: the next one is asked', () => {
    const match = matchFrom(position())
    act(match, 0, 'die 1', 'move', 'renounce', 'endTurn')
    expect([match.undoable(0), match.undoable(1)]).toEqual([[], []])
    act(match, 1, 'die 1')
    expect([match.undoable(0), match.undoable(1).length]).toEqual([[], 1])
    expect(takesBack(match, 0)).toBe(false)
  })

  test('3.1 the dice of a new round are a barrier', () => {
    const match = matchFrom(position({ turnsTaken: 'last', first: 1 }))
    act(match, 0, 'die merlin', 'move', 'renounce', 'endTurn')
    expect(at(match.state.players, 0).dice).toHaveLength(3)
    expect([asked(match.state), match.undoable(0)]).toEqual(['chooseDie', []])
  })
})
