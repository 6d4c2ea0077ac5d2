/* 10.2 Tiles of Percival and Gawain are not spent by a click that could mean something else, and not for nothing. */
import '../fake-dom/fake-dom.ts'
import { at, seededChance } from '@logres/kernel'
import { board as merlinBoard } from '@logres/merlin/board'
import { usesOfFlag } from '@logres/merlin/board/castle/uses.ts'
import { Model } from '@logres/merlin/board/model.ts'
import { Quests } from '@logres/merlin/board/quests/index.tsx'
import {
  type AllyName,
  CHOOSE_MERLIN,
  layoutOf,
  merlin,
  questOf,
  SERVANTS,
  type State,
  turnOf,
} from '@logres/merlin/rules'
import { h } from 'preact'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameTexts } from '../../src/match/game-texts.ts'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'

const ME = 0
const GREY = 1
let speech: GameTexts

beforeAll(async () => {
  await merlinBoard.ready()
  speech = await loadTexts(merlin)
})

/** The first player is about to choose a die, with this ally at their side and no quest in hand. */
function beside(ally: AllyName): State {
  const state = merlin.setup({ ...merlin.options.defaults, knights: 'random' }, 2, seededChance('waste'))
  const [seat = 0] = merlin.toAct(state)
  if (seat !== ME) throw new Error('the other one begins')
  const player = at(state.players, ME)
  player.allies.splice(0, player.allies.length, { name: ally, tiles: 3, marks: [] })
  // What was in hand goes under the deck, whose order does not matter.
  at(state.hands, ME).splice(0)
  player.shown.splice(0)
  player.unseen.fill(0)
  return state
}

/** A quest that asks for one servant in one province, in hand for all to see. */
function withServantQuest(state: State, isThere: boolean): number {
  for (const quest of layoutOf(state.options).edition.quests.keys()) {
    const [condition, other] = questOf(state, quest).conditions
    if (condition?.kind !== 'servants' || condition.province === null || other !== undefined) continue
    const [servant, second] = condition.servants
    if (servant === undefined || second !== undefined) continue
    for (const stock of state.stocks) if (stock.includes(quest)) stock.splice(stock.indexOf(quest), 1)
    if (state.display.includes(quest)) state.display[state.display.indexOf(quest)] = null
    at(state.hands, ME).push(quest)
    const player = at(state.players, ME)
    player.shown.push(quest)
    player.servants[SERVANTS.indexOf(servant)] = isThere ? condition.province : (condition.province + 1) % 6
    return quest
  }
  throw new Error('no such quest')
}

function open(state: State): { readonly model: Model; readonly board: OpenedBoard } {
  const board = openBoard({ game: merlin, speech, names: ['Bors', 'Mordred'] }, state, ME)
  return { model: new Model(board.context), board }
}

describe('10.2 Percival', () => {
  it('is asked for, even where he could help in one way only', async () => {
    const state = beside('percival')
    const quest = withServantQuest(state, false)
    const { model, board } = open(state)
    const part = await renderPart(h(Quests, { model }))
    await part.press('1 point')
    expect(board.acts).toEqual([])
    const [choice, other] = model.asking.value?.choices ?? []
    expect(other).toBeUndefined()
    expect(choice?.label).toContain('Percival reads')
    if (choice === undefined) throw new Error('nothing is asked')
    model.take(choice)
    expect(board.acts).toMatchObject([{ kind: 'resolveQuest', quest, percival: { condition: 0 } }])
    expect(model.asking.value).toBeUndefined()
    part.clear()
    model.close()
  })

  it('is not spent on a quest that is met without him', async () => {
    const state = beside('percival')
    const quest = withServantQuest(state, true)
    const { model, board } = open(state)
    const part = await renderPart(h(Quests, { model }))
    await part.press('1 point')
    expect(board.acts).toMatchObject([{ kind: 'resolveQuest', quest, percival: null }])
    part.clear()
    model.close()
  })

  it('is offered with the flag for a second quest only where he is needed', () => {
    for (const isThere of [true, false]) {
      const state = beside('percival')
      withServantQuest(state, isThere)
      at(state.players, ME).items.flag[GREY] = 1
      turnOf(state).resolved = 1
      const { model, board } = open(state)
      const uses = usesOfFlag(model, GREY)
      expect(uses).toHaveLength(1)
      expect(uses).toMatchObject([{ kind: 'resolveQuest', percival: isThere ? null : { condition: 0 } }])
      model.choose(
        'flag',
        uses.map((action) => ({ key: 'only', label: '', action })),
      )
      expect(board.acts.length).toBe(isThere ? 1 : 0)
      expect(model.asking.value === undefined).toBe(isThere)
      model.close()
    }
  })
})

describe('10.2 Gawain', () => {
  /** Merlin's die is chosen; an apple is left. */
  function prepared(isHelped: boolean): State {
    const state = beside('gawain')
    at(state.players, ME).apples = 1
    merlin.apply(state, ME, CHOOSE_MERLIN, seededChance('none'), () => {})
    const value = turnOf(state).value === 5 ? 4 : 5
    if (isHelped) merlin.apply(state, ME, { kind: 'askGawain', value }, seededChance('none'), () => {})
    return state
  }

  it('has set the die: an apple that sets it again is asked about first', () => {
    const { model, board } = open(prepared(true))
    const way = model.means.value.find(({ name }) => name === 'apple')?.ways[0]
    if (way === undefined) throw new Error('no apple')
    model.bend(way, 'an apple')
    expect(board.acts).toEqual([])
    expect(model.asking.value?.title).toBe('Gawain has already set the die. His tile would be lost.')
    const [choice] = model.asking.value?.choices ?? []
    if (choice === undefined) throw new Error('nothing is asked')
    model.take(choice)
    expect(board.acts).toEqual([way.chain[0]])
    model.close()
  })

  it('is not in the way of an apple before he has helped, nor of the move after it', () => {
    const before = open(prepared(false))
    const apple = before.model.means.value.find(({ name }) => name === 'apple')?.ways[0]
    const own = before.model.means.value.find(({ name }) => name === 'gawain')?.ways[0]
    if (apple === undefined || own === undefined) throw new Error('nothing to bend the way')
    before.model.bend(apple, 'an apple')
    expect(before.board.acts).toEqual([apple.chain[0]])
    before.model.close()
    const helped = open(prepared(true))
    const plain = helped.model.ways.value[0]
    if (plain === undefined) throw new Error('no way')
    helped.model.bend(plain, 'go')
    expect(helped.board.acts).toEqual([plain.chain[0]])
    helped.model.close()
  })
})
