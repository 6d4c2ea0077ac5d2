import { isRefusal, Match, type Seat, seededChance, seededTable } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { findOffer, type State, tournament } from '../../../rules/index.ts'
import { handOf, invariants, kinds, market, position, refused, say, type Told, tell } from '../position.ts'
import { fair, fighters, nextBarter } from '../scenes.ts'
import { holdings, noticedBy, seen, viewersOf, viewOf } from '../telling.ts'

function declinersOf(told: Told, viewer: Seat | 'table', text: string): readonly Seat[] | undefined {
  const action = say(`decline ${text}`)
  if (action.kind !== 'decline') throw new Error('no offer')
  return findOffer(viewOf(told, viewer).offers, action.offer)?.declinedBy
}

describe('4.3 Answers', () => {
  test('4.3 an accepted offer is done and gone', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 2c for la3')
    expect(kinds(tell(s, 1, 'accept 1>all#1'))).toEqual(['dealStruck'])
    expect([market(s.state), holdings(s.state, 0, 1)]).toEqual(['', 'sh5 la3 jo jo 18c | sw4 la8 ar2 22c'])
  })

  test('4.3 withdrawn by its giver an offer is gone, and nothing has moved', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3')
    const before = holdings(s.state, 0, 1, 2, 3)
    const events = tell(s, 0, 'withdraw 1>all#1')
    expect(noticedBy(s, events, 'offerWithdrawn')).toEqual([0, 1, 2, 3, 'table'])
    expect([market(s.state), holdings(s.state, 0, 1, 2, 3)]).toEqual(['', before])
    expect(refused(s, 1, 'accept 1>all#1')).toBe('offerGone 4.3')
  })

  test('4.3 only its giver withdraws an offer, once', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3')
    expect(refused(s, 1, 'withdraw 1>all#1')).toBe('notYourOffer 4.3')
    expect(refused(s, 0, 'withdraw 1>all#2')).toBe('noSuchOffer 4.3')
    tell(s, 0, 'withdraw 1>all#1')
    expect(refused(s, 0, 'withdraw 1>all#1')).toBe('offerGone 4.3')
  })

  test('4.3 nobody answers his own offer, nor one that was never made', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3')
    for (const deed of ['accept 1>all#1', 'decline 1>all#1', 'counter 1>all#1: 1c for la3']) {
      expect(refused(s, 0, deed)).toBe('ownOffer 4.3')
    }
    for (const deed of ['accept 1>all#2', 'decline 1>all#2', 'counter 1>all#2: 1c for la3', 'accept 3>2#1']) {
      expect(refused(s, 1, deed)).toBe('noSuchOffer 4.3')
    }
  })

  test('4.3 a decline is seen by the giver alone, and by who declined', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3')
    const before = viewersOf(s.state).map((viewer) => viewOf(s, viewer))
    const events = tell(s, 1, 'decline 1>all#1')
    expect(events).toEqual([{ kind: 'offerDeclined', offer: { giver: 0, audience: 'all', n: 1 }, seat: 1 }])
    expect(noticedBy(s, events, 'offerDeclined')).toEqual([0, 1])
    expect(viewersOf(s.state).map((viewer) => declinersOf(s, viewer, '1>all#1'))).toEqual([[1], [1], [], [], []])
    for (const viewer of [2, 3] as const) expect(viewOf(s, viewer)).toEqual(before[viewer])
    expect(viewOf(s, 'table')).toEqual(before[4])
  })

  test('4.3 a reason may be given with it, which the same two see and nobody else', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3')
    const events = tell(s, 1, 'decline 1>all#1: cannot spare')
    expect(events).toMatchObject([{ kind: 'offerDeclined', seat: 1, reason: 'cannotSpare' }])
    expect(noticedBy(s, events, 'offerDeclined')).toEqual([0, 1])
    for (const viewer of viewersOf(s.state)) expect(JSON.stringify(viewOf(s, viewer))).not.toContain('cannotSpare')
  })

  test('4.3 declined by one it stays for the others; who declined is out of it', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 2c')
    tell(s, 1, 'decline 1>all#1')
    for (const deed of ['accept 1>all#1', 'decline 1>all#1', 'counter 1>all#1: 1c for sw4']) {
      expect(refused(s, 1, deed)).toBe('offerDeclined 4.3')
    }
    tell(s, 2, 'accept 1>all#1')
    expect(handOf(s.state, 2)).toBe('sh1 sw4 la9 jo')
  })

  test('4.3 declines of others are not seen by a further decliner', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 2c')
    tell(s, 1, 'decline 1>all#1')
    tell(s, 2, 'decline 1>all#1')
    expect([0, 1, 2, 3].map((seat) => declinersOf(s, seat, '1>all#1'))).toEqual([[1, 2], [1], [2], []])
  })

  test('4.3 a counter-offer goes to the giver alone, also when the offer was public', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la8')
    const events = tell(s, 1, 'counter 1>all#1: la3 2c for sw4')
    expect(kinds(events)).toEqual(['offerDeclined', 'offerMade'])
    expect(noticedBy(s, events, 'offerMade')).toEqual([0, 1])
    expect(noticedBy(s, events, 'offerDeclined')).toEqual([0, 1])
    expect(viewersOf(s.state).map((viewer) => market(viewOf(s, viewer)))).toEqual([
      '1>all#1 2>1#1',
      '1>all#1 2>1#1',
      '1>all#1',
      '1>all#1',
      '1>all#1',
    ])
    expect(s.state.offers[1]?.answers).toEqual({ giver: 0, audience: 'all', n: 1 })
    tell(s, 0, 'accept 2>1#1')
    expect(holdings(s.state, 0, 1)).toBe('sh5 la3 jo jo 22c | sw4 la8 ar2 18c')
  })

  test('4.3 it declines the first for its sender only', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 2c')
    tell(s, 1, 'counter 1>all#1: 1c for sw4')
    expect(refused(s, 1, 'accept 1>all#1')).toBe('offerDeclined 4.3')
    expect([declinersOf(s, 0, '1>all#1'), declinersOf(s, 2, '1>all#1')]).toEqual([[1], []])
    tell(s, 2, 'accept 1>all#1')
    expect(market(s.state)).toBe('2>1#1')
  })

  test('4.3 a counter to an offer shown to several goes to its giver alone as well', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 2c to 2,3')
    const events = tell(s, 2, 'counter 1>2,3#1: 1c for sw4')
    expect(noticedBy(s, events, 'offerMade')).toEqual([0, 2])
    expect(s.state.offers.at(-1)?.name).toEqual({ giver: 2, audience: [0], n: 1 })
  })

  test('4.3 a counter can be countered, declined and withdrawn', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 4c')
    tell(s, 1, 'counter 1>all#1: 1c for sw4')
    tell(s, 0, 'counter 2>1#1: sw4 for 3c')
    tell(s, 1, 'counter 1>2#1: 2c for sw4')
    tell(s, 0, 'decline 2>1#2')
    tell(s, 1, 'withdraw 2>1#1')
    expect(market(s.state)).toBe('1>all#1 1>2#1 2>1#2')
    expect(s.state.offers.at(-1)?.answers).toEqual({ giver: 0, audience: [1], n: 1 })
  })

  test('4.3 a refused counter declines nothing', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 4c')
    expect(refused(s, 1, 'counter 1>all#1: la9 for sw4')).toBe('giveNotHeld 4.2 card=la9')
    tell(s, 1, 'accept 1>all#1')
  })

  test('4.3 a struck deal is final: there is nothing to take it back with', () => {
    const s = fair()
    const { id, rulesVersion } = tournament
    const seats = ['Enide', 'Erec', 'Yvain', 'Laudine'].map((name) => ({ name, bot: null }))
    const table = seededTable('4.3', { id: 'a table', game: id, rulesVersion, options: s.state.options, seats })
    const game = { ...tournament, setup: () => tournament.clone(s.state) }
    const started = Match.start(game, table, seededChance('4.3'), 0)
    if (started.kind === 'refusal') throw new Error(started.code)
    const sender = { at: 0, by: 'person', key: null } as const
    for (const [seat, text] of [
      [0, 'offer sw4 for la3'],
      [1, 'accept 1>all#1'],
    ] as const) {
      expect(isRefusal(started.match.act(seat, say(text), sender))).toBe(false)
      for (const each of [0, 1]) expect(isRefusal(started.match.undo(each, sender))).toBe(true)
    }
  })
})

