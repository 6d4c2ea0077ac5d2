import { at, sum } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURS, ITEMS } from '../../../rules/index.ts'
import { AT, refused, tell } from '../position.ts'
import { arrived, asked, items, kinds, merlinArrived, offered, only, scored, scores, traitors } from '../telling.ts'

const ALL = 'black 6, grey 6, blue 6, violet 6, orange 6, brown 6'

describe('4.2 Points', () => {
  const players = [
    { shield: 'black 2, grey', flag: 'blue', material: 'violet 2, brown 3', influence: 'black, orange 3' },
    { shield: 'black 4', flag: 'blue 5', material: 'grey 6', influence: 'brown 6' },
  ]

  test.each([
    ['shields', AT.pointsShields, 3],
    ['flags', AT.pointsFlags, 1],
    ['materials', AT.pointsMaterials, 5],
    ['counters on the board', AT.pointsInfluence, 4],
  ])('4.2 a point for each of your %s', (_, space, points) => {
    const s = arrived(space, { players })
    expect(scored(tell(s, 0, 'scorePoints'))).toEqual([`0 pointsSpace ${points}`])
    expect(scores(s.state)).toEqual([points, 0])
    expect(s.state.players.map(({ items: { shield, flag, material } }) => [shield, flag, material].map(sum))).toEqual([
      [3, 1, 5],
      [4, 5, 6],
    ])
  })

  test('4.2 with none there are none', () => {
    for (const space of [AT.pointsShields, AT.pointsFlags, AT.pointsMaterials, AT.pointsInfluence]) {
      const s = arrived(space, { players: [{}, at(players, 1)] })
      expect(scored(tell(s, 0, 'scorePoints'))).toEqual([])
      expect(scores(s.state)).toEqual([0, 0])
    }
  })
})

describe('4.3 Influence', () => {
  test.each([
    ['shield', AT.influenceShield],
    ['flag', AT.influenceFlag],
    ['material', AT.influenceMaterial],
  ] as const)('4.3 a %s from a province in which you have a counter', (item, space) => {
    const players = [{ influence: 'grey, violet 2' }, { influence: 'black' }]
    const s = arrived(space, { players })
    expect(offered(s, 0, 'takeItem').map(({ item: kind, province }) => `${kind} ${COLOURS[province]}`)).toEqual([
      `${item} grey`,
      `${item} violet`,
    ])
    expect(refused(s, 0, `take ${item} black`)).toBe('noCounterThere 4.3')
    for (const other of ITEMS.filter((each) => each !== item))
      expect(refused(s, 0, `take ${other} grey`)).toBe('onlyThisItem 4.3')
    tell(s, 0, `take ${item} violet`)
    expect([items(s.state, 0, item), s.state.supply[item][3], asked(s.state)]).toEqual(['violet', 5, 'finish'])
  })

  test('4.3 not from a province that has none', () => {
    const players = [{ influence: 'grey, violet' }, { shield: 'grey 6' }]
    const s = arrived(AT.influenceShield, { players })
    expect(offered(s, 0, 'takeItem')).toHaveLength(1)
    expect(refused(s, 0, 'take shield grey')).toBe('provinceEmpty 4.3')
  })

  test('4.3 several counters give no more than one item', () => {
    const s = arrived(AT.influenceFlag, { players: [{ influence: 'blue 5' }] })
    tell(s, 0, 'take flag blue')
    expect(refused(s, 0, 'take flag blue')).toBe('notNow by no rule')
  })
})

