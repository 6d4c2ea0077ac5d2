import { isTakeable } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { fitsSpace, tournament, WEAPONS, worthOf } from '../../../rules/index.ts'
import { asked, card, cards, codes, handOf, kinds, position, refused, say, tell } from '../position.ts'
import { only, seen } from '../telling.ts'

const HANDS = ['sh1 sh2 sw1 la1 ar1 jo', 'sh3 sw3 sw4 la3 ar3 jo', 'rest'] as const

function duel(hands: readonly string[] = HANDS) {
  return position({ hands, phase: 'duel' })
}

describe('6.1 Laying', () => {
  test('6.1 both are asked at the same time, and nobody else', () => {
    const s = duel()
    expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['lay', [0, 1]])
    const question = (seat: number) => tournament.asked(tournament.view(s.state, seat))
    expect(question(0)).toEqual({ kind: 'lay', rule: '6.1', params: { opponent: 1 } })
    expect(question(1)).toEqual({ kind: 'lay', rule: '6.1', params: { opponent: 0 } })
    expect([question(2), s.legal(2), s.legal('clerk')]).toEqual([undefined, [], []])
    expect(refused(s, 2, 'lay sh4 sw2 la2 ar2')).toBe('notAsked by no rule')
    expect(refused(s, 'clerk', 'lay sh1 sw1 la1 ar1')).toBe('notForTheClerk by no rule')
  })

  test.each([
    [0, 1],
    [1, 0],
  ])('6.1 seat %i lays first, then seat %i: both orders come to the same', (first, second) => {
    const s = duel()
    const lays = ['lay sh1 sw1 la1 ar1', 'lay sh3 sw3 la3 ar3']
    expect(kinds(tell(s, first, lays[first] ?? ''))).toEqual(['equipmentLaid'])
    expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['lay', [second]])
    const events = tell(s, second, lays[second] ?? '')
    expect(only(events, 'weaponTurned').map(({ pair, cards: two }) => [pair, codes(two)])).toEqual([
      [[0, 1], 'sh1 sh3'],
      [[0, 1], 'sw1 sw3'],
      [[0, 1], 'la1 la3'],
      [[0, 1], 'ar1 ar3'],
    ])
    expect(asked(s.state)).toBe('purchase')
  })

  test('6.1 the bearer of the first banner stands first, whichever seat he has', () => {
    const s = position({ hands: HANDS, banners: 'BAC', phase: 'duel' })
    tell(s, 0, 'lay sh1 sw1 la1 ar1')
    const [first] = only(tell(s, 1, 'lay sh3 sw3 la3 ar3'), 'weaponTurned')
    expect([first?.pair, codes(first?.cards), first?.winner]).toEqual([[1, 0], 'sh3 sh1', 1])
  })

  test('6.1 of the other one sees only that he has laid', () => {
    const sights = ['lay sh1 sw1 la1 ar1', 'lay sh2 jo la1 ar1', 'lay jo sw1 la1 ar1'].map((text) => {
      const s = duel()
      const events = tell(s, 0, text)
      expect(seen(events, 0)).toEqual([{ kind: 'equipmentLaid', seat: 0, cards: cards(text.slice(4)) }])
      expect(tournament.view(s.state, 0).frames.at(-1)).toMatchObject({
        hasLaid: [true, false],
        laid: [cards(text.slice(4)), null],
      })
      return ([1, 2, 'table'] as const).map((viewer) => [seen(events, viewer), tournament.view(s.state, viewer)])
    })
    expect(sights[1]).toEqual(sights[0])
    expect(sights[2]).toEqual(sights[0])
    for (const [events, view] of sights[0] ?? []) {
      expect(events).toEqual([{ kind: 'equipmentLaid', seat: 0, cards: null }])
      expect(view).toMatchObject({ frames: [{}, {}, { hasLaid: [true, false], laid: [null, null] }] })
    }
  })

  test('6.1 what the second has laid is hidden like what the first has', () => {
    const s = duel()
    tell(s, 1, 'lay sh3 sw3 la3 ar3')
    for (const viewer of [0, 2, 'table'] as const)
      expect(tournament.view(s.state, viewer).frames.at(-1)).toMatchObject({
        hasLaid: [false, true],
        laid: [null, null],
      })
    expect(tournament.view(s.state, 1).frames.at(-1)).toMatchObject({ laid: [null, cards('sh3 sw3 la3 ar3')] })
  })

  test('6.1 a full set sent is final', () => {
    const s = duel()
    const before = s.state
    const done = s.stepBy(0, say('lay sh1 sw1 la1 ar1'))
    expect(isTakeable(tournament, before, 0, done)).toBe(false)
    for (const text of ['lay sh1 sw1 la1 ar1', 'lay sh2 sw1 la1 ar1'])
      expect(refused(s, 0, text)).toBe('alreadyLaid 6.1')
    expect([s.legal(0), tournament.asked(tournament.view(s.state, 0))]).toEqual([[], undefined])
  })

  test.each(['lay sh1 sw1 la1', 'lay sh1', 'lay sh1 sw1 la1 ar1 jo', 'lay sh1 sh2 sw1 la1 ar1'])(
    '6.1 four cards, not more nor fewer: %s',
    (text) => {
      expect(refused(duel(), 0, text)).toBe('layCount 6.1')
    },
  )

  test('6.1 not one card at all', () => {
    expect(duel().refuses(0, { kind: 'lay', cards: [] })).toMatchObject({ code: 'layCount', rule: '6.1' })
  })

  test.each([
    ['lay sw1 sh1 la1 ar1', 'card=sw1 weapon=shield'],
    ['lay sh1 sh2 la1 ar1', 'card=sh2 weapon=sword'],
    ['lay sh1 sw1 ar1 la1', 'card=ar1 weapon=lance'],
    ['lay sh1 sw1 la1 sh2', 'card=sh2 weapon=armour'],
    ['lay jo sw1 jo la1', 'card=la1 weapon=armour'],
  ])('6.1 only a card of the weapon or a joker fits a space: %s', (text, numbers) => {
    expect(refused(duel(), 0, text)).toBe(`layMisfit 6.1 ${numbers}`)
  })

  test('6.1 each weapon fits its own space, a joker fits all', () => {
    for (const space of WEAPONS) {
      const fitting = ['sh9', 'sw9', 'la9', 'ar9', 'jo'].filter((code) => fitsSpace(card(code), space))
      expect(fitting).toEqual([`${space.slice(0, 2)}9`, 'jo'])
    }
  })

  test.each([
    ['lay sh3 sw1 la1 ar1', 'sh3'],
    ['lay sh1 sw1 la1 ar6', 'ar6'],
    ['lay jo sw1 jo ar1', 'jo'],
  ])('6.1 only what one holds: %s', (text, missing) => {
    expect(refused(duel(), 0, text)).toBe(`layNotHeld 6.1 card=${missing}`)
  })

  test('6.1 two jokers may be laid by who holds two', () => {
    const s = duel(['sh1 sw1 la1 ar1 jo jo', 'sh3 sw3 la3 ar3', ''])
    expect(s.legal(0)).toContainEqual(say('lay jo sw1 jo ar1'))
    expect(refused(s, 0, 'lay jo jo jo ar1')).toBe('layNotHeld 6.1 card=jo')
  })

  test('6.1 a joker may be laid though one holds the real weapon', () => {
    for (const text of ['lay jo sw1 la1 ar1', 'lay sh1 jo la1 ar1', 'lay sh1 sw1 jo ar1', 'lay sh1 sw1 la1 jo']) {
      const s = duel()
      tell(s, 0, text)
      expect(tournament.toAct(s.state)).toEqual([1])
    }
  })

  test('6.1 the cards are turned over weapon by weapon: shield, sword, lance, armour', () => {
    const s = duel()
    tell(s, 0, 'lay sh2 sw1 la1 jo')
    const events = tell(s, 1, 'lay sh3 sw4 jo ar3')
    expect(kinds(events)).toEqual([
      'equipmentLaid',
      ...[1, 2, 3, 4].flatMap(() => ['weaponTurned', 'cardDestroyed', 'cardWon']),
      'duelWon',
      'rewardPaid',
    ])
    expect(only(events, 'weaponTurned')).toEqual([
      { kind: 'weaponTurned', weapon: 'shield', pair: [0, 1], cards: cards('sh2 sh3'), winner: 1 },
      { kind: 'weaponTurned', weapon: 'sword', pair: [0, 1], cards: cards('sw1 sw4'), winner: 1 },
      { kind: 'weaponTurned', weapon: 'lance', pair: [0, 1], cards: cards('la1 jo'), winner: 0 },
      { kind: 'weaponTurned', weapon: 'armour', pair: [0, 1], cards: cards('jo ar3'), winner: 1 },
    ])
    for (const viewer of [0, 1, 2, 'table'] as const) expect(seen(events.slice(1), viewer)).toEqual(events.slice(1))
  })

  test('6.1 the laid cards, all four and no other, leave the hand when they are turned', () => {
    const s = duel()
    tell(s, 0, 'lay sh2 sw1 la1 jo')
    tell(s, 1, 'lay sh3 sw4 jo ar3')
    expect(handOf(s.state, 0)).toBe('sh1 ar1 jo')
    expect(handOf(s.state, 1)).toBe('sh2 sw1 sw3 la3 jo')
    expect(codes(s.state.heap)).toBe('sh3 sw4 la1 ar3')
  })

  test('6.1 laying comes first: nothing else is done meanwhile', () => {
    const s = duel()
    for (const text of ['ready', 'offer sh1 for 1c to all', 'decline 2>all#1', 'withdraw 1>all#1'])
      expect(refused(s, 0, text)).toBe('layFirst 6.1')
    expect(refused(s, 0, 'stay')).toBe('nothingToAnnounce 5.2')
    expect(refused(s, 0, 'buy')).toBe('nothingToBuy 6.5')
    expect(refused(s, 0, 'begin run')).toBe('noJudgement 6.4')
    expect(refused(s, 0, 'draft sh1')).toBe('nothingToDraft 2.4')
    expect(refused(s, 0, 'throw both')).toBe('clerkOnly 7.3')
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
    expect(refused(s, 'clerk', 'throw both')).toBe('noJudgement 6.4')
    expect(refused(s, 'clerk', 'touch 1 crown 300')).toBe('noJudgement 6.4')
    for (const text of ['ready', 'buy', 'stay', 'begin run']) expect(refused(s, 2, text)).toBe('notAsked by no rule')
  })

  test('6.1 outside of a duel there is nothing to lay', () => {
    const barter = position({ hands: HANDS })
    expect(refused(barter, 0, 'lay sh1 sw1 la1 ar1')).toBe('nothingToLay 6.1')
  })
})

