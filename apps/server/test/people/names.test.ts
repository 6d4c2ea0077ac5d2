/* Valid names, and what happens to invisible characters. */
import { LANGUAGES } from '@logres/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLabel, cleanName, guestName, LONGEST_NAME } from '../../src/people/names.ts'

describe('a name', () => {
  test.each([
    ['turned round', 'Gala\u202ehad\u2066', 'Galahad'],
    ['with nothing between', 'Ga\u200bla\u200dhad\ufeff', 'Galahad'],
    ['with soft hyphens', 'Gala\u00adhad', 'Galahad'],
    ['on several lines', 'Sir\n\tGalahad\u2028II', 'Sir Galahad II'],
    ['with a tower of marks', `Z${'\u0336'.repeat(20)}o`, 'Z\u0336\u0336\u0336o'],
    ['with marks on nothing', '\u0336 Zo', 'Zo'],
    ['in two pieces', 'Zoe\u0308', 'Zo\u00eb'],
    ['with half a pair', 'Zo\ud83d', 'Zo'],
    ['from elsewhere', 'Нимуэ', 'Нимуэ'],
    ['with marks that belong there', 'ที่นี่', 'ที่นี่'],
  ])('%s is cleaned', (_, text, name) => expect(cleanName(text)).toBe(name))

  test.each([
    ...[
      '',
      ' ',
      '\u200b',
      '\u202e',
      '!!',
      '\u3164\u3164',
      '\u115f',
      '\u2800',
      '\u0301',
      '👑',
      'x'.repeat(LONGEST_NAME + 1),
    ],
  ])('%j is invalid', (text) => expect(cleanName(text)).toBeUndefined())

  test.each([
    ...[
      'departed',
      'DEPARTED',
      ' De parted ',
      '-departed-',
      'd.e.p.a.r.t.e.d',
      'départed',
      'depar\u200bted',
      'ｄｅｐａｒｔｅｄ',
    ],
    ...['𝐝𝐞𝐩𝐚𝐫𝐭𝐞𝐝', 'dераrtеd', 'd3part3d', 'dep4r7ed', 'ᴅᴇᴘᴀʀᴛᴇᴅ', 'dep@rted', 'đeparted', 'ԁeparted'],
  ])('%j looks like the name of a deleted account', (text) => expect(cleanName(text)).toBeUndefined())

  test('that only starts or ends like that is allowed', () => {
    for (const name of ['Departed Knight', 'the departed 2', 'Deported', 'Debarted']) expect(cleanName(name)).toBe(name)
  })

  test('that was cleaned is clean, short, and without invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = cleanName(text)
        if (name === undefined) return
        expect(cleanName(name)).toBe(name)
        expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|\p{M}{4}|^\s|\s$|\s\s/u)
        expect(name).toMatch(/[\p{L}\p{N}]/u)
      }),
    )
  })

  test.each(LANGUAGES)('generated for a guest is valid: %s', (language) => {
    const words = new Set<string>()
    for (let epithet = 0; epithet < 12; epithet++) {
      for (let who = 0; who < 12; who++) {
        const picks = [epithet, who, 899]
        const name = guestName(language, (sides) => Math.min(picks.shift() ?? 0, sides - 1))
        expect(cleanName(name), name).toBe(name)
        words.add(name)
      }
    }
    expect(words.size).toBe(144)
  })

  test.each([
    ['en', 'Bold Balin 100', 'Bold Viviane 100'],
    ['fr', 'Balin le Hardi 100', 'Viviane la Hardie 100'],
    ['de', 'Balin der Kühne 100', 'Viviane die Kühne 100'],
    ['it', 'Balin il Prode 100', 'Viviana la Prode 100'],
  ] as const)('of a guest is in their language: %s', (language, first, last) => {
    const named = (...picks: number[]) => guestName(language, () => picks.shift() ?? 0)
    expect([named(0, 0), named(0, 11)]).toEqual([first, last])
  })

  test('of a device is truncated, not refused', () => {
    expect(cleanLabel(`a\u202e${'b'.repeat(100)}`)).toHaveLength(60)
  })
})
