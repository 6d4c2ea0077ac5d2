import { describe, expect, test } from 'vitest'
import { timeThatCounts, tournament } from '../../../rules/index.ts'
import { type Draws, fall } from '../draws.ts'
import { asked, kinds, position, refused, type Told, tell, tellWith } from '../position.ts'
import { judgement, race } from '../scenes.ts'
import { only, seen } from '../telling.ts'

const CROWNS = fall('crown cup crown', 2)
const THROW = { emblems: ['crown', 'cup', 'crown'], dots: 2 }
const EVERYBODY = [0, 1, 2, 'table'] as const

function frameFor(s: Told, viewer: (typeof EVERYBODY)[number]) {
  const frame = tournament.view(s.state, viewer).frames.at(-1)
  if (frame?.kind !== 'judgement') throw new Error('no judgement')
  return frame
}

describe('7.3 Who does what', () => {
  test('7.3 only the clerk throws and enters times', () => {
    for (const s of [judgement(), race()]) {
      for (const seat of [0, 1, 2]) {
        for (const text of ['throw both', 'throw alone', 'touch 1 crown 300', 'touch 2 none'])
          expect(refused(s, seat, text)).toBe('clerkOnly 7.3')
      }
    }
  })

  test('7.3 live nobody but the clerk is asked', () => {
    for (const s of [judgement(), race()]) {
      expect(tournament.toAct(s.state)).toEqual(['clerk'])
      for (const viewer of EVERYBODY) expect(tournament.asked(tournament.view(s.state, viewer))).toBeUndefined()
    }
  })
})

describe('7.3 Live', () => {
  test('7.3 the throw is sent to all at once, never before', () => {
    const s = judgement()
    for (const viewer of EVERYBODY) expect(frameFor(s, viewer)).toMatchObject({ shown: null, thrown: null })
    const events = tellWith(s, 'clerk', 'throw both', CROWNS)
    for (const viewer of EVERYBODY) {
      expect(seen(events, viewer)).toEqual([{ kind: 'tokensThrown', no: 1, thrown: THROW }])
      expect(frameFor(s, viewer)).toMatchObject({ shown: 'both', thrown: THROW })
    }
  })

  test('7.3 there is no run to begin', () => {
    expect(refused(judgement(), 0, 'begin run')).toBe('throwFirst 7.1')
    expect(refused(race(), 0, 'begin run')).toBe('noRun 7.3')
    for (const s of [judgement(), race()]) expect(refused(s, 2, 'begin run')).toBe('notAsked by no rule')
  })

  test('7.3 a touch is sealed until both are in: its own knight alone sees it', () => {
    const s = race()
    const events = tell(s, 'clerk', 'touch 1 crown 300 (300 350 60)')
    const touch = { token: 'crown', ms: 300, measured: { claimed: 300, span: 350, allowance: 60 } }
    expect(seen(events, 0)).toEqual([{ kind: 'touched', seat: 0, touch }])
    expect(frameFor(s, 0).touches).toEqual([touch, null])
    for (const viewer of [1, 2, 'table'] as const) {
      expect(seen(events, viewer)).toEqual([{ kind: 'touched', seat: 0, touch: null }])
      expect(frameFor(s, viewer)).toMatchObject({ hasTouched: [true, false], touches: [null, null] })
    }
  })

  test('7.3 hit, miss or no touch: until both are in the others see the same', () => {
    const sights = ['crown 300', 'cup 4000', 'crown 20', 'none'].map((touch) => {
      const s = race()
      const events = tell(s, 'clerk', `touch 2 ${touch}`)
      return ([0, 2, 'table'] as const).map((viewer) => [seen(events, viewer), tournament.view(s.state, viewer)])
    })
    for (const other of sights) expect(other).toEqual(sights[0])
  })

  test('7.3 both players see every number afterwards', () => {
    const s = race()
    tell(s, 'clerk', 'touch 1 crown 300 (300 350 60)')
    const events = tell(s, 'clerk', 'touch 2 crown 410 (380 450 40)')
    for (const viewer of [0, 1] as const) {
      expect(only(seen(events, viewer), 'touchesShown')).toMatchObject([
        {
          touches: [
            { token: 'crown', ms: 300, measured: { claimed: 300, span: 350, allowance: 60 } },
            { token: 'crown', ms: 410, measured: { claimed: 380, span: 450, allowance: 40 } },
          ],
          winner: 0,
        },
      ])
    }
  })
})

