import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlin } from '../../../rules/index.ts'
import { does, doesWith, refuses, tilesOf } from '../deeds.ts'
import { AT, type PlayerWords, type Position, position, quest, type Told } from '../position.ts'
import { arrived, asked, draws, hand, kinds, merlinArrived, scores } from '../telling.ts'

const LINES = ['lady@black', 'builder@blue', '3 flag:any']
const DISPLAY = ['lady@orange', 'flagBearer@grey', '3 shield:any']
const allied = (words: PlayerWords = {}, more: Position = {}): Position => ({
  display: DISPLAY,
  ...more,
  players: [{ allies: 'bedivere', hand: LINES, ...words }],
})
const display = ({ state }: Told) => state.display

describe('10.2 Bedivere: six quests', () => {
  test('10.2 Bedivere: six in hand, the other has four', () => {
    const { state } = position(allied())
    expect(state.hands.map(({ length }) => length)).toEqual([6, 4])
  })

  test('10.2 5.1 Bedivere: six again at the end of a turn', () => {
    const told = arrived(AT.black, allied({ servants: 'lady black' }))
    does(told, 0, 'resolve lady@black', 'renounce', 'endTurn')
    expect(hand(told.state, 0)).toHaveLength(5)
    doesWith(told, 0, 'draw deck', draws(told.state, 'lady@blue'))
    expect(hand(told.state, 0)).toHaveLength(6)
    expect(asked(told.state)).toBe('chooseDie')
  })

  test('10.2 4.8 Bedivere: on a quest space up to two are changed, as for all', () => {
    const told = arrived(AT.quest, allied())
    does(told, 0, 'discard lady@black', 'discard builder@blue')
    expect(asked(told.state)).toBe('drawQuest')
    doesWith(told, 0, 'draw deck', draws(told.state, 'lady@blue'))
    doesWith(told, 0, 'draw deck', draws(told.state, 'builder@black'))
    expect(hand(told.state, 0)).toHaveLength(6)
    expect(asked(told.state)).toBe('finish')
  })
})

describe('10.2 Bedivere: change places', () => {
  const moments: readonly (readonly [string, string[]])[] = [
    ['before choosing a die', []],
    ['before the move', ['die 1']],
    ['after the move', ['die 1', 'move']],
    ['after the action', ['die 1', 'move', 'renounce']],
  ]

  test.each(moments)('10.2 Bedivere: %s one hand card for one of the display, nothing is drawn', (_, before) => {
    for (const [place, line] of DISPLAY.entries()) {
      const told = position(allied({ dice: '1 2 3' }))
      does(told, 0, ...before)
      const question = asked(told.state)
      const events = does(told, 0, `swap ${place} lady@black`)
      expect(display(told)).toEqual(DISPLAY.map((each) => quest(each)).with(place, quest('lady@black')))
      expect(hand(told.state, 0)).toContain(line)
      expect(hand(told.state, 0)).not.toContain('lady@black')
      expect(hand(told.state, 0)).toHaveLength(6)
      expect(told.state.discards).toEqual([])
      expect(kinds(events)).not.toContain('questDrawn')
      expect(tilesOf(told, 0, 'bedivere')).toBe(5)
      expect(asked(told.state)).toBe(question)
    }
  })

  test('10.2 Bedivere: several times a turn, as long as there are tiles', () => {
    const told = position(allied({ allies: 'bedivere 2' }))
    does(told, 0, 'swap 0 lady@black', 'swap 0 lady@orange')
    expect(tilesOf(told, 0, 'bedivere')).toBe(0)
    expect(hand(told.state, 0)).toContain('lady@black')
    expect(refuses(told, 0, 'swap 0 lady@black')).toBe('noAlly 10.2')
  })

  test('10.2 Bedivere: with no tile left there are still six in hand', () => {
    const { state } = position(allied({ allies: 'bedivere 0' }))
    expect(at(state.hands, 0)).toHaveLength(6)
  })

  test('10.2 5.1 Bedivere: what he brings may be resolved in the same turn', () => {
    const told = position(allied({ servants: 'lady orange' }))
    expect(refuses(told, 0, 'resolve lady@orange')).toBe('questNotInHand 5.1')
    does(told, 0, 'swap 0 lady@black', 'resolve lady@orange')
    expect(scores(told.state)).toEqual([1, 0])
  })

  test('10.2 5.1 Bedivere: also between resolving and drawing; the draw is still one', () => {
    const told = arrived(AT.black, allied({ servants: 'lady black' }))
    does(told, 0, 'resolve lady@black', 'renounce', 'swap 1 builder@blue', 'endTurn')
    expect(asked(told.state)).toBe('drawQuest')
    doesWith(told, 0, 'draw 1', draws(told.state, 'lady@blue'))
    expect(hand(told.state, 0)).toContain('builder@blue')
    expect(hand(told.state, 0)).toHaveLength(6)
  })

  test('10.2 Bedivere: a card in hand, and a place where one lies', () => {
    const told = position(allied({}, { display: ['lady@orange', null, null], deck: [] }))
    expect(refuses(told, 0, 'swap 0 lady@blue')).toBe('questNotInHand 5.1')
    expect(refuses(told, 0, 'swap 1 lady@black')).toBe('displayEmpty 4.8')
    does(told, 0, 'swap 0 lady@black')
    expect(display(told)).toEqual([quest('lady@black'), null, null])
  })

  test('10.2 3.5 Bedivere: not between action and staff, not in another’s turn, not for others', () => {
    const told = merlinArrived(AT.pointsFlags, allied())
    does(told, 0, 'scorePoints')
    expect(refuses(told, 0, 'swap 0 lady@black')).toBe('notNow by no rule')
    does(told, 0, 'keepStaff', 'swap 0 lady@black', 'endTurn')
    expect(refuses(told, 0, 'swap 0 lady@orange')).toBe('notAsked by no rule')
    const other = position({ display: DISPLAY, players: [{ hand: LINES }, { allies: 'bedivere' }] })
    expect(refuses(other, 0, 'swap 0 lady@black')).toBe('noAlly 10.2')
  })

  test('10.2 Bedivere: all see both cards', () => {
    const told = position(allied())
    does(told, 0, 'swap 2 lady@black')
    const seen = merlin.view(told.state, 1)
    expect(seen.display[2]).toBe(quest('lady@black'))
    expect(at(seen.players, 0).shown).toEqual([quest('3 shield:any')])
  })
})
