import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../../src/pages/table/qr.ts'

function digest(modules: readonly (readonly boolean[])[]): string {
  const text = modules.map((row) => row.map((isDark) => (isDark ? 1 : 0)).join('')).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

describe('the QR code of an invite link', () => {
  // What the package qrcode-generator 2.0.4 draws, module by module; all lengths from 1 to 213 were held against it once.
  it.each([
    ['https://logres.example/t/1HMG1JI3U7Ov', 3, 29, '3638406f045e413e'],
    ['A', 4, 21, '177b3a1897a152ae'],
    ['é'.repeat(20), 6, 29, '11f7ceec84074aac'],
    ['https://logres.example/t/'.padEnd(100, 'x'), 3, 41, '79fcf21e2034b187'],
    ['https://logres.example/t/'.padEnd(213, 'y'), 3, 57, '130e53c37ac633d8'],
  ])('of %j with mask %i is %i wide and as others draw it', (text, mask, size, wanted) => {
    const code = qrCode(text, mask)
    expect([code.length, digest(code)]).toEqual([size, wanted])
  })

  it('chooses a mask by itself, one of the eight', () => {
    const text = 'https://logres.example/t/1HMG1JI3U7Ov'
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => digest(qrCode(text, mask)))
    expect(all).toContain(digest(qrCode(text)))
  })

  it('refuses what is too long instead of drawing nonsense', () => {
    expect(() => qrCode('y'.repeat(214))).toThrow(RangeError)
  })
})
