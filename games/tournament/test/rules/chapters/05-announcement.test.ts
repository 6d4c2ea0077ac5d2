import { at, isTakeable } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { hasOutfit, tournament } from '../../../rules/index.ts'
import { dealt } from '../draws.ts'
import { asked, cards, codes, handOf, kinds, position, refused, say, tell, tellWith } from '../position.ts'
import { allSay, bannersOf, only, seen } from '../telling.ts'

describe('5.1 The outfit', () => {
  test.each([
    'sh1 sw1 la1 ar1',
    'sh6 sw2 la15 ar9',
    'sh1 sh2 sw1 sw2 la1 la2 ar1 ar2',
    'sw1 la1 ar1 jo',
    'sh1 la1 ar1 jo',
    'sh1 sw1 ar1 jo',
    'sh1 sw1 la1 jo',
    'sh1 sw1 jo jo',
    'la1 ar1 jo jo',
    'sh1 ar1 jo jo',
    'ar7 jo jo jo',
    'sh1 jo jo jo',
    'jo jo jo jo',
    'jo jo jo jo jo jo',
    'sh1 sw1 la1 ar1 jo',
    'sh1 sh2 sh3 jo jo jo',
  ])('5.1 %s is complete', (text) => {
    expect(hasOutfit(cards(text))).toBe(true)
  })

  test.each([
    '',
    'sw1 la1 ar1',
    'sh1 la1 ar1',
    'sh1 sw1 ar1',
    'sh1 sw1 la1',
    'sh1 sh2 sh3 sh4 sw1 la1',
    'sh1 sw1 jo',
    'ar1 ar2 ar3 la1 la2 jo',
    'sh1 jo jo',
    'sh1 sh2 sh3 sh4 jo jo',
    'jo jo jo',
  ])('5.1 "%s" is not', (text) => {
    expect(hasOutfit(cards(text))).toBe(false)
  })

  test('5.1 a knight with four jokers and nothing else stays, and may lay them', () => {
    const s = position({ seats: 4, hands: ['jo jo jo jo', 'sh1 sw1 la1 ar1', '', 'rest'], banners: 'AB-C' })
    tell(s, 'clerk', 'end barter')
    allSay(s)
    expect([asked(s.state), bannersOf(s.state)]).toEqual(['lay', 'AB-C'])
    expect(s.legal(0)).toEqual([say('lay jo jo jo jo')])
  })
})

