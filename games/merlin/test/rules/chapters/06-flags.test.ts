import { at, sum } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURS, turnOf, writeAction } from '../../../rules/index.ts'
import { AT, type PlayerWords, position, quest, refused, tell, tellSeeded } from '../position.ts'
import {
  arrived,
  asked,
  items,
  kinds,
  merlinArrived,
  offered,
  only,
  roundIsEnding,
  scored,
  scores,
  servants,
  traitors,
} from '../telling.ts'

const knightOf = (s: ReturnType<typeof position>, seat = 0) => at(s.state.players, seat).knight

describe('6 Flags', () => {
  test('6.0 each goes back to its province, any number in one turn', () => {
    const words: PlayerWords = {
      flag: 'black 2, blue, violet 2, brown, orange',
      traitors: 'grey, blue 2',
      knight: 6,
      dice: '1 2 3',
    }
    const s = position({ players: [words, { knight: AT.pointsFlags }] })
    const before = s.state.supply.flag.slice()
    tell(s, 0, 'flag black grey', 'flag black blue', 'die 2', 'flag violet', 'flag violet', 'flag blue', 'move back')
    expect(knightOf(s)).toBe(4)
    const events = tell(s, 0, 'flag brown', 'flag orange 17')
    expect(only(events, 'flagSpent').map(({ flag }) => flag)).toEqual(['brown', 'orange'])
    expect(items(s.state, 0, 'flag')).toBe('')
    expect(s.state.supply.flag.map((left, i) => left - at(before, i))).toEqual([2, 0, 1, 2, 1, 1])
    expect(traitors(s.state, 0)).toBe('')
    expect(knightOf(s)).toBe(AT.orange)
  })

  test('6.0 by the option `blackFlag` a black flag repels one traitor', () => {
    const s = position({ players: [{ flag: 'black 2', traitors: 'grey, blue 2' }], options: { blackFlag: 'one' } })
    const events = tell(s, 0, 'flag black blue')
    expect(only(events, 'traitorsRepelled')).toEqual([{ kind: 'traitorsRepelled', seat: 0, colour: 2, traitors: 1 }])
    expect(traitors(s.state, 0)).toBe('grey, blue')
    tell(s, 0, 'flag black blue')
    expect(traitors(s.state, 0)).toBe('grey')
  })

  test('6.0 only who has one, and only in his own turn', () => {
    const s = position({ players: [{ traitors: 'grey' }, { flag: 'black, blue, violet', traitors: 'grey' }] })
    expect(refused(s, 0, 'flag black grey')).toBe('noFlag 6.0')
    expect(refused(s, 1, 'flag black grey')).toBe('notAsked by no rule')
    tell(s, 0, 'die 1')
    for (const text of ['flag blue', 'flag violet']) {
      expect(refused(s, 0, text)).toBe('noFlag 6.0')
      expect(refused(s, 1, text)).toBe('notAsked by no rule')
    }
    tell(s, 0, 'move')
    expect(refused(s, 0, 'flag brown')).toBe('noFlag 6.0')
    expect(refused(s, 0, 'flag orange 4')).toBe('noFlag 6.0')
  })

  test('6.0 spending a flag costs nothing else and ends nothing', () => {
    const s = position({ players: [{ flag: 'violet', dice: '1 2 3' }] })
    tell(s, 0, 'die 1', 'flag violet')
    expect([asked(s.state), scores(s.state), at(s.state.players, 0).apples]).toEqual(['prepare', [0, 0], 1])
  })
})

describe('6 black', () => {
  test('6.0 black: repels all your traitors of one colour, no shields needed', () => {
    const s = position({ players: [{ flag: 'black', traitors: 'grey 2, blue', shield: 'grey' }, { traitors: 'grey' }] })
    const events = tell(s, 0, 'flag black grey')
    expect(only(events, 'traitorsRepelled')).toEqual([{ kind: 'traitorsRepelled', seat: 0, colour: 1, traitors: 2 }])
    expect([traitors(s.state, 0), traitors(s.state, 1), items(s.state, 0, 'shield')]).toEqual(['blue', 'grey', 'grey'])
    expect([s.state.traitorDiscards, scores(s.state)]).toEqual([
      [0, 2, 0, 0, 0, 0],
      [0, 0],
    ])
  })

  test('6.0 black: only a colour of which you have a traitor', () => {
    const s = position({ players: [{ flag: 'black', traitors: 'grey' }, { traitors: 'blue' }] })
    expect(offered(s, 0, 'spendFlag')).toHaveLength(1)
    expect(refused(s, 0, 'flag black blue')).toMatch('noTraitor')
  })
})

