import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { does, doesWith, may, refuses, seals, word } from '../deeds.ts'
import { AT, type PlayerWords, type Position, position, type Told } from '../position.ts'
import { arrived, asked, draws, hand, items, kinds, merlinArrived, scored, scores, servants } from '../telling.ts'

const COLOURS = ['black', 'grey', 'blue', 'violet', 'orange', 'brown']
const SERVANTS = ['lady', 'shieldBearer', 'flagBearer', 'builder'] as const
const BRINGS = { shieldBearer: 'shield', flagBearer: 'flag', builder: 'material' } as const
const FAVOUR: Position = { options: { kingsFavour: true } }

/** Seat 0 begins his turn with this, and the module is played. */
function favoured(words: PlayerWords, more: Position = {}): Told {
  return position({ ...FAVOUR, ...more, players: [words] })
}

/** A quest of each icon and of each number of points, with what fulfils it. */
const CARDS: readonly (readonly [icon: string, points: number, quest: string, has: PlayerWords])[] = [
  ['lady', 1, 'lady@black', { servants: 'lady black' }],
  ['lady', 2, 'influence@grey & influence@orange', { influence: 'grey, orange' }],
  ['lady', 3, 'influence@blue & flag:orange & shield:grey', { influence: 'blue', flag: 'orange', shield: 'grey' }],
  ['shieldBearer', 1, 'shieldBearer@grey', { servants: 'shieldBearer grey' }],
  ['shieldBearer', 2, 'shield:black & material:orange', { shield: 'black', material: 'orange' }],
  ['shieldBearer', 3, 'lady+shieldBearer@violet', { servants: 'lady violet, shieldBearer violet' }],
  ['flagBearer', 1, '3 flag:any', { flag: 'violet 3' }],
  ['flagBearer', 2, 'shield:brown & flag:blue', { shield: 'brown', flag: 'blue' }],
  [
    'flagBearer',
    3,
    'influence@black & flag:blue & shield:brown',
    { influence: 'black', flag: 'blue', shield: 'brown' },
  ],
  ['builder', 1, '3 material:any', { material: 'grey 3' }],
  ['builder', 2, 'shield:violet & material:grey', { shield: 'violet', material: 'grey' }],
  ['builder', 3, 'shieldBearer+builder@orange', { servants: 'shieldBearer orange, builder orange' }],
]

describe('9.1 The option', () => {
  test('9.1 without the module no seal can be placed, nor is one offered', () => {
    const told = position({ players: [{ hand: ['lady@black'], servants: 'lady black' }] })
    for (const row of [1, 2, 3]) expect(refuses(told, 0, `seal ${row} lady@black`)).toBe('noFavour 9.1')
    expect(may(told, 0, 'resolve lady@black')).toBe(true)
  })

  test('9.1 with the module everybody begins without an ability', () => {
    expect(seals(favoured({}), 0)).toBe('')
    expect(seals(favoured({}), 1)).toBe('')
  })
})

