/* Whole games as a viewer was shown them: one of bots, and random ones, which do what nobody would. */

import { logOf, type Moment, type Step, stepsFor, type TurnLog } from '@logres/board-kit'
import { Driver } from '@logres/bots'
import { at, isRefusal, seededChance, step, type Tagged, type Viewer } from '@logres/kernel'
import { avalon, type State } from '../../rules/index.ts'

interface Mover {
  next(state: State): { readonly actor: 0 | 1; readonly action: Tagged } | undefined
}

function play(seed: string, turnLimit: number, mover: Mover): readonly Moment[] {
  const chance = seededChance(seed)
  let state = avalon.setup({ ...avalon.options.defaults, turnLimit }, 2, chance)
  const moments: Moment[] = [{ state, events: [] }]
  for (let move = mover.next(state); move !== undefined; move = mover.next(state)) {
    const action = avalon.parseAction(move.action)
    if (isRefusal(action)) throw new Error(action.code)
    const done = step(avalon, state, move.actor, action, chance)
    if (isRefusal(done)) throw new Error(done.code)
    state = done.state
    moments.push(done)
  }
  return moments
}

/** Squires against each other, until one has won. */
export function botGame(seed: string): readonly Moment[] {
  const driver = new Driver(avalon, { seats: [{ bot: 'squire' }, { bot: 'squire' }] }, seed)
  return play(seed, 0, {
    next(state) {
      const move = driver.next(state)
      return move === undefined ? undefined : { actor: move.actor === 1 ? 1 : 0, action: move.action }
    },
  })
}

/** A kind of action is chosen before the action, so that rare kinds come up too. */
export function randomGame(seed: string, turnLimit: number): readonly Moment[] {
  const chance = seededChance(`${seed}/moves`)
  const pick = <T>(list: readonly T[]): T => at(list, chance.pick(list.length, 'any'))
  return play(seed, turnLimit, {
    next(state) {
      const [actor] = avalon.toAct(state)
      if (actor !== 0 && actor !== 1) return undefined
      const legal = avalon.legal(state, actor)
      const kind = pick([...new Set(legal.map((action) => action.kind))])
      return { actor, action: pick(legal.filter((action) => action.kind === kind)) }
    },
  })
}

export function shownTo(viewer: Viewer, moments: readonly Moment[]): readonly Step[] {
  return stepsFor(avalon, moments, viewer)
}

export function turnsOf(steps: readonly Step[]): readonly TurnLog[] {
  return logOf(steps, ['turnBegan'])
}