describe('6 grey', () => {
  const words: PlayerWords = {
    hand: ['3 flag:any', '4 flag:any', '3 shield:any'],
    flag: 'black 4, grey',
    shield: 'blue 3',
  }

  test('6.0 grey: a second quest this turn, and two points more', () => {
    const s = position({ players: [words] })
    tell(s, 0, 'resolve 3 flag:any')
    const events = tell(s, 0, 'second 4 flag:any')
    expect(scored(events)).toEqual(['0 quest 2', '0 greyFlag 2'])
    expect([scores(s.state), items(s.state, 0, 'flag')]).toEqual([[5, 0], 'black 4'])
    expect(s.state.discards.toSorted((a, b) => a - b)).toEqual(
      [quest('3 flag:any'), quest('4 flag:any')].toSorted((a, b) => a - b),
    )
  })

  test('6.0 grey: the flag goes back before that quest is checked', () => {
    const s = position({ players: [{ ...words, flag: 'black 3, grey' }] })
    tell(s, 0, 'resolve 3 shield:any')
    expect(refused(s, 0, 'second 4 flag:any')).toBe('questUnfulfilled 5.1')
    expect(items(s.state, 0, 'flag')).toBe('black 3, grey')
    tell(s, 0, 'second 3 flag:any')
    const line = 'flag:grey & flag:orange'
    const own = position({ players: [{ hand: [line, '3 shield:any'], shield: 'blue 3', flag: 'grey, orange' }] })
    tell(own, 0, 'resolve 3 shield:any')
    expect(refused(own, 0, `second ${line}`)).toBe('questUnfulfilled 5.1')
    const two = position({ players: [{ hand: [line, '3 shield:any'], shield: 'blue 3', flag: 'grey 2, orange' }] })
    tell(two, 0, 'resolve 3 shield:any', `second ${line}`)
    expect(scores(two.state)).toEqual([5, 0])
  })

  test('6.0 grey: it counts for the first quest, which is checked before', () => {
    const line = 'flag:grey & flag:orange'
    const s = position({ players: [{ hand: [line, '3 shield:any'], shield: 'blue 3', flag: 'grey, orange' }] })
    tell(s, 0, `resolve ${line}`, 'second 3 shield:any')
    expect(scores(s.state)).toEqual([5, 0])
  })

  test('6.0 grey: not for the first quest, not without the flag', () => {
    const s = position({ players: [{ ...words, flag: 'black 4' }] })
    expect(refused(s, 0, 'second 3 flag:any')).toBe('greyFlagForSecond 6.0')
    tell(s, 0, 'resolve 3 flag:any')
    expect(refused(s, 0, 'second 4 flag:any')).toBe('noFlag 6.0')
    expect(refused(s, 0, 'second lady@black')).toBe('questNotInHand 5.1')
  })

  test('6.0 grey: two quests a turn is the limit, however many flags', () => {
    const s = position({ players: [{ ...words, flag: 'black 4, grey 2' }] })
    tell(s, 0, 'resolve 3 flag:any', 'die 1', 'second 4 flag:any', 'move')
    expect(refused(s, 0, 'second 3 shield:any')).toBe('twoQuestsATurn 6.0')
    expect(refused(s, 0, 'resolve 3 shield:any')).toMatch(/^(two|one)Quests?ATurn/)
    expect(items(s.state, 0, 'flag')).toBe('black 4, grey')
  })
})

describe('6 blue', () => {
  test('6.0 blue: before the move, the knight goes counter-clockwise', () => {
    const s = position({ players: [{ knight: 2, dice: '1 2 3', flag: 'blue' }] })
    expect(refused(s, 0, 'flag blue')).toBe('flagBeforeMove 6.0')
    tell(s, 0, 'die 3', 'flag blue')
    expect(refused(s, 0, 'move')).toBe('onlyThisWay 3.2')
    tell(s, 0, 'move back')
    expect(knightOf(s)).toBe(23)
  })

  test('6.0 blue: not after the move, not twice, not for Merlin', () => {
    const s = position({ players: [{ flag: 'blue 2' }] })
    tell(s, 0, 'die 1', 'flag blue')
    expect(refused(s, 0, 'flag blue')).toBe('flagSpentAlready 6.0')
    tell(s, 0, 'move back')
    expect(refused(s, 0, 'flag blue')).toBe('flagBeforeMove 6.0')
    const merlin = position({ players: [{ flag: 'blue' }] })
    tell(merlin, 0, 'die merlin')
    expect(refused(merlin, 0, 'flag blue')).toBe('flagForKnight 6.0')
  })

  test('6.0 blue: it ends with the turn', () => {
    const s = position({ players: [{ flag: 'blue', knight: 5 }] })
    tell(s, 0, 'die 1', 'flag blue', 'move back', 'renounce', 'endTurn')
    tell(s, 1, 'die 1')
    expect(refused(s, 1, 'move back')).toBe('onlyThisWay 3.2')
    tell(s, 1, 'move', 'renounce', 'endTurn')
    tell(s, 0, 'die 2', 'move')
    expect(knightOf(s)).toBe(6)
  })
})

