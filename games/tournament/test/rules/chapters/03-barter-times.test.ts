import { seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { nextPairs, type Options, tournament } from '../../../rules/index.ts'
import { dealt } from '../draws.ts'
import { asked, invariants, kinds, position, refused, type Told, tell } from '../position.ts'
import { playAtRandom } from '../random-game.ts'
import { allReady, allSay, bannersOf, fight } from '../telling.ts'

const EACH: Partial<Options> = { barterTimes: 'duel' }

/** Two rows of weapons each: seat 0 beats seat 1, seat 2 beats seat 3. */
const FOUR = [
  'sh4 sw4 la4 ar4 sh8 sw8 la8 ar8',
  'sh1 sw1 la1 ar1 sh5 sw5 la5 ar5',
  'sh3 sw3 la3 ar3 sh7 sw7 la7 ar7',
  'sh2 sw2 la2 ar2 sh6 sw6 la6 ar6 rest',
]

function four(hands: readonly string[] = FOUR): Told {
  return position({ seats: 4, hands, options: EACH })
}

/** The first duel of the first round is over. */
function afterFirstDuel(): Told {
  const s = four()
  allReady(s)
  allSay(s)
  fight(s, [0, 'sh4 sw4 la4 ar4'], [1, 'sh1 sw1 la1 ar1'])
  return s
}

describe('3.1 Barter before each duel, by the option `barterTimes`', () => {
  test('3.1 each duel has its barter and its announcement; the round goes on', () => {
    const s = four()
    const course: string[] = []
    const note = () => course.push(`${s.state.round} ${asked(s.state)}`)
    note()
    allReady(s)
    note()
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [0, 1] })
    note()
    const after = fight(s, [0, 'sh4 sw4 la4 ar4'], [1, 'sh1 sw1 la1 ar1'])
    expect(kinds(after).at(-1)).toBe('barterBegan')
    expect(kinds(after)).not.toContain('roundBegan')
    note()
    allReady(s)
    note()
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [2, 3] })
    note()
    expect(kinds(fight(s, [2, 'sh3 sw3 la3 ar3'], [3, 'sh2 sw2 la2 ar2'])).slice(-2)).toEqual([
      'roundBegan',
      'barterBegan',
    ])
    note()
    expect(course).toEqual(['1 barter', '1 announcement', '1 lay', '1 barter', '1 announcement', '1 lay', '2 barter'])
    expect(invariants(s.state)).toEqual([])
  })

  test('3.1 in the second barter of a round all deal, also those who have fought', () => {
    const s = afterFirstDuel()
    expect(tournament.toAct(s.state)).toEqual([0, 1, 2, 3, 'clerk'])
    tell(s, 0, 'offer sh8 for 3c to all')
    tell(s, 3, 'accept 1>all#1')
    expect(s.state.purses).toEqual([33, 20, 20, 17])
    expect(refused(s, 2, 'lay sh3 sw3 la3 ar3')).toBe('nothingToLay 6.1')
  })

  test('3.1, 5.2 an announcement checks the two of the next duel: those of later ones and those who have fought are not', () => {
    // Seat 2 lacks an armour and fights second; with seat 0, who will have sold theirs by then, it goes the same way.
    const s = four([FOUR[0] ?? '', FOUR[1] ?? '', 'sh3 sw3 la3', 'rest'])
    allReady(s)
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [0, 1] })
    expect(s.state.armed).toEqual([true, true, false, false])
    fight(s, [0, 'sh8 sw8 la8 ar8'], [1, 'sh1 sw1 la1 ar1'])
    tell(s, 0, 'offer ar4 for nothing to 3')
    tell(s, 2, 'accept 1>3#1')
    tell(s, 0, 'offer ar1 for nothing to 4')
    tell(s, 3, 'accept 1>4#1')
    allReady(s)
    expect(allSay(s).at(-1)).toEqual({ kind: 'duelBegan', pair: [2, 3] })
    expect(s.state.armed).toEqual([false, false, true, true])
  })

  test('3.2, 5.4 who sells too much before the second duel is out: round 1 of the smaller card, first without barter', () => {
    const s = afterFirstDuel()
    for (const card of ['sh3', 'sh7']) {
      tell(s, 2, `offer ${card} for 1c to 1`)
      tell(s, 0, `accept 3>1#${card === 'sh3' ? 1 : 2}`)
    }
    allReady(s)
    const events = allSay(s, {}, dealt('ABC'))
    expect(kinds(events)).not.toContain('barterBegan')
    expect([asked(s.state), s.state.round, bannersOf(s.state)]).toEqual(['announcement', 1, 'AB-C'])
    expect(nextPairs(s.state)).toEqual([[0, 1]])
    allSay(s)
    const after = fight(s, [0, 'sh8 sw8 la8 ar8'], [1, 'sh5 sw5 la5 ar5'])
    expect(kinds(after).slice(-2)).toEqual(['roundBegan', 'barterBegan'])
  })

  test('3.2 of two duels after an exclusion the second has its barter again', () => {
    const hands = [...FOUR.slice(0, 3), 'sh2 sw2 la2 ar2 sh6 sw6 la6 ar6', 'rest']
    const s = position({ seats: 5, hands, options: EACH })
    allReady(s)
    allSay(s, { 4: 'retire' }, dealt('ABCD'))
    allSay(s)
    fight(s, [0, 'sh4 sw4 la4 ar4'], [1, 'sh1 sw1 la1 ar1'])
    expect([asked(s.state), s.state.round]).toEqual(['barter', 1])
  })

  test('3.1 where a round has one duel both readings are the same', () => {
    for (const seed of ['one', 'two', 'three']) {
      const [each, once] = [EACH, {}].map((options) =>
        playAtRandom(
          { seats: 3, options: { ...tournament.options.defaults, judgementByLot: true, ...options } },
          seededChance(seed),
        ),
      )
      expect(each?.events).toEqual(once?.events)
    }
  })

  test('3.1 states, views and records by the other reading are what they were', () => {
    const plain = position({ seats: 4 })
    const keys = (value: object | undefined) => Object.keys(value ?? {})
    expect(keys(plain.state.frames[0])).toEqual(['kind', 'step'])
    expect(keys(four().state.frames[0])).toEqual(['kind', 'step', 'fought'])
    expect(keys(plain.state)).not.toContain('finalists')
  })
})

