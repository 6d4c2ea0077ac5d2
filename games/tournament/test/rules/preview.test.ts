/* What a seat can know of an action's effect. That what is certain always happens is a law too (laws/). */
import { canonical, isRefusal, type Preview, type Seat, seededChance, step } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, tournament } from '../../rules/index.ts'
import { card, cards, codes, position, say, type Told, tell, tellWith } from './position.ts'
import { judgement } from './scenes.ts'
import { allSay, only } from './telling.ts'

/**
 * The preview, held against what happens: in the true world and in worlds the seat could be in all that is certain does,
 * and each of what is possible does in at least one of them.
 */
function preview(s: Told, seat: Seat, text: string): Preview<Event> {
  const action = say(text)
  const view = tournament.view(s.state, seat)
  const told = tournament.preview(view, seat, action)
  const happened = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const chance = seededChance(`${text} ${i}`)
    const world = i % 2 === 0 ? s.state : tournament.imagine(view, chance)
    const done = step(tournament, world, seat, action, chance)
    if (isRefusal(done)) throw new Error(done.code)
    const seen = done.events.map((event) => canonical(tournament.redact(event, seat) ?? null))
    for (const event of told.certain) expect(seen).toContain(canonical(event))
    for (const event of seen) happened.add(event)
  }
  for (const event of told.possible) expect([...happened]).toContain(canonical(event))
  return told
}

/** All that it says is certain. */
function certain(s: Told, seat: Seat, text: string): readonly Event[] {
  const told = preview(s, seat, text)
  expect(told.possible).toEqual([])
  return told.certain
}

const FULL = ['sh1 sw1 la1 ar1 jo', 'sh2 sw2 la2 ar2', 'rest'] as const
const publicly = { giver: 1, audience: 'all', n: 1 } as const

describe('preview of the draft', () => {
  test('2.4 the card is his', () => {
    const s = position({ phase: 'draft', hands: ['sh1', 'sh2', 'rest'], open: 'sw1 sw2 jo', banners: 'ABC' })
    const seat = tournament.toAct(s.state)[0]
    if (typeof seat !== 'number') throw new Error('nobody drafts')
    expect(certain(s, seat, 'draft sw2')).toEqual([{ kind: 'cardDrafted', seat, card: card('sw2') }])
    expect(certain(s, seat, 'draft jo')).toEqual([{ kind: 'cardDrafted', seat, card: card('jo') }])
  })
})

describe('preview of the barter', () => {
  const gives = { cards: cards('sh2'), coins: 3 }
  const wants = { cards: [], any: [{ weapon: 'lance', least: 2 }], coins: 1 } as const

  /** Seat 1 offers a shield and three coins for a lance and one coin. */
  function offered(audience = 'all') {
    const s = position({ hands: ['la3 la4 sh1', 'sh2 sw2', 'rest'] })
    tell(s, 1, `offer sh2 3c for la2+ 1c to ${audience}`)
    return s
  }

  test('4.2 an offer gets the next name of its giver and audience', () => {
    const s = position({ hands: ['la3 la4 sh1', 'sh2 sw2', 'rest'] })
    const made = { kind: 'offerMade', gives, wants, answers: null } as const
    expect(certain(s, 1, 'offer sh2 3c for la2+ 1c to all')).toEqual([{ ...made, offer: publicly }])
    tell(s, 1, 'offer sw2 for 1c to all', 'offer sw2 for 1c to 1')
    expect(certain(s, 1, 'offer sh2 3c for la2+ 1c to all')).toEqual([{ ...made, offer: { ...publicly, n: 2 } }])
    const secretly = { giver: 1, audience: [0, 2], n: 1 }
    expect(certain(s, 1, 'offer sh2 3c for la2+ 1c to 1,3')).toEqual([{ ...made, offer: secretly }])
    tell(s, 1, 'withdraw 2>1#1')
    const again = { giver: 1, audience: [0], n: 2 }
    expect(certain(s, 1, 'offer sh2 3c for la2+ 1c to 1')).toEqual([{ ...made, offer: again }])
  })

  test('4.3 a counter-offer declines the first and goes to its giver', () => {
    expect(certain(offered(), 0, 'counter 2>all#1: la3 for sh2 5c')).toEqual([
      { kind: 'offerDeclined', offer: publicly, seat: 0 },
      {
        kind: 'offerMade',
        offer: { giver: 0, audience: [1], n: 1 },
        gives: { cards: cards('la3'), coins: 0 },
        wants: { cards: cards('sh2'), any: [], coins: 5 },
        answers: publicly,
      },
    ])
  })

  test.each(['all', '1', '1,3'])('4.3 an acceptance strikes the deal, of an offer to %s', (audience) => {
    const s = offered(audience)
    const offer = s.state.offers[0]?.name
    const [struck] = certain(s, 0, `accept 2>${audience}#1 with la4`)
    expect(struck).toEqual({
      kind: 'dealStruck',
      seats: [0, 1],
      sizes: [3, 2],
      terms: { offer, taker: 0, gives, wants, fill: cards('la4') },
    })
  })

  test('4.3 the hand sizes after a deal of unequal sides, no matter who has the lower seat', () => {
    const s = position({ hands: ['la3 la4 sh1', 'sh2 sw2', 'rest'] })
    tell(s, 0, 'offer la3 la4 sh1 for sw2 to all', 'offer la3 for nothing to 2')
    expect(certain(s, 1, 'accept 1>all#1')).toMatchObject([{ seats: [0, 1], sizes: [1, 4] }])
    expect(certain(s, 1, 'accept 1>2#1')).toMatchObject([{ seats: [0, 1], sizes: [2, 3] }])
  })

  test('4.3 declining and withdrawing', () => {
    expect(certain(offered(), 0, 'decline 2>all#1')).toEqual([{ kind: 'offerDeclined', offer: publicly, seat: 0 }])
    expect(certain(offered(), 1, 'withdraw 2>all#1')).toEqual([
      { kind: 'offerWithdrawn', offer: publicly, dealtBy: [] },
    ])
  })

  test('4.4 who says last that he is ready ends the barter', () => {
    const s = position({ hands: FULL })
    expect(certain(s, 0, 'ready')).toEqual([{ kind: 'readySaid', seat: 0 }])
    tell(s, 0, 'ready')
    expect(certain(s, 1, 'ready')).toEqual([{ kind: 'readySaid', seat: 1 }])
    tell(s, 1, 'ready')
    expect(certain(s, 2, 'ready')).toEqual([
      { kind: 'readySaid', seat: 2 },
      { kind: 'barterEnded', by: 'ready' },
    ])
    expect(certain(s, 0, 'not ready')).toEqual([{ kind: 'readyTakenBack', seat: 0 }])
  })

  test('4.3 of an offer that is not there, or not shown to him, nothing is promised', () => {
    const nothing = { certain: [], possible: [] }
    const view = (s: Told, seat: Seat) => tournament.view(s.state, seat)
    expect(tournament.preview(view(offered(), 0), 0, say('accept 3>all#1'))).toEqual(nothing)
    expect(tournament.preview(view(offered('3'), 0), 0, say('accept 2>3#1'))).toEqual(nothing)
  })
})

