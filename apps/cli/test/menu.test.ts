import { expect, test } from 'vitest'
import { menu } from '../src/menu.ts'

test('neighbours that differ only in their last number share a line, unless their hints differ', () => {
  const items = ['finish', 'pay rK', 'attack rK 1', 'attack rK 2', 'attack rK 3', 'attack rK 5', 'attack bK 6'].map(
    (text) => ({
      text,
      hint: text === 'attack rK 3' ? 'lose 5' : '',
    }),
  )
  expect(menu(items).map((line) => line.trim().replace(/\s+/g, ' '))).toEqual([
    '1 finish',
    '2 pay rK',
    '3–4 attack rK 1–2',
    '5 attack rK 3 lose 5',
    '6 attack rK 5',
    '7 attack bK 6',
  ])
})
