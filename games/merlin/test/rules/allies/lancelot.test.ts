import { describe, expect, test } from 'vitest'
import { does } from '../deeds.ts'
import { AT, type PlayerWords, type Position } from '../position.ts'
import { arrived, asked, influence, items, merlinArrived, only, servants } from '../telling.ts'

const ITEM = { shieldBearer: 'shield', flagBearer: 'flag', builder: 'material' } as const
const BEARERS = ['shieldBearer', 'flagBearer', 'builder'] as const
/** The marshal stands in grey. */
const allied = (words: PlayerWords = {}, ...others: PlayerWords[]): Position => ({
  players: [{ allies: 'lancelot grey', ...words }, ...others],
})

describe('10.2 Lancelot', () => {
  test.each(BEARERS)('10.2 4.1 Lancelot: a %s placed where the marshal stands acts twice', (servant) => {
    for (const landed of [arrived, merlinArrived]) {
      const told = landed(AT.grey, allied())
      const events = does(told, 0, `place ${servant} grey`)
      expect(items(told.state, 0, ITEM[servant])).toBe('grey 2')
      expect(only(events, 'servantPlaced')).toHaveLength(1)
    }
  })

  test('10.2 4.1 Lancelot: the lady places two counters', () => {
    const told = arrived(AT.grey, allied())
    does(told, 0, 'place lady grey')
    expect(influence(told.state, 0)).toBe('grey 2')
  })

  test('10.2 4.1 Lancelot: a servant from another province as well as from home', () => {
    const told = arrived(AT.grey, allied({ servants: 'builder brown' }))
    does(told, 0, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey 2')
  })

  test('10.2 Lancelot: elsewhere everybody acts once', () => {
    const told = arrived(AT.black, allied())
    does(told, 0, 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('black')
  })

  test('10.2 Lancelot: as far as the supply allows', () => {
    const one = arrived(AT.grey, allied({}, { material: 'grey 5' }))
    does(one, 0, 'place builder grey')
    expect(items(one.state, 0, 'material')).toBe('grey')
    const none = arrived(AT.grey, allied({}, { material: 'grey 6' }))
    does(none, 0, 'place builder grey')
    expect(items(none.state, 0, 'material')).toBe('')
    expect(servants(none.state, 0)).toBe('builder grey')
    const counter = arrived(AT.grey, allied({ influence: 'black 6' }))
    does(counter, 0, 'place lady grey')
    expect(influence(counter.state, 0)).toBe('black 6, grey')
  })

  test('10.2 Lancelot: the marshal of another player is not mine', () => {
    const told = arrived(AT.grey, { players: [{ allies: 'lancelot brown' }, {}] })
    does(told, 0, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey')
    const other = arrived(AT.grey, { players: [{}, { allies: 'lancelot grey' }] })
    does(other, 0, 'place builder grey')
    expect(items(other.state, 0, 'material')).toBe('grey')
  })

  test('10.2 4.3 Lancelot: on "influence: servant"', () => {
    const told = arrived(AT.influenceServant, allied({ influence: 'grey' }))
    does(told, 0, 'place shieldBearer grey')
    expect(items(told.state, 0, 'shield')).toBe('grey 2')
  })

  test('10.2 4.3 Lancelot: an item taken by influence stays one', () => {
    const told = arrived(AT.influenceShield, allied({ influence: 'grey' }))
    does(told, 0, 'take shield grey')
    expect(items(told.state, 0, 'shield')).toBe('grey')
  })

  test('10.2 4.6 Lancelot: on "move servant", from a neighbour or from home', () => {
    const told = arrived(AT.moveServant, allied({ servants: 'flagBearer blue' }))
    does(told, 0, 'place flagBearer grey')
    expect(items(told.state, 0, 'flag')).toBe('grey 2')
    const home = arrived(AT.moveServant, allied())
    does(home, 0, 'place flagBearer grey')
    expect(items(home.state, 0, 'flag')).toBe('grey 2')
  })

  test('10.2 9.3 Lancelot: by a seal of row 2', () => {
    const told = arrived(AT.brown, allied({ seals: 'builder 2' }))
    does(told, 0, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey 2')
  })

  test('10.2 9.4 Lancelot: by the lady’s seal, each time there', () => {
    const told = arrived(AT.influenceFlag, allied({ seals: 'lady 3', influence: 'black, grey' }))
    does(told, 0, 'send builder black', 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('black, grey 2')
    const both = arrived(AT.influenceFlag, allied({ seals: 'lady 3', influence: 'grey' }))
    does(both, 0, 'send builder grey', 'place shieldBearer grey')
    expect(items(both.state, 0, 'material')).toBe('grey 2')
    expect(items(both.state, 0, 'shield')).toBe('grey 2')
  })

  test('10.2 3.4 Lancelot: by a staff', () => {
    const told = merlinArrived(AT.grey, allied())
    does(told, 0, 'place builder grey', 'useStaff', 'place shieldBearer grey')
    expect(items(told.state, 0, 'material')).toBe('grey 2')
    expect(items(told.state, 0, 'shield')).toBe('grey 2')
  })

  test('10.2 6.0 Lancelot: on a borrowed space', () => {
    const told = arrived(AT.grail, allied({ flag: 'orange' }, { knight: AT.grey }))
    does(told, 0, `flag orange ${AT.grey}`, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey 2')
  })

  test('10.2 Lancelot and Lamorak: who acts again where he stands acts once', () => {
    const allies = 'lamorak, lancelot grey'
    const told = arrived(AT.grey, { players: [{ allies, servants: 'builder grey' }] })
    does(told, 0, 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('grey')
    const placed = merlinArrived(AT.grey, { players: [{ allies }] })
    does(placed, 0, 'place builder grey', 'useStaff', 'place builder grey')
    expect(items(placed.state, 0, 'material')).toBe('grey 3')
  })

  test('10.2 Lancelot: nothing is asked for it', () => {
    const told = arrived(AT.grey, allied())
    does(told, 0, 'place builder grey')
    expect(asked(told.state)).toBe('finish')
  })
})
