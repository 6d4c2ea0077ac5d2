import { type Actor, present, type Seat } from '@logres/kernel'
import type { Action, Build, TakeItem } from './actions.ts'
import type { AllyName } from './allies/ally.ts'
import { askBors } from './allies/bors.ts'
import { useGaheris } from './allies/gaheris.ts'
import { askGalahad, gainItem } from './allies/galahad.ts'
import { askGawain } from './allies/gawain.ts'
import { useKay } from './allies/kay.ts'
import { askTristram } from './allies/tristram.ts'
import { chooseDie, eatApple, keepStaff, move, renounce, useStaff } from './chapters/03-turn.ts'
import {
  build,
  dismissTraitor,
  exchange,
  placeServant,
  scorePoints,
  takeExcalibur,
  takeFromTower,
  takeGrail,
} from './chapters/04-spaces.ts'
import { canDraw, discardQuest, drawFromDeck, drawFromDisplay, resolveQuest, swapQuest } from './chapters/05-quests.ts'
import { spendFlag } from './chapters/06-flags.ts'
import { sayGrail } from './chapters/07-scoring.ts'
import {
  offerSecondManor,
  passSeal,
  placeBySeal,
  repelBySeal,
  scoreBySeal,
  useBuildersSeal,
} from './chapters/09-favour.ts'
import { chooseAlly } from './chapters/10-knights.ts'
import { ask, type Context, turnOf } from './effects.ts'
import type { Question, ScoringFrame } from './frames.ts'
import { canActAt, canPlaceByCounter } from './legal.ts'
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
    case 'askTristram':
      askTristram(context, seat, action.value)
      break
    case 'askGawain':
      askGawain(context, seat, action.value)
      break
    case 'askBors':
      askBors(context, seat, action.province)
      break
    case 'swapQuest':
      swapQuest(context, seat, action.quest, action.place)
      break
    case 'chooseAlly':
      chooseAlly(context, seat, asked.n, action.ally)
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
      takeOne(context, asked, action)
      break
    case 'returnItem':
      exchange(context, seat, action.item, action.province)
      break
    case 'placeCounter':
      takeFromTower(context, asked, action)
      break
    case 'useAlly':
      if (asked.kind === 'gaheris') useGaheris(context, seat, asked.n)
      else useKay(context, seat, asked.n)
      break
    case 'passAlly':
      emit({ kind: 'allyPassed', seat, ally: allyAsked(asked) })
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

/** Where an item comes from: a space, an exchange, a tower, or Galahad. */
function takeOne(context: Context, asked: Question, action: TakeItem): void {
  const { seat } = asked
  if (asked.kind === 'galahad') askGalahad(context, seat, action.item, action.province)
  else if (asked.kind === 'tower' || asked.kind === 'towerAgain') takeFromTower(context, asked, action)
  else gainItem(context, seat, action.item, action.province)
}

/** The question bears the ally's name. */
function allyAsked({ kind }: Question): AllyName {
  if (kind === 'galahad' || kind === 'gaheris' || kind === 'kay') return kind
  throw new Error(`no ally is asked by ${kind}`)
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
