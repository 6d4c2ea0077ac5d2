import { type Actor, present, type Seat } from '@logres/kernel'
import type { Action, Build } from './actions.ts'
import { ask, type Context, placeCounter, takeItem, turnOf } from './effects.ts'
import type { Question, ScoringFrame } from './frames.ts'
import { canActAt, canPlaceByCounter } from './legal.ts'
import { chooseDie, eatApple, keepStaff, move, renounce, useStaff } from './rules/03-turn.ts'
import {
  build,
  dismissTraitor,
  exchange,
  placeServant,
  scorePoints,
  takeExcalibur,
  takeGrail,
} from './rules/04-spaces.ts'
import { canDraw, discardQuest, drawFromDeck, drawFromDisplay, resolveQuest } from './rules/05-quests.ts'
import { spendFlag } from './rules/06-flags.ts'
import { sayGrail } from './rules/07-scoring.ts'
import {
  offerSecondManor,
  passSeal,
  placeBySeal,
  repelBySeal,
  scoreBySeal,
  useBuildersSeal,
} from './rules/09-favour.ts'
import { proceed } from './sequence.ts'
import { question, type State } from './state.ts'

/** Does what a legal action says, then goes on to the next question. */
export function apply(context: Context, actor: Actor, action: Action): void {
  const asked = question(context.state)
  if (asked === undefined || asked.seat !== actor)
    throw new Error(`${action.kind} was not judged before it was applied`)
  answer(context, asked, action)
  proceed(context)
}

function answer(context: Context, asked: Question, action: Action): void {
  const { state } = context
  const { seat } = asked
  switch (action.kind) {
    case 'chooseDie':
      chooseDie(context, seat, action)
      break
    case 'eatApple':
      eatApple(context, seat, action.value)
      break
    case 'spendFlag':
      spendFlag(context, seat, action)
      break
    case 'resolveQuest':
      resolveQuest(context, seat, action)
      break
    case 'repelBySeal':
      repelBySeal(context, seat, action.colour)
      break
    case 'move':
      move(context, seat, action.clockwise)
      break
    case 'renounce':
      renounce(context, seat)
      break
    case 'useStaff':
      useStaff(context, seat)
      break
    case 'keepStaff':
      keepStaff(context, seat)
      break
    case 'drawQuest':
      draw(context, asked, action.from)
      break
    case 'useGrail':
    case 'keepGrail':
      sayGrail(context, scoringOf(state), seat, action.kind === 'useGrail')
      break
    default:
      state.frames.pop()
      if (asked.kind === 'arrive') turnOf(state).hasActed = true
      act(context, asked, seat, action)
      break
  }
}

/** What a space's action consists of; the question is off the stack already. */
function act(context: Context, asked: Question, seat: Seat, action: Action): void {
  const { state, emit } = context
  switch (action.kind) {
    case 'placeServant':
      placeServant(context, seat, action.servant, action.province)
      break
    case 'takeItem':
      takeItem(context, seat, action.item, action.province)
      break
    case 'returnItem':
      exchange(context, seat, action.item, action.province)
      break
    case 'placeCounter':
      placeCounter(context, seat, action.province)
      break
    case 'build':
      buildManor(context, asked, seat, action)
      break
    case 'scorePoints':
      scorePoints(context, seat, turnOf(state))
      break
    case 'scoreBySeal':
      scoreBySeal(context, seat, action.as)
      break
    case 'placeBySeal':
      placeBySeal(context, seat, action.servant, action.province, () => canPlaceByCounter(state, seat))
      break
    case 'passSeal':
      passSeal(context, seat, 'builder')
      break
    case 'takeExcalibur':
      takeExcalibur(context, seat)
      break
    case 'takeGrail':
      takeGrail(context, seat)
      break
    case 'discardTraitor':
      dismissTraitor(context, seat, action.colour)
      break
    case 'discardQuest':
      discardQuest(context, seat, action.quest)
      if (asked.kind === 'discardMore' || present(state.hands[seat]).length === 0) drawAfter(context, asked, seat)
      else ask(state, 'discardMore', seat, 1)
      break
    case 'stopDiscarding':
      drawAfter(context, { ...asked, n: asked.n - 1 }, seat)
      break
    case 'passTower':
      emit({ kind: 'towerPassed', seat })
      break
    case 'endTurn':
      break
    default:
      throw new Error(`${action.kind} is no answer to ${asked.kind}`)
  }
}

/** 4.9, 9.4 The second one by the builder's seal; after the first that is offered, before what its tower gives is asked. */
function buildManor(context: Context, asked: Question, seat: Seat, { tile, material }: Build): void {
  const { state } = context
  if (asked.kind === 'buildAgain') useBuildersSeal(context, seat)
  const before = state.frames.length
  build(context, seat, tile, material)
  if (asked.kind !== 'arrive') return
  // The tower's question, if there is one, is answered first: it lies above the seal's.
  const tower = state.frames.splice(before)
  offerSecondManor(context, seat, canActAt(state, seat, turnOf(state).at))
  state.frames.push(...tower)
}

/** 4.8 As many as were discarded: `n` before this one, and this one. */
function drawAfter({ state }: Context, { n }: Question, seat: Seat): void {
  ask(state, 'drawQuest', seat, n + 1)
}

/** 4.8 One by one, as long as there are any. */
function draw(context: Context, asked: Question, from: number | 'deck'): void {
  const { state } = context
  asked.n -= 1
  if (asked.n === 0) state.frames.pop()
  if (from === 'deck') drawFromDeck(context, asked.seat)
  else drawFromDisplay(context, asked.seat, from)
  if (asked.n > 0 && !canDraw(state) && state.display.every((quest) => quest === null)) state.frames.pop()
}

function scoringOf({ frames }: State): ScoringFrame {
  const frame = frames.at(-2)
  if (frame?.kind !== 'scoring') throw new Error('no scoring in progress')
  return frame
}