describe('6.2 The higher card', () => {
  /** All four weapons decided; the values of seat 0's four cards and of seat 1's. */
  function fight(own: string, other: string, seats = 3) {
    const hands = [own, other, ...Array.from({ length: seats - 3 }, () => ''), 'rest']
    const banners = `AB${'-'.repeat(seats - 3)}C`
    const s = position({ seats, hands, banners, phase: 'duel' })
    tell(s, 0, `lay ${own}`)
    return { s, events: tell(s, 1, `lay ${other}`) }
  }

  test.each([
    ['sh2 sw2 la2 ar2', 'sh1 sw1 la1 ar1', [0, 0, 0, 0]],
    ['sh2 sw1 la2 ar2', 'sh1 sw2 la1 ar1', [0, 1, 0, 0]],
    ['sh1 sw2 la2 ar2', 'sh2 sw1 la1 ar1', [1, 0, 0, 0]],
    ['sh6 sw6 la5 ar6', 'sh1 sw5 la6 ar5', [0, 0, 1, 0]],
    ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 jo', [1, 1, 1, 0]],
    ['jo sw2 la2 ar2', 'sh1 sw1 la1 ar1', [1, 0, 0, 0]],
  ])('6.2 %s against %s', (own, other, winners) => {
    const { s, events } = fight(own, other)
    expect(only(events, 'weaponTurned').map(({ winner }) => winner)).toEqual(winners)
    const pairs = cards(own).map((each, i) => [each, cards(other)[i] ?? -1] as const)
    const won = (side: 0 | 1) => pairs.flatMap((two, i) => (winners[i] === side ? [two[1 - side]] : []))
    const destroyed = pairs.map((two, i) => (winners[i] === 0 ? two[0] : two[1]))
    expect(s.state.hands[0]).toEqual(won(0))
    expect(s.state.hands[1]).toEqual(won(1))
    expect(s.state.heap).toEqual(destroyed)
  })

  test('6.2 10 is higher than 9, 15 than 12; the lowest card beats a joker', () => {
    const { s, events } = fight('sh10 sw9 la15 jo', 'sh9 sw10 la12 ar1', 6)
    expect(only(events, 'weaponTurned').map(({ winner }) => winner)).toEqual([0, 1, 0, 1])
    expect([worthOf(card('jo')), worthOf(card('ar1')), worthOf(card('la15'))]).toEqual([0, 1, 15])
    expect([codes(s.state.heap), handOf(s.state, 0), handOf(s.state, 1)]).toEqual([
      'sh10 sw10 la15 ar1',
      'sh9 la12',
      'sw9 jo',
    ])
  })

  test('6.2 every move of a card is an event that all see: first it is turned, then destroyed or won', () => {
    const { events } = fight('sh2 sw1 la2 ar2', 'sh1 sw2 la1 jo')
    expect(events.slice(1, 7)).toEqual([
      { kind: 'weaponTurned', weapon: 'shield', pair: [0, 1], cards: cards('sh2 sh1'), winner: 0 },
      { kind: 'cardDestroyed', seat: 0, card: card('sh2') },
      { kind: 'cardWon', seat: 0, from: 1, card: card('sh1') },
      { kind: 'weaponTurned', weapon: 'sword', pair: [0, 1], cards: cards('sw1 sw2'), winner: 1 },
      { kind: 'cardDestroyed', seat: 1, card: card('sw2') },
      { kind: 'cardWon', seat: 1, from: 0, card: card('sw1') },
    ])
    for (const viewer of [0, 1, 2, 'table'] as const) expect(seen(events.slice(1), viewer)).toEqual(events.slice(1))
  })

  test('6.2 no matter who wins the duel: the loser keeps what they beat', () => {
    const { s, events } = fight('sh2 sw2 la2 ar1', 'sh1 sw1 la1 ar2')
    expect(only(events, 'duelWon')).toMatchObject([{ seat: 0, loser: 1 }])
    expect([handOf(s.state, 1), handOf(s.state, 0)]).toEqual(['ar1', 'sh1 sw1 la1'])
  })

  test('6.2 where the turned cards went is known to all', () => {
    const { s } = fight('sh2 sw1 la2 ar2', 'sh1 sw2 la1 ar1')
    const { cards: places } = tournament.view(s.state, 'table').common
    const heap = places[card('sh2')]
    for (const code of ['sw2', 'la2', 'ar2']) expect(places[card(code)]).toBe(heap)
    expect(places[card('sh1')]).toBe(1 << 0)
    expect(places[card('sw1')]).toBe(1 << 1)
  })
})

