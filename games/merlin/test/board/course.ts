/* Whole games as each viewer was shown them, step by step. */
import { type Moment, type Step, stepsFor } from '@logres/board-kit'
import { createBot } from '@logres/bots'
import { at, isRefusal, type Seat, seededChance, step, type Viewer } from '@logres/kernel'
import { type Action, merlin, type Options, type State } from '../../rules/index.ts'

type Choose = (state: State, seat: Seat) => Action

function playOut(options: Partial<Options>, seats: number, seed: string, choose: Choose): readonly Moment[] {
  const chance = seededChance(seed)
  let state = merlin.setup({ ...merlin.options.defaults, ...options }, seats, chance)
  const moments: Moment[] = [{ state, events: [] }]
  for (let seat = merlin.toAct(state)[0]; typeof seat === 'number'; seat = merlin.toAct(state)[0]) {
    const done = step(merlin, state, seat, choose(state, seat), chance)
    if (isRefusal(done)) throw new Error(done.code)
    state = done.state
    moments.push({ state, events: done.events })
  }
  return moments
}

/** By bots that play as against beginners. */
export function botGame(options: Partial<Options>, seats: number, seed: string): readonly Moment[] {
  const bots = Array.from({ length: seats }, (_, seat) => {
    const bot = createBot(merlin, 'page', `${seed}/${seat}`)
    if (isRefusal(bot)) throw new Error(bot.code)
    return bot
  })
  return playOut(options, seats, seed, (state, seat) => {
    const choice = at(bots, seat).choose(merlin.view(state, seat), merlin.legal(state, seat), { iterations: 2 })
    const action = merlin.parseAction(choice.action)
    if (isRefusal(action)) throw new Error(action.code)
    return action
  })
}

/** What would leave out most of what there is to tell. */
const DULL: readonly string[] = ['renounce', 'passTower', 'passAlly', 'passSeal', 'keepStaff', 'endTurn']

/** Any kind of action, then any action of it: so that the seldom ones happen too. */
export function wildGame(options: Partial<Options>, seats: number, seed: string): readonly Moment[] {
  const chance = seededChance(`${seed}, wild`)
  const pick = <T>(list: readonly T[]): T => at(list, chance.pick(list.length, 'which'))
  return playOut(options, seats, seed, (state, seat) => {
    const all = merlin.legal(state, seat)
    const lively = all.filter(({ kind }) => !DULL.includes(kind))
    const legal = lively.length > 0 && chance.pick(8, 'seldom') > 0 ? lively : all
    const kind = pick([...new Set(legal.map((action) => action.kind))])
    return pick(legal.filter((action) => action.kind === kind))
  })
}

export function seenBy(moments: readonly Moment[], viewer: Viewer): readonly Step[] {
  return stepsFor(merlin, moments, viewer)
}
