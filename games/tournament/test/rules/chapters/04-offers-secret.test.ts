/* Who sees what of offers and deals, and that no refusal tells of another's hand. */
import type { Viewer } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, tournament } from '../../../rules/index.ts'
import { codes, market, position, refusalText, refused, say, type Told, tell } from '../position.ts'
import { fair } from '../scenes.ts'
import { noticedBy, seen, viewersOf, viewOf } from '../telling.ts'

type Deal = Extract<Event, { kind: 'dealStruck' }>

function dealSeen(events: readonly Event[], viewer: Viewer): Deal {
  const [deal] = seen(events, viewer).filter((event) => event.kind === 'dealStruck')
  if (deal?.kind !== 'dealStruck') throw new Error(`${viewer} sees no deal`)
  return deal
}

describe('4.2 Who sees an offer', () => {
  test('4.2 a public one everybody, the table too', () => {
    const s = fair()
    const events = tell(s, 0, 'offer sw4 2c for la8+ 1c')
    expect(noticedBy(s, events, 'offerMade')).toEqual([0, 1, 2, 3, 'table'])
    for (const viewer of viewersOf(s.state)) {
      expect(viewOf(s, viewer).offers).toEqual([
        {
          name: { giver: 0, audience: 'all', n: 1 },
          gives: { cards: [18], coins: 2 },
          wants: { cards: [], any: [{ weapon: 'lance', least: 8 }], coins: 1 },
          answers: null,
          declinedBy: [],
        },
      ])
    }
  })

  test('4.2 a private one its giver and the chosen players only; nothing at all changes for the others', () => {
    const s = fair()
    const before = viewersOf(s.state).map((viewer) => viewOf(s, viewer))
    const events = tell(s, 0, 'offer sw4 for 2c to 2,4')
    expect(noticedBy(s, events, 'offerMade')).toEqual([0, 1, 3])
    expect(viewersOf(s.state).map((viewer) => market(viewOf(s, viewer)))).toEqual([
      '1>2,4#1',
      '1>2,4#1',
      '',
      '1>2,4#1',
      '',
    ])
    expect(viewOf(s, 2)).toEqual(before[2])
    expect(viewOf(s, 'table')).toEqual(before[4])
    const withdrawal = tell(s, 0, 'withdraw 1>2,4#1')
    expect(noticedBy(s, withdrawal, 'offerWithdrawn')).toEqual([0, 1, 3])
    expect(viewOf(s, 2)).toEqual(before[2])
  })

  test('4.2 who was not shown it cannot answer it: to him there is none, before and after', () => {
    const s = fair()
    const deeds = ['accept 1>2#1', 'decline 1>2#1', 'counter 1>2#1: 1c for sw4']
    const answers = () => deeds.map((deed) => refused(s, 2, deed))
    const never = answers()
    expect(never).toEqual(deeds.map(() => 'noSuchOffer 4.3'))
    tell(s, 0, 'offer sw4 for 2c to 2')
    expect(answers()).toEqual(never)
    tell(s, 1, 'accept 1>2#1')
    expect(answers()).toEqual(never)
  })
})

