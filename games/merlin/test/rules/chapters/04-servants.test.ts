import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURS, SERVANTS } from '../../../rules/index.ts'
import { AT, type PlayerWords, province, refused, tell } from '../position.ts'
import { arrived, influence, items, kinds, merlinArrived, offered, only, servants } from '../telling.ts'

/** Six of each kind of an item in a castle leave none in the province. */
const ALL = 'black 6, grey 6, blue 6, violet 6, orange 6, brown 6'
const BRINGS = [
  ['builder', 'material'],
  ['flagBearer', 'flag'],
  ['shieldBearer', 'shield'],
] as const

/** Whom this seat may send where, as "lady black". */
function sent(told: ReturnType<typeof arrived>): string[] {
  return offered(told, 0, 'placeServant').map(({ servant, province: to }) => `${servant} ${COLOURS[to]}`)
}

describe('4.1 Province', () => {
  test.each(COLOURS)('4.1 on %s any servant from the castle may be placed there, and only there', (colour) => {
    const s = arrived(AT[colour])
    expect(sent(s)).toEqual(SERVANTS.map((servant) => `${servant} ${colour}`))
    const elsewhere = colour === 'black' ? 'grey' : 'black'
    expect(refused(s, 0, `place lady ${elsewhere}`)).toBe('otherProvince 4.1')
  })

  test.each(BRINGS)('4.1 the %s brings a %s of this province', (servant, item) => {
    for (const colour of COLOURS) {
      const s = arrived(AT[colour])
      const events = tell(s, 0, `place ${servant} ${colour}`)
      expect(events).toEqual([
        { kind: 'servantPlaced', seat: 0, servant, from: null, province: province(colour) },
        { kind: 'itemTaken', seat: 0, item, province: province(colour) },
      ])
      expect([servants(s.state, 0), items(s.state, 0, item)]).toEqual([`${servant} ${colour}`, colour])
      expect(s.state.supply[item]).toEqual(COLOURS.map((each) => (each === colour ? 5 : 6)))
    }
  })

  test('4.1 the lady brings one counter of yours from the castle into this province', () => {
    const s = arrived(AT.violet, { players: [{ influence: 'violet 2, black' }] })
    tell(s, 0, 'place lady violet')
    expect([servants(s.state, 0), influence(s.state, 0)]).toEqual(['lady violet', 'black, violet 3'])
    expect(influence(s.state, 1)).toBe('')
  })

  test('4.1 a servant may come from any of the other five provinces', () => {
    for (const from of COLOURS.filter((colour) => colour !== 'orange')) {
      const s = arrived(AT.orange, { players: [{ servants: `builder ${from}` }] })
      const [placed] = only(tell(s, 0, 'place builder orange'), 'servantPlaced')
      expect(placed?.from).toBe(province(from))
      expect([servants(s.state, 0), items(s.state, 0, 'material')]).toEqual(['builder orange', 'orange'])
    }
  })

  test('4.1 a servant already here cannot act again; with all four here nothing can be done', () => {
    const s = arrived(AT.orange, { players: [{ servants: 'builder orange, lady orange' }] })
    expect(refused(s, 0, 'place builder orange')).toBe('servantHere 4.1')
    expect(sent(s)).toEqual(['shieldBearer orange', 'flagBearer orange'])
    const all = SERVANTS.map((servant) => `${servant} orange`).join(', ')
    expect(sent(arrived(AT.orange, { players: [{ servants: all }] }))).toEqual([])
  })

  test('4.1 another player’s servant of the same kind there goes home, all others stay', () => {
    const others = [{}, { servants: 'builder grey, lady grey' }, { servants: 'flagBearer grey, builder blue' }]
    const s = arrived(AT.grey, { seats: 3, players: others })
    const events = tell(s, 0, 'place builder grey')
    expect(only(events, 'servantSentHome')).toEqual([
      { kind: 'servantSentHome', seat: 1, servant: 'builder', province: province('grey') },
    ])
    expect([0, 1, 2].map((seat) => servants(s.state, seat))).toEqual([
      'builder grey',
      'lady grey',
      'flagBearer grey, builder blue',
    ])
  })

  test.each(BRINGS)('4.1 if none is left the %s is placed all the same and gains no %s', (servant, item) => {
    const words: PlayerWords = { [item]: 'black 6' }
    const s = arrived(AT.black, { players: [{}, { ...words, servants: `${servant} black` }] })
    expect(kinds(tell(s, 0, `place ${servant} black`)).toSorted()).toEqual(['servantPlaced', 'servantSentHome'])
    expect([servants(s.state, 0), servants(s.state, 1), items(s.state, 0, item)]).toEqual([`${servant} black`, '', ''])
  })

  test('4.1 the lady with seven counters on the board is placed all the same', () => {
    const s = arrived(AT.black, { players: [{ influence: 'black 3, blue 4' }] })
    expect(kinds(tell(s, 0, 'place lady black'))).toEqual(['servantPlaced'])
    expect([servants(s.state, 0), influence(s.state, 0)]).toEqual(['lady black', 'black 3, blue 4'])
  })

  test('4.1 Merlin’s province works in the same way', () => {
    const s = merlinArrived(AT.brown)
    tell(s, 0, 'place flagBearer brown')
    expect(items(s.state, 0, 'flag')).toBe('brown')
  })
})

