import { describe, expect, test } from 'vitest'
import { does, endsTurn, refuses, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords, position } from '../position.ts'
import { arrived, kinds, only, roundIsEnding, scored, scores, traitors } from '../telling.ts'

const COLOURS = ['black', 'grey', 'blue', 'violet', 'orange', 'brown']
const allied = (words: PlayerWords) => ({ players: [{ allies: 'gareth', ...words }] })
const byGareth = (points: readonly string[]) => points.filter((each) => each.includes('gareth'))

describe('10.2 Gareth', () => {
  test.each(COLOURS)('10.2 Gareth: the first %s traitor repelled by a flag brings that tile and 1 point', (colour) => {
    const told = position(allied({ flag: 'black', traitors: colour }))
    const events = does(told, 0, `flag black ${colour}`)
    expect(scores(told.state)).toEqual([1, 0])
    expect(only(events, 'allyTileEarned').map(({ of }) => of)).toEqual([COLOURS.indexOf(colour)])
    expect(tilesOf(told, 0, 'gareth')).toBe(5)
  })

  test('10.2 Gareth: several of a colour at once bring one tile', () => {
    const told = position(allied({ flag: 'black', traitors: 'grey 3' }))
    does(told, 0, 'flag black grey')
    expect(scores(told.state)).toEqual([1, 0])
    expect(tilesOf(told, 0, 'gareth')).toBe(5)
  })

  test('10.2 Gareth: the first time only, each colour for itself', () => {
    const again = position(allied({ allies: 'gareth grey', flag: 'black', traitors: 'grey' }))
    does(again, 0, 'flag black grey')
    expect(scores(again.state)).toEqual([0, 0])
    expect(tilesOf(again, 0, 'gareth')).toBe(5)
    const two = position(allied({ flag: 'black 2', traitors: 'grey, brown' }))
    does(two, 0, 'flag black grey', 'flag black brown')
    expect(scores(two.state)).toEqual([2, 0])
    expect(tilesOf(two, 0, 'gareth')).toBe(4)
  })

  test('10.2 9.4 Gareth: the shield-bearer’s seal repels, for its own point and his', () => {
    const told = position(allied({ seals: 'shieldBearer 3', traitors: 'grey' }))
    does(told, 0, 'repel grey')
    expect(scores(told.state)).toEqual([2, 0])
    expect(tilesOf(told, 0, 'gareth')).toBe(5)
  })

  test('10.2 4.4 Gareth: Excalibur only discards', () => {
    const one = arrived(AT.excalibur, allied({ traitors: 'grey' }))
    does(one, 0, 'takeExcalibur')
    expect(traitors(one.state, 0)).toBe('')
    expect(scores(one.state)).toEqual([0, 0])
    const two = arrived(AT.excalibur, allied({ traitors: 'grey, brown' }))
    does(two, 0, 'takeExcalibur', 'traitor brown')
    expect(scores(two.state)).toEqual([0, 0])
    expect(tilesOf(two, 0, 'gareth')).toBe(6)
  })

  test('10.2 7.1 Gareth: shields in the scoring repel, one tile a colour', () => {
    const told = roundIsEnding({ round: 2, ...allied({ traitors: 'black 2, grey', shield: 'black 2, grey' }) })
    expect(scored(endsTurn(told))).toEqual(['0 gareth 1', '0 gareth 1'])
    expect(tilesOf(told, 0, 'gareth')).toBe(4)
  })

  test('10.2 7.1 Gareth: a colour of which one is repelled and one is not still counts; an unrepelled one does not', () => {
    const told = roundIsEnding({ round: 2, ...allied({ traitors: 'black 2, grey', shield: 'black' }) })
    const points = scored(endsTurn(told))
    expect(byGareth(points)).toEqual(['0 gareth 1'])
    expect(scores(told.state)).toEqual([1 - 6, 0])
    expect(tilesOf(told, 0, 'gareth')).toBe(5)
  })

  test('10.2 Gareth: for his own player only', () => {
    const told = position({ players: [{ flag: 'black', traitors: 'grey' }, { allies: 'gareth' }] })
    expect(kinds(does(told, 0, 'flag black grey'))).not.toContain('allyTileEarned')
    expect(scores(told.state)).toEqual([0, 0])
  })

  test('10.2 Gareth: he changes nothing of who can be repelled', () => {
    const told = position(allied({ flag: 'black', traitors: 'grey' }))
    expect(refuses(told, 0, 'flag black blue')).toBe('noTraitor 4.4')
  })

  test.each([
    [0, []],
    [1, ['0 gareth 1']],
    [2, ['0 gareth 3']],
    [3, ['0 gareth 5']],
    [4, ['0 gareth 7']],
    [5, ['0 gareth 9']],
    [6, ['0 gareth 12']],
  ])('10.2 8.0 Gareth: %i tiles at the end: %j', (count, row) => {
    const allies = ['gareth', ...COLOURS.slice(0, count)].join(' ')
    const told = roundIsEnding({ round: 6, players: [{ allies }] })
    expect(byGareth(scored(endsTurn(told)))).toEqual(row)
    expect(told.state.isOver).toBe(true)
  })

  test('10.2 8.0 Gareth: a tile of the last scoring counts in the row', () => {
    const told = roundIsEnding({
      round: 6,
      players: [{ allies: 'gareth grey', traitors: 'black', shield: 'black', apples: 0, staffs: 0 }],
    })
    expect(scored(endsTurn(told)).filter((each) => each.startsWith('0'))).toEqual(['0 gareth 1', '0 gareth 3'])
  })

  test.each([2, 4])('10.2 Gareth: no row in the scoring of round %i', (round) => {
    const told = roundIsEnding({ round, players: [{ allies: 'gareth grey brown' }] })
    expect(scored(endsTurn(told))).toEqual([])
  })
})
