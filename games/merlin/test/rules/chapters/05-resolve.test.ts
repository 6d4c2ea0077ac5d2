import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlin } from '../../../rules/index.ts'
import { AT, nameOf, position, quest, refused, tell, tellSeeded, tellWith } from '../position.ts'
import { draws, hand, items, kinds, offered, only, scored, scores, servants, whom } from '../telling.ts'

const FLAGS = { hand: ['3 flag:any', '4 flag:any', 'lady@black'], flag: 'black 4' }

describe('5.1 Resolving a quest', () => {
  test.each([
    ['lady@black', { servants: 'lady black' }, 1],
    ['3 influence@any', { influence: 'black, blue 2' }, 1],
    ['material:black & material:violet', { material: 'black, violet' }, 2],
    ['lady+builder@any', { servants: 'lady grey, builder grey' }, 2],
    ['influence@blue & flag:orange & shield:grey', { influence: 'blue', flag: 'orange', shield: 'grey' }, 3],
    ['builder+flagBearer@blue', { servants: 'builder blue, flagBearer blue' }, 3],
  ])('5.1 %s: its points, nothing is spent, the card goes to the discards', (line, words, points) => {
    const s = position({ players: [{ ...words, hand: [line] }] })
    const before = structuredClone(s.state.players[0])
    const events = tell(s, 0, `resolve ${line}`)
    expect(events).toEqual([
      { kind: 'questResolved', seat: 0, quest: quest(line) },
      { kind: 'scored', seat: 0, points, reward: 'quest', of: quest(line) },
    ])
    const { items: castle, influence, servants: stand, score } = at(s.state.players, 0)
    expect([castle, influence, stand]).toEqual([before?.items, before?.influence, before?.servants])
    expect([score, s.state.discards, hand(s.state, 0).length]).toEqual([points, [quest(line)], 3])
  })

  test('5.1 all of its conditions must be met', () => {
    const line = 'influence@blue & flag:orange & shield:grey'
    for (const words of [
      { influence: 'blue', flag: 'orange' },
      { influence: 'blue', shield: 'grey', flag: 'grey' },
      { influence: 'black', flag: 'orange', shield: 'grey' },
    ]) {
      const s = position({ players: [{ ...words, hand: [line] }] })
      expect(refused(s, 0, `resolve ${line}`)).toBe('questUnfulfilled 5.1')
      expect(offered(s, 0, 'resolveQuest')).toEqual([])
    }
  })

  test('5.1 only one’s own things count', () => {
    const s = position({
      players: [
        { hand: ['3 flag:any'], flag: 'black 2' },
        { flag: 'black 3', servants: 'lady black' },
      ],
    })
    expect(refused(s, 0, 'resolve 3 flag:any')).toBe('questUnfulfilled 5.1')
  })

  test('5.1 only a quest in hand', () => {
    const s = position({ players: [{ flag: 'black 3' }], display: ['3 flag:any', '4 flag:any', 'lady@black'] })
    expect(refused(s, 0, 'resolve 3 flag:any')).toBe('questNotInHand 5.1')
  })

  test('5.1 one in a turn', () => {
    const s = position({ players: [FLAGS] })
    tell(s, 0, 'resolve 3 flag:any')
    for (const deeds of [[], ['die 1'], ['move'], ['renounce']]) {
      tell(s, 0, ...deeds)
      expect(refused(s, 0, 'resolve 4 flag:any')).toBe('oneQuestATurn 5.1')
    }
  })

  test('5.1 and in the next turn another', () => {
    const s = position({ players: [FLAGS] })
    tell(s, 0, 'resolve 3 flag:any', 'die 1', 'move', 'renounce', 'endTurn')
    tellWith(s, 0, 'draw deck', draws(s.state, 'lady@blue'))
    tell(s, 1, 'die 1', 'move', 'renounce', 'endTurn')
    tell(s, 0, 'resolve 4 flag:any')
    expect(scores(s.state)).toEqual([3, 0])
  })

  test('5.1 the card is replaced at the end of the turn, not before', () => {
    const s = position({ players: [FLAGS], display: ['lady@orange', 'lady@blue', 'builder@blue'] })
    tell(s, 0, 'resolve 3 flag:any', 'die 1', 'move', 'renounce')
    expect(hand(s.state, 0)).toHaveLength(3)
    expect(kinds(tell(s, 0, 'endTurn'))).toEqual([])
    expect(whom(s.state)).toBe('0 drawQuest')
    expect(offered(s, 0, 'drawQuest')).toHaveLength(4)
    expect(s.legal(0)).toHaveLength(4)
    const events = tellSeeded(s, 0, 'draw 1', 'replaced')
    expect(kinds(events)).toEqual(['questDrawn', 'questLaidOut', 'turnBegan'])
    expect(hand(s.state, 0)).toContain('lady@blue')
    expect(at(s.state.players, 0).shown.map(nameOf)).toEqual(['lady@blue'])
  })

  test('5.1 one for each, one by one: with the grey flag two, from display and deck', () => {
    const s = position({
      players: [{ ...FLAGS, flag: 'black 4, grey' }],
      display: ['lady@orange', 'lady@blue', 'builder@blue'],
    })
    tell(s, 0, 'resolve 3 flag:any', 'die 1', 'second 4 flag:any', 'move', 'renounce', 'endTurn')
    expect(hand(s.state, 0)).toHaveLength(2)
    tellWith(s, 0, 'draw 0', draws(s.state, 'builder@black'))
    expect(whom(s.state)).toBe('0 drawQuest')
    tellWith(s, 0, 'draw 0', draws(s.state, 'flagBearer@grey'))
    expect(whom(s.state)).toBe('1 chooseDie')
    expect(hand(s.state, 0)).toEqual(expect.arrayContaining(['lady@orange', 'builder@black']))
  })

  test('5.1 what was met when it was resolved need not be met later', () => {
    const s = position({ players: [{ hand: ['lady@black'], servants: 'lady black', knight: AT.grey - 1 }] })
    tell(s, 0, 'resolve lady@black', 'die 1', 'move', 'place lady grey')
    expect([scores(s.state), servants(s.state, 0)]).toEqual([[1, 0], 'lady grey'])
  })

  test('5.1 what the action has just brought counts', () => {
    const s = position({ players: [{ hand: ['builder@blue'], knight: AT.blue - 1 }] })
    expect(refused(s, 0, 'resolve builder@blue')).toBe('questUnfulfilled 5.1')
    tell(s, 0, 'die 1', 'move', 'place builder blue', 'resolve builder@blue')
    expect([scores(s.state), items(s.state, 0, 'material')]).toEqual([[1, 0], 'blue'])
  })

  test('5.1 in the last turn of a round the draw comes before the dice', () => {
    const s = position({ turnsTaken: 'last', first: 1, players: [FLAGS] })
    tell(s, 0, 'resolve 3 flag:any', 'die merlin', 'move', 'renounce', 'endTurn')
    expect(whom(s.state)).toBe('0 drawQuest')
    const events = tellSeeded(s, 0, 'draw deck', 'then the dice')
    expect(kinds(events).slice(0, 3)).toEqual(['questDrawn', 'roundBegan', 'diceRolled'])
  })

  test('5.2 the others see which quest it was', () => {
    const s = position({ players: [FLAGS] })
    const events = tell(s, 0, 'resolve 3 flag:any')
    for (const viewer of [1, 'table'] as const) {
      expect(events.map((event) => merlin.redact(event, viewer))).toEqual(events)
      expect(merlin.view(s.state, viewer).discards).toEqual([quest('3 flag:any')])
    }
    expect(only(events, 'questResolved')).toHaveLength(1)
  })

  test('5.2 two conditions on different things of one castle', () => {
    const line = 'shield:violet & material:grey'
    const s = position({ players: [{ hand: [line], shield: 'violet', material: 'grey' }] })
    expect(scored(tell(s, 0, `resolve ${line}`))).toEqual(['0 quest 2'])
  })
})