describe('7.3 The time that counts', () => {
  test.each([
    ['the claimed one', 320, 400, 100, 320],
    ['moved up to span less allowance if it is less', 200, 400, 100, 300],
    ['a claim of nothing', 0, 400, 100, 300],
    ['exactly span less allowance', 300, 400, 100, 300],
    ['moved down to the span if it is more', 450, 400, 100, 400],
    ['exactly the span', 400, 400, 100, 400],
    ['the allowance is at most 300', 100, 1000, 900, 700],
    ['an allowance of 300 is all allowed', 100, 1000, 300, 700],
    ['one of 299 is less', 100, 1000, 299, 701],
    ['without allowance the span', 100, 400, 0, 400],
    ['a span shorter than the allowance leaves the claim', 60, 200, 250, 60],
    ['and never goes below nothing', 0, 200, 250, 0],
  ])('7.3 %s: claimed %i, span %i, allowance %i: %i', (_, claimed, span, allowance, ms) => {
    expect(timeThatCounts({ claimed, span, allowance })).toBe(ms)
  })

  test('7.3 a time that was miscounted is refused, with the right one', () => {
    const s = race()
    expect(refused(s, 'clerk', 'touch 1 crown 200 (200 400 100)')).toBe('timeMiscounted 7.3 seat=0 ms=300')
    expect(refused(s, 'clerk', 'touch 2 crown 450 (450 400 100)')).toBe('timeMiscounted 7.3 seat=1 ms=400')
    expect(refused(s, 'clerk', 'touch 2 cup 299 (100 1000 900)')).toBe('timeMiscounted 7.3 seat=1 ms=700')
    tell(s, 'clerk', 'touch 1 crown 300 (200 400 100)')
    expect(tournament.toAct(s.state)).toEqual(['clerk'])
  })

  test('7.3 the counted time decides, not the claimed one', () => {
    const s = race()
    tell(s, 'clerk', 'touch 1 crown 500 (150 600 100)')
    const events = tell(s, 'clerk', 'touch 2 crown 400 (400 450 60)')
    expect(only(events, 'touchesShown')).toMatchObject([{ winner: 1 }])
  })

  test('7.3 a claim below 100 that the wire does not bear out is no false start; one that it does is', () => {
    const moved = race()
    tell(moved, 'clerk', 'touch 1 crown 300 (50 400 100)', 'touch 2 crown 900')
    expect(moved.state.purses).toEqual([30, 20, 20])
    const early = race()
    tell(early, 'clerk', 'touch 1 crown 50 (50 120 100)', 'touch 2 crown 900')
    expect(early.state.purses).toEqual([20, 30, 20])
  })

  test('7.3 the same wherever and whenever it is decided: the engine reads no clock', () => {
    const outcome = () => {
      const s = race()
      tell(s, 'clerk', 'touch 1 crown 300', 'touch 2 crown 301')
      return s.state
    }
    expect(outcome()).toEqual(outcome())
  })
})

