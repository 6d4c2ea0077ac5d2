/* The worked examples of §11 that belong to the base game, each a test. */
import { at, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { coloursOf, merlin, RECONSTRUCTED } from '../../rules/index.ts'
import { invariants } from './invariants.ts'
import { type PlayerWords, type Position, position, province, tell, tellSeeded } from './position.ts'
import { items, roundIsEnding, scored, scores } from './telling.ts'

function scoring(given: Position) {
  const told = roundIsEnding({ round: 2, ...given })
  const events = tellSeeded(told, (given.seats ?? 2) - 1, 'endTurn', 'example')
  return { told, events, points: scored(events) }
}

describe('§11 Worked examples', () => {
  test('§11 nobody keeps three alike across own and Merlin dice', () => {
    for (let i = 0; i < 400; i++) {
      const { players } = merlin.setup(merlin.options.defaults, 4, seededChance(`alike ${i}`))
      for (const { dice, merlinDie } of players) {
        const likeMerlin = dice.filter((die) => die === merlinDie).length
        expect([likeMerlin < 2, new Set(dice).size > 1]).toEqual([true, true])
      }
    }
  })

  test('§11 a wood of five tiles, two players with a manor each: 2 points each; an empty territory: nobody', () => {
    const { points } = scoring({ domain: 'WWwwwm MMmmll llLLmw', manors: { 1: 0, 4: 1 } })
    expect(points).toEqual(['0 territory 2', '1 territory 2'])
  })

  test('§11 three counters of three players: 1 each', () => {
    const players = [{ influence: 'violet' }, { influence: 'violet' }, { influence: 'violet' }]
    expect(scoring({ seats: 3, players }).points).toEqual(['0 influence 1', '1 influence 1', '2 influence 1'])
  })

  test('§11 red 3, green 2, blue 1: red alone takes 6', () => {
    const players = [{ influence: 'violet' }, { influence: 'violet 3' }, { influence: 'violet 2' }]
    expect(scoring({ seats: 3, players }).points).toEqual(['1 influence 6'])
  })

  test('§11 the Grail on a tie of 4 shared by two: 4 instead of 2', () => {
    const players = [{ influence: 'orange 2' }, { influence: 'orange 2' }]
    const { told } = scoring({ grail: 0, players })
    expect(scored(tellSeeded(told, 0, 'useGrail', 'all'))).toEqual(['0 influence 4'])
    const kept = scoring({ grail: 0, players })
    expect(scored(tellSeeded(kept.told, 0, 'keepGrail', 'none'))).toEqual(['0 influence 2', '1 influence 2'])
  })

  test('§11 three traitors, two matching shields: −3, no Excalibur bonus', () => {
    const words: PlayerWords = { traitors: 'black, grey, blue', shield: 'black, blue, brown' }
    const { told, points } = scoring({ excalibur: 0, players: [words] })
    expect(points).toEqual(['0 traitors -3'])
    expect(items(told.state, 0, 'shield')).toBe('brown')
  })

  test('§11 five items at the end: 1 point', () => {
    const words: PlayerWords = { apples: 0, staffs: 0, shield: 'black 2', flag: 'grey', material: 'blue 2' }
    const { told } = scoring({ round: 6, players: [words, { apples: 0, staffs: 0 }] })
    expect(scores(told.state)).toEqual([1, 0])
  })

  test('§11 a quest with the grey flag: the second quest and 2 more', () => {
    const words = { hand: ['lady@black', '3 material:any'], servants: 'lady black', material: 'grey 3', flag: 'grey' }
    const s = position({ players: [words] })
    tell(s, 0, 'resolve lady@black', 'second 3 material:any')
    expect([scores(s.state), items(s.state, 0, 'flag')]).toEqual([[1 + 1 + 2, 0], ''])
  })

  test('§11 with four rows the tile 2 of row 0 reaches the top slots 2 and 3, the bottom slots 0 and 4', () => {
    const slots = (top: number[], bottom: number[]) => coloursOf(2, 4, { top, bottom })
    const none = [0, 0, 0, 0, 0, 0, 0]
    const marked = (...at: number[]) => none.map((_, i) => (at.includes(i) ? 1 : 0))
    expect(slots(marked(2, 3), marked(0, 4))).toEqual([1])
    for (const slot of [2, 3]) expect(slots(marked(slot), none)).toEqual([0, 1])
    for (const slot of [0, 4]) expect(slots(none, marked(slot))).toEqual([0, 1])
    for (const slot of [0, 1, 4, 5, 6]) expect(slots(marked(slot), none)).toEqual([0])
    for (const slot of [1, 2, 3, 5, 6]) expect(slots(none, marked(slot))).toEqual([0])
    expect(coloursOf(2, 4, RECONSTRUCTED.frames)).toEqual(['black', 'grey', 'blue', 'orange'].map(province))
  })

  test('§11 the ring has 24 spaces of the stated counts', () => {
    const count = (name: string) => RECONSTRUCTED.ring.filter((space) => space === name).length
    const stated = { exchange: 2, build: 3, quest: 2, moveServant: 1, excalibur: 1, grail: 1 }
    for (const [name, due] of Object.entries(stated)) expect([name, count(name)]).toEqual([name, due])
    expect(RECONSTRUCTED.ring.filter((space) => space.startsWith('points'))).toHaveLength(4)
    expect(RECONSTRUCTED.ring.filter((space) => space.startsWith('influence'))).toHaveLength(4)
    expect(RECONSTRUCTED.ring).toHaveLength(24)
  })

  test.each([2, 3, 4])('§11 nothing is lost or made in a whole game of %i', (seats) => {
    const chance = seededChance(`conserved ${seats}`)
    const state = merlin.setup(merlin.options.defaults, seats, chance)
    for (;;) {
      expect(invariants(state)).toEqual([])
      const [actor] = merlin.toAct(state)
      if (actor === undefined) break
      const legal = merlin.legal(state, actor)
      merlin.apply(state, actor, at(legal, chance.pick(legal.length, 'play')), chance, () => {})
    }
    expect(merlin.result(state)?.scores).toEqual(scores(state))
  })
})
