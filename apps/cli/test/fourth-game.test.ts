/* A game with no mind and no terminal of its own, at the terminal. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const GAME = 'gauntlet'

test.each([2, 3, 4])('a hundred games of %i are simulated, and all end by the rules', (players) => {
  const args = ['simulate', GAME, '--games', '100', '--players', String(players), '--seed', 'fourth', '--json']
  const { code, out, err } = logres(args)
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({ games: 100, results: { reasons: { rounds: 100 } } })
})

test('it is played against bots, its view and its actions in words', () => {
  for (const bots of ['page', 'knight']) {
    const { code, out, err } = logres(['play', GAME, '--bots', bots, '--seed', 'x'], '1\n'.repeat(3))
    expect([code, err], bots).toEqual([0, ''])
    for (const words of ['Cards left: 1 2 3 4 5', 'Laid: face down', 'Which card do you lay face down?', 'lay the 1'])
      expect(out).toContain(words)
    expect(out).toMatch(/The end\. Crowns: you \d, /)
    // What has no name is not shown, and what has one is shown by it.
    expect(out).not.toMatch(/isOver|faceDown/)
  }
})

test('an option with the name of something else is given with the others', () => {
  const { out } = logres(['simulate', GAME, '--games', '3', '--options', '{"rounds":5}', '--json'])
  expect(JSON.parse(out)).toMatchObject({ results: { turns: { shortest: 5, longest: 5 } } })
  expect(logres(['simulate', GAME, '--rounds', '5'])).toMatchObject({ code: 2 })
})

test('its records are verified, and told step by step', () => {
  const folder = temporaryFolder()
  logres(['simulate', GAME, '--games', '1', '--seed', 'record', '--records', join(folder, 'records')])
  const record = join(folder, 'records', '0.json')
  const verified = logres(['verify', record])
  expect(verified).toMatchObject({ code: 0 })
  expect(logres(['replay', record]).out).toContain('reveals the')
})

test('help and complaints do not mention it', () => {
  for (const args of [['help'], ['play'], ['play', 'chess']]) {
    const { out, err } = logres(args)
    expect(out + err).toContain('avalon')
    expect(out + err).not.toContain(GAME)
  }
})
