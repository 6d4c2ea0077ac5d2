import { describe, expect, test } from 'vitest'
import { does, endsTurn, may, refuses, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords, type Position } from '../position.ts'
import { arrived, asked, influence, items, roundIsEnding, scored } from '../telling.ts'

/** 1.7 With 18 tiles: 0 takes orange; 4 and 5 have towers, 4 takes grey and 5 brown. */
const MATERIAL = 'orange, grey, brown'
const allied = (words: PlayerWords = {}, ...others: PlayerWords[]): Position => ({
  players: [{ allies: 'gaheris', material: MATERIAL, ...words }, ...others],
})

describe('10.2 Gaheris', () => {
  test('10.2 Gaheris: asked as a manor is built, before its tower', () => {
    const told = arrived(AT.build, allied())
    does(told, 0, 'build 4 grey')
    expect(asked(told.state)).toBe('gaheris')
    does(told, 0, 'useAlly')
    expect(tilesOf(told, 0, 'gaheris')).toBe(1)
    expect(asked(told.state)).toBe('tower')
  })

  test.each([
    ['shield', 'shield'],
    ['flag', 'flag'],
    ['shield', 'flag'],
    ['flag', 'shield'],
  ])('10.2 Gaheris: a tower gives a %s and a %s from two provinces', (first, second) => {
    const told = arrived(AT.build, allied())
    does(told, 0, 'build 4 grey', 'useAlly', `take ${first} black`)
    expect(asked(told.state)).toBe('towerAgain')
    expect(refuses(told, 0, `take ${second} black`)).toBe('anotherProvince 10.2')
    does(told, 0, `take ${second} brown`)
    const taken = ['shield', 'flag'].flatMap((item) => items(told.state, 0, item === 'flag' ? item : 'shield'))
    expect(
      taken
        .join(' ')
        .match(/black|brown/g)
        ?.toSorted(),
    ).toEqual(['black', 'brown'])
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Gaheris: or two counters into two provinces', () => {
    const told = arrived(AT.build, allied())
    does(told, 0, 'build 4 grey', 'useAlly', 'counter black')
    expect(refuses(told, 0, 'counter black')).toBe('anotherProvince 10.2')
    does(told, 0, 'counter brown')
    expect(influence(told.state, 0)).toBe('black, brown')
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Gaheris: not one of each', () => {
    const item = arrived(AT.build, allied())
    does(item, 0, 'build 4 grey', 'useAlly', 'take shield black')
    expect(refuses(item, 0, 'counter brown')).toBe('sameGift 10.2')
    const counter = arrived(AT.build, allied())
    does(counter, 0, 'build 4 grey', 'useAlly', 'counter black')
    expect(refuses(counter, 0, 'take shield brown')).toBe('sameGift 10.2')
    expect(refuses(counter, 0, 'take flag brown')).toBe('sameGift 10.2')
  })

  test('10.2 4.9 Gaheris: the second gift is no material, and not from an empty province', () => {
    const told = arrived(AT.build, allied({}, { shield: 'grey 6' }))
    does(told, 0, 'build 4 grey', 'useAlly', 'take shield black')
    expect(refuses(told, 0, 'take material blue')).toBe('towerGivesOther 4.9')
    expect(refuses(told, 0, 'take shield grey')).toBe('provinceEmpty 4.3')
  })

  test('10.2 4.9 Gaheris: with the last counter there is no second one', () => {
    const told = arrived(AT.build, allied({ influence: 'blue 6' }))
    does(told, 0, 'build 4 grey', 'useAlly', 'counter black')
    expect(may(told, 0, 'counter brown')).toBe(false)
    expect(may(told, 0, 'take shield brown')).toBe(false)
  })

  test('10.2 4.9 Gaheris: the tower may be left, and so may the second gift', () => {
    const none = arrived(AT.build, allied())
    does(none, 0, 'build 4 grey', 'useAlly', 'passTower')
    expect(asked(none.state)).toBe('finish')
    const one = arrived(AT.build, allied())
    does(one, 0, 'build 4 grey', 'useAlly', 'take shield black', 'passTower')
    expect(asked(one.state)).toBe('finish')
    expect(items(one.state, 0, 'shield')).toBe('black')
  })

  test('10.2 Gaheris: kept, the tower gives once and the tile is still there', () => {
    const told = arrived(AT.build, allied())
    does(told, 0, 'build 4 grey', 'passAlly', 'take shield black')
    expect(asked(told.state)).toBe('finish')
    expect(tilesOf(told, 0, 'gaheris')).toBe(2)
  })

  test('10.2 Gaheris: under a manor without a tower too', () => {
    const told = arrived(AT.build, allied())
    does(told, 0, 'build 0 orange', 'useAlly')
    expect(tilesOf(told, 0, 'gaheris')).toBe(1)
    expect(asked(told.state)).toBe('finish')
  })

  test('10.2 Gaheris: one per manor, two in all; only as one builds', () => {
    const told = arrived(AT.build, allied({ seals: 'builder 3' }))
    does(told, 0, 'build 0 orange', 'useAlly')
    expect(asked(told.state)).toBe('buildAgain')
    does(told, 0, 'build 4 grey', 'useAlly', 'take shield black', 'take flag grey')
    expect(tilesOf(told, 0, 'gaheris')).toBe(0)
    const spent = arrived(AT.build, { ...allied({ allies: 'gaheris tile12 tile13' }), manors: { 12: 0, 13: 0 } })
    does(spent, 0, 'build 4 grey')
    expect(asked(spent.state)).toBe('tower')
    does(spent, 0, 'take shield black')
    expect(asked(spent.state)).toBe('finish')
  })

  test('10.2 Gaheris: not for another’s manor', () => {
    const told = arrived(AT.build, { players: [{ material: MATERIAL }, { allies: 'gaheris' }] })
    does(told, 0, 'build 4 grey')
    expect(asked(told.state)).toBe('tower')
  })

  test('10.2 7.2 Gaheris counts as one more manor', () => {
    const told = roundIsEnding({ round: 2, players: [{ allies: 'gaheris tile0' }], manors: { 0: 0, 1: 1 } })
    expect(scored(endsTurn(told))).toEqual(['0 territory 6'])
    expect(tilesOf(told, 0, 'gaheris')).toBe(1)
    expect(told.state.players[0]?.allies[0]?.marks).toEqual([0])
  })

  test('10.2 7.2 Gaheris: in ties as well, and only in his own territory', () => {
    const tied = { round: 2, players: [{ allies: 'gaheris tile0' }], manors: { 0: 0, 1: 1, 2: 1 } }
    expect(scored(endsTurn(roundIsEnding(tied)))).toEqual(['0 territory 3', '1 territory 3'])
    const elsewhere = { round: 2, players: [{ allies: 'gaheris tile6' }], manors: { 0: 0, 1: 1, 6: 0 } }
    expect(scored(endsTurn(roundIsEnding(elsewhere)))).toEqual(['0 territory 3', '1 territory 3', '0 territory 6'])
    const two = { round: 2, players: [{ allies: 'gaheris tile0 tile1' }], manors: { 0: 0, 1: 0, 2: 1, 3: 1, 4: 1 } }
    expect(scored(endsTurn(roundIsEnding(two)))).toEqual(['0 territory 6'])
  })

  test('10.2 7.2 Gaheris lies under the very manor that was built', () => {
    const told = arrived(AT.build, allied())
    does(told, 0, 'build 0 orange', 'useAlly')
    expect(told.state.players[0]?.allies[0]?.marks).toEqual([0])
  })

  test('10.2 4.9 Gaheris does not count towards the seven', () => {
    const manors = { 6: 0, 7: 0, 8: 0, 9: 0, 12: 0, 13: 0 }
    const told = arrived(AT.build, { ...allied({ allies: 'gaheris tile6 tile7' }), manors })
    does(told, 0, 'build 0 orange')
    expect(told.state.manors.filter((owner) => owner === 0)).toHaveLength(7)
    const full = arrived(AT.build, { ...allied(), manors: { ...manors, 14: 0 } })
    expect(refuses(full, 0, 'build 0 orange')).toBe('noManorLeft 4.9')
  })

  test('10.2 Gaheris and Kay: a tile of Kay beside each of the two counters', () => {
    const told = arrived(AT.build, allied({ allies: 'gaheris, kay' }))
    does(told, 0, 'build 4 grey', 'useAlly', 'counter black')
    expect(asked(told.state)).toBe('kay')
    does(told, 0, 'useAlly')
    expect(asked(told.state)).toBe('towerAgain')
    does(told, 0, 'counter brown', 'useAlly')
    expect(tilesOf(told, 0, 'kay')).toBe(0)
    expect(asked(told.state)).toBe('finish')
  })
})