describe('4.5 What others see of a deal', () => {
  test('4.5 from a public offer: all see parties and terms', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 2c for la3 1c')
    const events = tell(s, 1, 'accept 1>all#1')
    for (const viewer of viewersOf(s.state)) {
      const { seats, sizes, terms } = dealSeen(events, viewer)
      expect([seats, sizes]).toEqual([
        [0, 1],
        [4, 3],
      ])
      expect(terms).toMatchObject({ taker: 1, gives: { coins: 2 }, wants: { coins: 1, any: [] } })
      expect([codes(terms?.gives.cards), codes(terms?.wants.cards)]).toEqual(['sw4', 'la3'])
    }
  })

  test('4.5 the card that fills a request is seen by the two only', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la2+ 1c')
    const events = tell(s, 1, 'accept 1>all#1 with la3')
    const fills = viewersOf(s.state).map((viewer) => codes(dealSeen(events, viewer).terms?.fill))
    expect(fills).toEqual(['la3', 'la3', 'hidden', 'hidden', 'hidden'])
    expect(JSON.stringify(seen(events, 2))).not.toContain('32')
  })

  test('4.5 two ways to fill a request look alike to all others', () => {
    const [low, high] = ['la3', 'la8'].map((code) => {
      const s = fair()
      tell(s, 0, 'offer sw4 for la2+')
      return { s, events: tell(s, 1, `accept 1>all#1 with ${code}`) }
    })
    if (low === undefined || high === undefined) throw new Error('two worlds')
    for (const viewer of [2, 3, 'table'] as const) {
      expect(seen(low.events, viewer)).toEqual(seen(high.events, viewer))
      expect(viewOf(low.s, viewer)).toEqual(viewOf(high.s, viewer))
    }
    for (const viewer of [0, 1] as const) expect(seen(low.events, viewer)).not.toEqual(seen(high.events, viewer))
  })

  test('4.5 from a private offer: all see that the two dealt and their hand sizes, no card, no coin', () => {
    const s = fair()
    tell(s, 3, 'offer sw9 la7 3c for la3 to 2')
    const events = tell(s, 1, 'accept 4>2#1')
    for (const viewer of [0, 2, 'table'] as const) {
      expect(seen(events, viewer)).toEqual([{ kind: 'dealStruck', seats: [1, 3], sizes: [4, 1], terms: null }])
      expect(viewOf(s, viewer).hands.map(({ size }) => size)).toEqual([4, 4, 3, 1])
      expect(viewOf(s, viewer).purses.filter((purse) => purse !== null)).toEqual(viewer === 'table' ? [] : [20])
    }
    for (const viewer of [1, 3] as const) {
      expect(codes(dealSeen(events, viewer).terms?.gives.cards)).toBe('sw9 la7')
      expect(seen(events, viewer)).toEqual(events)
    }
  })

  test('4.5 all see that two dealt in private, even if one card for another leaves no trace in their views', () => {
    const s = fair()
    // After a first deal nothing is left that the others know about these hands and purses.
    tell(s, 3, 'offer sw9 3c for la3 to 2')
    tell(s, 1, 'accept 4>2#1')
    const others = [0, 2, 'table'] as const
    const before = others.map((viewer) => viewOf(s, viewer))
    tell(s, 3, 'offer la3 for sw9 to 2')
    const events = tell(s, 1, 'accept 4>2#2')
    for (const viewer of others) {
      expect(seen(events, viewer)).toEqual([{ kind: 'dealStruck', seats: [1, 3], sizes: [3, 2], terms: null }])
    }
    expect(others.map((viewer) => viewOf(s, viewer))).toEqual(before)
  })

  test('4.5 private deals of other cards and coins look alike to all others', () => {
    const worlds = ['offer sh5 for 3c to 2', 'offer sw4 7c for 1c to 2', 'offer jo for nothing to 2'].map((offer) => {
      const s = fair()
      tell(s, 0, offer)
      return { s, events: tell(s, 1, 'accept 1>2#1') }
    })
    const [first, ...others] = worlds
    if (first === undefined) throw new Error('no world')
    for (const { s, events } of others) {
      for (const viewer of [2, 3, 'table'] as const) {
        expect(seen(events, viewer)).toEqual(seen(first.events, viewer))
        expect(viewOf(s, viewer)).toEqual(viewOf(first.s, viewer))
      }
    }
  })

  test('4.5 of a private offer to several, who did not take it sees it go, and that two dealt', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 3c to 2,3')
    const events = tell(s, 1, 'accept 1>2,3#1')
    expect(seen(events, 2)).toEqual([
      { kind: 'dealStruck', seats: [0, 1], sizes: [3, 4], terms: null },
      { kind: 'offerWithdrawn', offer: { giver: 0, audience: [1, 2], n: 1 }, dealtBy: [] },
    ])
    for (const viewer of [3, 'table'] as const) expect(noticedBy(s, events, 'offerWithdrawn')).not.toContain(viewer)
    for (const party of [0, 1]) expect(seen(events, party)).toHaveLength(1)
    expect(viewersOf(s.state).map((viewer) => market(viewOf(s, viewer)))).toEqual(['', '', '', '', ''])
  })

  test('4.5 a deal on a counter-offer is a private one, though the first offer was public', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 5c')
    tell(s, 1, 'counter 1>all#1: 4c for sw4')
    const events = tell(s, 0, 'accept 2>1#1')
    expect(dealSeen(events, 2).terms).toBeNull()
    expect(dealSeen(events, 0).terms).toMatchObject({ taker: 0, gives: { coins: 4 } })
    // The public offer died of it, and shows as withdrawn.
    expect(seen(events, 2).map(({ kind }) => kind)).toEqual(['dealStruck', 'offerWithdrawn'])
  })

  test('4.5 with open purses the coins of a private deal show in the purses, the cards still do not', () => {
    const s = position({ seats: 4, hands: ['sw4', 'la3', '', ''], options: { openPurse: true } })
    tell(s, 0, 'offer sw4 for 3c to 2')
    const events = tell(s, 1, 'accept 1>2#1')
    expect(dealSeen(events, 2).terms).toBeNull()
    expect(viewOf(s, 2).purses).toEqual([23, 17, 20, 20])
  })
})

