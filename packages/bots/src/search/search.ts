/*
 * Information-set Monte Carlo tree search from one seat's point of view. Each iteration imagines a world that fits the view, goes
 * down the tree of the seat's own decisions, lets the mind's policy play everybody else and the rest, and evaluates the state
 * after a few turns. All worlds share one tree, whose branches differ by what the seat would observe.
 */
import { at, type Chance, type Seat, type Tagged } from '@logres/kernel'
import type { Budget, Candidate, Mind, SearchSettings } from '@logres/mind'
import { shareOf } from '@logres/mind'
import { Lines } from './lines.ts'
import { Stopwatch } from './stopwatch.ts'
import { type Edge, Node } from './tree.ts'

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
  readonly #lines: Lines<State, Action, View>

  constructor(mind: Mind<State, Action, View>, settings: SearchSettings, chance: Chance) {
    this.#mind = mind
    this.#settings = settings
    this.#chance = chance
    this.#lines = new Lines(mind, settings, (state, seat) => {
      const result = mind.game.result(state)
      return result === undefined ? mind.evaluate(state, seat) : shareOf(result, seat)
    })
  }

  /** `legal` holds at least two actions. */
  find(
    view: View,
    seat: Seat,
    legal: readonly Action[],
    budget: Budget,
    watch: Stopwatch = new Stopwatch(budget),
  ): Found<Action> {
    const search = this.inSteps(view, seat, legal, watch)
    for (;;) {
      const step = search.next()
      if (step.done === true) return step.value
    }
  }

  /** The same; yields after every iteration. */
  *inSteps(
    view: View,
    seat: Seat,
    legal: readonly Action[],
    watch: Stopwatch,
  ): Generator<undefined, Found<Action>, undefined> {
    const { game } = this.#mind
    const worlds = [game.imagine(view, this.#chance)]
    const turn = game.turn(at(worlds, 0)).no
    const root = this.#rootFor(at(worlds, 0), seat, turn)
    const { turns } = this.#settings
    const end = this.#mind.judgedAt?.(at(worlds, 0), turns) ?? turn + turns
    while (!watch.isOver()) {
      this.#lines.grow({ root, legal }, this.#world(view, worlds, watch.done), seat, end, this.#chance)
      watch.count()
      yield
      if (watch.done % LOOK_EVERY === 0 && isDecided(root, this.#lines.stamp, watch.left())) break
    }
    this.effort.iterations += watch.done
    this.effort.plies = this.#lines.plies
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

  /** The action tried most often; without any iteration, the best rated one. */
  #best(root: Node<Action>, world: State, seat: Seat, legal: readonly Action[], turn: number): Found<Action> {
    const fresh = this.#lines.freshStamp()
    this.#lines.offer(root, world, seat, legal)
    const edges = root.edges.filter(({ stamp }) => stamp === fresh)
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
