import { describe, expect, test } from 'vitest'
import { does, endsTurn, may, refuses, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords, type Position } from '../position.ts'
import { arrived, asked, influence, items, kinds, merlinArrived, roundIsEnding, servants } from '../telling.ts'

const ITEM = { shieldBearer: 'shield', flagBearer: 'flag', builder: 'material' } as const
const BEARERS = ['shieldBearer', 'flagBearer', 'builder'] as const
const allied = (words: PlayerWords = {}, ...others: PlayerWords[]): Position => ({
  players: [{ allies: 'galahad', ...words }, ...others],
})

describe('10.2 Galahad', () => {
  test.each(BEARERS)(
    '10.2 Galahad: after what a %s brings, one more of the same kind from another province',
    (servant) => {
      for (const colour of ['grey', 'blue', 'violet', 'orange', 'brown']) {
        const told = arrived(AT.black, allied())
        does(told, 0, `place ${servant} black`)
        expect(asked(told.state)).toBe('galahad')
        does(told, 0, `take ${ITEM[servant]} ${colour}`)
        expect(items(told.state, 0, ITEM[servant])).toBe(`black, ${colour}`)
        expect(servants(told.state, 0)).toBe(`${servant} black`)
        expect(tilesOf(told, 0, 'galahad')).toBe(5)
        expect(asked(told.state)).toBe('finish')
      }
    },
  )

  test('10.2 Galahad: not of another kind, not from the same province, not from an empty one', () => {
    const told = arrived(AT.black, allied({}, { shield: 'grey 6' }))
    does(told, 0, 'place shieldBearer black')
    expect(refuses(told, 0, 'take flag blue')).toBe('onlyThisItem 4.3')
    expect(refuses(told, 0, 'take material blue')).toBe('onlyThisItem 4.3')
    expect(refuses(told, 0, 'take shield black')).toBe('anotherProvince 10.2')
    expect(refuses(told, 0, 'take shield grey')).toBe('provinceEmpty 4.3')
    expect(may(told, 0, 'take shield blue')).toBe(true)
  })

  test('10.2 Galahad: he need not be asked, and keeps his tile then', () => {
    const told = arrived(AT.black, allied())
    does(told, 0, 'place shieldBearer black', 'passAlly')
    expect(tilesOf(told, 0, 'galahad')).toBe(6)
    expect(items(told.state, 0, 'shield')).toBe('black')
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Galahad: six tiles, then he is not asked', () => {
    const last = arrived(AT.black, allied({ allies: 'galahad 1' }))
    does(last, 0, 'place shieldBearer black', 'take shield grey')
    expect(tilesOf(last, 0, 'galahad')).toBe(0)
    const none = arrived(AT.black, allied({ allies: 'galahad 0' }))
    does(none, 0, 'place shieldBearer black')
    expect(asked(none.state)).toBe('finish')
  })

  test('10.2 Galahad: not after a counter, nor for what another takes', () => {
    const lady = arrived(AT.black, allied())
    does(lady, 0, 'place lady black')
    expect(asked(lady.state)).toBe('finish')
    const other = arrived(AT.black, { players: [{}, { allies: 'galahad' }] })
    does(other, 0, 'place shieldBearer black')
    expect(asked(other.state)).toBe('finish')
  })

  test('10.2 Galahad: not where the servant found nothing, nor where no other province has one', () => {
    const nothing = arrived(AT.black, allied({}, { shield: 'black 6' }))
    does(nothing, 0, 'place shieldBearer black')
    expect(asked(nothing.state)).toBe('finish')
    const alone = arrived(AT.black, allied({}, { shield: 'grey 6, blue 6, violet 6, orange 6, brown 6' }))
    does(alone, 0, 'place shieldBearer black')
    expect(may(alone, 0, 'take shield grey')).toBe(false)
    expect(tilesOf(alone, 0, 'galahad')).toBe(6)
  })

  test.each([
    ['influenceShield', 'shield'],
    ['influenceFlag', 'flag'],
    ['influenceMaterial', 'material'],
  ] as const)('10.2 4.3 Galahad: after %s, also where I have no counter', (space, item) => {
    const told = arrived(AT[space], allied({ influence: 'violet' }))
    does(told, 0, `take ${item} violet`)
    expect(refuses(told, 0, `take ${item} violet`)).toBe('anotherProvince 10.2')
    does(told, 0, `take ${item} brown`)
    expect(items(told.state, 0, item)).toBe('violet, brown')
  })

  test('10.2 4.7 Galahad: after the item an exchange brings, by its kind and province', () => {
    const told = arrived(AT.exchange, allied({ shield: 'grey' }))
    does(told, 0, 'return shield grey')
    expect(asked(told.state)).toBe('exchange')
    does(told, 0, 'take flag blue')
    expect(refuses(told, 0, 'take shield black')).toBe('onlyThisItem 4.3')
    expect(refuses(told, 0, 'take flag blue')).toBe('anotherProvince 10.2')
    does(told, 0, 'take flag grey')
    expect(items(told.state, 0, 'flag')).toBe('grey, blue')
    expect(items(told.state, 0, 'shield')).toBe('')
  })

  test.each(['shield', 'flag'])('10.2 4.9 Galahad: after a %s of a tower', (item) => {
    const told = arrived(AT.build, allied({ material: 'grey' }))
    does(told, 0, 'build 4 grey', `take ${item} orange`)
    expect(asked(told.state)).toBe('galahad')
    does(told, 0, `take ${item} brown`)
    expect(items(told.state, 0, item === 'flag' ? item : 'shield')).toBe('orange, brown')
  })

  test('10.2 4.9 Galahad: not after a counter of a tower', () => {
    const told = arrived(AT.build, allied({ material: 'grey' }))
    does(told, 0, 'build 4 grey', 'counter orange')
    expect(asked(told.state)).toBe('finish')
    expect(influence(told.state, 0)).toBe('orange')
  })

  test('10.2 Galahad: no chain', () => {
    const told = arrived(AT.black, allied())
    const events = does(told, 0, 'place shieldBearer black', 'take shield grey')
    expect(kinds(events).filter((kind) => kind === 'allyUsed')).toHaveLength(1)
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 3.4 Galahad: before the staff, and again after it', () => {
    const told = merlinArrived(AT.black, allied())
    does(told, 0, 'place shieldBearer black')
    expect(asked(told.state)).toBe('galahad')
    does(told, 0, 'take shield grey', 'useStaff', 'place flagBearer black', 'take flag grey')
    expect(tilesOf(told, 0, 'galahad')).toBe(4)
    expect(items(told.state, 0, 'flag')).toBe('black, grey')
  })

  test('10.2 Galahad and Lancelot: after each of the pair', () => {
    const told = arrived(AT.black, allied({ allies: 'galahad, lancelot black' }))
    does(told, 0, 'place shieldBearer black', 'take shield grey')
    expect(asked(told.state)).toBe('galahad')
    does(told, 0, 'take shield brown')
    expect(items(told.state, 0, 'shield')).toBe('black 2, grey, brown')
    expect(tilesOf(told, 0, 'galahad')).toBe(4)
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Galahad and Lancelot: for one of the pair only, if so wished', () => {
    const told = arrived(AT.black, allied({ allies: 'galahad, lancelot black' }))
    does(told, 0, 'place shieldBearer black', 'passAlly', 'take shield brown')
    expect(items(told.state, 0, 'shield')).toBe('black 2, brown')
    expect(tilesOf(told, 0, 'galahad')).toBe(5)
  })

  test('10.2 Galahad and Lancelot: the last tile serves one of the pair', () => {
    const told = arrived(AT.black, allied({ allies: 'galahad 1, lancelot black' }))
    does(told, 0, 'place shieldBearer black', 'take shield grey')
    expect(tilesOf(told, 0, 'galahad')).toBe(0)
    expect(may(told, 0, 'take shield brown')).toBe(false)
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Galahad and Lancelot: the last item of the other provinces serves one of the pair', () => {
    const told = arrived(
      AT.black,
      allied({ allies: 'galahad, lancelot black' }, { shield: 'grey 6, blue 6, violet 6, orange 6, brown 5' }),
    )
    does(told, 0, 'place shieldBearer black', 'take shield brown')
    expect(may(told, 0, 'take shield brown')).toBe(false)
    expect(tilesOf(told, 0, 'galahad')).toBe(5)
  })

  test('10.2 9.4 Galahad: by the lady’s seal after each of the two, in their order', () => {
    const told = arrived(AT.influenceFlag, allied({ seals: 'lady 3', influence: 'black, grey' }))
    does(told, 0, 'send shieldBearer black')
    expect(asked(told.state)).toBe('galahad')
    does(told, 0, 'take shield brown')
    expect(asked(told.state)).toBe('placeAgain')
    does(told, 0, 'place builder grey')
    expect(asked(told.state)).toBe('galahad')
    does(told, 0, 'take material violet')
    expect(items(told.state, 0, 'shield')).toBe('black, brown')
    expect(items(told.state, 0, 'material')).toBe('grey, violet')
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 9.4 Galahad: by the lady’s seal the last tile serves one of the two', () => {
    const told = arrived(AT.influenceFlag, allied({ allies: 'galahad 1', seals: 'lady 3', influence: 'black, grey' }))
    does(told, 0, 'send shieldBearer black')
    // Whenever it is asked: all that is offered is taken.
    const taken: string[] = []
    for (let n = 0; n < 4 && asked(told.state) !== 'finish'; n++) {
      if (asked(told.state) === 'placeAgain') does(told, 0, 'place shieldBearer grey')
      else {
        does(told, 0, 'take shield brown')
        taken.push('brown')
      }
    }
    expect(taken).toEqual(['brown'])
    expect(tilesOf(told, 0, 'galahad')).toBe(0)
  })

  test('10.2 9.4 Galahad: by the builder’s seal after each tower', () => {
    const told = arrived(AT.build, allied({ seals: 'builder 3', material: 'grey, brown' }))
    does(told, 0, 'build 4 grey', 'take shield orange', 'take shield brown')
    expect(asked(told.state)).toBe('buildAgain')
    does(told, 0, 'build 5 brown', 'take flag orange', 'take flag black')
    expect(tilesOf(told, 0, 'galahad')).toBe(4)
  })

  test('10.2 Galahad and Lamorak cannot meet, but he helps whom a seal of row 2 sends', () => {
    const told = arrived(AT.black, allied({ seals: 'builder 2' }))
    does(told, 0, 'place builder violet')
    expect(refuses(told, 0, 'take material violet')).toBe('anotherProvince 10.2')
    does(told, 0, 'take material black')
    expect(items(told.state, 0, 'material')).toBe('black, violet')
  })

  test('10.2 Galahad: items that come back or go in the scoring are none of his', () => {
    const told = roundIsEnding({ round: 2, players: [{ allies: 'galahad', traitors: 'black', shield: 'black' }] })
    endsTurn(told)
    expect(asked(told.state)).toBe('chooseDie')
    expect(tilesOf(told, 0, 'galahad')).toBe(6)
  })
})
