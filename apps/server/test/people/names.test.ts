/* Valid names, and what happens to invisible characters. */
import { randomInt } from 'node:crypto'
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
  ])('%j is none', (text) => expect(cleanName(text)).toBeUndefined())

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
  ])('%j looks like who is no longer here', (text) => expect(cleanName(text)).toBeUndefined())

  test('that only begins or ends like that is somebody’s', () => {
    for (const name of ['Departed Knight', 'the departed 2', 'Deported', 'Debarted']) expect(cleanName(name)).toBe(name)
  })

  test('that was cleaned is clean, short, and without anything unseen', () => {
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

  test('of a guest is one', () => {
    for (let i = 0; i < 100; i++) {
      const name = guestName((sides) => randomInt(sides))
      expect(cleanName(name)).toBe(name)
    }
  })

  test('of a thing is cut, not refused', () => {
    expect(cleanLabel(`a\u202e${'b'.repeat(100)}`)).toHaveLength(60)
  })
})
