import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { logres, temporaryFolder } from './logres.ts'

const folder = temporaryFolder()
const file = join(folder, '0.json')

beforeAll(() => {
  logres(['simulate', 'avalon', '--bots', 'squire', '--games', '1', '--seed', 'review', '--records', folder])
})

describe('logres review', () => {
  test('tells what stood out, with uncertainties, and a ledger', () => {
    const { code, out, err } = logres(['review', file])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Winning chances with all hands open:')
    expect(out).toMatch(/turn \d+, Bot \d: (mistake|missed win|great play|luck), [+−]?\d+ ± \d+/)
    expect(out).toContain('← played')
    expect(out).toMatch(/\(\d+\.\d+\)$/m)
    expect(out).toMatch(/lost against the best found/)
  })

  test('prints data whose parts add up', () => {
    const { out } = logres(['review', file, '--json'])
    const { ledger, decisions, points, plays } = JSON.parse(out)
    expect(points).toHaveLength(plays.length + 1)
    expect(decisions.length).toBeGreaterThan(20)
    for (const seat of [0, 1]) {
      const { fair, seating, deal, luck, own, others, rest, result } = ledger
      const total =
        fair + seating[seat] + deal[seat] + luck[seat].mean + own[seat].mean + others[seat].mean + rest[seat]
      expect(total).toBeCloseTo(result[seat], 10)
    }
  })

  test('refuses what is not over, what does not verify, and what goes with studies', () => {
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const cut = join(folder, 'cut.json')
    writeFileSync(cut, JSON.stringify({ ...record, entries: record.entries.slice(0, 5) }))
    expect(logres(['review', cut])).toMatchObject({ code: 2, out: '' })
    expect(logres(['review', file, '--games', '3'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--games goes with'),
    })
    expect(logres(['review', 'avalon', '--study', 'tea'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('levels'),
    })
  })

  test('a study of a single game runs', () => {
    const { code, out } = logres([
      'review',
      'avalon',
      '--study',
      'levels',
      '--bots',
      'page',
      '--games',
      '1',
      '--every',
      '20',
    ])
    expect(code).toBe(0)
    expect(out).toMatch(/^page: \d+ mistakes in \d+ decisions of 1 games/)
  })

  test('a study says the same with any number of threads, and draws a picture', () => {
    const study = ['review', 'avalon', '--study', 'bins', '--bots', 'page', '--games', '3']
    const picture = join(folder, 'bins.svg')
    const one = logres([...study, '--workers', '1', '--out', picture])
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(one.out).toContain('| predicted | positions |')
    expect(readFileSync(picture, 'utf8')).toContain('<title>Predicted against actual wins: avalon')
    expect(logres([...study, '--workers', '3']).out).toBe(one.out)
  })
})
