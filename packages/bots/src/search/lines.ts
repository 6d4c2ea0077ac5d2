/*
 * The tree of one seat's own decisions over many worlds: how an iteration goes through it. Everybody else, and what lies beyond
 * the tree, is played by the mind's policy until the turn at which positions are evaluated.
 */
import { type Actor, at, type Chance, present, type Seat, type Tagged } from '@logres/kernel'
import type { Mind, SearchSettings } from '@logres/mind'
import { Edge, Node, select } from './tree.ts'

/** Longer playouts are cut off and evaluated. */
const MOST_PLIES = 600
/** The limit of actions considered below the root. */
const MOST_OPTIONS = 300

/** Where an iteration starts: at a node with these actions, or after an action that has been chosen already. */
export type Start<Action> =
  | { readonly root: Node<Action>; readonly legal: readonly Action[] }
  | { readonly after: Edge<Action> }

export class Lines<State extends object, Action extends Tagged, View extends object> {
  /** All plies so far. */
  plies = 0
  readonly #mind: Mind<State, Action, View>
  readonly #settings: SearchSettings
  readonly #evaluate: (state: State, seat: Seat) => number
  #stamp = 0

  constructor(
    mind: Mind<State, Action, View>,
    settings: SearchSettings,
    evaluate: (state: State, seat: Seat) => number,
  ) {
    this.#mind = mind
    this.#settings = settings
    this.#evaluate = evaluate
  }

  get stamp(): number {
    return this.#stamp
  }

  /** One iteration: goes down the tree, adds to it, and records the value of where it ended. Changes the state. */
  grow(start: Start<Action>, state: State, seat: Seat, end: number, chance: Chance): number {
    this.#stamp += 1
    const nodes: Node<Action>[] = []
    const edges: Edge<Action>[] = []
    this.#play(start, state, seat, end, chance, (node, legal) => {
      this.offer(node, state, seat, legal)
      const { widening, exploration } = this.#settings
      const edge = present(select(node, this.#stamp, widening, exploration))
      nodes.push(node)
      edges.push(edge)
      return edge
    })
    const value = this.#evaluate(state, seat)
    for (let i = 0; i < edges.length; i++) {
      const edge = present(edges[i])
      edge.visits += 1
      edge.total += value
      present(nodes[i]).record(value)
    }
    return value
  }

  /** Plays what the tree likes best, without adding to it. Changes the state. `onPly` is called after every ply. */
  follow(
    start: Start<Action>,
    state: State,
    seat: Seat,
    end: number,
    chance: Chance,
    onPly?: (ply: number) => void,
  ): void {
    this.#play(start, state, seat, end, chance, (node, legal) => this.#favourite(node, legal), onPly)
  }

  /** Stamps the edges of the actions that are legal in this world; new ones are rated first. */
  offer(node: Node<Action>, state: State, seat: Seat, legal: readonly Action[]): void {
    let rates: readonly number[] | undefined
    for (let i = 0; i < legal.length; i++) {
      const action = present(legal[i])
      const key = this.#mind.key(action)
      let edge = node.find(key)
      if (edge === undefined) {
        rates ??= this.#mind.rate(state, seat, legal)
        edge = new Edge(action, present(rates[i]))
        node.add(key, edge)
      }
      edge.stamp = this.#stamp
    }
  }

  /** For a last look at a node: stamps are fresh, and nothing is tried. */
  freshStamp(): number {
    this.#stamp += 1
    return this.#stamp
  }

  /** The one tried most often; undefined where nothing was tried, so the policy goes on. */
  #favourite(node: Node<Action>, legal: readonly Action[]): Edge<Action> | undefined {
    let best: Edge<Action> | undefined
    for (let i = 0; i < legal.length; i++) {
      const edge = node.find(this.#mind.key(present(legal[i])))
      if (edge !== undefined && edge.visits > (best?.visits ?? 0)) best = edge
    }
    return best
  }

  #play(
    start: Start<Action>,
    state: State,
    seat: Seat,
    end: number,
    chance: Chance,
    choose: (node: Node<Action>, legal: readonly Action[]) => Edge<Action> | undefined,
    onPly?: (ply: number) => void,
  ): void {
    const mind = this.#mind
    const { game } = mind
    const isForced = 'after' in start
    /** The last edge taken, while still in the tree; undefined before the first and once out of it. */
    let from: Edge<Action> | undefined
    let isInTree = true
    let plies = 0
    if (isForced) {
      from = start.after
      game.apply(state, seat, from.action, chance, ignore)
      plies = 1
      onPly?.(0)
    }
    for (; plies < MOST_PLIES; plies++) {
      const actors = game.toAct(state)
      if (actors.length === 0 || game.turn(state).no >= end) break
      const actor: Actor = actors.includes(seat) ? seat : present(actors[0])
      if (actor !== seat || !isInTree) game.apply(state, actor, mind.policy(state, actor, chance), chance, ignore)
      else {
        const options = plies === 0 && !isForced ? start.legal : game.legal(state, seat).slice(0, MOST_OPTIONS)
        if (options.length === 1) game.apply(state, seat, at(options, 0), chance, ignore)
        else {
          const node =
            from !== undefined ? from.next(mind.mark(state, seat)) : isForced ? new Node<Action>() : start.root
          const edge = choose(node, options)
          if (edge !== undefined) from = edge
          isInTree = edge !== undefined && edge.visits > 0
          game.apply(state, seat, edge?.action ?? mind.policy(state, seat, chance), chance, ignore)
        }
      }
      onPly?.(plies)
    }
    this.plies += plies
  }
}

function ignore(): void {}