describe('9.1 Points or a seal', () => {
  test.each(CARDS)('9.1 %s, %i: %s for its points', (_, points, quest, has) => {
    const told = favoured({ ...has, hand: [quest] })
    const events = does(told, 0, `resolve ${quest}`)
    expect(scored(events)).toEqual([`0 quest ${points}`])
    expect(seals(told, 0)).toBe('')
    expect(kinds(events)).not.toContain('sealPlaced')
  })

  test.each(CARDS)(
    '9.1 %s, %i: %s for a seal in that column, no higher than its points',
    (icon, points, quest, has) => {
      for (const row of [1, 2, 3]) {
        const told = favoured({ ...has, hand: [quest] })
        if (row > points) {
          expect(refuses(told, 0, `seal ${row} ${quest}`)).toBe('rowTooHigh 9.1')
          continue
        }
        const events = does(told, 0, `seal ${row} ${quest}`)
        expect(seals(told, 0)).toBe(`${icon} ${row}`)
        expect(scored(events)).toEqual([])
        expect(scores(told.state)).toEqual([0, 0])
      }
    },
  )

  test('9.1 a quest that is not fulfilled gives no seal', () => {
    const told = favoured({ hand: ['lady@black'] })
    expect(refuses(told, 0, 'seal 1 lady@black')).toBe('questUnfulfilled 5.1')
  })

  test('9.1 5.1 the quest is discarded and one is drawn at the end of the turn, as for points', () => {
    const told = arrived(AT.black, {
      ...FAVOUR,
      players: [{ hand: ['lady@black'], servants: 'lady black' }],
      deck: ['lady@blue', 'lady@orange'],
    })
    does(told, 0, 'seal 1 lady@black', 'renounce', 'endTurn')
    expect(asked(told.state)).toBe('drawQuest')
    doesWith(told, 0, 'draw deck', draws(told.state, 'lady@blue'))
    expect(hand(told.state, 0)).toContain('lady@blue')
    expect(hand(told.state, 0)).toHaveLength(4)
    expect(asked(told.state)).toBe('chooseDie')
  })

  test('9.1 a seal counts as the one quest of the turn', () => {
    const told = favoured({ hand: ['lady@black', '3 flag:any'], servants: 'lady black', flag: 'violet 3' })
    does(told, 0, 'seal 1 lady@black')
    expect(refuses(told, 0, 'resolve 3 flag:any')).toBe('oneQuestATurn 5.1')
    expect(refuses(told, 0, 'seal 1 3 flag:any')).toBe('oneQuestATurn 5.1')
  })

  test('9.1 an ability that is taken stays taken: points, or another row', () => {
    const quest = 'influence@grey & influence@orange'
    for (const laid of ['lady 2', 'lady 1, lady 2']) {
      const told = favoured({ hand: [quest], influence: 'grey, orange', seals: laid })
      expect(refuses(told, 0, `seal 2 ${quest}`)).toBe('abilityTaken 9.1')
      expect(may(told, 0, `seal 1 ${quest}`)).toBe(laid === 'lady 2')
      expect(may(told, 0, `resolve ${quest}`)).toBe(true)
    }
  })

  test('9.1 a used ability is taken too', () => {
    const quest = 'lady+shieldBearer@violet'
    const told = favoured({ hand: [quest], servants: 'lady violet, shieldBearer violet', seals: 'shieldBearer 3 used' })
    expect(refuses(told, 0, `seal 3 ${quest}`)).toBe('abilityTaken 9.1')
    expect(may(told, 0, `seal 2 ${quest}`)).toBe(true)
  })

  test('9.1 what another player has sealed is free for me', () => {
    const told = position({
      players: [{ hand: ['lady@black'], servants: 'lady black' }, { seals: 'lady 1' }],
    })
    does(told, 0, 'seal 1 lady@black')
    expect([seals(told, 0), seals(told, 1)]).toEqual(['lady 1', 'lady 1'])
  })

  test('9.1 there are four seals: with all of them placed, only points', () => {
    const words = { hand: ['lady@black'], servants: 'lady black' }
    const three = favoured({ ...words, seals: 'builder 1, builder 2, flagBearer 3' })
    does(three, 0, 'seal 1 lady@black')
    expect(seals(three, 0)).toBe('lady 1, flagBearer 3, builder 1, builder 2')
    for (const last of ['shieldBearer 2', 'shieldBearer 3 used']) {
      const four = favoured({ ...words, seals: `builder 1, builder 2, flagBearer 3, ${last}` })
      expect(refuses(four, 0, 'seal 1 lady@black')).toBe('noSealLeft 9.1')
      expect(scored(does(four, 0, 'resolve lady@black'))).toEqual(['0 quest 1'])
    }
  })

  test('9.1 6.0 the second quest of a turn may take an ability, and the grey flag still gives 2', () => {
    const told = favoured({
      hand: ['lady@black', '3 material:any'],
      servants: 'lady black',
      material: 'grey 3',
      flag: 'grey',
    })
    does(told, 0, 'seal 1 lady@black')
    expect(scored(does(told, 0, 'secondSeal 1 3 material:any'))).toEqual(['0 greyFlag 2'])
    expect(seals(told, 0)).toBe('lady 1, builder 1')
    expect(items(told.state, 0, 'flag')).toBe('')
  })

  test('9.1 6.0 the grey flag does not raise the row', () => {
    const told = favoured({
      hand: ['lady@black', '3 material:any'],
      servants: 'lady black',
      material: 'grey 3',
      flag: 'grey',
    })
    does(told, 0, 'resolve lady@black')
    for (const row of [2, 3]) expect(refuses(told, 0, `secondSeal ${row} 3 material:any`)).toBe('rowTooHigh 9.1')
    expect(may(told, 0, 'secondSeal 1 3 material:any')).toBe(true)
  })

  test('9.1 9.2 nor does the point of row 1: the printed points count', () => {
    const told = favoured({ hand: ['lady@black'], servants: 'lady black', seals: 'lady 1' })
    expect(refuses(told, 0, 'seal 2 lady@black')).toBe('rowTooHigh 9.1')
  })

  test('9.1 row 2 works at once: sealed on the province space it is used there', () => {
    const quest = 'shield:black & shield:grey'
    const told = arrived(AT.violet, { ...FAVOUR, players: [{ hand: [quest], shield: 'black, grey' }] })
    expect(refuses(told, 0, 'place shieldBearer brown')).toBe('otherProvince 4.1')
    does(told, 0, `seal 2 ${quest}`, 'place shieldBearer brown')
    expect(servants(told.state, 0)).toBe('shieldBearer brown')
  })

  test('9.1 row 3 works at once', () => {
    const quest = 'lady+shieldBearer@violet'
    const told = favoured({ hand: [quest], servants: 'lady violet, shieldBearer violet', traitors: 'blue' })
    does(told, 0, `seal 3 ${quest}`, 'repel blue')
    expect(scores(told.state)).toEqual([1, 0])
  })
})

