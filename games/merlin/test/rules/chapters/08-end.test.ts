import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlin } from '../../../rules/index.ts'
import { type PlayerWords, type Position, refused, tellSeeded } from '../position.ts'
import { kinds, only, roundIsEnding, scored, scores, whom } from '../telling.ts'

const NOTHING: PlayerWords = { apples: 0, staffs: 0 }

function end(players: readonly PlayerWords[], given: Position = {}) {
  const told = roundIsEnding({ round: 6, seats: players.length, players, ...given })
  const events = tellSeeded(told, players.length - 1, 'endTurn', 'end')
  return { told, events, state: told.state }
}

describe('8 End', () => {
  test('8.0 the game ends after the third scoring', () => {
    const { told, events, state } = end([NOTHING, NOTHING])
    expect([merlin.toAct(state), whom(state)]).toEqual([[], 'nobody'])
    expect(kinds(events).slice(-1)).toEqual(['gameEnded'])
    expect(kinds(events)).not.toContain('diceRolled')
    expect(refused(told, 0, 'die 1')).toBe('gameOver by no rule')
    expect(merlin.result(state)).toMatchObject({ scores: [0, 0], places: [1, 1] })
  })

  test('8.0 there is no result before', () => {
    const told = roundIsEnding({ round: 6 })
    expect(merlin.result(told.state)).toBeUndefined()
    const early = roundIsEnding({ round: 5 })
    tellSeeded(early, 1, 'endTurn', 'not yet')
    expect([merlin.result(early.state), early.state.round]).toEqual([undefined, 6])
  })

  test('8.0 a point for each apple, two for each staff', () => {
    const { events, state } = end([
      { apples: 3, staffs: 0 },
      { apples: 0, staffs: 2 },
    ])
    expect(scored(events)).toEqual(['0 apples 3', '1 staffs 4'])
    expect(scores(state)).toEqual([3, 4])
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [11, 3],
  ])('8.0 a point for three items of all kinds together: %i make %i', (count, points) => {
    const share = (n: number) => `black ${n}`
    const third = Math.floor(count / 3)
    const words = { shield: share(third), flag: share(third), material: share(count - 2 * third) }
    expect(scores(end([{ ...NOTHING, ...words }, NOTHING]).state)).toEqual([points, 0])
  })

  test('8.0 the shields that went for traitors count no more', () => {
    const { state } = end([{ ...NOTHING, shield: 'black 3, grey', traitors: 'black 2' }, NOTHING])
    expect(scores(state)).toEqual([0, 0])
  })

  test('8.0 the scoring comes first, and the Grail is asked in it', () => {
    const players = [
      { ...NOTHING, influence: 'black' },
      { ...NOTHING, influence: 'black' },
    ]
    const { told, state } = end(players, { grail: 0 })
    expect(whom(state)).toBe('0 grail')
    expect(merlin.result(state)).toBeUndefined()
    tellSeeded(told, 0, 'useGrail', 'last')
    expect(merlin.result(told.state)).toMatchObject({ scores: [2, 0], places: [1, 2] })
  })

  test('8.0 most points win, equal share the victory', () => {
    const { events, state } = end([
      { ...NOTHING, score: 20 },
      { ...NOTHING, score: 31 },
      { ...NOTHING, score: 31 },
      { ...NOTHING, score: -3 },
    ])
    expect(merlin.result(state)).toMatchObject({ places: [3, 1, 1, 4], scores: [20, 31, 31, -3] })
    expect(only(events, 'gameEnded')).toEqual([{ kind: 'gameEnded', scores: [20, 31, 31, -3] }])
    expect(at(state.players, 3).score).toBe(-3)
  })
})
