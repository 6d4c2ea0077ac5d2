import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

describe('logres simulate', () => {
  const args = ['simulate', 'avalon', '--games', '40', '--seed', 'test', '--json']

  test('prints one object with the promised keys', () => {
    const { code, out } = logres(args)
    expect(code).toBe(0)
    const report: Record<string, unknown> = JSON.parse(out)
    expect(Object.keys(report)).toEqual([
      'game',
      'players',
      'games',
      'decisions',
      'decisionsPerSecond',
      'results',
      'hash',
    ])
    expect(report).toMatchObject({ game: 'avalon', players: 2, games: 40 })
  })

  test('the hash is that of all machines for this seed, and another for another', () => {
    const hashOf = (more: readonly string[]): unknown => JSON.parse(logres([...args, ...more]).out).hash
    expect(hashOf([])).toBe('4c806be4f8e9372b2ef6edb71672ebcdcb3aafb7d1cba6cb345c2a37d2335e85')
    expect(hashOf(['--seed', 'other'])).not.toBe(hashOf([]))
    expect(hashOf(['--bots', 'reference'])).not.toBe(hashOf([]))
  })

  test('--records writes the very games, and each of them verifies', () => {
    const folder = temporaryFolder()
    const report = logres([
      'simulate',
      'avalon',
      '--bots',
      'reference',
      '--games',
      '3',
      '--seed',
      'test',
      '--json',
      '--records',
      folder,
    ])
    const bare = logres(['simulate', 'avalon', '--bots', 'reference', '--games', '3', '--seed', 'test', '--json'])
    expect(JSON.parse(report.out).hash).toBe(JSON.parse(bare.out).hash)
    expect(readdirSync(folder)).toEqual(['0.json', '1.json', '2.json'])
    for (const file of readdirSync(folder)) {
      const { code, out } = logres(['verify', join(folder, file)])
      expect([code, out]).toEqual([0, expect.stringContaining('Every draw follows from the seed')])
    }
  })

  test('with a budget of iterations the same games; with one of time at least records of the games that were played', () => {
    const search = ['simulate', 'avalon', '--bots', 'knight', '--games', '1', '--seed', 'test', '--json']
    const hashes = [1, 2].map(() => JSON.parse(logres([...search, '--budget', '20i']).out).hash)
    expect(hashes[1]).toBe(hashes[0])
    const folder = temporaryFolder()
    expect(logres([...search, '--budget', '1ms', '--records', folder]).code).toBe(0)
    expect(logres(['verify', join(folder, '0.json')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('finished'),
    })
  })

  test('--records wants a folder of its own', () => {
    const folder = temporaryFolder()
    logres(['simulate', 'avalon', '--games', '1', '--records', folder])
    expect(logres(['simulate', 'avalon', '--games', '1', '--records', folder])).toMatchObject({
      code: 2,
      err: expect.stringContaining('not empty'),
    })
  })

  test('as text it says games, decisions, results, length and hash', () => {
    const { out } = logres(['simulate', 'avalon', '--games', '5'])
    for (const word of ['games', 'decisions per second', 'seat 1 wins', 'ended by', 'turns', 'hash'])
      expect(out).toContain(word)
  })

  test.each([
    [['simulate'], 'Which game?'],
    [['simulate', 'chess'], 'There is no game "chess". Try: avalon, tournament, merlin.'],
    [['simulate', 'avalon', '--games', 'many'], '--games must be a whole number'],
    [['simulate', 'avalon', '--games', '0'], '--games must be a whole number'],
    [['simulate', 'avalon', '--players', '3'], '--players must be 2, not "3"'],
    [['simulate', 'avalon', '--players', '2..3'], '--players must lie within 2..2, not "2..3"'],
    [['simulate', 'tournament', '--players', '6..3'], '--players must lie within 3..6'],
    [['simulate', 'tournament', '--players', '7'], '--players must be a whole number from 3 to 6'],
    [
      ['simulate', 'tournament', '--players', '3..5', '--options', '{"lowestValue":4}'],
      'With 3 players the values in play cannot start at 4. (rule 2.1)',
    ],
    [
      ['simulate', 'avalon', '--bots', 'clever'],
      '--bots must be one of novice, page, squire, knight, champion, reference, random, not "clever"',
    ],
    [
      ['simulate', 'avalon', '--budget', '5'],
      '--budget must be milliseconds or iterations, as in 100ms or 400i, not "5"',
    ],
    [['simulate', 'avalon', '--options', '{'], '--options is not JSON'],
    [['simulate', 'avalon', '--options', '[]'], 'Options must be an object'],
    [['simulate', 'avalon', '--options', '{"speed":9}'], 'There is no option "speed"'],
    [['simulate', 'avalon', '--options', '{"payInFull":"yes"}'], 'The option "payInFull" cannot have that value'],
    [['simulate', 'avalon', '--faster'], "Unknown option '--faster'. Known here: --players"],
    [['simulate', 'avalon', '--games', '-5'], 'Known here'],
    [['simulate', 'avalon', '--records', '/dev/null/x'], '--records /dev/null/x'],
    [
      ['simulate', 'avalon', '--seed', 'x'.repeat(300), '--games', '1', '--records', join(temporaryFolder(), 'new')],
      'table.id',
    ],
    [['bench', 'x'], 'bench takes "bots" or nothing, not "x"'],
    [['simulate', 'avalon', 'twice'], 'One thing at a time'],
    [['dance'], 'There is no verb "dance"'],
  ])('%j is refused in one line, exit code 2', (args, words) => {
    const { code, out, err } = logres(args)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(words)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