describe('9.2 Row 1', () => {
  test('9.2 a builder quest of 2 points with the builder’s row 1 sealed gives 3', () => {
    const quest = 'shield:violet & material:grey'
    const told = favoured({ hand: [quest], shield: 'violet', material: 'grey', seals: 'builder 1' })
    does(told, 0, `resolve ${quest}`)
    expect(scores(told.state)).toEqual([3, 0])
  })

  test.each(CARDS)(
    '9.2 %s, %i: %s gives 1 more with that column’s row 1 and nothing with the others',
    (icon, points, quest, has) => {
      for (const servant of SERVANTS) {
        const told = favoured({ ...has, hand: [quest], seals: `${servant} 1` })
        does(told, 0, `resolve ${quest}`)
        expect(scores(told.state), servant).toEqual([points + (servant === icon ? 1 : 0), 0])
      }
    },
  )

  test('9.2 rows 2 and 3 give no such point', () => {
    const told = favoured({ hand: ['lady@black'], servants: 'lady black', seals: 'lady 2, lady 3' })
    does(told, 0, 'resolve lady@black')
    expect(scores(told.state)).toEqual([1, 0])
  })

  test('9.2 the other’s seal gives me nothing', () => {
    const told = position({ players: [{ hand: ['lady@black'], servants: 'lady black' }, { seals: 'lady 1' }] })
    does(told, 0, 'resolve lady@black')
    expect(scores(told.state)).toEqual([1, 0])
  })

  test('9.2 also when an ability is taken', () => {
    const quest = 'shield:violet & material:grey'
    const told = favoured({ hand: [quest], shield: 'violet', material: 'grey', seals: 'builder 1' })
    does(told, 0, `seal 2 ${quest}`)
    expect(scores(told.state)).toEqual([1, 0])
    expect(seals(told, 0)).toBe('builder 1, builder 2')
  })

  test('9.2 not for the quest that seals it, but for the next one, be it in the same turn', () => {
    const told = favoured({
      hand: ['builder@blue', '3 material:any'],
      servants: 'builder blue',
      material: 'grey 3',
      flag: 'grey',
    })
    does(told, 0, 'seal 1 builder@blue')
    expect(scores(told.state)).toEqual([0, 0])
    does(told, 0, 'second 3 material:any')
    expect(scores(told.state)).toEqual([1 + 1 + 2, 0])
  })

  test('9.2 6.0 with grey flag and ability: 1 and 2', () => {
    const quest = 'shield:violet & material:grey'
    const told = favoured({
      hand: ['lady@black', quest],
      servants: 'lady black',
      shield: 'violet',
      material: 'grey',
      flag: 'grey',
      seals: 'builder 1',
    })
    does(told, 0, 'resolve lady@black', `secondSeal 2 ${quest}`)
    expect(scores(told.state)).toEqual([1 + 1 + 2, 0])
  })
})

/** He stands on the black province space. */
const landings: readonly (readonly [string, (given: Position) => Told])[] = [
  ['the knight', (given) => arrived(AT.black, given)],
  ['Merlin', (given) => merlinArrived(AT.black, given)],
]

