/* 9.4 What a seal of row 3 does once before each scoring. */
import { describe, expect, test } from 'vitest'
import { does, endsTurn, may, refuses, seals } from '../deeds.ts'
import { AT, type PlayerWords, type Position, position, type Told } from '../position.ts'
import {
  arrived,
  asked,
  influence,
  items,
  merlinArrived,
  offered,
  roundIsEnding,
  scored,
  scores,
  servants,
  traitors,
} from '../telling.ts'

const POINTS = { pointsShields: 1, pointsFlags: 2, pointsMaterials: 3, pointsInfluence: 4 } as const
const POINTS_SPACES = ['pointsShields', 'pointsFlags', 'pointsMaterials', 'pointsInfluence'] as const
const INFLUENCE_SPACES = ['influenceShield', 'influenceFlag', 'influenceMaterial', 'influenceServant'] as const
const OTHER_SPACES = ['black', 'exchange', 'build', 'excalibur', 'quest', 'moveServant', 'grail'] as const

/** 1.7 With 18 tiles: 0 takes orange, 1 blue and black; 4 and 5 have towers, 4 takes grey and 5 brown. */
const BUILDER: PlayerWords = { seals: 'builder 3', material: 'orange, blue, grey, brown' }

describe('9.4 builder', () => {
  test('9.4 builder: on a build space he builds twice, and pays for both', () => {
    const told = arrived(AT.build, { players: [BUILDER] })
    does(told, 0, 'build 0 orange')
    expect(asked(told.state)).toBe('buildAgain')
    expect(seals(told, 0)).toBe('builder 3')
    does(told, 0, 'build 1 blue')
    expect(seals(told, 0)).toBe('builder 3 used')
    expect(told.state.manors.slice(0, 2)).toEqual([0, 0])
    expect(items(told.state, 0, 'material')).toBe('grey, brown')
    expect(asked(told.state)).toBe('finish')
  })

  test('9.4 builder: both towers give', () => {
    const told = arrived(AT.build, { players: [BUILDER] })
    does(told, 0, 'build 4 grey', 'take shield black', 'build 5 brown', 'counter violet')
    expect(items(told.state, 0, 'shield')).toBe('black')
    expect(influence(told.state, 0)).toBe('violet')
    expect(asked(told.state)).toBe('finish')
  })

  test('9.4 builder: the second manor keeps all rules of the first', () => {
    const told = arrived(AT.build, { players: [BUILDER], manors: { 2: 1 } })
    does(told, 0, 'build 0 orange')
    expect(refuses(told, 0, 'build 0 blue')).toBe('tileTaken 4.9')
    expect(refuses(told, 0, 'build 2 grey')).toBe('tileTaken 4.9')
    expect(refuses(told, 0, 'build 1 orange')).toBe('noMaterial 4.9')
    expect(refuses(told, 0, 'build 1 grey')).toBe('wrongMaterial 4.9')
  })

  test('9.4 builder: no staff after it', () => {
    const told = merlinArrived(AT.build, { players: [BUILDER] })
    does(told, 0, 'build 0 orange', 'build 1 blue')
    expect(asked(told.state)).toBe('finish')
    expect(refuses(told, 0, 'useStaff')).toBe('notNow by no rule')
  })

  test('9.4 builder: who keeps the seal may use a staff; that repeat cannot be doubled', () => {
    const told = merlinArrived(AT.build, { players: [BUILDER] })
    does(told, 0, 'build 0 orange', 'passSeal')
    expect(asked(told.state)).toBe('repeat')
    does(told, 0, 'useStaff', 'build 1 blue')
    expect(seals(told, 0)).toBe('builder 3')
    expect(asked(told.state)).toBe('finish')
  })

  test('9.4 builder: used, it is not offered again before the scoring', () => {
    const told = merlinArrived(AT.build, { players: [{ ...BUILDER, seals: 'builder 3 used' }] })
    does(told, 0, 'build 0 orange')
    expect(asked(told.state)).toBe('repeat')
  })

  test.each(['builder 1', 'builder 2', 'lady 3'])('9.4 builder: %s does not do it', (laid) => {
    const told = arrived(AT.build, { players: [{ ...BUILDER, seals: laid }] })
    does(told, 0, 'build 0 orange')
    expect(asked(told.state)).toBe('finish')
  })

  test('9.4 builder: where no second manor is possible nothing is used up, and a staff may come', () => {
    const bare = arrived(AT.build, { players: [{ ...BUILDER, material: 'orange' }] })
    does(bare, 0, 'build 0 orange')
    expect([asked(bare.state), seals(bare, 0)]).toEqual(['finish', 'builder 3'])
    const manors = { 6: 0, 7: 0, 8: 0, 9: 0, 12: 0, 13: 0 }
    const seventh = arrived(AT.build, { players: [BUILDER], manors })
    does(seventh, 0, 'build 0 orange')
    expect([asked(seventh.state), seals(seventh, 0)]).toEqual(['finish', 'builder 3'])
  })

  test('9.4 3.5 builder: no free move between the two', () => {
    const told = arrived(AT.build, {
      players: [{ ...BUILDER, hand: ['lady@black'], servants: 'lady black', flag: 'black', traitors: 'blue' }],
    })
    does(told, 0, 'build 0 orange')
    expect(refuses(told, 0, 'resolve lady@black')).toBe('notNow by no rule')
    expect(refuses(told, 0, 'flag black blue')).toBe('notNow by no rule')
  })
})

