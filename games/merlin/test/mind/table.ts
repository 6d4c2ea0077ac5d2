/* Games and positions for the tests of the mind of Merlin. */

import { type BotName, type Budget, createBot } from '@logres/bots'
import { at, isRefusal, seededChance } from '@logres/kernel'
import { merlinMind } from '../../mind/mind.ts'
import { merlin, type Options, type State } from '../../rules/index.ts'

export const OPTION_SETS: readonly Partial<Options>[] = [
  {},
  { kingsFavour: true },
  { knights: 'draft' },
  { kingsFavour: true, knights: 'random' },
]

export function setUp(seats = 2, options: Partial<Options> = {}, seed = 'table'): State {
  return merlin.setup({ ...merlin.options.defaults, ...options }, seats, seededChance(seed))
}

/** The beginning of a turn: of this round, when so many turns of it are over. */
export function turnOf(round: number, turnsTaken: number, seed = 'table'): State {
  const mind = merlinMind()
  const chance = seededChance(seed)
  const state = setUp(2, {}, seed)
  while (state.round < round || state.turnsTaken < turnsTaken) {
    const actor = at(merlin.toAct(state), 0)
    merlin.apply(state, actor, mind.policy(state, actor, chance), chance, () => {})
  }
  return state
}

export function playerOf({ players }: State, seat: number): State['players'][number] {
  return at(players, seat)
}

/** The same state with something changed. */
export function changed(state: State, change: (copy: State) => void): State {
  const copy = merlin.clone(state)
  change(copy)
  return copy
}

export interface Played {
  readonly scores: readonly number[]
  readonly choices: readonly string[]
}

/** Plays to the end; every choice is one of the legal actions, or it throws. */
export function play(
  names: readonly BotName[],
  seed: string,
  options: Partial<Options> = {},
  budget: Budget = { iterations: 2 },
): Played {
  const bots = names.map((name, seat) => {
    const bot = createBot(merlin, name, `${seed}/${seat}`)
    if (isRefusal(bot)) throw new Error(bot.code)
    return bot
  })
  const chance = seededChance(seed)
  const state = setUp(names.length, options, seed)
  const choices: string[] = []
  for (let seat = merlin.toAct(state)[0]; typeof seat === 'number'; seat = merlin.toAct(state)[0]) {
    const legal = merlin.legal(state, seat)
    const { action } = at(bots, seat).choose(merlin.view(state, seat), legal, budget)
    choices.push(JSON.stringify(action))
    // 10.2 Actions with Percival are not interned: equal is enough.
    const chosen = legal.find((one) => one === action || JSON.stringify(one) === choices.at(-1))
    if (chosen === undefined) throw new Error(`${choices.at(-1)} is not legal`)
    merlin.apply(state, seat, chosen, chance, () => {})
  }
  const result = merlin.result(state)
  if (result === undefined) throw new Error('the game is not over')
  return { scores: result.scores, choices }
}
