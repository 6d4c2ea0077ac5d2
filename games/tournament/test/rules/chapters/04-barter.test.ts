import { isRefusal } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { fits, parseAction, tournament } from '../../../rules/index.ts'
import { card, handOf, invariants, market, position, refused, say, tell } from '../position.ts'
import { fair } from '../scenes.ts'
import { holdings } from '../telling.ts'

describe('4.1 Deals', () => {
  test('4.1 everyone deals at the same time and without turns', () => {
    const s = fair()
    expect(tournament.toAct(s.state)).toEqual([0, 1, 2, 3, 'clerk'])
    expect(tournament.turn(s.state).seat).toBe('all')
    tell(s, 2, 'offer la9 for 5c')
    tell(s, 0, 'offer sw4 for la3')
    tell(s, 2, 'offer sh1 for 1c')
    tell(s, 3, 'accept 3>all#1')
    tell(s, 1, 'accept 1>all#1')
    expect(holdings(s.state, 0, 1, 2, 3)).toBe('sh5 la3 jo jo 20c | sw4 la8 ar2 20c | sh1 jo 25c | sw9 la7 la9 15c')
    expect(tournament.toAct(s.state)).toEqual([0, 1, 2, 3, 'clerk'])
  })

  test('4.1 excluded knights deal like all others', () => {
    const s = position({ seats: 4, hands: ['sw4', 'la3', 'la9', ''], banners: 'AB-C' })
    tell(s, 2, 'offer la9 for 6c')
    tell(s, 0, 'accept 3>all#1')
    tell(s, 1, 'offer la3 for 1c to 3')
    tell(s, 2, 'accept 2>3#1')
    expect(holdings(s.state, 0, 1, 2)).toBe('sw4 la9 14c | 21c | la3 25c')
  })

  test('4.1 any set of cards and coins on each side', () => {
    const s = fair()
    tell(s, 0, 'offer sh5 jo jo 4c for la3 ar2 2c to 2')
    tell(s, 1, 'accept 1>2#1')
    expect(holdings(s.state, 0, 1)).toBe('sw4 la3 ar2 18c | sh5 la8 jo jo 22c')
  })

  test('4.1 a gift: one side may be empty, either of them', () => {
    const s = fair()
    tell(s, 0, 'offer sh5 3c for nothing to 2', 'offer nothing for la9 2c')
    tell(s, 1, 'accept 1>2#1')
    tell(s, 2, 'accept 1>all#1')
    expect(holdings(s.state, 0, 1, 2)).toBe('sw4 la9 jo jo 19c | sh5 la3 la8 ar2 23c | sh1 jo 18c')
  })

  test('4.1 nothing for nothing is no offer', () => {
    const s = fair()
    expect(refused(s, 0, 'offer nothing for nothing')).toBe('nothingExchanged 4.1')
    tell(s, 1, 'offer la3 for 1c')
    expect(refused(s, 0, 'counter 2>all#1: nothing for nothing')).toBe('nothingExchanged 4.1')
  })

  test('4.1 coins are whole and none are owed', () => {
    for (const coins of [1.5, -1, '1', null]) {
      const gives = { cards: [], coins }
      const wants = { cards: [], any: [], coins: 1 }
      expect(isRefusal(parseAction({ kind: 'offer', audience: 'all', gives, wants }))).toBe(true)
      const swapped = { gives: { cards: [], coins: 1 }, wants: { cards: [], any: [], coins } }
      expect(isRefusal(parseAction({ kind: 'offer', audience: 'all', ...swapped }))).toBe(true)
    }
  })

  test('4.1 six cards a side at most, named and requested ones together', () => {
    const s = position({ seats: 4, hands: ['sh1 sh2 sh3 sh4 sh5 sh6 sh7', 'la1 la2 la3 la4 la5 la6'] })
    expect(refused(s, 0, 'offer sh1 sh2 sh3 sh4 sh5 sh6 sh7 for 1c')).toBe('tooManyCards 4.1 most=6')
    expect(refused(s, 0, 'offer 1c for la1 la2 la3 sw1+ sw1+ sw1+ sw1+')).toBe('tooManyCards 4.1 most=6')
    expect(refused(s, 0, 'offer 1c for la1 la2 la3 la4 la5 la6 la7')).toBe('tooManyCards 4.1 most=6')
    tell(s, 0, 'offer sh1 sh2 sh3 sh4 sh5 sh6 for la1 la2 la3 la1+ la1+ la1+')
    tell(s, 1, 'accept 1>all#1 with la4 la5 la6')
    expect([handOf(s.state, 0), handOf(s.state, 1)]).toEqual(['sh7 la1 la2 la3 la4 la5 la6', 'sh1 sh2 sh3 sh4 sh5 sh6'])
  })

  test('4.1 eight open offers a player at most, counters among them', () => {
    const s = fair()
    tell(s, 1, 'offer la3 for 2c')
    for (let i = 1; i <= 7; i++) tell(s, 0, `offer sw4 for ${i}c${i % 2 === 0 ? ' to 2' : ''}`)
    tell(s, 0, 'counter 2>all#1: 1c for la3')
    expect(refused(s, 0, 'offer sw4 for 9c')).toBe('tooManyOpenOffers 4.1 most=8')
    tell(s, 1, 'offer la3 for 3c')
    expect(refused(s, 0, 'counter 2>all#2: 1c for la3')).toBe('tooManyOpenOffers 4.1 most=8')
    tell(s, 0, 'withdraw 1>all#1', 'offer sw4 for 9c')
    expect(refused(s, 0, 'offer sw4 for 8c')).toBe('tooManyOpenOffers 4.1 most=8')
    expect(invariants(s.state)).toEqual([])
  })

  test('4.1 a declined offer is still open, an accepted one is not', () => {
    const s = fair()
    for (let i = 1; i <= 8; i++) tell(s, 0, `offer ${i}c for la3`)
    tell(s, 1, 'decline 1>all#2')
    expect(refused(s, 0, 'offer 9c for la3')).toBe('tooManyOpenOffers 4.1 most=8')
    tell(s, 1, 'accept 1>all#1')
    tell(s, 0, 'offer 9c for la8')
  })

  test('4.1 cards and coins may stand in several offers at once', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 20c for la8', 'offer sw4 20c for la9', 'offer sw4 for sw9 to 4')
    expect(market(s.state)).toBe('1>all#1 1>all#2 1>4#1')
  })
})

