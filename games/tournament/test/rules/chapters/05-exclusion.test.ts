import { seededChance, step } from '@logres/kernel'
import { chiSquare, chiSquareLimit } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { pairsOf, tournament } from '../../../rules/index.ts'
import { dealt } from '../draws.ts'
import { asked, handOf, kinds, market, position, refused, say, tell, tellWith } from '../position.ts'
import { allSay, bannersOf, isOver, nobodyBuys, only } from '../telling.ts'

/** Six hands that are all complete; the first knights have the low cards. */
const SIX = [1, 2, 3, 4, 5, 6].map((value) => `sh${value} sw${value} la${value} ar${value}`)

function announcement(seats: number, given: { round?: number; banners?: string; hands?: readonly string[] } = {}) {
  return position({ seats, hands: SIX.slice(0, seats), phase: 'announcement', ...given })
}

/** "AB CD": who meets whom, by banner. */
function duelsOf(state: Parameters<typeof pairsOf>[0]): string {
  return pairsOf(state)
    .map((pair) => pair.map((seat) => state.banners[seat]).join(''))
    .join(' ')
}

describe('5.3 Who is out', () => {
  test('5.3 keeps cards and money', () => {
    const s = position({ hands: ['sh1 sw1 ar1', ...SIX.slice(1, 3)], purses: [7, 20, 20], phase: 'announcement' })
    allSay(s, {}, dealt('AB'))
    expect([handOf(s.state, 0), s.state.purses]).toEqual(['sh1 sw1 ar1', [7, 20, 20]])
  })

  test('5.3 goes on bartering: he offers, accepts, and the barter waits for him', () => {
    const s = position({ hands: SIX.slice(0, 3), banners: 'A-B' })
    expect(tournament.toAct(s.state)).toEqual([0, 1, 2, 'clerk'])
    tell(s, 1, 'offer la2 for 5c to all')
    expect(market(s.state)).toBe('2>all#1')
    tell(s, 0, 'accept 2>all#1')
    tell(s, 2, 'offer la3 for 4c to 2')
    tell(s, 1, 'accept 3>2#1')
    expect([handOf(s.state, 1), s.state.purses]).toEqual(['sh2 sw2 la3 ar2', [15, 21, 24]])
    tell(s, 0, 'ready')
    tell(s, 2, 'ready')
    expect(asked(s.state)).toBe('barter')
    tell(s, 1, 'ready')
    expect(asked(s.state)).toBe('announcement')
  })

  test('5.3 in every later barter too', () => {
    const s = announcement(3)
    allSay(s, { 1: 'retire' }, dealt('AB'))
    allSay(s)
    tell(s, 0, 'lay sh1 sw1 la1 ar1')
    tell(s, 2, 'lay sh3 sw3 la3 ar3')
    nobodyBuys(s)
    expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['barter', [0, 1, 2, 'clerk']])
    tell(s, 1, 'offer la2 for 5c to all')
    tell(s, 2, 'accept 2>all#1')
    expect(handOf(s.state, 1)).toBe('sh2 sw2 ar2')
  })

  test('5.3 never buys from the heap, and is out for the rest of the game', () => {
    const s = announcement(3)
    allSay(s, { 1: 'retire' }, dealt('AB'))
    allSay(s)
    tell(s, 0, 'lay sh1 sw1 la1 ar1')
    tell(s, 2, 'lay sh3 sw3 la3 ar3')
    const buyers: number[] = []
    for (const buyer of [2, 0]) {
      expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['purchase', [buyer]])
      expect([refused(s, 1, 'buy'), refused(s, 1, 'pass')]).toEqual(['notAsked by no rule', 'notAsked by no rule'])
      tell(s, buyer, 'pass')
      buyers.push(buyer)
    }
    tell(s, 'clerk', 'end barter')
    expect([asked(s.state), tournament.toAct(s.state), bannersOf(s.state)]).toEqual(['announcement', [0, 2], 'A-B'])
    expect(refused(s, 1, 'stay')).toBe('notAsked by no rule')
  })

  test('5.3 he lays for nobody and runs for nobody', () => {
    const s = position({ hands: SIX.slice(0, 3), banners: 'A-B', phase: 'duel' })
    expect(tournament.toAct(s.state)).toEqual([0, 2])
    expect(refused(s, 1, 'lay sh2 sw2 la2 ar2')).toBe('notAsked by no rule')
  })
})

