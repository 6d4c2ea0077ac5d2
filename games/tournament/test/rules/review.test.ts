/* Faults that were found by attack: each is shown here once, by what it did. */
import { at, present, type Seat, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { fillings } from '../../rules/fillings.ts'
import { JOKER, type Knowledge, tournament } from '../../rules/index.ts'
import { learnMove } from '../../rules/knowledge.ts'
import { cards, codes, invariants, position, refused, say, tell } from './position.ts'
import { seen } from './telling.ts'

describe('1.5 jokers of which the table knows more than a viewer', () => {
  test('are dealt so that nobody would be surprised', () => {
    const { state } = position({ seats: 6, hands: ['jo jo', 'jo', '', '', '', 'rest'] })
    const know = (known: Knowledge, ...jokers: number[]) => known.jokers.splice(0, known.jokers.length, ...jokers)
    const table = present(state.knowledge[6])
    know(present(state.knowledge[3]), 0b101011, 0b110011, 0b110011, 0b100000, 0b100000, 0b100000)
    know(table, 0b110011, 0b110011, 0b111111, 0b100000, 0b100000, 0b100000)
    for (const known of [present(state.knowledge[3]), table]) learnMove(known, JOKER, 0, 2)
    present(state.hands[0]).pop()
    present(state.hands[2]).push(JOKER)
    const view = tournament.view(state, 3)
    for (let i = 0; i < 300; i++) {
      const world = tournament.imagine(view, seededChance(`jokers ${i}`))
      expect(invariants(world).filter((wrong) => wrong.startsWith('viewer table'))).toEqual([])
    }
  })
})

describe('4.3 an offer that dies shows as withdrawn, without reason', () => {
  function deal(accepted: string): string[] {
    const s = position({ seats: 4, hands: ['sh1 sw1 la1', 'sh2', 'sh3', 'rest'] })
    tell(s, 0, 'offer sh1 for 1c to 2,3', 'offer sh1 sw1 for 2c to 2,3', 'offer sh1 sw1 for 3c to 2')
    return seen(tell(s, 1, accepted), 2).map((event) => JSON.stringify(event))
  }

  test('in the order of the market, whichever was accepted', () => {
    const [first, second] = [deal('accept 1>2,3#1'), deal('accept 1>2,3#2')]
    expect(first.slice(1)).toEqual(second.slice(1))
    expect(second).toEqual(deal('accept 1>2#1'))
  })
})

describe('4.2 ways to meet several requests', () => {
  const wants = (text: string) => {
    const action = say(`offer 1c for ${text}`)
    if (action.kind !== 'offer') throw new Error(text)
    return action.wants
  }

  test('that cannot all be met are none, and that is found at once', () => {
    const hand = cards('ar1 ar2 ar3 ar4 ar5 ar6 ar7 ar8 ar9 ar10 ar11 ar12 ar13 ar14 ar15')
    const wanted = wants('sh1+ ar1+ ar2+ ar3+ ar4+ ar5+')
    let looks = 0
    const any = wanted.any.map(({ weapon, least }) => ({
      least,
      get weapon() {
        looks += 1
        return weapon
      },
    }))
    expect(fillings(hand, { ...wanted, any })).toEqual([])
    // To try every way takes thousands.
    expect(looks).toBeLessThan(3 * (hand.length + any.length))
  })

  test('are all listed: nine lances for two requests make 36', () => {
    const hand = cards('la1 la2 la3 la4 la5 la6 la7 la8 la9')
    expect(fillings(hand, wants('la1+ la1+'))).toHaveLength(36)
    expect(fillings(hand, wants('la1+ la4+')).map(codes)).toContain('la8 la9')
    expect(fillings(hand, wants('la1+ la8+')).map(codes)).toHaveLength(15)
  })

  test('by trying every way: the same sets of cards', () => {
    const luck = seededChance('fillings')
    for (let n = 0; n < 300; n++) {
      const hand = Array.from({ length: 60 }, (_, card) => card).filter(() => luck.pick(6, 'held') === 0)
      const any = Array.from({ length: 1 + luck.pick(3, 'requests') }, () => {
        const weapon = at(['sh', 'sw', 'la', 'ar'], luck.pick(4, 'weapon'))
        return `${weapon}${1 + luck.pick(15, 'least')}+`
      })
      const asked = wants(any.join(' '))
      const sets = (ways: readonly (readonly number[])[]) =>
        [...new Set(ways.map((way) => way.toSorted((a, b) => a - b).join()))].toSorted()
      expect(sets(fillings(hand, asked))).toEqual(
        sets(everyWay(hand, asked.any.length, (card, i) => isMet(card, present(asked.any[i])))),
      )
    }
  })

  function isMet(card: number, { weapon, least }: { weapon: string; least: number }): boolean {
    return at(['shield', 'sword', 'lance', 'armour'], Math.floor(card / 15)) === weapon && (card % 15) + 1 >= least
  }

  function everyWay(hand: readonly number[], count: number, meets: (card: number, i: number) => boolean): number[][] {
    let ways: number[][] = [[]]
    for (let i = 0; i < count; i++) {
      ways = ways.flatMap((way) =>
        hand.flatMap((card) => (way.includes(card) || !meets(card, i) ? [] : [[...way, card]])),
      )
    }
    return ways
  }
})

test('5.4 who was found complete is still so at the announcement that follows an exclusion', () => {
  const s = position({
    seats: 4,
    phase: 'announcement',
    hands: ['sh1 sw1 la1 ar1', 'sh2 sw2 la2 ar2', 'sh3 sw3 la3 ar3 sh4 sw4', 'sh5'],
  })
  for (const seat of [0, 1, 2]) tell(s, seat, 'stay')
  const done = tournament.clone(s.state)
  tournament.apply(done, 3, say('retire'), seededChance('banners'), () => {})
  expect(done.frames.at(-1)?.kind).toBe('announcement')
  expect(done.armed).toEqual([true, true, true, false])
  for (let i = 0; i < 200; i++) {
    const { hands } = tournament.imagine(tournament.view(done, 3), seededChance(`armed ${i}`))
    for (const seat of [0, 1, 2])
      expect(
        new Set(hands[seat]?.map((card) => Math.floor(card / 15))).size +
          (hands[seat]?.filter((card) => card === JOKER).length ?? 0),
      ).toBeGreaterThanOrEqual(4)
  }
})

describe('actors that are none', () => {
  const nobody: Seat[] = [-1, 1.5, Number.NaN, 3, 99]
  test.each(nobody)('%d has nothing to say and is told so', (seat) => {
    const { state } = position()
    expect(tournament.legal(state, seat)).toEqual([])
    for (const text of ['ready', 'offer 1c for jo', 'accept 1>all#1']) {
      expect(tournament.whyNot(state, seat, say(text))?.code).toBe('notAsked')
    }
  })
})

test('4.2 no more jokers can be asked for than are in play; a card stands once, in whatever order', () => {
  const s = position({ hands: ['sh5 sw4', '', 'rest'] })
  expect(refused(s, 0, 'offer 1c for jo jo jo jo')).toBe('cardNotInPlay 2.1 card=jo')
  tell(s, 0, 'offer 1c for jo jo jo')
  const gives = { cards: cards('sh5 sw4 sh5'), coins: 0 }
  const action = { kind: 'offer', audience: 'all', gives, wants: { cards: [], any: [], coins: 1 } } as const
  expect(tournament.whyNot(s.state, 0, action)?.code).toBe('cardTwice')
})