describe('6 violet', () => {
  test.each([1, 2, 3, 4, 5, 6])('6.0 violet: a %i is turned to its opposite face', (die) => {
    const s = position({ players: [{ dice: `${die}`, flag: 'violet', knight: 0 }], turnsTaken: 4 })
    tell(s, 0, `die ${die}`, 'flag violet', 'move')
    expect(knightOf(s)).toBe(7 - die)
  })

  test('6.0 violet: Merlin’s too, before or after an apple', () => {
    const s = position({ merlin: 0, players: [{ merlinDie: 6, flag: 'violet 2' }] })
    tell(s, 0, 'die merlin', 'flag violet', 'apple 5', 'flag violet', 'move')
    expect(s.state.merlin).toBe(2)
  })

  test('6.0 violet: the chosen die, before the move only', () => {
    const s = position({ players: [{ flag: 'violet', dice: '1 2 3' }] })
    expect(refused(s, 0, 'flag violet')).toBe('flagBeforeMove 6.0')
    tell(s, 0, 'die 1', 'move')
    expect(refused(s, 0, 'flag violet')).toBe('flagBeforeMove 6.0')
    expect(at(s.state.players, 0).dice).toEqual([2, 3])
  })

  test('6.0 violet: by default no other die', () => {
    const s = position({ players: [{ flag: 'violet', dice: '1 2 3' }] })
    expect(refused(s, 0, 'flag violet 2')).toBe('flagBeforeMove 6.0')
    tell(s, 0, 'die 1')
    expect([refused(s, 0, 'flag violet 2'), refused(s, 0, 'flag violet merlin')]).toEqual([
      'onlyChosenDie 6.0',
      'onlyChosenDie 6.0',
    ])
  })
})

describe('6 violet, any own die by the option `violetFlag`', () => {
  const ANY = { violetFlag: 'any' } as const

  test('6.0 violet: before a die is chosen, one of them is turned; then it can be chosen as it lies', () => {
    const s = position({ options: ANY, players: [{ flag: 'violet', dice: '1 2 3', knight: 0 }] })
    expect(tell(s, 0, 'flag violet 1')).toEqual([
      { kind: 'flagSpent', seat: 0, flag: 'violet' },
      { kind: 'itemReturned', seat: 0, item: 'flag', province: 3 },
      { kind: 'dieTurned', seat: 0, value: 6, other: 'knight' },
    ])
    expect(at(s.state.players, 0).dice).toEqual([2, 3, 6])
    expect(refused(s, 0, 'die 1')).toBe('dieUsed 3.1')
    tell(s, 0, 'die 6', 'move')
    expect(knightOf(s)).toBe(6)
  })

  test('6.0 violet: once one is chosen, it or one of the others, for a later turn; of two alike only one', () => {
    const s = position({ options: ANY, players: [{ flag: 'violet 2', dice: '2 4 4', knight: 0, merlinDie: 6 }] })
    tell(s, 0, 'die 2', 'flag violet 4')
    expect(at(s.state.players, 0).dice).toEqual([3, 4])
    expect(turnOf(s.state).value).toBe(2)
    tell(s, 0, 'flag violet', 'move')
    expect([knightOf(s), at(s.state.players, 0).dice, at(s.state.players, 0).merlinDie]).toEqual([5, [3, 4], 6])
  })

  test('6.0 violet: Merlin’s die too, as long as it is there', () => {
    const s = position({ options: ANY, merlin: 0, players: [{ flag: 'violet 2', dice: '1 2 3', merlinDie: 6 }] })
    expect(tell(s, 0, 'flag violet merlin').at(-1)).toEqual({ kind: 'dieTurned', seat: 0, value: 1, other: 'merlin' })
    expect(at(s.state.players, 0).merlinDie).toBe(1)
    tell(s, 0, 'die merlin')
    expect(refused(s, 0, 'flag violet merlin')).toBe('dieUsed 3.1')
    tell(s, 0, 'flag violet', 'move')
    expect(s.state.merlin).toBe(6)
  })

  test('6.0 violet: which die must be said before one is chosen, and it must be there', () => {
    const s = position({ options: ANY, players: [{ flag: 'violet', dice: '1 2 3' }] })
    expect([refused(s, 0, 'flag violet'), refused(s, 0, 'flag violet 5')]).toEqual(['whichDie 6.0', 'dieUsed 3.1'])
    tell(s, 0, 'die 1', 'move')
    expect(refused(s, 0, 'flag violet 2')).toBe('flagBeforeMove 6.0')
  })

  test('6.0 violet: without a flag none, and nobody else’s die', () => {
    const s = position({ options: ANY, players: [{ dice: '1 2 3' }, { flag: 'violet', dice: '4 5 6' }] })
    expect(refused(s, 0, 'flag violet 1')).toBe('noFlag 6.0')
    expect(refused(s, 1, 'flag violet 4')).toBe('notAsked by no rule')
  })

  test('6.0 violet: what is legal, worked out a second time from the dice that lie there', () => {
    for (const dice of ['1 2 3', '1 1 6', '5', '4 4']) {
      for (const merlinDie of [0, 3]) {
        const values = dice.split(' ').map(Number)
        const turnsTaken = 4 * (4 - values.length - (merlinDie > 0 ? 1 : 0))
        const s = position({ options: ANY, seats: 4, turnsTaken, players: [{ dice, merlinDie, flag: 'violet' }] })
        const expected = [...new Set(values), ...(merlinDie > 0 ? ['merlin'] : [])].map(
          (die) => `flag violet die ${die}`,
        )
        const legal = () =>
          s
            .legal(0)
            .map(writeAction)
            .filter((text) => text.startsWith('flag violet'))
        expect(legal().toSorted()).toEqual(expected.toSorted())
        const [first = 0, ...others] = values
        tell(s, 0, `die ${first}`)
        const left = [...new Set(others), ...(merlinDie > 0 ? ['merlin'] : [])].map((die) => `flag violet die ${die}`)
        expect(legal().toSorted()).toEqual(['flag violet', ...left].toSorted())
      }
    }
  })
})

