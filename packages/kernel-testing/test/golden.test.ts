import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGolden } from '../src/golden.ts'

const folder = mkdtempSync(join(tmpdir(), 'logres-golden-'))
const file = join(folder, 'golden.txt')
const lines = Array.from({ length: 12 }, (_, i) => `line ${i}`)

beforeAll(() => writeFileSync(file, lines.join('\n')))
afterAll(() => rmSync(folder, { recursive: true }))

test('the same text passes', () => expectGolden(lines.join('\n'), file))

test.each([0, 1, 2, 3, 7, 11])('a difference in line %i is found', (i) => {
  expect(() => expectGolden(lines.with(i, 'other').join('\n'), file)).toThrow('golden.txt')
})

test('a line more or less is found', () => {
  expect(() => expectGolden([...lines, 'more'].join('\n'), file)).toThrow('lines of')
  expect(() => expectGolden(lines.slice(0, -1).join('\n'), file)).toThrow('golden.txt')
})
