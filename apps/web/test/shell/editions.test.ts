/* Paths in an edition, and an edition in a link. */
import { describe, expect, test } from 'vitest'
import { changedAt, differences, pathIn, valueAt, written } from '../../src/pages/editions/values.ts'

const EDITION = { name: 'x', quests: [{ points: 1 }, { points: 2 }], sequences: { 2: [[['A', 'B']]] } }

describe('paths', () => {
  test.each([
    ['quests[1].points', ['quests', 1, 'points'], 2],
    ['sequences.2[0][0][1]', ['sequences', '2', 0, 0, 1], 'B'],
    ['name', ['name'], 'x'],
  ] as const)('%s', (text, path, value) => {
    expect(written(path)).toBe(text)
    expect(pathIn(text)).toEqual(path)
    expect(valueAt(EDITION, path)).toBe(value)
    const changed = changedAt(EDITION, path, 'new')
    expect(valueAt(changed, path)).toBe('new')
    expect(valueAt(EDITION, path)).toBe(value)
    expect(differences(EDITION, changed)).toEqual([path])
  })

  test('a list of another length differs as a whole', () => {
    expect(differences(EDITION, { ...EDITION, quests: [] })).toEqual([['quests']])
    expect(differences(EDITION, { ...EDITION })).toEqual([])
  })
})
