import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const start = ['simulate', 'tournament', '--seed', 'test']

function reports(args: readonly string[]): Record<string, unknown>[] {
  const { code, out, err } = logres([...start, '--json', ...args])
  expect([code, err]).toEqual([0, ''])
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('logres simulate tournament', () => {
  test.each(['reference', 'random'])(
    '%s bots at 3 to 6 seats: each count is reported, with what is counted',
    (bots) => {
      const all = reports(['--players', '3..6', '--bots', bots, '--games', '4'])
      expect(all.map(({ players }) => players)).toEqual([3, 4, 5, 6])
      for (const report of all) {
        expect(Object.keys(report)).toEqual([
          'game',
          'players',
          'games',
          'decisions',
          'decisionsPerSecond',
          'results',
          'tally',
          'hash',
        ])
        expect(report.tally).toEqual({
          duels: expect.any(Number),
          exclusions: expect.any(Number),
          retirements: expect.any(Number),
          unjustified: expect.any(Number),
          purchases: expect.any(Number),
          barters: expect.any(Number),
          offers: expect.any(Number),
          counters: expect.any(Number),
          deals: expect.any(Number),
          answeredShare: expect.any(Number),
          judgementShare: expect.any(Number),
          barterCutShare: expect.any(Number),
          rounds: { mean: expect.any(Number), shortest: expect.any(Number), longest: expect.any(Number) },
          winnersCoins: expect.any(Number),
          coins: expect.any(Number),
        })
        expect(report.results).toMatchObject({ turns: { mean: expect.any(Number) } })
      }
    },
  )

  test('reference bots fight, deal, and leave one knight or none', () => {
    const [report] = reports(['--players', '4', '--bots', 'reference', '--games', '10'])
    const tally = Object(report?.tally)
    expect(tally.duels).toBeGreaterThan(5)
    expect(tally.deals).toBeGreaterThan(0.5)
    expect(tally.offers).toBeGreaterThan(1)
    expect(tally.retirements).toBe(0)
    expect(tally.barterCutShare).toBe(0)
    expect(tally.judgementShare).toBeGreaterThan(0.1)
    expect(tally.exclusions).toBeGreaterThanOrEqual(3)
    expect(tally.winnersCoins).toBeGreaterThan(20)
  })

  test('squires haggle, say why they decline, and give up only where playouts say so', () => {
    const [report] = reports(['--players', '4', '--bots', 'squire', '--games', '4'])
    const tally = Object(report?.tally)
    expect(tally.deals).toBeGreaterThan(0.8)
    expect(tally.counters).toBeGreaterThan(1)
    expect(tally.answeredShare).toBe(1)
    expect(tally.unjustified).toBeLessThan(0.3)
    expect(tally.duels).toBeGreaterThan(6)
  })

  test('the same seed plays the same games; another seed, count or bot others', () => {
    const hashOf = (...more: string[]) => reports(['--games', '3', ...more])[0]?.hash
    const hashes = [hashOf(), hashOf('--seed', 'other'), hashOf('--players', '4'), hashOf('--bots', 'reference')]
    expect(new Set(hashes).size).toBe(4)
    expect([hashOf(), hashOf('--bots', 'reference')]).toEqual([hashes[0], hashes[3]])
  })

  test.each(['reference', 'random'])(
    '--records of %s bots: the very games, each verifies, the clerk included',
    (bots) => {
      const folder = join(temporaryFolder(), 'records')
      const args = ['--players', '3..4', '--bots', bots, '--games', '2']
      const written = reports([...args, '--records', folder]).map(({ hash }) => hash)
      expect(written).toEqual(reports(args).map(({ hash }) => hash))
      expect(readdirSync(folder).toSorted()).toEqual(['3-0.json', '3-1.json', '4-0.json', '4-1.json'])
      for (const file of ['3-1.json', '4-0.json']) {
        expect(logres(['verify', join(folder, file)])).toMatchObject({
          code: 0,
          out: expect.stringContaining('Every draw follows from the seed'),
        })
      }
      const { code, out } = logres(['replay', join(folder, '4-0.json')])
      expect(code).toBe(0)
      expect(out).toMatch(/^\d+\. clerk: /m)
      expect(out).toMatch(/The end: 1\. Bot \d \(\d+\)/)
      expect(out).not.toMatch(/undefined|null|\[object|NaN/)
    },
  )

  test('as text it says what it counted', () => {
    const { out } = logres([...start, '--players', '3', '--bots', 'reference', '--games', '3'])
    for (const word of ['rounds', 'duels to judgement', 'retirements per game', 'deals per barter', 'coins']) {
      expect(out).toContain(word)
    }
  })
})
