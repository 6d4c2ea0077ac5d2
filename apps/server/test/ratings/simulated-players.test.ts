/*
 * 20,000 matches of players of known strength: their order is found, what is foretold happens as often as it says, and the true
 * strengths lie within the ± about nineteen times out of twenty. The tables are those of docs/ratings.md.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { simulate, tableOf } from './simulated-players.ts'

const simulated = simulate({ people: 200, games: 20_000, spread: 250, seed: 1 })
const docs = readFileSync(new URL('../../../../docs/ratings.md', import.meta.url), 'utf8')

test('the order of strength is found, and all together drift little', () => {
  console.log(tableOf(simulated))
  expect(simulated.rankCorrelation).toBeGreaterThan(0.99)
  expect(Math.abs(simulated.offset)).toBeLessThan(30)
})

test('what is foretold happens as often', () => {
  for (const { games, foretold, ahead } of simulated.calibration) {
    expect(games).toBeGreaterThan(1000)
    expect(Math.abs(foretold - ahead)).toBeLessThan(0.02)
  }
})

test('true strengths lie within the ±, from the first matches on', () => {
  expect(simulated.within).toBeGreaterThan(0.9)
  for (const { within } of simulated.coverage) expect(within).toBeGreaterThan(0.88)
})

test('the guide has these figures', () => {
  const rows = tableOf(simulated)
    .split('\n')
    .filter((line) => line.includes('|') && /\d/.test(line))
  for (const row of rows) expect(docs).toContain(`| ${row} |`)
  expect(docs).toContain(`rank correlation ${simulated.rankCorrelation.toFixed(4)}`)
})