describe('preview of the announcement and the duel', () => {
  test('5.2 the answer is given; what comes of it is for all to say', () => {
    for (const others of [0, 1, 2]) {
      const s = position({ hands: FULL, phase: 'announcement' })
      for (let seat = 0; seat < others; seat++) tell(s, seat, 'stay')
      for (const answer of ['stay', 'retire'] as const)
        expect(preview(s, others, answer).certain).toContainEqual({ kind: 'answered', seat: others, answer })
    }
  })

  test('6.1 the cards are laid, as the first and as the second', () => {
    const s = position({ hands: FULL, phase: 'duel' })
    const laid = { kind: 'equipmentLaid', seat: 0, cards: cards('sh1 jo la1 ar1') } as const
    expect(preview(s, 0, 'lay sh1 jo la1 ar1').certain).toContainEqual(laid)
    tell(s, 1, 'lay sh2 sw2 la2 ar2')
    expect(preview(s, 0, 'lay sh1 jo la1 ar1').certain).toContainEqual(laid)
  })

  test('6.5 a purchase may bring any card of the heap, as far as he knows it, and no other', () => {
    const s = position({ hands: FULL, phase: 'duel' })
    tell(s, 0, 'lay sh1 jo la1 ar1')
    tell(s, 1, 'lay sh2 sw2 la2 ar2')
    const bought = (seat: Seat) =>
      only(preview(s, seat, 'buy').possible, 'cardBought').map(({ card: each }) => codes(each === null ? [] : [each]))
    expect(bought(1)).toEqual(['sh2', 'sw2', 'la2', 'ar2'])
    expect(certain(s, 1, 'pass')).toEqual([{ kind: 'purchasePassed', seat: 1 }])
    tellWith(s, 1, 'buy', [['armour heap', 0]])
    // He knows what lay there, not which of them is gone: in the true world sh2 cannot be drawn, in his it could.
    expect(bought(0)).toEqual(['sh2', 'sw2', 'la2', 'ar2'])
  })

  test('6.5 a joker in the heap is one of the possible cards, once', () => {
    const s = position({ hands: ['jo sw2 la2 ar2', 'jo sw1 la1 ar1', 'rest'], phase: 'duel' })
    tell(s, 0, 'lay jo sw2 la2 ar2')
    tell(s, 1, 'lay jo sw1 la1 ar1')
    const found = only(preview(s, 0, 'buy').possible, 'cardBought').map(({ card: each }) => each)
    expect(found).toEqual(cards('sw2 la2 ar2 jo'))
  })

  test('7.3 of a run nobody can say what the tokens will show', () => {
    const s = judgement()
    tell(s, 'clerk', 'throw alone')
    expect(only(preview(s, 0, 'begin run').certain, 'runBegun')).toEqual([])
  })

  test('of what cannot be done nothing is promised that would change anything', () => {
    const s = position({ hands: FULL, phase: 'announcement' })
    allSay(s)
    const nothing = { certain: [], possible: [] }
    expect(tournament.preview(tournament.view(s.state, 0), 0, say('end barter'))).toEqual(nothing)
    expect(tournament.preview(tournament.view(s.state, 0), 0, say('throw both'))).toEqual(nothing)
    expect(tournament.preview(tournament.view(s.state, 0), 0, say('touch 1 crown 300'))).toEqual(nothing)
  })
})
