import { describe, expect, test } from 'vitest'
import { rightToken, type Throw, TOKENS, tournament } from '../../../rules/index.ts'
import { FACES, fall } from '../draws.ts'
import { asked, kinds, refused, say, tell, tellWith } from '../position.ts'
import { judgement, race } from '../scenes.ts'
import { only, seen } from '../telling.ts'

/** All sixteen ways the four small tokens can fall. */
const THROWS = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) =>
  ([1, 2] as const).map((dots) => {
    const emblems = FACES.map((faces, i) => faces[(bits >> i) & 1] ?? '')
    return { emblems, dots, right: rightByTheBook(emblems, dots) }
  }),
)

/** 7.1 as one reads it, by counting. */
function rightByTheBook(emblems: readonly string[], dots: number): string {
  const timesShown = (emblem: string) => emblems.filter((each) => each === emblem).length
  const symbols = ['crown', 'cup', 'orb']
  if (symbols.every((emblem) => timesShown(emblem) === 1)) return 'allThree'
  return symbols.find((emblem) => timesShown(emblem) === dots) ?? 'none'
}

describe('7.1 The throw', () => {
  test.each(THROWS)('7.1 $emblems, $dots: $right', ({ emblems, dots, right }) => {
    const s = judgement()
    const [thrown] = only(tellWith(s, 'clerk', 'throw both', fall(emblems.join(' '), dots)), 'tokensThrown')
    expect(thrown).toEqual({ kind: 'tokensThrown', no: 1, thrown: { emblems, dots } })
    tell(s, 'clerk', 'touch 1 none')
    const events = tell(s, 'clerk', `touch 2 ${right} 300`)
    expect(only(events, 'touchesShown')).toMatchObject([{ right, winner: 1 }])
  })

  test('7.1 each large token wins exactly a quarter of the throws', () => {
    expect(TOKENS.map((token) => THROWS.filter(({ right }) => right === token).length)).toEqual([4, 4, 4, 4])
    expect(new Set(THROWS.map(({ emblems }) => emblems.join()))).toHaveLength(8)
  })

  test.each(THROWS)('7.1 $emblems, $dots: none of the other three wins', ({ emblems, dots, right }) => {
    for (const wrong of TOKENS.filter((token) => token !== right)) {
      const s = judgement()
      tellWith(s, 'clerk', 'throw both', fall(emblems.join(' '), dots))
      tell(s, 'clerk', `touch 1 ${wrong} 300`)
      expect(only(tell(s, 'clerk', 'touch 2 none'), 'touchesShown')).toMatchObject([{ right, winner: null }])
    }
  })

  test('7.1 the order of the three does not matter', () => {
    const throws: [Throw, string][] = [
      [{ emblems: ['crown', 'crown', 'cup'], dots: 2 }, 'crown'],
      [{ emblems: ['cup', 'crown', 'crown'], dots: 2 }, 'crown'],
      [{ emblems: ['crown', 'cup', 'crown'], dots: 1 }, 'cup'],
      [{ emblems: ['orb', 'orb', 'cup'], dots: 1 }, 'cup'],
      [{ emblems: ['orb', 'cup', 'crown'], dots: 1 }, 'allThree'],
      [{ emblems: ['cup', 'crown', 'orb'], dots: 2 }, 'allThree'],
    ]
    for (const [thrown, right] of throws) expect(rightToken(thrown)).toBe(right)
  })

  test('7.1 the four are thrown apart: three draws of two faces, one of the dots', () => {
    const s = judgement()
    const { draws } = s.stepBy('clerk', say('throw both'), fall('cup orb orb', 2))
    expect(draws).toEqual([
      { why: 'small token', sides: 2, value: 1 },
      { why: 'small token', sides: 2, value: 1 },
      { why: 'small token', sides: 2, value: 0 },
      { why: 'dots', sides: 2, value: 1 },
    ])
  })

  test('7.1 one throw at a time: no second before both touches, no touch before the first', () => {
    const s = judgement()
    expect(refused(s, 'clerk', 'touch 1 crown 300')).toBe('throwFirst 7.1 seat=0')
    expect(s.legal('clerk')).toEqual([say('throw both'), say('throw alone')])
    tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
    for (const again of ['throw both', 'throw alone']) expect(refused(s, 'clerk', again)).toBe('alreadyThrown 7.1')
    tell(s, 'clerk', 'touch 1 crown 300')
    expect(refused(s, 'clerk', 'throw both')).toBe('alreadyThrown 7.1')
  })
})

