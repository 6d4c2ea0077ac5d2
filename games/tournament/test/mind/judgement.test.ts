/* How the judgement goes for a practised person. The same figures stand in docs/bots.md. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chanceAgainst, fittingLevel, LEVELS, type Level, type Reflexes } from '../../rules/index.ts'

/**
 * A practised person. Choosing one of four lights takes people 380 ms, the best tenth 295 ms. The throw has four bits and the
 * answer two: the two bits that must be read and dropped take 150 ms each, so 680 ms, with the same relative spread. Of a hundred
 * touches eight miss.
 */
const PRACTISED = { median: 380 + 2 * 150, bestTenth: 295 / 380, misses: 8 }

/** A hundred touches of somebody with these times, log-logistic: evenly spaced in probability. */
function touchesOf({ median, bestTenth, misses }: typeof PRACTISED): Reflexes {
  const hits = 100 - misses
  const shape = Math.log(bestTenth) / Math.log(1 / 9)
  return {
    misses,
    hits: Array.from({ length: hits }, (_, i) => median * ((i + 0.5) / (hits - i - 0.5)) ** shape),
  }
}

describe('a practised person in the judgement', () => {
  const person = touchesOf(PRACTISED)
  const chance = (level: Level) => chanceAgainst(level, person)

  test('beats a page nearly always, a squire mostly, a knight half the time, a champion now and then', () => {
    expect(chance('page')).toBeGreaterThan(0.9)
    expect(Math.abs(chance('squire') - 0.75)).toBeLessThan(0.03)
    expect(Math.abs(chance('knight') - 0.5)).toBeLessThan(0.03)
    expect(chance('champion')).toBeGreaterThan(0.2)
    expect(chance('champion')).toBeLessThan(0.25)
  })

  test('as docs/bots.md says', () => {
    const doc = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8')
    const row = (who: string, reflexes: Reflexes) =>
      `| ${who} | ${LEVELS.map((level) => `${Math.round(100 * chanceAgainst(level, reflexes))} %`).join(' | ')} |`
    expect(doc).toContain(row('practised', person))
    expect(doc).toContain(row('quick (580 ms)', touchesOf({ ...PRACTISED, median: 580 })))
    expect(doc).toContain(row('new to it (950 ms, 15 misses)', touchesOf({ ...PRACTISED, median: 950, misses: 15 })))
  })

  test('the level that fits somebody', () => {
    expect(fittingLevel(person)).toBe('knight')
    expect(fittingLevel(touchesOf({ ...PRACTISED, median: 560, misses: 5 }))).toBe('champion')
    expect(fittingLevel(touchesOf({ ...PRACTISED, median: 880 }))).toBe('squire')
    expect(fittingLevel(touchesOf({ ...PRACTISED, median: 1500, misses: 20 }))).toBe('page')
    expect(fittingLevel({ hits: [], misses: 8 })).toBe('page')
    expect(fittingLevel({ hits: [700, 650, 800], misses: 1 })).toBeUndefined()
  })
})
