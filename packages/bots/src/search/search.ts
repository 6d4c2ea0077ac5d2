/*
 * Information-set Monte Carlo tree search from one seat's point of view. Each iteration imagines a world that fits the view, goes
 * down the tree of the seat's own decisions, lets the mind's policy play everybody else and the rest, and evaluates the state
 * after a few turns. All worlds share one tree, whose branches differ by what the seat would observe.
 */
import { type Actor, at, type Chance, present, type Seat, type Tagged } from '@logres/kernel'
import type { Budget, Candidate, Mind, SearchSettings } from '@logres/mind'
import { shareOf } from '@logres/mind'
import { Stopwatch } from './stopwatch.ts'
import { Edge, Node, select } from './tree.ts'

/** Longer playouts are cut off and evaluated. */
const MOST_PLIES = 600
/** The limit of actions considered below the root. */
const MOST_OPTIONS = 300
/** The number of iterations between checks whether the rest of the budget can still change the choice. */
const LOOK_EVERY = 16

export interface Found<Action> {
  readonly action: Action
  readonly candidates: readonly Candidate<Action>[]
}

/** Statistics of a search, for the bench. */
export interface Effort {
  iterations: number
  plies: number
}

export class Search<State extends object, Action extends Tagged, View extends object> {
  readonly effort: Effort = { iterations: 0, plies: 0 }
  readonly #mind: Mind<State, Action, View>
  readonly #settings: SearchSettings
  readonly #chance: Chance
  /** The tree below the last choice, and its turn: the next decision in the same turn reuses it. */
  #kept: { readonly edge: Edge<Action>; readonly turn: number } | undefined
  #stamp = 0

  constructor(mind: Mind<State, Action, View>, settings: SearchSettings, chance: Chance) {
    this.#mind = mind
    this.#settings = settings
    this.#chance = chance
  }

  /** `legal` holds at least two actions. */
  find(
    view: View,
    seat: Seat,
    legal: readonly Action[],
    budget: Budget,
    watch: Stopwatch = new Stopwatch(budget),
  ): Found<Action> {
    const { game } = this.#mind
    const worlds = [game.imagine(view, this.#chance)]
    const turn = game.turn(at(worlds, 0)).no
    const root = this.#rootFor(at(worlds, 0), seat, turn)
    const { turns } = this.#settings
    const end = this.#mind.judgedAt?.(at(worlds, 0), turns) ?? turn + turns
    while (!watch.isOver()) {
      this.#iterate(root, this.#world(view, worlds, watch.done), seat, legal, end)
      watch.count()
      if (watch.done % LOOK_EVERY === 0 && isDecided(root, this.#stamp, watch.left())) break
    }
    this.effort.iterations += watch.done
    return this.#best(root, at(worlds, 0), seat, legal, turn)
  }

  #rootFor(world: State, seat: Seat, turn: number): Node<Action> {
    const kept = this.#kept
    return kept === undefined || kept.turn !== turn ? new Node() : kept.edge.next(this.#mind.mark(world, seat))
  }

  /** A fresh state for each iteration; the first world is never modified. */
  #world(view: View, worlds: State[], i: number): State {
    const { game } = this.#mind
    const { worlds: most } = this.#settings
    if (i > 0 && worlds.length < most) {
      const world = game.imagine(view, this.#chance)
      if (most === Number.POSITIVE_INFINITY) return world
      worlds.push(world)
    }
    return game.clone(at(worlds, i % worlds.length))
  }

  #iterate(root: Node<Action>, state: State, seat: Seat, legal: readonly Action[], end: number): void {
    const { game } = this.#mind
    this.#stamp += 1
    const nodes: Node<Action>[] = []
    const edges: Edge<Action>[] = []
    let options: readonly Action[] = legal
    /** The last edge taken, while still in the tree; undefined before the first and once out of it. */
    let from: Edge<Action> | undefined
    let isInTree = true
    let plies = 0
    for (; plies < MOST_PLIES; plies++) {
      const actors = game.toAct(state)
      if (actors.length === 0 || game.turn(state).no >= end) break
      const actor: Actor = actors.includes(seat) ? seat : present(actors[0])
      if (actor !== seat || !isInTree) {
        game.apply(state, actor, this.#mind.policy(state, actor, this.#chance), this.#chance, ignore)
        continue
      }
      if (plies > 0) options = game.legal(state, seat).slice(0, MOST_OPTIONS)
      if (options.length === 1) {
        game.apply(state, seat, at(options, 0), this.#chance, ignore)
        continue
      }
      const node: Node<Action> = from === undefined ? root : from.next(this.#mind.mark(state, seat))
      const edge = this.#step(node, state, seat, options)
      nodes.push(node)
      edges.push(edge)
      from = edge
      isInTree = edge.visits > 0
      game.apply(state, seat, edge.action, this.#chance, ignore)
    }
    this.effort.plies += plies
    const result = game.result(state)
    const value = result === undefined ? this.#mind.evaluate(state, seat) : shareOf(result, seat)
    for (let i = 0; i < edges.length; i++) {
      const edge = present(edges[i])
      edge.visits += 1
      edge.total += value
      present(nodes[i]).record(value)
    }
  }

  #step(node: Node<Action>, state: State, seat: Seat, legal: readonly Action[]): Edge<Action> {
    this.#offer(node, state, seat, legal)
    const { widening, exploration } = this.#settings
    return present(select(node, this.#stamp, widening, exploration))
  }

  /** Stamps the edges of the actions that are legal in this world; new ones are rated first. */
  #offer(node: Node<Action>, state: State, seat: Seat, legal: readonly Action[]): void {
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

  /** The action tried most often; without any iteration, the best rated one. */
  #best(root: Node<Action>, world: State, seat: Seat, legal: readonly Action[], turn: number): Found<Action> {
    this.#stamp += 1
    this.#offer(root, world, seat, legal)
    const edges = root.edges.filter(({ stamp }) => stamp === this.#stamp)
    const ranked = edges.toSorted((a, b) => b.visits - a.visits || b.value - a.value || b.rate - a.rate)
    const best = at(ranked, 0)
    this.#kept = { edge: best, turn }
    const tried = ranked.filter(({ visits }) => visits > 0)
    return {
      action: best.action,
      candidates: tried.map(({ action, visits, value }) => ({ action, visits, value })),
    }
  }
}

/** Whether the second can no longer overtake the first with the iterations left. */
function isDecided<Action>({ edges }: Node<Action>, stamp: number, left: number): boolean {
  let first = 0
  let second = 0
  for (const edge of edges) {
    if (edge.stamp !== stamp) continue
    if (edge.visits > first) {
      second = first
      first = edge.visits
    } else if (edge.visits > second) second = edge.visits
  }
  return first - second > left
}

function ignore(): void {}