describe('5.4 After an exclusion', () => {
  test.each([
    [6, 5, 'AB CD'],
    [5, 4, 'AB CD'],
    [4, 3, 'AB'],
    [3, 2, 'AB'],
  ])('5.4 of %i knights %i are left: the card for their number, the highest banner gone', (seats, left, duels) => {
    const s = announcement(seats)
    const letters = 'ABCDEF'.slice(0, left)
    const events = allSay(s, { 0: 'retire' }, dealt(letters))
    expect(bannersOf(s.state)).toBe(`-${letters}`)
    expect(duelsOf(s.state)).toBe(duels)
    expect(only(events, 'bannersDealt')).toEqual([{ kind: 'bannersDealt', banners: [null, ...letters] }])
  })

  test('5.4 the banners are dealt again: anybody may get any of them', () => {
    for (const banners of ['AB', 'BA']) {
      const s = announcement(3)
      allSay(s, { 1: 'retire' }, dealt(banners))
      expect(bannersOf(s.state)).toBe(`${banners[0]}-${banners[1]}`)
    }
    const five = announcement(6)
    allSay(five, { 2: 'retire' }, dealt('ECADB'))
    expect(bannersOf(five.state)).toBe('EC-ADB')
    expect(duelsOf(five.state)).toBe('AB CD')
  })

  test('5.4 each way to deal them is equally likely', () => {
    const s = announcement(4)
    for (const seat of [0, 1, 2]) tell(s, seat, 'stay')
    const chance = seededChance('banners')
    const found = new Map<string, number>()
    for (let i = 0; i < 3000; i++) {
      const done = step(tournament, s.state, 3, say('retire'), chance)
      if (done.kind === 'refusal') throw new Error(done.code)
      const banners = bannersOf(done.state)
      found.set(banners, (found.get(banners) ?? 0) + 1)
    }
    expect([...found.keys()].toSorted()).toEqual(['ABC-', 'ACB-', 'BAC-', 'BCA-', 'CAB-', 'CBA-'])
    expect(chiSquare([...found.values()], [500, 500, 500, 500, 500, 500])).toBeLessThan(chiSquareLimit(5))
  })

  test('5.4 round 1 again, whatever round it was', () => {
    for (const round of [2, 3, 5]) {
      const s = announcement(6, { round })
      allSay(s, { 5: 'retire' }, dealt('ABCDE'))
      expect(s.state.round).toBe(1)
    }
  })

  test('5.4 nobody goes: banners, card and round stay', () => {
    const s = announcement(6, { round: 4, banners: 'FEDCBA' })
    const events = allSay(s)
    expect(kinds(events).slice(5)).toEqual(['answered', 'announced', 'duelBegan'])
    expect([bannersOf(s.state), s.state.round, duelsOf(s.state)]).toEqual(['FEDCBA', 4, 'AD CE BF'])
  })

  test('5.4 no barter: the new pairs are announced at once, and everybody is asked again', () => {
    const s = announcement(4)
    const events = allSay(s, { 3: 'retire' }, dealt('ABC'))
    expect(kinds(events)).toEqual(['answered', 'answered', 'answered', 'answered', 'announced', 'bannersDealt'])
    expect(s.state.frames.at(-1)).toEqual({
      kind: 'announcement',
      hasAnswered: [false, false, false, false],
      answers: [null, null, null, null],
    })
    expect(tournament.toAct(s.state)).toEqual([0, 1, 2])
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
    expect(refused(s, 0, 'offer sh1 for 1c to all')).toBe('announceFirst 5.2')
  })

  test('5.4 only that first round goes without barter', () => {
    const s = announcement(4, { round: 2 })
    allSay(s, { 3: 'retire' }, dealt('ABC'))
    allSay(s)
    tell(s, 0, 'lay sh1 sw1 la1 ar1')
    tell(s, 1, 'lay sh2 sw2 la2 ar2')
    nobodyBuys(s)
    expect([asked(s.state), s.state.round, duelsOf(s.state)]).toEqual(['barter', 2, 'AC'])
  })

  test('5.4 who withdraws in the new announcement is out as well', () => {
    const s = announcement(4)
    allSay(s, { 3: 'retire' }, dealt('ABC'))
    const events = allSay(s, { 0: 'retire' }, dealt('BA'))
    expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [0] }])
    expect(bannersOf(s.state)).toBe('-BA-')
  })

  test('5.4 repeated until nobody goes: six, five, four, three, two', () => {
    const s = announcement(6)
    for (const [goes, letters] of [
      [0, 'ABCDE'],
      [1, 'ABCD'],
      [2, 'ABC'],
      [3, 'AB'],
    ] as const) {
      expect(asked(s.state)).toBe('announcement')
      allSay(s, { [goes]: 'retire' }, dealt(letters))
    }
    expect([asked(s.state), bannersOf(s.state)]).toEqual(['announcement', '----AB'])
    allSay(s)
    expect([asked(s.state), s.state.purses]).toEqual(['lay', [20, 20, 20, 20, 20, 20]])
  })

  test('5.4 a former bye knight who now duels is checked', () => {
    const s = announcement(3, { hands: [SIX[0] ?? '', SIX[1] ?? '', 'sh3 jo'] })
    allSay(s, { 0: 'retire' }, dealt('BA'))
    expect([bannersOf(s.state), asked(s.state)]).toEqual(['-BA', 'announcement'])
    expect(only(allSay(s), 'announced')).toEqual([{ kind: 'announced', out: [2] }])
    expect([s.state.lastKnight, s.state.purses]).toEqual([1, [20, 30, 20]])
  })

  test('5.4 a former bye knight who has the bye again is not', () => {
    const s = announcement(5, { hands: [...SIX.slice(0, 4), 'sh5'] })
    allSay(s, { 0: 'retire', 1: 'retire' }, dealt('ABC'))
    expect([bannersOf(s.state), duelsOf(s.state)]).toEqual(['--ABC', 'AB'])
    allSay(s)
    expect([asked(s.state), bannersOf(s.state)]).toEqual(['lay', '--ABC'])
  })

  test('5.4 who was checked already and now has the bye stays in', () => {
    const s = announcement(4)
    allSay(s, { 1: 'retire' }, dealt('CAB'))
    expect(only(allSay(s), 'announced')).toEqual([{ kind: 'announced', out: [] }])
    expect([bannersOf(s.state), tournament.toAct(s.state)]).toEqual(['C-AB', [2, 3]])
  })

  test('5.4 several may go at once, some incomplete and some withdrawing: the card for those left', () => {
    const s = announcement(6, { hands: ['', ...SIX.slice(1, 4), 'sh5 sw5 la5', 'sh6 sw6 la6 ar6'] })
    const events = allSay(s, { 3: 'retire' }, dealt('CBA'))
    expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [0, 3, 4] }])
    expect([bannersOf(s.state), duelsOf(s.state), asked(s.state)]).toEqual(['-CB--A', 'AB', 'announcement'])
    expect(kinds(events).filter((kind) => kind === 'bannersDealt')).toHaveLength(1)
  })

  test('5.4 no reward for a duel that did not take place', () => {
    const s = announcement(4)
    const events = allSay(s, { 0: 'retire' }, dealt('ABC'))
    expect(kinds(events)).not.toContain('rewardPaid')
    expect(s.state.purses).toEqual([20, 20, 20, 20])
  })

  test('5.4 the banners lie open: everybody sees who has which', () => {
    const s = announcement(4)
    const events = allSay(s, { 0: 'retire' }, dealt('CAB'))
    for (const viewer of [0, 1, 2, 3, 'table'] as const) {
      expect(tournament.view(s.state, viewer).banners).toEqual([null, 'C', 'A', 'B'])
      for (const event of only(events, 'bannersDealt')) expect(tournament.redact(event, viewer)).toEqual(event)
    }
  })
})

