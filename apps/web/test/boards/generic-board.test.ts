/* The board of a game that has none: every game can be played on it, whatever its view is like. */
import '../fake-dom/fake-dom.ts'
import { CATALOGUE } from '@logres/catalogue'
import { type AnyGame, at, type Tagged } from '@logres/kernel'
import { h } from 'preact'
import { beforeAll, describe, expect, test } from 'vitest'
import { groupsOf, orderOf, pressKey } from '../../src/generic-board/actions.tsx'
import { board } from '../../src/generic-board/index.tsx'
import { renderPart } from '../fake-dom/fake-dom.ts'
import { loadTexts, type OpenedBoard, openBoard } from '../fake-dom/open-board.ts'
import { randomGame } from '../fake-dom/random-game.ts'

const NAMES = ['Enid', 'Bors', 'Gareth', 'Isolde', 'Kay', 'Lynet']
const POSITIONS = 40
const EVERY = 7

beforeAll(() => board.ready())

interface Moment {
  readonly state: object
  readonly seat: number
}

/** Positions in which a seat is asked. */
function momentsOf(game: AnyGame, machineOptions: object): Moment[] {
  const seats = Math.max(2, game.seats.min)
  const options = { ...game.options.defaults, ...machineOptions }
  const found: Moment[] = []
  for (const no of [1, 2, 3, 4]) {
    let i = 0
    for (const { state } of randomGame(game, { options, seats, seed: `generic ${no}` })) {
      const seat = game.toAct(state).find((actor) => actor !== 'clerk')
      if (seat !== undefined && i++ % (no === 1 ? 1 : EVERY) === 0) found.push({ state, seat })
      if (found.length === no * (POSITIONS / 4)) break
    }
  }
  return found
}

async function drawn({ context }: OpenedBoard) {
  const opened = board.open(context)
  return { say: await renderPart(h(opened.PromptText, {})), field: await renderPart(h(opened.Field, {})) }
}

describe.each(CATALOGUE.map(({ game, machineOptions }) => ({ id: game.id, game, machineOptions })))('$id', (entry) => {
  const { game, machineOptions } = entry
  const names = NAMES.slice(0, Math.max(2, game.seats.min))

  test('every legal action has a button with a sentence of its own, and everything in sight has words', async () => {
    const speech = await loadTexts(game)
    for (const { state, seat } of momentsOf(game, machineOptions)) {
      const seen = openBoard({ game, speech, names }, state, seat)
      const { say, field } = await drawn(seen)
      const legal = game.legal(state, seat)
      const sentences = legal.map((action) => seen.context.sayAction(action))
      expect(new Set(sentences).size, sentences.join('; ')).toBe(legal.length)
      const buttons = say.buttons().map((text) => text.toLowerCase())
      expect(buttons).toHaveLength(legal.length)
      for (const sentence of sentences) expect(buttons.some((text) => text.includes(sentence.toLowerCase()))).toBe(true)
      expect(field.text()).not.toMatch(/undefined|\[object|NaN/)
      for (const name of names) expect(field.text()).toContain(name)
      expect(say.text()).toContain('Your turn')
    }
  })

  test('a button does what it says, once; a key does what stands beside it', async () => {
    const speech = await loadTexts(game)
    const { state, seat } = at(momentsOf(game, machineOptions), 0)
    const seen = openBoard({ game, speech, names }, state, seat)
    const { say } = await drawn(seen)
    const press = (key: string) => pressKey(seen.context, { key, repeat: false })
    const order = orderOf(game.legal(state, seat))
    const first = at(say.buttons(), 0)
    await say.press(first)
    expect(seen.acts).toEqual([order[0]])
    // It is on its way: nothing else is done until what comes of it is shown.
    await say.press(first)
    expect(press('1')).toBe(true)
    expect(seen.acts).toHaveLength(1)
    await say.after(() => seen.show(state))
    const last = Math.min(9, order.length)
    expect(press(String(last))).toBe(true)
    expect(seen.acts).toEqual([order[0], order[last - 1]])
    expect(press('0')).toBe(false)
  })

  test('who only watches sees the position and no buttons', async () => {
    const speech = await loadTexts(game)
    const { state } = at(momentsOf(game, machineOptions), 0)
    const { say, field } = await drawn(openBoard({ game, speech, names }, state, 'table'))
    expect(say.buttons()).toEqual([])
    expect(say.text()).toBe('You are watching.')
    expect(field.text()).toContain(at(names, 1))
  })
})

describe('many actions', () => {
  const some = (kind: string, count: number): Tagged[] => Array.from({ length: count }, (_, no) => ({ kind, no }))

  test('a few stand in one list, more are grouped by what they are', () => {
    const few = [...some('give', 4), ...some('take', 5)]
    expect(groupsOf(few)).toEqual([{ kind: undefined, actions: few }])
    const more = [...some('give', 4), ...some('take', 9), ...some('give', 1), ...some('pass', 1)]
    expect(groupsOf(more).map(({ kind, actions }) => [kind, actions.length])).toEqual([
      ['give', 5],
      ['take', 9],
      ['pass', 1],
    ])
  })

  test('of one kind they stay in one list', () => {
    expect(groupsOf(some('take', 30))).toHaveLength(1)
  })
})
