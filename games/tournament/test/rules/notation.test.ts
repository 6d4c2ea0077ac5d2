import { at, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, cardCode, JOKER, offerText, readAction, tournament, writeAction } from '../../rules/index.ts'
import { card } from './position.ts'

/** Every listed action of some random games: of each state a few actors', all that they could do. */
function listedActions(): Map<string, Action> {
  const found = new Map<string, Action>()
  for (const seats of [3, 4, 5, 6]) {
    const chance = seededChance(`notation ${seats}`)
    const state = tournament.setup({ ...tournament.options.defaults, draft: seats % 2 === 0 }, seats, chance)
    for (let i = 0; i < 400; i++) {
      const actors = tournament.toAct(state)
      if (actors.length === 0) break
      const actor = at(actors, chance.pick(actors.length, 'actor'))
      const legal = tournament.legal(state, actor)
      for (const action of legal) found.set(JSON.stringify(action), action)
      const pick = at(legal, chance.pick(legal.length, 'action'))
      // A game that goes on: knights stay and barters last.
      const isShort = pick.kind === 'retire' || pick.kind === 'endBarter'
      tournament.apply(state, actor, isShort ? at(legal, 0) : pick, chance, () => {})
    }
  }
  return found
}

describe('Actions as text', () => {
  const listed = listedActions()

  test('whatever random games list can be written and read again', () => {
    for (const action of listed.values()) expect(readAction(writeAction(action))).toEqual(action)
    expect(listed.size).toBeGreaterThan(1500)
    const kinds = new Set([...listed.values()].map(({ kind }) => kind))
    for (const kind of ['draft', 'offer', 'counter', 'accept', 'decline', 'withdraw', 'lay', 'touch', 'throwTokens'])
      expect(kinds).toContain(kind)
  })

  test('no two actions are written alike, whatever the case', () => {
    const texts = [...listed.values()].map((action) => writeAction(action).toLowerCase())
    expect(new Set(texts).size).toBe(listed.size)
  })

  test('case and extra spaces do not matter', () => {
    for (const action of [...listed.values()].slice(0, 2000)) {
      const text = writeAction(action)
      expect(readAction(text.toUpperCase())).toEqual(action)
      expect(readAction(`  ${text.replaceAll(' ', ' \t  ')}\n`)).toEqual(action)
    }
  })

  test.each<[string, Action]>([
    ['draft jo', { kind: 'draft', card: JOKER }],
    ['draft ar15', { kind: 'draft', card: card('ar15') }],
    ['ready', { kind: 'ready' }],
    ['not ready', { kind: 'takeReadyBack' }],
    ['stay', { kind: 'stay' }],
    ['retire', { kind: 'retire' }],
    ['buy', { kind: 'buy' }],
    ['pass', { kind: 'pass' }],
    ['begin run', { kind: 'beginRun' }],
    ['end barter', { kind: 'endBarter' }],
    [
      'offer sw4 3c for la8+ to all',
      {
        kind: 'offer',
        audience: 'all',
        gives: { cards: [card('sw4')], coins: 3 },
        wants: { cards: [], any: [{ weapon: 'lance', least: 8 }], coins: 0 },
      },
    ],
    [
      'offer nothing for sh5 jo jo ar1+ 2c to 1,3',
      {
        kind: 'offer',
        audience: [0, 2],
        gives: { cards: [], coins: 0 },
        wants: { cards: [card('sh5'), JOKER, JOKER], any: [{ weapon: 'armour', least: 1 }], coins: 2 },
      },
    ],
    [
      'counter 2>all#1: 2c for nothing',
      {
        kind: 'counter',
        offer: { giver: 1, audience: 'all', n: 1 },
        gives: { cards: [], coins: 2 },
        wants: { cards: [], any: [], coins: 0 },
      },
    ],
    [
      'accept 2>1,3#4 with la9 la8',
      { kind: 'accept', offer: { giver: 1, audience: [0, 2], n: 4 }, fill: [card('la9'), card('la8')] },
    ],
    ['accept 2>all#1', { kind: 'accept', offer: { giver: 1, audience: 'all', n: 1 }, fill: [] }],
    [
      'decline 2>all#1: too little',
      { kind: 'decline', offer: { giver: 1, audience: 'all', n: 1 }, reason: 'tooLittle' },
    ],
    ['decline 6>1#12', { kind: 'decline', offer: { giver: 5, audience: [0], n: 12 } }],
    ['withdraw 1>all#3', { kind: 'withdraw', offer: { giver: 0, audience: 'all', n: 3 } }],
    ['lay sh1 sw2 jo ar4', { kind: 'lay', cards: [card('sh1'), card('sw2'), JOKER, card('ar4')] }],
    ['throw both', { kind: 'throwTokens', shown: 'both' }],
    ['throw alone', { kind: 'throwTokens', shown: 'alone' }],
    ['touch 2 allThree 250', { kind: 'touch', seat: 1, token: 'allThree', ms: 250, measured: null }],
    ['touch 3 none', { kind: 'touch', seat: 2, token: null, ms: null, measured: null }],
    [
      'touch 1 crown 260 (240 380 120)',
      { kind: 'touch', seat: 0, token: 'crown', ms: 260, measured: { claimed: 240, span: 380, allowance: 120 } },
    ],
  ])('%s', (text, action) => {
    expect(readAction(text)).toEqual(action)
    expect(writeAction(action)).toBe(text)
  })

  test('an offer without an audience is to all, and coins may be told in parts', () => {
    expect(readAction('offer sw4 for 3c')).toEqual(readAction('offer sw4 for 3c to all'))
    expect(readAction('offer sw4 1c for 2c 1c')).toEqual(readAction('offer sw4 1c for 3c'))
    expect(readAction('offer jo sw4 for ar1 la2')).toEqual(readAction('offer sw4 jo for la2 ar1'))
  })

  test('cards: two letters and the value, jo for a joker; offers: giver, audience, number, seats from 1', () => {
    expect([card('sh1'), card('sw1'), card('la15'), card('ar15'), JOKER].map(cardCode)).toEqual([
      'sh1',
      'sw1',
      'la15',
      'ar15',
      'jo',
    ])
    expect(offerText({ giver: 1, audience: 'all', n: 1 })).toBe('2>all#1')
    expect(offerText({ giver: 1, audience: [0, 2], n: 4 })).toBe('2>1,3#4')
  })

  test.each([
    '',
    ' ',
    'draft',
    'draft sw',
    'draft sw0',
    'draft sw16',
    'draft sw04x',
    'draft xx4',
    'draft jo jo',
    'draft jo4',
    'ready now',
    'offer',
    'offer sw4',
    'offer sw4 for',
    'offer for 3c',
    'offer sw4 for 3c to',
    'offer sw4 for 3c to nobody',
    'offer sw4 for 3c to 0',
    'offer sw4 for 3c to 7',
    'offer sw4 for 3c to 2,2',
    'offer sw4 for jo+',
    'offer sw4+ for 3c',
    'offer sw4 for -3c',
    'offer sw4 for 1.5c',
    'offer sw4 for 3',
    'offer sw4 for 999999c',
    'offer nothing sw4 for 1c',
    'counter 2>all#1 2c for sh5',
    'counter 2>all#1:',
    'accept',
    'accept 2>all',
    'accept 2>all#0',
    'accept 2>#1',
    'accept 2>,#1',
    'accept 2>1,#1',
    'accept 7>all#1',
    'accept 2>all#1 with',
    'accept 2>all#1 with nothing',
    'accept 2>all#1 la9',
    'withdraw',
    'decline all#1',
    'decline 2>all#1: because',
    'lay',
    'lay sh1 sw2 la3 xx',
    'throw',
    'throw up',
    'touch 1',
    'touch 1 crown',
    'touch 1 crown 5001',
    'touch 1 hat 300',
    'touch 0 crown 300',
    'touch 1 none 300',
    'touch 1 crown 300 (1 2)',
    'toString',
    '__proto__',
    'constructor',
    'hasOwnProperty',
  ])('"%s" names no action', (text) => {
    expect(readAction(text)).toBeUndefined()
  })
})
