/* Playing what the book of Merlin tells. */

import { expect } from 'vitest'
import {
  COLOURS,
  type Colour,
  type Event,
  type Item,
  merlin,
  type Options,
  type Player,
  type Reward,
  readAction,
  SERVANTS,
  type Servant,
  type State,
} from '../../rules/index.ts'

/** Luck that takes every value in turn. */
export function turning() {
  let next = 0
  return { pick: (choices: number) => next++ % choices }
}

/** Somebody's turn in a game in which nobody has anything yet; he is `me`, and has one die of each value he wants. */
export function sitting({
  seats = 2,
  options = {},
}: {
  readonly seats?: number
  readonly options?: Partial<Options>
} = {}) {
  const state = merlin.setup({ ...merlin.options.defaults, ...options, knights: 'off' }, seats, turning())
  for (const player of state.players) {
    for (const list of [player.influence, player.traitors, ...Object.values(player.items)]) list.fill(0)
    player.servants.fill(null)
    player.knight = 0
  }
  const me = state.firstSeat
  return { state, me, other: (me + 1) % seats }
}

export function at<T>(list: readonly T[], i: number): T {
  const found = list[i]
  if (found === undefined) throw new Error(`nothing at ${i}`)
  return found
}

export function own(player: Player, item: Item, ...colours: readonly Colour[]): void {
  for (const colour of colours) {
    const place = COLOURS.indexOf(colour)
    player.items[item][place] = at(player.items[item], place) + 1
  }
}

export function put(player: Player, servant: Servant, colour: Colour): void {
  player.servants[SERVANTS.indexOf(servant)] = COLOURS.indexOf(colour)
}

/** Each deed must be allowed; all that happened. */
export function play(state: State, ...deeds: readonly string[]): Event[] {
  const events: Event[] = []
  const luck = turning()
  for (const deed of deeds) {
    const action = readAction(deed)
    const [seat] = merlin.toAct(state)
    if (action === undefined || seat === undefined) throw new Error(`cannot ${deed}`)
    expect([deed, merlin.whyNot(state, seat, action)]).toEqual([deed, undefined])
    merlin.apply(state, seat, action, luck, (event) => events.push(event))
  }
  return events
}

export function points(events: readonly Event[], seat: number, ...rewards: readonly Reward[]): number {
  return events
    .flatMap((event) =>
      event.kind === 'scored' && event.seat === seat && rewards.includes(event.reward) ? event.points : [],
    )
    .reduce((sum, one) => sum + one, 0)
}

/** The knight comes with his die from `from`. */
export function walk(state: State, me: number, from: number, value: number, ...before: readonly string[]): Event[] {
  const player = at(state.players, me)
  player.knight = from
  player.dice[0] = value
  return play(state, `die ${value}`, ...before, 'move')
}

/** The last turn of a round that ends with a scoring, over and done; whatever is asked then is not yet answered. */
export function score(state: State, me: number, round = 2): Event[] {
  state.round = round
  state.turnsTaken = 4 * state.players.length - 1
  state.firstSeat = (me + 1) % state.players.length
  walk(state, me, 0, 1)
  for (const player of state.players) {
    player.dice.length = 0
    player.merlinDie = 0
  }
  return play(state, 'renounce', 'end')
}