describe('5.2 Stay or withdraw', () => {
  const FULL = 'sh1 sw1 la1 ar1'
  const complete = ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3'] as const
  const announcement = (hands: readonly string[] = complete, banners = 'ABC') =>
    position({ hands, banners, phase: 'announcement' })

  test('5.2 a player who has a complete outfit and stays, fights', () => {
    const s = announcement()
    const events = allSay(s)
    expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [] }])
    expect([asked(s.state), bannersOf(s.state), s.state.round]).toEqual(['lay', 'ABC', 1])
  })

  test.each(['stay', 'retire'])('5.2 an incomplete duellist who says "%s" is out', (word) => {
    for (const seat of [0, 1]) {
      const hands = complete.map((hand, each) => (each === seat ? hand.replace(/la\d/, '') : hand))
      const s = announcement(hands)
      const events = allSay(s, { [seat]: word }, dealt('AB'))
      expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [seat] }])
      expect(s.state.banners[seat]).toBeNull()
    }
  })

  test('5.2 what counts is the hand at the announcement: who sold his lance in the barter is out', () => {
    const s = position({ hands: ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3'] })
    tell(s, 0, 'offer la1 for 3c to all')
    tell(s, 2, 'accept 1>all#1')
    tell(s, 'clerk', 'end barter')
    expect(only(allSay(s, {}, dealt('AB')), 'announced')).toEqual([{ kind: 'announced', out: [0] }])
  })

  test('5.2 who bought the missing card in the barter stays', () => {
    const s = position({ hands: ['sh1 sw1 ar1', 'sh2 sw2 la2 ar2', 'la3'] })
    tell(s, 2, 'offer la3 for 3c to all')
    tell(s, 0, 'accept 3>all#1')
    tell(s, 'clerk', 'end barter')
    expect(only(allSay(s), 'announced')).toEqual([{ kind: 'announced', out: [] }])
  })

  test('5.2 the knight with the bye is not checked', () => {
    const s = announcement([complete[0], complete[1], 'sh3'])
    expect(only(allSay(s), 'announced')).toEqual([{ kind: 'announced', out: [] }])
    expect([asked(s.state), bannersOf(s.state)]).toEqual(['lay', 'ABC'])
  })

  test.each([
    [3, 1, 'C'],
    [3, 2, 'B'],
    [3, 3, 'A'],
    [5, 1, 'E'],
    [5, 2, 'D'],
    [5, 3, 'C'],
    [5, 4, 'B'],
    [5, 5, 'A'],
  ] as const)('5.2 %i knights, round %i: all but %s are checked', (seats, round, bye) => {
    const hands = Array.from({ length: seats }, () => '')
    const s = position({ seats, hands, round, phase: 'announcement' })
    const out = 'ABCDE'
      .slice(0, seats)
      .split('')
      .flatMap((banner, seat) => (banner === bye ? [] : [seat]))
    expect(only(allSay(s), 'announced')).toEqual([{ kind: 'announced', out }])
    expect(s.state.lastKnight).toBe('ABCDE'.indexOf(bye))
  })

  test.each([4, 6])('5.2 of %i knights none has the bye: all are checked', (seats) => {
    const s = position({ seats, hands: Array.from({ length: seats }, () => ''), phase: 'announcement' })
    expect(only(allSay(s), 'announced')).toEqual([{ kind: 'announced', out: [0, 1, 2, 3, 4, 5].slice(0, seats) }])
  })

  test('5.2 everybody still fighting is asked, the bye’s knight and the incomplete too, and nobody else', () => {
    const s = position({ seats: 4, hands: [FULL, '', '', 'rest'], banners: 'AB-C', phase: 'announcement' })
    expect(tournament.toAct(s.state)).toEqual([0, 1, 3])
    for (const seat of [0, 1, 3]) {
      expect(s.legal(seat)).toEqual([say('stay'), say('retire')])
      const question = tournament.asked(tournament.view(s.state, seat))
      expect(question).toEqual({ kind: 'announcement', rule: '5.2', params: { round: 1 } })
    }
    expect(tournament.asked(tournament.view(s.state, 2))).toBeUndefined()
    for (const word of ['stay', 'retire', 'lay jo jo jo jo']) expect(refused(s, 2, word)).toBe('notAsked by no rule')
  })

  test('5.2 a complete knight may withdraw, and so may the one with the bye', () => {
    for (const seat of [0, 1, 2]) {
      const s = announcement()
      const events = allSay(s, { [seat]: 'retire' }, dealt('AB'))
      expect(only(events, 'announced')).toEqual([{ kind: 'announced', out: [seat] }])
      expect(s.state.banners.flatMap((banner, each) => (banner === null ? [each] : []))).toEqual([seat])
    }
  })

  test('5.2 the bye’s knight who withdraws is out, complete or not', () => {
    const s = announcement([complete[0], complete[1], 'sh3'])
    expect(only(allSay(s, { 2: 'retire' }, dealt('AB')), 'announced')).toEqual([{ kind: 'announced', out: [2] }])
  })

  test('5.2 an answer is secret: the others see only that there is one', () => {
    for (const word of ['stay', 'retire'] as const) {
      const s = announcement()
      const events = tell(s, 0, word)
      expect(seen(events, 0)).toEqual([{ kind: 'answered', seat: 0, answer: word }])
      for (const viewer of [1, 2, 'table'] as const) {
        expect(seen(events, viewer)).toEqual([{ kind: 'answered', seat: 0, answer: null }])
        expect(tournament.view(s.state, viewer).frames.at(-1)).toEqual({
          kind: 'announcement',
          hasAnswered: [true, false, false],
          answers: [null, null, null],
        })
      }
      expect(tournament.view(s.state, 0).frames.at(-1)).toMatchObject({ answers: [word, null, null] })
    }
  })

  test('5.2 all answers come out at once, whatever the order they come in', () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const s = announcement()
      const last = at(order, 2)
      for (const seat of order.slice(0, 2)) {
        expect(kinds(tell(s, seat, seat === 1 ? 'retire' : 'stay'))).toEqual(['answered'])
        expect([asked(s.state), bannersOf(s.state)]).toEqual(['announcement', 'ABC'])
      }
      const events = tellWith(s, last, last === 1 ? 'retire' : 'stay', dealt('AB'))
      expect(kinds(events)).toEqual(['answered', 'announced', 'bannersDealt'])
      expect(events[1]).toEqual({ kind: 'announced', out: [1] })
    }
  })

  test('5.2 the table sees who is out, not why: incomplete, withdrawn or both look alike', () => {
    const worlds = [
      { hand: 'sh2 sw2 ar2', word: 'stay' },
      { hand: 'sh2 sw2 ar2', word: 'retire' },
      { hand: 'sh2 sw2 jo', word: 'stay' },
      { hand: 'sh2 jo jo', word: 'retire' },
    ].map(({ hand, word }) => {
      const s = announcement([complete[0], hand, complete[2]])
      const told = tell(s, 0, 'stay')
      told.push(...tell(s, 1, word), ...tellWith(s, 2, 'stay', dealt('AB')))
      return { told, state: s.state }
    })
    for (const viewer of [0, 2, 'table'] as const) {
      const sights = worlds.map(({ told, state }) => [seen(told, viewer), tournament.view(state, viewer)])
      for (const other of sights) expect(other).toEqual(sights[0])
    }
    expect(worlds.map(({ state }) => bannersOf(state))).toEqual(['A-B', 'A-B', 'A-B', 'A-B'])
  })

  test('5.2 an answer is final', () => {
    const s = announcement()
    const before = s.state
    const done = s.stepBy(0, say('stay'))
    expect(isTakeable(tournament, before, 0, done)).toBe(false)
    for (const word of ['stay', 'retire']) expect(refused(s, 0, word)).toBe('alreadyAnswered 5.2')
    expect(tournament.toAct(s.state)).toEqual([1, 2])
    expect(tournament.asked(tournament.view(s.state, 0))).toBeUndefined()
  })

  test('5.2 the announcement comes first: nothing else is done meanwhile', () => {
    const s = announcement()
    expect(refused(s, 0, 'ready')).toBe('announceFirst 5.2')
    expect(refused(s, 0, 'offer sh1 for 1c to all')).toBe('announceFirst 5.2')
    expect(refused(s, 0, 'accept 2>all#1')).toBe('announceFirst 5.2')
    expect(refused(s, 0, 'lay sh1 sw1 la1 ar1')).toBe('nothingToLay 6.1')
    expect(refused(s, 0, 'buy')).toBe('nothingToBuy 6.5')
    expect(refused(s, 0, 'pass')).toBe('nothingToBuy 6.5')
    expect(refused(s, 0, 'begin run')).toBe('noJudgement 6.4')
    expect(refused(s, 0, 'draft sh1')).toBe('nothingToDraft 2.4')
    expect(refused(s, 0, 'end barter')).toMatch(/^clerkEndsBarter 4\.4/)
    expect(refused(s, 'clerk', 'stay')).toBe('notForTheClerk by no rule')
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
    expect(refused(s, 'clerk', 'throw both')).toBe('noJudgement 6.4')
    expect(refused(s, 'clerk', 'touch 1 crown 300')).toBe('noJudgement 6.4')
    expect(s.legal('clerk')).toEqual([])
  })

  test('5.2 outside of it there is nothing to announce', () => {
    const barter = position({ hands: complete })
    const duel = position({ hands: complete, phase: 'duel' })
    for (const word of ['stay', 'retire']) {
      expect(refused(barter, 0, word)).toBe('nothingToAnnounce 5.2')
      expect(refused(duel, 0, word)).toBe('nothingToAnnounce 5.2')
      expect(refused(duel, 2, word)).toBe('notAsked by no rule')
    }
  })

  test('5.2 the cards of who is out are shown to nobody', () => {
    const s = announcement([complete[0], 'sh2 sw2', complete[2]])
    allSay(s, {}, dealt('AB'))
    for (const viewer of [0, 2, 'table'] as const)
      expect(tournament.view(s.state, viewer).hands[1]).toEqual({ size: 2, cards: null })
    expect(codes(tournament.view(s.state, 1).hands[1]?.cards)).toBe('sh2 sw2')
    expect(handOf(s.state, 1)).toBe('sh2 sw2')
  })
})
