import { describe, expect, test } from 'vitest'
import { tournament } from '../../../rules/index.ts'
import { asked, handOf, market, position, refused, say, tell } from '../position.ts'
import { fair, fighters, nextBarter } from '../scenes.ts'
import { allReady, noticedBy, viewOf } from '../telling.ts'

describe('4.4 The end of a barter', () => {
  test('4.4 it ends the moment all are ready, in any order', () => {
    const s = fair()
    for (const seat of [2, 0, 3]) expect(tell(s, seat, 'ready')).toEqual([{ kind: 'readySaid', seat }])
    expect(asked(s.state)).toBe('barter')
    expect(tell(s, 1, 'ready')).toEqual([
      { kind: 'readySaid', seat: 1 },
      { kind: 'barterEnded', by: 'ready' },
    ])
    expect(asked(s.state)).toBe('announcement')
  })

  test('4.4 excluded knights must be ready too', () => {
    const s = position({ seats: 4, banners: 'A-BC' })
    for (const seat of [0, 2, 3]) tell(s, seat, 'ready')
    expect(asked(s.state)).toBe('barter')
    tell(s, 1, 'ready')
    expect(asked(s.state)).toBe('announcement')
  })

  test('4.4 or when the clerk says so, who alone may, at any time', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 3c')
    expect(s.refuses(0, say('end barter')).code).toBe('clerkEndsBarter')
    expect(tell(s, 'clerk', 'end barter')).toEqual([{ kind: 'barterEnded', by: 'clerk' }])
    expect([asked(s.state), market(s.state)]).toEqual(['announcement', ''])
  })

  test('4.4 a live table has three minutes for it unless it chooses otherwise, even no limit', () => {
    const { defaults } = tournament.options
    expect(defaults.barterSeconds).toBe(180)
    expect(tournament.checkSetup({ ...defaults, barterSeconds: 0 }, 3)).toBeUndefined()
  })

  test('4.4 all offers die with it', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 3c', 'offer sh5 for 3c to 2')
    allReady(s)
    for (const viewer of [0, 1, 'table'] as const) expect(market(viewOf(s, viewer))).toBe('')
    expect(refused(s, 1, 'accept 1>all#1')).toBe('announceFirst 5.2')
  })

  test('4.4 ready is public and can be taken back', () => {
    const s = fair()
    const said = tell(s, 0, 'ready')
    expect(noticedBy(s, said, 'readySaid')).toEqual([0, 1, 2, 3, 'table'])
    expect(viewOf(s, 'table').frames.at(-1)).toMatchObject({ kind: 'barter', ready: [true, false, false, false] })
    const back = tell(s, 0, 'not ready')
    expect(noticedBy(s, back, 'readyTakenBack')).toEqual([0, 1, 2, 3, 'table'])
    expect(viewOf(s, 3).frames.at(-1)).toMatchObject({ kind: 'barter', ready: [false, false, false, false] })
  })

  test('4.4 ready is said once and taken back only if it was said', () => {
    const s = fair()
    expect(refused(s, 0, 'not ready')).toBe('notReady 4.4')
    tell(s, 0, 'ready')
    expect(refused(s, 0, 'ready')).toBe('alreadyReady 4.4')
  })

  test('4.4 it can be taken back five times in one barter', () => {
    const s = fair()
    for (let i = 0; i < 5; i++) tell(s, 0, 'ready', 'not ready')
    tell(s, 0, 'ready')
    expect(refused(s, 0, 'not ready')).toBe('takeBacksSpent 4.4 most=5')
    tell(s, 1, 'ready', 'not ready')
  })

  test('4.4 nothing takes ready back for you: no offer, no deal', () => {
    const s = fair()
    tell(s, 1, 'ready')
    tell(s, 0, 'offer sw4 for la3 to 2')
    tell(s, 1, 'accept 1>2#1')
    expect(s.state.frames.at(-1)).toMatchObject({ ready: [false, true, false, false] })
  })

  test('4.4 who is ready may accept and decline, but neither offer nor counter', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3', 'offer sh5 for la8')
    tell(s, 1, 'ready')
    expect(refused(s, 1, 'offer la3 for 1c')).toBe('readyMayNotOffer 4.4')
    expect(refused(s, 1, 'counter 1>all#1: 1c for sw4')).toBe('readyMayNotOffer 4.4')
    expect(
      s
        .legal(1)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['accept', 'accept', 'decline', 'decline', 'takeReadyBack'])
    tell(s, 1, 'accept 1>all#1', 'decline 1>all#2', 'not ready', 'offer la8 for 1c')
  })

  test('4.4 who is ready and cannot take it back is asked only while an offer waits for him', () => {
    const s = fair()
    for (let i = 0; i < 5; i++) tell(s, 1, 'ready', 'not ready')
    tell(s, 1, 'ready')
    expect(tournament.toAct(s.state)).toEqual([0, 2, 3, 'clerk'])
    tell(s, 0, 'offer sw4 for la3 to 2')
    expect(tournament.toAct(s.state)).toEqual([0, 1, 2, 3, 'clerk'])
    tell(s, 1, 'decline 1>2#1')
    expect(tournament.toAct(s.state)).toEqual([0, 2, 3, 'clerk'])
  })

  test('4.4 his offers stay open while he is ready', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for la3', 'ready')
    tell(s, 1, 'accept 1>all#1')
    expect(handOf(s.state, 0)).toBe('sh5 la3 jo jo')
  })

  test('4.4 twenty offers a seat in one barter, counters among them, twenty more in the next', () => {
    const s = fighters()
    tell(s, 1, 'offer sw1 for 5c')
    for (let i = 1; i <= 19; i++) tell(s, 0, 'offer sh6 for 3c', `withdraw 1>all#${i}`)
    expect(viewOf(s, 0).offersMade).toBe(19)
    tell(s, 0, 'counter 2>all#1: 1c for sw1')
    expect(refused(s, 0, 'offer sh6 for 3c')).toBe('tooManyOffers 4.4 most=20')
    expect(refused(s, 0, 'counter 2>all#1: 1c for sw1')).toBe('tooManyOffers 4.4 most=20')
    tell(s, 1, 'offer sw2 for 5c')
    nextBarter(s)
    expect(viewOf(s, 0).offersMade).toBe(0)
    tell(s, 0, 'offer sh1 for 3c')
  })

  test('4.4 the take-backs are counted again in the next barter', () => {
    const s = fighters()
    for (let i = 0; i < 5; i++) tell(s, 0, 'ready', 'not ready')
    nextBarter(s)
    tell(s, 0, 'ready', 'not ready')
  })

  test('4.4 how many offers another made is not seen', () => {
    const s = fair()
    tell(s, 0, 'offer sw4 for 3c to 2', 'withdraw 1>2#1')
    expect([viewOf(s, 0).offersMade, viewOf(s, 1).offersMade, viewOf(s, 'table').offersMade]).toEqual([1, 0, null])
    expect(JSON.stringify(viewOf(s, 2).names)).toBe('[]')
  })
})
