import { at } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { deckSize, merlin } from '../../../rules/index.ts'
import { AT, nameOf, position, quest, refused, say, tell, tellSeeded, tellWith } from '../position.ts'
import { arrived, asked, draws, hand, kinds, merlinArrived, offered, only, whom } from '../telling.ts'

const HELD = ['3 flag:any', '3 shield:any', '3 material:any', 'lady@black']
const OPEN = ['lady@orange', 'lady@blue', 'builder@blue']
const given = { players: [{ hand: HELD }], display: OPEN }

function display({ display: open }: { display: readonly (number | null)[] }): (string | null)[] {
  return open.map((each) => (each === null ? null : nameOf(each)))
}

describe('4.8 Quest', () => {
  test.each([AT.quest, 19])('4.8 discard up to two first, then draw as many (space %i)', (space) => {
    const s = arrived(space, given)
    expect(offered(s, 0, 'discardQuest')).toHaveLength(4)
    tell(s, 0, 'discard lady@black')
    expect(asked(s.state)).toBe('discardMore')
    expect(refused(s, 0, 'draw deck')).toBe('notNow by no rule')
    tell(s, 0, 'discard 3 flag:any')
    expect(asked(s.state)).toBe('drawQuest')
    expect(refused(s, 0, 'discard 3 shield:any')).toBe('notNow by no rule')
    tellWith(s, 0, 'draw deck', draws(s.state, 'builder@black'))
    expect(asked(s.state)).toBe('drawQuest')
    tellWith(s, 0, 'draw deck', draws(s.state, 'builder@orange'))
    expect(asked(s.state)).toBe('finish')
    expect(hand(s.state, 0).toSorted()).toEqual(['3 material:any', '3 shield:any', 'builder@black', 'builder@orange'])
    expect(s.state.discards.map(nameOf).toSorted()).toEqual(['3 flag:any', 'lady@black'])
  })

  test('4.8 or only one, or none', () => {
    const s = arrived(AT.quest, given)
    tell(s, 0, 'discard lady@black', 'stopDiscarding')
    tellSeeded(s, 0, 'draw deck', 'one')
    expect([asked(s.state), hand(s.state, 0).length]).toEqual(['finish', 4])
    const none = arrived(AT.quest, given)
    tell(none, 0, 'renounce')
    expect([asked(none.state), hand(none.state, 0)]).toEqual(['finish', hand(position(given).state, 0)])
  })

  test('4.8 only what is in hand can be discarded', () => {
    const s = arrived(AT.quest, given)
    expect(refused(s, 0, 'discard lady@orange')).toMatch('questNotInHand')
    expect(refused(s, 0, 'stopDiscarding')).toBe('notNow by no rule')
    tell(s, 0, 'discard lady@black')
    expect(refused(s, 0, 'discard lady@black')).toMatch('questNotInHand')
  })

  test('4.8 a display card taken is replaced at once, and may be taken next', () => {
    const s = arrived(AT.quest, given)
    tell(s, 0, 'discard lady@black', 'discard 3 flag:any')
    const events = tellWith(s, 0, 'draw 1', draws(s.state, 'flagBearer@grey'))
    expect(events).toEqual([
      { kind: 'questDrawn', seat: 0, from: 'display', quest: quest('lady@blue') },
      { kind: 'questLaidOut', quest: quest('flagBearer@grey') },
    ])
    expect(display(s.state)).toEqual(['lady@orange', 'flagBearer@grey', 'builder@blue'])
    tellWith(s, 0, 'draw 1', draws(s.state, 'flagBearer@brown'))
    expect(hand(s.state, 0).toSorted()).toEqual(['3 material:any', '3 shield:any', 'flagBearer@grey', 'lady@blue'])
    expect(display(s.state)).toEqual(['lady@orange', 'flagBearer@brown', 'builder@blue'])
  })

  test('4.8 all see a card taken from the display or discarded; of the deck’s only its drawer', () => {
    const s = arrived(AT.quest, given)
    tell(s, 0, 'discard lady@black', 'discard 3 flag:any')
    const open = tellWith(s, 0, 'draw 0', draws(s.state, 'flagBearer@grey'))
    const hidden = tellWith(s, 0, 'draw deck', draws(s.state, 'flagBearer@brown'))
    for (const viewer of [1, 'table'] as const) {
      expect(open.map((event) => merlin.redact(event, viewer))).toEqual(open)
      expect(hidden.map((event) => merlin.redact(event, viewer))).toEqual([
        { kind: 'questDrawn', seat: 0, from: 'deck', quest: null },
      ])
      const { players, discards } = merlin.view(s.state, viewer)
      expect(at(players, 0).shown).toEqual([quest('lady@orange')])
      expect(at(players, 0).unseen).toEqual([3])
      expect(discards.map(nameOf).toSorted()).toEqual(['3 flag:any', 'lady@black'])
    }
    expect(hidden.map((event) => merlin.redact(event, 0))).toEqual(hidden)
  })

  test('4.8 a display card that all saw and that is discarded again is known nowhere else', () => {
    const s = arrived(AT.quest, { players: [{ hand: HELD.slice(1), shown: ['lady@blue'] }] })
    tell(s, 0, 'discard lady@blue', 'stopDiscarding')
    tellSeeded(s, 0, 'draw deck', 'again')
    expect([at(s.state.players, 0).shown, at(s.state.players, 0).unseen]).toEqual([[], [4]])
  })

  test('4.8 the discards are shuffled only when a card is needed and the deck is empty', () => {
    const s = arrived(AT.quest, { ...given, deck: ['builder@black'] })
    tell(s, 0, 'discard lady@black', 'discard 3 flag:any')
    const first = tellWith(s, 0, 'draw deck', draws(s.state, 'builder@black'))
    expect(kinds(first)).toEqual(['questDrawn'])
    expect([deckSize(s.state), s.state.stocks.length]).toEqual([0, 1])
    const discards = s.state.discards.length
    expect(discards).toBe(55 - 8 - 3 - 1 + 2)
    const second = tellSeeded(s, 0, 'draw deck', 'shuffled')
    expect(only(second, 'questsShuffled')).toEqual([{ kind: 'questsShuffled', quests: discards }])
    expect([deckSize(s.state), s.state.discards]).toEqual([discards - 1, []])
    expect(hand(s.state, 0)).toHaveLength(4)
  })

  test('4.8 also the card that fills the display can be the one that is needed', () => {
    const s = arrived(AT.quest, { ...given, deck: [] })
    tell(s, 0, 'discard lady@black', 'stopDiscarding')
    const events = tellSeeded(s, 0, 'draw 2', 'needed')
    expect(kinds(events)).toEqual(['questDrawn', 'questsShuffled', 'questLaidOut'])
    expect(s.state.display.every((each) => each !== null)).toBe(true)
    expect(s.state.discards).toEqual([])
  })

  test('4.8 the two just discarded are shuffled too', () => {
    const found = new Set<string>()
    for (let i = 0; i < 300; i++) {
      const s = arrived(AT.quest, { ...given, deck: [] })
      tell(s, 0, 'discard lady@black', 'stopDiscarding')
      tellSeeded(s, 0, 'draw deck', `both ${i}`)
      for (const name of hand(s.state, 0)) found.add(name)
    }
    expect(found.has('lady@black')).toBe(true)
  })

  test('4.8 cards drawn here may be resolved this turn', () => {
    const s = arrived(AT.quest, { ...given, players: [{ hand: HELD, servants: 'builder blue' }] })
    tell(s, 0, 'discard lady@black', 'stopDiscarding')
    tellSeeded(s, 0, 'draw 2', 'at once')
    tell(s, 0, 'resolve builder@blue')
    expect(at(s.state.players, 0).score).toBe(1)
  })

  test('4.8 with a staff two more', () => {
    const s = merlinArrived(AT.quest, given)
    tell(s, 0, 'discard lady@black', 'stopDiscarding')
    tellWith(s, 0, 'draw deck', draws(s.state, 'flagBearer@grey'))
    expect(whom(s.state)).toBe('0 repeat')
    tell(s, 0, 'useStaff', 'discard flagBearer@grey', 'discard 3 flag:any')
    expect(asked(s.state)).toBe('drawQuest')
  })

  // 55 quests and at most 16 in hands: neither can happen in a game, so the state is made by hand.
  test('4.8 what is not there cannot be drawn', () => {
    const s = arrived(AT.quest, given)
    tell(s, 0, 'discard lady@black', 'stopDiscarding')
    s.state.display[1] = null
    expect(refused(s, 0, 'draw 1')).toBe('displayEmpty 4.8')
    s.state.discards.length = 0
    const inHands = s.state.hands.flat()
    const stock = at(s.state.stocks, 0)
    stock.splice(0, stock.length, ...stock.filter((each) => inHands.includes(each)))
    expect(refused(s, 0, 'draw deck')).toBe('deckEmpty 4.8')
    expect(s.legal(0)).toEqual([say('draw 0'), say('draw 2')])
  })
})