describe('7.3 Over days', () => {
  function alone(): Told {
    const s = judgement()
    tellWith(s, 'clerk', 'throw alone')
    return s
  }

  test('7.3 at first nobody sees anything: not the knights, not the table', () => {
    const s = judgement()
    const events = tellWith(s, 'clerk', 'throw alone')
    for (const viewer of EVERYBODY) {
      expect(seen(events, viewer)).toEqual([{ kind: 'tokensThrown', no: 1, thrown: null }])
      expect(frameFor(s, viewer)).toMatchObject({ shown: 'alone', thrown: null })
    }
  })

  test('7.3 each knight runs at a time of his choosing: both are asked', () => {
    const s = alone()
    expect(tournament.toAct(s.state)).toEqual([0, 1])
    for (const seat of [0, 1]) {
      expect(s.legal(seat)).toEqual([{ kind: 'beginRun' }])
      expect(tournament.asked(tournament.view(s.state, seat))).toEqual({
        kind: 'judgement',
        rule: '7.3',
        params: { no: 1 },
      })
    }
    expect([s.legal('clerk'), refused(s, 2, 'begin run')]).toEqual([[], 'notAsked by no rule'])
  })

  test.each([
    [0, 1],
    [1, 0],
  ])('7.3 seat %i begins: he alone sees the throw; seat %i later sees the same', (first, second) => {
    const s = alone()
    const begun = tellWith(s, first, 'begin run', CROWNS)
    expect(seen(begun, first)).toEqual([{ kind: 'runBegun', seat: first, thrown: THROW }])
    for (const viewer of EVERYBODY.filter((each) => each !== first)) {
      expect(seen(begun, viewer)).toEqual([{ kind: 'runBegun', seat: first, thrown: null }])
      expect(frameFor(s, viewer).thrown).toBeNull()
    }
    expect(frameFor(s, first === 0 ? 0 : 1).thrown).toEqual(THROW)
    expect(tournament.toAct(s.state)).toEqual([second, 'clerk'])
    const later = tellWith(s, second, 'begin run')
    expect(seen(later, second)).toEqual([{ kind: 'runBegun', seat: second, thrown: THROW }])
    expect([frameFor(s, 2).thrown, frameFor(s, 'table').thrown]).toEqual([null, null])
  })

  test('7.3 whatever fell, the other sees the same before his own run', () => {
    const throws: Draws[] = [CROWNS, fall('cup orb crown', 1), fall('cup orb orb', 2)]
    const sights = throws.map((draws) => {
      const s = alone()
      const events = [...tellWith(s, 0, 'begin run', draws), ...tell(s, 'clerk', 'touch 1 orb 400')]
      return ([1, 2, 'table'] as const).map((viewer) => [seen(events, viewer), tournament.view(s.state, viewer)])
    })
    for (const other of sights) expect(other).toEqual(sights[0])
  })

  test('7.3 opening it is final: once each', () => {
    const s = alone()
    tellWith(s, 0, 'begin run', CROWNS)
    expect(refused(s, 0, 'begin run')).toBe('alreadyRun 7.3')
    tell(s, 'clerk', 'touch 1 cup 400')
    expect(refused(s, 0, 'begin run')).toBe('alreadyRun 7.3')
    expect(refused(s, 'clerk', 'throw alone')).toBe('alreadyThrown 7.1')
  })

  test('7.3 no touch before his own run', () => {
    const s = alone()
    for (const seat of [1, 2])
      expect(refused(s, 'clerk', `touch ${seat} crown 300`)).toBe(`runFirst 7.3 seat=${seat - 1}`)
    tellWith(s, 0, 'begin run', CROWNS)
    expect(refused(s, 'clerk', 'touch 2 crown 300')).toBe('runFirst 7.3 seat=1')
    expect(refused(s, 'clerk', 'touch 2 none')).toBe('runFirst 7.3 seat=1')
    for (const action of s.legal('clerk'))
      expect(action).toMatchObject({ kind: expect.stringMatching(/^touch/), seat: 0 })
    tell(s, 'clerk', 'touch 1 crown 300')
    expect(s.legal('clerk')).toEqual([])
    expect(tournament.toAct(s.state)).toEqual([1])
  })

  test('7.3 one may finish before the other begins; his time stays sealed while the other runs', () => {
    const s = alone()
    tellWith(s, 0, 'begin run', CROWNS)
    const touched = tell(s, 'clerk', 'touch 1 crown 300')
    expect(seen(touched, 1)).toEqual([{ kind: 'touched', seat: 0, touch: null }])
    tellWith(s, 1, 'begin run')
    for (const viewer of [1, 2, 'table'] as const) expect(frameFor(s, viewer).touches).toEqual([null, null])
    const events = tell(s, 'clerk', 'touch 2 crown 290')
    expect(only(events, 'touchesShown')).toMatchObject([{ winner: 1, touches: [{ ms: 300 }, { ms: 290 }] }])
    for (const viewer of EVERYBODY) expect(only(seen(events, viewer), 'touchesShown')).toHaveLength(1)
    expect([asked(s.state), s.state.purses]).toEqual(['purchase', [20, 30, 20]])
  })

  test('7.3 after two misses the clerk throws again, and both run again', () => {
    const s = alone()
    tellWith(s, 0, 'begin run', CROWNS)
    tellWith(s, 1, 'begin run')
    tell(s, 'clerk', 'touch 1 none', 'touch 2 orb 300')
    expect(tournament.toAct(s.state)).toEqual(['clerk'])
    tellWith(s, 'clerk', 'throw alone')
    expect(tournament.toAct(s.state)).toEqual([0, 1])
    const [begun] = tellWith(s, 1, 'begin run', fall('cup orb orb', 1))
    expect(begun).toEqual({ kind: 'runBegun', seat: 1, thrown: { emblems: ['cup', 'orb', 'orb'], dots: 1 } })
    tellWith(s, 0, 'begin run')
    tell(s, 'clerk', 'touch 2 cup 300', 'touch 1 orb 200')
    expect(s.state.purses).toEqual([20, 30, 20])
  })
})

