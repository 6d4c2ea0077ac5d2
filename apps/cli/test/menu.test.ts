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

test('a long list stands in columns, downwards first, if they fit', () => {
  const items = Array.from({ length: 30 }, (_, i) => ({ text: `draft sw${i + 1}`, hint: '' }))
  const lines = menu(items)
  expect(lines).toHaveLength(8)
  expect(lines[0]?.trim().split(/\s{2,}/)).toEqual([
    '1',
    'draft sw1',
    '9',
    'draft sw9',
    '17',
    'draft sw17',
    '25',
    'draft sw25',
  ])
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100)
  expect(menu(items.map((item) => ({ ...item, hint: 'x'.repeat(60) })))).toHaveLength(30)
})
