/* Matches of Merlin played by bots who know what they do, up to a position worth looking at. */
import { Driver } from '@logres/bots'
import { isRefusal } from '@logres/kernel'
import { merlin, type Options, question, type State } from '@logres/merlin/rules'
import { EVERYTHING, type MatchSetup, NAMES, startMerlin, stateOf } from './merlin-positions.ts'
import type { Position } from './positions.ts'
import { storedGame } from './stored-game.ts'

export type Wanted = (state: State) => boolean

export interface Reached extends Position {
  readonly state: State
}

export interface ReachOptions {
  readonly seats: number
  readonly options: Partial<Options>
  readonly names: readonly string[]
}

const USUAL: ReachOptions = { seats: 4, options: { knights: 'random' }, names: NAMES }

/** The first position of the wanted kind, seed after seed. */
export function reach(wanted: Wanted, given: Partial<ReachOptions> = {}): Reached {
  const { seats, options, names } = { ...USUAL, ...given }
  for (let i = 0; i < 40; i++) {
    const found = playUntil(wanted, { seed: `blaise/${i}`, seats, options: { ...EVERYTHING, ...options }, names })
    if (found !== undefined) return found
  }
  throw new Error('no such position')
}

function playUntil(wanted: Wanted, setup: MatchSetup): Reached | undefined {
  const { seed, seats } = setup
  const match = startMerlin(setup)
  const driver = new Driver(merlin, { seats: Array.from({ length: seats }, () => ({ bot: 'squire' })) }, seed)
  for (let i = 0; i < 3000; i++) {
    const state = stateOf(match)
    if (wanted(state)) return { ...storedGame(match), state: merlin.clone(state) }
    const move = match.outcome === undefined ? driver.next(state) : undefined
    if (move === undefined || move.actor === 'clerk') return undefined
    const action = merlin.parseAction(move.action)
    if (isRefusal(action)) throw new Error(action.code)
    const by = move.actor === 0 ? 'person' : 'bot'
    match.act(move.actor, action, { at: 1_700_000_000_000 + i * 9000, by, key: null })
  }
  return undefined
}

/** The first seat is asked this. */
export function asksFirst(kind: string, more: Wanted = () => true): Wanted {
  return (state) => {
    const asked = question(state)
    return asked !== undefined && asked.seat === 0 && asked.kind === kind && more(state)
  }
}