describe('4.3 Influence: servant', () => {
  test('4.3 as 4.1, in any province in which you have a counter', () => {
    const s = arrived(AT.influenceServant, { players: [{ influence: 'grey, brown 2', servants: 'lady grey' }] })
    expect(sent(s).toSorted()).toEqual(
      [
        'lady brown',
        'shieldBearer grey',
        'shieldBearer brown',
        'flagBearer grey',
        'flagBearer brown',
        'builder grey',
        'builder brown',
      ].toSorted(),
    )
    expect(refused(s, 0, 'place builder black')).toBe('noCounterThere 4.3')
    expect(refused(s, 0, 'place lady grey')).toBe('servantHere 4.1')
  })

  test('4.3 he acts there, and another’s goes home', () => {
    const players = [{ influence: 'grey', servants: 'builder blue' }, { servants: 'builder grey' }]
    const s = arrived(AT.influenceServant, { players })
    tell(s, 0, 'place builder grey')
    expect([servants(s.state, 0), servants(s.state, 1), items(s.state, 0, 'material')]).toEqual([
      'builder grey',
      '',
      'grey',
    ])
  })

  test('4.3 the others’ counters do not help', () => {
    const s = arrived(AT.influenceServant, { players: [{}, { influence: 'grey' }] })
    expect(sent(s)).toEqual([])
    expect(refused(s, 0, 'place builder grey')).toBe('noCounterThere 4.3')
  })
})

describe('4.6 Move servant', () => {
  test.each([
    ['black', 'brown', 'grey'],
    ['grey', 'black', 'blue'],
    ['blue', 'grey', 'violet'],
    ['violet', 'blue', 'orange'],
    ['orange', 'violet', 'brown'],
    ['brown', 'orange', 'black'],
  ] as const)('4.6 from %s to a neighbouring province, either way: %s or %s', (from, ...to) => {
    const s = arrived(AT.moveServant, { players: [{ servants: `flagBearer ${from}` }] })
    expect(sent(s).toSorted()).toEqual(to.map((colour) => `flagBearer ${colour}`).toSorted())
    for (const colour of COLOURS) {
      if (colour === from) expect(refused(s, 0, `place flagBearer ${colour}`)).toBe('servantHere 4.1')
      else if (!to.some((each) => each === colour))
        expect(refused(s, 0, `place flagBearer ${colour}`)).toBe('notNeighbour 4.6')
    }
    tell(s, 0, `place flagBearer ${to[1]}`)
    expect([servants(s.state, 0), items(s.state, 0, 'flag')]).toEqual([`flagBearer ${to[1]}`, to[1]])
  })

  test('4.6 one of those on the board; who is at home stays there', () => {
    const s = arrived(AT.moveServant, { players: [{ servants: 'lady black, builder violet' }] })
    expect(refused(s, 0, 'place flagBearer grey')).toBe('servantAtHome 4.6')
    expect(sent(s).toSorted()).toEqual(['builder blue', 'builder orange', 'lady brown', 'lady grey'])
  })

  test('4.6 if all four are at home any one goes to any province and acts', () => {
    const s = arrived(AT.moveServant, { players: [{}, { servants: 'shieldBearer violet' }] })
    expect(offered(s, 0, 'placeServant')).toHaveLength(24)
    tell(s, 0, 'place shieldBearer violet')
    expect([servants(s.state, 0), servants(s.state, 1), items(s.state, 0, 'shield')]).toEqual([
      'shieldBearer violet',
      '',
      'violet',
    ])
  })

  test('4.6 no counter is needed, and one that lacks everything is placed all the same', () => {
    const s = arrived(AT.moveServant, { players: [{ servants: 'builder black' }, { material: ALL }] })
    tell(s, 0, 'place builder grey')
    expect([servants(s.state, 0), items(s.state, 0, 'material')]).toEqual(['builder grey', ''])
  })

  test('4.6 with a staff the same servant may go on', () => {
    const s = merlinArrived(AT.moveServant, { players: [{ servants: 'builder black' }] })
    tell(s, 0, 'place builder grey', 'useStaff', 'place builder blue')
    expect([servants(s.state, 0), items(s.state, 0, 'material')]).toEqual(['builder blue', 'grey, blue'])
    expect(at(s.state.players, 0).staffs).toBe(2)
  })
})