describe('6 orange', () => {
  const others = [{ knight: AT.pointsShields }, { knight: AT.blue }]

  test('6.0 orange: instead of the space reached that of another knight; nobody moves', () => {
    const s = arrived(AT.exchange, { seats: 3, players: [{ flag: 'orange', shield: 'black 2' }, ...others] })
    expect(offered(s, 0, 'spendFlag')).toHaveLength(2)
    tell(s, 0, 'flag orange 3')
    expect(refused(s, 0, 'return shield black')).toBe('otherSpace 3.2')
    tell(s, 0, 'scorePoints')
    expect([scores(s.state), ...s.state.players.map(({ knight }) => knight)]).toEqual([[2, 0, 0], 1, 3, 8])
    expect(asked(s.state)).toBe('finish')
  })

  test('6.0 orange: a province works as if your figure were there', () => {
    const s = arrived(AT.exchange, { seats: 3, players: [{ flag: 'orange' }, ...others] })
    tell(s, 0, 'flag orange 8')
    expect(refused(s, 0, 'place builder black')).toBe('otherProvince 4.1')
    tell(s, 0, 'place builder blue')
    expect([servants(s.state, 0), items(s.state, 0, 'material')]).toEqual(['builder blue', 'blue'])
  })

  test('6.0 orange: after Merlin’s move too, and a staff repeats the substituted action', () => {
    const s = merlinArrived(AT.exchange, { seats: 3, players: [{ flag: 'orange', shield: 'black 2' }, ...others] })
    tell(s, 0, 'flag orange 3', 'scorePoints', 'useStaff', 'scorePoints')
    expect([scores(s.state), s.state.merlin]).toEqual([[4, 0, 0], AT.exchange])
  })

  test('6.0 orange: only where another player’s knight stands, on another space', () => {
    const s = arrived(AT.exchange, { players: [{ flag: 'orange' }, { knight: AT.exchange }], merlin: 9 })
    for (const space of [9, 0, AT.exchange]) expect(refused(s, 0, `flag orange ${space}`)).toBe('noKnightThere 6.0')
    expect(offered(s, 0, 'spendFlag')).toEqual([])
    // The own knight stays where he is while Merlin moves: that is no other player's.
    const own = merlinArrived(AT.exchange, { players: [{ flag: 'orange', knight: 3 }, { knight: 8 }] })
    expect(refused(own, 0, 'flag orange 3')).toBe('noKnightThere 6.0')
  })

  test('6.0 orange: no way back to the space reached, and so no brown after it', () => {
    const players = [{ flag: 'orange 2, brown' }, { knight: AT.exchange }, { knight: 10 }]
    const s = arrived(AT.exchange, { seats: 3, players })
    tell(s, 0, 'flag orange 10')
    expect(refused(s, 0, 'flag brown')).toBe('brownBeforeOrange 6.0')
    expect(refused(s, 0, `flag orange ${AT.exchange}`)).toBe('noKnightThere 6.0')
  })

  test('6.0 orange: not before the move, not after acting', () => {
    const s = position({ players: [{ flag: 'orange', knight: 2 }, { knight: 8 }] })
    expect(refused(s, 0, 'flag orange 8')).toBe('flagAfterMove 6.0')
    tell(s, 0, 'die 1')
    expect(refused(s, 0, 'flag orange 8')).toBe('flagAfterMove 6.0')
    tell(s, 0, 'move', 'scorePoints')
    expect(refused(s, 0, 'flag orange 8')).toBe('flagAfterMove 6.0')
  })

  test('6.0 orange: the substituted action may be renounced as well', () => {
    const s = arrived(AT.exchange, { players: [{ flag: 'orange' }, { knight: 8 }] })
    tell(s, 0, 'flag orange 8', 'renounce')
    expect(asked(s.state)).toBe('finish')
  })
})

