/* Where the coins came from: checked against the purses of whole games, with everything known and as one viewer saw it. */
import '../fake-dom/fake-dom.ts'
import { type AnyGame, at } from '@logres/kernel'
import { gainOf, type Ledger, ledgerOf } from '@logres/tournament/board/ledger.ts'
import { spread } from '@logres/tournament/board/purse-chart.tsx'
import { type Card, cardOf, type Event, type State, type Terms, tournament } from '@logres/tournament/rules'
import { describe, expect, it } from 'vitest'
import { type Moment, randomGame } from '../fake-dom/random-game.ts'

const START = 25

function gameOf(seed: string, seats: number): readonly Moment<State, Event>[] {
  return [
    ...randomGame(tournament, {
      options: { ...tournament.options.defaults, startCoins: START, judgementByLot: true },
      seats,
      seed,
      isRare: ({ kind }) => ['retire', 'ready', 'endBarter', 'withdraw'].includes(kind),
    }),
  ]
}

const GAMES = Array.from({ length: 12 }, (_, i) => gameOf(`ledger ${i}`, 3 + (i % 4)))
  .map((moments) => ({ moments, end: at(moments, moments.length - 1).state }))
  .filter(({ end }) => end.ended !== null)

const game: AnyGame = tournament

function seenBy(moments: readonly Moment<State, Event>[], viewer: number, end: State): Ledger {
  const events = moments.map((moment) => moment.events.flatMap((event) => game.redact(event, viewer) ?? []))
  return ledgerOf(events, START, end.purses)
}

describe('the accounts', () => {
  it('add up to the purse, and trade is what everybody paid each other', () => {
    expect(GAMES.length).toBeGreaterThan(6)
    let traded = 0
    for (const { moments, end } of GAMES) {
      const { accounts } = ledgerOf(
        moments.map(({ events }) => events),
        START,
        end.purses,
      )
      for (const [seat, account] of accounts.entries()) {
        const { start, duels, trade, heap, lastKnight } = account
        expect(start + duels + trade + heap + lastKnight).toBe(end.purses[seat])
        expect(duels).toBe(10 * account.duelsWon)
        expect(heap).toBeLessThanOrEqual(0)
        expect(lastKnight).toBe(seat === end.lastKnight ? 10 : 0)
        traded += Math.abs(trade)
      }
      // Nothing is lost in trade.
      expect(accounts.reduce((sum, { trade }) => sum + trade, 0)).toBe(0)
    }
    expect(traded).toBeGreaterThan(0)
  })

  it('are the same for somebody who did not see the deals in private; only the deals themselves are missing', () => {
    for (const { moments, end } of GAMES) {
      const whole = ledgerOf(
        moments.map(({ events }) => events),
        START,
        end.purses,
      )
      const mine = seenBy(moments, 0, end)
      const sums = ({ accounts }: Ledger) => accounts.map(({ best: _, worst: __, ...sum }) => sum)
      expect(sums(mine)).toEqual(sums(whole))
    }
  })
})

describe('the purses over the rounds', () => {
  it('begin with the starting coins and are true after every barter and at the end', () => {
    for (const { moments, end } of GAMES) {
      const { marks } = ledgerOf(
        moments.map(({ events }) => events),
        START,
        end.purses,
      )
      expect(marks[0]?.purses).toEqual(end.purses.map(() => START))
      expect(marks.at(-1)?.purses).toEqual(end.purses)
      const after = moments.filter(({ events }) => events.some(({ kind }) => kind === 'barterEnded'))
      expect(marks.filter(({ at: when }) => when === 'barter').map(({ purses }) => purses)).toEqual(
        after.map(({ state }) => state.purses),
      )
    }
  })

  it('are not told where a deal was not seen', () => {
    const isSecret = (event: Event) => event.kind === 'dealStruck' && event.terms?.offer.audience !== 'all'
    let hidden = 0
    for (const { moments, end } of GAMES) {
      const secrets = moments.flatMap(({ events }) => events.filter(isSecret))
      const outsider = end.purses.findIndex((_, seat) =>
        secrets.some((event) => event.kind === 'dealStruck' && !event.seats.includes(seat)),
      )
      if (outsider < 0) continue
      hidden += 1
      expect(seenBy(moments, outsider, end).marks).toEqual([])
    }
    expect(hidden).toBeGreaterThan(0)
  })

  it('have names that do not lie on each other', () => {
    const placed = spread([50, 52, 51, 190, 195, 200]).toSorted((a, b) => a - b)
    for (const [i, y] of placed.entries()) if (i > 0) expect(y - at(placed, i - 1)).toBeGreaterThanOrEqual(17)
    expect(Math.max(...placed)).toBeLessThanOrEqual(210)
  })
})

describe('a deal', () => {
  it('gains one side what it costs the other, by what such cards were sold for', () => {
    const lance8: Card = cardOf('lance', 8)
    const terms: Terms = {
      offer: { giver: 1, audience: 'all', n: 1 },
      taker: 0,
      gives: { cards: [lance8], coins: 0 },
      wants: { cards: [], any: [], coins: 2 },
      fill: [],
    }
    const sales = [{ card: cardOf('sword', 8), coins: 6, seller: 2, buyer: 3 }]
    expect([gainOf(terms, 0, sales), gainOf(terms, 1, sales)]).toEqual([4, -4])
  })
})
