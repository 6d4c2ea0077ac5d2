/*
 * The one definition of legality: each question has a judge made of the chapters' guards. legal.ts lists the candidates that
 * the same guards do not refuse.
 */
import { type Actor, present, type Refusal, refuse, type Seat } from '@logres/kernel'
import type { Action } from './actions.ts'
import { mayNotSwap } from './allies/bedivere.ts'
import { mayNotAskBors } from './allies/bors.ts'
import { mayNotAskGalahad } from './allies/galahad.ts'
import { mayNotAskGawain } from './allies/gawain.ts'
import { mayNotAskTristram } from './allies/tristram.ts'
import { mayNotChoose, mayNotEat, mayNotMove } from './chapters/03-turn.ts'
import {
  isPointsSpace,
  mayNotBuild,
  mayNotDismiss,
  mayNotInfluence,
  mayNotPlace,
  mayNotPlaceCounter,
  mayNotReturn,
  mayNotTake,
  mayNotTakeAgain,
  mayNotTakeFromTower,
} from './chapters/04-spaces.ts'
import { canDraw, mayNotResolve } from './chapters/05-quests.ts'
import { mayNotSpend } from './chapters/06-flags.ts'
import { mayNotPlaceByCounter, mayNotPlaceBySeal, mayNotRepelBySeal, mayNotScoreBySeal } from './chapters/09-favour.ts'
import { mayNotChooseAlly } from './chapters/10-knights.ts'
import { turnOf } from './effects.ts'
import type { Question } from './frames.ts'
import { spaceAt } from './layout.ts'
import { REASONS, type Reason } from './reasons.ts'
import { question, type State } from './state.ts'
import type { Position } from './vocabulary.ts'

export function whyNot(state: State, actor: Actor, action: Action): Refusal | undefined {
  const reason = judge(state, actor, action)
  return reason && refuse(reason, REASONS[reason])
}

/** Which reason refuses the action, if any. */
export function judge(state: State, actor: Actor, action: Action): Reason | undefined {
  const asked = question(state)
  if (asked === undefined) return 'gameOver'
  if (asked.seat !== actor) return 'notAsked'
  if (isFreeMove(action)) return judgeFreeMove(state, asked, action)
  return judgeAnswer(state, asked, action)
}

/** 3.5 */
type FreeMove = Extract<Action, { kind: 'resolveQuest' | 'spendFlag' | 'repelBySeal' | 'swapQuest' }>

function isFreeMove(action: Action): action is FreeMove {
  if (action.kind === 'spendFlag') return 'traitors' in action
  return action.kind === 'resolveQuest' || action.kind === 'repelBySeal' || action.kind === 'swapQuest'
}

/** 3.5 The points of a turn at which one may do more than answer. */
export function isOpen({ kind }: Question): boolean {
  return kind === 'chooseDie' || kind === 'prepare' || kind === 'arrive' || kind === 'finish'
}

/** 3.5 By the option `questTimes` also in the middle of an action. The draw for resolved quests ends the turn (5.1). */
export function canResolveNow(state: State, asked: Question): boolean {
  if (isOpen(asked)) return true
  const turn = state.frames[1]
  return state.options.questTimes === 'any' && turn?.kind === 'turn' && turn.step !== 'passOn'
}

/** 3.5 Before choosing a die, before the move, after the move, and after the action with its repeat. */
function judgeFreeMove(state: State, asked: Question, action: FreeMove): Reason | undefined {
  const { seat } = asked
  if (action.kind === 'resolveQuest' ? !canResolveNow(state, asked) : !isOpen(asked)) return 'notNow'
  if (action.kind === 'spendFlag') return mayNotSpend(state, asked, action)
  if (action.kind === 'repelBySeal') return mayNotRepelBySeal(state, seat, action.colour)
  if (action.kind === 'swapQuest') return mayNotSwap(state, seat, action.quest, action.place)
  return mayNotResolve(state, seat, action)
}

