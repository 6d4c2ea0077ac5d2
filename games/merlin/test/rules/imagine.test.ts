/* imagine: every deal that is consistent with what the viewer knows is equally likely. */
import { at, seededChance, type Viewer } from '@logres/kernel'
import { expectOdds, tallyWorlds, waysToChoose } from '@logres/kernel-testing'
import { describe, expect, test } from 'vitest'
import { deckSize, merlin, type State } from '../../rules/index.ts'
import { invariants } from './invariants.ts'
import { AT, nameOf, position, quest, tell, tellWith } from './position.ts'
import { arrived, draws } from './telling.ts'

const TIMES = 20_000
const MINE = ['lady@black', 'lady@orange', 'lady@blue', '3 flag:any']
const THEIRS = ['builder@blue', 'builder@black', 'builder@orange', '3 material:any']
const DECK = ['shieldBearer@grey', 'shieldBearer@brown']

/** Hands as numbers: "1,2,3,4 | 5,6,7,8". */
function deal({ hands }: State): string {
  return hands.map((hand) => hand.join()).join(' | ')
}

function tally(state: State, viewer: Viewer, times = TIMES): Map<string, number> {
  return tallyWorlds(merlin, merlin.view(state, viewer), deal, seededChance(`imagine ${viewer}`), times)
}

function inOrder(list: readonly number[]): string {
  return list.toSorted((a, b) => a - b).join()
}

/** All equally likely. */
function equally(names: readonly string[]): Map<string, number> {
  const odds = new Map<string, number>()
  for (const name of names) odds.set(name, (odds.get(name) ?? 0) + 1 / names.length)
  return odds
}

const ids = (lines: readonly string[]) => lines.map(quest)

describe('imagine', () => {
  test('the other hand is any four of what is out of sight', () => {
    const { state } = position({ players: [{ hand: MINE }, { hand: THEIRS }], deck: DECK })
    expect(deckSize(state)).toBe(2)
    const worlds = waysToChoose(ids([...THEIRS, ...DECK]), 4).map(
      ([hand]) => `${inOrder(ids(MINE))} | ${inOrder(hand)}`,
    )
    expect(worlds).toHaveLength(15)
    expectOdds(tally(state, 0), equally(worlds))
  })

  test('what all saw going into a hand stays there', () => {
    const shown = THEIRS.slice(0, 2)
    const { state } = position({ players: [{ hand: MINE }, { hand: THEIRS.slice(2), shown }], deck: DECK })
    const worlds = waysToChoose(ids([...THEIRS.slice(2), ...DECK]), 2).map(
      ([hand]) => `${inOrder(ids(MINE))} | ${inOrder([...ids(shown), ...hand])}`,
    )
    expect(worlds).toHaveLength(6)
    expectOdds(tally(state, 0), equally(worlds))
  })

  test('two other hands', () => {
    const players = [
      { hand: MINE },
      { hand: THEIRS.slice(0, 1), shown: ['3 shield:any', '4 shield:any', '4 flag:any'] },
      { hand: THEIRS.slice(1, 3), shown: ['flagBearer@grey', 'flagBearer@brown'] },
    ]
    const { state } = position({ seats: 3, players, deck: DECK })
    const worlds = waysToChoose(ids([...THEIRS.slice(0, 3), ...DECK]), 1).flatMap(([one, rest]) =>
      waysToChoose(rest, 2).map(
        ([two]) =>
          `${inOrder(ids(MINE))} | ${inOrder([...one, ...ids(at(players, 1).shown ?? [])])} | ${inOrder([...two, ...ids(at(players, 2).shown ?? [])])}`,
      ),
    )
    expect(worlds).toHaveLength(30)
    expectOdds(tally(state, 0), equally(worlds))
  })

  test('the table: all hands are dealt', () => {
    const players = [
      { hand: MINE.slice(0, 2), shown: MINE.slice(2) },
      { hand: THEIRS.slice(0, 1), shown: THEIRS.slice(1) },
    ]
    const { state } = position({ players, deck: DECK })
    const worlds = waysToChoose(ids([...MINE.slice(0, 2), ...THEIRS.slice(0, 1), ...DECK]), 2).flatMap(([one, rest]) =>
      waysToChoose(rest, 1).map(
        ([two]) => `${inOrder([...one, ...ids(MINE.slice(2))])} | ${inOrder([...two, ...ids(THEIRS.slice(1))])}`,
      ),
    )
    expect(worlds).toHaveLength(30)
    expectOdds(tally(state, 'table'), equally(worlds))
  })

  /** The deck held one card; seat 0 takes it and then one of the shuffled discards. */
  function afterShuffle(): State {
    const players = [{ hand: MINE, knight: AT.quest - 1 }, { hand: THEIRS }]
    const s = arrived(AT.quest, { players, deck: DECK.slice(0, 1) })
    tell(s, 0, 'discard lady@black', 'discard 3 flag:any')
    tellWith(s, 0, 'draw deck', draws(s.state, 'shieldBearer@grey'))
    tellWith(s, 0, 'draw deck', [['quest', 0]])
    return s.state
  }

  test('after a reshuffle the old cards are where they were counted, the new ones come from the new deck', () => {
    const state = afterShuffle()
    expect(state.stocks).toHaveLength(2)
    expect(at(state.players, 0).unseen).toEqual([3, 1])
    expect(at(state.players, 1).unseen).toEqual([4, 0])
    // Seat 0 knows his three old ones, so the four others of the old stock are all seat 1's.
    expect([...tally(state, 0, 200).keys()]).toEqual([deal(state)])
  })

  test('after a reshuffle to seat 1 the three old ones are sure, the fourth is any of the shuffled', () => {
    const state = afterShuffle()
    const old = ids(['lady@orange', 'lady@blue', 'shieldBearer@grey'])
    const shuffled = at(state.stocks, 1)
    expect(shuffled).toContain(quest('lady@black'))
    const worlds = shuffled.map((each) => `${inOrder([...old, each])} | ${inOrder(ids(THEIRS))}`)
    expect(worlds).toHaveLength(55 - 3 - 4 - 3)
    expectOdds(tally(state, 1), equally(worlds))
  })

  test('after a reshuffle to the table the old stock is split among the hands', () => {
    const state = afterShuffle()
    const found = tallyWorlds(
      merlin,
      merlin.view(state, 'table'),
      ({ hands }) => inOrder(at(hands, 0).filter((each) => at(state.stocks, 0).includes(each))),
      seededChance('imagine split'),
      TIMES,
    )
    const worlds = waysToChoose(at(state.stocks, 0), 3).map(([hand]) => inOrder(hand))
    expect(worlds).toHaveLength(35)
    expectOdds(found, equally(worlds))
  })

  test('an imagined world keeps all that the viewer sees', () => {
    const state = afterShuffle()
    for (const viewer of [0, 1, 'table'] as const) {
      const view = merlin.view(state, viewer)
      const world = merlin.imagine(view, seededChance('imagine world'))
      expect(invariants(world)).toEqual([])
      expect(merlin.view(world, viewer)).toEqual(view)
    }
    expect(state.hands.flat().map(nameOf)).toHaveLength(8)
  })
})
