import { at, sum } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type PlayerWords, type Position, tellSeeded, tellWith } from '../position.ts'
import { anyRoll, firstTraitors, items, kinds, only, roundIsEnding, scored, scores, traitors } from '../telling.ts'

/** The scoring at the end of round 2, or another one; seat 0 has been the first, so the last seat ends it. */
function scoring(players: readonly PlayerWords[], given: Position = {}, seed = 'scoring') {
  const seats = given.seats ?? players.length
  const s = roundIsEnding({ round: 2, seats, players, ...given })
  const events = tellSeeded(s, seats - 1, 'endTurn', seed)
  return { s, events, state: s.state }
}

/** Only what the traitors brought. */
function traitorPoints(events: Parameters<typeof scored>[0]): string[] {
  return scored(events).filter((line) => / (traitors|excalibur) /.test(line))
}

describe('7.1 Traitors', () => {
  test('7.1 for each one a shield of his colour goes back', () => {
    const { events, state } = scoring([{ traitors: 'black 2, grey', shield: 'black 3, grey, blue' }, {}])
    expect(traitorPoints(events)).toEqual([])
    expect([items(state, 0, 'shield'), state.supply.shield]).toEqual(['black, blue', [5, 6, 5, 6, 6, 6]])
    expect(only(events, 'traitorsRepelled').map(({ seat, colour, traitors: n }) => [seat, colour, n])).toEqual([
      [0, 0, 2],
      [0, 1, 1],
    ])
  })

  test('7.1 three points less for each you cannot repel', () => {
    const { events, state } = scoring([
      { traitors: 'black 2, grey', shield: 'black', score: 10 },
      { traitors: 'blue 2', shield: 'black, grey', score: 10 },
    ])
    expect(
      sum(
        only(events, 'scored').flatMap(({ seat, reward, points }) =>
          seat === 0 && reward === 'traitors' ? [points] : [],
        ),
      ),
    ).toBe(-6)
    expect(scores(state)).toEqual([4, 4])
    expect(items(state, 1, 'shield')).toBe('black, grey')
  })

  test('7.1 the score may go below 0', () => {
    expect(scores(scoring([{ traitors: 'black 3' }, {}]).state)).toEqual([-9, 0])
  })

  test('7.1 one must return the shields: nobody is asked', () => {
    const { events } = scoring([{ traitors: 'black', shield: 'black' }, {}])
    expect(only(events, 'itemReturned')).toHaveLength(1)
  })

  test.each([
    ['had none', {}, 3],
    ['repelled all', { traitors: 'black 2', shield: 'black 2' }, 3],
    ['left one', { traitors: 'black 2', shield: 'black' }, -3],
  ])('7.1 Excalibur: 3 points if its holder %s', (_, words, points) => {
    expect(scores(scoring([words, {}], { excalibur: 0 }).state)).toEqual([points, 0])
    expect(scores(scoring([{}, words], { excalibur: 1 }).state)).toEqual([0, points])
  })

  test('7.1 Excalibur only helps its holder', () => {
    expect(scores(scoring([{}, { traitors: 'black' }], { excalibur: 0 }).state)).toEqual([3, -3])
    expect(scores(scoring([{}, {}]).state)).toEqual([0, 0])
  })

  test('7.1 then all go, and each draws three new ones, from the first player clockwise', () => {
    for (const first of [0, 1, 2]) {
      const words = [{ traitors: 'black 2' }, { traitors: 'grey', shield: 'grey' }, {}]
      const s = roundIsEnding({ round: 2, seats: 3, first, players: words })
      const events = tellWith(s, (first + 2) % 3, 'endTurn', [...firstTraitors(9), ...anyRoll(3)])
      expect(only(events, 'traitorDrawn').map(({ seat }) => seat)).toEqual(
        [0, 0, 0, 1, 1, 1, 2, 2, 2].map((n) => (first + n) % 3),
      )
      expect([sum(s.state.traitorDiscards), sum(s.state.traitors)]).toEqual([3, 24 - 3 - 9])
      expect([0, 1, 2].map((seat) => sum(at(s.state.players, seat).traitors))).toEqual([3, 3, 3])
      expect(traitors(s.state, first)).toBe('black 2, grey')
    }
  })

  test('7.1 not after round 6', () => {
    const { events, state } = scoring([{ traitors: 'black 2' }, {}], { round: 6 })
    expect(only(events, 'traitorDrawn')).toEqual([])
    expect([traitors(state, 0), sum(state.traitorDiscards)]).toEqual(['', 2])
  })

  test('7.1 the discards are shuffled only when one must be drawn and none is left', () => {
    const full = { traitorDiscards: 'black 3, grey 4, blue 4, violet 4' }
    const { events, state } = scoring([{ traitors: 'black, orange 2' }, { traitors: 'orange' }], full)
    // 15 + 4 lie there after the scoring, 5 are left in the piles: the sixth needs the shuffle.
    expect(only(events, 'traitorsShuffled')).toEqual([{ kind: 'traitorsShuffled', traitors: 19 }])
    expect(kinds(events).indexOf('traitorsShuffled')).toBe(kinds(events).lastIndexOf('traitorDrawn') - 1)
    expect([sum(state.traitorDiscards), sum(state.traitors)]).toEqual([0, 18])
    const enough = scoring([{ traitors: 'black, orange' }, { traitors: 'orange' }], full)
    expect(only(enough.events, 'traitorsShuffled')).toEqual([])
    expect([sum(enough.state.traitors), sum(enough.state.traitorDiscards)]).toEqual([0, 18])
  })

  test('7.1 scored after rounds 2, 4 and 6 only', () => {
    for (const round of [1, 3, 5]) {
      const { events, state } = scoring([{ traitors: 'black 2' }, { influence: 'black', servants: 'lady grey' }], {
        round,
      })
      expect([only(events, 'scored'), only(events, 'scoringBegan')]).toEqual([[], []])
      expect(traitors(state, 0)).toBe('black 2')
    }
    for (const round of [2, 4, 6]) {
      const { events } = scoring([{ traitors: 'black 2' }, {}], { round })
      expect(only(events, 'scoringBegan')).toEqual([{ kind: 'scoringBegan', no: round / 2 }])
    }
  })

  test('7.1 7.2 7.3 7.4 in this order', () => {
    const words = { traitors: 'black', influence: 'black', servants: 'lady grey' }
    const { events } = scoring([words, {}], { manors: { 0: 0 } })
    expect(only(events, 'scored').map(({ reward }) => reward)).toEqual([
      'traitors',
      'territory',
      'influence',
      'servants',
    ])
  })
})
