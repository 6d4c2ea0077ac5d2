import { describe, expect, test } from 'vitest'
import { ALL_ACTIONS, CARDS, cardCode, readAction, regionNumber, writeAction } from '../../rules/index.ts'

describe('Actions as text', () => {
  test('every action can be written and read again', () => {
    for (const action of ALL_ACTIONS) expect(readAction(writeAction(action))).toBe(action)
  })

  test('no two actions are written alike, whatever the case', () => {
    const texts = ALL_ACTIONS.map((action) => writeAction(action).toLowerCase())
    expect(new Set(texts).size).toBe(ALL_ACTIONS.length)
    expect(ALL_ACTIONS).toHaveLength(3 * 10 * 11 + 10 + 11 + 10 + 6 + 7)
  })

  test('case and extra spaces do not matter', () => {
    for (const action of ALL_ACTIONS) {
      const text = writeAction(action)
      expect(readAction(text.toUpperCase())).toBe(action)
      expect(readAction(text.toLowerCase())).toBe(action)
      expect(readAction(`  ${text.replaceAll(' ', ' \t  ')}\n`)).toBe(action)
    }
  })

  test.each([
    ['attack rK 3', { kind: 'attack', card: 4, at: 2 }],
    ['enchant vS 11', { kind: 'enchant', card: 9, at: 10 }],
    ['reinforce yK 1', { kind: 'reinforce', card: 0, at: 0 }],
    ['pay bS', { kind: 'payLoss', from: 'hand', card: 7 }],
    ['pay 10', { kind: 'payLoss', from: 9 }],
    ['discard gS', { kind: 'discard', card: 3 }],
    ['take landscapeTwice', { kind: 'takeTile', tile: 'landscapeTwice' }],
    ['take landscape', { kind: 'takeTile', tile: 'landscape' }],
    ['finish', { kind: 'finishPlays' }],
    ['counter', { kind: 'counterSpell' }],
    ['resist', { kind: 'resist' }],
    ['decline', { kind: 'decline' }],
    ['use avalon', { kind: 'useAvalon' }],
    ['keep avalon', { kind: 'keepAvalon' }],
    ['end', { kind: 'endTurn' }],
  ])('%s', (text, action) => {
    expect(readAction(text)).toEqual(action)
  })

  test('cards and regions: a letter for the colour, K or S, and numbers from 1', () => {
    expect(CARDS.map(cardCode)).toEqual(['yK', 'yS', 'gK', 'gS', 'rK', 'rS', 'bK', 'bS', 'vK', 'vS'])
    expect([regionNumber(0), regionNumber(10)]).toEqual(['1', '11'])
  })

  test.each([
    '',
    ' ',
    'attack',
    'attack rK',
    'attack rK 0',
    'attack rK 12',
    'attack rK 03',
    'attack rK 3 now',
    'attackrK 3',
    'attack xK 3',
    'pay',
    'pay 0',
    'take five',
    'avalon',
    'toString',
    '__proto__',
    'constructor',
    'finish plays',
  ])('"%s" names no action', (text) => {
    expect(readAction(text)).toBeUndefined()
  })
})
