/*
 * One decision, judged from what its seat knew. The search finds plays that are worth a look; then the play made and the best few
 * get the same number of playouts of their own, from the same imagined worlds, evaluated at the same turn. Few visits lie: what
 * the search itself thinks of a play it dislikes is not used.
 */
import { Edge, Lines, Node, type Start } from '@logres/bots'
import { at, present, type Seat, seededChance, type Tagged } from '@logres/kernel'
import type { Mind, Reason } from '@logres/mind'
import { chanceOf, chancesIn } from './chances.ts'
import { type Confirmation, type Effort, NORMAL } from './effort.ts'
import { Findings } from './reasons.ts'
import { differenceOf, type Estimate, estimateOf, isAbove } from './sample.ts'
import type { Work } from './task.ts'

/** A play and what it is worth. */
export interface Option<Action> {
  readonly action: Action
  /** The winning chance of the seat. */
  readonly value: Estimate
  /** How much better the best one is; its error is that of the difference, since both were tried in the same worlds. */
  readonly behind: Estimate
  /** The winning chance of every seat. */
  readonly chances: readonly number[]
}

export interface Judgement<Action> {
  readonly seat: Seat
  /** Best first. A single one where there was no choice: then it has no value. */
  readonly options: readonly Option<Action>[]
  readonly best: Option<Action>
  /** Of the action that was asked about. */
  readonly played: Option<Action> | undefined
  /** Why the best is better than the one played, or else than the next that is clearly worse; strongest first. */
  readonly reasons: readonly Reason[]
  readonly isForced: boolean
}

/** What a seat knows at a table of so many. */
export interface Position<View> {
  readonly view: View
  readonly seat: Seat
  readonly seats: number
}

export interface JudgeOptions<Action> {
  /** The play made. */
  readonly played?: Action
  /** Others that must get a value, such as what a weaker player would have played. */
  readonly also?: readonly Action[]
  readonly effort?: Effort
  readonly seed?: string
  readonly confirm?: Confirmation
  /** Found elsewhere, best first: then nothing is searched, and the first of them is the best unless a play was made. */
  readonly ranked?: readonly Action[]
  /** Stop early, with values of the search, if the search itself likes the play made best. */
  readonly isBrief?: boolean
}

interface Line<State extends object, Action extends Tagged, View extends object> {
  readonly action: Action
  readonly start: Start<Action>
  readonly chances: number[][]
  readonly findings: Findings<State, Action, View>
}

export function* judge<State extends object, Action extends Tagged, View extends object>(
  mind: Mind<State, Action, View>,
  position: Position<View>,
  { confirm, ...options }: JudgeOptions<Action> = {},
): Work<Judgement<Action>> {
  const first = yield* look(mind, position, options)
  if (confirm === undefined || !seemsLost(first, confirm)) return first
  const { seed = 'review' } = options
  let mildest: Judgement<Action> | undefined
  for (const [i, effort] of confirm.looks.entries()) {
    const again = yield* look(mind, position, { ...options, effort, seed: `${seed}/again ${i}` })
    if (mildest === undefined || lossIn(again) < lossIn(mildest)) mildest = again
    if (!seemsLost(again, confirm)) break
  }
  return mildest ?? first
}

function lossIn({ played }: Judgement<unknown>): number {
  return played?.behind.mean ?? 0
}

function seemsLost({ played }: Judgement<unknown>, { from, errors }: Confirmation): boolean {
  return played !== undefined && isAbove(played.behind, from, errors)
}

