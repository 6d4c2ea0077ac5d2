import { at, seededChance, step } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, merlin, type State } from '../../../rules/index.ts'
import { AT, position, quest, refused, say, tell, tellSeeded } from '../position.ts'
import {
  arrived,
  asked,
  draws,
  hand,
  items,
  kinds,
  merlinArrived,
  offered,
  only,
  roundIsEnding,
  scored,
  scores,
  servants,
  whom,
} from '../telling.ts'

/** A random game's events, with the state in which each step began. */
function playThrough(seats: number, seed: string): { events: Event[]; states: State[] } {
  const chance = seededChance(seed)
  let state = merlin.setup(merlin.options.defaults, seats, chance)
  const events: Event[] = []
  const states = [state]
  for (;;) {
    const [actor] = merlin.toAct(state)
    if (actor === undefined) return { events, states }
    const legal = merlin.legal(state, actor)
    const done = step(merlin, state, actor, at(legal, chance.pick(legal.length, 'play')), chance)
    if (done.kind === 'refusal') throw new Error(done.code)
    state = done.state
    events.push(...done.events)
    states.push(state)
  }
}

describe('3.1 The course', () => {
  test.each([2, 3, 4])('3.1 with %i players: six rounds of four turns each, clockwise from the first player', (n) => {
    const { events, states } = playThrough(n, `course ${n}`)
    const first = at(states, 0).firstSeat
    const turns = only(events, 'turnBegan')
    expect(turns.map(({ no }) => no)).toEqual(Array.from({ length: 24 * n - 1 }, (_, i) => i + 2))
    for (const { no, seat } of turns) {
      const round = Math.floor((no - 1) / (4 * n))
      expect(seat).toBe((first + round + ((no - 1) % (4 * n))) % n)
    }
    expect(only(events, 'roundBegan').map(({ round, first: begins }) => [round, begins])).toEqual(
      [2, 3, 4, 5, 6].map((round) => [round, (first + round - 1) % n]),
    )
    expect(at(states, 0).turnNo).toBe(1)
  })

  test.each([2, 4])('3.1 with %i players: after rounds 2, 4 and 6 a scoring; then all roll', (n) => {
    const { events } = playThrough(n, `scorings ${n}`)
    const marks = events.flatMap((event) => {
      if (event.kind === 'roundBegan') return [`round ${event.round}`]
      return event.kind === 'scoringBegan' ? [`scoring ${event.no}`] : event.kind === 'gameEnded' ? ['end'] : []
    })
    expect(marks.join(', ')).toBe('round 2, scoring 1, round 3, round 4, scoring 2, round 5, round 6, scoring 3, end')
    expect(only(events, 'diceRolled').map(({ seat }) => seat)).toEqual(Array.from({ length: 5 * n }, (_, i) => i % n))
  })

  test('3.1 each round’s dice are rolled again as in 2.4', () => {
    for (let i = 0; i < 12; i++)
      for (const { dice, merlinDie } of only(playThrough(4, `again ${i}`).events, 'diceRolled')) {
        const all = [...dice, merlinDie]
        expect(dice).toHaveLength(3)
        expect(all.every((die) => all.filter((other) => other === die).length < 3)).toBe(true)
      }
  })

  test('3.1 a turn is: choose a die, move, act; then it is the left neighbour’s', () => {
    const s = position({ seats: 3, first: 1, players: [{}, { knight: 2, material: 'black' }] })
    expect(whom(s.state)).toBe('1 chooseDie')
    expect(refused(s, 0, 'die 1')).toBe('notAsked by no rule')
    expect(refused(s, 2, 'die 1')).toBe('notAsked by no rule')
    tell(s, 1, 'die 1')
    expect(whom(s.state)).toBe('1 prepare')
    tell(s, 1, 'move')
    expect(whom(s.state)).toBe('1 arrive')
    tell(s, 1, 'scorePoints')
    expect(whom(s.state)).toBe('1 finish')
    const events = tell(s, 1, 'endTurn')
    expect([whom(s.state), kinds(events)]).toEqual(['2 chooseDie', ['turnBegan']])
    tell(s, 2, 'die merlin', 'move', 'renounce', 'endTurn')
    expect(whom(s.state)).toBe('0 chooseDie')
  })

  test('3.1 a used die is gone for the round, one of two alike at a time', () => {
    const s = position({ players: [{ dice: '2 2 5' }] })
    expect(refused(s, 0, 'die 3')).toBe('dieUsed 3.1')
    tell(s, 0, 'die 2', 'move', 'renounce', 'endTurn')
    tell(s, 1, 'die 1', 'move', 'renounce', 'endTurn')
    expect(at(s.state.players, 0).dice).toEqual([2, 5])
    tell(s, 0, 'die 2', 'move', 'renounce', 'endTurn')
    tell(s, 1, 'die 2', 'move', 'renounce', 'endTurn')
    expect(refused(s, 0, 'die 2')).toBe('dieUsed 3.1')
    tell(s, 0, 'die merlin', 'move', 'renounce', 'endTurn')
    tell(s, 1, 'die 3', 'move', 'renounce', 'endTurn')
    expect(refused(s, 0, 'die merlin')).toBe('dieUsed 3.1')
    expect(s.legal(0)).toEqual([say('die 5')])
  })

  test('3.1 nothing can be done out of order', () => {
    const s = position({ players: [{ material: 'black' }] })
    for (const text of ['move', 'renounce', 'apple 3', 'scorePoints', 'endTurn', 'useStaff', 'useGrail', 'draw deck'])
      expect(refused(s, 0, text)).toBe('notNow by no rule')
    tell(s, 0, 'die 1')
    for (const text of ['die 2', 'renounce', 'scorePoints', 'endTurn'])
      expect(refused(s, 0, text)).toBe('notNow by no rule')
  })
})

