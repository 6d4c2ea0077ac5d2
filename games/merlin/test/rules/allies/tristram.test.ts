import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { does, may, refuses, tilesOf } from '../deeds.ts'
import { type PlayerWords, position, type Told } from '../position.ts'
import { kinds } from '../telling.ts'

const NEAR: readonly (readonly [die: number, values: number[]])[] = [
  [1, [2, 3]],
  [2, [1, 3, 4]],
  [3, [1, 2, 4, 5]],
  [4, [2, 3, 5, 6]],
  [5, [3, 4, 6]],
  [6, [4, 5]],
]

/** Seat 0 has chosen this own die; his knight stands at 0. */
function chosen(die: number, words: PlayerWords = {}): Told {
  const dice = [1, die, 6].toSorted((a, b) => a - b).join(' ')
  const told = position({ players: [{ allies: 'tristram', knight: 0, dice, ...words }] })
  does(told, 0, `die ${die}`)
  return told
}

const knight = ({ state }: Told) => at(state.players, 0).knight

describe('10.2 Tristram', () => {
  test.each(NEAR)('10.2 Tristram: a %i can become %j and nothing else', (die, values) => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const told = chosen(die)
      if (!values.includes(value)) {
        expect(refuses(told, 0, `tristram ${value}`)).toBe('tristramTooFar 10.2')
        continue
      }
      const events = does(told, 0, `tristram ${value}`, 'move')
      expect(kinds(events)).toContain('allyUsed')
      expect(knight(told)).toBe(value)
      expect(tilesOf(told, 0, 'tristram')).toBe(5)
    }
  })

  test('10.2 Tristram: one tile a turn, another one in the next', () => {
    const told = chosen(3, { dice: '2 3 6' })
    does(told, 0, 'tristram 4')
    expect(refuses(told, 0, 'tristram 5')).toBe('allyOnceATurn 10.2')
    does(told, 0, 'move', 'renounce', 'endTurn')
    does(told, 1, 'die 1', 'move', 'renounce', 'endTurn')
    does(told, 0, 'die 2', 'tristram 1')
    expect(tilesOf(told, 0, 'tristram')).toBe(4)
  })

  test('10.2 Tristram: six tiles, then no more', () => {
    const last = chosen(3, { allies: 'tristram 1' })
    does(last, 0, 'tristram 4')
    expect(tilesOf(last, 0, 'tristram')).toBe(0)
    expect(refuses(chosen(3, { allies: 'tristram 0' }), 0, 'tristram 4')).toBe('noAlly 10.2')
  })

  test('10.2 Tristram: an own die only, not Merlin’s', () => {
    const told = position({ players: [{ allies: 'tristram', merlinDie: 4 }] })
    does(told, 0, 'die merlin')
    expect(refuses(told, 0, 'tristram 5')).toBe('allyForKnight 10.2')
  })

  test('10.2 Tristram: on the chosen die, before the move', () => {
    const told = position({ players: [{ allies: 'tristram', dice: '1 2 3' }] })
    expect(may(told, 0, 'tristram 2')).toBe(false)
    does(told, 0, 'die 1', 'move')
    expect(may(told, 0, 'tristram 2')).toBe(false)
    does(told, 0, 'renounce')
    expect(may(told, 0, 'tristram 2')).toBe(false)
  })

  test('10.2 Tristram: he helps his own player only, and nobody without him', () => {
    const told = position({ players: [{}, { allies: 'tristram' }] })
    does(told, 0, 'die 1')
    expect(refuses(told, 0, 'tristram 2')).toBe('noAlly 10.2')
  })

  test.each([
    ['violet flag, then Tristram', ['flag violet', 'tristram 6'], 6],
    ['Tristram, then violet flag', ['tristram 4', 'flag violet'], 3],
    ['apple, then Tristram', ['apple 6', 'tristram 4'], 4],
    ['Tristram, then apple', ['tristram 4', 'apple 1'], 1],
    ['apple, Tristram, violet flag', ['apple 6', 'tristram 5', 'flag violet'], 2],
    ['violet flag, Tristram, apple', ['flag violet', 'tristram 3', 'apple 6'], 6],
    ['Tristram, violet flag, apple', ['tristram 3', 'flag violet', 'apple 2'], 2],
  ] as const)('10.2 Tristram: a 2 with %s', (_, deeds, goes) => {
    const told = chosen(2, { flag: 'violet' })
    does(told, 0, ...deeds, 'move')
    expect(knight(told)).toBe(goes)
    expect(tilesOf(told, 0, 'tristram')).toBe(5)
  })

  test('10.2 Tristram: an apple does not allow a second tile', () => {
    const told = chosen(2)
    does(told, 0, 'tristram 4', 'apple 1')
    expect(refuses(told, 0, 'tristram 2')).toBe('allyOnceATurn 10.2')
  })

  test('10.2 Tristram: with the blue flag the changed die counts backwards', () => {
    const told = chosen(2, { flag: 'blue' })
    does(told, 0, 'flag blue', 'tristram 4', 'move back')
    expect(knight(told)).toBe(20)
  })
})