describe('4.3 An offer dies', () => {
  test('4.3 when a card it gives goes in another deal', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3', 'offer sw4 sh5 for la8', 'offer sh5 for 1c', 'offer sw4 for 1c to 4')
    const events = tell(s, 1, 'accept 1>all#1')
    expect(kinds(events)).toEqual(['dealStruck', 'offerWithdrawn', 'offerWithdrawn'])
    expect(market(s.state)).toBe('1>all#3')
    expect(refused(s, 1, 'accept 1>all#2')).toBe('offerGone 4.3')
    expect(refused(s, 3, 'accept 1>4#1')).toBe('offerGone 4.3')
    expect(refused(s, 0, 'withdraw 1>all#2')).toBe('offerGone 4.3')
  })

  test('4.3 when the coins it gives are spent in another deal', () => {
    const s = fair()
    tell(s, 0, 'offer 12c for la3', 'offer 8c for la9', 'offer 9c for la9', 'offer sw4 9c for sh1 to 3')
    tell(s, 1, 'accept 1>all#1')
    expect(market(s.state)).toBe('1>all#2')
    expect(invariants(s.state)).toEqual([])
  })

  test('4.3 also when its giver is the one who accepts, and also the offers of the accepted one', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 3c', 'offer 18c for la9')
    tell(s, 1, 'offer la3 for sw4 5c', 'offer la3 for 1c')
    tell(s, 0, 'accept 2>all#1')
    expect(market(s.state)).toBe('')
  })

  test('4.3 it lives as long as its giver still holds enough: one joker of two, coins that came back', () => {
    const s = fair()
    tell(s, 0, 'offer jo for 3c', 'offer jo for 2c to 2', 'offer jo jo for 5c', 'offer 20c for la9', 'offer 5c for la3')
    tell(s, 3, 'accept 1>all#1')
    expect(market(s.state)).toBe('1>2#1 1>all#3 1>all#4')
    tell(s, 1, 'accept 1>2#1')
    expect(handOf(s.state, 0)).toBe('sh5 sw4')
    expect(market(s.state)).toBe('1>all#3 1>all#4')
  })

  test('4.3 it dies though more is got than given: what counts is what is held', () => {
    const s = fair()
    tell(s, 0, 'offer 15c for la9', 'offer sw4 10c for la3')
    tell(s, 1, 'accept 1>all#2')
    expect(market(s.state)).toBe('')
    tell(s, 3, 'offer 6c for sh5')
    tell(s, 0, 'accept 4>all#1', 'offer 16c for la9')
    expect(holdings(s.state, 0)).toBe('la3 jo jo 16c')
  })

  test('4.3 what is asked for may come and go: the offer stays', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3')
    tell(s, 1, 'offer la3 for 1c')
    tell(s, 3, 'accept 2>all#1')
    expect(market(s.state)).toBe('1>all#1')
    tell(s, 3, 'accept 1>all#1')
    expect(holdings(s.state, 0, 3)).toBe('sh5 la3 jo jo 20c | sw4 sw9 la7 19c')
  })

  test('4.3 it shows as withdrawn, without reason: the very same event', () => {
    const died = fair()
    tell(died, 0, 'offer sw4 for la3 to 2', 'offer sw4 for la9')
    const death = tell(died, 1, 'accept 1>2#1').filter(({ kind }) => kind !== 'dealStruck')
    const taken = fair()
    tell(taken, 0, 'offer sw4 for la3 to 2', 'offer sw4 for la9')
    const withdrawal = tell(taken, 0, 'withdraw 1>all#1')
    expect(seen(death, 2)).toHaveLength(1)
    for (const viewer of viewersOf(died.state)) expect(seen(death, viewer)).toEqual(seen(withdrawal, viewer))
  })

  test('4.3 a private one that dies is seen to go by those who saw it', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3', 'offer sw4 for la9 to 3')
    const events = tell(s, 1, 'accept 1>all#1')
    expect(noticedBy(s, events, 'offerWithdrawn')).toEqual([0, 2])
  })
})