function* look<State extends object, Action extends Tagged, View extends object>(
  mind: Mind<State, Action, View>,
  position: Position<View>,
  {
    played,
    also = [],
    effort = NORMAL,
    seed = 'review',
    isBrief = false,
    ...given
  }: Omit<JudgeOptions<Action>, 'confirm'>,
): Work<Judgement<Action>> {
  const { seat } = position
  const table = new Table(mind, position, seed)
  const legal = table.legalWith([...(played === undefined ? [] : [played]), ...also])
  if (legal.length === 1) return forced(seat, at(legal, 0), played !== undefined)
  const { ranked, settled } =
    given.ranked === undefined
      ? yield* table.search(legal, effort.search, isBrief ? played : undefined, also)
      : { ranked: given.ranked, settled: undefined }
  if (settled !== undefined) return settled
  // Without a play that was made, one of another kind: the best few may all be the same idea.
  const another = ranked.filter(({ kind }) => kind !== ranked[0]?.kind).slice(0, 1)
  const wanted = [...ranked.slice(0, effort.options), ...(played === undefined ? another : [played]), ...also]
  const lines = table.linesOf(wanted)
  if (lines.length === 1) lines.push(...table.linesOf(ranked.slice(1, 2)))
  for (let i = 0; i < effort.grow; i++) {
    yield* table.each(lines, `grow ${i}`, (line, world, chance) =>
      table.lines.grow(line.start, world, seat, table.end, chance),
    )
  }
  for (let i = 0; i < effort.measure; i++) {
    yield* table.each(lines, `measure ${i}`, (line, world, chance) => {
      const round = line.findings.begin()
      table.lines.follow(line.start, world, seat, table.end, chance, () => round.look(world))
      round.end(world)
      line.chances.push(chancesIn(mind, world, table.seats))
    })
  }
  return judgementOf(mind, seat, lines, played, effort.measure)
}

/** A third of the measurements chooses the best, the others say what it is worth: the luckiest is not the best. */
function judgementOf<State extends object, Action extends Tagged, View extends object>(
  mind: Mind<State, Action, View>,
  seat: Seat,
  lines: readonly Line<State, Action, View>[],
  played: Action | undefined,
  measured: number,
): Judgement<Action> {
  const trial = Math.floor(measured / 3)
  const values = lines.map(({ chances }) => chances.map((each) => chanceOf(each, seat)))
  const order = lines
    .map((_, i) => ({ i, mean: estimateOf(present(values[i]).slice(0, trial)).mean }))
    .sort((a, b) => b.mean - a.mean || a.i - b.i)
    .map(({ i }) => i)
  const isPlayed = (i: number) => played !== undefined && mind.key(at(lines, i).action) === mind.key(played)
  const fresh = values.map((each) => each.slice(trial))
  // What was played and turns out no worse is no mistake: it is then the best found.
  // For a hint the search's own choice stands: it looked at it much longer.
  const chosen = played === undefined ? 0 : at(order, 0)
  const own = order.find(isPlayed)
  const best = own !== undefined && meanOf(fresh, own) >= meanOf(fresh, chosen) ? own : chosen
  const options = [best, ...order.filter((i) => i !== best)].map((i): Option<Action> => {
    const chances = at(lines, i).chances.slice(trial)
    return {
      action: at(lines, i).action,
      value: estimateOf(present(fresh[i])),
      behind: differenceOf(present(fresh[best]), present(fresh[i])),
      chances: present(chances[0]).map((_, of) => estimateOf(chances.map((each) => chanceOf(each, of))).mean),
    }
  })
  // Without a play that was worse: against the first that clearly is, or there is nothing to say between two as good.
  const rivals = order.filter((i) => i !== best)
  const clear = rivals.find((i) => isAbove(differenceOf(present(fresh[best]), present(fresh[i])), CLEARLY))
  const other = own !== undefined && own !== best ? own : (clear ?? rivals.at(-1))
  return {
    seat,
    options,
    best: at(options, 0),
    played: options.find(({ action }) => played !== undefined && mind.key(action) === mind.key(played)),
    reasons: other === undefined ? [] : at(lines, best).findings.against(at(lines, other).findings, trial),
    isForced: false,
  }
}

const CLEARLY = 0.01

function meanOf(values: readonly (readonly number[])[], i: number): number {
  return estimateOf(present(values[i])).mean
}

function forced<Action>(seat: Seat, action: Action, isPlayed: boolean): Judgement<Action> {
  const none = { mean: Number.NaN, error: 0 }
  const option: Option<Action> = { action, value: none, behind: { mean: 0, error: 0 }, chances: [] }
  return { seat, options: [option], best: option, played: isPlayed ? option : undefined, reasons: [], isForced: true }
}

