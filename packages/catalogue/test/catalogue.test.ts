import { seededChance } from '@logres/kernel'
import { expect, test } from 'vitest'
import { CATALOGUE, findGame, gameIds, listedIds, MANIFESTS } from '../src/index.ts'

test('every game is found by its id and can be set up for machines at every player count', () => {
  expect(listedIds().length).toBeGreaterThanOrEqual(3)
  expect(gameIds()).toEqual(expect.arrayContaining(listedIds()))
  expect(CATALOGUE.map(({ game }) => game.id)).toEqual(MANIFESTS.map(({ id }) => id))
  for (const { game, machineOptions } of CATALOGUE) {
    expect(findGame(game.id)?.game).toBe(game)
    const read = game.options.read(machineOptions)
    if (read.kind === 'refusal') throw new Error(read.code)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      expect(game.checkSetup(read.options, seats)).toBeUndefined()
      expect(game.toAct(game.setup(read.options, seats, seededChance('catalogue'))).length).toBeGreaterThan(0)
    }
    expect(game.checkSetup(read.options, game.seats.max + 1)).toMatchObject({ code: 'badSeatCount' })
    expect(game.checkSetup({ no: 'such' }, game.seats.min)).toMatchObject({ code: 'optionUnknown' })
  }
  expect(findGame('chess')).toBeUndefined()
})