describe('7.3 judgementByLot', () => {
  test.each([0, 1])('7.3 a fair draw replaces the race: for seat %i', (winner) => {
    const s = position({
      hands: ['sh6 sw6 la1 ar1', 'sh1 sw1 la6 ar6', 'rest'],
      options: { judgementByLot: true },
      phase: 'duel',
    })
    tell(s, 0, 'lay sh6 sw6 la1 ar1')
    const events = tellWith(s, 1, 'lay sh1 sw1 la6 ar6', [['lot', winner]])
    expect(kinds(events).slice(-4)).toEqual(['judgementCalled', 'lotDrawn', 'duelWon', 'rewardPaid'])
    expect(events.slice(-3)).toEqual([
      { kind: 'lotDrawn', pair: [0, 1], winner },
      { kind: 'duelWon', seat: winner, loser: 1 - winner, points: [2, 2], by: 'judgement' },
      { kind: 'rewardPaid', seat: winner, coins: 10 },
    ])
    expect([asked(s.state), tournament.toAct(s.state), s.state.purses[winner]]).toEqual(['purchase', [winner], 30])
  })

  test('7.3 the draw has two sides, one each', () => {
    const hands = ['sh6 sw6 la1 ar1', 'sh1 sw1 la6 ar6', 'rest']
    const s = position({ hands, options: { judgementByLot: true }, phase: 'duel' })
    tell(s, 0, 'lay sh6 sw6 la1 ar1')
    const lay = { kind: 'lay', cards: s.state.hands[1] ?? [] } as const
    expect(s.stepBy(1, lay, [['lot', 1]]).draws).toEqual([{ why: 'lot', sides: 2, value: 1 }])
  })

  test('7.3 who wins by points needs no lot', () => {
    const hands = ['sh2 sw2 la2 ar2', 'sh1 sw1 la1 ar1', 'rest']
    const s = position({ hands, options: { judgementByLot: true }, phase: 'duel' })
    tell(s, 0, 'lay sh2 sw2 la2 ar2')
    expect(kinds(tell(s, 1, 'lay sh1 sw1 la1 ar1'))).not.toContain('lotDrawn')
  })
})
