import { describe, expect, test } from 'vitest'
import { type Action, ALL_ACTIONS, PROVINCES, readAction, withPercival, writeAction } from '../../rules/index.ts'

const withoutPercival = ALL_ACTIONS.filter((action) => action.kind === 'resolveQuest')
const recoloured = withoutPercival.flatMap((action) =>
  [0, 1, 2, 3].flatMap((condition) => PROVINCES.map((province) => withPercival(action, { condition, province }))),
)

describe('Actions as text', () => {
  test('every action can be written and read again, Percival included', () => {
    for (const action of ALL_ACTIONS) expect(readAction(writeAction(action))).toBe(action)
    for (const action of recoloured) expect(readAction(writeAction(action))).toEqual(action)
    expect(ALL_ACTIONS.length).toBeGreaterThan(800)
  })

  test('no two actions are written alike, whatever the case', () => {
    const texts = [...ALL_ACTIONS, ...recoloured].map((action) => writeAction(action).toLowerCase())
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('case and extra spaces do not matter', () => {
    for (const action of ALL_ACTIONS) {
      const text = writeAction(action)
      expect(readAction(text.toUpperCase())).toBe(action)
      expect(readAction(`  ${text.replaceAll(' ', ' \t ')}\n`)).toBe(action)
    }
  })

  test.each<[string, Action]>([
    ['die 4', { kind: 'chooseDie', figure: 'knight', value: 4 }],
    ['die merlin', { kind: 'chooseDie', figure: 'merlin' }],
    ['apple 6', { kind: 'eatApple', value: 6 }],
    ['flag violet', { kind: 'spendFlag', flag: 'violet' }],
    ['flag violet die 3', { kind: 'spendFlag', flag: 'violet', die: 3 }],
    ['flag violet die merlin', { kind: 'spendFlag', flag: 'violet', die: 'merlin' }],
    ['flag black blue', { kind: 'spendFlag', flag: 'black', traitors: 2 }],
    ['flag orange 17', { kind: 'spendFlag', flag: 'orange', at: 17 }],
    ['quest 12', { kind: 'resolveQuest', quest: 11, withGreyFlag: false, seal: null, percival: null }],
    ['quest 55 grey', { kind: 'resolveQuest', quest: 54, withGreyFlag: true, seal: null, percival: null }],
    [
      'quest 1 grey seal 2 percival 1 blue',
      { kind: 'resolveQuest', quest: 0, withGreyFlag: true, seal: 2, percival: { condition: 0, province: 2 } },
    ],
    ['move', { kind: 'move', clockwise: true }],
    ['move back', { kind: 'move', clockwise: false }],
    ['lady to grey', { kind: 'placeServant', servant: 'lady', province: 1 }],
    ['shieldBearer to black', { kind: 'placeServant', servant: 'shieldBearer', province: 0 }],
    ['take flag blue', { kind: 'takeItem', item: 'flag', province: 2 }],
    ['return shield black', { kind: 'returnItem', item: 'shield', province: 0 }],
    ['counter violet', { kind: 'placeCounter', province: 3 }],
    ['build 7 blue', { kind: 'build', tile: 6, material: 2 }],
    ['score', { kind: 'scorePoints' }],
    ['excalibur', { kind: 'takeExcalibur' }],
    ['grail', { kind: 'takeGrail' }],
    ['traitor grey', { kind: 'discardTraitor', colour: 1 }],
    ['drop 12', { kind: 'discardQuest', quest: 11 }],
    ['enough', { kind: 'stopDiscarding' }],
    ['draw deck', { kind: 'drawQuest', from: 'deck' }],
    ['draw 2', { kind: 'drawQuest', from: 1 }],
    ['pass tower', { kind: 'passTower' }],
    ['renounce', { kind: 'renounce' }],
    ['staff', { kind: 'useStaff' }],
    ['keep staff', { kind: 'keepStaff' }],
    ['end', { kind: 'endTurn' }],
    ['use grail', { kind: 'useGrail' }],
    ['keep grail', { kind: 'keepGrail' }],
    ['seal repel orange', { kind: 'repelBySeal', colour: 4 }],
    ['seal score flags', { kind: 'scoreBySeal', as: 'pointsFlags' }],
    ['seal builder to brown', { kind: 'placeBySeal', servant: 'builder', province: 5 }],
    ['pass seal', { kind: 'passSeal' }],
    ['ally tristram', { kind: 'chooseAlly', ally: 'tristram' }],
    ['use ally', { kind: 'useAlly' }],
    ['pass ally', { kind: 'passAlly' }],
    ['tristram 3', { kind: 'askTristram', value: 3 }],
    ['gawain 6', { kind: 'askGawain', value: 6 }],
    ['bors violet', { kind: 'askBors', province: 3 }],
    ['swap 12 3', { kind: 'swapQuest', quest: 11, place: 2 }],
  ])('%s', (text, action) => {
    expect(readAction(text)).toEqual(action)
    expect(writeAction(action)).toBe(text)
  })

  test.each([
    '',
    'die',
    'die 0',
    'die 7',
    'apple merlin',
    'flag',
    'flag red',
    'flag black fish',
    'flag orange 24',
    'flag violet die 7',
    'quest 0',
    'quest 56',
    'quest 12 seal 4',
    'quest 12 seal 2 grey',
    'quest 12 percival 0 blue',
    'quest 12 percival 5 blue',
    'quest 12 percival 1 red',
    'quest 12 percival 1',
    'drop 12 percival 1 blue',
    'move forward',
    'lady',
    'lady to red',
    'take shield',
    'build 25 blue',
    'build 0 blue',
    'draw 4',
    'swap 12 0',
    'ally arthur',
    'toString',
    '__proto__',
    'constructor',
  ])('"%s" names no action', (text) => {
    expect(readAction(text)).toBeUndefined()
  })
})