describe('3.2 Moving and acting', () => {
  test.each([
    [0, 6, 6],
    [20, 5, 1],
    [23, 1, 0],
    [11, 3, 14],
  ])('3.2 an own die moves the knight clockwise: from %i by %i to %i', (from, die, to) => {
    const s = position({ players: [{ knight: from, dice: `${die}`, merlinDie: 4 }], turnsTaken: 4, merlin: 9 })
    tell(s, 0, `die ${die}`)
    expect(refused(s, 0, 'move back')).toBe('onlyThisWay 3.2')
    expect(only(tell(s, 0, 'move'), 'figureMoved')).toEqual([
      { kind: 'figureMoved', seat: 0, figure: 'knight', from, to },
    ])
    expect([at(s.state.players, 0).knight, s.state.merlin]).toEqual([to, 9])
  })

  test.each([
    [0, 4, 'move', 4],
    [0, 4, 'move back', 20],
    [22, 3, 'move', 1],
    [2, 3, 'move back', 23],
  ])('3.2 the Merlin die moves Merlin, either way: from %i by %i, %s, to %i', (from, die, way, to) => {
    const s = position({ merlin: from, players: [{ merlinDie: die, knight: 7 }, { knight: 9 }] })
    tell(s, 0, 'die merlin', way)
    expect([s.state.merlin, ...s.state.players.map(({ knight }) => knight)]).toEqual([to, 7, 9])
  })

  test('3.2 the move is compulsory, the action may be renounced', () => {
    const s = position()
    tell(s, 0, 'die 3')
    for (const text of ['renounce', 'endTurn', 'die 1']) expect(refused(s, 0, text)).toBe('notNow by no rule')
    tell(s, 0, 'move')
    expect(only(tell(s, 0, 'renounce'), 'actionRenounced')).toEqual([{ kind: 'actionRenounced', seat: 0, at: 3 }])
    expect([asked(s.state), scores(s.state)]).toEqual(['finish', [0, 0]])
  })

  test('3.2 renouncing is never forced: every space can be left alone', () => {
    for (let space = 0; space < 24; space++) {
      const s = arrived(space, { players: [{ shield: 'black', material: 'orange', influence: 'black' }] })
      expect(offered(s, 0, 'renounce')).toHaveLength(1)
      expect(kinds(tell(s, 0, 'renounce'))).toEqual(['actionRenounced'])
    }
  })

  test.each([
    ['place lady black', AT.build],
    ['scorePoints', AT.exchange],
    ['take shield black', AT.pointsShields],
    ['takeExcalibur', AT.grail],
    ['takeGrail', AT.excalibur],
    ['return shield black', AT.build],
    ['build 0 orange', AT.exchange],
    ['discard 3 flag:any', AT.exchange],
  ])('3.2 only the action of the space reached: no "%s" on %i', (text, space) => {
    const players = [{ shield: 'black', material: 'orange', influence: 'black', hand: ['3 flag:any'] }]
    expect(refused(arrived(space, { players }), 0, text)).toBe('otherSpace 3.2')
  })

  test('3.2 an action is done whole: after giving an item one must take one', () => {
    const s = arrived(AT.exchange, { players: [{ shield: 'black' }] })
    tell(s, 0, 'return shield black')
    for (const text of ['renounce', 'endTurn']) expect(refused(s, 0, text)).toBe('notNow by no rule')
  })

  test('3.2 any number of figures may share a space', () => {
    const s = position({ seats: 3, merlin: 9, players: [{ knight: 7, dice: '2 2 3' }, { knight: 9 }, { knight: 9 }] })
    tell(s, 0, 'die 2', 'move', 'scorePoints')
    expect([s.state.merlin, ...s.state.players.map(({ knight }) => knight)]).toEqual([9, 9, 9, 9])
  })
})