/** 1.3 as printed, read from left to right and from round to round, and the duels in a round. */
const CARDS: Readonly<Record<number, readonly [pairs: string, inRound: number]>> = {
  6: ['AB CD EF AC BE DF AE BD CF AD CE BF BC DE AF', 3],
  5: ['AB CD AC BE AE BD AD CE BC DE', 2],
  4: ['AB CD AC BD AD BC', 2],
  3: ['AB AC BC', 1],
  2: ['AB', 1],
}

/** What follows each part of a round: after a duel the next one, the barter before it, or the next round. */
function courseOf(barterTimes: 'round' | 'duel', isLastOfRound: boolean): Readonly<Record<string, readonly string[]>> {
  return {
    barterBegan: ['announced', 'excluded'],
    excluded: ['announced', 'excluded', 'gameEnded'],
    announced: ['duelBegan'],
    duelBegan: isLastOfRound ? ['roundBegan'] : barterTimes === 'duel' ? ['barterBegan'] : ['duelBegan'],
    roundBegan: ['barterBegan'],
  }
}

describe('3.1 The course of whole games, worked out a second time from what all see', () => {
  const games = [3, 4, 5, 6].flatMap((seats) => (['round', 'duel'] as const).map((times) => [seats, times] as const))

  test.each(games)('3.1 %i players, barter before each %s', (seats, barterTimes) => {
    const options = { ...tournament.options.defaults, draft: false, judgementByLot: true, barterTimes }
    const counts = { duels: 0, barters: 0 }
    for (let i = 0; i < 8; i++) {
      const { first, events } = playAtRandom({ seats, options }, seededChance(`course ${seats} ${i}`))
      let banners: readonly (string | null)[] = first.banners
      let duels = 0
      let before = 'barterBegan'
      for (const event of events) {
        const part = event.kind === 'announced' && event.out.length > 0 ? 'excluded' : event.kind
        if (event.kind === 'bannersDealt') [banners, duels] = [event.banners, 0]
        const [card = '', inRound = 0] = CARDS[banners.filter((banner) => banner !== null).length] ?? []
        if (![...PARTS, 'gameEnded'].includes(part)) continue
        expect(courseOf(barterTimes, duels % inRound === 0)[before]).toContain(part)
        before = part
        if (event.kind === 'barterBegan') counts.barters += 1
        if (event.kind !== 'duelBegan') continue
        const pairs = card.split(' ')
        expect(event.pair.map((seat) => banners[seat]).join('')).toBe(pairs[duels % pairs.length])
        duels += 1
        counts.duels += 1
      }
      expect(before).toBe('gameEnded')
    }
    expect(counts.duels).toBeGreaterThan(8)
    expect(counts.barters).toBeGreaterThan(4)
  })
})
const PARTS = Object.keys(courseOf('round', true))
