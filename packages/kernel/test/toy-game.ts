/*
 * Pebbles, a small but whole game for the kernel's own tests. Seats take red and blue tokens in small steps, may draw
 * one secret pebble each, peek at a neighbour's, show their own, ask a neighbour for a token; after each round all vote
 * at once whether to go on, until the clerk closes the vote; at the end pebbles are revealed one after the other.
 */
import {
  type Actor,
  at,
  type Chance,
  type Emit,
  type Game,
  present,
  type Result,
  refuse,
  type Seat,
  type Sequence,
  type SequenceFrame,
  sequence,
  sum,
  top,
  type Viewer,
} from '../src/index.ts'
import { type Action, ALL_ACTIONS, BOWL, type Options, options, parseAction } from './toy-actions.ts'

interface RoundFrame extends SequenceFrame<'turns' | 'vote' | 'next'> {
  readonly kind: 'round'
}
type MoveFrame = { kind: 'move'; seat: Seat; nth: number; taken: number; passed: boolean; asked: boolean }
type AnswerFrame = { kind: 'answer'; seat: Seat; by: Seat }
type VoteFrame = { kind: 'vote'; votes: (boolean | null)[] }
type RevealFrame = { kind: 'reveal'; seat: Seat }
type Frame = RoundFrame | MoveFrame | AnswerFrame | VoteFrame | RevealFrame

export interface State {
  rules: number
  options: Options
  seats: number
  first: Seat
  round: number
  turns: number
  stopped: boolean
  red: number
  blue: number
  /** How many pebbles of value 1, 2, 3, 4 are in the bowl. */
  bowl: number[]
  tokens: number[]
  /** 0: none yet. */
  pebbles: number[]
  /** known[viewer][owner] */
  known: boolean[][]
  /** Which pebbles lie open on the table. */
  revealed: boolean[]
  frames: Frame[]
}

export interface View extends Omit<State, 'bowl' | 'pebbles'> {
  viewer: Viewer
  /** null: there is one, but this viewer does not know it. */
  pebbles: (number | null)[]
}

export type Event =
  | { kind: 'took'; seat: Seat; colour: string }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'drew'; seat: Seat; pebble: number | null }
  | { kind: 'peeked'; seat: Seat; owner: Seat; pebble: number | null }
  | { kind: 'showed'; seat: Seat; to: Seat; pebble: number | null }
  | { kind: 'asked'; seat: Seat; of: Seat }
  | { kind: 'answered'; seat: Seat; gave: boolean }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'voted'; seat: Seat; more: boolean }
  | { kind: 'withdrew'; seat: Seat }
  | { kind: 'closed'; more: boolean }
  | { kind: 'revealed'; seat: Seat; pebble: number }

export type Pebbles = Game<Options, State, Action, Event, View>

const ROUND: Sequence<RoundFrame, State> = sequence<RoundFrame, State>([
  ['turns', (state) => pushMove(state, 0)],
  [
    'vote',
    (state) => {
      if (state.options.ending === 'vote') state.frames.push({ kind: 'vote', votes: state.tokens.map(() => null) })
    },
  ],
  [
    'next',
    (state, frame) => {
      if (state.round < state.options.rounds && !state.stopped && state.red + state.blue > 0) {
        state.round++
        frame.step = 'turns'
        return
      }
      for (let seat = state.seats - 1; seat >= 0; seat--) {
        if (state.pebbles[seat] !== 0) state.frames.push({ kind: 'reveal', seat })
      }
    },
  ],
])

function pushMove(state: State, nth: number): void {
  const seat = (state.first + nth) % state.seats
  state.turns++
  state.frames.push({ kind: 'move', seat, nth, taken: 0, passed: false, asked: false })
}

function run(state: State): void {
  for (let frame = top(state.frames); frame?.kind === 'round'; frame = top(state.frames)) {
    if (!ROUND.advance(frame, state)) state.frames.pop()
  }
}

function toAct(state: State): readonly Actor[] {
  const frame = top(state.frames)
  if (frame === undefined || frame.kind === 'round') return []
  return frame.kind === 'vote' ? [...state.tokens.keys(), 'clerk'] : [frame.seat]
}

const neighbour = (state: State, seat: Seat) => (seat + 1) % state.seats