describe('3.3 The apple', () => {
  test('3.3 before moving it sets the chosen die to any other value, and goes back', () => {
    const s = position({ players: [{ dice: '2 3 4', knight: 0, apples: 1 }] })
    tell(s, 0, 'die 2')
    expect(offered(s, 0, 'eatApple').map(({ value }) => value)).toEqual([1, 3, 4, 5, 6])
    expect(refused(s, 0, 'apple 2')).toBe('appleWithoutChange 3.3')
    tell(s, 0, 'apple 6')
    expect([at(s.state.players, 0).apples, s.state.apples]).toEqual([0, 10])
    tell(s, 0, 'move')
    expect(at(s.state.players, 0).knight).toBe(6)
    expect(at(s.state.players, 0).dice).toEqual([3, 4])
  })

  test('3.3 Merlin’s die too', () => {
    const s = position({ merlin: 5, players: [{ merlinDie: 1 }] })
    tell(s, 0, 'die merlin', 'apple 6', 'move back')
    expect(s.state.merlin).toBe(23)
  })

  test('3.3 not without an apple, not before choosing, not after the move', () => {
    const s = position({ players: [{ apples: 0 }] })
    expect(refused(s, 0, 'apple 5')).toBe('notNow by no rule')
    tell(s, 0, 'die 1')
    expect(refused(s, 0, 'apple 5')).toBe('noApple 3.3')
    tell(s, 0, 'move')
    expect(refused(s, 0, 'apple 5')).toBe('notNow by no rule')
    const other = position({ players: [{ apples: 3 }] })
    tell(other, 0, 'die 1', 'move')
    expect(refused(other, 0, 'apple 5')).toBe('notNow by no rule')
  })
})