describe('4.3 Names of offers', () => {
  test('4.3 each giver counts his offers to each audience apart, so that no number tells of others', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 1c', 'offer sw4 for 1c to 2', 'offer sw4 for 1c to 2,3', 'offer sw4 for 1c')
    tell(s, 0, 'offer sw4 for 1c to 3,2', 'offer sw4 for 1c to 3')
    tell(s, 1, 'offer la3 for 1c', 'offer la3 for 1c to 1')
    expect(market(s.state)).toBe('1>all#1 1>2#1 1>2,3#1 1>all#2 1>2,3#2 1>3#1 2>all#1 2>1#1')
    expect(market(viewOf(s, 3))).toBe('1>all#1 1>all#2 2>all#1')
  })

  test('4.3 a name is never used again, not even in a later barter', () => {
    const s = fighters()
    tell(s, 0, 'offer sh6 for 1c', 'withdraw 1>all#1', 'offer sh6 for 1c', 'offer sh6 for 1c to 2')
    nextBarter(s)
    expect(market(s.state)).toBe('')
    expect(refused(s, 1, 'accept 1>all#2')).toBe('offerGone 4.3')
    tell(s, 0, 'offer sh1 for 1c', 'offer sh1 for 1c to 2')
    expect(market(s.state)).toBe('1>all#3 1>2#2')
  })
})

