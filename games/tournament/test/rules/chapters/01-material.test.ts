import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import {
  BANNERS,
  cardOf,
  HIGHEST,
  JOKER,
  rightToken,
  SMALL_TOKENS,
  sequenceCard,
  TOKENS,
  tournament,
  WEAPONS,
  weaponOf,
  worthOf,
} from '../../../rules/index.ts'
import { asked, codes, handOf, position, tell, tellWith, whereabouts } from '../position.ts'
import { allReady, allSay, fight, holdings, knows, noticedBy, seen, viewersOf, viewOf } from '../telling.ts'

const { defaults } = tournament.options

/** Two knights who can fight three times, and a third who rests; nobody is ever level. */
const ARMED = ['sh4 sw4 la4 ar4 sh5 sw5 la5 ar5', 'sh1 sw1 la1 ar1 sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3 rest']

describe('1 Material', () => {
  test('1.1 four weapons with the values 1 to 15, one card of each', () => {
    expect(WEAPONS.toSorted()).toEqual(['armour', 'lance', 'shield', 'sword'])
    const cards = WEAPONS.flatMap((weapon) => Array.from({ length: HIGHEST }, (_, i) => cardOf(weapon, i + 1)))
    expect(new Set(cards).size).toBe(60)
    expect(cards.map(worthOf)).toEqual(WEAPONS.flatMap(() => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]))
    for (const weapon of WEAPONS) expect(weaponOf(cardOf(weapon, 7))).toBe(weapon)
  })

  test('1.1 six jokers, worth 0 and no weapon; with six players all 66 cards are in play', () => {
    expect([worthOf(JOKER), weaponOf(JOKER)]).toEqual([0, null])
    const { hands } = tournament.setup({ ...defaults, draft: false }, 6, seededChance('1.1'))
    const all = hands.flat()
    expect([all.length, new Set(all).size, all.filter((card) => card === JOKER).length]).toEqual([66, 61, 6])
  })

  test('1.1 no card but a joker can stand twice in an offer, given or asked for', () => {
    const s = position({ hands: ['sw4 jo jo', 'la5'] })
    expect(() => tell(s, 0, 'offer sw4 sw4 for 1c')).toThrow('cardTwice (1.1)')
    expect(() => tell(s, 0, 'offer 1c for la5 la5')).toThrow('cardTwice (1.1)')
    tell(s, 0, 'offer jo jo for 1c', 'offer 1c for jo jo')
  })

  test('1.2 a purse is seen by its owner alone', () => {
    const s = position({ purses: [7, 8, 9] })
    expect(viewOf(s, 0).purses).toEqual([7, null, null])
    expect(viewOf(s, 2).purses).toEqual([null, null, 9])
    expect(viewOf(s, 'table').purses).toEqual([null, null, null])
  })

  test('1.2 with the option openPurse all purses lie open, also to the table', () => {
    expect(defaults.openPurse).toBe(false)
    const s = position({ purses: [7, 8, 9], options: { openPurse: true } })
    for (const viewer of viewersOf(s.state)) expect(viewOf(s, viewer).purses).toEqual([7, 8, 9])
  })

  test('1.2 what the bank pays and takes is seen, so it can be counted', () => {
    const s = position({ hands: ARMED, phase: 'duel' })
    tell(s, 0, 'lay sh4 sw4 la4 ar4')
    tell(s, 1, 'lay sh1 sw1 la1 ar1')
    expect(s.state.purses).toEqual([30, 20, 20])
    for (const viewer of viewersOf(s.state)) expect(knows(s, viewer).coins).toEqual([30, 20, 20])
    tellWith(s, 0, 'buy', [['armour heap', 0]])
    for (const viewer of viewersOf(s.state)) expect(knows(s, viewer).coins).toEqual([25, 20, 20])
  })

  test('1.2 the bank never runs out', () => {
    const s = position({ hands: ARMED, purses: [90_000, 90_000, 90_000], phase: 'duel' })
    fight(s, [0, 'sh4 sw4 la4 ar4'], [1, 'sh1 sw1 la1 ar1'])
    expect(s.state.purses).toEqual([90_010, 90_000, 90_000])
  })

  test.each([
    [6, 'AB CD EF', 'AC BE DF', 'AE BD CF', 'AD CE BF', 'BC DE AF'],
    [5, 'AB CD', 'AC BE', 'AE BD', 'AD CE', 'BC DE'],
    [4, 'AB CD', 'AC BD', 'AD BC'],
    [3, 'AB', 'AC', 'BC'],
    [2, 'AB'],
  ])('1.3 the sequence card for %i knights', (knights, ...rounds) => {
    expect(sequenceCard(knights).map((pairs) => pairs.map((pair) => pair.join('')).join(' '))).toEqual(rounds)
  })

  test.each([2, 3, 4, 5, 6])(
    '1.3 %i knights: each pair once, nobody twice in a round, one rest each if odd',
    (knights) => {
      const rounds = sequenceCard(knights)
      const banners = BANNERS.slice(0, knights)
      const pairs = rounds.flat().map((pair) => pair.toSorted().join(''))
      const all = banners.flatMap((a, i) => banners.slice(i + 1).map((b) => `${a}${b}`))
      expect(pairs.toSorted()).toEqual(all)
      const resting = rounds.flatMap((round) => banners.filter((banner) => !round.flat().includes(banner)))
      expect(resting.toSorted()).toEqual(knights % 2 === 1 ? banners : [])
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2)
    },
  )

  test('1.3 after the last round the card starts again, with a barter and the same banners', () => {
    const s = position({ hands: ARMED, banners: 'CAB', phase: 'duel', round: 3 })
    const events = fight(s, [2, 'sh3 sw3 la3 ar3'], [0, 'sh4 sw4 la4 ar4'])
    expect(events).toContainEqual(expect.objectContaining({ kind: 'duelWon', seat: 0, loser: 2 }))
    expect(events).toContainEqual({ kind: 'roundBegan', round: 1 })
    expect([s.state.round, asked(s.state), s.state.banners]).toEqual([1, 'barter', ['C', 'A', 'B']])
    allReady(s)
    expect(asked(s.state)).toBe('announcement')
  })

  test('1.4 the four large tokens, and the faces of the small ones', () => {
    expect(TOKENS.toSorted()).toEqual(['allThree', 'crown', 'cup', 'orb'])
    expect(SMALL_TOKENS.map((faces) => faces.toSorted().join('/')).toSorted()).toEqual([
      'crown/cup',
      'crown/orb',
      'cup/orb',
    ])
  })

  test('1.4 three alike cannot fall, and each large token is right in a quarter of all throws', () => {
    const tally = new Map<string, number>()
    for (let faces = 0; faces < 16; faces++) {
      const emblems = SMALL_TOKENS.map((token, i) => token[((faces >> i) & 1) === 0 ? 0 : 1])
      expect(new Set(emblems).size).toBeGreaterThan(1)
      const right = rightToken({ emblems, dots: faces >= 8 ? 2 : 1 })
      tally.set(right, (tally.get(right) ?? 0) + 1)
    }
    expect(Object.fromEntries(tally)).toEqual({ crown: 4, cup: 4, orb: 4, allThree: 4 })
  })

  test('1.5 all see banners, who is out and how many cards each has', () => {
    const s = position({ seats: 4, hands: ['sw1 sw2', 'jo', '', 'rest'], heap: '', banners: 'B-AC', round: 2 })
    for (const viewer of viewersOf(s.state)) {
      const view = viewOf(s, viewer)
      expect([view.banners, view.round]).toEqual([['B', null, 'A', 'C'], 2])
      expect(view.hands.map(({ size }) => size)).toEqual([2, 1, 0, 37])
    }
  })

  test('1.5 a hand is seen by its holder alone', () => {
    const s = position({ hands: ['sw1 sw2', 'jo', 'rest'] })
    for (const viewer of viewersOf(s.state)) {
      expect(viewOf(s, viewer).hands.map(({ cards }) => cards !== null)).toEqual(
        [0, 1, 2].map((seat) => seat === viewer),
      )
    }
    expect(codes(viewOf(s, 0).hands[0]?.cards)).toBe('sw1 sw2')
  })

  test('1.5 nobody may look through the heap: two heaps of one size look alike', () => {
    const one = position({ hands: ['sw1', 'rest'], heap: 'sh1 sh2 la1' })
    const other = position({ hands: ['sw1', 'rest'], heap: 'ar5 ar6 jo' })
    for (const viewer of [0, 2, 'table'] as const) {
      expect(viewOf(one, viewer)).toEqual(viewOf(other, viewer))
      expect(viewOf(one, viewer).heapSize).toBe(3)
    }
  })

  test('1.5 each card turned over in a duel is seen by all, and where it went', () => {
    const s = position({ hands: ARMED, heap: '', phase: 'duel' })
    const events = [...tell(s, 0, 'lay sh4 sw4 la4 ar4'), ...tell(s, 1, 'lay sh1 sw1 la1 ar1')]
    for (const viewer of viewersOf(s.state)) {
      const turned = seen(events, viewer).flatMap((event) =>
        event.kind === 'weaponTurned' ? [codes(event.cards)] : [],
      )
      expect(turned).toEqual(['sh4 sh1', 'sw4 sw1', 'la4 la1', 'ar4 ar1'])
      expect(['sh4', 'sw4', 'la4', 'ar4'].map((code) => whereabouts(knows(s, viewer), code))).toEqual(
        Array.from({ length: 4 }, () => 'heap'),
      )
      expect(whereabouts(knows(s, viewer), 'ar1')).toBe('1')
    }
  })

  test('1.5 that a card was bought is seen by all, which card by its buyer alone', () => {
    const s = position({ hands: ARMED, heap: '', phase: 'duel' })
    tell(s, 0, 'lay sh4 sw4 la4 ar4')
    tell(s, 1, 'lay sh1 sw1 la1 ar1')
    const events = tellWith(s, 0, 'buy', [['armour heap', 2]])
    expect(noticedBy(s, events, 'cardBought')).toEqual([0, 1, 2, 'table'])
    const bought = viewersOf(s.state).map((viewer) =>
      seen(events, viewer).flatMap((event) => (event.kind === 'cardBought' ? [event.card] : [])),
    )
    expect(bought.map((cards) => codes(cards.filter((card) => card !== null)))).toEqual(['la4', '', '', ''])
    expect(handOf(s.state, 0)).toContain('la4')
    expect(whereabouts(knows(s, 0), 'la4')).toBe('1')
    expect(whereabouts(knows(s, 0), 'ar4')).toBe('heap')
    for (const viewer of [1, 2, 'table'] as const) {
      for (const code of ['sh4', 'sw4', 'la4', 'ar4']) expect(whereabouts(knows(s, viewer), code)).toBe('1 heap')
    }
  })

  test('1.5 rewards and who is out are seen by all', () => {
    const s = position({ hands: ARMED, phase: 'announcement' })
    const gone = [...tell(s, 0, 'stay'), ...tell(s, 1, 'retire'), ...tellWith(s, 2, 'stay', BANNERS_IN_ORDER)]
    for (const viewer of viewersOf(s.state)) {
      expect(seen(gone, viewer)).toContainEqual({ kind: 'announced', out: [1] })
      expect(viewOf(s, viewer).banners).toEqual(['A', null, 'B'])
    }
    allSay(s)
    const events = fight(s, [0, 'sh4 sw4 la4 ar4'], [2, 'sh3 sw3 la3 ar3'])
    for (const viewer of viewersOf(s.state)) {
      expect(seen(events, viewer)).toContainEqual({ kind: 'rewardPaid', seat: 0, coins: 10 })
    }
    expect(holdings(s.state, 1)).toBe('sh1 sh2 sw1 sw2 la1 la2 ar1 ar2 20c')
  })
})

const BANNERS_IN_ORDER = [
  ['banner', 0],
  ['banner', 0],
] as const