describe('9.4 shield-bearer', () => {
  const WORDS: PlayerWords = { seals: 'shieldBearer 3', traitors: 'blue 2, brown' }
  const moments: readonly (readonly [string, string[]])[] = [
    ['before choosing a die', []],
    ['before the move', ['die 1']],
    ['after the move', ['die 1', 'move']],
    ['after the action', ['die 1', 'move', 'renounce']],
  ]

  test.each(moments)('9.4 shield-bearer: %s one traitor goes without a shield, for 1 point', (_, before) => {
    const told = position({ players: [{ ...WORDS, dice: '1 2 3', shield: 'blue' }] })
    does(told, 0, ...before)
    does(told, 0, 'repel blue')
    expect(traitors(told.state, 0)).toBe('blue, brown')
    expect(items(told.state, 0, 'shield')).toBe('blue')
    expect(scores(told.state)).toEqual([1, 0])
    expect(seals(told, 0)).toBe('shieldBearer 3 used')
    expect(told.state.traitorDiscards[2]).toBe(1)
  })

  test('9.4 shield-bearer: once', () => {
    const told = position({ players: [WORDS] })
    does(told, 0, 'repel blue')
    expect(refuses(told, 0, 'repel blue')).toBe('sealUsed 9.4')
    expect(refuses(told, 0, 'repel brown')).toBe('sealUsed 9.4')
  })

  test('9.4 shield-bearer: only a traitor of mine', () => {
    const told = position({ players: [WORDS, { traitors: 'black' }] })
    expect(refuses(told, 0, 'repel black')).toBe('noTraitor 4.4')
  })

  test.each(['shieldBearer 1', 'shieldBearer 2', 'lady 3'])('9.4 shield-bearer: %s does not do it', (laid) => {
    const told = position({ players: [{ ...WORDS, seals: laid }] })
    expect(refuses(told, 0, 'repel blue')).toBe('noFavour 9.1')
  })

  test('9.4 3.5 shield-bearer: not between action and staff, nor in another’s turn', () => {
    const told = merlinArrived(AT.pointsFlags, { players: [WORDS, { seals: 'shieldBearer 3', traitors: 'grey' }] })
    expect(refuses(told, 1, 'repel grey')).toBe('notAsked by no rule')
    does(told, 0, 'scorePoints')
    expect(asked(told.state)).toBe('repeat')
    expect(refuses(told, 0, 'repel blue')).toBe('notNow by no rule')
    does(told, 0, 'keepStaff', 'repel blue')
    expect(traitors(told.state, 0)).toBe('blue, brown')
  })

  test('9.4 7.1 shield-bearer: not in the scoring', () => {
    const told = roundIsEnding({
      round: 2,
      grail: 0,
      players: [{ ...WORDS, influence: 'grey' }, { influence: 'grey' }],
    })
    endsTurn(told)
    expect(asked(told.state)).toBe('grail')
    for (const colour of ['black', 'grey', 'blue', 'violet', 'orange', 'brown'])
      expect(may(told, 0, `repel ${colour}`)).toBe(false)
    expect(scores(told.state)).toEqual([-9, 0])
  })
})

