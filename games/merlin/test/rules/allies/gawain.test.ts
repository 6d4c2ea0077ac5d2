import { describe, expect, test } from 'vitest'
import { does, may, refuses, tilesOf } from '../deeds.ts'
import { type PlayerWords, position, type Told } from '../position.ts'

/** Seat 0 has chosen the Merlin die; Merlin stands at 0. */
function chosen(die: number, words: PlayerWords = {}): Told {
  const told = position({ merlin: 0, players: [{ allies: 'gawain', merlinDie: die, ...words }] })
  does(told, 0, 'die merlin')
  return told
}

describe('10.2 Gawain', () => {
  test.each([1, 2, 3, 4, 5, 6])('10.2 Gawain: a %i can become any other value', (die) => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      if (value === die) continue
      const told = chosen(die)
      does(told, 0, `gawain ${value}`, 'move')
      expect(told.state.merlin).toBe(value)
      expect(tilesOf(told, 0, 'gawain')).toBe(2)
      const back = chosen(die)
      does(back, 0, `gawain ${value}`, 'move back')
      expect(back.state.merlin).toBe(24 - value)
    }
  })

  test('10.2 Gawain: one tile a turn', () => {
    const told = chosen(3)
    does(told, 0, 'gawain 4')
    expect(refuses(told, 0, 'gawain 5')).toBe('allyOnceATurn 10.2')
  })

  test('10.2 Gawain: three tiles, then no more', () => {
    expect(tilesOf(chosen(3), 0, 'gawain')).toBe(3)
    const last = chosen(3, { allies: 'gawain 1' })
    does(last, 0, 'gawain 4')
    expect(tilesOf(last, 0, 'gawain')).toBe(0)
    expect(refuses(chosen(3, { allies: 'gawain 0' }), 0, 'gawain 4')).toBe('noAlly 10.2')
  })

  test('10.2 Gawain: not for an own die', () => {
    const told = position({ players: [{ allies: 'gawain' }] })
    does(told, 0, 'die 1')
    expect(refuses(told, 0, 'gawain 5')).toBe('allyForMerlin 10.2')
  })

  test('10.2 Gawain: on the chosen die, before the move', () => {
    const told = position({ players: [{ allies: 'gawain', merlinDie: 4 }] })
    expect(may(told, 0, 'gawain 2')).toBe(false)
    does(told, 0, 'die merlin', 'move')
    expect(may(told, 0, 'gawain 2')).toBe(false)
    does(told, 0, 'renounce')
    expect(may(told, 0, 'gawain 2')).toBe(false)
  })

  test('10.2 Gawain: he helps his own player only', () => {
    const told = position({ players: [{}, { allies: 'gawain' }] })
    does(told, 0, 'die merlin')
    expect(refuses(told, 0, 'gawain 2')).toBe('noAlly 10.2')
  })

  test.each([
    ['violet flag, then Gawain', ['flag violet', 'gawain 6'], 6],
    ['Gawain, then violet flag', ['gawain 6', 'flag violet'], 1],
    ['apple, then Gawain', ['apple 6', 'gawain 3'], 3],
    ['Gawain, then apple', ['gawain 4', 'apple 1'], 1],
    ['apple, Gawain, violet flag', ['apple 6', 'gawain 5', 'flag violet'], 2],
  ] as const)('10.2 Gawain: a 2 with %s', (_, deeds, goes) => {
    const told = chosen(2, { flag: 'violet' })
    does(told, 0, ...deeds, 'move')
    expect(told.state.merlin).toBe(goes)
  })

  test('10.2 3.4 Gawain: the staff may still follow', () => {
    const told = chosen(1, { flag: 'grey' })
    does(told, 0, 'gawain 3', 'move', 'scorePoints', 'useStaff', 'scorePoints')
    expect(tilesOf(told, 0, 'gawain')).toBe(2)
  })
})