function whyNot(state: State, actor: Actor, action: Action): ReturnType<Pebbles['whyNot']> {
  if (!toAct(state).includes(actor)) return refuse('notYours', '1.1')
  const frame = present(top(state.frames))
  switch (frame.kind) {
    case 'move':
      return whyNoMove(state, frame, action)
    case 'answer':
      if (action.kind !== 'give' && action.kind !== 'keep') return refuse('notAsked', '1.2')
      return action.kind === 'give' && state.tokens[frame.seat] === 0 ? refuse('noToken', '2.4') : undefined
    case 'vote':
      if ((action.kind === 'close') !== (actor === 'clerk')) return refuse('notAsked', '3.1')
      if (actor === 'clerk') return undefined
      if (action.kind === 'vote') return frame.votes[actor] === action.more ? refuse('sameVote', '3.2') : undefined
      if (action.kind === 'withdraw') return frame.votes[actor] === null ? refuse('noVote', '3.3') : undefined
      return refuse('notAsked', '3.1')
    case 'reveal':
      return action.kind === 'reveal' && action.pebble === state.pebbles[frame.seat]
        ? undefined
        : refuse('notYourPebble', '4.1')
    case 'round':
      return refuse('notAsked', null)
  }
}

function whyNoMove(state: State, frame: MoveFrame, action: Action): ReturnType<Pebbles['whyNot']> {
  const { seat } = frame
  const next = neighbour(state, seat)
  switch (action.kind) {
    case 'take':
      if (frame.passed || frame.taken >= 3) return refuse('enoughTaken', '2.1', { most: 3 })
      return state[action.colour] === 0 ? refuse('noneLeft', '2.1', { colour: action.colour }) : undefined
    case 'pass':
      return frame.taken > 0 || frame.passed ? refuse('alreadyMoved', '2.2') : undefined
    case 'draw':
      return state.pebbles[seat] === 0 ? undefined : refuse('hasPebble', '2.3')
    case 'peek':
      if (!state.options.peeking) return refuse('noPeeking', '2.5')
      return state.pebbles[next] === 0 || at(state.known, seat)[next] ? refuse('nothingToPeek', '2.5') : undefined
    case 'show':
      if (action.pebble !== state.pebbles[seat]) return refuse('notYourPebble', '2.6')
      return at(state.known, action.to % state.seats)[seat] || action.to >= state.seats
        ? refuse('nothingToShow', '2.6')
        : undefined
    case 'ask':
      return frame.asked ? refuse('alreadyAsked', '2.4') : undefined
    case 'end':
      return frame.taken === 0 && !frame.passed ? refuse('nothingDone', '2.7') : undefined
    default:
      return refuse('notAsked', '1.2')
  }
}

function apply(state: State, actor: Actor, action: Action, chance: Chance, emit: Emit<Event>): void {
  const frame = present(top(state.frames))
  if (frame.kind === 'move') applyMove(state, frame, action, chance, emit)
  if (frame.kind === 'answer') {
    const gave = action.kind === 'give'
    if (gave) {
      state.tokens[frame.seat] = at(state.tokens, frame.seat) - 1
      state.tokens[frame.by] = at(state.tokens, frame.by) + 1
    }
    state.frames.pop()
    emit({ kind: 'answered', seat: frame.seat, gave })
  }
  if (frame.kind === 'vote') {
    if (actor === 'clerk') {
      const more = frame.votes.filter((vote) => vote === false).length * 2 <= state.seats
      state.stopped = !more
      state.frames.pop()
      emit({ kind: 'closed', more })
    } else if (action.kind === 'vote') {
      frame.votes[actor] = action.more
      emit({ kind: 'voted', seat: actor, more: action.more })
    } else {
      frame.votes[actor] = null
      emit({ kind: 'withdrew', seat: actor })
    }
  }
  if (frame.kind === 'reveal') {
    for (const row of state.known) row[frame.seat] = true
    state.revealed[frame.seat] = true
    state.frames.pop()
    emit({ kind: 'revealed', seat: frame.seat, pebble: at(state.pebbles, frame.seat) })
  }
  run(state)
}

function applyMove(state: State, frame: MoveFrame, action: Action, chance: Chance, emit: Emit<Event>): void {
  const { seat } = frame
  const next = neighbour(state, seat)
  switch (action.kind) {
    case 'take':
      state[action.colour]--
      state.tokens[seat] = at(state.tokens, seat) + 1
      frame.taken++
      emit({ kind: 'took', seat, colour: action.colour })
      return
    case 'pass':
      frame.passed = true
      emit({ kind: 'passed', seat })
      return
    case 'draw': {
      const pebble = drawPebble(state.bowl, chance)
      state.pebbles[seat] = pebble
      at(state.known, seat)[seat] = true
      emit({ kind: 'drew', seat, pebble }, [seat])
      return
    }
    case 'peek':
      at(state.known, seat)[next] = true
      emit({ kind: 'peeked', seat, owner: next, pebble: at(state.pebbles, next) }, [seat])
      return
    case 'show':
      at(state.known, action.to)[seat] = true
      emit({ kind: 'showed', seat, to: action.to, pebble: action.pebble }, [action.to])
      return
    case 'ask':
      frame.asked = true
      state.frames.push({ kind: 'answer', seat: next, by: seat })
      emit({ kind: 'asked', seat, of: next })
      return
    default:
      state.frames.pop()
      if (frame.nth + 1 < state.seats) pushMove(state, frame.nth + 1)
      emit({ kind: 'turnEnded', seat })
  }
}