/** The imagined worlds of one decision. */
class Table<State extends object, Action extends Tagged, View extends object> {
  readonly seats: number
  readonly end: number
  readonly lines: Lines<State, Action, View>
  readonly #mind: Mind<State, Action, View>
  readonly #view: View
  readonly #seat: Seat
  readonly #seed: string
  readonly #first: State

  constructor(mind: Mind<State, Action, View>, { view, seat, seats }: Position<View>, seed: string) {
    const { game } = mind
    this.#mind = mind
    this.#view = view
    this.#seat = seat
    this.#seed = seed
    this.#first = game.imagine(view, seededChance(`${seed}/first`))
    this.seats = seats
    const settings = mind.search.champion
    this.end = mind.judgedAt?.(this.#first, settings.turns) ?? game.turn(this.#first).no + settings.turns
    this.lines = new Lines(mind, settings, (state, of) => chanceOf(chancesIn(mind, state, this.seats), of))
  }

  /** What is worth a look, and these in any case. */
  legalWith(more: readonly Action[]): readonly Action[] {
    const { game, shortlist } = this.#mind
    const listed = game.legal(this.#first, this.#seat)
    const short = (shortlist?.(this.#view, listed) ?? listed).slice(0, MOST_LISTED)
    return this.#distinct([...short, ...more])
  }

  linesOf(actions: readonly Action[]): Line<State, Action, View>[] {
    return this.#distinct(actions).map((action) => ({
      action,
      start: { after: new Edge(action, 0) },
      chances: [],
      findings: new Findings(this.#mind, this.#seat, this.seats),
    }))
  }

  #distinct(actions: readonly Action[]): Action[] {
    const seen = new Set<unknown>()
    return actions.filter((action) => {
      const key = this.#mind.key(action)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  }

  /** By how often they were tried. With a play that was made it may settle the matter. */
  *search(
    legal: readonly Action[],
    iterations: number,
    played: Action | undefined,
    also: readonly Action[],
  ): Work<{ readonly ranked: readonly Action[]; readonly settled: Judgement<Action> | undefined }> {
    const root = new Node<Action>()
    for (let i = 0; i < iterations; i++) {
      const chance = seededChance(`${this.#seed}/search ${i}`)
      const world = this.#mind.game.imagine(this.#view, chance)
      this.lines.grow({ root, legal }, world, this.#seat, this.end, chance)
      yield
    }
    const ranked = root.edges.toSorted((a, b) => b.visits - a.visits || b.value - a.value || b.rate - a.rate)
    const first = at(ranked, 0)
    const near = first.value - NEARLY
    const isLiked =
      played !== undefined &&
      this.#mind.key(first.action) === this.#mind.key(played) &&
      also.every((action) => (root.find(this.#mind.key(action))?.value ?? 0) >= near)
    return {
      ranked: ranked.map(({ action }) => action),
      settled: isLiked ? this.#settled(first) : undefined,
    }
  }

  #settled({ action, value, visits }: Edge<Action>): Judgement<Action> {
    const option: Option<Action> = {
      action,
      value: { mean: value, error: 0.5 / Math.sqrt(Math.max(1, visits)) },
      behind: { mean: 0, error: 0 },
      chances: [],
    }
    return { seat: this.#seat, options: [option], best: option, played: option, reasons: [], isForced: false }
  }

  /** The same world and the same chance for each line. */
  *each(
    lines: readonly Line<State, Action, View>[],
    name: string,
    run: (line: Line<State, Action, View>, world: State, chance: ReturnType<typeof seededChance>) => void,
  ): Work<void> {
    const { game } = this.#mind
    const chance = seededChance(`${this.#seed}/${name}`)
    const world = game.imagine(this.#view, chance)
    for (const line of lines) {
      run(line, game.clone(world), chance.fork())
      yield
    }
  }
}

/** What the search finds nearly as good needs no closer look. */
const NEARLY = 0.03

/** A limit for lists of actions, so that nothing hangs. */
const MOST_LISTED = 300