describe('6.3 Joker against joker', () => {
  test('6.3 no point, both to the heap', () => {
    const s = duel(['jo sw2 la2 ar2', 'jo sw1 la1 ar1', 'rest'])
    tell(s, 0, 'lay jo sw2 la2 ar2')
    const events = tell(s, 1, 'lay jo sw1 la1 ar1')
    expect(events.slice(1, 4)).toEqual([
      { kind: 'weaponTurned', weapon: 'shield', pair: [0, 1], cards: cards('jo jo'), winner: null },
      { kind: 'cardDestroyed', seat: 0, card: card('jo') },
      { kind: 'cardDestroyed', seat: 1, card: card('jo') },
    ])
    expect(only(events, 'duelWon')).toEqual([{ kind: 'duelWon', seat: 0, loser: 1, points: [3, 0], by: 'points' }])
    expect([codes(s.state.heap), handOf(s.state, 0), handOf(s.state, 1)]).toEqual([
      'sw2 la2 ar2 jo jo',
      'sw1 la1 ar1',
      '',
    ])
  })

  test('6.3 so it is with each weapon', () => {
    for (const [i, weapon] of WEAPONS.entries()) {
      const own = cards('sh2 sw2 la2 ar2').map((each, k) => (k === i ? card('jo') : each))
      const other = cards('sh1 sw1 la1 ar1').map((each, k) => (k === i ? card('jo') : each))
      const s = duel([codes(own), codes(other), 'rest'])
      tell(s, 0, `lay ${codes(own)}`)
      const turned = only(tell(s, 1, `lay ${codes(other)}`), 'weaponTurned')
      expect(turned.filter(({ winner }) => winner === null).map((each) => each.weapon)).toEqual([weapon])
      expect(s.state.heap.filter((each) => each === card('jo'))).toHaveLength(2)
    }
  })
})