describe('3.4 The staff', () => {
  test('3.4 after Merlin’s action once more, with new choices; the staff leaves the game', () => {
    const s = merlinArrived(AT.grey, { players: [{ staffs: 2 }] })
    tell(s, 0, 'place builder grey')
    expect(whom(s.state)).toBe('0 repeat')
    expect(only(tell(s, 0, 'useStaff'), 'staffSpent')).toEqual([{ kind: 'staffSpent', seat: 0 }])
    tell(s, 0, 'place flagBearer grey')
    expect([servants(s.state, 0), items(s.state, 0, 'material'), items(s.state, 0, 'flag')]).toEqual([
      'flagBearer grey, builder grey',
      'grey',
      'grey',
    ])
    expect([at(s.state.players, 0).staffs, asked(s.state)]).toEqual([1, 'finish'])
  })

  test('3.4 the repeat needs another servant, or another target', () => {
    const s = merlinArrived(AT.grey)
    tell(s, 0, 'place builder grey', 'useStaff')
    expect(refused(s, 0, 'place builder grey')).toBe('servantHere 4.1')
    const other = merlinArrived(AT.influenceServant, { players: [{ influence: 'black, blue' }] })
    tell(other, 0, 'place builder black', 'useStaff')
    expect(refused(other, 0, 'place builder black')).toBe('servantHere 4.1')
    tell(other, 0, 'place builder blue')
    expect([servants(other.state, 0), items(other.state, 0, 'material')]).toEqual(['builder blue', 'black, blue'])
  })

  test('3.4 one staff in a turn', () => {
    const s = merlinArrived(AT.pointsShields, { players: [{ shield: 'black 2' }] })
    tell(s, 0, 'scorePoints', 'useStaff', 'scorePoints')
    expect([scores(s.state), asked(s.state), at(s.state.players, 0).staffs]).toEqual([[4, 0], 'finish', 2])
    for (const text of ['useStaff', 'scorePoints']) expect(refused(s, 0, text)).toBe('notNow by no rule')
  })

  test('3.4 it may be kept', () => {
    const s = merlinArrived(AT.pointsShields, { players: [{ shield: 'black 2' }] })
    tell(s, 0, 'scorePoints')
    expect(kinds(tell(s, 0, 'keepStaff'))).toEqual(['staffKept'])
    expect([scores(s.state), asked(s.state), at(s.state.players, 0).staffs]).toEqual([[2, 0], 'finish', 3])
  })

  test('3.4 not after a renounced action, not after the knight’s, not without a staff', () => {
    const renounced = merlinArrived(AT.pointsShields)
    tell(renounced, 0, 'renounce')
    const knight = arrived(AT.pointsShields)
    tell(knight, 0, 'scorePoints')
    const bare = merlinArrived(AT.pointsShields, { players: [{ staffs: 0 }] })
    tell(bare, 0, 'scorePoints')
    for (const s of [renounced, knight, bare]) {
      expect(asked(s.state)).toBe('finish')
      expect(refused(s, 0, 'useStaff')).toBe('notNow by no rule')
    }
  })

  test('3.4 not where the action cannot be done again', () => {
    const s = merlinArrived(AT.build, { players: [{ material: 'orange' }] })
    tell(s, 0, 'build 0 orange')
    expect(asked(s.state)).toBe('finish')
  })

  test.each([
    ['takeGrail', AT.grail, 'appleTaken'],
    ['takeExcalibur', AT.excalibur, 'traitorDiscarded'],
  ])('3.4 a whole action with its second part: %s', (text, space, kind) => {
    const s = merlinArrived(space, { players: [{ traitors: 'black 3' }] })
    const events = [...tell(s, 0, text), ...tell(s, 0, 'useStaff', text)]
    expect(kinds(events).filter((each) => each === kind)).toHaveLength(2)
  })

  test('3.4 directly after the action: also when the action takes several steps', () => {
    const s = merlinArrived(AT.exchange, { players: [{ shield: 'black' }] })
    tell(s, 0, 'return shield black', 'take flag grey')
    expect(asked(s.state)).toBe('repeat')
    tell(s, 0, 'useStaff', 'return flag grey', 'take material brown')
    expect([items(s.state, 0, 'flag'), items(s.state, 0, 'material'), asked(s.state)]).toEqual(['', 'brown', 'finish'])
  })

  test('3.4 the staff belongs to the space even if Merlin’s die was changed', () => {
    const s = position({ merlin: 0, players: [{ merlinDie: 1, shield: 'black' }] })
    tell(s, 0, 'die merlin', 'apple 3', 'move', 'scorePoints', 'useStaff', 'scorePoints')
    expect(scored(tell(s, 0, 'endTurn'))).toEqual([])
    expect(scores(s.state)).toEqual([2, 0])
  })
})