/** Everything seat 0 could try: about its own offers, about others', about none. */
const DEEDS = [
  ...['la3', 'la8', 'la9', 'sw9', 'jo', 'la8+', 'sh9+', '99c', 'sh5', 'la10'].flatMap((wanted) => [
    `offer sw4 for ${wanted}`,
    `offer sw4 for ${wanted} to 2`,
    `offer ${wanted.replace('+', '')} for 1c`,
    `counter 2>all#1: sw4 for ${wanted}`,
    `counter 2>3#1: sw4 for ${wanted}`,
  ]),
  ...['2>all#1', '2>all#2', '2>1#1', '2>3#1', '3>1,2#1', '1>all#1', '1>2#1'].flatMap((name) => [
    `accept ${name}`,
    `accept ${name} with sw4`,
    `accept ${name} with la9`,
    `decline ${name}`,
    `withdraw ${name}`,
  ]),
  'draft sw1',
  'ready',
  'stay',
  'lay sh5 sw4 jo jo',
]

function answers(told: Told): string[] {
  return DEEDS.map((deed) => {
    const refusal = tournament.whyNot(told.state, 0, say(deed))
    return `${deed}: ${refusal === undefined ? 'legal' : refusalText(refusal)}`
  })
}

describe('4.3 Whether the asked side could meet it is seen by that side alone', () => {
  /** Seat 0 sees the same in all of these: hands of the same sizes, the same offers shown to him. */
  function world(hands: readonly string[], purses: readonly number[], secret: string | null): Told {
    const s = position({ seats: 4, hands: ['sh5 sw4 jo', ...hands], purses, heap: '' })
    tell(s, 0, 'offer sw4 for la8', 'offer sh5 for la8+ 15c to 2')
    tell(s, 1, 'offer ar1 for sw4', 'offer ar1 for sw1+ 30c to 1')
    if (secret !== null) tell(s, 1, secret)
    return s
  }
  const worlds = () => [
    world(['la8 ar1', 'la9 jo rest', 'sw9'], [20, 20, 20, 20], null),
    world(['sw9 ar1', 'la9 jo rest', 'la8'], [20, 3, 20, 37], 'offer ar1 for sh9 to 3'),
    world(['jo ar1', 'la9 sw9 rest', 'jo'], [20, 1, 39, 20], 'offer ar1 for nothing to 3,4'),
  ]

  test('4.3 every answer of the rules is the same in worlds that differ in others’ cards, coins and secret offers', () => {
    const [first, ...others] = worlds().map(answers)
    expect(first?.some((answer) => answer.endsWith('legal'))).toBe(true)
    expect(new Set(first?.map((answer) => answer.split(': ').at(-1))).size).toBeGreaterThan(12)
    for (const other of others) expect(other).toEqual(first)
  })

  test('4.3 so is the list of what one can do', () => {
    const [first, ...others] = worlds().map((s) => tournament.legal(s.state, 0))
    for (const other of others) expect(other).toEqual(first)
  })

  test('4.3 and so is what one sees', () => {
    const [first, ...others] = worlds().map((s) => {
      const { knows, common, ...rest } = viewOf(s, 0)
      return { ...rest, cards: knows.cards, jokers: knows.jokers, all: common.cards }
    })
    for (const other of others) expect(other).toEqual(first)
  })

  test('4.3 the asked side is told, by what it can do and by why not', () => {
    const [can, cannot] = worlds()
    if (can === undefined || cannot === undefined) throw new Error('two worlds')
    expect(can.legal(1)).toContainEqual(say('accept 1>all#1'))
    expect(refused(cannot, 1, 'accept 1>all#1')).toBe('cannotMeetCards 4.2 card=la8')
    expect(refused(cannot, 1, 'accept 1>2#1 with la8')).toBe('cannotMeetCoins 4.2 coins=15 yours=3')
  })
})
