/* How many sequences of actions there are: the first numbers by hand, so that none is forgotten or invented. */
import { perft } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { avalon } from '../../rules/index.ts'
import { position } from './position.ts'

function table(given: Parameters<typeof position>[0]): number[] {
  const { state } = position(given)
  return [1, 2, 3].map((depth) => perft(avalon, state, depth))
}

describe('perft', () => {
  test('a lone knight: finish, 11 reinforcements, 11 attacks', () => {
    // 2: after finish 6 kinds of tile; after any play (an attack costs the knight himself) finish: 6 + 11 + 11.
    // 3: after a tile, whatever it gives, end; after the others the 6 tiles: 6 + 22 × 6.
    expect(table({ hands: ['rK', ''] })).toEqual([23, 28, 138])
  })

  test('a spell with its counter: finish, 11 reinforcements, 1 spell', () => {
    // 2: 6 tiles + 11 × finish + counter and decline. 3: 6 × end + 11 × 6 tiles + 2 × finish.
    expect(table({ hands: ['rS', 'rS'], piles: { 4: ['', 'rK'] } })).toEqual([13, 19, 74])
  })

  test('a castle and Avalon: finish, 2 × 11 reinforcements, attacks with the knight on all but Avalon', () => {
    const given = {
      hands: ['rK yS', ''],
      piles: { 1: ['gK gS', 'bK'] },
      regions: { 1: ['hillCastle', 1], 11: ['avalon', 0] },
    } as const
    // 2: 6 tiles; with yS left after rK (11 ×): finish, 11 reinforcements; with rK left after yS (11 ×): finish, 11
    // reinforcements, 10 attacks; after an attack (10 ×) use or keep: 6 + 11 × 12 + 11 × 22 + 20.
    // 3: 6 × end; after rK and then finish or yS (11 ×) 6 + 11; after yS and then finish, rK or an attack (11 ×)
    // 6 + 11 + 20; at the castle he loses all, helped or not: 2; elsewhere (9 ×) helped he goes on with yS, else he
    // pays with yS, the attacker or region 1: 12 + 3.
    expect(table(given)).toEqual([1 + 22 + 10, 6 + 132 + 242 + 20, 6 + 11 * 17 + 11 * 37 + 2 + 9 * 15])
  })
})
