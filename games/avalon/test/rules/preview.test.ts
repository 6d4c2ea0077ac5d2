/* What a seat can know of an action's effect. That what is certain always happens is a law (laws/). */
import type { Preview } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { avalon, type Event, type Side } from '../../rules/index.ts'
import { card, position as place, say } from './position.ts'

function preview(scenario: ReturnType<typeof place>, seat: Side, text: string): Preview<Event> {
  return avalon.preview(avalon.view(scenario.state, seat), seat, say(text))
}

describe('preview', () => {
  test('6.7 an attack tells what a conquest would cost, and that it may be resisted', () => {
    const s = place({ hands: ['rK', 'bS'], piles: { 1: ['gK gK', 'bK'] } })
    expect(preview(s, 0, 'attack rK 1')).toEqual({
      certain: [{ kind: 'attackDeclared', seat: 0, card: card('rK'), at: 0 }],
      possible: [
        { kind: 'regionConquered', seat: 0, at: 0, from: null },
        { kind: 'lossesOwed', seat: 0, at: 0, cards: 4 },
        { kind: 'attackResisted', seat: 1, card: card('rK'), at: 0 },
      ],
    })
  })

  test('6.2 the castle’s extra card is counted', () => {
    const s = place({ hands: ['rK', 'bS'], piles: { 1: ['gK gK', 'bK'] }, regions: { 1: ['hillCastle', 1] } })
    expect(preview(s, 0, 'attack rK 1').possible).toContainEqual({ kind: 'lossesOwed', seat: 0, at: 0, cards: 5 })
  })

  test('5.4 against an empty hand a conquest and an enchantment are certain', () => {
    const s = place({ hands: ['rK bS', ''], piles: { 1: ['', 'bK'], 2: ['', ''] } })
    expect(preview(s, 0, 'attack rK 2')).toEqual({
      certain: [
        { kind: 'attackDeclared', seat: 0, card: card('rK'), at: 1 },
        { kind: 'regionConquered', seat: 0, at: 1, from: null },
        { kind: 'lossesOwed', seat: 0, at: 1, cards: 1 },
      ],
      possible: [],
    })
    expect(preview(s, 0, 'enchant bS 1').certain).toContainEqual({
      kind: 'cardEnchanted',
      seat: 0,
      card: card('bK'),
      at: 0,
    })
  })

  test('an answer that cannot come is not called possible: all copies in sight, or the whole hand known', () => {
    const allInSight = place({ hands: ['rK', 'bS'], discards: 'rK rK rK rK rK rK rK' })
    expect(preview(allInSight, 0, 'attack rK 1').possible.map(({ kind }) => kind)).toEqual([
      'regionConquered',
      'lossesOwed',
    ])
    const known = place({ hands: ['rK gS', 'bS'] })
    known.state.known[1] = known.state.known[1].with(card('bS'), 1)
    expect(preview(known, 0, 'attack rK 1').possible.map(({ kind }) => kind)).toEqual(['regionConquered', 'lossesOwed'])
    const knownKnight = place({ hands: ['rK gS', 'rK'] })
    knownKnight.state.known[1] = knownKnight.state.known[1].with(card('rK'), 1)
    expect(preview(knownKnight, 0, 'attack rK 1').possible.map(({ kind }) => kind)).toContain('attackResisted')
  })

  test('the asked one sees what declining and answering mean', () => {
    const s = place({ hands: ['rK', 'rK'], piles: { 1: ['gK', 'bK'] } })
    s.does(0, say('attack rK 1'))
    expect(preview(s, 1, 'decline').certain).toEqual([
      { kind: 'regionConquered', seat: 0, at: 0, from: null },
      { kind: 'lossesOwed', seat: 0, at: 0, cards: 3 },
    ])
    expect(preview(s, 1, 'resist').certain).toEqual([{ kind: 'attackResisted', seat: 1, card: card('rK'), at: 0 }])
    const spell = place({ hands: ['bS', 'bS'], piles: { 1: ['', 'bK'] } })
    spell.does(0, say('enchant bS 1'))
    expect(preview(spell, 1, 'decline').certain).toEqual([{ kind: 'cardEnchanted', seat: 0, card: card('bK'), at: 0 }])
    expect(preview(spell, 1, 'counter').certain).toEqual([{ kind: 'spellCountered', seat: 1, card: card('bS'), at: 0 }])
  })

  test('7.2 a light tile gives for certain, a dark one as things are now', () => {
    const s = place({ regions: { 1: ['hillA', 0], 2: ['hillB', 0] } })
    s.does(0, say('finish'))
    expect(preview(s, 0, 'take connected')).toEqual({
      certain: [
        { kind: 'tileTaken', seat: 0, tile: 'connected' },
        { kind: 'tilePaid', seat: 0, tile: 'connected', cards: 2 },
      ],
      possible: [],
    })
    expect(preview(s, 0, 'take landscapeTwice')).toEqual({
      certain: [{ kind: 'tileTaken', seat: 0, tile: 'landscapeTwice' }],
      possible: [{ kind: 'tilePaid', seat: 0, tile: 'landscapeTwice', cards: 4 }],
    })
  })

  test('of what cannot be done nothing is promised', () => {
    const s = place({ hands: ['bS', 'bS'] })
    expect(preview(s, 0, 'enchant bS 1')).toEqual({ certain: [], possible: [] })
    expect(preview(s, 0, 'pay 1')).toEqual({ certain: [], possible: [] })
    expect(preview(s, 0, 'resist')).toEqual({ certain: [], possible: [] })
  })

  test('7.4 finishing when no tile lies face up turns the others up for certain', () => {
    const s = place({ faceUp: [], waiting: [null, 'four'] })
    expect(preview(s, 0, 'finish').certain).toContainEqual({ kind: 'tilesTurnedUp', tiles: 8 })
  })

  test('8.1 finishing with fifteen crowns wins for certain', () => {
    const regions = { 1: ['hillA', 0], 2: ['forestA', 0], 3: ['plainA', 0], 4: ['hillB', 0], 5: ['plainB', 0] } as const
    const s = place({ regions: { ...regions, 6: ['hillCastle', 0] } })
    expect(preview(s, 0, 'finish').certain).toContainEqual({ kind: 'gameEnded', winner: 0, reason: 'crowns' })
    expect(preview(place({ regions }), 0, 'finish').certain).toEqual([{ kind: 'playsFinished', seat: 0 }])
  })
})
