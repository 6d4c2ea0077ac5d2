import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { does, may, refuses, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords, position, type Told } from '../position.ts'
import { asked, items } from '../telling.ts'

const PROVINCES = ['black', 'grey', 'blue', 'violet', 'orange', 'brown'] as const

/** Seat 0 has chosen a die of 1. */
function chosen(words: PlayerWords = {}): Told {
  const told = position({ players: [{ allies: 'bors', dice: '1 2 3', ...words }] })
  does(told, 0, 'die 1')
  return told
}

const knight = ({ state }: Told) => at(state.players, 0).knight

describe('10.2 Bors', () => {
  test.each(PROVINCES)('10.2 Bors: the knight goes to %s from wherever he is, and acts there', (colour) => {
    for (const from of [AT.black, AT.exchange, AT.violet, AT.pointsInfluence]) {
      const told = chosen({ knight: from })
      does(told, 0, `bors ${colour}`)
      expect(knight(told)).toBe(AT[colour])
      expect(tilesOf(told, 0, 'bors')).toBe(2)
      expect(asked(told.state)).toBe('arrive')
      does(told, 0, `place builder ${colour}`)
      expect(items(told.state, 0, 'material')).toBe(colour)
      expect(asked(told.state)).toBe('finish')
    }
  })

  test('10.2 Bors: also to the province space he stands on', () => {
    const told = chosen({ knight: AT.grey })
    does(told, 0, 'bors grey')
    expect(knight(told)).toBe(AT.grey)
    does(told, 0, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey')
  })

  test('10.2 Bors: the die is gone, and it was the move', () => {
    const told = chosen()
    does(told, 0, 'bors blue')
    expect(at(told.state.players, 0).dice).toEqual([2, 3])
    for (const text of ['move', 'bors grey', 'apple 3']) expect(may(told, 0, text), text).toBe(false)
  })

  test('10.2 Bors: three tiles, then no more', () => {
    expect(tilesOf(chosen(), 0, 'bors')).toBe(3)
    const last = chosen({ allies: 'bors 1' })
    does(last, 0, 'bors blue')
    expect(tilesOf(last, 0, 'bors')).toBe(0)
    expect(refuses(chosen({ allies: 'bors 0' }), 0, 'bors blue')).toBe('noAlly 10.2')
  })

  test('10.2 Bors: an own die only, not Merlin’s', () => {
    const told = position({ players: [{ allies: 'bors' }] })
    does(told, 0, 'die merlin')
    expect(refuses(told, 0, 'bors blue')).toBe('allyForKnight 10.2')
  })

  test('10.2 Bors: on the chosen die, before the move', () => {
    const told = position({ players: [{ allies: 'bors', dice: '1 2 3' }] })
    expect(may(told, 0, 'bors blue')).toBe(false)
    does(told, 0, 'die 1', 'move')
    expect(may(told, 0, 'bors blue')).toBe(false)
  })

  test('10.2 Bors: he helps his own player only', () => {
    const told = position({ players: [{}, { allies: 'bors' }] })
    does(told, 0, 'die 1')
    expect(refuses(told, 0, 'bors blue')).toBe('noAlly 10.2')
  })

  test('10.2 Bors: after apple, violet and blue flag, which he makes useless', () => {
    const told = chosen({ knight: AT.black, flag: 'violet, blue' })
    does(told, 0, 'apple 5', 'flag violet', 'flag blue', 'bors blue')
    expect(knight(told)).toBe(AT.blue)
    expect(items(told.state, 0, 'flag')).toBe('')
  })

  test('10.2 6.0 Bors: brown may follow, and then orange', () => {
    const told = position({
      players: [{ allies: 'bors', dice: '1 2 3', flag: 'brown, orange' }, { knight: AT.orange }],
    })
    does(told, 0, 'die 1', 'bors grey', 'flag brown')
    expect(knight(told)).toBe(AT.orange)
    expect(refuses(told, 0, 'place builder grey')).toBe('otherProvince 4.1')
    does(told, 0, 'place builder orange')
    const other = position({
      players: [{ allies: 'bors', dice: '1 2 3', flag: 'brown, orange' }, { knight: AT.black }],
    })
    does(other, 0, 'die 1', 'bors grey', 'flag brown', `flag orange ${AT.black}`, 'place builder black')
    expect(knight(other)).toBe(AT.orange)
    expect(items(other.state, 0, 'material')).toBe('black')
  })

  test('10.2 9.3 Bors: landing by him is landing', () => {
    const told = chosen({ seals: 'builder 2' })
    does(told, 0, 'bors grey', 'place builder brown')
    expect(items(told.state, 0, 'material')).toBe('brown')
  })
})
