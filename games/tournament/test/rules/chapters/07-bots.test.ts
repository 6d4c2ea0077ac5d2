import { ScriptedChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { LEVELS, REACTIONS, type Touch, tournament } from '../../../rules/index.ts'
import { refused, tellWith } from '../position.ts'
import { race } from '../scenes.ts'
import { only } from '../telling.ts'

/** What seat 0 does when the rules draw this for him; the right token is the crown. */
function touchOf(level: string, ...draws: [why: string, value: number][]): Touch | null | undefined {
  return only(tellWith(race(), 'clerk', `touch 1 as ${level}`, draws), 'touched')[0]?.touch
}

describe('7.3 A bot touches by the table of its level', () => {
  test('7.3 a hit, between the fastest and the slowest time', () => {
    expect(touchOf('champion', ['reaction', 99], ['time', 0])).toEqual({ token: 'crown', ms: 420, measured: null })
    expect(touchOf('champion', ['reaction', 5], ['time', 280])).toEqual({ token: 'crown', ms: 700, measured: null })
  })

  test('7.3 no touch, a false start, a wrong token: so many of a hundred', () => {
    expect(touchOf('squire', ['reaction', 1])).toEqual({ token: null, ms: null, measured: null })
    expect(touchOf('squire', ['reaction', 2], ['time', 99])).toEqual({ token: 'crown', ms: 99, measured: null })
    expect(touchOf('squire', ['reaction', 4], ['time', 0])).toMatchObject({ ms: 0 })
    expect(touchOf('squire', ['reaction', 5], ['token', 0], ['time', 0])).toMatchObject({ token: 'cup', ms: 580 })
    expect(touchOf('squire', ['reaction', 13], ['token', 2], ['time', 0])).toMatchObject({ token: 'allThree' })
    expect(touchOf('squire', ['reaction', 14], ['time', 0])).toMatchObject({ token: 'crown' })
  })

  test('7.3 the table: no level is faster than a good human, and a higher one is faster and errs less', () => {
    const rows = LEVELS.map((level) => REACTIONS[level])
    for (const { fastest, slowest } of rows) expect([fastest >= 400, slowest > fastest]).toEqual([true, true])
    for (const [i, row] of rows.entries()) {
      const lower = rows[i - 1]
      if (lower === undefined) continue
      expect([row.fastest < lower.fastest, row.slowest < lower.slowest, row.wrong < lower.wrong]).not.toContain(false)
    }
  })

  test('7.3 in a match that began with rules version 1 it touches by the table of that version', () => {
    const times = [1, 2].map((rules) => {
      const state = { ...tournament.clone(race().state), rules }
      const chance = new ScriptedChance([
        ['reaction', 99],
        ['time', 0],
      ])
      const told: (number | null | undefined)[] = []
      tournament.apply(state, 'clerk', { kind: 'touchAsBot', seat: 0, level: 'champion' }, chance, (event) => {
        if (event.kind === 'touched') told.push(event.touch?.ms)
      })
      return told
    })
    expect(times).toEqual([[230], [420]])
  })

  test('7.3 it is the clerk who lets it touch, once', () => {
    const s = race()
    expect(refused(s, 0, 'touch 1 as page')).toBe('clerkOnly 7.3')
    tellWith(s, 'clerk', 'touch 1 as page', [
      ['reaction', 50],
      ['time', 0],
    ])
    expect(refused(s, 'clerk', 'touch 1 as page')).toBe('alreadyTouched 7.2 seat=0')
    expect(refused(s, 'clerk', 'touch 3 as page')).toBe('notInJudgement 7.2 seat=2')
  })
})
