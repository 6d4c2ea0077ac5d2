/*
 * The winning chances of all seats at one moment: from what a seat knew, or with all hands open. What is still to be drawn stays
 * unknown in both.
 */
import { Lines, Node } from '@logres/bots'
import { type Chance, type Seat, seededChance, type Tagged } from '@logres/kernel'
import type { Mind } from '@logres/mind'
import { type Chances, chancesIn } from './chances.ts'
import { type Estimate, estimateOf } from './sample.ts'
import type { Work } from './task.ts'

/** By seat. */
export type Outlook = readonly Estimate[]

/** Nobody sits there: everybody is played by the policy. */
const NOBODY: Seat = -1

export class Course<State extends object, Action extends Tagged, View extends object> {
  readonly seats: number
  readonly #mind: Mind<State, Action, View>
  readonly #lines: Lines<State, Action, View>
  readonly #root = { root: new Node<Action>(), legal: [] }

  constructor(mind: Mind<State, Action, View>, seats: number) {
    this.seats = seats
    this.#mind = mind
    this.#lines = new Lines(mind, mind.search.champion, () => 0)
  }

  /** The turn at which playout `i` from this position is evaluated: each seat is to move in one of them. */
  horizon(state: State, i: number): number {
    const { game, judgedAt, search } = this.#mind
    const { turns } = search.champion
    return (judgedAt?.(state, turns) ?? game.turn(state).no + turns) + (i % this.seats)
  }

  /** Plays on to that turn. Changes the state. */
  playOut(state: State, end: number, chance: Chance): Chances {
    this.#lines.follow(this.#root, state, NOBODY, end, chance)
    return chancesIn(this.#mind, state, this.seats)
  }

  /** With all hands open. */
  *open(state: State, playouts: number, seed: string): Work<Outlook> {
    return yield* this.#outlook(() => this.#mind.game.clone(state), playouts, seed)
  }

  /** From what a seat knew. */
  *known(view: View, playouts: number, seed: string): Work<Outlook> {
    return yield* this.#outlook((chance) => this.#mind.game.imagine(view, chance), playouts, seed)
  }

  *#outlook(world: (chance: Chance) => State, playouts: number, seed: string): Work<Outlook> {
    const all: Chances[] = []
    for (let i = 0; i < playouts; i++) {
      const chance = seededChance(`${seed}/${i}`)
      const state = world(chance)
      all.push(this.playOut(state, this.horizon(state, i), chance))
      yield
    }
    return outlookOf(all, this.seats)
  }
}

export function outlookOf(all: readonly Chances[], seats: number): Outlook {
  return Array.from({ length: seats }, (_, seat) => estimateOf(all.map((chances) => chances[seat] ?? 0)))
}