describe('4.4 Excalibur', () => {
  test('4.4 from the board, or from its holder', () => {
    for (const holder of [null, 1]) {
      const s = arrived(AT.excalibur, holder === null ? {} : { excalibur: holder })
      expect(tell(s, 0, 'takeExcalibur')).toEqual([{ kind: 'excaliburTaken', seat: 0, from: holder }])
      expect([s.state.excalibur, asked(s.state)]).toEqual([0, 'finish'])
    }
  })

  test('4.4 then one of your traitors is discarded, whichever you like', () => {
    for (const colour of ['black', 'blue'] as const) {
      const s = arrived(AT.excalibur, { players: [{ traitors: 'black, blue 2' }, { traitors: 'grey 3' }] })
      tell(s, 0, 'takeExcalibur')
      expect(asked(s.state)).toBe('discardTraitor')
      expect(refused(s, 0, 'traitor grey')).toBe('noTraitor 4.4')
      for (const text of ['endTurn', 'renounce']) expect(refused(s, 0, text)).toBe('notNow by no rule')
      expect(only(tell(s, 0, `traitor ${colour}`), 'traitorDiscarded')).toHaveLength(1)
      expect(traitors(s.state, 0)).toBe(colour === 'black' ? 'blue 2' : 'black, blue')
      expect([sum(s.state.traitorDiscards), asked(s.state), traitors(s.state, 1)]).toEqual([1, 'finish', 'grey 3'])
    }
  })

  test('4.4 of traitors of one colour one goes', () => {
    const s = arrived(AT.excalibur, { players: [{ traitors: 'blue 3' }] })
    tell(s, 0, 'takeExcalibur')
    if (asked(s.state) === 'discardTraitor') tell(s, 0, 'traitor blue')
    expect([traitors(s.state, 0), s.state.traitorDiscards]).toEqual(['blue 2', [0, 0, 1, 0, 0, 0]])
  })

  test('4.4 also if you already hold it', () => {
    const s = arrived(AT.excalibur, { excalibur: 0, players: [{ traitors: 'black, blue' }] })
    tell(s, 0, 'takeExcalibur', 'traitor black')
    expect([s.state.excalibur, traitors(s.state, 0)]).toEqual([0, 'blue'])
  })
})

describe('4.5 Grail', () => {
  test('4.5 from the board or from its holder, and an apple from the supply', () => {
    for (const holder of [null, 1]) {
      const s = arrived(AT.grail, holder === null ? {} : { grail: holder })
      expect(tell(s, 0, 'takeGrail')).toEqual([
        { kind: 'grailTaken', seat: 0, from: holder },
        { kind: 'appleTaken', seat: 0 },
      ])
      expect([s.state.grail, s.state.apples, ...s.state.players.map(({ apples }) => apples)]).toEqual([0, 8, 2, 1])
    }
  })

  test('4.5 also if you already hold it', () => {
    const s = merlinArrived(AT.grail, { grail: 0 })
    tell(s, 0, 'takeGrail', 'useStaff', 'takeGrail')
    expect([s.state.grail, at(s.state.players, 0).apples]).toEqual([0, 3])
  })

  test('4.5 without an apple in the supply only the Grail', () => {
    const s = arrived(AT.grail, { apples: 0 })
    expect(kinds(tell(s, 0, 'takeGrail'))).toEqual(['grailTaken'])
    expect([s.state.grail, at(s.state.players, 0).apples, asked(s.state)]).toEqual([0, 1, 'finish'])
  })
})

describe('4.7 Exchange', () => {
  test.each([AT.exchange, 13])(
    '4.7 one item back to its province, then any item from any province (space %i)',
    (space) => {
      const s = arrived(space, { players: [{ shield: 'black', flag: 'grey 2' }] })
      expect(offered(s, 0, 'returnItem').map(({ item, province }) => `${item} ${COLOURS[province]}`)).toEqual([
        'shield black',
        'flag grey',
      ])
      expect(refused(s, 0, 'return material black')).toBe('noSuchItem 4.7')
      tell(s, 0, 'return flag grey')
      expect([items(s.state, 0, 'flag'), s.state.supply.flag[1]]).toEqual(['grey', 5])
      expect(offered(s, 0, 'takeItem')).toHaveLength(18)
      tell(s, 0, 'take material brown')
      expect(ITEMS.map((item) => items(s.state, 0, item))).toEqual(['black', 'grey', 'brown'])
      expect([s.state.supply.material[5], asked(s.state)]).toEqual([5, 'finish'])
    },
  )

  test('4.7 even the one returned', () => {
    const s = arrived(AT.exchange, { players: [{ shield: 'black' }] })
    tell(s, 0, 'return shield black', 'take shield black')
    expect([items(s.state, 0, 'shield'), s.state.supply.shield[0]]).toEqual(['black', 5])
  })

  test('4.7 not where nothing is left, but the returned one can always be had', () => {
    const others = { shield: 'black 5, grey 6, blue 6, violet 6, orange 6, brown 6', flag: ALL, material: ALL }
    const s = arrived(AT.exchange, { players: [{ shield: 'black' }, others] })
    tell(s, 0, 'return shield black')
    expect(offered(s, 0, 'takeItem')).toHaveLength(1)
    expect(refused(s, 0, 'take flag grey')).toMatch('provinceEmpty')
    tell(s, 0, 'take shield black')
  })

  test('4.7 without an item no action', () => {
    const s = arrived(AT.exchange)
    expect(s.legal(0).map(({ kind }) => kind)).toEqual(['renounce'])
    expect(refused(s, 0, 'return flag black')).toBe('noSuchItem 4.7')
  })
})