describe('4.3 Two acceptances', () => {
  function trade(order: readonly [Seat, Seat], offer: string): { state: State; second: string } {
    const s = position({ seats: 4, hands: ['sw4', 'la3 la8', 'la9', ''], purses: [5, 6, 7, 8] })
    tell(s, 0, offer)
    const name = offer.includes(' to ') ? '1>2,3#1' : '1>all#1'
    const fill = { 1: 'la8', 2: 'la9' }
    const [first, late] = order
    const accept = (seat: Seat) => `accept ${name}${offer.includes('+') ? ` with ${fill[seat === 1 ? 1 : 2]}` : ''}`
    tell(s, first, accept(first))
    const second = refused(s, late, accept(late))
    expect(invariants(s.state)).toEqual([])
    return { state: s.state, second }
  }

  test.each([
    ['offer sw4 for 3c', [1, 2]],
    ['offer sw4 for 3c', [2, 1]],
    ['offer sw4 for 3c to 2,3', [1, 2]],
    ['offer sw4 for 3c to 2,3', [2, 1]],
    ['offer sw4 for la8+', [1, 2]],
    ['offer sw4 for la8+', [2, 1]],
  ] as const)('4.3 %s, accepted by %o: the first one in wins, the other is refused', (offer, order) => {
    const { state, second } = trade(order, offer)
    expect(second).toBe('offerGone 4.3')
    const [winner, loser] = order
    expect(handOf(state, winner)).toContain('sw4')
    const before = ['', 'la3 la8 6c', 'la9 7c']
    expect(holdings(state, loser)).toBe(before[loser])
    expect(state.purses.reduce((all, purse) => all + purse, 0)).toBe(26)
    const got = offer.includes('+') ? { 1: 'la8 5c', 2: 'la9 5c' } : { 1: '8c', 2: '8c' }
    expect(holdings(state, 0)).toBe(got[winner])
  })

  test('4.3 two offers of the same card accepted at once: the second finds its offer gone', () => {
    for (const [first, late, gone] of [
      [1, 2, '1>3#1'],
      [2, 1, '1>2#1'],
    ] as const) {
      const s = position({ seats: 4, hands: ['sw4', 'la3', 'la9', ''] })
      tell(s, 0, 'offer sw4 for 3c to 2', 'offer sw4 for 4c to 3')
      tell(s, first, `accept 1>${first + 1}#1`)
      expect(refused(s, late, `accept ${gone}`)).toBe('offerGone 4.3')
      expect(s.state.purses.reduce((all, purse) => all + purse, 0)).toBe(80)
      expect(handOf(s.state, first)).toContain('sw4')
    }
  })
})
