/* Turning points: which moves are chosen, and that a match played by bots always has the same ones. */
import { avalon } from '@logres/avalon/rules'
import { logOf, stepsFor } from '@logres/board-kit'
import { mindOf } from '@logres/bots'
import { describe, expect, it } from 'vitest'
import { type Move, turningPoints } from '../../src/match/ending/turning-points.ts'
import { estimatesOf } from '../../src/play/estimates.ts'
import { timelineOf } from '../../src/play/timeline.ts'
import { findPosition } from '../browser/positions.ts'

const move = (from: number, to = from): Move => ({ from, to, seat: 0, sentence: `${from}` })
const chances = (...values: readonly number[]) => values.map((value) => [value, 1 - value])

describe('turning points', () => {
  it('are the largest changes, in the order of time, seen from one seat', () => {
    const estimates = chances(0.5, 0.55, 0.35, 0.4, 0.8, 0.82, 1)
    const moves = [1, 2, 3, 4, 5].map((step) => move(step))
    const found = turningPoints(moves, estimates, 0, (step) => step * 2)
    expect(found.map(({ no, from, change }) => [no, from, Math.round(change * 100)])).toEqual([
      [1, 1, 5],
      [2, 2, -20],
      [3, 4, 40],
    ])
    const theirs = turningPoints(moves, estimates, 1, (step) => step * 2)
    expect(theirs.map(({ change }) => Math.round(change * 100))).toEqual([-5, 20, -40])
  })

  it('are two turns apart: the larger one is kept', () => {
    const estimates = chances(0.5, 0.7, 0.4, 0.45, 0.5)
    const found = turningPoints([move(1), move(2), move(3)], estimates, 0, (step) => step)
    expect(found.map(({ from }) => from)).toEqual([2])
  })

  it('count a move of several steps as a whole', () => {
    const estimates = chances(0.5, 0.9, 0.52, 0.5, 0.5)
    expect(turningPoints([move(1, 2)], estimates, 0, () => 1)).toEqual([])
  })

  it('are not the end itself, not noise, and not what came before the first step', () => {
    const estimates = chances(0.5, 0.51, 1)
    expect(turningPoints([move(0), move(1), move(2)], estimates, 0, (step) => step * 2)).toEqual([])
  })

  it('of a match between bots are always the same, and at least two turns apart', () => {
    const { text } = findPosition((state) => avalon.result(state) !== undefined)
    const find = () => {
      const moments = timelineOf(avalon, JSON.parse(text))
      if ('code' in moments) throw new Error(moments.code)
      const steps = stepsFor(avalon, moments, 'table')
      const estimates = estimatesOf(avalon, mindOf(avalon), moments, 2)
      const moves = logOf(steps, ['turnBegan']).flatMap(({ lines }) => lines.map(({ step }) => move(step)))
      return { steps, found: turningPoints(moves, estimates, 0, (step) => steps[step]?.turn.no ?? 0), estimates }
    }
    const { steps, found, estimates } = find()
    expect(found.length).toBeGreaterThan(0)
    expect(find().found).toEqual(found)
    expect(estimates).toHaveLength(steps.length)
    for (const each of estimates.flat()) expect(each).toBeGreaterThanOrEqual(0)
    const turns = found.map(({ to }) => steps[to]?.turn.no ?? 0)
    for (const [i, turn] of turns.entries()) if (i > 0) expect(turn - (turns[i - 1] ?? 0)).toBeGreaterThanOrEqual(2)
  })
})
