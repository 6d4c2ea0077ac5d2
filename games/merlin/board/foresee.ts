/*
 * Where a die would lead, and what would change that: nothing of it is worked out here. The rules themselves are tried out
 * on a world the viewer could be in, act after act.
 */
import { at, type Chance, isRefusal, type Refusal, type Seat } from '@logres/kernel'
import {
  type Action,
  ASK_BORS,
  ASK_GAWAIN,
  ASK_TRISTRAM,
  allyOf,
  BORROW_FLAG,
  CHOOSE_KNIGHT,
  CHOOSE_MERLIN,
  EAT_APPLE,
  type FlagEffect,
  flagWith,
  MOVE,
  merlin,
  PLAIN_FLAG,
  type Position,
  question,
  type State,
  turnOf,
} from '../rules/index.ts'

/** Choosing, changing and moving draw nothing. */
const NO_CHANCE: Chance = {
  pick() {
    throw new Error('nothing is drawn before an action')
  },
}

/** The state after these acts, or why one of them is refused. */
export function foresee(state: State, seat: Seat, chain: readonly Action[]): World | Refusal {
  const after = merlin.clone(state)
  for (const action of chain) {
    const refusal = merlin.whyNot(after, seat, action)
    if (refusal !== undefined) return refusal
    merlin.apply(after, seat, action, NO_CHANCE, () => {})
  }
  return { kind: 'world', state: after }
}

export interface World {
  readonly kind: 'world'
  readonly state: State
}

/** For planning in others' turns: the same world, if it were this seat's turn to choose a die. */
export function asIfMine(state: State, seat: Seat): State {
  const asked = question(state)
  if (asked?.seat === seat && (asked.kind === 'chooseDie' || asked.kind === 'prepare')) return state
  const [round] = state.frames
  if (round?.kind !== 'round') return state
  const mine = merlin.clone(state)
  mine.frames.splice(0, mine.frames.length, round, {
    ...{ kind: 'turn', step: 'prepare', seat, figure: 'knight', value: 0, backwards: false, at: 0 },
    ...{ hasActed: false, mayRepeat: true, scoredAs: null, helped: [], resolved: 0 },
  })
  mine.frames.push({ kind: 'chooseDie', seat, n: 0 })
  return mine
}

export type Figure = 'knight' | 'merlin'

/** One way on the ring, with the acts that go it. */
export interface Way {
  readonly kind: 'way'
  readonly chain: readonly Action[]
  readonly figure: Figure
  /** What the die says when the figure goes. */
  readonly value: number
  readonly from: Position
  /** Where the figure comes to stand. */
  readonly to: Position
  /** The space whose action may be done: elsewhere by a flag. */
  readonly acts: Position
  readonly clockwise: boolean
  readonly after: State
}

function wayOf(state: State, seat: Seat, chain: readonly Action[]): Way | Refusal {
  const seen = foresee(state, seat, chain)
  if (isRefusal(seen)) return seen
  const after = seen.state
  const { figure, value, at: acts } = turnOf(after)
  const where = (world: State) => (figure === 'merlin' ? world.merlin : at(world.players, seat).knight)
  const clockwise = !chain.includes(MOVE.counterClockwise)
  return { kind: 'way', chain, figure, value, from: where(state), to: where(after), acts, clockwise, after }
}

/** The figure of a die is known before anything is done with it. */
export function choosing(figure: Figure, value: number): Action {
  return figure === 'merlin' ? CHOOSE_MERLIN : at(CHOOSE_KNIGHT, value)
}

const BOTH_WAYS = [MOVE.clockwise, MOVE.counterClockwise]

/** Where the die itself leads: one way for a knight, two for Merlin. */
export function plainWays(state: State, seat: Seat, start: readonly Action[]): readonly Way[] {
  return BOTH_WAYS.map((move) => wayOf(state, seat, [...start, move])).filter((way) => !isRefusal(way))
}

export const MEANS = [
  'apple',
  'tristram',
  'gawain',
  'bors',
  'turnDie',
  'backwards',
  'cross',
  'borrow',
  'staff',
] as const
export type MeansName = (typeof MEANS)[number]

/** What one holds that leads elsewhere. */
export interface Means {
  readonly name: MeansName
  readonly count: number
  readonly ways: readonly Way[]
  /** If it leads nowhere: why. */
  readonly refusal: Refusal | undefined
}

/** Before the move: all that is held and could change the way. */
export function meansFor(state: State, seat: Seat, start: readonly Action[]): readonly Means[] {
  return MEANS.flatMap((name) => {
    const count = held(state, seat, name)
    if (count === 0) return []
    const tried = chains(state, name).map((chain) => wayOf(state, seat, [...start, ...chain]))
    const ways = tried.filter((way) => !isRefusal(way))
    return [{ name, count, ways: unlike(ways), refusal: ways.length > 0 ? undefined : tried.find(isRefusal) }]
  })
}

function held(state: State, seat: Seat, name: MeansName): number {
  const player = at(state.players, seat)
  if (name === 'apple') return player.apples
  if (name === 'staff') return player.staffs
  if (name === 'tristram' || name === 'gawain' || name === 'bors') return allyOf(player, name)?.tiles ?? 0
  return at(player.items.flag, flagWith(state.options, name))
}

const VALUES = [1, 2, 3, 4, 5, 6]

function chains(state: State, name: MeansName): readonly (readonly Action[])[] {
  const moved = (action: Action) => BOTH_WAYS.map((move) => [action, move])
  switch (name) {
    case 'apple':
      return VALUES.flatMap((value) => moved(at(EAT_APPLE, value)))
    case 'tristram':
      return VALUES.flatMap((value) => moved(at(ASK_TRISTRAM, value)))
    case 'gawain':
      return VALUES.flatMap((value) => moved(at(ASK_GAWAIN, value)))
    case 'bors':
      return ASK_BORS.map((action) => [action])
    case 'turnDie':
      return moved(plainFlag(state, name))
    case 'backwards':
      return [[plainFlag(state, name), MOVE.counterClockwise]]
    case 'cross':
      return BOTH_WAYS.map((move) => [move, plainFlag(state, name)])
    case 'borrow':
      return BOTH_WAYS.flatMap((move) => borrowings(state).map((flag) => [move, flag] as const))
    case 'staff':
      return []
  }
}

function plainFlag({ options }: State, effect: FlagEffect): Action {
  return at(PLAIN_FLAG, flagWith(options, effect))
}

/** The flag that borrows, for each space on which a knight stands. */
function borrowings({ options, players }: State): readonly Action[] {
  const flags = at(BORROW_FLAG, flagWith(options, 'borrow'))
  return flags.filter((_, position) => players.some(({ knight }) => knight === position))
}

/** Each goal once. */
function unlike(ways: readonly Way[]): readonly Way[] {
  return ways.filter((way, i) => ways.findIndex(({ acts, figure }) => acts === way.acts && figure === way.figure) === i)
}
