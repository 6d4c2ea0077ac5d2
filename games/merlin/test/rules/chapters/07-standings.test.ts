/* What a board says a scoring would bring now: the scoring itself must bring it. */
import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { influenceStanding, territoriesIn, territoryAround, territoryStanding } from '../../../rules/index.ts'
import { type Position, province, type Told, tellSeeded } from '../position.ts'
import { only, roundIsEnding } from '../telling.ts'

const DOMAIN = 'WWwwwm MMmmll llLLmw'
const MIXED: Position = {
  round: 2,
  seats: 3,
  domain: DOMAIN,
  manors: { 0: 0, 1: 1, 3: 1, 6: 2, 10: 0, 11: 2 },
  players: [
    { influence: 'black 2, grey' },
    { influence: 'black 2, blue 3, grey' },
    { influence: 'grey, violet', allies: 'kay 1 black' },
  ],
}

function standings({ state }: Told): string[] {
  const domain = territoriesIn(state.domain).flatMap((tiles) =>
    territoryStanding(state, tiles).points.map((points, seat) => `${seat} territory ${at(tiles, 0)} ${points}`),
  )
  const influence = Array.from({ length: 6 }, (_, each) => each).flatMap((each) =>
    influenceStanding(state, each).points.map((points, seat) => `${seat} influence ${each} ${points}`),
  )
  return [...domain, ...influence].filter((line) => !line.endsWith(' 0')).sort()
}

describe('7.2, 7.3 Standings', () => {
  test('7.2 7.3 are what the scoring then gives, point by point', () => {
    const told = roundIsEnding(MIXED)
    const foreseen = standings(told)
    const events = only(tellSeeded(told, 2, 'endTurn', 'scoring'), 'scored')
    const given = events
      .filter(({ reward }) => reward === 'territory' || reward === 'influence')
      .map(({ seat, reward, of, points }) => `${seat} ${reward} ${of} ${points}`)
    expect(foreseen).toEqual(given.sort())
    expect(foreseen.length).toBeGreaterThan(5)
  })

  test('7.2 with one manor more a territory is shared or won', () => {
    const { state } = roundIsEnding(MIXED)
    const wood = territoryAround(state, 4)
    expect(wood).toEqual([0, 1, 2, 3, 4])
    expect(territoryStanding(state, wood).points).toEqual([0, 5, 0])
    expect(territoryStanding(state, wood, 0)).toEqual({ counts: [2, 2, 0], points: [2, 2, 0] })
  })

  test('10.2 Kay counts for who leads, not for the points', () => {
    const { state } = roundIsEnding({
      ...MIXED,
      players: [{ influence: 'black 2' }, { influence: 'black 1', allies: 'kay 0 black black' }, {}],
    })
    expect(influenceStanding(state, province('black'))).toEqual({ counts: [2, 3, 0], points: [0, 3, 0] })
  })

  test('10.2 Gaheris under a manor counts as one more', () => {
    const { state } = roundIsEnding({ ...MIXED, players: [{ allies: 'gaheris tile0' }, {}, {}] })
    expect(territoryStanding(state, territoryAround(state, 0)).counts).toEqual([2, 2, 0])
  })
})
