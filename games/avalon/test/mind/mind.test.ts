import { type BotName, createBot } from '@logres/bots'
import { at, isRefusal, present, seededChance } from '@logres/kernel'
import { describe, expect, test } from 'vitest'
import { avalonMind } from '../../mind/mind.ts'
import {
  type Action,
  ATTACK,
  avalon,
  type Options,
  type Place,
  question,
  REGION_CARDS,
  type Side,
  type State,
} from '../../rules/index.ts'

const mind = avalonMind()
const OPTIONS: Options = { ...avalon.options.defaults, turnLimit: 200, startPlayer: 'first' }

function begin(options: Partial<Options> = {}, seed = 'mind'): State {
  return avalon.setup({ ...OPTIONS, ...options }, 2, seededChance(seed))
}

/** A new game, changed. */
function after(change: (state: State) => void, base: () => State = begin): State {
  const state = base()
  change(state)
  return state
}

function value(state: State, seat: Side = 0): number {
  return mind.evaluate(state, seat)
}

function give(state: State, position: number, seat: Side, region: keyof typeof REGION_CARDS): void {
  const { piles } = present(state.places[position])
  state.places = state.places.with(position, { region: REGION_CARDS[region], owner: seat, piles })
}

function pile(state: State, position: number, piles: Place['piles']): void {
  const { region, owner } = present(state.places[position])
  state.places = state.places.with(position, { region, owner, piles })
}

describe("Avalon's evaluation", () => {
  test('is a share: what one has the other has not', () => {
    const state = begin()
    expect(value(state, 0) + value(state, 1)).toBeCloseTo(1)
  })

  test('8.1 crowns are worth having, the more of them the more', () => {
    const [one, three] = [after((state) => give(state, 4, 0, 'swamp')), after((state) => give(state, 4, 0, 'hillA'))]
    expect(value(one)).toBeGreaterThan(value(begin()))
    expect(value(three)).toBeGreaterThan(value(one))
    expect(value(three, 1)).toBeLessThan(value(one, 1))
  })

  test('7.6 a card in hand is worth more than one above the limit', () => {
    const withHand = (cards: number) =>
      after(({ hands }) => {
        hands[0] = [cards, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      })
    const gains = [4, 5, 6].map((cards) => value(withHand(cards + 1)) - value(withHand(cards)))
    expect(present(gains[0])).toBeGreaterThan(0)
    expect(present(gains[1])).toBeGreaterThan(0)
    expect(present(gains[0])).toBeGreaterThan(present(gains[2]))
  })

  test('7.2 a dark tile that waits is cards to come, by what one owns', () => {
    const waiting = (tile: 'four' | 'realm') =>
      after(({ waiting }) => {
        waiting[0] = { tile, returnsFaceUp: false }
      })
    expect(value(waiting('four'))).toBeGreaterThan(value(begin()))
    expect(value(waiting('realm'))).toBe(value(begin()))
  })

  test('6.1, 6.2 a region within reach counts; a castle needs one card more', () => {
    const facing = (region: keyof typeof REGION_CARDS, own: number) =>
      after((state) => {
        give(state, 4, 1, region)
        pile(state, 4, [Array.from({ length: own }, () => 0), [0, 0]])
      })
    const step = (region: keyof typeof REGION_CARDS, own: number) =>
      value(facing(region, own + 1)) - value(facing(region, own))
    // From one card to two an open region comes into reach, a castle only from two to three.
    expect(step('plainB', 1)).toBeGreaterThan(step('plainB', 2))
    expect(step('plainCastle', 2)).toBeGreaterThan(step('plainCastle', 3))
  })
})

describe("Avalon's policy", () => {
  test.each([{ payInFull: false }, { payInFull: true }])('says only what is legal (%o)', (options) => {
    let plays = 0
    for (let game = 0; game < 12; game++) {
      const chance = seededChance(`policy ${game}`)
      const state = begin(options, `policy ${game}`)
      for (let actor = avalon.toAct(state)[0]; actor !== undefined; actor = avalon.toAct(state)[0]) {
        const legal = avalon.legal(state, actor)
        const action = mind.policy(state, actor, chance)
        expect(legal).toContain(action)
        if (question(state)?.kind === 'playCards') plays += 1
        // Every third action any legal one, so that odd positions come up too.
        const isOdd = chance.pick(3, 'odd') === 0
        avalon.apply(state, actor, isOdd ? at(legal, chance.pick(legal.length, 'any')) : action, chance, () => {})
      }
    }
    expect(plays).toBeGreaterThan(300)
  })
})

/** One attack from victory: 13 crowns, and the hill is open; many cards lie idle to pay with. */
function oneAttackAway(): State {
  return after((state) => {
    for (const [i, region] of (['plainA', 'plainCastle', 'forestA', 'hillA', 'hillB'] as const).entries()) {
      give(state, i, 0, region)
      state.mist = state.mist.filter((each) => each !== region)
    }
    give(state, 8, 1, 'plainB')
    state.mist = state.mist.filter((each) => each !== 'plainB')
    pile(state, 8, [present(state.places[8]).piles[0], []])
    state.hands[0] = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    state.hands[1] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  })
}

describe("Avalon's levels", () => {
  test.each(['squire', 'knight', 'champion'] as const)('%s takes the region that wins, and then finishes', (name) => {
    const state = oneAttackAway()
    const bot = createBot(avalon, name, 'wins')
    if (isRefusal(bot)) throw new Error(bot.code)
    const chance = seededChance('wins')
    const said: Action[] = []
    for (let i = 0; i < 40 && avalon.result(state) === undefined && state.active === 0; i++) {
      const actor = avalon.toAct(state)[0]
      if (typeof actor !== 'number') throw new Error('nobody is asked')
      const action = avalon.parseAction(
        bot.choose(avalon.view(state, actor), avalon.legal(state, actor), { iterations: 300 }).action,
      )
      if (isRefusal(action)) throw new Error(action.code)
      said.push(action)
      avalon.apply(state, actor, action, chance, () => {})
    }
    expect(avalon.result(state)).toMatchObject({ places: [1, 2], reason: 'crowns' })
    expect(said).toContainEqual({ ...present(present(ATTACK[0])[8]), card: expect.any(Number) })
  })

  test('each is stronger than the one before, in few games', () => {
    const won = (first: BotName, second: BotName, games: number, iterations: number) => {
      let wins = 0
      for (let i = 0; i < games; i++) {
        const seat = i % 2
        const bots = [seat === 0 ? first : second, seat === 0 ? second : first].map((name, side) => {
          const bot = createBot(avalon, name, `${i}/${side}`)
          if (isRefusal(bot)) throw new Error(bot.code)
          return bot
        })
        const chance = seededChance(`ladder ${i >> 1}`)
        const state = avalon.setup(OPTIONS, 2, chance)
        for (let actor = avalon.toAct(state)[0]; typeof actor === 'number'; actor = avalon.toAct(state)[0]) {
          const { action } = at(bots, actor).choose(avalon.view(state, actor), avalon.legal(state, actor), {
            iterations,
          })
          const chosen = avalon.parseAction(action)
          if (isRefusal(chosen)) throw new Error(chosen.code)
          avalon.apply(state, actor, chosen, chance, () => {})
        }
        if (avalon.result(state)?.places[seat] === 1) wins += 1
      }
      return wins / games
    }
    expect(won('page', 'random', 20, 0)).toBeGreaterThanOrEqual(0.8)
    expect(won('squire', 'page', 20, 0)).toBeGreaterThanOrEqual(0.7)
    expect(won('champion', 'page', 6, 60)).toBeGreaterThanOrEqual(0.8)
  })
})
