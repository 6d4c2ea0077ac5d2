import { describe, expect, test } from 'vitest'
import { does, may, refuses, seals, tilesOf, word } from '../deeds.ts'
import { type PlayerWords, position, quest, type Told } from '../position.ts'
import { scores } from '../telling.ts'

const COLOURS = ['black', 'grey', 'blue', 'violet', 'orange', 'brown']
const THREE = 'influence@black & flag:blue & shield:brown'

function allied(words: PlayerWords): Told {
  return position({ players: [{ allies: 'percival', ...words }] })
}

const HELPED: readonly (readonly [quest: string, has: PlayerWords, change: string, points: number])[] = [
  ['shield:violet & material:grey', { shield: 'brown', material: 'grey' }, 'shield:violet>brown', 2],
  ['shield:violet & material:grey', { shield: 'violet', material: 'black' }, 'material:grey>black', 2],
  ['flag:black & flag:blue', { flag: 'black, orange' }, 'flag:blue>orange', 2],
  ['influence@grey & influence@orange', { influence: 'grey, blue' }, 'influence@orange>blue', 2],
  ['lady@black', { servants: 'lady brown' }, 'servants@black>brown', 1],
  ['lady+builder@brown', { servants: 'lady grey, builder grey' }, 'servants@brown>grey', 3],
  [THREE, { influence: 'grey', flag: 'blue', shield: 'brown' }, 'influence@black>grey', 3],
  [THREE, { influence: 'black', flag: 'violet', shield: 'brown' }, 'flag:blue>violet', 3],
  [THREE, { influence: 'black', flag: 'blue', shield: 'black' }, 'shield:brown>black', 3],
]

