/* How things move. Every chapter's effects are made of these. */
import { add, type Chance, type Emit, present, type Seat, sum, type Viewer } from '@logres/kernel'
import { COUNTERS } from './data.ts'
import type { Event, Reward } from './events.ts'
import type { Question, TurnFrame } from './frames.ts'
import { type Player, playerAt, type State } from './state.ts'
import { type Item, type Province, SERVANTS, type Servant } from './vocabulary.ts'

export interface Context {
  readonly state: State
  readonly chance: Chance
  readonly emit: Emit<Event>
}

/** The turn in progress. */
export function turnOf({ frames }: Pick<State, 'frames'>): TurnFrame {
  // It lies under the round, and above it lie only questions.
  const frame = frames[1]
  if (frame?.kind !== 'turn') throw new Error('no turn in progress')
  return frame
}

export function ask(state: State, kind: Question['kind'], seat: Seat, n = 0): void {
  state.frames.push({ kind, seat, n })
}

/** Every change of a score; `of` is what it counts: a province, a tile, a quest or a number of things. */
export function score({ state, emit }: Context, seat: Seat, points: number, reward: Reward, of: number): void {
  if (points === 0) return
  playerAt(state, seat).score += points
  emit({ kind: 'scored', seat, points, reward, of })
}

export function countersAtHome({ influence }: Player): number {
  return COUNTERS - sum(influence)
}

export function takeItem({ state, emit }: Context, seat: Seat, item: Item, province: Province): void {
  add(state.supply[item], province, -1)
  add(playerAt(state, seat).items[item], province, 1)
  emit({ kind: 'itemTaken', seat, item, province })
}

export function returnItem({ state, emit }: Context, seat: Seat, item: Item, province: Province): void {
  add(playerAt(state, seat).items[item], province, -1)
  add(state.supply[item], province, 1)
  emit({ kind: 'itemReturned', seat, item, province })
}

export function placeCounter({ state, emit }: Context, seat: Seat, province: Province): void {
  add(playerAt(state, seat).influence, province, 1)
  emit({ kind: 'counterPlaced', seat, province })
}

/** All seats and the table. */
export function everybody({ players }: State): Viewer[] {
  return [...players.keys(), 'table']
}

/** Where this servant stands; null at home. */
export function placeOf({ servants }: Player, servant: Servant): Province | null {
  return present(servants[SERVANTS.indexOf(servant)])
}