describe('9.4 flag-bearer', () => {
  /** Of each sort another number. */
  const RICH: PlayerWords = {
    seals: 'flagBearer 3',
    shield: 'black',
    flag: 'black, grey',
    material: 'brown 3',
    influence: 'blue, orange 3',
  }
  const pairs = POINTS_SPACES.flatMap((space) => POINTS_SPACES.map((sort) => [space, sort] as const))

  test.each(pairs)('9.4 flag-bearer: on %s he scores %s and 1 more', (space, sort) => {
    const told = arrived(AT[space], { players: [RICH] })
    does(told, 0, `score ${sort}`)
    expect(scores(told.state)).toEqual([POINTS[sort] + 1, 0])
    expect(seals(told, 0)).toBe('flagBearer 3 used')
    expect(asked(told.state)).toBe('finish')
  })

  test.each(POINTS_SPACES)('9.4 flag-bearer: on %s the space may be scored as it is, without the seal', (space) => {
    const told = arrived(AT[space], { players: [RICH] })
    does(told, 0, 'scorePoints')
    expect(scores(told.state)).toEqual([POINTS[space], 0])
    expect(seals(told, 0)).toBe('flagBearer 3')
  })

  test('9.4 flag-bearer: once', () => {
    const told = arrived(AT.pointsFlags, { players: [{ ...RICH, seals: 'flagBearer 3 used' }] })
    for (const sort of POINTS_SPACES) expect(refuses(told, 0, `score ${sort}`)).toBe('sealUsed 9.4')
    expect(may(told, 0, 'scorePoints')).toBe(true)
  })

  test.each(['flagBearer 1', 'flagBearer 2', 'lady 3'])('9.4 flag-bearer: %s does not do it', (laid) => {
    const told = arrived(AT.pointsFlags, { players: [{ ...RICH, seals: laid }] })
    expect(refuses(told, 0, 'score pointsMaterials')).toBe('noFavour 9.1')
  })

  test.each([...OTHER_SPACES, ...INFLUENCE_SPACES])('9.4 flag-bearer: not on %s', (space) => {
    const told = arrived(AT[space], { players: [RICH] })
    expect(refuses(told, 0, 'score pointsMaterials')).toBe('sealElsewhere 9.4')
  })

  test('9.4 flag-bearer: a staff scores the same sort again, without a second point', () => {
    const told = merlinArrived(AT.pointsShields, { players: [RICH] })
    does(told, 0, 'score pointsMaterials', 'useStaff')
    for (const sort of POINTS_SPACES) expect(may(told, 0, `score ${sort}`)).toBe(false)
    does(told, 0, 'scorePoints')
    expect(scores(told.state)).toEqual([3 + 1 + 3, 0])
  })

  test('9.4 flag-bearer: the sort holds for this turn only', () => {
    const told = position({
      turnsTaken: 0,
      merlin: AT.pointsShields - 1,
      players: [
        { ...RICH, merlinDie: 1, dice: '1 2 3', knight: AT.pointsFlags - 1, staffs: 0 },
        { knight: AT.grail, dice: '1 2 3' },
      ],
    })
    does(told, 0, 'die merlin', 'move', 'score pointsMaterials', 'endTurn')
    does(told, 1, 'die 1', 'move', 'renounce', 'endTurn')
    does(told, 0, 'die 1', 'move', 'scorePoints')
    expect(scores(told.state)).toEqual([3 + 1 + 2, 0])
  })

  test('9.4 6.0 flag-bearer: on a borrowed points space', () => {
    const told = arrived(AT.exchange, { players: [{ ...RICH, flag: 'orange' }, { knight: AT.pointsShields }] })
    does(told, 0, `flag orange ${AT.pointsShields}`, 'score pointsInfluence')
    expect(scores(told.state)).toEqual([5, 0])
  })
})

