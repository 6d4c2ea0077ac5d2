import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Share, Weights } from '@logres/bots'
import { weightsOf, wilson } from '@logres/bots'
import { at, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { arenaText, isBetter, tuned, writeWeights } from '../../src/arena/tune.ts'
import { UsageError } from '../../src/arguments.ts'
import { runTune } from '../../src/verbs/tune.ts'
import { logres, temporaryFolder } from '../logres.ts'

function shareOf(won: number, games: number): Share {
  return { share: won / games, games, ...wilson(won, games) }
}

describe('logres tune', () => {
  test('plays round after round, and tells each', async () => {
    const start: Weights = { crown: 1, pile: 1 }
    const matches: string[] = []
    const rounds: number[] = []
    const weights = await tuned(
      { start, names: ['crown'], rounds: 20, chance: seededChance('tune') },
      async (first, second, name) => {
        matches.push(name)
        return shareOf((first.crown ?? 0) > (second.crown ?? 0) ? 30 : 10, 40)
      },
      (round) => rounds.push(round),
    )
    expect(weights?.crown).toBeGreaterThan(1.5)
    expect(weights?.pile).toBe(1)
    expect([matches.length, new Set(matches).size, rounds.at(-1)]).toEqual([20, 20, 20])
  })

  test('stops when it is stopped', async () => {
    const weights = await tuned(
      { start: { crown: 1 }, names: ['crown'], rounds: 20, chance: seededChance('tune') },
      async () => undefined,
      () => expect.unreachable(),
    )
    expect(weights).toBeUndefined()
  })

  test('better is what surely wins more than half', () => {
    expect(isBetter(shareOf(225, 400))).toBe(true)
    expect(isBetter(shareOf(210, 400))).toBe(false)
    expect(isBetter(shareOf(100, 400))).toBe(false)
  })

  test('the file says when, how, and what justified it', () => {
    const path = join(temporaryFolder(), 'weights.json')
    const arena = arenaText(shareOf(225, 400), 'squire', 2)
    expect(arena).toBe('tuned weights against the former ones, squire, 2 players: 56.3 % of 400 games (51.4–61.0 %)')
    const file = { tuned: '2026-11-15', by: 'logres tune avalon', arena, weights: { crown: 3.21 } }
    writeWeights(path, file)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(file)
  })

  test('what is not better is not written, exit code 1', () => {
    const path = join(temporaryFolder(), 'weights.json')
    const name = at(Object.keys(weightsOf('avalon') ?? {}), 0)
    const args = ['--rounds', '1', '--games', '2', '--only', name, '--level', 'page', '--seed', 'test', '--out', path]
    const { code, out, err } = logres(['tune', 'avalon', ...args])
    expect(code).toBe(1)
    expect(out).toMatch(/tuned weights against the former ones, page, 2 players: \d+\.\d % of 20 games/)
    expect(out).toContain('not surely better: the weights stay as they were')
    expect(err).toMatch(/^round 1 of 1: /)
    expect(existsSync(path)).toBe(false)
  })

  test.each([
    [[], 'Which game?'],
    [['avalon', '--only', 'beauty'], '--only: there is no weight "beauty". Known here: '],
    [['avalon', '--level', 'random'], '--level must be one of novice, page, squire, knight, champion'],
    [['avalon', '--budget', 'much'], '--budget must be milliseconds or iterations'],
    [['avalon', '--rounds', '0'], '--rounds must be a whole number'],
    [['avalon', '--out', '/no/such/folder/x.json'], 'there is no such folder'],
  ])('%j is refused with a reason', async (args, words) => {
    const error: unknown = await runTune(args).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UsageError)
    expect(error).toMatchObject({ message: expect.stringContaining(words) })
  })
})