describe('5.5 The last knight', () => {
  test.each([
    ['complete', SIX[2] ?? ''],
    ['incomplete', 'sh3 sw3'],
    ['without any card', ''],
  ])('5.5 the one who is left, %s, gets 10 once and the game ends', (_, hand) => {
    const s = announcement(3, { hands: ['sh1', SIX[1] ?? '', hand] })
    const events = allSay(s, { 1: 'retire' })
    expect(kinds(events)).toEqual(['answered', 'answered', 'answered', 'announced', 'rewardPaid', 'gameEnded'])
    expect(events.slice(3, 5)).toEqual([
      { kind: 'announced', out: [0, 1] },
      { kind: 'rewardPaid', seat: 2, coins: 10 },
    ])
    expect([s.state.purses, s.state.lastKnight, isOver(s.state)]).toEqual([[20, 20, 30], 2, true])
    expect(tournament.result(s.state)?.reason).toBe('lastKnight')
  })

  test('5.5 of two knights one goes: the other is the last', () => {
    for (const [goes, stays] of [
      [0, 2],
      [2, 0],
    ] as const) {
      const s = announcement(3, { banners: 'A-B' })
      allSay(s, { [goes]: 'retire' })
      expect([s.state.lastKnight, s.state.purses[stays], isOver(s.state)]).toEqual([stays, 30, true])
    }
  })

  test('5.5 two of two incomplete, or withdrawing, or one of each: none is left, nobody gets anything', () => {
    for (const [hands, words] of [
      [['sh1', 'sh2', ''], {}],
      [SIX.slice(0, 3), { 0: 'retire', 1: 'retire' }],
      [['sh1', SIX[1] ?? '', ''], { 1: 'retire' }],
    ] as const) {
      const s = announcement(3, { banners: 'AB-', hands })
      const events = allSay(s, words)
      expect(kinds(events)).toEqual(['answered', 'answered', 'announced', 'gameEnded'])
      expect([s.state.purses, s.state.lastKnight, isOver(s.state)]).toEqual([[20, 20, 20], null, true])
      expect(tournament.result(s.state)?.reason).toBe('noKnight')
    }
  })

  test('5.5 all six go at once', () => {
    const s = announcement(6, { hands: ['', '', '', '', '', ''] })
    allSay(s)
    expect([s.state.purses, s.state.ended, isOver(s.state)]).toEqual([[20, 20, 20, 20, 20, 20], 'noKnight', true])
  })

  test('5.5 five of six go at once: the sixth is the last', () => {
    const s = announcement(6, { hands: ['', '', '', SIX[3] ?? '', '', ''] })
    allSay(s)
    expect([s.state.lastKnight, s.state.purses]).toEqual([3, [20, 20, 20, 30, 20, 20]])
  })

  test('5.5 two are left: the game goes on', () => {
    const s = announcement(6, { hands: ['', '', SIX[2] ?? '', SIX[3] ?? '', '', ''] })
    allSay(s, {}, dealt('AB'))
    expect([asked(s.state), isOver(s.state), s.state.lastKnight]).toEqual(['announcement', false, null])
  })

  test('5.5 a last knight without money of his own gets 10 as well, and excluded ones nothing', () => {
    const s = position({ purses: [0, 3, 50], banners: 'AB-', hands: SIX.slice(0, 3), phase: 'announcement' })
    tell(s, 0, 'stay')
    tellWith(s, 1, 'retire')
    expect(s.state.purses).toEqual([10, 3, 50])
  })
})
