import { LEVELS, type Level } from '@logres/bots'
import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { tournamentClerk } from '../../mind/clerk.ts'
import { reflexesOf } from '../../mind/judgement.ts'
import { type Action, FALSE_START_BELOW, type JudgementFrame, REACTIONS, tournament } from '../../rules/index.ts'

const MANY = 4000

function touchesOf(level: Level, pace: number): Extract<Action, { kind: 'touch' }>[] {
  const state = tournament.setup(tournament.options.defaults, 3, seededChance('clerk'))
  const frame: JudgementFrame = {
    kind: 'judgement',
    pair: [0, 1],
    no: 1,
    shown: 'both',
    thrown: { emblems: ['crown', 'crown', 'cup'], dots: 1 },
    hasRun: [true, true],
    hasTouched: [false, false],
    touches: [null, null],
  }
  state.frames.push(frame)
  const clerk = tournamentClerk('slow', [level, level, level], pace)
  const view = tournament.view(state, 'table')
  const legal = tournament.legal(state, 'clerk')
  return Array.from({ length: MANY }, () => clerk.act(view, legal)).filter((action) => action.kind === 'touch')
}

describe.each(LEVELS)('the clerk touches slowly for a %s', (level) => {
  const { none, falseStart, wrong, fastest } = REACTIONS[reflexesOf(level)]
  const touches = touchesOf(level, 3)
  const share = (isIt: (touch: (typeof touches)[number]) => boolean): number =>
    (100 * touches.filter(isIt).length) / MANY

  test('with false starts, as published (7.3), and not stretched', () => {
    expect(share(({ ms }) => ms !== null && ms < FALSE_START_BELOW)).toBeCloseTo(falseStart, -0.5)
    expect(share(({ ms }) => ms !== null && ms >= FALSE_START_BELOW && ms < 3 * fastest)).toBe(0)
  })

  test('and no more misses than published', () => {
    expect(share(({ token }) => token === null)).toBeCloseTo(none, -0.5)
    expect(share(({ token }) => token !== null && token !== 'cup')).toBeCloseTo(wrong, -0.5)
  })
})
