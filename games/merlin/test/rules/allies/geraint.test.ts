import { describe, expect, test } from 'vitest'
import { does, endsTurn, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords } from '../position.ts'
import { arrived, merlinArrived, only, roundIsEnding, scored, scores } from '../telling.ts'

const SPACES = ['pointsShields', 'pointsFlags', 'pointsMaterials', 'pointsInfluence'] as const
const RICH: PlayerWords = { shield: 'black', flag: 'black 2', material: 'black 3', influence: 'black 4' }
const POINTS = { pointsShields: 1, pointsFlags: 2, pointsMaterials: 3, pointsInfluence: 4 } as const
const HAS: Readonly<Record<(typeof SPACES)[number], PlayerWords>> = {
  pointsShields: { shield: 'grey' },
  pointsFlags: { flag: 'grey' },
  pointsMaterials: { material: 'grey' },
  pointsInfluence: { influence: 'grey' },
}
const allied = (words: PlayerWords) => ({ players: [{ allies: 'geraint', ...words }] })
const byGeraint = (points: readonly string[]) => points.filter((each) => each.includes('geraint'))

describe('10.2 Geraint', () => {
  test.each(SPACES)('10.2 Geraint: the first points of %s bring its tile and 1 point', (space) => {
    const told = arrived(AT[space], allied(RICH))
    const events = does(told, 0, 'scorePoints')
    expect(scores(told.state)).toEqual([POINTS[space] + 1, 0])
    expect(only(events, 'allyTileEarned').map(({ of }) => of)).toEqual([SPACES.indexOf(space)])
    expect(tilesOf(told, 0, 'geraint')).toBe(4)
  })

  test.each(SPACES)('10.2 Geraint: one point of %s is enough, none is not', (space) => {
    const one = arrived(AT[space], allied(HAS[space]))
    does(one, 0, 'scorePoints')
    expect(scores(one.state)).toEqual([2, 0])
    const none = arrived(AT[space], allied({}))
    does(none, 0, 'scorePoints')
    expect(scores(none.state)).toEqual([0, 0])
    expect(tilesOf(none, 0, 'geraint')).toBe(5)
  })

  test.each(SPACES)('10.2 Geraint: of %s the first time only', (space) => {
    const again = arrived(AT[space], allied({ ...RICH, allies: `geraint ${space}` }))
    does(again, 0, 'scorePoints')
    expect(scores(again.state)).toEqual([POINTS[space], 0])
    expect(tilesOf(again, 0, 'geraint')).toBe(4)
    const others = SPACES.filter((each) => each !== space).join(' ')
    const other = arrived(AT[space], allied({ ...RICH, allies: `geraint ${others}` }))
    does(other, 0, 'scorePoints')
    expect(scores(other.state)).toEqual([POINTS[space] + 1, 0])
    expect(tilesOf(other, 0, 'geraint')).toBe(1)
  })

  test('10.2 3.4 Geraint: a staff brings no second tile', () => {
    const told = merlinArrived(AT.pointsMaterials, allied(RICH))
    does(told, 0, 'scorePoints', 'useStaff', 'scorePoints')
    expect(scores(told.state)).toEqual([3 + 1 + 3, 0])
  })

  test('10.2 Geraint: for his own player only', () => {
    const told = arrived(AT.pointsFlags, { players: [{ flag: 'grey' }, { allies: 'geraint' }] })
    does(told, 0, 'scorePoints')
    expect(scores(told.state)).toEqual([1, 0])
  })

  test('10.2 Geraint: points of other kinds bring none', () => {
    const told = arrived(AT.black, allied({ hand: ['lady@black'], servants: 'lady black' }))
    does(told, 0, 'resolve lady@black')
    expect(tilesOf(told, 0, 'geraint')).toBe(5)
  })

  test('10.2 6.0 Geraint: a borrowed points space counts as that space', () => {
    const told = arrived(AT.grail, {
      players: [{ allies: 'geraint', flag: 'orange', shield: 'grey' }, { knight: AT.pointsShields }],
    })
    const events = does(told, 0, `flag orange ${AT.pointsShields}`, 'scorePoints')
    expect(only(events, 'allyTileEarned').map(({ of }) => of)).toEqual([0])
  })

  const pairs = SPACES.flatMap((space) => SPACES.map((sort) => [space, sort] as const))

  test.each(pairs)('10.2 9.4 Geraint: on %s with the seal for %s it is the tile of the space', (space, sort) => {
    const told = arrived(AT[space], allied({ ...RICH, seals: 'flagBearer 3' }))
    const events = does(told, 0, `score ${sort}`)
    expect(only(events, 'allyTileEarned').map(({ of }) => of)).toEqual([SPACES.indexOf(space)])
    expect(scores(told.state)).toEqual([POINTS[sort] + 1 + 1, 0])
  })

  test('10.2 9.4 Geraint: the point of the seal is not that point', () => {
    const told = arrived(AT.pointsFlags, allied({ flag: 'grey', seals: 'flagBearer 3' }))
    does(told, 0, 'score pointsShields')
    expect(scores(told.state)).toEqual([1, 0])
    expect(tilesOf(told, 0, 'geraint')).toBe(5)
  })

  test('10.2 9.4 Geraint: a sort that gives points where the space itself would give none', () => {
    const told = arrived(AT.pointsFlags, allied({ shield: 'grey', seals: 'flagBearer 3' }))
    does(told, 0, 'score pointsShields')
    expect(scores(told.state)).toEqual([1 + 1 + 1, 0])
    expect(tilesOf(told, 0, 'geraint')).toBe(4)
  })

  test.each([
    ['', []],
    [' pointsShields', ['0 geraint 1']],
    [' pointsShields pointsFlags', ['0 geraint 3']],
    [' pointsShields pointsFlags pointsMaterials', ['0 geraint 5']],
    [' pointsShields pointsFlags pointsMaterials pointsInfluence', ['0 geraint 7']],
  ])('10.2 8.0 Geraint: the row at the end with%s', (marks, row) => {
    const told = roundIsEnding({ round: 6, players: [{ allies: `geraint${marks}` }] })
    expect(byGeraint(scored(endsTurn(told)))).toEqual(row)
  })

  test.each([2, 4])('10.2 Geraint: no row in the scoring of round %i', (round) => {
    const told = roundIsEnding({ round, players: [{ allies: 'geraint pointsFlags' }] })
    expect(scored(endsTurn(told))).toEqual([])
  })
})