describe('4.2 What is offered and asked', () => {
  test('4.2 given cards must be held, each joker one of one’s own', () => {
    const s = fair()
    expect(refused(s, 0, 'offer la3 for 1c')).toBe('giveNotHeld 4.2 card=la3')
    expect(refused(s, 0, 'offer sw4 la3 for 1c to 2')).toBe('giveNotHeld 4.2 card=la3')
    expect(refused(s, 0, 'offer jo jo jo for 1c')).toBe('giveNotHeld 4.2 card=jo')
    tell(s, 0, 'offer jo jo for 1c')
    tell(s, 1, 'offer la3 for 1c')
    expect(refused(s, 0, 'counter 2>all#1: la9 for la3')).toBe('giveNotHeld 4.2 card=la9')
  })

  test('4.2 given coins must be in the purse', () => {
    const s = fair()
    expect(refused(s, 0, 'offer 21c for la3')).toBe('coinsNotHeld 4.2 coins=21 yours=20')
    tell(s, 1, 'offer la3 for 1c')
    expect(refused(s, 0, 'counter 2>all#1: 21c for la3')).toBe('coinsNotHeld 4.2 coins=21 yours=20')
    tell(s, 0, 'offer 20c for la3')
  })

  test('4.2 more may be asked for than the others hold: nobody is told', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 99c', 'offer sw4 for ar9 sh9', 'offer sw4 for jo jo jo jo to 2')
    expect(market(s.state)).toBe('1>all#1 1>all#2 1>2#1')
  })

  test('4.2 chosen players: others, and such as sit at the table', () => {
    const s = fair()
    expect(refused(s, 0, 'offer sw4 for 1c to 1')).toBe('notToYourself 4.2')
    expect(refused(s, 0, 'offer sw4 for 1c to 1,2')).toBe('notToYourself 4.2')
    expect(refused(s, 0, 'offer sw4 for 1c to 2,5')).toBe('noSuchSeat 4.2')
    for (const audience of [[], [1, 1], [6], 'none', null]) {
      const gives = { cards: [], coins: 1 }
      const wants = { cards: [], any: [], coins: 0 }
      expect(isRefusal(parseAction({ kind: 'offer', audience, gives, wants }))).toBe(true)
    }
  })

  test('4.2 cards that are not in play cannot be asked for', () => {
    const s = fair()
    expect(refused(s, 0, 'offer sw4 for la10')).toBe('cardNotInPlay 2.1 card=la10')
    const high = position({ hands: ['sw7'], options: { lowestValue: 7 } })
    expect(refused(high, 0, 'offer sw7 for la6')).toBe('cardNotInPlay 2.1 card=la6')
    expect(refused(high, 0, 'offer sw7 for la13')).toBe('cardNotInPlay 2.1 card=la13')
    tell(high, 0, 'offer sw7 for la7', 'offer sw7 for la12', 'offer sw7 for la1+', 'offer sw7 for la12+')
  })

  test('4.2 nor a value from which on there are none; a joker is not what is missing', () => {
    const s = fair()
    expect(refused(s, 0, 'offer sw4 for la10+')).toMatch(/^cardNotInPlay 2\.1/)
    expect(refused(s, 0, 'offer sw4 for la10+')).not.toContain('card=jo')
    tell(s, 0, 'offer sw4 for la9+')
  })

  test('4.2 anything in play can be asked for, even what one holds: a wish tells nothing about its giver', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for sh5', 'offer jo for jo')
    expect(refused(s, 1, 'accept 1>all#1')).toBe('cannotMeetCards 4.2 card=sh5')
  })

  test('4.2 a weapon with a least value: the accepter picks among his fitting cards', () => {
    for (const [seat, choices] of [
      [1, ['la8']],
      [2, ['la9']],
      [3, []],
    ] as const) {
      const s = fair()
      tell(s, 0, 'offer sw4 for la8+')
      const accepts = s.legal(seat).filter(({ kind }) => kind === 'accept')
      expect(accepts).toEqual(choices.map((code) => say(`accept 1>all#1 with ${code}`)))
      for (const code of choices) {
        tell(s, seat, `accept 1>all#1 with ${code}`)
        expect(handOf(s.state, 0)).toBe(`sh5 ${code} jo jo`)
      }
    }
    expect([
      fits(card('la8'), { weapon: 'lance', least: 8 }),
      fits(card('la7'), { weapon: 'lance', least: 8 }),
    ]).toEqual([true, false])
  })

  test('4.2 the accepter picks: each of two fitting cards, and what he picks goes', () => {
    for (const code of ['la3', 'la8']) {
      const s = fair()
      tell(s, 0, 'offer sw4 1c for la2+')
      tell(s, 1, `accept 1>all#1 with ${code}`)
      expect(handOf(s.state, 0)).toBe(`sh5 ${code} jo jo`)
      expect(holdings(s.state, 1)).not.toContain(code)
    }
  })

  test('4.2 a card that does not fit is refused: wrong weapon, too low, a joker', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8+')
    expect(refused(s, 1, 'accept 1>all#1 with ar2')).toBe('fillMisfit 4.2 card=ar2')
    expect(refused(s, 1, 'accept 1>all#1 with la3')).toBe('fillMisfit 4.2 card=la3')
    expect(refused(s, 2, 'accept 1>all#1 with jo')).toBe('fillMisfit 4.2 card=jo')
    expect(refused(s, 3, 'accept 1>all#1 with la9')).toMatch(/^fillNotHeld 4\.2/)
    expect(refused(s, 1, 'accept 1>all#1')).toBe('fillCount 4.2 needed=1 given=0')
    expect(refused(s, 1, 'accept 1>all#1 with la8 la3')).toBe('fillCount 4.2 needed=1 given=2')
    tell(s, 0, 'offer sh5 for 3c')
    expect(refused(s, 1, 'accept 1>all#2 with la8')).toBe('fillCount 4.2 needed=0 given=1')
  })

  test('4.2 each request is met by a card of its own, which is not named besides', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la1+ la1+', 'offer sh5 for la8 la1+')
    expect(refused(s, 1, 'accept 1>all#1 with la8 la8')).toMatch(/^fillNotHeld 4\.2/)
    expect(refused(s, 1, 'accept 1>all#2 with la8')).toMatch(/^fillNotHeld 4\.2/)
    tell(s, 1, 'accept 1>all#2 with la3')
    expect(holdings(s.state, 0, 1)).toBe('sw4 la3 la8 jo jo 20c | sh5 ar2 20c')
  })

  test('4.2 requests of different strength: the list finds the one way to meet both', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la2+ la5+')
    expect(s.legal(1).filter(({ kind }) => kind === 'accept')).toEqual([say('accept 1>all#1 with la3 la8')])
    expect(refused(s, 1, 'accept 1>all#1 with la8 la3')).toBe('fillMisfit 4.2 card=la3')
    tell(s, 1, 'accept 1>all#1 with la3 la8')
  })

  test('4.2 a joker can be asked for by name', () => {
    const s = fair()
    tell(s, 1, 'offer 3c for jo', 'offer 3c for jo jo')
    expect(refused(s, 3, 'accept 2>all#1')).toBe('cannotMeetCards 4.2 card=jo')
    expect(refused(s, 2, 'accept 2>all#2')).toBe('cannotMeetCards 4.2 card=jo')
    tell(s, 2, 'accept 2>all#1')
    tell(s, 0, 'accept 2>all#2')
    expect(holdings(s.state, 0, 1, 2)).toBe('sh5 sw4 23c | la3 la8 ar2 jo jo jo 14c | sh1 la9 23c')
  })

  test('4.2 a joker given is no other’s: it goes, the others stay', () => {
    const s = fair()
    tell(s, 0, 'offer jo for 4c')
    tell(s, 2, 'accept 1>all#1')
    expect(holdings(s.state, 0, 2)).toBe('sh5 sw4 jo 24c | sh1 la9 jo jo 16c')
  })

  test('4.2 the accepter is told what he himself lacks: cards, coins', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3 21c', 'offer sw4 for la3 ar9 1c')
    expect(refused(s, 1, 'accept 1>all#1')).toBe('cannotMeetCoins 4.2 coins=21 yours=20')
    expect(refused(s, 1, 'accept 1>all#2')).toBe('cannotMeetCards 4.2 card=ar9')
    expect(refused(s, 2, 'accept 1>all#2')).toBe('cannotMeetCards 4.2 card=la3')
  })

  test('4.2 a card that fits but is not held: he is told which', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8+')
    expect(refused(s, 3, 'accept 1>all#1 with la9')).toBe('fillNotHeld 4.2 card=la9')
  })
})