describe.each(landings)('9.3 Row 2, landing with %s on a province space', (_, landed) => {
  test.each(SERVANTS)('9.3 %s may go to any province and acts there', (servant) => {
    for (const colour of COLOURS) {
      const told = landed({ players: [{ seals: `${servant} 2` }] })
      does(told, 0, `place ${servant} ${colour}`)
      expect(servants(told.state, 0)).toBe(`${servant} ${colour}`)
      if (servant === 'lady')
        expect(at(told.state.players, 0).influence).toEqual(COLOURS.map((c) => (c === colour ? 1 : 0)))
      else expect(items(told.state, 0, BRINGS[servant])).toBe(colour)
    }
  })

  test.each(SERVANTS)('9.3 %s: the three others only here', (servant) => {
    const told = landed({ players: [{ seals: `${servant} 2` }] })
    for (const other of SERVANTS) {
      if (other === servant) continue
      expect(may(told, 0, `place ${other} black`)).toBe(true)
      for (const colour of COLOURS.slice(1))
        expect(refuses(told, 0, `place ${other} ${colour}`)).toBe('otherProvince 4.1')
    }
  })

  test.each(SERVANTS)('9.3 %s: not to the province he stands in', (servant) => {
    for (const stands of COLOURS) {
      const told = landed({ players: [{ seals: `${servant} 2`, servants: `${servant} ${stands}` }] })
      expect(refuses(told, 0, `place ${servant} ${stands}`)).toBe('servantHere 4.1')
      for (const colour of COLOURS) expect(may(told, 0, `place ${servant} ${colour}`)).toBe(colour !== stands)
    }
  })

  test.each(['lady 1', 'lady 3'])('9.3 %s does not do it', (laid) => {
    const told = landed({ players: [{ seals: laid }] })
    expect(refuses(told, 0, 'place lady grey')).toBe('otherProvince 4.1')
  })
})

describe('9.3 Row 2', () => {
  test('9.3 it is never used up', () => {
    const told = arrived(AT.black, { players: [{ seals: 'builder 2' }] })
    does(told, 0, 'place builder violet')
    expect(seals(told, 0)).toBe('builder 2')
  })

  test('9.3 4.1 another’s servant there goes home', () => {
    const told = arrived(AT.black, { players: [{ seals: 'builder 2' }, { servants: 'builder violet' }] })
    does(told, 0, 'place builder violet')
    expect(servants(told.state, 1)).toBe('')
  })

  test('9.3 4.1 where nothing is left he is placed all the same', () => {
    const told = arrived(AT.black, { players: [{ seals: 'builder 2' }, { material: 'violet 6' }] })
    does(told, 0, 'place builder violet')
    expect(servants(told.state, 0)).toBe('builder violet')
    expect(items(told.state, 0, 'material')).toBe('')
  })

  test('9.3 a staff may use it again, for another province or after another servant', () => {
    const told = merlinArrived(AT.black, { players: [{ seals: 'builder 2' }] })
    does(told, 0, 'place builder violet', 'useStaff')
    expect(refuses(told, 0, 'place builder violet')).toBe('servantHere 4.1')
    does(told, 0, 'place builder brown')
    expect(items(told.state, 0, 'material')).toBe('violet, brown')
    expect(servants(told.state, 0)).toBe('builder brown')
    const other = merlinArrived(AT.black, { players: [{ seals: 'builder 2' }] })
    does(other, 0, 'place lady black', 'useStaff', 'place builder violet')
    expect(servants(other.state, 0)).toBe('lady black, builder violet')
  })

  test('9.3 for a staff it is reason enough to be offered when all four stand here', () => {
    const all = 'lady black, shieldBearer black, flagBearer black'
    const told = merlinArrived(AT.black, { players: [{ seals: 'builder 2', servants: all }] })
    does(told, 0, 'place builder black')
    expect(asked(told.state)).toBe('repeat')
    does(told, 0, 'useStaff', 'place builder grey')
    expect(items(told.state, 0, 'material')).toBe('black, grey')
  })

  test('9.3 6.0 on a province space borrowed with an orange flag too', () => {
    const told = arrived(AT.grail, { players: [{ seals: 'builder 2', flag: 'orange' }, { knight: AT.grey }] })
    does(told, 0, `flag orange ${AT.grey}`, 'place builder brown')
    expect(items(told.state, 0, 'material')).toBe('brown')
  })

  test('9.3 6.0 and on the one the brown flag leads to', () => {
    const told = arrived(AT.black, { players: [{ seals: 'builder 2', flag: 'brown' }] })
    does(told, 0, 'flag brown', 'place builder orange')
    expect(items(told.state, 0, 'material')).toBe('orange')
  })

  test.each(['influenceServant', 'moveServant', 'exchange', 'influenceMaterial'] as const)(
    '9.3 not on the space %s',
    (space) => {
      const told = arrived(AT[space], {
        players: [{ seals: 'builder 2', servants: 'builder black', material: 'grey' }],
      })
      expect(may(told, 0, 'place builder violet')).toBe(false)
      expect(told.legal(0)).not.toContainEqual(word(told, 0, 'place builder violet'))
    },
  )
})