describe('9.4 lady', () => {
  const WORDS: PlayerWords = { seals: 'lady 3', influence: 'black, grey' }
  const on = (space: keyof typeof AT, more: PlayerWords = {}, rest: Position = {}): Told =>
    arrived(AT[space], { ...rest, players: [{ ...WORDS, ...more }, ...(rest.players ?? [])] })

  test.each(INFLUENCE_SPACES)('9.4 lady: on %s one servant goes to two provinces and acts in both', (space) => {
    const told = on(space)
    does(told, 0, 'send shieldBearer black')
    expect(asked(told.state)).toBe('placeAgain')
    expect(items(told.state, 0, 'shield')).toBe('black')
    does(told, 0, 'place shieldBearer grey')
    expect(items(told.state, 0, 'shield')).toBe('black, grey')
    expect(servants(told.state, 0)).toBe('shieldBearer grey')
    expect(seals(told, 0)).toBe('lady 3 used')
    expect(asked(told.state)).toBe('finish')
  })

  test.each(INFLUENCE_SPACES)('9.4 lady: on %s the same province twice needs two servants', (space) => {
    const told = on(space)
    does(told, 0, 'send shieldBearer black')
    expect(refuses(told, 0, 'place shieldBearer black')).toBe('servantHere 4.1')
    does(told, 0, 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('black')
    expect(servants(told.state, 0)).toBe('shieldBearer black, builder black')
  })

  test('9.4 lady: two servants, two provinces; each acts by his kind', () => {
    const told = on('influenceFlag')
    does(told, 0, 'send lady black', 'place flagBearer grey')
    expect(influence(told.state, 0)).toBe('black 2, grey')
    expect(items(told.state, 0, 'flag')).toBe('grey')
  })

  test('9.4 lady: both times into a province with a counter of mine', () => {
    const told = on('influenceFlag', {}, { players: [{ influence: 'blue' }] })
    expect(refuses(told, 0, 'send lady blue')).toBe('noCounterThere 4.3')
    does(told, 0, 'send lady black')
    expect(refuses(told, 0, 'place builder blue')).toBe('noCounterThere 4.3')
  })

  test('9.4 lady: not where he stands already', () => {
    const told = on('influenceServant', { servants: 'builder black' })
    expect(refuses(told, 0, 'send builder black')).toBe('servantHere 4.1')
    does(told, 0, 'send builder grey', 'place builder black')
    expect(items(told.state, 0, 'material')).toBe('black, grey')
  })

  test('9.4 4.1 lady: another’s servant goes home, and an empty province gives nothing', () => {
    const told = on('influenceShield', {}, { players: [{ servants: 'builder black', material: 'black 6' }] })
    does(told, 0, 'send builder black')
    expect(servants(told.state, 1)).toBe('')
    expect(items(told.state, 0, 'material')).toBe('')
    expect(servants(told.state, 0)).toBe('builder black')
  })

  test('9.4 3.2 lady: the second is not left out while it is possible', () => {
    const told = on('influenceShield')
    does(told, 0, 'send builder black')
    expect(new Set(told.legal(0).map(({ kind }) => kind))).toEqual(new Set(['placeServant']))
  })

  test('9.4 lady: where no second is possible the first is all', () => {
    const three = 'lady black, shieldBearer black, flagBearer black'
    const told = on('influenceShield', { influence: 'black', servants: three })
    does(told, 0, 'send builder black')
    expect(asked(told.state)).toBe('finish')
  })

  test('9.4 lady: no staff after it', () => {
    const told = merlinArrived(AT.influenceShield, { players: [WORDS] })
    does(told, 0, 'send builder black', 'place builder grey')
    expect(asked(told.state)).toBe('finish')
  })

  test('9.4 lady: the space’s own action stays free, with its staff, and uses nothing up', () => {
    const told = merlinArrived(AT.influenceShield, { players: [WORDS] })
    does(told, 0, 'take shield black')
    expect(asked(told.state)).toBe('repeat')
    does(told, 0, 'useStaff', 'take shield grey')
    expect(seals(told, 0)).toBe('lady 3')
  })

  test('9.4 lady: once', () => {
    const told = on('influenceShield', { seals: 'lady 3 used' })
    expect(refuses(told, 0, 'send builder black')).toBe('sealUsed 9.4')
    expect(may(told, 0, 'take shield black')).toBe(true)
  })

  test.each(['lady 1', 'lady 2', 'builder 3'])('9.4 lady: %s does not do it', (laid) => {
    expect(refuses(on('influenceShield', { seals: laid }), 0, 'send builder black')).toBe('noFavour 9.1')
  })

  test.each([...OTHER_SPACES, ...POINTS_SPACES])('9.4 lady: not on %s', (space) => {
    expect(refuses(on(space), 0, 'send builder grey')).toBe('sealElsewhere 9.4')
  })

  test('9.4 3.5 lady: no free move between the two', () => {
    const told = on('influenceShield', { flag: 'black', traitors: 'blue' })
    does(told, 0, 'send builder black')
    expect(refuses(told, 0, 'flag black blue')).toBe('notNow by no rule')
  })

  test('9.4 6.0 lady: on a borrowed influence space', () => {
    const told = arrived(AT.exchange, { players: [{ ...WORDS, flag: 'orange' }, { knight: AT.influenceShield }] })
    does(told, 0, `flag orange ${AT.influenceShield}`, 'send builder black', 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('black, grey')
  })
})

describe('9.4 Turned over, and back after a scoring', () => {
  const USED = 'lady 3 used, shieldBearer 3 used, flagBearer 3 used, builder 3 used'
  const BACK = 'lady 3, shieldBearer 3, flagBearer 3, builder 3'

  test.each([1, 3, 5])('9.4 after round %i, without a scoring, they stay turned', (round) => {
    const told = roundIsEnding({ round, players: [{ seals: USED }, { seals: USED }] })
    endsTurn(told)
    expect(told.state.round).toBe(round + 1)
    expect([seals(told, 0), seals(told, 1)]).toEqual([USED, USED])
  })

  test.each([2, 4])('9.4 after the scoring of round %i all are turned back', (round) => {
    const told = roundIsEnding({ round, players: [{ seals: USED }, { seals: USED }] })
    endsTurn(told)
    expect([seals(told, 0), seals(told, 1)]).toEqual([BACK, BACK])
    expect(offered(told, 1, 'repelBySeal').length).toBeGreaterThan(0)
  })

  test('9.4 not before the scoring is over', () => {
    const told = roundIsEnding({
      round: 2,
      grail: 0,
      players: [{ seals: USED, influence: 'brown' }, { influence: 'brown' }],
    })
    endsTurn(told)
    expect(asked(told.state)).toBe('grail')
    expect(seals(told, 0)).toBe(USED)
  })

  test('9.4 rows 1 and 2 are not touched', () => {
    const told = roundIsEnding({ round: 2, players: [{ seals: 'lady 1, builder 2, builder 3 used' }] })
    const events = endsTurn(told)
    expect(seals(told, 0)).toBe('lady 1, builder 2, builder 3')
    expect(scored(events)).toEqual([])
  })
})
