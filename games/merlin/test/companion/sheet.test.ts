/* The score sheet for a real table counts as the engine does, and refuses what cannot be. */
import { at, sum } from '@logres/kernel'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../companion/read-sheet.ts'
import {
  carryOver,
  endOf,
  faultsIn,
  newSheet,
  SCORINGS,
  type Sheet,
  scoringOf,
  withSeats,
} from '../../companion/sheet.ts'
import type { Reward } from '../../rules/index.ts'
import { type Recorded, recordedScorings } from './recorded.ts'

const RECORDED = recordedScorings(50)

/** What the sheet says, by reward and seat; rewards of which nobody has any are left out, as in the engine. */
function countedBy({ sheet, no, seats }: Recorded): Map<string, number[]> {
  const { territories, influence, traitors, excalibur, gareth, servants } = scoringOf(sheet, no)
  const added = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: seats }, (_, seat) => sum(rows.map((row) => at(row, seat))))
  const end = no === SCORINGS - 1 ? endOf(sheet).rows : []
  const ofEnd = (reward: 'apples' | 'staffs' | 'items' | 'gareth' | 'geraint') =>
    Array.from({ length: seats }, (_, seat) => end[seat]?.[reward] ?? 0)
  const rows: readonly (readonly [Reward, number[]])[] = [
    ['traitors', [...traitors]],
    ['excalibur', [...excalibur]],
    ['territory', added(territories)],
    ['influence', added(influence)],
    ['servants', [...servants]],
    ['gareth', added([gareth, ofEnd('gareth')])],
    ['geraint', ofEnd('geraint')],
    ['apples', ofEnd('apples')],
    ['staffs', ofEnd('staffs')],
    ['items', ofEnd('items')],
  ]
  return new Map(rows.filter(([, points]) => points.some((each) => each !== 0)))
}

