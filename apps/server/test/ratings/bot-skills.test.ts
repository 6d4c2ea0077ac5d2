/* The frozen ratings of bots are what the measured games say, and explain them. */
import { listedIds } from '@logres/catalogue'
import { describe, expect, test } from 'vitest'
import { botRatings } from '../../src/ratings/bot-skills.ts'
import { fitBots, foretold } from './bot-fit.ts'
import { MEASURED } from './bot-measurements.ts'

describe.each(listedIds())('the bots of %s', (game) => {
  const games = MEASURED.filter((each) => each.game === game)
  const fitted = fitBots(games)

  test('have the strengths that fit the measured games best', () => {
    expect(botRatings(game).map(({ level, ...points }) => [level, points])).toEqual(Object.entries(fitted))
  })

  test.each(games)('$one against $others $other: the share is explained', (measured) => {
    // Three standard errors of that many games, and five per cent for what one number per level cannot say.
    const share = foretold(measured, fitted)
    const error = Math.sqrt((share * (1 - share)) / measured.games)
    expect(Math.abs(share - measured.won / measured.games)).toBeLessThan(0.05 + 3 * error)
  })
})
