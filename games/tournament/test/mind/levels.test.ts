import { type BotName, LEVELS } from '@logres/bots'
import { describe, expect, test } from 'vitest'
import { hasOutfit, isKnight, type Options } from '../../rules/index.ts'
import { play } from './play.ts'

const MIXED: readonly BotName[] = ['champion', 'page', 'squire', 'knight', 'reference', 'champion']

const TABLES: readonly (readonly [string, number, Partial<Options>])[] = [
  ['three', 3, {}],
  ['three with high cards, dealt out', 3, { draft: false, lowestValue: 10 }],
  ['four', 4, {}],
  ['four, lots instead of the race', 4, { judgementByLot: true, draft: false }],
  ['five with open purses', 5, { openPurse: true }],
  ['five who have nothing to pay with', 5, { startCoins: 0, lowestValue: 4 }],
  ['six', 6, { draft: false, startCoins: 5 }],
]

describe('tournaments of bots', () => {
  test.each(TABLES)('%s: legal actions only, to the end', (name, count, options) => {
    const { state } = play(MIXED.slice(0, count), `mixed ${name}`, options)
    expect(state.ended).not.toBeNull()
  })

  test.each(LEVELS)('%ss among themselves end each barter without the clerk, after a handful of actions', (level) => {
    for (const count of [3, 4]) {
      const names = Array.from({ length: count }, () => level)
      const { longestBarter, clerkEnded } = play(names, `barter ${level}`)
      expect(clerkEnded).toBe(0)
      expect(longestBarter).toBeLessThanOrEqual(30 * count)
    }
  })

  test('the same seed gives the same game', () => {
    const first = play(['champion', 'knight', 'squire', 'page'], 'twice').choices
    expect(play(['champion', 'knight', 'squire', 'page'], 'twice').choices).toEqual(first)
    expect(play(['champion', 'knight', 'squire', 'page'], 'once').choices).not.toEqual(first)
  })

  test('a complete outfit is kept in every deal', () => {
    let deals = 0
    for (let i = 0; i < 4; i++) {
      play(['champion', 'knight', 'squire', 'page'], `outfit ${i}`, { draft: i % 2 === 0 }, (step) => {
        const { before, actor, action } = step
        if (action.kind !== 'accept') return
        deals += 1
        const seats = actor === 'clerk' ? [] : [actor, action.offer.giver]
        for (const seat of seats) checkKept(step, seat, before.hands[seat] ?? [])
      })
    }
    expect(deals).toBeGreaterThan(5)
  })

  test('no seat offers of its own accord after eight offers in a barter, or the same to the same people while it lies open', () => {
    let offers = 0
    for (let i = 0; i < 2; i++) {
      play(['champion', 'knight', 'squire', 'page'], `offers ${i}`, { draft: false }, ({ before, actor, action }) => {
        if (action.kind !== 'offer' || actor === 'clerk') return
        offers += 1
        expect(before.offersMade[actor]).toBeLessThan(8)
        const said = JSON.stringify([action.gives, action.wants])
        for (const { name, gives, wants } of before.offers) {
          if (name.giver === actor) expect(JSON.stringify([gives, wants])).not.toBe(said)
        }
      })
    }
    expect(offers).toBeGreaterThan(10)
  })
})

function checkKept(
  { before, actor, action }: Parameters<NonNullable<Parameters<typeof play>[3]>>[0],
  seat: number,
  hand: readonly number[],
): void {
  if (action.kind !== 'accept' || !isKnight(before, seat) || !hasOutfit(hand)) return
  const offer = before.offers.find(({ name }) => JSON.stringify(name) === JSON.stringify(action.offer))
  const asked = [...(offer?.wants.cards ?? []), ...action.fill]
  const given = offer?.gives.cards ?? []
  const [out, into] = seat === actor ? [asked, given] : [given, asked]
  const left = hand.slice()
  for (const card of out) left.splice(left.indexOf(card), 1)
  expect(hasOutfit([...left, ...into].sort((a, b) => a - b))).toBe(true)
}
