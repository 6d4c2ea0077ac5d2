import jsqr from 'jsqr'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../../src/pages/table/qr.ts'

const QUIET_ZONE = 4
const PIXELS_PER_MODULE = 4

/** Draws it as the page does, and reads the picture as a phone does. */
function scanned(modules: readonly (readonly boolean[])[]): string | undefined {
  const width = (modules.length + 2 * QUIET_ZONE) * PIXELS_PER_MODULE
  const pixels = new Uint8ClampedArray(width * width * 4).map((_, i) => {
    const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)]
    const [column, row] = [x, y].map((pixel) => Math.floor(pixel / PIXELS_PER_MODULE) - QUIET_ZONE)
    const isDark = modules[row ?? 0]?.[column ?? 0] === true
    return i % 4 !== 3 && isDark ? 0 : 255
  })
  return jsqr.default(pixels, width, width)?.data
}

describe('the QR code of an invite link', () => {
  it.each([
    'https://logres.example/t/1HMG1JI3U7Ov',
    'http://127.0.0.1:4200/t/1HMG1JI3U7Ov',
    'A',
    'é'.repeat(20),
    'https://logres.example/t/'.padEnd(213, 'y'),
  ])('can be read: %j', (text) => {
    expect(scanned(qrCode(text))).toBe(text)
  })

  it('can still be read with a scratch', () => {
    const text = 'https://logres.example/t/1HMG1JI3U7Ov'
    const scratched = qrCode(text).map((row, y) => row.map((isDark, x) => (y === 18 && x > 14 ? !isDark : isDark)))
    expect(scanned(scratched)).toBe(text)
  })
})