describe('3.5 Free moves', () => {
  const players = [{ hand: ['3 flag:any'], flag: 'black 3', traitors: 'grey 2', knight: 2, shield: 'brown' }]

  test('3.5 a quest before choosing a die, before the move, after the move, after the action', () => {
    const steps = [[], ['die 1'], ['die 1', 'move'], ['die 1', 'move', 'scorePoints']]
    for (const before of steps)
      for (const text of ['resolve 3 flag:any', 'flag black grey']) {
        const s = position({ players })
        tell(s, 0, ...before)
        const now = asked(s.state)
        tell(s, 0, text)
        expect(asked(s.state)).toBe(now)
      }
  })

  test('3.5 not between action and staff, nor inside a doubled action', () => {
    const s = merlinArrived(AT.pointsShields, { players })
    tell(s, 0, 'scorePoints')
    for (const text of ['resolve 3 flag:any', 'flag black grey']) expect(refused(s, 0, text)).toBe('notNow by no rule')
    tell(s, 0, 'useStaff')
    for (const text of ['resolve 3 flag:any', 'flag black grey']) expect(refused(s, 0, text)).toBe('notNow by no rule')
    tell(s, 0, 'scorePoints', 'resolve 3 flag:any', 'flag black grey')
  })

  test.each([
    ['an exchange', AT.exchange, 'return shield brown'],
    ['discarding', AT.quest, 'discard 3 material:any'],
  ])('3.5 nor in the middle of %s', (_, space, text) => {
    const words = { ...at(players, 0), hand: ['3 flag:any', '3 material:any'] }
    const s = arrived(space, { players: [words] })
    tell(s, 0, text)
    for (const free of ['resolve 3 flag:any', 'flag black grey']) expect(refused(s, 0, free)).toBe('notNow by no rule')
  })

  test('3.5 by the option `questTimes` a quest between action and staff and in the middle of an action, but no flag', () => {
    const options = { questTimes: 'any' } as const
    const staff = merlinArrived(AT.pointsShields, { players, options })
    tell(staff, 0, 'scorePoints')
    const exchange = arrived(AT.exchange, { players, options })
    tell(exchange, 0, 'return shield brown')
    for (const s of [staff, exchange]) {
      const now = asked(s.state)
      expect(refused(s, 0, 'flag black grey')).toBe('notNow by no rule')
      expect(offered(s, 0, 'resolveQuest')).toHaveLength(1)
      tell(s, 0, 'resolve 3 flag:any')
      expect(asked(s.state)).toBe(now)
      expect(offered(s, 0, 'resolveQuest')).toEqual([])
    }
  })

  test('3.5 by the option `questTimes` not while the quests of 5.1 are drawn, and not in a scoring', () => {
    const options = { questTimes: 'any' } as const
    const words = { hand: ['3 flag:any', '4 flag:any'], flag: 'black 4, grey', dice: '1 2 3' }
    const s = position({ players: [words], options })
    tell(s, 0, 'resolve 3 flag:any', 'die 1', 'move', 'renounce', 'endTurn')
    expect(whom(s.state)).toBe('0 drawQuest')
    expect(offered(s, 0, 'resolveQuest')).toEqual([])
    const tied = { hand: ['3 flag:any'], flag: 'black 3', influence: 'black 2' }
    const scoring = roundIsEnding({ round: 2, grail: 0, players: [tied, { influence: 'black 2' }], options })
    tellSeeded(scoring, 1, 'endTurn', 'scoring')
    expect(whom(scoring.state)).toBe('0 grail')
    expect(offered(scoring, 0, 'resolveQuest')).toEqual([])
  })

  test('3.5 in one’s own turn only', () => {
    const s = position({ players: [{}, at(players, 0)] })
    for (const text of ['resolve 3 flag:any', 'flag black grey'])
      expect(refused(s, 1, text)).toBe('notAsked by no rule')
  })

  test('3.5 the draw of 5.1 ends the turn: no free move after it', () => {
    const s = position({ players })
    tell(s, 0, 'resolve 3 flag:any', 'die 1', 'move', 'renounce', 'endTurn')
    expect(whom(s.state)).toBe('0 drawQuest')
    expect(refused(s, 0, 'flag black grey')).toBe('notNow by no rule')
    s.does(0, say('draw deck'), draws(s.state, 'lady@black'))
    expect(whom(s.state)).toBe('1 chooseDie')
    expect(hand(s.state, 0)).toContain('lady@black')
    expect(hand(s.state, 0)).not.toContain('3 flag:any')
    expect(s.state.discards).toEqual([quest('3 flag:any')])
  })

  test('3.5 who has resolved nothing draws nothing', () => {
    const s = position({ players })
    tell(s, 0, 'die 1', 'move', 'renounce', 'endTurn')
    expect(whom(s.state)).toBe('1 chooseDie')
  })

  test('3.1 the last turn of a round leads to the next round', () => {
    const s = position({ turnsTaken: 'last', first: 1 })
    tell(s, 0, 'die merlin', 'move', 'renounce')
    const events = tellSeeded(s, 0, 'endTurn', 'next round')
    expect(kinds(events)).toEqual(['roundBegan', 'diceRolled', 'diceRolled', 'turnBegan'])
    expect([s.state.round, s.state.firstSeat, whom(s.state), s.state.turnsTaken]).toEqual([2, 0, '0 chooseDie', 0])
  })
})
