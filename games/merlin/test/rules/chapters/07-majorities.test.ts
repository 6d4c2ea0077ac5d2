import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type PlayerWords, type Position, province, refused, type Told, tell, tellSeeded } from '../position.ts'
import { asked, influence, only, roundIsEnding, scored, scores, whom } from '../telling.ts'

function scoring(given: Position): { told: Told; points: string[] } {
  const seats = given.seats ?? 2
  const told = roundIsEnding({ round: 2, ...given })
  const events = tellSeeded(told, seats - 1, 'endTurn', 'scoring')
  return { told, points: scored(events) }
}

function counters(...lists: readonly string[]): PlayerWords[] {
  return lists.map((text) => ({ influence: text }))
}

/** Wood 0–4 (five tiles), mountains 6–9 with 16, lakes 10–11 and 12–15; the mountain 5 and the wood 17 alone. */
const DOMAIN = 'WWwwwm MMmmll llLLmw'

describe('7.2 Domain', () => {
  test('7.2 most manors in a territory: as many points as it has tiles, manors stay', () => {
    const { told, points } = scoring({ domain: DOMAIN, manors: { 0: 0, 3: 0, 1: 1 } })
    expect(points).toEqual(['0 territory 5'])
    expect(told.state.manors.filter((owner) => owner !== null)).toHaveLength(3)
  })

  test('7.2 territories that touch only a different terrain are apart', () => {
    expect(scoring({ domain: DOMAIN, manors: { 5: 0, 6: 1 } }).points).toEqual(['0 territory 1', '1 territory 5'])
    expect(scoring({ domain: DOMAIN, manors: { 10: 0, 12: 1 } }).points).toEqual(['0 territory 2', '1 territory 4'])
    expect(scoring({ domain: DOMAIN, manors: { 17: 0 } }).points).toEqual(['0 territory 1'])
  })

  test('7.2 the group bends round corners: tile 16 belongs to the mountains above', () => {
    expect(scoring({ domain: DOMAIN, manors: { 16: 0 } }).points).toEqual(['0 territory 5'])
  })

  test('7.2 tied leaders share, rounded down', () => {
    expect(scoring({ domain: DOMAIN, manors: { 0: 0, 1: 1 } }).points).toEqual(['0 territory 2', '1 territory 2'])
    expect(scoring({ seats: 3, domain: DOMAIN, manors: { 0: 0, 1: 1, 2: 2 } }).points).toEqual([
      '0 territory 1',
      '1 territory 1',
      '2 territory 1',
    ])
    expect(scoring({ seats: 3, domain: DOMAIN, manors: { 12: 0, 13: 1, 14: 2 } }).points).toEqual([
      '0 territory 1',
      '1 territory 1',
      '2 territory 1',
    ])
  })

  test('7.2 small territories and large ones, shared by two and by three', () => {
    // Tile 5 is a mountain alone: two could only tie there with a manor each, which one tile does not hold.
    expect(scoring({ seats: 3, domain: DOMAIN, manors: { 10: 0, 11: 1, 5: 2 } }).points).toEqual([
      '2 territory 1',
      '0 territory 1',
      '1 territory 1',
    ])
    const three = scoring({ seats: 4, domain: 'mmmmmM MMwwww wWWWll lllLLL', manors: { 0: 0, 1: 1, 2: 2 } })
    expect(three.points).toEqual(['0 territory 2', '1 territory 2', '2 territory 2'])
  })

  test('7.2 who is not a leader gets nothing; no manor, no points', () => {
    expect(scoring({ seats: 3, domain: DOMAIN, manors: { 0: 0, 1: 0, 2: 1, 3: 1, 4: 2 } }).points).toEqual([
      '0 territory 2',
      '1 territory 2',
    ])
    expect(scoring({ domain: DOMAIN }).points).toEqual([])
  })

  test('7.2 with four players there are four rows', () => {
    const domain = 'mmmmmM MMwwww wWWWll lllLLL'
    const { points } = scoring({ seats: 4, domain, manors: { 0: 3, 7: 3, 23: 1 } })
    expect(points).toEqual(['3 territory 8', '1 territory 8'])
  })
})

