import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECONSTRUCTED } from '@logres/merlin/rules'
import { describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const start = ['simulate', 'merlin', '--seed', 'test']

function reports(args: readonly string[]): Record<string, unknown>[] {
  const { code, out, err } = logres([...start, '--json', ...args])
  expect([code, err]).toEqual([0, ''])
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function hashOf(...args: string[]): unknown {
  return reports(['--games', '2', ...args])[0]?.hash
}

describe('logres simulate merlin', () => {
  test.each(['reference', 'random'])(
    '%s bots at 2 to 4 seats: each count is reported, with what is counted',
    (bots) => {
      const all = reports(['--players', '2..4', '--bots', bots, '--games', '3'])
      expect(all.map(({ players }) => players)).toEqual([2, 3, 4])
      for (const { players, tally } of all) {
        const { scores, points, ...each } = Object(tally)
        expect(scores).toHaveLength(Number(players))
        expect(scores[0]).toEqual({
          mean: expect.any(Number),
          shortest: expect.any(Number),
          longest: expect.any(Number),
        })
        for (const figure of Object.values(each)) expect(figure).toEqual(expect.any(Number))
        expect(Object.keys(points)).toContain('territory')
        const total = Object.values<number>(points).reduce((sum, much) => sum + much, 0)
        const means = scores.map(({ mean }: { mean: number }) => mean)
        expect(total).toBeCloseTo(means.reduce((sum: number, mean: number) => sum + mean, 0) / Number(players), 0)
      }
    },
  )

  test('the flags are short for --options; both at once are taken together', () => {
    const plain = hashOf()
    const favour = hashOf('--kings-favour')
    expect(favour).not.toBe(plain)
    expect(hashOf('--options', '{"kingsFavour":true}')).toBe(favour)
    const knights = ['off', 'draft', 'random'].map((word) => hashOf('--knights', word))
    expect(new Set(knights).size).toBe(3)
    expect(knights[0]).toBe(plain)
    expect(hashOf('--knights', 'draft', '--options', '{"kingsFavour":true}')).toBe(
      hashOf('--kings-favour', '--knights=draft'),
    )
  })

  test('as text it says what it counted, and names an edition', () => {
    const file = join(temporaryFolder(), 'edition.json')
    const quests = RECONSTRUCTED.quests.toReversed()
    writeFileSync(file, JSON.stringify({ ...RECONSTRUCTED, name: 'my box', quests }))
    const { out } = logres([...start, '--games', '2', '--bots', 'reference', '--edition', file])
    for (const words of ['points of place 1', 'quests resolved', 'manors', 'points by reward', '"layout":"my box"'])
      expect(out).toContain(words)
  })

  test('records verify', () => {
    const folder = join(temporaryFolder(), 'records')
    const args = ['--players', '3', '--bots', 'reference', '--games', '1', '--kings-favour', '--knights', 'random']
    expect(reports([...args, '--records', folder])[0]?.hash).toBe(reports(args)[0]?.hash)
    expect(logres(['verify', join(folder, '0.json')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Every draw follows from the seed'),
    })
  })

  test.each([
    [['simulate', 'merlin', '--knights', 'some'], 'The option "knights" cannot have that value'],
    [['simulate', 'avalon', '--knights', 'draft'], 'avalon has no --knights.'],
    [['play', 'tournament', '--kings-favour'], 'tournament has no --kings-favour.'],
    [['play', 'avalon', '--edition', '/no/such/file'], '/no/such/file cannot be read'],
    [['simulate', 'merlin', '--edition', '/no/such/file'], '/no/such/file cannot be read'],
    [
      ['simulate', 'merlin', '--options', JSON.stringify({ layout: { ...RECONSTRUCTED, ring: [] } })],
      '--options layout: The ring must have 24 spaces, not 0. (rule 1.2)',
    ],
    [['simulate', 'merlin', '--players', '5'], '--players must be a whole number from 2 to 4'],
  ])('%j is refused in one line, exit code 2', (args, words) => {
    const { code, out, err } = logres(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

describe('logres edition check', () => {
  const folder = temporaryFolder()
  const written = (name: string, content: unknown) => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }

  test('an edition that can be played', () => {
    const file = written('good.json', { ...RECONSTRUCTED, name: 'my box' })
    expect(logres(['edition', 'check', file])).toMatchObject({
      code: 0,
      out: 'The edition "my box" can be played.\n',
      err: '',
    })
  })

  test.each([
    [{ ring: RECONSTRUCTED.ring.with(1, 'build') }, 'the space "exchange" 2 times, not once. (rule 1.2)'],
    [{ quests: RECONSTRUCTED.quests.slice(1) }, 'There must be 55 quests, not 54. (rule 1.8)'],
    [{ frames: { top: [], bottom: [] } }, 'The top frame must have 7 slots, not 0. (rule 1.6)'],
    [{ name: 7 }, 'name has an impossible value.'],
    [{ colour: 'red' }, 'There is an extra field ("colour") in edition.'],
  ])('%j is reported, with the place and the rule, exit code 1', (change, words) => {
    const { code, out } = logres(['edition', 'check', written('bad.json', { ...RECONSTRUCTED, ...change })])
    expect([code, out]).toEqual([1, expect.stringContaining('The edition cannot be played: ')])
    expect(out).toContain(words)
  })

  test.each([
    [['edition'], 'What about the edition?'],
    [['edition', 'check'], 'Which edition?'],
    [['edition', 'check', join(folder, 'none.json')], 'cannot be read'],
    [['edition', 'check', written('no.json', 'ring:')], 'is not JSON'],
    [['edition', 'print', 'x'], 'What about the edition?'],
  ])('%j: exit code 2', (args, words) => {
    expect(logres(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) })
  })
})
