import { describe, expect, test } from 'vitest'
import { type Options, tournament } from '../../../rules/index.ts'
import { asked, invariants, kinds, position, refused, say, type Told, tell, tellWith } from '../position.ts'
import { allReady, allSay, fight, viewOf } from '../telling.ts'

/** Two rows of weapons each: seat 0 beats seat 1, seat 2 beats seat 3. */
const FOUR = [
  'sh4 sw4 la4 ar4 sh8 sw8 la8 ar8',
  'sh1 sw1 la1 ar1 sh5 sw5 la5 ar5',
  'sh3 sw3 la3 ar3 sh7 sw7 la7 ar7',
  'sh2 sw2 la2 ar2 sh6 sw6 la6 ar6 rest',
]

function four(given: { banners?: string; round?: number; options?: Partial<Options> } = {}): Told {
  return position({ seats: 4, hands: FOUR, ...given })
}

describe('3 A round', () => {
  test('3.1 barter, announcement, the duels, the next round with its own barter', () => {
    const s = four()
    const course = [asked(s.state)]
    expect(kinds(allReady(s)).at(-1)).toBe('barterEnded')
    course.push(asked(s.state))
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [0, 1] })
    course.push(asked(s.state))
    fight(s, [0, 'sh4 sw4 la4 ar4'], [1, 'sh1 sw1 la1 ar1'])
    course.push(asked(s.state))
    fight(s, [2, 'sh3 sw3 la3 ar3'], [3, 'sh2 sw2 la2 ar2'])
    course.push(asked(s.state))
    expect(course).toEqual(['barter', 'announcement', 'lay', 'lay', 'barter'])
    expect(s.state.round).toBe(2)
    expect(invariants(s.state)).toEqual([])
  })

  test('3.1 the duels come in the printed order, from left to right', () => {
    const s = four({ banners: 'DACB' })
    allReady(s)
    // AB is seats 1 and 3, CD seats 2 and 0.
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [1, 3] })
    expect(tournament.toAct(s.state)).toEqual([1, 3])
    const events = fight(s, [1, 'sh5 sw5 la5 ar5'], [3, 'sh2 sw2 la2 ar2'])
    expect(events.at(-1)).toEqual({ kind: 'duelBegan', pair: [2, 0] })
    expect(tournament.toAct(s.state)).toEqual([0, 2])
  })

  test('3.1 a duel is finished, purchases included, before the next one lays', () => {
    const s = four()
    allReady(s)
    allSay(s)
    expect(refused(s, 2, 'lay sh3 sw3 la3 ar3')).toBe('notAsked by no rule')
    tell(s, 0, 'lay sh4 sw4 la4 ar4')
    tell(s, 1, 'lay sh1 sw1 la1 ar1')
    for (const buyer of [0, 1]) {
      expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['purchase', [buyer]])
      expect(refused(s, 2, 'lay sh3 sw3 la3 ar3')).toBe('notAsked by no rule')
      tellWith(s, buyer, 'buy', [['armour heap', 0]])
    }
    expect([asked(s.state), tournament.toAct(s.state)]).toEqual(['lay', [2, 3]])
  })

  test('3.1 between the duels of a round nobody deals', () => {
    const s = four()
    allReady(s)
    expect(refused(s, 0, 'offer sh4 for 3c')).toBe('announceFirst 5.2')
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
    allSay(s)
    expect(refused(s, 0, 'offer sh4 for 3c')).toBe('layFirst 6.1')
    expect(refused(s, 2, 'offer sh3 for 3c')).toBe('notAsked by no rule')
    tell(s, 0, 'lay sh4 sw4 la4 ar4')
    tell(s, 1, 'lay sh1 sw1 la1 ar1')
    expect(refused(s, 0, 'ready')).toBe('purchaseFirst 6.5')
    expect(refused(s, 'clerk', 'end barter')).toBe('noBarterNow 3.1')
  })

  test('3.1 in the barter nothing of what comes later can be done', () => {
    const s = four()
    expect(refused(s, 0, 'stay')).toBe('nothingToAnnounce 5.2')
    expect(refused(s, 0, 'retire')).toBe('nothingToAnnounce 5.2')
    expect(refused(s, 0, 'lay sh4 sw4 la4 ar4')).toBe('nothingToLay 6.1')
    expect(refused(s, 0, 'buy')).toBe('nothingToBuy 6.5')
    expect(refused(s, 0, 'pass')).toBe('nothingToBuy 6.5')
    expect(refused(s, 0, 'begin run')).toBe('noJudgement 6.4')
    expect(refused(s, 'clerk', 'throw both')).toBe('noJudgement 6.4')
    expect(refused(s, 'clerk', 'ready')).toBe('notForTheClerk by no rule')
    expect(tournament.whyNot(s.state, 4, say('ready'))?.code).toBe('notAsked')
  })

  test('3.1 everything is asked in its own turn: a barter, an announcement, each duel and purchase count one', () => {
    const s = four()
    const first = s.state.turnNo
    const turns: string[] = []
    const note = () => turns.push(`${s.state.turnNo - first} ${asked(s.state)} ${tournament.turn(s.state).seat}`)
    note()
    allReady(s)
    note()
    allSay(s)
    note()
    tell(s, 0, 'lay sh4 sw4 la4 ar4')
    tell(s, 1, 'lay sh1 sw1 la1 ar1')
    note()
    tell(s, 0, 'pass')
    note()
    expect(turns).toEqual(['0 barter all', '1 announcement all', '2 lay all', '3 purchase 0', '4 purchase 1'])
  })

  test('3.2 after an exclusion the next round begins without barter, the one after it with one', () => {
    const s = four()
    allReady(s)
    tell(s, 0, 'stay')
    tell(s, 1, 'stay')
    tell(s, 2, 'stay')
    const events = tellWith(s, 3, 'retire', [
      ['banner', 0],
      ['banner', 0],
      ['banner', 0],
    ])
    expect(kinds(events)).not.toContain('barterBegan')
    expect([asked(s.state), s.state.round]).toEqual(['announcement', 1])
    expect(refused(s, 3, 'offer sh2 for 3c')).toBe('notAsked by no rule')
    allSay(s)
    expect(asked(s.state)).toBe('lay')
    const after = fight(s, [0, 'sh4 sw4 la4 ar4'], [1, 'sh1 sw1 la1 ar1'])
    expect(kinds(after).slice(-2)).toEqual(['roundBegan', 'barterBegan'])
    expect([asked(s.state), s.state.round]).toEqual(['barter', 2])
  })

  test('3.3 no clock: a player who does nothing stays asked, and only the clerk can end it for them', () => {
    const s = four()
    for (const seat of [0, 1, 2]) tell(s, seat, 'ready')
    expect(asked(s.state)).toBe('barter')
    expect(tournament.asked(viewOf(s, 3))).toMatchObject({ kind: 'barter', rule: '4.1' })
    expect(s.refuses(0, { kind: 'endBarter' }).code).toBe('clerkEndsBarter')
    expect(tell(s, 'clerk', 'end barter')).toEqual([{ kind: 'barterEnded', by: 'clerk' }])
    expect(asked(s.state)).toBe('announcement')
  })

  test('3.3 the length of a barter is for the platform: it changes nothing in the engine', () => {
    const [none, long] = [four({ options: { barterSeconds: 0 } }), four({ options: { barterSeconds: 900 } })]
    for (const s of [none, long]) {
      tell(s, 0, 'offer sh4 for 3c')
      tell(s, 1, 'accept 1>all#1')
    }
    expect({ ...none.state, options: null }).toEqual({ ...long.state, options: null })
  })
})
