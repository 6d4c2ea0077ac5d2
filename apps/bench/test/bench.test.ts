import { CATALOGUE } from '@logres/catalogue'
import { describe, expect, test } from 'vitest'
import { playBareToy, playPeerToy, randomPlay } from '../src/contestants.ts'
import { bench } from '../src/index.ts'
import { medianOf } from '../src/measure.ts'

describe('the benchmark', () => {
  test('its contestants play whole games: the toy 80 plies, for the peer as for the bare loop', () => {
    expect(playPeerToy(1)).toBe(80)
    expect(playBareToy(1)).toBe(80)
    for (const entry of CATALOGUE) {
      const play = randomPlay(entry)
      expect(play(1)).toBeGreaterThan(2)
      expect(play(1)).toBe(play(1))
    }
  })

  test('prints rates and ratios of one run', async () => {
    const lines: string[] = []
    const { rates, ratios } = await bench({ json: false, ms: 5, print: (line) => lines.push(line) })
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0)
    expect(ratios.avalonToPeer).toBeCloseTo((rates.avalonDecisions ?? 0) / (rates.peerDecisions ?? 1))
    expect(lines.join('\n')).toMatch(/avalon to boardgame\.io\s+[\d.]+ ×/)
  })

  test('the median is the middle one', () => {
    expect(medianOf([9, 1, 5])).toBe(5)
  })
})
