import { describe, expect, test } from 'vitest'
import { does, may, refuses } from '../deeds.ts'
import { AT, type PlayerWords, type Position } from '../position.ts'
import { arrived, asked, influence, items, kinds, merlinArrived, servants } from '../telling.ts'

const IN_BLACK = 'lady black, shieldBearer black, flagBearer black, builder black'
const ITEM = { shieldBearer: 'shield', flagBearer: 'flag', builder: 'material' } as const
const allied = (words: PlayerWords, ...others: PlayerWords[]): Position => ({
  players: [{ allies: 'lamorak', ...words }, ...others],
})

describe('10.2 Lamorak', () => {
  test.each(['shieldBearer', 'flagBearer', 'builder'] as const)(
    '10.2 Lamorak: on a province space the %s already there acts again where he is',
    (servant) => {
      for (const landed of [arrived, merlinArrived]) {
        const told = landed(AT.black, allied({ servants: IN_BLACK }))
        const events = does(told, 0, `place ${servant} black`)
        expect(items(told.state, 0, ITEM[servant])).toBe('black')
        expect(servants(told.state, 0)).toBe(IN_BLACK)
        expect(kinds(events)).not.toContain('servantPlaced')
      }
    },
  )

  test('10.2 Lamorak: the lady too', () => {
    const told = arrived(AT.black, allied({ servants: IN_BLACK }))
    does(told, 0, 'place lady black')
    expect(influence(told.state, 0)).toBe('black')
  })

  test('10.2 Lamorak: without him nobody acts again', () => {
    const told = arrived(AT.black, { players: [{ servants: IN_BLACK }, { allies: 'lamorak' }] })
    expect(refuses(told, 0, 'place builder black')).toBe('servantHere 4.1')
  })

  test('10.2 Lamorak: other servants may come as ever', () => {
    const told = arrived(AT.black, allied({ servants: 'builder black, lady grey' }))
    does(told, 0, 'place lady black')
    expect(servants(told.state, 0)).toBe('lady black, builder black')
  })

  test('10.2 Lamorak: not in another province than that of the space', () => {
    const told = arrived(AT.black, allied({ servants: 'builder grey' }))
    expect(refuses(told, 0, 'place builder grey')).toBe('otherProvince 4.1')
  })

  test('10.2 Lamorak: on "influence: servant" too, where there is a counter', () => {
    const words = { servants: 'builder black, shieldBearer grey', influence: 'black' }
    const told = arrived(AT.influenceServant, allied(words))
    expect(refuses(told, 0, 'place shieldBearer grey')).toBe('noCounterThere 4.3')
    does(told, 0, 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('black')
    const without = arrived(AT.influenceServant, { players: [words] })
    expect(refuses(without, 0, 'place builder black')).toBe('servantHere 4.1')
  })

  test('10.2 Lamorak: not on "move servant"', () => {
    const told = arrived(AT.moveServant, allied({ servants: 'builder black' }))
    expect(may(told, 0, 'place builder black')).toBe(false)
    does(told, 0, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey')
  })

  test('10.2 4.1 Lamorak: where nothing is left there is nothing to gain', () => {
    const told = arrived(AT.black, allied({ servants: 'builder black' }, { material: 'black 6' }))
    does(told, 0, 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('')
    expect(servants(told.state, 0)).toBe('builder black')
  })

  test('10.2 3.4 Lamorak: a staff may let him who has just come act again', () => {
    const told = merlinArrived(AT.black, allied({}))
    does(told, 0, 'place builder black', 'useStaff', 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('black 2')
  })

  test('10.2 6.0 Lamorak: on a borrowed province space', () => {
    const told = arrived(AT.grail, allied({ servants: 'builder grey', flag: 'orange' }, { knight: AT.grey }))
    does(told, 0, `flag orange ${AT.grey}`, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey')
  })

  test('10.2 9.3 Lamorak does not lift the exception of row 2', () => {
    const told = arrived(AT.black, allied({ servants: 'builder grey', seals: 'builder 2' }))
    expect(refuses(told, 0, 'place builder grey')).toBe('servantHere 4.1')
    for (const colour of ['black', 'blue', 'violet', 'orange', 'brown'])
      expect(may(told, 0, `place builder ${colour}`), colour).toBe(true)
  })

  test('10.2 9.3 Lamorak: on his own province space he still may act again, row 2 or not', () => {
    const told = arrived(AT.black, allied({ servants: 'builder black', seals: 'builder 2' }))
    does(told, 0, 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('black')
  })

  test('10.2 9.4 Lamorak does not apply to the lady’s seal, on no influence space, first or second', () => {
    for (const space of [AT.influenceServant, AT.influenceShield]) {
      const told = arrived(space, allied({ servants: 'builder black', influence: 'black, grey', seals: 'lady 3' }))
      expect(refuses(told, 0, 'send builder black')).toBe('servantHere 4.1')
      does(told, 0, 'send shieldBearer black')
      expect(refuses(told, 0, 'place builder black')).toBe('servantHere 4.1')
      expect(refuses(told, 0, 'place shieldBearer black')).toBe('servantHere 4.1')
    }
  })

  test('10.2 Lamorak: with all four here the staff is offered for him', () => {
    const told = merlinArrived(AT.black, allied({ servants: IN_BLACK }))
    does(told, 0, 'place lady black')
    expect(asked(told.state)).toBe('repeat')
  })
})
