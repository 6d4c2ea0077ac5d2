import { describe, expect, test } from 'vitest'
import { kinds, ownerOf, pileAt, position, say } from '../position.ts'
import { isListed, tell } from '../telling.ts'

const REGION_NUMBERS = Array.from({ length: 11 }, (_, i) => i + 1)

describe('4 Reinforce', () => {
  test('4.1 any card at any region: in the mist, at the own, at the opponent’s, whatever lies there', () => {
    const s = position({
      hands: ['rK vS', 'gK'],
      piles: { 1: ['', 'rK rK rK'], 2: ['gK gK gK', ''], 3: ['', 'vK'] },
      regions: { 4: ['hillCastle', 0], 5: ['forestCastle', 1], 6: ['avalon', 1], 7: ['swamp', 0] },
    })
    for (const number of REGION_NUMBERS) {
      expect(isListed(s, 0, `reinforce rK ${number}`)).toBe(true)
      expect(isListed(s, 0, `reinforce vS ${number}`)).toBe(true)
    }
  })

  test('4.1 it asks nobody and changes nothing but the pile', () => {
    const s = position({ hands: ['rS', 'rS rK'], piles: { 3: ['yK', 'rK'] }, regions: { 3: ['plainA', 1] } })
    expect(kinds(s.does(0, say('reinforce rS 3')))).toEqual(['reinforced'])
    expect([pileAt(s.state, 3, 0), pileAt(s.state, 3, 1), ownerOf(s.state, 3)]).toEqual(['yK rS', 'rK', 1])
  })

  test('4.1 always: also after the second conquest', () => {
    const s = position({ hands: ['rK', ''], conquests: 2 })
    tell(s, 0, 'reinforce rK 9')
    expect(pileAt(s.state, 9, 0)).toBe('rK')
  })

  test('4.1 always: also the card that could not pay for an attack', () => {
    const s = position({ hands: ['rK', ''], piles: { 3: ['yK', 'gK'] }, options: { payInFull: true } })
    tell(s, 0, 'reinforce rK 3')
    expect(pileAt(s.state, 3, 0)).toBe('yK rK')
  })
})
