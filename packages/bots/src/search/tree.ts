import { present } from '@logres/kernel'

/** One action at a node: its results, and the nodes after it. */
export class Edge<Action> {
  readonly action: Action
  /** The quick rating of the action. */
  readonly rate: number
  visits = 0
  total = 0
  /** How often it could have been chosen: not every world allows every action. */
  offered = 0
  /** The last iteration in which it could be chosen. */
  stamp = -1
  /** By what is observed until the next decision. */
  readonly #next = new Map<number, Node<Action>>()

  constructor(action: Action, rate: number) {
    this.action = action
    this.rate = rate
  }

  get value(): number {
    return this.visits === 0 ? 0 : this.total / this.visits
  }

  next(mark: number): Node<Action> {
    let node = this.#next.get(mark)
    if (node === undefined) {
      node = new Node()
      this.#next.set(mark, node)
    }
    return node
  }
}

/** One decision of the bot, in all worlds that look the same to it. Opponents have no nodes: a policy plays them. */
export class Node<Action> {
  visits = 0
  /** Best rated first. */
  readonly edges: Edge<Action>[] = []
  readonly #byKey = new Map<unknown, Edge<Action>>()
  #total = 0
  #squares = 0

  find(key: unknown): Edge<Action> | undefined {
    return this.#byKey.get(key)
  }

  add(key: unknown, edge: Edge<Action>): void {
    this.#byKey.set(key, edge)
    let i = this.edges.length
    this.edges.push(edge)
    for (; i > 0 && present(this.edges[i - 1]).rate < edge.rate; i--) this.edges[i] = present(this.edges[i - 1])
    this.edges[i] = edge
  }

  record(value: number): void {
    this.visits += 1
    this.#total += value
    this.#squares += value * value
  }

  /** The standard deviation of the values; exploration is scaled by it. */
  get spread(): number {
    if (this.visits < 2) return LEAST_SPREAD
    const mean = this.#total / this.visits
    return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, this.#squares / this.visits - mean * mean)))
  }
}

const LEAST_SPREAD = 0.005

/**
 * Selects among the edges stamped for this iteration, of which the best rated are considered, more of them with more visits: the
 * first that was never tried, or the one with the highest upper confidence bound.
 */
export function select<Action>(
  node: Node<Action>,
  stamp: number,
  widening: number,
  exploration: number,
): Edge<Action> | undefined {
  const { edges, spread } = node
  let room = Math.max(LEAST_WIDTH, Math.ceil(widening * Math.sqrt(node.visits)))
  let best: Edge<Action> | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < edges.length && room > 0; i++) {
    const edge = present(edges[i])
    if (edge.stamp !== stamp) continue
    room -= 1
    edge.offered += 1
    if (edge.visits === 0) return edge
    const bound = edge.total / edge.visits + exploration * spread * Math.sqrt(Math.log(edge.offered) / edge.visits)
    if (bound <= highest) continue
    highest = bound
    best = edge
  }
  return best
}

const LEAST_WIDTH = 3
