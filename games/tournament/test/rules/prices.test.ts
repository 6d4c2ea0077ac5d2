import { describe, expect, test } from 'vitest'
import { cardOf, type Event, JOKER, pricesOfCard, pricesOfKind, salesIn, tournament } from '../../rules/index.ts'

const NOTHING = { cards: [], any: [], coins: 0 }
const NAME = { giver: 0, audience: 'all', n: 1 } as const

function deal(terms: Extract<Event, { kind: 'dealStruck' }>['terms']): Event {
  return { kind: 'dealStruck', seats: [0, 1], sizes: [5, 5], terms }
}

const SOLD = deal({
  ...{ offer: NAME, taker: 1, fill: [] },
  ...{ gives: { cards: [cardOf('lance', 8)], coins: 0 }, wants: { ...NOTHING, coins: 5 } },
})
const BOUGHT = deal({
  ...{ offer: NAME, taker: 2, fill: [cardOf('lance', 9)] },
  ...{ gives: { cards: [], coins: 3 }, wants: { ...NOTHING, any: [{ weapon: 'lance', least: 1 }] } },
})
const SWAPPED = deal({
  ...{ offer: NAME, taker: 1, fill: [] },
  ...{ gives: { cards: [cardOf('lance', 1)], coins: 1 }, wants: { ...NOTHING, cards: [cardOf('sword', 2)] } },
})

describe('prices at a table', () => {
  test('a sale is one card for coins, whoever offered; swaps and hidden deals have no price', () => {
    expect(salesIn([{ kind: 'barterBegan' }, SOLD, BOUGHT, SWAPPED, deal(null)])).toEqual([
      { seller: 0, buyer: 1, weapon: 'lance', card: cardOf('lance', 8), coins: 5 },
      { seller: 2, buyer: 0, weapon: 'lance', card: cardOf('lance', 9), coins: 3 },
    ])
  })

  test('a range for a card, and for a kind of card', () => {
    const sales = salesIn([SOLD, BOUGHT])
    expect(pricesOfCard(sales, cardOf('lance', 9))).toEqual({ least: 3, most: 5, sales: 2 })
    expect(pricesOfCard(sales, cardOf('lance', 11))).toEqual({ least: 3, most: 3, sales: 1 })
    expect(pricesOfCard(sales, cardOf('lance', 2))).toBeUndefined()
    expect(pricesOfKind(sales, 'lance')).toEqual({ least: 3, most: 5, sales: 2 })
    expect(pricesOfCard(sales, JOKER)).toBeUndefined()
    expect(pricesOfKind(sales, null)).toBeUndefined()
  })

  test('from what a viewer is shown: others do not see which card met a request', () => {
    const shown = [SOLD, BOUGHT].flatMap((event) => tournament.redact(event, 3) ?? [])
    const sales = salesIn(shown)
    expect(sales[1]).toMatchObject({ weapon: 'lance', card: null, coins: 3 })
    expect(pricesOfCard(sales, cardOf('lance', 9))).toEqual({ least: 5, most: 5, sales: 1 })
    expect(pricesOfKind(sales, 'lance')).toEqual({ least: 3, most: 5, sales: 2 })
  })
})
