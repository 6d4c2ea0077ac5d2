/* What cards were sold for: only what this viewer saw, and only where a price can be told. */
import type { Step } from '@logres/board-kit'
import { reasonsFor } from '@logres/tournament/board/declines.ts'
import { dealsSeen, priceRange, saleOf, salesIn } from '@logres/tournament/board/prices.ts'
import {
  type Card,
  cardOf,
  type DeclineReason,
  type Event,
  JOKER,
  type Terms,
  tournament,
  type Wants,
} from '@logres/tournament/rules'
import { describe, expect, it } from 'vitest'

const NOTHING: Wants = { cards: [], any: [], coins: 0 }

function terms(gives: Partial<Terms['gives']>, wants: Partial<Wants>, fill: readonly Card[] | null = []): Terms {
  return {
    offer: { giver: 1, audience: 'all', n: 1 },
    taker: 0,
    gives: { cards: [], coins: 0, ...gives },
    wants: { ...NOTHING, ...wants },
    fill,
  }
}

function deal(struck: Terms): Event {
  return { kind: 'dealStruck', seats: [0, 1], sizes: [9, 9], terms: struck }
}

const turn = { no: 1, seat: 'all' } as const
const steps = (...events: readonly Event[]): readonly Step[] =>
  events.map((event) => ({ events: [event], view: {}, turn }))

const lance8 = cardOf('lance', 8)
const sword8 = cardOf('sword', 8)

describe('a sale', () => {
  it('is one card for coins, no matter who offered it', () => {
    expect(saleOf(terms({ cards: [lance8] }, { coins: 4 }))).toEqual({ card: lance8, coins: 4, seller: 1, buyer: 0 })
    expect(saleOf(terms({ coins: 5 }, { cards: [lance8] }))).toEqual({ card: lance8, coins: 5, seller: 0, buyer: 1 })
    const any = [{ weapon: 'lance' as const, least: 5 }]
    expect(saleOf(terms({ coins: 5 }, { any }, [lance8]))).toMatchObject({ card: lance8, coins: 5, seller: 0 })
  })

  it('is nothing else: a gift, two cards, a card back, or a card that was not seen', () => {
    const any = [{ weapon: 'lance' as const, least: 5 }]
    expect(saleOf(terms({ cards: [lance8] }, {}))).toBeUndefined()
    expect(saleOf(terms({ cards: [lance8, sword8] }, { coins: 9 }))).toBeUndefined()
    expect(saleOf(terms({ cards: [lance8] }, { cards: [sword8], coins: 2 }))).toBeUndefined()
    expect(saleOf(terms({ cards: [lance8], coins: 1 }, { coins: 2 }))).toBeUndefined()
    expect(saleOf(terms({ coins: 5 }, { any }, null))).toBeUndefined()
  })
})

describe('the price of a card', () => {
  it('is what cards of about its value, or jokers, were sold for', () => {
    const sales = salesIn(
      dealsSeen(
        steps(
          deal(terms({ cards: [cardOf('shield', 7)] }, { coins: 3 })),
          deal(terms({ cards: [cardOf('armour', 9)] }, { coins: 5 })),
          deal(terms({ cards: [cardOf('sword', 1)] }, { coins: 1 })),
          deal(terms({ cards: [JOKER] }, { coins: 6 })),
        ),
      ),
    )
    expect(priceRange(lance8, sales)).toEqual({ least: 3, most: 5 })
    expect(priceRange(JOKER, sales)).toEqual({ least: 6, most: 6 })
    expect(priceRange(cardOf('lance', 15), sales)).toBeUndefined()
  })

  it('tells nothing of deals in private to those who were not part of them', () => {
    const secret: Terms = { ...terms({ cards: [lance8] }, { coins: 4 }), offer: { giver: 1, audience: [0], n: 1 } }
    const seenBy = (viewer: number) => dealsSeen(steps(...[tournament.redact(deal(secret), viewer) ?? []].flat()))
    expect(seenBy(2)).toEqual([])
    expect(salesIn(seenBy(0))).toHaveLength(1)
  })
})

describe('the reasons of those who declined', () => {
  it('are told by offer and seat, and only where one was given', () => {
    const mine = { giver: 0, audience: 'all' as const, n: 2 }
    const declined = (seat: number, n: number, reason?: DeclineReason): Event => ({
      ...{ kind: 'offerDeclined', offer: { ...mine, n }, seat },
      ...(reason !== undefined && { reason }),
    })
    const seen = steps(declined(1, 2, 'tooLittle'), declined(2, 2), declined(3, 1, 'noUse'))
    expect([...reasonsFor(mine, seen)]).toEqual([[1, 'tooLittle']])
  })
})