describe('6 brown', () => {
  test.each([AT.black, AT.build, 13, AT.pointsInfluence])(
    '6.0 brown: the knight goes to the space opposite %i and stays',
    (space) => {
      const s = arrived(space, { players: [{ flag: 'brown' }] })
      const events = tell(s, 0, 'flag brown')
      expect(only(events, 'figureMoved')).toMatchObject([
        { seat: 0, figure: 'knight', from: space, to: (space + 12) % 24 },
      ])
      expect(knightOf(s)).toBe((space + 12) % 24)
      tell(s, 0, 'renounce', 'endTurn')
      expect(knightOf(s)).toBe((space + 12) % 24)
    },
  )

  test('6.0 brown: only the action of that space', () => {
    const s = arrived(15, { players: [{ flag: 'brown', shield: 'black 2', influence: 'grey' }] })
    tell(s, 0, 'flag brown')
    expect(refused(s, 0, 'take shield grey')).toBe('otherSpace 3.2')
    tell(s, 0, 'scorePoints')
    expect([scores(s.state), asked(s.state)]).toEqual([[2, 0], 'finish'])
  })

  test('6.0 brown: also after blue, and orange may follow', () => {
    const words = { knight: 5, dice: '1 2 3', flag: 'blue, brown, orange', material: 'grey 2' }
    const s = position({ players: [words, { knight: AT.pointsMaterials }] })
    tell(s, 0, 'die 1', 'flag blue', 'move back', 'flag brown', 'flag orange 9', 'scorePoints')
    expect([knightOf(s), scores(s.state)]).toEqual([AT.orange, [2, 0]])
  })

  test('6.0 brown: not before the move, not after acting, not for Merlin', () => {
    const s = position({ players: [{ flag: 'brown', knight: 2 }] })
    tell(s, 0, 'die 1')
    expect(refused(s, 0, 'flag brown')).toBe('flagAfterMove 6.0')
    tell(s, 0, 'move', 'scorePoints')
    expect(refused(s, 0, 'flag brown')).toBe('flagAfterMove 6.0')
    expect(refused(merlinArrived(AT.exchange, { players: [{ flag: 'brown' }] }), 0, 'flag brown')).toBe(
      'flagForKnight 6.0',
    )
  })
})

describe('6 Not in a scoring', () => {
  test('6.0 7.1 while the Grail is asked no flag can be spent', () => {
    const flag = 'black, grey, blue, violet, orange, brown'
    const s = roundIsEnding({ round: 2, grail: 0, players: [{ influence: 'grey', flag }, { influence: 'grey' }] })
    tellSeeded(s, 1, 'endTurn', 'no flags')
    expect(asked(s.state)).toBe('grail')
    expect(sum(at(s.state.players, 0).traitors)).toBe(3)
    for (const colour of COLOURS) expect(refused(s, 0, `flag black ${colour}`)).toBe('notNow by no rule')
    for (const text of ['flag blue', 'flag violet', 'flag brown', 'flag orange 4'])
      expect(() => refused(s, 0, text)).not.toThrow()
    expect(kinds(tellSeeded(s, 0, 'keepGrail', 'go on'))).toContain('grailKept')
  })
})
