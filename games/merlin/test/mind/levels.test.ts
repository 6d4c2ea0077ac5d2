import { type BotName, createBot, LEVELS } from '@logres/bots'
import { at, present, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { merlinMind } from '../../mind/mind.ts'
import { merlin } from '../../rules/index.ts'
import { OPTION_SETS, play, playerOf, setUp, turnOf } from './table.ts'

describe('the levels of Merlin', () => {
  test.each([2, 3, 4])('play all modules with %i to the end by legal actions', (seats) => {
    for (const [i, options] of OPTION_SETS.entries()) {
      const names = Array.from({ length: seats }, (_, seat): BotName => at(LEVELS, (seat + i) % LEVELS.length))
      expect(Math.max(...play(names, `levels ${seats} ${i}`, options).scores)).toBeGreaterThan(25)
    }
  })

  test('choose the same for the same seed, views and iterations', () => {
    const names: BotName[] = ['champion', 'knight']
    const { choices } = play(names, 'same', { kingsFavour: true })
    expect(play(names, 'same', { kingsFavour: true }).choices).toEqual(choices)
    expect(play(names, 'other', { kingsFavour: true }).choices).not.toEqual(choices)
  })

  test('the squire beats the page, and the page a random player', () => {
    const lead = (better: BotName, worse: BotName, seed: string) => {
      const { scores } = play([better, worse], seed)
      return at(scores, 0) - at(scores, 1)
    }
    let squire = 0
    let page = 0
    for (let i = 0; i < 4; i++) {
      squire += lead('squire', 'page', `squire ${i}`)
      page += lead('page', 'random', `page ${i}`)
    }
    expect(squire / 4).toBeGreaterThan(5)
    expect(page / 4).toBeGreaterThan(5)
  })

  test.each(['knight', 'champion', 'squire'] as const)('the %s takes the points that win in the last turn', (level) => {
    const state = turnOf(6, 7)
    const seat = at(merlin.toAct(state), 0)
    if (typeof seat !== 'number') throw new Error('nobody is asked')
    const me = playerOf(state, seat)
    const other = playerOf(state, 1 - seat)
    // 1.2 Three steps on lies pointsShields. Elsewhere an apple could lead, but nothing there brings as much.
    me.dice.splice(0, 3, 3)
    me.merlinDie = 0
    me.knight = 0
    me.apples = 1
    me.staffs = other.staffs
    other.apples = 1
    for (const player of [me, other]) {
      player.traitors.fill(0)
      player.influence.fill(0)
      player.servants.fill(null)
      player.items.shield.fill(2)
      player.items.flag.fill(0)
      player.items.material.fill(0)
    }
    state.manors.fill(null)
    state.excalibur = null
    state.grail = null
    me.score = 50
    other.score = 60
    const bot = createBot(merlin, level, 'win')
    if (!('choose' in bot)) throw new Error('no bot')
    const chance = seededChance('win')
    while (merlin.result(state) === undefined) {
      const legal = merlin.legal(state, seat)
      const { action } = bot.choose(merlin.view(state, seat), legal, { iterations: 60 })
      merlin.apply(state, seat, present(legal.find((one) => one === action)), chance, () => {})
    }
    expect(merlin.result(state)?.places[seat]).toBe(1)
  })
})

describe('the policy', () => {
  test('answers every question with a legal action, in every game', () => {
    const mind = merlinMind()
    const refused: object[] = []
    for (let i = 0; i < 24; i++) {
      const chance = seededChance(`policy ${i}`)
      const state = setUp(2 + (i % 3), at(OPTION_SETS, i % 4), `policy ${i}`)
      for (let actor = merlin.toAct(state)[0]; actor !== undefined; actor = merlin.toAct(state)[0]) {
        const legal = merlin.legal(state, actor)
        // Now and then anything, so that strange positions are met too.
        const isWild = chance.pick(4, 'wild') === 0
        const action = mind.policy(state, actor, chance)
        if (merlin.whyNot(state, actor, action) !== undefined) refused.push(action)
        merlin.apply(state, actor, isWild ? at(legal, chance.pick(legal.length, 'any')) : action, chance, () => {})
      }
      expect(merlin.result(state)).toBeDefined()
    }
    expect(refused).toEqual([])
  })

  test('rates every legal action with a number', () => {
    const mind = merlinMind()
    const odd: object[] = []
    for (let i = 0; i < 12; i++) {
      const chance = seededChance(`rate ${i}`)
      const state = setUp(2 + (i % 3), at(OPTION_SETS, i % 4), `rate ${i}`)
      for (let seat = merlin.toAct(state)[0]; typeof seat === 'number'; seat = merlin.toAct(state)[0]) {
        const legal = merlin.legal(state, seat)
        const rates = mind.rate(state, seat, legal)
        if (rates.length !== legal.length || !rates.every(Number.isFinite)) odd.push(legal)
        merlin.apply(state, seat, at(legal, chance.pick(legal.length, 'any')), chance, () => {})
      }
    }
    expect(odd).toEqual([])
  })
})