describe('10.2 Percival', () => {
  test.each(HELPED)('10.2 Percival: %s with %j by %s', (line, has, change, points) => {
    const told = allied({ ...has, hand: [line] })
    expect(refuses(told, 0, `resolve ${line}`)).toBe('questUnfulfilled 5.1')
    does(told, 0, `percival ${change} ${line}`)
    expect(scores(told.state)).toEqual([points, 0])
    expect(tilesOf(told, 0, 'percival')).toBe(7)
  })

  test.each(HELPED)('10.2 Percival: %s with %j only by %s', (line, has, change) => {
    const told = allied({ ...has, hand: [line] })
    const [from = '', to] = change.split('>')
    for (const colour of COLOURS) {
      if (from.endsWith(colour)) expect(refuses(told, 0, `percival ${from}>${colour} ${line}`)).toBe('sameColour 10.2')
      else expect(may(told, 0, `percival ${from}>${colour} ${line}`), colour).toBe(colour === to)
    }
  })

  test.each(HELPED)('10.2 Percival: %s with %j not without him, nor with no tile left', (line, has, change) => {
    const text = `percival ${change} ${line}`
    const without = position({ players: [{ ...has, hand: [line] }, { allies: 'percival' }] })
    expect(refuses(without, 0, text)).toBe('noAlly 10.2')
    expect(refuses(allied({ ...has, hand: [line], allies: 'percival 0' }), 0, text)).toBe('noAlly 10.2')
  })

  test('10.2 Percival: the last of eight tiles', () => {
    const told = allied({ allies: 'percival 1', hand: ['lady@black'], servants: 'lady brown' })
    does(told, 0, 'percival servants@black>brown lady@black')
    expect(tilesOf(told, 0, 'percival')).toBe(0)
  })

  test('10.2 Percival: one per quest: two wrong colours are one too many', () => {
    const told = allied({ hand: [THREE], influence: 'black', flag: 'grey', shield: 'grey' })
    for (const change of ['flag:blue>grey', 'shield:brown>grey'])
      expect(refuses(told, 0, `percival ${change} ${THREE}`)).toBe('questUnfulfilled 5.1')
  })

  test('10.2 Percival: a pair must stand together, in the other province', () => {
    const line = 'lady+builder@brown'
    for (const servants of ['lady brown, builder grey', 'lady grey, builder blue', 'lady grey']) {
      const told = allied({ hand: [line], servants })
      for (const colour of COLOURS.slice(0, 5))
        expect(refuses(told, 0, `percival servants@brown>${colour} ${line}`)).toBe('questUnfulfilled 5.1')
    }
  })

  test('10.2 5.2 Percival: each condition still needs an item or counter of its own', () => {
    const flags = 'flag:black & flag:blue'
    const counters = 'influence@grey & influence@orange'
    expect(refuses(allied({ hand: [flags], flag: 'black' }), 0, `percival flag:blue>black ${flags}`)).toBe(
      'questUnfulfilled 5.1',
    )
    expect(may(allied({ hand: [flags], flag: 'black 2' }), 0, `percival flag:blue>black ${flags}`)).toBe(true)
    const one = allied({ hand: [counters], influence: 'grey' })
    expect(may(one, 0, `percival influence@orange>grey ${counters}`)).toBe(false)
    const two = allied({ hand: [counters], influence: 'grey 2' })
    expect(may(two, 0, `percival influence@orange>grey ${counters}`)).toBe(true)
  })

  test.each([
    ['3 shield:any', { shield: 'black 3' }],
    ['4 flag:any', { flag: 'black 3' }],
    ['3 influence@any', { influence: 'black 3' }],
    ['lady+builder@any', { servants: 'lady grey, builder grey' }],
    ['shieldBearer+flagBearer@any', { servants: 'shieldBearer grey, flagBearer brown' }],
  ])('10.2 Percival: no use for %s, where no colour is printed', (line, has) => {
    const told = allied({ ...has, hand: [line] })
    for (const colour of COLOURS) expect(refuses(told, 0, `percival #0>${colour} ${line}`)).toBe('noColourPrinted 10.2')
    expect(refuses(told, 0, `percival #1>grey ${line}`)).toBe('noColourPrinted 10.2')
  })

  test('10.2 Percival: who meets a quest as it is spends nothing', () => {
    const told = allied({ hand: ['lady@black'], servants: 'lady black' })
    does(told, 0, 'resolve lady@black')
    expect(tilesOf(told, 0, 'percival')).toBe(8)
  })

  test('10.2 6.0 Percival: one tile for each quest of a turn', () => {
    const told = allied({
      hand: ['lady@black', 'builder@blue'],
      servants: 'lady brown, builder grey',
      flag: 'grey',
    })
    does(told, 0, 'percival servants@black>brown lady@black')
    expect(refuses(told, 0, 'percival servants@blue>grey builder@blue')).toBe('oneQuestATurn 5.1')
    does(told, 0, 'secondPercival servants@blue>grey builder@blue')
    expect(tilesOf(told, 0, 'percival')).toBe(6)
    expect(scores(told.state)).toEqual([1 + 1 + 2, 0])
  })

  test('10.2 6.0 Percival: the grey flag goes back before the colours are read', () => {
    const line = 'shield:brown & flag:blue'
    const words = { hand: ['lady@black', line], servants: 'lady black', shield: 'brown' }
    for (const [flag, is] of [
      ['grey', false],
      ['grey 2', true],
    ] as const) {
      const told = allied({ ...words, flag })
      does(told, 0, 'resolve lady@black')
      expect(may(told, 0, `secondPercival flag:blue>grey ${line}`)).toBe(is)
    }
  })

  test('10.2 9.1 Percival: for a seal as well, by icon and printed points', () => {
    const told = position({
      players: [{ allies: 'percival', seals: 'builder 1', hand: ['lady@black'], servants: 'lady brown' }],
    })
    const plain = word(told, 0, 'percival servants@black>brown lady@black')
    if (plain.kind !== 'resolveQuest') throw new Error('no quest')
    expect(told.refuses(0, { ...plain, seal: 2 }).code).toBe('rowTooHigh')
    told.does(0, { ...plain, seal: 1 })
    expect(seals(told, 0)).toBe('lady 1, builder 1')
    expect(tilesOf(told, 0, 'percival')).toBe(7)
    expect(scores(told.state)).toEqual([0, 0])
  })

  test('10.2 5.1 Percival: the quest must be in hand', () => {
    const told = allied({ servants: 'lady brown' })
    expect(told.state.hands[0]).not.toContain(quest('lady@black'))
    expect(refuses(told, 0, 'percival servants@black>brown lady@black')).toBe('questNotInHand 5.1')
  })
})
