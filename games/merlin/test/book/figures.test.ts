/* The figures of Merlin's book, played: what they show is what comes out. */

import { exampleOf, figuresIn } from '@logres/rulebook/reading'
import { LANGUAGES } from '@logres/words'
import { describe, expect, test } from 'vitest'
import { loadBook } from '../../book/index.ts'
import { SCENES, tilesOf } from '../../book/scenes.ts'
import {
  areFulfilled,
  backOf,
  COLOURS,
  coloursOf,
  merlin,
  missingOf,
  PLAIN_TILES,
  PROVINCE_EVERY,
  RECONSTRUCTED,
  SERVANTS,
  type State,
  TERRAINS,
  TOWER_TILES,
  territoryAround,
  territoryStanding,
} from '../../rules/index.ts'
import { at, own, play, points, score, sitting, turning, walk } from './play.ts'

const english = await loadBook('en')

describe('the figures of the book of Merlin', () => {
  test.each(LANGUAGES)('all are shown in %s', async (language) => {
    const shown = figuresIn(await loadBook(language)).map(({ id }) => id)
    expect(new Set(shown)).toEqual(new Set(Object.keys(SCENES)))
  })

  test('the ring stands as it does at the beginning with four', () => {
    const { knights, merlin: where } = SCENES.ring
    expect(knights).toEqual(RECONSTRUCTED.startingTiles.map(({ knight }) => knight * PROVINCE_EVERY))
    expect(where).toBe(merlin.setup(merlin.options.defaults, 4, turning()).merlin)
  })

  test('what each has of his own lies there, and the dice are not rolled again', () => {
    const { dice, merlinDie } = SCENES.own
    expect(dice).toHaveLength(3)
    expect(
      Math.max(...[...dice, merlinDie].map((value) => [...dice, merlinDie].filter((v) => v === value).length)),
    ).toBe(1)
  })

  test('the lines of the tile lead to the four colours of its caption', () => {
    const { looked } = SCENES.lines
    expect(tilesOf(SCENES.lines)).toHaveLength(24)
    const colours = coloursOf(looked, 4, RECONSTRUCTED.frames).map((colour) => COLOURS[colour])
    expect(colours.toSorted()).toEqual(['black', 'blue', 'grey', 'orange'])
    // As many tiles of each sort as there are in the box.
    for (const terrain of TERRAINS) {
      const own = tilesOf(SCENES.lines).filter((tile) => tile.terrain === terrain)
      expect([terrain, own.length, own.filter(({ tower }) => tower).length]).toEqual([
        terrain,
        PLAIN_TILES + TOWER_TILES,
        TOWER_TILES,
      ])
    }
  })

  test('knight and Merlin come where the arrows lead', () => {
    const { moves, merlin: from } = SCENES.walk
    for (const { figure, value, to, clockwise } of moves) {
      const { state, me } = sitting()
      state.merlin = from
      at(state.players, me).merlinDie = value
      if (figure === 'knight') walk(state, me, at(SCENES.walk.knights, 0), value)
      else play(state, 'die merlin', clockwise ? 'move' : 'move back')
      expect(figure === 'knight' ? at(state.players, me).knight : state.merlin).toBe(to)
    }
    expect(RECONSTRUCTED.ring[at(moves, 0).to]).toBe('pointsShields')
  })

  test('the servant is the one of the example', () => {
    const { servant, from, to } = SCENES.servant
    expect(exampleOf(english, '4.1')).toMatch(new RegExp(`${servant} goes from the ${from} to the ${to} province`))
  })

  test('the quests: the first and the third are met, the second lacks a counter; all are in the deck', () => {
    const { quests, has } = SCENES.quests
    expect(quests.map(({ conditions }) => areFulfilled(conditions, has))).toEqual([true, false, true])
    expect(missingOf(at(quests, 1).conditions, has)).toBe(1)
    const deck = RECONSTRUCTED.quests.map(({ points, conditions }) => JSON.stringify({ points, conditions }))
    for (const { points, conditions } of quests) expect(deck).toContain(JSON.stringify({ points, conditions }))
  })

  test('traitors and shields are those of the example', () => {
    const { traitors, shields } = SCENES.traitors
    const { state, me } = sitting()
    for (const colour of traitors) at(state.players, me).traitors[COLOURS.indexOf(colour)] = 1
    own(at(state.players, me), 'shield', ...shields)
    expect(points(score(state, me), me, 'traitors')).toBe(-3)
  })

  test('the wood of five tiles brings each of the two 2 points', () => {
    const { manors } = SCENES.territory
    const domain = tilesOf(SCENES.territory)
    expect(domain).toHaveLength(18)
    const built = domain.map((_, tile) => manors.find((manor) => manor.tile === tile)?.seat ?? null)
    const state: State = { ...sitting().state, domain, manors: built }
    const territory = territoryAround(state, at(manors, 0).tile)
    expect([territory.length, territory.includes(at(manors, 1).tile)]).toEqual([5, true])
    expect(territoryStanding(state, territory).points).toEqual([2, 2])
  })

  test('seals lie where seals can lie; the knights are two of each pile', () => {
    expect(SCENES.seals.sealed.map(([servant]) => SERVANTS.includes(servant))).toEqual([true, true])
    expect(SCENES.knights.knights.map((ally) => backOf(merlin.options.defaults, ally))).toEqual(['A', 'A', 'B', 'B'])
  })
})