describe('the score sheet', () => {
  it.each(RECORDED.map((recorded) => [recorded.name, recorded] as const))('counts as the engine: %s', (_, recorded) => {
    const { sheet, no, engine, scores } = recorded
    expect(faultsIn(at(sheet.scorings, no))).toEqual([])
    expect(new Map(countedBy(recorded))).toEqual(
      new Map([...engine].filter(([, row]) => row.some((each) => each !== 0))),
    )
    expect(no === SCORINGS - 1 ? endOf(sheet).after : scoringOf(sheet, no).after).toEqual(scores)
    expect(readSheet(JSON.parse(JSON.stringify(sheet)), recorded.seats)).toEqual(sheet)
  })

  it('the fifty have all that changes a scoring', () => {
    const some = (has: (recorded: Recorded) => boolean) => RECORDED.filter(has).length > 0
    const entered = ({ sheet, no }: Recorded) => at(sheet.scorings, no)
    expect([2, 3, 4].map((seats) => some((each) => each.seats === seats))).toEqual([true, true, true])
    expect([0, 1, 2].map((no) => some((each) => each.no === no))).toEqual([true, true, true])
    expect({
      grail: some((each) => entered(each).grailIn !== null),
      grailForLess: some(
        ({ sheet, no }) => sheet.settings.grailTie === 'any' && at(sheet.scorings, no).grailIn !== null,
      ),
      allHome: some(({ sheet }) => sheet.settings.countersHome === 'all'),
      excalibur: some(({ engine }) => engine.has('excalibur')),
      unrepelled: some(({ engine }) => engine.has('traitors')),
      kay: some((each) => entered(each).players.some(({ kays }) => sum(kays) > 0)),
      gaheris: some((each) => entered(each).territories.some(({ gaheris }) => sum(gaheris) > 0)),
      gareth: some(({ engine }) => engine.has('gareth')),
      geraint: some(({ engine }) => engine.has('geraint')),
      shared: some(({ sheet, no }) =>
        scoringOf(sheet, no).territories.some((row) => row.filter((each) => each > 0).length > 1),
      ),
    }).toEqual({
      ...{ grail: true, grailForLess: true, allHome: true, excalibur: true, unrepelled: true },
      ...{ kay: true, gaheris: true, gareth: true, geraint: true, shared: true },
    })
  })

  it('names what cannot be', () => {
    const sheet = filled(2, (scoring) => ({
      ...scoring,
      players: scoring.players.map((player, seat) => ({
        ...player,
        traitors: [3, 0, 0, 0, 0, 0],
        counters: seat === 0 ? [4, 4, 0, 0, 0, 0] : player.counters,
        kays: [2, 1, 0, 0, 0, 0],
      })),
      territories: [
        { terrain: 'wood', tiles: 6, manors: [1, 0], gaheris: [2, 0] },
        { terrain: 'wood', tiles: 3, manors: [4, 0], gaheris: [0, 0] },
        { terrain: 'lake', tiles: 5, manors: [3, 0], gaheris: [1, 0] },
      ],
    }))
    expect(faultsIn(at(sheet.scorings, 0))).toEqual([
      { kind: 'traitors', colour: 0, most: 4 },
      { kind: 'counters', seat: 0, most: 7 },
      { kind: 'kays', seat: 0, most: 2 },
      { kind: 'manors', seat: 0, most: 7 },
      { kind: 'gaheris', seat: 0, most: 2 },
      { kind: 'kays', seat: 1, most: 2 },
      { kind: 'tiles', terrain: 'wood', most: 8 },
      { kind: 'underManor', territory: 0 },
      { kind: 'crowded', territory: 1 },
    ])
  })

  it('7.3, 7.2 carries counters that stay, manors, servants and points to the next scoring', () => {
    const sheet = filled(2, (scoring) => ({
      ...scoring,
      players: scoring.players.map((player, seat) => ({
        ...player,
        before: 10,
        counters: [seat + 2, 1, 0, 0, 0, 0],
        servants: 2,
      })),
      territories: [{ terrain: 'lake', tiles: 4, manors: [1, 0], gaheris: [0, 0] }],
    }))
    const next = at(carryOver(sheet, 0).scorings, 1)
    expect(next.players.map(({ before, counters, servants }) => [before, counters, servants])).toEqual([
      [10 + 4 + 1 + 2, [1, 1, 0, 0, 0, 0], 2],
      [10 + 5 + 1 + 2, [1, 1, 0, 0, 0, 0], 2],
    ])
    expect(next.territories).toEqual(at(sheet.scorings, 0).territories)
  })

  it('fits another number of players, and reads nothing that is no sheet', () => {
    const sheet: Sheet = {
      ...newSheet(4),
      settings: { ...newSheet(4).settings, allies: { gaheris: 3, gareth: 0, geraint: null, kay: 2 } },
    }
    const fewer = withSeats(sheet, 2)
    expect(fewer.settings.allies).toEqual({ gaheris: null, gareth: 0, geraint: null, kay: null })
    expect(readSheet(fewer, 2)).toEqual(fewer)
    expect(withSeats(fewer, 3)).toEqual({ ...newSheet(3), settings: fewer.settings })
    const bad: readonly unknown[] = [
      ...[null, 7, [], {}, sheet],
      { ...fewer, scorings: fewer.scorings.slice(1) },
      { ...fewer, end: [{ ...at(fewer.end, 0), apples: 12 }, at(fewer.end, 1)] },
      { ...fewer, settings: { ...fewer.settings, countersHome: 'none' } },
    ]
    for (const value of bad) expect(readSheet(value, 2)).toBeUndefined()
  })
})

function filled(seats: number, change: (scoring: Sheet['scorings'][number]) => Sheet['scorings'][number]): Sheet {
  const sheet = newSheet(seats)
  return { ...sheet, scorings: sheet.scorings.map((scoring, i) => (i === 0 ? change(scoring) : scoring)) }
}