describe('7.2 The race', () => {
  /** Of two crowns, a cup and two dots the crown is right. */
  const HIT = 'crown 350'
  const MISSES = ['cup 350', 'allThree 101', 'crown 99', 'crown 0', 'none'] as const

  /** Both touches of a throw; answers the events of the second. */
  function run(first: string, second: string) {
    const s = race()
    tell(s, 'clerk', `touch 1 ${first}`)
    return { s, events: tell(s, 'clerk', `touch 2 ${second}`) }
  }

  function winnerOf(first: string, second: string): number | null | undefined {
    return only(run(first, second).events, 'touchesShown')[0]?.winner
  }

  test('7.2 two hits: the shorter time wins, if only by a millisecond', () => {
    expect([winnerOf('crown 350', 'crown 351'), winnerOf('crown 351', 'crown 350')]).toEqual([0, 1])
    expect([winnerOf('crown 100', 'crown 5000'), winnerOf('crown 5000', 'crown 4999')]).toEqual([0, 1])
  })

  test('7.2 the time counts, not who is entered first', () => {
    const s = race()
    tell(s, 'clerk', 'touch 2 crown 400')
    expect(only(tell(s, 'clerk', 'touch 1 crown 399'), 'touchesShown')).toMatchObject([{ winner: 0 }])
  })

  test.each(MISSES)('7.2 one misses with "%s": the other wins, however slow', (miss) => {
    expect([winnerOf(miss, 'crown 4900'), winnerOf('crown 4900', miss)]).toEqual([1, 0])
  })

  test('7.2 a false start is below 100 ms: 100 is none', () => {
    expect([winnerOf('crown 99', 'crown 4000'), winnerOf('crown 100', 'crown 4000')]).toEqual([1, 0])
  })

  test('7.2 both are awaited: a hit alone decides nothing yet', () => {
    const s = race()
    const before = s.state.purses
    expect(kinds(tell(s, 'clerk', `touch 1 ${HIT}`))).toEqual(['touched'])
    expect([asked(s.state), s.state.purses, tournament.toAct(s.state)]).toEqual(['judgement', before, ['clerk']])
  })

  test('7.2 each has one touch', () => {
    const s = race()
    tell(s, 'clerk', 'touch 1 cup 350')
    for (const again of ['crown 400', 'none', 'cup 350']) {
      expect(refused(s, 'clerk', `touch 1 ${again}`)).toBe('alreadyTouched 7.2 seat=0')
    }
    for (const action of s.legal('clerk'))
      expect(action).toMatchObject({ kind: expect.stringMatching(/^touch/), seat: 1 })
  })

  test('7.2 only the two knights touch', () => {
    expect(refused(race(), 'clerk', 'touch 3 crown 350')).toBe('notInJudgement 7.2 seat=2')
    expect(refused(race(), 'clerk', 'touch 6 crown 350')).toBe('notInJudgement 7.2 seat=5')
  })

  test.each(MISSES.flatMap((first) => MISSES.map((second) => [first, second] as const)))(
    '7.2 two misses, %s and %s: thrown again',
    (first, second) => {
      const { s, events } = run(first, second)
      expect(only(events, 'touchesShown')).toMatchObject([{ right: 'crown', winner: null }])
      expect(kinds(events)).toEqual(['touched', 'touchesShown'])
      expect(s.state.frames.at(-1)).toEqual({
        kind: 'judgement',
        pair: [0, 1],
        no: 2,
        shown: null,
        thrown: null,
        hasRun: [false, false],
        hasTouched: [false, false],
        touches: [null, null],
      })
      expect(s.legal('clerk')).toEqual([say('throw both'), say('throw alone')])
    },
  )

  test('7.2 the same millisecond: thrown again', () => {
    const { s, events } = run('crown 350', 'crown 350')
    expect(only(events, 'touchesShown')).toMatchObject([{ winner: null }])
    expect([asked(s.state), s.state.purses]).toEqual(['judgement', [20, 20, 20]])
  })

  test('7.2 the same millisecond is no dead heat if one of them missed', () => {
    expect([winnerOf('crown 350', 'cup 350'), winnerOf('orb 350', 'crown 350')]).toEqual([0, 1])
  })

  test('7.2 the next throw is another one, and decides like the first', () => {
    const { s } = run('none', 'none')
    const again = tellWith(s, 'clerk', 'throw both', fall('cup orb crown', 1))
    expect(again).toEqual([{ kind: 'tokensThrown', no: 2, thrown: { emblems: ['cup', 'orb', 'crown'], dots: 1 } }])
    tell(s, 'clerk', 'touch 1 crown 300')
    const events = tell(s, 'clerk', 'touch 2 allThree 700')
    expect(only(events, 'touchesShown')).toMatchObject([{ right: 'allThree', winner: 1 }])
    expect(kinds(events)).not.toContain('lotDrawn')
  })

  test('7.2 the third throw still decides by itself', () => {
    const { s } = run('none', 'none')
    tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
    tell(s, 'clerk', 'touch 1 crown 200', 'touch 2 crown 200')
    tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
    const events = tell(s, 'clerk', 'touch 1 crown 200', 'touch 2 none')
    expect(kinds(events)).toEqual(['touched', 'touched', 'touchesShown', 'duelWon', 'rewardPaid'])
    expect(s.state.purses).toEqual([30, 20, 20])
  })

  test.each([0, 1])('7.2 after three throws lots decide: for seat %i', (winner) => {
    const { s } = run('none', 'cup 400')
    tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 2))
    tell(s, 'clerk', 'touch 1 crown 350', 'touch 2 crown 350')
    expect(s.state.frames.at(-1)).toMatchObject({ no: 3, shown: null })
    tellWith(s, 'clerk', 'throw both', fall('crown cup crown', 1))
    tell(s, 'clerk', 'touch 2 crown 350')
    const events = tellWith(s, 'clerk', 'touch 1 none', [['lot', winner]])
    expect(kinds(events)).toEqual(['touched', 'touchesShown', 'lotDrawn', 'duelWon', 'rewardPaid'])
    expect(events[2]).toEqual({ kind: 'lotDrawn', pair: [0, 1], winner })
    expect(only(events, 'duelWon')).toEqual([
      { kind: 'duelWon', seat: winner, loser: 1 - winner, points: [2, 2], by: 'judgement' },
    ])
    expect([tournament.toAct(s.state), s.state.purses[winner]]).toEqual([[winner], 30])
  })

  test('7.2 a judgement moves no card', () => {
    const s = race()
    const before = JSON.stringify([s.state.hands, s.state.heap])
    tell(s, 'clerk', 'touch 1 crown 300', 'touch 2 crown 400')
    expect(JSON.stringify([s.state.hands, s.state.heap])).toBe(before)
  })

  test('7.2 nothing else is done meanwhile', () => {
    for (const s of [judgement(), race()]) {
      for (const text of ['ready', 'offer sh1 for 1c to all']) expect(refused(s, 0, text)).toBe('judgementFirst 7.2')
      expect(refused(s, 0, 'stay')).toBe('nothingToAnnounce 5.2')
      expect(refused(s, 0, 'lay sh1 sw1 la1 ar1')).toBe('nothingToLay 6.1')
      expect(refused(s, 0, 'buy')).toBe('nothingToBuy 6.5')
      expect(refused(s, 0, 'draft sh1')).toBe('nothingToDraft 2.4')
      expect(refused(s, 2, 'ready')).toBe('notAsked by no rule')
      expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
      expect(refused(s, 'clerk', 'begin run')).toBe('notForTheClerk by no rule')
    }
  })

  test('7.2 five seconds at most: nothing later is an action at all', () => {
    expect(tournament.parseAction({ ...say('touch 1 crown 300'), ms: 5000 })).toMatchObject({ kind: 'touch', ms: 5000 })
    expect(tournament.parseAction({ ...say('touch 1 crown 300'), ms: 5001 })).toMatchObject({ kind: 'refusal' })
  })

  test('7.2 afterwards everybody sees throw, right token, both touches and the winner', () => {
    const { events } = run('crown 350', 'cup 200')
    const [shown] = only(events, 'touchesShown')
    expect(shown).toEqual({
      kind: 'touchesShown',
      pair: [0, 1],
      thrown: { emblems: ['crown', 'cup', 'crown'], dots: 2 },
      right: 'crown',
      touches: [
        { token: 'crown', ms: 350, measured: null },
        { token: 'cup', ms: 200, measured: null },
      ],
      winner: 0,
    })
    for (const viewer of [0, 1, 2, 'table'] as const) expect(seen(events, viewer)).toContainEqual(shown)
  })
})