function judgeAnswer(state: State, asked: Question, action: Action): Reason | undefined {
  const { seat } = asked
  if (action.kind === 'spendFlag') return isOpen(asked) ? mayNotSpend(state, asked, action) : 'notNow'
  switch (asked.kind) {
    case 'chooseDie':
      return action.kind === 'chooseDie' ? mayNotChoose(state, seat, action) : 'notNow'
    case 'prepare':
      if (action.kind === 'eatApple') return mayNotEat(state, seat, action.value)
      if (action.kind === 'askTristram') return mayNotAskTristram(state, seat, action.value)
      if (action.kind === 'askGawain') return mayNotAskGawain(state, seat, action.value)
      if (action.kind === 'askBors') return mayNotAskBors(state, seat)
      return action.kind === 'move' ? mayNotMove(turnOf(state), action.clockwise) : 'notNow'
    case 'arrive':
      return action.kind === 'renounce' ? undefined : mayNotAct(state, seat, turnOf(state).at, action)
    case 'act':
      // 9.4 A seal replaces the action itself, never its repeat.
      if (action.kind === 'placeBySeal' || action.kind === 'scoreBySeal') return 'notNow'
      return mayNotAct(state, seat, turnOf(state).at, action)
    case 'repeat':
      return action.kind === 'useStaff' || action.kind === 'keepStaff' ? undefined : 'notNow'
    case 'finish':
      return action.kind === 'endTurn' ? undefined : 'notNow'
    case 'exchange':
      return action.kind === 'takeItem' ? mayNotTake(state, action.item, action.province) : 'notNow'
    case 'discardTraitor':
      return action.kind === 'discardTraitor' ? mayNotDismiss(state, seat, action.colour) : 'notNow'
    case 'discardMore':
      if (action.kind === 'stopDiscarding') return undefined
      return action.kind === 'discardQuest' ? mayNotDiscard(state, seat, action.quest) : 'notNow'
    case 'drawQuest':
      return action.kind === 'drawQuest' ? mayNotDraw(state, action.from) : 'notNow'
    case 'tower':
      if (action.kind === 'passTower') return undefined
      if (action.kind === 'takeItem') return mayNotTakeFromTower(state, action.item, action.province)
      return action.kind === 'placeCounter' ? mayNotPlaceCounter(state, seat) : 'notNow'
    case 'buildAgain':
      if (action.kind === 'passSeal') return undefined
      return action.kind === 'build' ? mayNotAct(state, seat, turnOf(state).at, action) : 'notNow'
    case 'placeAgain':
      return action.kind === 'placeServant'
        ? mayNotPlaceByCounter(state, seat, action.servant, action.province)
        : 'notNow'
    case 'towerAgain':
      if (action.kind === 'passTower') return undefined
      return action.kind === 'takeItem' || action.kind === 'placeCounter'
        ? mayNotTakeAgain(state, asked, action)
        : 'notNow'
    case 'galahad':
      if (action.kind === 'passAlly') return undefined
      return action.kind === 'takeItem' ? mayNotAskGalahad(state, asked.n, action.item, action.province) : 'notNow'
    case 'gaheris':
    case 'kay':
      return action.kind === 'useAlly' || action.kind === 'passAlly' ? undefined : 'notNow'
    case 'chooseAlly':
      return action.kind === 'chooseAlly' ? mayNotChooseAlly(state, asked.n, action.ally) : 'notNow'
    case 'grail':
      return action.kind === 'useGrail' || action.kind === 'keepGrail' ? undefined : 'notNow'
  }
}

/** 4 The action of the space at this position. */
export function mayNotAct(state: State, seat: Seat, at: Position, action: Action): Reason | undefined {
  const space = spaceAt(state.options, at)
  switch (action.kind) {
    case 'placeServant':
      return mayNotPlace(state, seat, at, action.servant, action.province)
    case 'takeItem':
      return mayNotInfluence(state, seat, at, action.item, action.province)
    case 'returnItem':
      return mayNotReturn(state, seat, at, action.item, action.province)
    case 'build':
      return mayNotBuild(state, seat, at, action.tile, action.material)
    case 'placeBySeal':
      return mayNotPlaceBySeal(state, seat, at, action.servant, action.province)
    case 'scoreBySeal':
      return mayNotScoreBySeal(state, seat, at)
    case 'scorePoints':
      return isPointsSpace(space) ? undefined : 'otherSpace'
    case 'takeExcalibur':
      return space === 'excalibur' ? undefined : 'otherSpace'
    case 'takeGrail':
      return space === 'grail' ? undefined : 'otherSpace'
    case 'discardQuest':
      return space === 'quest' ? mayNotDiscard(state, seat, action.quest) : 'otherSpace'
    default:
      return 'notNow'
  }
}

/** 4.8 */
function mayNotDiscard(state: State, seat: Seat, quest: number): Reason | undefined {
  return present(state.hands[seat]).includes(quest) ? undefined : 'questNotInHand'
}

/** 4.8 */
function mayNotDraw(state: State, from: number | 'deck'): Reason | undefined {
  if (from === 'deck') return canDraw(state) ? undefined : 'deckEmpty'
  return state.display[from] === null ? 'displayEmpty' : undefined
}