describe('7.3 Influence', () => {
  test('7.3 all counters of a province go to the sole leader as points', () => {
    expect(scoring({ players: counters('black 3, blue', 'black 2') }).points).toEqual([
      '0 influence 5',
      '0 influence 1',
    ])
  })

  test('7.3 tied leaders share, rounded down', () => {
    const { points } = scoring({ seats: 3, players: counters('grey 2', 'grey 2', 'grey') })
    expect(points).toEqual(['0 influence 2', '1 influence 2'])
  })

  test('7.3 province by province from black clockwise', () => {
    const told = roundIsEnding({ round: 2, players: counters('brown, blue, black', 'orange, violet, grey') })
    const events = tellSeeded(told, 1, 'endTurn', 'order')
    expect(only(events, 'scored').map(({ of }) => of)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('7.3 everyone with more than one counter takes all but one home', () => {
    const { told } = scoring({ seats: 3, players: counters('black 3, grey 1', 'black, grey 4', 'brown 6') })
    expect([0, 1, 2].map((seat) => influence(told.state, seat))).toEqual(['black, grey', 'black, grey', 'brown'])
  })

  test('7.3 by the option `countersHome` those with more than one take all home, a single one stays', () => {
    const { told, points } = scoring({
      ...{ seats: 3, options: { countersHome: 'all' } },
      players: counters('black 3, grey 1', 'black, grey 4', 'brown 6'),
    })
    expect([0, 1, 2].map((seat) => influence(told.state, seat))).toEqual(['grey', 'black', ''])
    expect(points).toEqual(['0 influence 4', '1 influence 5', '2 influence 6'])
  })

  test('7.3 the ones taken home can be placed again', () => {
    const told = roundIsEnding({ round: 2, players: counters('black 7', '') })
    const events = tellSeeded(told, 1, 'endTurn', 'home')
    expect(only(events, 'countersTakenHome')).toEqual([
      { kind: 'countersTakenHome', seat: 0, province: 0, counters: 6 },
    ])
  })

  test('7.3 an empty province gives nothing', () => {
    expect(scoring({ players: counters('', '') }).points).toEqual([])
  })
})

describe('7.3 The Grail', () => {
  const tied = (given: Position) => {
    const told = roundIsEnding({ round: 2, ...given })
    const events = tellSeeded(told, (given.seats ?? 2) - 1, 'endTurn', 'grail')
    return { told, events }
  }

  test('7.3 who is asked has the turn; what was scored before cannot be taken back, also in the last round', () => {
    const told = roundIsEnding({ round: 6, grail: 1, players: counters('black 2', 'black 2') })
    const { disclosed, draws } = told.stepBy(1, { kind: 'endTurn' })
    expect([disclosed.includes(1), draws]).toEqual([true, []])
    expect(told.game.turn(told.state).seat).toBe(1)
  })

  test('7.3 its holder, tied for the lead, may take all the points', () => {
    const { told } = tied({ grail: 1, players: counters('black 2', 'black 2') })
    expect(whom(told.state)).toBe('1 grail')
    expect(refused(told, 0, 'useGrail')).toBe('notAsked by no rule')
    expect(refused(told, 1, 'endTurn')).toBe('notNow by no rule')
    const events = tellSeeded(told, 1, 'useGrail', 'all')
    expect(scored(events)).toEqual(['1 influence 4'])
    expect([influence(told.state, 0), influence(told.state, 1)]).toEqual(['black', 'black'])
  })

  test('7.3 tied behind the leader it decides only by the option `grailTie`', () => {
    const players = counters('black 3', 'black 2', 'black 2')
    expect(asked(tied({ seats: 3, grail: 1, players }).told.state)).not.toBe('grail')
    const { told } = tied({ seats: 3, grail: 1, players, options: { grailTie: 'any' } })
    expect(whom(told.state)).toBe('1 grail')
    expect(scored(tellSeeded(told, 1, 'useGrail', 'behind'))).toEqual(['1 influence 7'])
  })

  test('7.3 by the option `grailTie` a tie of others, of the holder with nobody, or without a counter is none', () => {
    for (const [holder, ...lists] of [
      [0, 'black 3', 'black 2', 'black 2'],
      [2, 'black', 'black', ''],
      [0, '', '', 'black'],
    ] as const) {
      const { told } = tied({ seats: 3, grail: holder, players: counters(...lists), options: { grailTie: 'any' } })
      expect(asked(told.state)).not.toBe('grail')
    }
  })

  test('7.3 or keep it: then they share', () => {
    const { told } = tied({ grail: 1, players: counters('black 2', 'black 2') })
    expect(scored(tellSeeded(told, 1, 'keepGrail', 'share'))).toEqual(['0 influence 2', '1 influence 2'])
  })

  test('7.3 only where he is tied, only for the lead', () => {
    for (const players of [
      counters('black 2', 'black', 'grey 2'),
      counters('black', 'black 2', 'black 2'),
      counters('', 'black', 'black'),
    ]) {
      const { told } = tied({ seats: 3, grail: 0, players })
      expect(asked(told.state)).toBe('chooseDie')
    }
  })

  test('7.3 asked province by province as they are scored, with what lies there', () => {
    const { told, events } = tied({ grail: 0, players: counters('black 2, blue, brown', 'grey 3, blue, brown') })
    expect(scored(events)).toEqual(['0 influence 2', '1 influence 3'])
    expect(told.game.asked(told.game.view(told.state, 0))).toMatchObject({
      kind: 'grail',
      rule: '7.3',
      params: { n: 2 },
    })
    expect(scored(tell(told, 0, 'keepGrail'))).toEqual(['0 influence 1', '1 influence 1'])
    expect(told.game.asked(told.game.view(told.state, 0))).toMatchObject({ kind: 'grail', params: { n: 5 } })
    expect(scored(tellSeeded(told, 0, 'useGrail', 'last'))).toEqual(['0 influence 2'])
  })

  test('7.3 also in black, the province of number 0, it is said which one', () => {
    const { told } = tied({ grail: 0, players: counters('black', 'black') })
    expect(told.game.asked(told.game.view(told.state, 0))).toMatchObject({ params: { n: province('black') } })
  })

  test('7.3 once per scoring', () => {
    const { told } = tied({ grail: 0, players: counters('black, grey', 'black, grey') })
    const events = tellSeeded(told, 0, 'useGrail', 'once')
    expect(scored(events)).toEqual(['0 influence 2', '0 influence 1', '1 influence 1'])
    expect(asked(told.state)).toBe('chooseDie')
  })

  test('7.3 in the next scoring again', () => {
    for (const round of [2, 4, 6]) {
      const { told } = tied({ round, grail: 0, players: counters('black', 'black') })
      expect(asked(told.state)).toBe('grail')
    }
  })

  test('7.3 nobody holds it: nobody is asked', () => {
    expect(asked(tied({ players: counters('black', 'black') }).told.state)).toBe('chooseDie')
  })
})

describe('7.4 Servants', () => {
  test('7.4 a point for each own servant on the board', () => {
    const players = [{ servants: 'lady black, builder black, flagBearer grey' }, { servants: 'lady grey' }, {}]
    const { told, points } = scoring({ seats: 3, players })
    expect(points).toEqual(['0 servants 3', '1 servants 1'])
    expect(scores(told.state)).toEqual([3, 1, 0])
    expect(at(told.state.players, 0).servants.filter((place) => place !== null)).toHaveLength(3)
  })
})