function drawPebble(bowl: number[], chance: Chance): number {
  let index = chance.pick(sum(bowl), 'pebble')
  for (let value = 0; ; value++) {
    const count = at(bowl, value)
    if (index < count) {
      bowl[value] = count - 1
      return value + 1
    }
    index -= count
  }
}

function result(state: State): Result | undefined {
  if (state.frames.length > 0) return undefined
  const scores = state.tokens.map((tokens, seat) => tokens + at(state.pebbles, seat))
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { places, scores, reason: state.stopped ? 'vote' : 'rounds' }
}

function view(state: State, viewer: Viewer): View {
  const sees = (owner: Seat) => (viewer === 'table' ? state.revealed[owner] : at(state.known, viewer)[owner])
  const { rules, seats, first, round, turns, stopped, red, blue } = state
  return {
    viewer,
    ...{ rules, seats, first, round, turns, stopped, red, blue },
    options: { ...state.options },
    tokens: [...state.tokens],
    pebbles: state.pebbles.map((pebble, owner) => (pebble === 0 || sees(owner) ? pebble : null)),
    known: state.known.map((row) => [...row]),
    revealed: [...state.revealed],
    frames: structuredClone(state.frames),
  }
}

function imagine(view: View, chance: Chance): State {
  const { viewer: _, pebbles: seen, ...open } = structuredClone(view)
  const bowl = [...BOWL]
  for (const pebble of seen) if (pebble !== null && pebble > 0) bowl[pebble - 1] = at(bowl, pebble - 1) - 1
  const pebbles = seen.map((pebble) => pebble ?? drawPebble(bowl, chance))
  return { ...open, bowl, pebbles }
}

export const pebbles: Pebbles = {
  id: 'pebbles',
  rulesVersion: 3,
  oldestRules: 2,
  seats: { min: 2, max: 4 },
  options,
  checkSetup(value, seats) {
    const read = options.read(value)
    if (read.kind === 'refusal') return read
    const { red, blue } = read.options
    return red + blue < 3 * seats ? refuse('tooFewTokens', '1.3', { least: 3 * seats }) : undefined
  },
  parseAction,
  setup(options, seats, chance, rules = 3) {
    const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
    const state: State = {
      rules,
      options: { ...options },
      seats,
      first: chance.pick(seats, 'firstSeat'),
      round: 1,
      turns: 0,
      stopped: false,
      red: options.red,
      blue: options.blue,
      bowl: [...BOWL],
      tokens: each(0),
      pebbles: each(0),
      known: each(0).map(() => each(false)),
      revealed: each(false),
      frames: [{ kind: 'round', step: 'turns' }],
    }
    run(state)
    return state
  },
  clone: (state) => structuredClone(state),
  toAct,
  legal: (state, actor) => ALL_ACTIONS.filter((action) => whyNot(state, actor, action) === undefined),
  whyNot,
  apply,
  turn(state) {
    const frame = top(state.frames)
    return { no: state.turns, seat: frame === undefined || !('seat' in frame) ? 'all' : frame.seat }
  },
  result,
  view,
  asked(view) {
    const frame = top(view.frames)
    if (frame === undefined || view.viewer === 'table') return undefined
    const mine = frame.kind === 'vote' || ('seat' in frame && frame.seat === view.viewer)
    return mine ? { kind: frame.kind, rule: null, params: {} } : undefined
  },
  preview(_, seat, action) {
    if (action.kind === 'take') return { certain: [{ kind: 'took', seat, colour: action.colour }], possible: [] }
    if (action.kind === 'end') return { certain: [{ kind: 'turnEnded', seat }], possible: [] }
    if (action.kind !== 'draw') return { certain: [], possible: [] }
    return { certain: [], possible: BOWL.map((_, value) => ({ kind: 'drew', seat, pebble: value + 1 })) }
  },
  redact(event, viewer) {
    const hidden =
      (event.kind === 'showed' && viewer !== event.seat && viewer !== event.to) ||
      ((event.kind === 'drew' || event.kind === 'peeked') && viewer !== event.seat)
    return hidden ? { ...event, pebble: null } : event
  },
  imagine,
}
