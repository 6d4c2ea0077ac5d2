import { add, present, type Seat } from '@logres/kernel'
import type { OtherDie, SpendFlag } from '../actions.ts'
import { tellGareth } from '../allies/gareth.ts'
import { RING } from '../data.ts'
import { type Context, returnItem, turnOf } from '../effects.ts'
import type { Question } from '../frames.ts'
import { layoutOf } from '../layout.ts'
import type { FlagEffect } from '../printed.ts'
import type { Reason } from '../reasons.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { COLOURS, type Colour, type Province } from '../vocabulary.ts'
import { wrap } from './03-turn.ts'

/** 6 In one's own turn, at the right point of it. */
export function mayNotSpend(state: State, asked: Question, action: SpendFlag): Reason | undefined {
  const { seat } = asked
  const player = playerAt(state, seat)
  const turn = turnOf(state)
  const effect = effectOf(state, action.flag)
  if (!says(action, effect)) return 'flagOtherEffect'
  const reason = mayNotSpendNow(state, asked, effect, turn.figure)
  if (reason !== undefined) return reason
  if (present(player.items.flag[provinceOf(action.flag)]) === 0) return 'noFlag'
  if ('traitors' in action) return present(player.traitors[action.traitors]) === 0 ? 'noTraitor' : undefined
  if ('at' in action) return mayNotBorrow(state, seat, action.at)
  if (effect === 'turnDie') return mayNotTurn(state, asked, 'die' in action ? action.die : null)
  if (effect === 'backwards') return turn.backwards ? 'flagSpentAlready' : undefined
  // Once an action is borrowed, the knight stays where he is.
  return effect === 'cross' && turn.at !== player.knight ? 'brownBeforeOrange' : undefined
}

/** 6 By the edition; the flag for a second quest is spent with the quest. */
function effectOf({ options }: State, flag: Colour): FlagEffect {
  return present(layoutOf(options).effectOf[provinceOf(flag)])
}

/** Whether the action says what this effect needs to know, and nothing else. */
function says(action: SpendFlag, effect: FlagEffect): boolean {
  if (effect === 'secondQuest' || ('die' in action && effect !== 'turnDie')) return false
  return 'traitors' in action === (effect === 'repel') && 'at' in action === (effect === 'borrow')
}

/**
 * 6 Two flags before the move, two after it; two are for the knight. By the option `violetFlag` a die can be turned before
 * one is chosen: that is before the move too.
 */
function mayNotSpendNow(
  { options }: State,
  asked: Question,
  effect: FlagEffect,
  figure: 'knight' | 'merlin',
): Reason | undefined {
  const isBefore = effect === 'backwards' || effect === 'turnDie'
  const isEarly = asked.kind === 'chooseDie' && effect === 'turnDie' && options.violetFlag === 'any'
  if (isBefore && asked.kind !== 'prepare' && !isEarly) return 'flagBeforeMove'
  if ((effect === 'borrow' || effect === 'cross') && asked.kind !== 'arrive') return 'flagAfterMove'
  return (effect === 'backwards' || effect === 'cross') && figure !== 'knight' ? 'flagForKnight' : undefined
}

/** 6 The chosen die (null), or by the option `violetFlag` another one that is left in this round. */
function mayNotTurn(state: State, asked: Question, die: OtherDie | null): Reason | undefined {
  if (die === null) return asked.kind === 'chooseDie' ? 'whichDie' : undefined
  if (state.options.violetFlag !== 'any') return 'onlyChosenDie'
  const { dice, merlinDie } = playerAt(state, asked.seat)
  const isThere = die === 'merlin' ? merlinDie > 0 : dice.includes(die)
  return isThere ? undefined : 'dieUsed'
}

function mayNotBorrow(state: State, seat: Seat, at: number): Reason | undefined {
  return isOthersKnightAt(state, seat, at) && isAnotherSpace(state, seat, at) ? undefined : 'noKnightThere'
}

function isOthersKnightAt(state: State, seat: Seat, at: number): boolean {
  return state.players.some(({ knight }, other) => other !== seat && knight === at)
}

/** 6 Neither the space reached nor the one borrowed already. */
function isAnotherSpace(state: State, seat: Seat, at: number): boolean {
  const turn = turnOf(state)
  const reached = turn.figure === 'merlin' ? state.merlin : playerAt(state, seat).knight
  return at !== reached && at !== turn.at
}

function provinceOf(flag: Colour): Province {
  return COLOURS.indexOf(flag)
}

/** 6 Each goes back to its province. */
export function spendFlag(context: Context, seat: Seat, action: SpendFlag): void {
  const { state, emit } = context
  emit({ kind: 'flagSpent', seat, flag: action.flag })
  returnItem(context, seat, 'flag', provinceOf(action.flag))
  if ('traitors' in action) repel(context, seat, action.traitors)
  else if ('at' in action) borrow(context, seat, action.at)
  else if ('die' in action) turnOther(context, seat, action.die)
  else takeEffect(context, seat, effectOf(state, action.flag))
}

function borrow({ state, emit }: Context, seat: Seat, at: number): void {
  turnOf(state).at = at
  emit({ kind: 'actionBorrowed', seat, at })
}

/** What needs no choice. */
function takeEffect(context: Context, seat: Seat, effect: FlagEffect): void {
  const { state, emit } = context
  const turn = turnOf(state)
  if (effect === 'backwards') turn.backwards = true
  else if (effect === 'cross') crossOver(context, seat)
  else {
    turn.value = OPPOSITE - turn.value
    emit({ kind: 'dieTurned', seat, value: turn.value })
  }
}

/** Opposite faces of a die make seven. */
const OPPOSITE = 7

/** 6 A die that still lies there. The own dice stay in rising order. */
function turnOther({ state, emit }: Context, seat: Seat, die: OtherDie): void {
  const player = playerAt(state, seat)
  const value = OPPOSITE - (die === 'merlin' ? player.merlinDie : die)
  if (die === 'merlin') player.merlinDie = value
  else replaceDie(player, die, value)
  emit({ kind: 'dieTurned', seat, value, other: die === 'merlin' ? 'merlin' : 'knight' })
}

function replaceDie({ dice }: Player, from: number, to: number): void {
  dice[dice.indexOf(from)] = to
  dice.sort((a, b) => a - b)
}

/** All traitors of one colour, or by the option `blackFlag` one, without shields. */
function repel(context: Context, seat: Seat, colour: Province): void {
  const { state, emit } = context
  const { traitors } = playerAt(state, seat)
  const count = state.options.blackFlag === 'one' ? 1 : present(traitors[colour])
  add(traitors, colour, -count)
  add(state.traitorDiscards, colour, count)
  emit({ kind: 'traitorsRepelled', seat, colour, traitors: count })
  tellGareth(context, seat, colour)
}

/** 6 To the opposite space. */
function crossOver({ state, emit }: Context, seat: Seat): void {
  const player = playerAt(state, seat)
  const from = player.knight
  player.knight = wrap(from + RING / 2)
  turnOf(state).at = player.knight
  emit({ kind: 'figureMoved', seat, figure: 'knight', from, to: player.knight })
}
