import { PAINT } from '@logres/board-kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blazonOf } from '../../src/design/draw/arms.tsx'

const METALS: readonly string[] = [PAINT.argent, PAINT.or]

describe('coats of arms', () => {
  it('keep the rule of the heralds for every name: a metal and a colour', () => {
    fc.assert(
      fc.property(fc.string(), (who) => {
        const { field, charge } = blazonOf(who)
        return METALS.includes(field) !== METALS.includes(charge)
      }),
    )
  })

  it('are the same every time', () => {
    expect(blazonOf('Maëlle')).toEqual(blazonOf('Maëlle'))
  })

  it('tell names that differ by a letter apart, nearly always', () => {
    const names = Array.from({ length: 200 }, (_, i) => `Grey Enid ${100 + i}`)
    const all = new Set(names.map((name) => JSON.stringify(blazonOf(name))))
    // 12 divisions × 10 pairs × 2 ways: two hundred people fill most of what there is.
    expect(all.size).toBeGreaterThan(120)
  })
})
